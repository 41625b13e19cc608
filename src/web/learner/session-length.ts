import { questionsFor, type SessionLength } from '#quiz/practice/session-length.ts'
import { averageTime } from '#quiz/practice/statistics.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedSettings, type VisitorSettings } from '#web/user-data/settings.ts'

/** Questions of a session unless the learner has chosen another length. */
const USUAL_SIZE = 12
/** The lengths to choose from. */
export const sessionSizes = [5, 12, 20, 40] as const
export const sessionMinutes = [5, 10, 15] as const

/** A check of skills never asked. */
export const CHECK_SIZE = 12
/** A drill about one idea, and practice of one skill. */
export const IDEA_SIZE = 5
export const SKILL_SIZE = 10

/** The length that the visitor has chosen for sessions of Today. */
export function useSessionLength(): SessionLength {
  const settings = useStored(storedSettings)
  const { totals } = useStored(storedProgress)
  return sessionLength(settings, averageTime(totals))
}

/**
 * Returns the length that settings ask for. A stored one that cannot be chosen counts as none.
 * @param average seconds for an answer
 */
export function sessionLength(
  settings: Pick<VisitorSettings, 'sessionSize' | 'sessionMinutes'>,
  average: number,
): SessionLength {
  const minutes = sessionMinutes.find((one) => one === settings.sessionMinutes) ?? null
  const size = sessionSizes.find((one) => one === settings.sessionSize) ?? USUAL_SIZE
  return { size: minutes === null ? size : questionsFor(minutes, average), minutes }
}
