/** Counts what is open at once, for each key. */
export type Seats = {
  /**
   * Takes one more for a key.
   * @returns a function that gives it back, once; null when all are taken
   */
  readonly take: (key: string) => (() => void) | null
}

/** @param most how many a key may have at once */
export function createSeats(most: number): Seats {
  const taken = new Map<string, number>()

  function change(key: string, by: number): void {
    const count = (taken.get(key) ?? 0) + by
    if (count === 0) taken.delete(key)
    else taken.set(key, count)
  }

  return {
    take(key) {
      if ((taken.get(key) ?? 0) >= most) return null
      change(key, 1)
      let isHeld = true
      return () => {
        if (isHeld) change(key, -1)
        isHeld = false
      }
    },
  }
}
