import type { QueryClient } from '@tanstack/react-query'

/** The queries of the leaderboard, by the names of their cached answers. */
export const SEASONS = 'seasons'
export const STANDINGS = 'leaderboard'

/** Asks for the standings again, and for the seasons: with the first XP of a month there is one more. */
export async function refreshBoard(client: QueryClient): Promise<void> {
  await Promise.all(
    [STANDINGS, SEASONS].map((part) => client.invalidateQueries({ queryKey: [part] })),
  )
}
