import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'

/** A wait that is longer than this is announced; a shorter announcement would only interrupt. */
const SLOW_MS = 500

/** Shown while there is no question yet, in the size of the card that follows. */
export function LoadingQuestion() {
  const isSlow = useIsSlow()
  return (
    <div className="mt-16 grid min-h-128 place-items-center rounded-lg border border-line bg-surface text-muted">
      <p aria-hidden className="flex flex-wrap items-center justify-center gap-3">
        <LoaderCircle aria-hidden className="animate-spin" /> Loading question...
      </p>
      <p role="status" className="sr-only">
        {isSlow ? 'Loading question...' : null}
      </p>
    </div>
  )
}

/** Only a text that comes into a place that is there already is read out. */
function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
