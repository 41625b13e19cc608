import { readDisplayName } from '#contract/display-name.ts'

/**
 * Returns the name of a new profile: the given one, else the part of the email address before the @,
 * else 'Player' and the last four characters of the user's id. Skips names that are not allowed.
 */
export function firstDisplayName(given: string, email: string, userId: string): string {
  const candidates = [given, email.split('@')[0] ?? '']
  return candidates.map(readDisplayName).find(Boolean) ?? `Player${userId.slice(-4)}`
}
