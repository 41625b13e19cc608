import type { Bank } from '#quiz/bank.ts'
import type { QuestionId } from '#quiz/question-id.ts'
import type { Question } from '#quiz/question.ts'
import type { Random } from '#quiz/random.ts'
import { PART_SIGN } from '#quiz/task.ts'
import { hintsOf } from '#quiz/worked/solutions.ts'

import type { Help } from './help.ts'
import { MAX_RESPONSE } from './response-length.ts'
import { emptyMemory, type Memory, nextQuestion, remember, type Selection } from './selection.ts'

/** A question left open longer counts as this long. Learners do not think for an hour. */
export const LONGEST_MS = 10 * 60 * 1000

/** An answer as it was given: the index of an option, or what the learner made, as a text of its kind. */
export type Given = number | string

/** Where the learner stands with the question on screen. Times are milliseconds of one clock. */
export type Turn =
  | { readonly status: 'open'; readonly chosen: Given | null; readonly openedAt: number }
  | {
      /** A wrong answer was recorded; the right one is hidden, and one more try is possible. */
      readonly status: 'retrying'
      readonly first: string
      /** The learner's choice or text since. */
      readonly chosen: Given | null
      readonly milliseconds: number
      /** The timestamp of the answer that was recorded; null for one that does not count. */
      readonly recordedAt: number | null
    }
  | {
      readonly status: 'locked'
      readonly chosen: Given
      readonly milliseconds: number
      /** The second try; absent where there was none. */
      readonly second?: Result
    }

export type Asked = {
  readonly question: Question
  /** An answer to this question has been recorded; a second try teaches but does not count. */
  readonly isCounted: boolean
  /** It came on top, by a wish of the learner: it teaches and does not count. */
  readonly isExtra?: boolean
  /** The first answer that was given here, recorded or not. */
  readonly result?: Result
  /** Hints that were shown; absent before the first. */
  readonly hintsTaken?: number
  /** The second try after a wrong answer; absent where there was none. */
  readonly second?: Result
}

/** An answer and whether it is right. */
export type Result = { readonly given: Given; readonly isCorrect: boolean }

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
  /** The index of the chosen option; of an answer that was made 0 if it is right, else 1. */
  readonly selectedAnswer: number
  /** An answer that the learner made, as it was given. */
  readonly response?: string
  readonly isCorrect: boolean
  /** Seconds from the moment the question was shown. */
  readonly timeSpent: number
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** Hints that were shown before the answer; absent where there were none. */
  readonly hintsTaken?: number
}

