/** How long an invitation works after it was made, or after the last match by it was made. */
export const INVITATION_MS = 60 * 60 * 1000

/** The kinds of matches: of players who both searched, by an invitation, against a practice opponent. */
export const matchKinds = ['search', 'friend', 'practice'] as const
export type MatchKind = (typeof matchKinds)[number]

/** The right of two players to a match with each other. */
export type Invitation = {
  /** The player who made it. */
  readonly host: string
  /** The player with whom a match was made; null before the first one. */
  readonly guest: string | null
  /** The end of its time: milliseconds since 1970, server time. */
  readonly expiresAt: number
}

/** The part of a player in an invitation, or why there is none. */
export type Admission = 'host' | 'guest' | 'expired' | 'taken'

/** Returns the part of a player in an invitation: the first guest of a match remains its only one. */
export function admissionOf(
  { host, guest, expiresAt }: Invitation,
  player: string,
  now: number,
): Admission {
  if (now >= expiresAt) return 'expired'
  if (player === host) return 'host'
  return guest === null || guest === player ? 'guest' : 'taken'
}

/**
 * Chooses the two players of a match by an invitation: its host and the guest who has waited longest.
 * @param waiting the players who wait for it, in the order in which they came
 * @returns null unless both are there
 */
export function friendsOf<Waiting extends { readonly player: string }>(
  invitation: Invitation,
  waiting: readonly Waiting[],
  now: number,
): readonly [host: Waiting, guest: Waiting] | null {
  const host = waiting.find(({ player }) => admissionOf(invitation, player, now) === 'host')
  const guest = waiting.find(({ player }) => admissionOf(invitation, player, now) === 'guest')
  return host === undefined || guest === undefined ? null : [host, guest]
}

/** Whether the result of a match moves XP and ratings. Friends choose each other, so theirs do not. */
export function isForStakes(kind: MatchKind): boolean {
  return kind === 'search'
}
