/** Work that an answer does not wait for. */
export type Background = {
  /** Takes over work that has begun; a failure is reported and has no other effect. */
  readonly add: (work: Promise<unknown>) => void
  /** Settles when all work that was added is done. */
  readonly settled: () => Promise<void>
}

/** @param onFailure called with the error of work that failed */
export function createBackground(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>()
  return {
    add(work) {
      const guarded = work.catch(onFailure).finally(() => running.delete(guarded))
      running.add(guarded)
    },
    async settled() {
      // Work may add work.
      // oxlint-disable-next-line no-await-in-loop
      while (running.size > 0) await Promise.all(running)
    },
  }
}
