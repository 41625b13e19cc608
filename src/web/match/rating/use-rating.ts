import { useQuery } from '@tanstack/react-query'

import { call } from '#web/wire/api.ts'

/** Loads the own rating. A match that has just ended has changed it. */
export function useRating(matchId: string | null) {
  return useQuery({
    queryKey: ['rating', matchId],
    queryFn: () => call('get_rating', {}),
    staleTime: 0,
  })
}
