import type { Season } from '#contract/leaderboard.ts'
import { type Sight, sight } from '#web/ui/focus/visibility.ts'

/** While a computer sleeps its timers stand still, so the clock is looked at this often. */
const LOOK_MS = 60_000
/** The delay before a page asks about a season that is already over. */
const FIRST_MS = 1000

/**
 * When a season ends by the clock of the page; never, as long as the season is not known.
 * @param ahead milliseconds by which the page's clock is ahead of the server's, as far as is known
 */
export function endOf(season: Season | undefined, ahead = 0): number {
  return season === undefined ? Infinity : Date.parse(season.ends_at) + ahead
}

type Eyes = { readonly sight?: Sight; readonly now?: () => number }

/**
 * Calls back once the moment has come, and from then on every minute and whenever the page comes into
 * sight: what the page does then may fail. A hidden page is left alone.
 * @returns the way to stop
 */
export function whenOver(
  endsAt: number,
  run: () => void,
  { sight: seen = sight, now = Date.now }: Eyes = {},
): () => void {
  let timer = setTimeout(look, pauseBefore(FIRST_MS))
  const stop = seen.subscribe(look)

  function look() {
    clearTimeout(timer)
    timer = setTimeout(look, pauseBefore(LOOK_MS))
    if (seen.isVisible() && now() >= endsAt) run()
  }

  function pauseBefore(whenDue: number): number {
    const left = endsAt - now()
    return left > 0 ? Math.min(left, LOOK_MS) : whenDue
  }

  return () => {
    clearTimeout(timer)
    stop()
  }
}
