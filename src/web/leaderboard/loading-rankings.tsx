import { LoaderCircle } from 'lucide-react'

/** Until the rankings are here, in about their size. */
export function LoadingRankings() {
  return (
    <p
      role="status"
      className="flex min-h-[70dvh] items-center justify-center gap-3 rounded-lg border border-line bg-surface text-muted"
    >
      <LoaderCircle aria-hidden className="animate-spin" /> Loading rankings...
    </p>
  )
}
