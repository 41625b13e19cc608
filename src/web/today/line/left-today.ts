import type { StoredToday } from '#web/user-data/stored-today.ts'

/**
 * A session that was left longer ago is not gone on with: another day asks for other questions. Nor is one that a clock
 * which was ahead has begun.
 */
const LEFT_MS = 20 * 60 * 60 * 1000

type Now = { readonly owner: string | null; readonly now: number }

/** Whether this learner has begun a session that can still be gone on with. */
export function isLeft(stored: StoredToday | null, { owner, now }: Now): stored is StoredToday {
  if (stored === null || stored.owner !== owner || stored.asked.length === 0) return false
  return Math.abs(now - stored.startedAt) <= LEFT_MS
}

/** Says where a session of today's plan was left; null when there is none to go on with. */
export function leftText(stored: StoredToday | null, now: Now): string | null {
  if (!isLeft(stored, now) || stored.about.kind !== 'plan') return null
  const { asked, size, minutes } = stored
  const next = asked.at(-1)?.isAnswered === true ? asked.length + 1 : asked.length
  if (minutes !== undefined) return `Go on with question ${next}`
  return next > size ? 'See how your session went' : `Go on with question ${next} of ${size}`
}