/** A second try, as it is recorded beside its answer. */
export type SecondTry = {
  readonly questionId: QuestionId
  /** The timestamp of the answer that it belongs to. */
  readonly recordedAt: number
  readonly response: string
  readonly isCorrect: boolean
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
 * Returns a session that was left, to go on with. The questions asked lately are read from its history. The time of a
 * question that is open has run on. Null when the parts contradict each other.
 */
export function resumeSession(
  history: readonly [Asked, ...Asked[]],
  index: number,
  turn: Turn,
): PracticeSession | null {
  const asked = history[index]
  if (asked === undefined) return null
  const isPossible = turn.chosen === null || canBeGiven(asked.question, turn.chosen)
  if (!isPossible || (turn.status !== 'open' && !asked.isCounted)) return null
  const memory = history.reduce((known, { question }) => remember(known, question), emptyMemory)
  return { history, index, turn, memory }
}

/** The question on screen. */
export function currentAsked(session: PracticeSession): Asked {
  return session.history[session.index] ?? session.history[0]
}

/**
 * Marks an option, or takes what the learner has made so far; an empty text is nothing. Without effect
 * once the turn is locked, and for what the question does not take.
 */
export function choose(session: PracticeSession, given: Given): PracticeSession {
  if (session.turn.status === 'locked') return session
  const chosen = given === '' ? null : given
  if (chosen !== null && !canBeGiven(currentAsked(session).question, chosen)) return session
  return { ...session, turn: { ...session.turn, chosen } }
}

/** Whether a question takes an answer: an option that it has, or a text where the learner makes one. */
function canBeGiven(question: Question, given: Given): boolean {
  if (question.type === 'mcq')
    return typeof given === 'number' && question.options[given] !== undefined
  return typeof given === 'string' && given !== '' && given.length <= MAX_RESPONSE
}

export type Submitted = {
  readonly session: PracticeSession
  /**
   * The answer to record: null when nothing was chosen, when the turn was locked already, and at
   * every further try of a question that has been counted.
   */
  readonly answer: Answer | null
}

/** Locks the chosen option. An answer that the learner made is locked by `submitJudged`. */
export function submit(session: PracticeSession, now: number): Submitted {
  const { question } = currentAsked(session)
  const { chosen } = session.turn
  if (question.type !== 'mcq' || typeof chosen !== 'number') return unchanged(session)
  const isCorrect = question.options[chosen] === question.correctAnswer
  return locked(session, { selectedAnswer: chosen, isCorrect }, now)
}

/**
 * Submits an answer that the learner made, as the judge of its kind has found it. A right one is locked,
 * a wrong one leaves a second try where there are two. What the judge cannot read must not come here:
 * it never counts.
 * @param help.again the beginning of the second try; the wrong answer when left out
 */
export function submitJudged(
  session: PracticeSession,
  isCorrect: boolean,
  now: number,
  { tries, again }: Pick<Help, 'tries'> & { readonly again?: string } = { tries: 1 },
): Submitted {
  const { chosen } = session.turn
  if (typeof chosen !== 'string') return unchanged(session)
  const submitted = locked(
    session,
    { selectedAnswer: isCorrect ? 0 : 1, response: chosen, isCorrect },
    now,
  )
  const { turn } = submitted.session
  if (isCorrect || tries === 1 || turn.status !== 'locked') return submitted
  const recordedAt = submitted.answer?.timestamp ?? null
  const { milliseconds } = turn
  return {
    ...submitted,
    session: {
      ...submitted.session,
      turn: {
        status: 'retrying',
        first: chosen,
        chosen: again === '' ? null : (again ?? chosen),
        milliseconds,
        recordedAt,
      },
    },
  }
}

/**
 * Locks the second try, as the judge of its kind has found it. The very same answer once more is no try.
 * @returns the try to record; null for one of an answer that does not count
 */
export function submitSecond(
  session: PracticeSession,
  isCorrect: boolean,
): { readonly session: PracticeSession; readonly second: SecondTry | null } {
  const { turn } = session
  const isTry =
    turn.status === 'retrying' && typeof turn.chosen === 'string' && turn.chosen !== turn.first
  if (!isTry || typeof turn.chosen !== 'string') return { session, second: null }
  const { first, chosen, milliseconds, recordedAt } = turn
  const second = { given: chosen, isCorrect }
  const { question } = currentAsked(session)
  return {
    session: {
      ...changed(session, (asked) => ({ second, ...asked })),
      turn: { status: 'locked', chosen: first, milliseconds, second },
    },
    second:
      recordedAt === null
        ? null
        : { questionId: question.id, recordedAt, response: chosen, isCorrect },
  }
}

/**
 * Whether the second try still is what the first one was: the same answer, or the same one as far as the parts of
 * a problem go.
 */
export function isFirstAgain(turn: Turn): boolean {
  if (turn.status !== 'retrying') return false
  const { first, chosen } = turn
  return first === chosen || first.startsWith(`${chosen ?? ''}${PART_SIGN}`)
}

/** Whether there is an answer to submit, at the second try another one than at the first. */
export function canSubmit(turn: Turn): boolean {
  return turn.status !== 'locked' && turn.chosen !== null && !isFirstAgain(turn)
}

/** Shows the right answer without a second try. */
export function showAnswer(session: PracticeSession): PracticeSession {
  const { turn } = session
  if (turn.status !== 'retrying') return session
  const { first, milliseconds } = turn
  return { ...session, turn: { status: 'locked', chosen: first, milliseconds } }
}

/** Shows the next hint, before the answer or before the second try. Without effect when there is none. */
export function takeHint(session: PracticeSession): PracticeSession {
  const { question, hintsTaken = 0 } = currentAsked(session)
  const hints = question.solution === undefined ? [] : hintsOf(question.solution)
  if (session.turn.status === 'locked' || hintsTaken >= hints.length) return session
  return changed(session, (asked) => ({ ...asked, hintsTaken: hintsTaken + 1 }))
}

function locked(
  session: PracticeSession,
  judged: Pick<Answer, 'selectedAnswer' | 'response' | 'isCorrect'>,
  now: number,
): Submitted {
  const { turn } = session
  if (turn.status !== 'open' || turn.chosen === null) return unchanged(session)
  const asked = currentAsked(session)
  const milliseconds = Math.min(Math.max(0, now - turn.openedAt), LONGEST_MS)
  const answer = {
    questionId: asked.question.id,
    ...judged,
    timeSpent: milliseconds / 1000,
    timestamp: now,
    ...(asked.hintsTaken !== undefined && { hintsTaken: asked.hintsTaken }),
  }
  return {
    session: {
      ...changed(session, (one) => ({
        result: { given: turn.chosen ?? '', isCorrect: judged.isCorrect },
        ...one,
        isCounted: true,
      })),
      turn: { status: 'locked', chosen: turn.chosen, milliseconds },
    },
    answer: asked.isCounted ? null : answer,
  }
}

function unchanged(session: PracticeSession): Submitted {
  return { session, answer: null }
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

/** The session with the question on screen changed in its history. */
function changed(session: PracticeSession, change: (asked: Asked) => Asked): PracticeSession {
  const [first, ...rest] = session.history
  const at = (asked: Asked, index: number) => (index === session.index ? change(asked) : asked)
  return {
    ...session,
    history: [at(first, 0), ...rest.map((asked, index) => at(asked, index + 1))],
  }
}
