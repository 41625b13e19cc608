import { LoaderCircle } from 'lucide-react'

/** Shown while there is no question yet, in the size of the card that follows. */
export function LoadingQuestion() {
  return (
    <p
      role="status"
      className="mt-16 flex min-h-128 items-center justify-center gap-3 rounded-lg border border-line bg-surface text-muted"
    >
      <LoaderCircle aria-hidden className="animate-spin" /> Loading question...
    </p>
  )
}
