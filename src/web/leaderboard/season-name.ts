import type { Season } from '#contract/leaderboard.ts'

/** The month of a season, such as `November 2026`. Seasons begin and end in UTC. */
export function seasonName({ starts_at: begin }: Season): string {
  return new Date(begin).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
