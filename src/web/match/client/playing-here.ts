import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'

const here = storedProgress.guest

/** The match of a user whose end this browser has not kept and shown, as when its page was closed before; or null. */
export function matchPlayedHere(userId: string, place = here): string | null {
  const { playing } = place.get()
  return playing?.userId === userId ? playing.matchId : null
}

/** Notes that a user plays a match here. */
export function notePlaying(userId: string, matchId: string, place = here): void {
  if (matchPlayedHere(userId, place) === matchId) return
  place.update((kept) => ({ ...kept, playing: { userId, matchId } }))
}

/** The end of a match is kept, or the player has looked at it: after both nothing is left to do. */
export function noteEnd(matchId: string, done: 'isKept' | 'isSeen', place = here): void {
  const { playing } = place.get()
  if (playing?.matchId !== matchId || playing[done] === true) return
  const noted = { ...playing, [done]: true }
  if (noted.isKept === true && noted.isSeen === true) forgetPlaying(matchId, place)
  else place.update((kept) => ({ ...kept, playing: noted }))
}

/** There is no end of a match to be kept. */
export function forgetPlaying(matchId: string, place = here): void {
  if (place.get().playing?.matchId !== matchId) return
  place.update(withoutMatch)
}

function withoutMatch(progress: SavedProgress): SavedProgress {
  const kept = { ...progress }
  delete kept.playing
  return kept
}
