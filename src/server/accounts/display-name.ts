/**
 * The name a new profile gets: the one given, else the part of the e-mail address before the @, else
 * 'Player' and the last four characters of the user's id.
 */
export function firstDisplayName(given: string, email: string, userId: string): string {
  return given.trim() || email.split('@')[0] || `Player${userId.slice(-4)}`
}
