import { call, CallProblem, callsSettled } from '#web/wire/api.ts'
import { sleep } from '#web/wire/pause.ts'

/** Signing out waits no longer than this for a call that is still open. */
const PATIENCE_MS = 3000

/** The calls made for one account until its session on this page ends. */
export type AccountCalls = {
  /** Like `call`. After `close`, sends nothing and delivers no answer. @throws CallProblem `session_missing` */
  readonly ask: typeof call
  /**
   * Waits until `saved` settles, then holds back new calls. Settles when the open calls are answered.
   * Each of the two waits lasts three seconds at most.
   */
  readonly hold: (saved: Promise<unknown>) => Promise<void>
  /** Sends the calls that were held back. */
  readonly goOn: () => void
  /** Ends the calls of this account for good. */
  readonly close: () => void
}

/** @param send calls the server on behalf of the account in its options */
export function createAccountCalls(userId: string, send: typeof call = call): AccountCalls {
  let isLeft = false
  let held: Promise<void> | null = null
  let goOn: (() => void) | null = null

  function stay(): void {
    if (isLeft) throw new CallProblem('session_missing', 'the account was left')
  }

  return {
    async ask(name, input) {
      await held
      stay()
      const answer = await send(name, input, { account: userId })
      stay()
      return answer
    },
    async hold(saved) {
      await Promise.race([saved, sleep(PATIENCE_MS)])
      held ??= new Promise((resolve) => {
        goOn = resolve
      })
      await callsSettled(PATIENCE_MS)
    },
    goOn() {
      held = null
      goOn?.()
    },
    close() {
      isLeft = true
      held = null
      goOn?.()
    },
  }
}
