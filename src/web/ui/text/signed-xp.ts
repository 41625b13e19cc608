const MINUS = '\u2212'

/** A change of XP with its sign, as in `+50`; none for no change. */
export function signedXp(xp: number): string {
  return xp > 0 ? `+${xp}` : String(xp).replace('-', MINUS)
}
