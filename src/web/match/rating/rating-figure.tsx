import { QueryClientProvider } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'

import { queries } from '#web/session/session.ts'
import { grouped } from '#web/ui/text/grouped.ts'

import { Figure } from './figure.tsx'
import { useRating } from './use-rating.ts'

/** The own rating after a match, beside the XP. Until it is there, its place shows a dash. */
export function RatingFigure({ matchId }: { readonly matchId: string }) {
  return (
    <QueryClientProvider client={queries}>
      <RatingOf matchId={matchId} />
    </QueryClientProvider>
  )
}

function RatingOf({ matchId }: { readonly matchId: string }) {
  const { data, isError } = useRating(matchId)
  const rating = data?.rating ?? null
  // Nothing has been rated yet, or the rating could not be loaded.
  if (isError || (data !== undefined && rating === null)) return null
  return (
    <Figure
      icon={<Gauge aria-hidden className="size-5 text-accent" />}
      label="Match Rating"
      value={rating === null ? '–' : `${grouped(rating.rating)} ± ${grouped(rating.deviation)}`}
    />
  )
}
