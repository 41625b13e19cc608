import { LONGEST_WORK_SECONDS } from './goal.ts'

/** The length of a session: a number of questions, or whole minutes. */
export type SessionLength = {
  /** The questions; by minutes those that are expected. */
  readonly size: number
  /** Null for a session by questions. */
  readonly minutes: number | null
}

/** The longest session, however quick the answers are. */
export const MAX_QUESTIONS = 40

/** Before anything is known of a learner a question with its explanation takes this long. */
const USUAL_SECONDS = 30
/** Reading an explanation takes so long beside the answer. */
const READING_SECONDS = 10

/**
 * Returns about how many minutes so many questions take.
 * @param average seconds for an answer; 0 when there is none yet
 */
export function minutesFor(questions: number, average: number): number {
  return Math.max(1, Math.round((questions * secondsOf(average)) / 60))
}

/** Returns how many questions so many minutes have room for. */
export function questionsFor(minutes: number, average: number): number {
  return Math.min(MAX_QUESTIONS, Math.max(1, Math.round((minutes * 60) / secondsOf(average))))
}

/** Returns the milliseconds that a question adds to its session: at most two minutes, then it was left alone. */
export function workedOn(openedAt: number, now: number): number {
  return Math.min(Math.max(0, now - openedAt), LONGEST_WORK_SECONDS * 1000)
}

/** Whether a session that has asked so many questions for so long asks no more. */
export function isOver(
  { size, minutes }: SessionLength,
  { questions, workedMs }: { readonly questions: number; readonly workedMs: number },
): boolean {
  if (minutes === null) return questions >= size
  return questions >= MAX_QUESTIONS || workedMs >= minutes * 60_000
}

function secondsOf(average: number): number {
  return average === 0 ? USUAL_SECONDS : average + READING_SECONDS
}
