import type { Bank } from '#quiz/bank.ts'
import { parseQuestionId, SEEDS } from '#quiz/question-id.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import type { Random } from '#quiz/random.ts'

import { emptyMemory, remember } from './selection.ts'
import {
  type Asked,
  currentAsked,
  isAtEnd,
  nextWith,
  type PracticeSession,
  type Result,
} from './session.ts'

/** Draws in search of another question of the same template. */
const TRIES = 50

/** Whether the question on screen is the last of a set of this size: moving on ends the set. */
export function isLastOfSet(session: PracticeSession, size: number): boolean {
  return isAtEnd(session) && session.history.length >= size
}

/** A question of a set with its answer. */
export type Done = {
  readonly question: Question
  readonly result: Result
  /** The second try after a wrong answer; absent where there was none. */
  readonly second?: Result
}

/** The answered questions of a session in their order: all of them, and those that went wrong. */
export function resultsOf({ history }: PracticeSession): {
  readonly answered: readonly Done[]
  readonly wrong: readonly Done[]
} {
  const answered = history.flatMap(({ question, result, second }) =>
    result === undefined ? [] : [{ question, result, ...(second !== undefined && { second }) }],
  )
  return { answered, wrong: answered.filter(({ result }) => !result.isCorrect) }
}

/**
 * A session that asks the questions that went wrong once more. They have been counted, so the new answers
 * teach without counting. Null when none went wrong.
 */
export function againWrong(session: PracticeSession, now: number): PracticeSession | null {
  return sessionAsking(
    resultsOf(session).wrong.map(({ question }) => ({ question, isCounted: true, isExtra: true })),
    now,
  )
}

function sessionAsking(asked: readonly Asked[], now: number): PracticeSession | null {
  const [first, ...rest] = asked
  if (first === undefined) return null
  const history = [first, ...rest] as const
  return {
    history,
    index: 0,
    turn: { status: 'open', chosen: null, openedAt: now },
    memory: history.reduce((known, { question }) => remember(known, question), emptyMemory),
  }
}

/** Moves on to a question on top of the others, which teaches and does not count. */
export function withExtra(
  session: PracticeSession,
  question: Question,
  now: number,
): PracticeSession {
  const moved = nextWith(session, question, now)
  if (!isAtEnd(session)) return moved
  const extra = { question, isCounted: true, isExtra: true }
  return { ...moved, history: [...session.history, extra] }
}

/** A session that asks these questions one after the other. Null when there are none. */
export function sessionOf(questions: readonly Question[], now: number): PracticeSession | null {
  return sessionAsking(
    questions.map((question) => ({ question, isCounted: false })),
    now,
  )
}

/** A session that asks these questions for learning alone: the answers do not count. Null when there are none. */
export function extraSessionOf(
  questions: readonly Question[],
  now: number,
): PracticeSession | null {
  return sessionAsking(
    questions.map((question) => ({ question, isCounted: true, isExtra: true })),
    now,
  )
}

/** The session with the question on screen as its first, where a new set begins; its memory stays. */
export function fromHere(session: PracticeSession): PracticeSession {
  return { ...session, history: [currentAsked(session)], index: 0 }
}

/**
 * Another question of the template of a question, in its newest version. Null when the bank does not have
 * the template, or when fifty draws make no other question.
 */
export function oneMoreLike(
  { id, category, difficulty, question: text }: Question,
  { templatesFor, topics }: Bank,
  random: Random,
): Question | null {
  const name = parseQuestionId(id)?.template
  const template = templatesFor(category, difficulty, topics).find((one) => one.id === name)
  if (template === undefined) return null
  let found: Question | null = null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const drawn = drawQuestion(template, Math.floor(random() * SEEDS))
    if (drawn === null || drawn.id === id) continue
    if (drawn.question !== text) return drawn
    found = drawn
  }
  return found
}
