/** Who must not be interrupted now, and what waits until nobody is. */
export type Concentration = {
  /** Holds back what can wait, until the function that it gives is called. */
  readonly begin: () => () => void
  /** Runs at once when nobody concentrates, else as soon as the last one is done. */
  readonly whenFree: (run: () => void) => void
}

export const concentration = createConcentration()

export function createConcentration(): Concentration {
  const holders = new Set<symbol>()
  let waiting: readonly (() => void)[] = []

  function end(holder: symbol) {
    holders.delete(holder)
    if (holders.size > 0) return
    const due = waiting
    waiting = []
    for (const run of due) run()
  }

  return {
    begin() {
      const holder = Symbol('concentration')
      holders.add(holder)
      return () => end(holder)
    },
    whenFree(run) {
      if (holders.size === 0) run()
      else waiting = [...waiting, run]
    },
  }
}
