import { Suspense, useEffect, useSyncExternalStore } from 'react'

import { lazyPart } from '#web/wire/lazy-part.ts'

import { type Toast, shownToasts, subscribeToToasts } from './toast.ts'

const none: readonly Toast[] = []

/** Long after the page has loaded: the loss of the connection is shown by a toast, too. */
const PREPARED_MS = 4000

const load = async () => (await import('./toast-card.tsx')).ToastCard
const ToastCard = lazyPart(load)

/** The corner in which toasts appear; a screen reader speaks them when it has time. */
export function Toaster() {
  usePrepared()
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-(--tabs-height) z-50 flex flex-col items-center gap-2 p-4 data-[place=top]:top-0 data-[place=top]:bottom-auto sm:items-end sm:p-6 print:hidden"
    >
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </section>
  )
}

/** Has the code of the cards before the first of them is needed. */
function usePrepared() {
  useEffect(() => {
    // Without a connection it is asked for with the first card.
    const timer = setTimeout(() => void load().catch(() => undefined), PREPARED_MS)
    return () => clearTimeout(timer)
  }, [])
}
