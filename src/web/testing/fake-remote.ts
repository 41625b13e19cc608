import type { Remote } from '#web/sync/account-queries.ts'

/** An answer of the server for tests, which the test changes as another device would. */
export function fakeRemote<Data>(first: Data, read: () => Promise<Data>): Remote<Data> {
  const listeners = new Set<() => void>()
  let known: Data | undefined = first
  function set(next: Data | undefined) {
    known = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => known,
    take: (change) => set(change(known)),
    load: read,
    refresh: async () => set(await read()),
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
