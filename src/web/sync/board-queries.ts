import type { QueryClient } from '@tanstack/react-query'

/** What the leaderboard asks for, by the names under which the answers are kept. */
export const SEASONS = 'seasons'
export const STANDINGS = 'leaderboard'

/** Asks for the standings again, and for the seasons: with the first XP of a month there is one more. */
export async function refreshBoard(client: QueryClient): Promise<void> {
  await Promise.all(
    [STANDINGS, SEASONS].map((part) => client.invalidateQueries({ queryKey: [part] })),
  )
}
