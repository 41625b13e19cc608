import { useQuery } from '@tanstack/react-query'

import { reviewed } from '#web/match/client/reviewed.ts'

/** Loads a past match with its questions, once, because it never changes. */
export function useReview(matchId: string) {
  return useQuery({ queryKey: ['match-review', matchId], queryFn: () => reviewed(matchId) })
}
