import { storedMatch } from '#web/outbox/match-in-play.ts'

/** Returns the match of a user whose end this browser has not recorded and shown, or null. */
export function matchPlayedHere(userId: string, place = storedMatch): string | null {
  const match = place.get()
  return match?.userId === userId ? match.matchId : null
}

/** Notes that a user plays a match here. */
export function notePlaying(userId: string, matchId: string, place = storedMatch): void {
  if (matchPlayedHere(userId, place) !== matchId) place.set({ userId, matchId })
}

/** Notes that the end of a match is recorded, or that the player has seen it. After both it is forgotten. */
export function noteEnd(matchId: string, done: 'isKept' | 'isSeen', place = storedMatch): void {
  const match = place.get()
  if (match?.matchId !== matchId || match[done] === true) return
  const noted = { ...match, [done]: true }
  place.set(noted.isKept === true && noted.isSeen === true ? null : noted)
}

/** Forgets a match without an end to record. */
export function forgetPlaying(matchId: string, place = storedMatch): void {
  if (place.get()?.matchId === matchId) place.set(null)
}
