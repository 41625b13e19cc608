import { createHolder, type Holder } from './holder.ts'
import type { Stored } from './stored.ts'
import { currentVisitor } from './visitor.ts'

/** A value of the visitor: stored in this browser for a guest, with the account for a signed-in user. */
export type Switchable<Value> = Stored<Value> & {
  /** The value of this browser, which does not change while a user is signed in. */
  readonly guest: Stored<Value>
  /** Puts the account's own value in place of the guest's; null brings that back. */
  readonly use: (place: Stored<Value> | null) => void
  /** Replaces the values used while the account was loading. */
  readonly usePlaceholder: () => void
}

/**
 * The one seam between guest and account: screens read and change the value without knowing whose it
 * is.
 * @param placeholder makes the place that is used until an account has come
 */
export function switchable<Value>(
  guest: Stored<Value>,
  placeholder: () => Stored<Value> = () => inMemory(guest, guest.fallback),
): Switchable<Value> {
  const listeners = new Set<() => void>()
  const isExpected = currentVisitor().status !== 'guest'
  let place: Stored<Value> = isExpected ? placeholder() : guest
  let stop: (() => void) | null = null

  function announce() {
    for (const listener of listeners) listener()
  }

  function follow() {
    stop?.()
    stop = listeners.size > 0 ? place.subscribe(announce) : null
  }

  function use(next: Stored<Value> | null) {
    place = next ?? guest
    follow()
    announce()
  }

  return {
    guest,
    use,
    usePlaceholder: () => use(placeholder()),
    key: guest.key,
    fallback: guest.fallback,
    get: () => place.get(),
    set: (value) => place.set(value),
    update: (change) => place.update(change),
    clear: () => place.clear(),
    persistence: () => place.persistence(),
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
    persistence: () => 'stored',
  }
}
