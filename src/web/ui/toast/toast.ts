/** The content of a toast. A destructive one reports a failure. */
export type ToastContent = {
  readonly title: string
  readonly description?: string
  readonly look?: 'plain' | 'destructive'
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Of two toasts about the same only the newer one is still true. */
  readonly subject?: 'entry'
}

export type Toast = ToastContent & { readonly id: number }

/** More would cover the screen; the oldest ones give way. */
const TOASTS_SHOWN = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a short message over the screen; it goes away by itself. It replaces earlier messages about
 * the same subject, and itself. Returns its id.
 */
export function showToast(content: ToastContent): number {
  lastId += 1
  const id = lastId
  const others = toasts.filter((toast) => !isReplaced(toast, content))
  publish([...others, { ...content, id }].slice(-TOASTS_SHOWN))
  return id
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id))
}

/** The toasts on the screen, oldest first. */
export function shownToasts(): readonly Toast[] {
  return toasts
}

/** Calls back after every change. Gives the way to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function isReplaced(old: ToastContent, next: ToastContent): boolean {
  if (old.subject !== undefined && old.subject === next.subject) return true
  return old.title === next.title && old.description === next.description
}

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
