/** A value of this page alone, which calls back when it is replaced. */
export type Holder<Value> = {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createHolder<Value>(first: Value): Holder<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
