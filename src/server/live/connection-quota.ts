/** Limits how many connections may be open at once under each key. */
export type ConnectionQuota = {
  /**
   * Takes one of the places of a key.
   * @returns a function that gives the place back, once; null when all are taken
   */
  readonly take: (key: string) => (() => void) | null
}

/** @param most how many connections a key may have at once */
export function createConnectionQuota(most: number): ConnectionQuota {
  const open = new Map<string, number>()

  function change(key: string, by: number): void {
    const count = (open.get(key) ?? 0) + by
    if (count === 0) open.delete(key)
    else open.set(key, count)
  }

  return {
    take(key) {
      if ((open.get(key) ?? 0) >= most) return null
      change(key, 1)
      let isHeld = true
      return () => {
        if (isHeld) change(key, -1)
        isHeld = false
      }
    },
  }
}
