import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '#web/ui/button.tsx'

/** Stands where a bookmark was removed, and takes the focus that its button had. */
export function RemovedCard({ onUndo }: { readonly onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={place}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-outline px-4 py-3 sm:px-6"
    >
      <p role="status" className="text-muted">
        Bookmark removed.
      </p>
      <Button onClick={onUndo}>
        <Undo2 aria-hidden className="size-5" /> Undo
      </Button>
    </div>
  )
}
