import { noPeers, type SharedTotal } from '#server/platform/workers/peers.ts'

/** Limits how many connections may be open at once under each key. */
export type ConnectionQuota = {
  /**
   * Takes one of the places of a key.
   * @param share the part of a place that is taken, less than one for a key with more room
   * @returns a function that gives the place back, once; null when all are taken
   */
  readonly take: (key: string, share?: number) => (() => void) | null
}

/** The tolerance for sums of shares. */
const TINY = 1e-6

/**
 * @param most how many connections a key may have at once
 * @param shared with the other workers, whose connections count as well
 */
export function createConnectionQuota(
  most: number,
  shared: SharedTotal = noPeers.total(''),
): ConnectionQuota {
  const open = new Map<string, number>()

  function change(key: string, by: number): void {
    const count = (open.get(key) ?? 0) + by
    if (count < TINY) open.delete(key)
    else open.set(key, count)
    shared.hold(key, open.get(key) ?? 0)
  }

  return {
    take(key, share = 1) {
      if ((open.get(key) ?? 0) + shared.ofOthers(key) + share > most + TINY) return null
      change(key, share)
      let isHeld = true
      return () => {
        if (isHeld) change(key, -share)
        isHeld = false
      }
    },
  }
}
