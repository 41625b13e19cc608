import { lazy, Suspense, useSyncExternalStore } from 'react'

import { type Toast, shownToasts, subscribeToToasts } from './toast.ts'

const none: readonly Toast[] = []

const ToastCard = lazy(async () => {
  const { ToastCard: component } = await import('./toast-card.tsx')
  return { default: component }
})

/** The corner in which toasts appear; a screen reader speaks them when it has time. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-2 p-4 sm:items-end sm:p-6 print:hidden"
    >
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </section>
  )
}
