import { useQuery } from '@tanstack/react-query'

import { reviewed } from '#web/match/client/reviewed.ts'

/** Looks back at a match. What is over never changes, so it is read once. */
export function useReview(matchId: string) {
  return useQuery({ queryKey: ['match-review', matchId], queryFn: () => reviewed(matchId) })
}
