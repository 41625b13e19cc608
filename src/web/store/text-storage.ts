/** A place that keeps texts under keys. Each of its functions may throw, as a browser's may. */
export type TextStorage = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, text: string) => void
  readonly remove: (key: string) => void
  /**
   * Calls back with the key when another tab has changed it, with null when it has changed all.
   * Gives the way to stop.
   */
  readonly follow: (listener: (key: string | null) => void) => () => void
}

/** This browser's local storage. */
export const browserStorage: TextStorage = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  follow(listener) {
    function pass(event: StorageEvent) {
      listener(event.key)
    }
    globalThis.addEventListener('storage', pass)
    return () => globalThis.removeEventListener('storage', pass)
  },
}

/** The session storage of this tab, which no other tab changes. */
export const tabStorage: TextStorage = {
  read: (key) => sessionStorage.getItem(key),
  write: (key, text) => sessionStorage.setItem(key, text),
  remove: (key) => sessionStorage.removeItem(key),
  follow: () => () => undefined,
}
