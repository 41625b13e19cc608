import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'

const here = storedProgress.guest

/** Returns the match of a user whose end this browser has not both kept and shown yet, or null. */
export function matchPlayedHere(userId: string, place = here): string | null {
  const { playing } = place.get()
  return playing?.userId === userId ? playing.matchId : null
}

/** Remembers that a user is playing a match in this browser. */
export function notePlaying(userId: string, matchId: string, place = here): void {
  if (matchPlayedHere(userId, place) === matchId) return
  place.update((kept) => ({ ...kept, playing: { userId, matchId } }))
}

/** Notes that the end of a match is kept or seen. After both, the match is forgotten. */
export function noteEnd(matchId: string, done: 'isKept' | 'isSeen', place = here): void {
  const { playing } = place.get()
  if (playing?.matchId !== matchId || playing[done] === true) return
  const noted = { ...playing, [done]: true }
  if (noted.isKept === true && noted.isSeen === true) forgetPlaying(matchId, place)
  else place.update((kept) => ({ ...kept, playing: noted }))
}

/** Forgets a match that has no end to keep. */
export function forgetPlaying(matchId: string, place = here): void {
  if (place.get().playing?.matchId !== matchId) return
  place.update(withoutMatch)
}

function withoutMatch(progress: SavedProgress): SavedProgress {
  const kept = { ...progress }
  delete kept.playing
  return kept
}
