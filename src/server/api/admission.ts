import { Problem } from '#server/platform/http/problem.ts'

/** The time to come back, in seconds: waiting work is done by then. */
const RETRY_SECONDS = 2

/** Lets only so many calls be answered at once. */
export type Admission = {
  readonly inFlight: () => number
  /** @throws Problem `unavailable` when the node is full */
  readonly requireRoom: () => void
  /**
   * Does the work of a call, counted until it settles, even after the caller has gone.
   * @throws Problem `unavailable` when no more are let in
   */
  readonly admit: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** @param most calls at once; more would only wait for each other */
export function createAdmission(most: number): Admission {
  let inFlight = 0
  return { inFlight: () => inFlight, requireRoom, admit }

  function requireRoom(): void {
    if (inFlight < most) return
    throw new Problem('unavailable', 'The server is busy. Try again soon.', {
      'retry-after': String(RETRY_SECONDS),
    })
  }

  async function admit<Result>(work: () => Promise<Result>): Promise<Result> {
    requireRoom()
    inFlight += 1
    try {
      return await work()
    } finally {
      inFlight -= 1
    }
  }
}
