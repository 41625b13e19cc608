import { createHolder, type Holder } from './holder.ts'
import type { Stored } from './stored.ts'
import { currentVisitor } from './visitor.ts'

/** A value of whoever is looking: of this browser for a guest, of the account for who is signed in. */
export type Owned<Value> = Stored<Value> & {
  /** The value of this browser, which stays as it is while somebody is signed in. */
  readonly guest: Stored<Value>
  /** Puts the account's own value in place of the guest's; null brings that back. */
  readonly lend: (place: Stored<Value> | null) => void
}

/**
 * The one seam between guest and account: screens read and change the value without knowing whose it
 * is. Until an account has come, its value is `before`, in memory.
 */
export function owned<Value>(guest: Stored<Value>, before: Value = guest.fallback): Owned<Value> {
  const listeners = new Set<() => void>()
  const isExpected = currentVisitor().status !== 'guest'
  let place: Stored<Value> = isExpected ? inMemory(guest, before) : guest
  let stop: (() => void) | null = null

  function announce() {
    for (const listener of listeners) listener()
  }

  function follow() {
    stop?.()
    stop = listeners.size > 0 ? place.subscribe(announce) : null
  }

  return {
    guest,
    lend(next) {
      place = next ?? guest
      follow()
      announce()
    },
    key: guest.key,
    fallback: guest.fallback,
    get: () => place.get(),
    set: (value) => place.set(value),
    update: (change) => place.update(change),
    clear: () => place.clear(),
    keeping: () => place.keeping(),
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) follow()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) follow()
      }
    },
  }
}

/** A place with the same start that lives as long as the page. */
export function inMemory<Value>(start: Stored<Value>, first: Value): Stored<Value> {
  const holder = createHolder(first)
  return heldBy(holder, start, holder.set)
}

/** A place with the same start whose value a holder shows and `set` changes. */
export function heldBy<Value>(
  { get, subscribe }: Holder<Value>,
  { key, fallback }: Stored<Value>,
  set: (value: Value) => void,
): Stored<Value> {
  return {
    key,
    fallback,
    get,
    set,
    subscribe,
    update: (change) => set(change(get())),
    clear: () => set(fallback),
    keeping: () => 'kept',
  }
}
