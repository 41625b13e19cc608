import { readDisplayName } from '#contract/display-name.ts'

/**
 * The name a new profile gets: the one given, else the part of the e-mail address before the @, else
 * 'Player' and the last four characters of the user's id. What others may not see under is passed over.
 */
export function firstDisplayName(given: string, email: string, userId: string): string {
  const candidates = [given, email.split('@')[0] ?? '']
  return candidates.map(readDisplayName).find(Boolean) ?? `Player${userId.slice(-4)}`
}
