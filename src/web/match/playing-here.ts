import { type SavedProgress, storedProgress } from '#web/platform/progress.ts'

const here = storedProgress.guest

/** The match of a user whose end this browser has not kept, as when its page was closed before; or null. */
export function matchPlayedHere(userId: string, place = here): string | null {
  const { playing } = place.get()
  return playing?.userId === userId ? playing.matchId : null
}

/** Notes that a user plays a match here. */
export function notePlaying(userId: string, matchId: string, place = here): void {
  if (matchPlayedHere(userId, place) === matchId) return
  place.update((kept) => ({ ...kept, playing: { userId, matchId } }))
}

/** The end of a match is kept, or there is none to be kept. */
export function forgetPlaying(matchId: string, place = here): void {
  if (place.get().playing?.matchId !== matchId) return
  place.update(withoutMatch)
}

function withoutMatch(progress: SavedProgress): SavedProgress {
  const kept = { ...progress }
  delete kept.playing
  return kept
}
