import { QueryClientProvider } from '@tanstack/react-query'

import { queries } from '#web/session/session.ts'
import { grouped } from '#web/ui/text/grouped.ts'

import { useRating } from './use-rating.ts'

/** The own rating in matches, in small print; nothing before the first rated match. */
export function RatingLine({ matchId = null }: { readonly matchId?: string | null }) {
  return (
    <QueryClientProvider client={queries}>
      <Line matchId={matchId} />
    </QueryClientProvider>
  )
}

function Line({ matchId }: { readonly matchId: string | null }) {
  const { data } = useRating(matchId)
  const rating = data?.rating ?? null
  if (rating === null) return null
  return <span key={`${rating.rating} ${rating.deviation}`}>{sentenceOf(rating)}</span>
}

function sentenceOf(own: {
  readonly rating: number
  readonly deviation: number
  readonly rated_matches: number
}): string {
  const strength = `Match rating ${grouped(own.rating)} ± ${grouped(own.deviation)}`
  return own.rated_matches === 1
    ? `${strength} after 1 match`
    : `${strength} after ${grouped(own.rated_matches)} matches`
}
