import { call, CallProblem, callsSettled } from '#web/wire/api.ts'
import { sleep } from '#web/wire/pause.ts'

/** A call without an answer after so long keeps nobody from signing out. */
const PATIENCE_MS = 3000

/** What is asked in the name of one account, until it is left. */
export type AccountCalls = {
  /** As `call`. Once the account is left, nothing is sent and no answer comes: @throws CallProblem `session_missing` */
  readonly ask: typeof call
  /**
   * Lets nothing more out once the changes are saved that wait for each other. Settles when what was on
   * its way is back. For either it waits three seconds at most.
   */
  readonly hold: (saved: Promise<unknown>) => Promise<void>
  /** Lets out what was held: nobody has left. */
  readonly goOn: () => void
  /** The account is left, for good. */
  readonly close: () => void
}

/** @param send asks the server, in the name of the account that it is given */
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
