/** Tracks who must not be interrupted now, and holds back messages until then. */
export type Concentration = {
  /** Holds back interruptions until the returned function is called. */
  readonly begin: () => () => void
  /** Runs at once, or as soon as no screen must be left undisturbed. */
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
