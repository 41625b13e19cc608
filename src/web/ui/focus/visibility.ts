/** Whether the visitor can see this page, or another tab or program is before it. */
export type Sight = {
  readonly isVisible: () => boolean
  /** Calls back when that has changed. Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export const sight: Sight = {
  isVisible: () => !document.hidden,
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}
