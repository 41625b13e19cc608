import { createHolder } from '#web/store/holder.ts'

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

let lastId = 0
const shown = createHolder<readonly Toast[]>([])

/**
 * Shows a short message over the screen; it goes away by itself. It replaces earlier messages about
 * the same subject, and itself. Returns its id.
 */
export function showToast(content: ToastContent): number {
  lastId += 1
  const id = lastId
  const others = shown.get().filter((toast) => !isReplaced(toast, content))
  shown.set([...others, { ...content, id }].slice(-TOASTS_SHOWN))
  return id
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id))
}

/** The toasts on the screen, oldest first. */
export const shownToasts = shown.get

/** Calls back after every change. Gives the way to stop. */
export const subscribeToToasts = shown.subscribe

function isReplaced(old: ToastContent, next: ToastContent): boolean {
  if (old.subject !== undefined && old.subject === next.subject) return true
  return old.title === next.title && old.description === next.description
}
