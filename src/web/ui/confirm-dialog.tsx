import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Button } from './button.tsx'

/**
 * Asks before a destructive action. It is open while it is mounted; `onClose` comes after it has
 * closed, for either choice.
 */
export function ConfirmDialog({
  title,
  confirmLabel,
  children,
  onConfirm,
  onClose,
}: {
  readonly title: string
  readonly confirmLabel: string
  readonly children: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} className="modal p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3 text-muted">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => dialog.current?.close()}>Cancel</Button>
        <Button
          look="primary"
          onClick={() => {
            onConfirm()
            dialog.current?.close()
          }}
        >
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}
