import { CircleAlert, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { buttonClass } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { keepClear, watchPresses } from './clear-of-trigger.ts'
import { dismissToast, type Toast } from './toast.ts'

// Also while the web is built, where there is nothing to press.
if (!import.meta.env.SSR) watchPresses()

const TOAST_MS = 5000
/** A message that is being read when its time is over stays until it has been left alone for this long. */
const LINGER_MS = 1500

/** One message with its close button; it stays while the pointer or the focus is on it. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, title, description, action } = toast
  const isDestructive = toast.look === 'destructive'
  const card = useRef<HTMLDivElement>(null)
  useCloseInTime(card, id)
  useLayoutEffect(() => {
    if (card.current !== null) keepClear(card.current)
  }, [])
  return (
    <div
      ref={card}
      role="group"
      aria-label={title}
      data-look={isDestructive ? 'destructive' : 'plain'}
      className="toast"
    >
      {isDestructive ? <CircleAlert aria-hidden className="size-5 shrink-0" /> : null}
      <div className="min-w-0 grow py-2">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {description === undefined ? null : <p className="text-sm">{description}</p>}
      </div>
      {action === undefined ? null : (
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => {
            action.run()
            dismissToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Close notification" onClick={() => dismissToast(id)}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  )
}

function useCloseInTime(card: RefObject<HTMLElement | null>, id: number) {
  useEffect(() => {
    let timer = setTimeout(close, TOAST_MS)
    function close() {
      const isHeld = card.current?.matches(':hover, :focus-within') ?? false
      if (isHeld) timer = setTimeout(close, LINGER_MS)
      else dismissToast(id)
    }
    return () => clearTimeout(timer)
  }, [card, id])
}
