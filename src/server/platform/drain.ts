import { setTimeout } from 'node:timers/promises'

/** The time in which a stopping server goes on, so that others take over new work. */
export type Drain = {
  readonly hasBegun: () => boolean
  /** Settles when it is over. */
  readonly begin: () => Promise<void>
}

/** @param milliseconds how long load balancers take to notice */
export function createDrain(milliseconds: number): Drain {
  let hasBegun = false
  return {
    hasBegun: () => hasBegun,
    async begin() {
      hasBegun = true
      if (milliseconds > 0) await setTimeout(milliseconds)
    },
  }
}
