import type { Bank } from '#quiz/bank.ts'
import type { QuestionId } from '#quiz/question-id.ts'
import type { Question } from '#quiz/question.ts'
import type { Random } from '#quiz/random.ts'

import { emptyMemory, type Memory, nextQuestion, remember, type Selection } from './selection.ts'

/** A question left open longer counts as this long: nobody thinks for an hour. */
export const LONGEST_MS = 10 * 60 * 1000

/** Where the learner stands with the question on screen. Times are milliseconds of one clock. */
export type Turn =
  | { readonly status: 'open'; readonly chosen: number | null; readonly openedAt: number }
  | { readonly status: 'locked'; readonly chosen: number; readonly milliseconds: number }

export type Asked = {
  readonly question: Question
  /** An answer to this question has been recorded; a second try teaches but does not count. */
  readonly isCounted: boolean
}

/** A practice session: the questions asked so far and the one on screen. */
export type PracticeSession = {
  readonly history: readonly [Asked, ...Asked[]]
  readonly index: number
  readonly turn: Turn
  readonly memory: Memory
}

/** An answer as statistics, charts and later scheduling read it. */
export type Answer = {
  readonly questionId: QuestionId
  /** The index of the chosen option. */
  readonly selectedAnswer: number
  readonly isCorrect: boolean
  /** Seconds from the moment the question was shown. */
  readonly timeSpent: number
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

/** A session that begins with a new question from the bank. */
export function startSession(
  selection: Selection,
  { templatesFor }: Bank,
  random: Random,
  now: number,
): PracticeSession {
  const { question, memory } = nextQuestion(selection, emptyMemory, random, templatesFor)
  return { history: [{ question, isCounted: false }], index: 0, turn: opened(now), memory }
}

/** A session that begins with one given question, such as a bookmarked one. */
export function startSessionWith(question: Question, now: number): PracticeSession {
  return {
    history: [{ question, isCounted: false }],
    index: 0,
    turn: opened(now),
    memory: remember(emptyMemory, question),
  }
}

/**
 * A session that was left, gone on with: what was asked lately is read from its history. The time of a
 * question that is open has run on meanwhile. Null when the parts contradict each other.
 */
export function resumeSession(
  history: readonly [Asked, ...Asked[]],
  index: number,
  turn: Turn,
): PracticeSession | null {
  const asked = history[index]
  const isOption = turn.chosen === null || asked?.question.options[turn.chosen] !== undefined
  if (asked === undefined || !isOption || (turn.status === 'locked' && !asked.isCounted))
    return null
  const memory = history.reduce((known, { question }) => remember(known, question), emptyMemory)
  return { history, index, turn, memory }
}

/** The question on screen. */
export function currentAsked(session: PracticeSession): Asked {
  return session.history[session.index] ?? session.history[0]
}

/** Marks an option; without effect once the turn is locked. */
export function choose(session: PracticeSession, option: number): PracticeSession {
  const isOption = currentAsked(session).question.options[option] !== undefined
  if (session.turn.status !== 'open' || !isOption) return session
  return { ...session, turn: { ...session.turn, chosen: option } }
}

/**
 * Locks the chosen option. `answer` is what to record: null when nothing was chosen, when the turn
 * was locked already, and at every further try of a question that has been counted.
 */
export function submit(
  session: PracticeSession,
  now: number,
): { readonly session: PracticeSession; readonly answer: Answer | null } {
  const { turn } = session
  if (turn.status !== 'open' || turn.chosen === null) return { session, answer: null }
  const asked = currentAsked(session)
  const milliseconds = Math.min(Math.max(0, now - turn.openedAt), LONGEST_MS)
  const answer = {
    questionId: asked.question.id,
    selectedAnswer: turn.chosen,
    isCorrect: asked.question.options[turn.chosen] === asked.question.correctAnswer,
    timeSpent: milliseconds / 1000,
    timestamp: now,
  }
  return {
    session: {
      ...session,
      history: counted(session),
      turn: { status: 'locked', chosen: turn.chosen, milliseconds },
    },
    answer: asked.isCounted ? null : answer,
  }
}

/** Moves on: to the later question after going back, else to a new one. */
export function next(
  session: PracticeSession,
  selection: Selection,
  { templatesFor }: Bank,
  random: Random,
  now: number,
): PracticeSession {
  if (!isAtEnd(session)) return moveTo(session, session.index + 1, now)
  const { question, memory } = nextQuestion(selection, session.memory, random, templatesFor)
  return withQuestion(session, question, memory, now)
}

/** Moves on as `next` does, but the new question is a given one. */
export function nextWith(
  session: PracticeSession,
  question: Question,
  now: number,
): PracticeSession {
  return isAtEnd(session)
    ? withQuestion(session, question, remember(session.memory, question), now)
    : moveTo(session, session.index + 1, now)
}

/** Whether the question on screen is the latest: then moving on brings a new one. */
export function isAtEnd(session: PracticeSession): boolean {
  return session.index === session.history.length - 1
}

/** Back to the question before, shown afresh; the first question has none before it. */
export function previous(session: PracticeSession, now: number): PracticeSession {
  return session.index > 0 ? moveTo(session, session.index - 1, now) : session
}

function opened(now: number): Turn {
  return { status: 'open', chosen: null, openedAt: now }
}

function withQuestion(
  session: PracticeSession,
  question: Question,
  memory: Memory,
  now: number,
): PracticeSession {
  return {
    history: [...session.history, { question, isCounted: false }],
    index: session.index + 1,
    turn: opened(now),
    memory,
  }
}

function moveTo(session: PracticeSession, index: number, now: number): PracticeSession {
  return { ...session, index, turn: opened(now) }
}

function counted(session: PracticeSession): readonly [Asked, ...Asked[]] {
  const [first, ...rest] = session.history
  const mark = (asked: Asked, index: number) =>
    index === session.index ? { ...asked, isCounted: true } : asked
  return [mark(first, 0), ...rest.map((asked, index) => mark(asked, index + 1))]
}
