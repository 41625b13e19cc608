/** Those that want to hear of something. */
export type Listeners<Heard extends readonly unknown[] = []> = {
  readonly announce: (...heard: Heard) => void
  /** Gives the way to stop. */
  readonly subscribe: (listener: (...heard: Heard) => void) => () => void
}

export function createListeners<Heard extends readonly unknown[] = []>(): Listeners<Heard> {
  const listeners = new Set<(...heard: Heard) => void>()
  return {
    announce(...heard) {
      for (const listener of listeners) listener(...heard)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** A value of this page alone, which calls back when it is replaced. */
export type Holder<Value> = {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createHolder<Value>(first: Value): Holder<Value> {
  const { announce, subscribe } = createListeners()
  let value = first
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      announce()
    },
    subscribe,
  }
}
