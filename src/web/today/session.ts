import { practicedBy } from '#quiz/learning/askable.ts'
import type { About, PlanContext, Reason } from '#quiz/learning/plan.ts'
import { isMisconceptionId } from '#quiz/misconceptions.ts'
import { FULL_HELP } from '#quiz/practice/help.ts'
import { emptyMemory, type Memory, remember } from '#quiz/practice/selection.ts'
import { isOver, type SessionLength, workedOn } from '#quiz/practice/session-length.ts'
import {
  type Answer,
  choose,
  currentAsked,
  type Given,
  type PracticeSession,
  type Result,
  type SecondTry,
  showAnswer,
  startSessionWith,
  submit,
  submitJudged,
  submitSecond,
  takeHint,
  type Turn,
} from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'
import { isSkillId, type SkillId } from '#quiz/skills.ts'
import type { StoredToday } from '#web/user-data/stored-today.ts'

import { isLeft } from './line/left-today.ts'

/** A question of a session. */
export type Item = {
  readonly question: Question
  /** Null for a guest, and for a question that does not count. */
  readonly issueId: string | null
  readonly reason: Reason
  /** Null before a choice, and in a question that was left with "I don't know". */
  readonly chosen: Given | null
  readonly isAnswered: boolean
  /** How sure the learner was; absent before the answer, and where that was not asked. */
  readonly isSure?: boolean
  /** Whether an answer that the learner made is right; absent before it, and where an option was chosen. */
  readonly isRight?: boolean
  /** Hints that were shown; absent before the first. */
  readonly hintsTaken?: number
  /** A wrong answer was recorded and may be tried once more: that answer, and its time, null where it does not count. */
  readonly retry?: { readonly first: string; readonly recordedAt: number | null }
  /** The second try; absent where there was none. */
  readonly second?: Result
}

type StoredHelp = Pick<
  StoredToday['asked'][number],
  'isSure' | 'isRight' | 'hintsTaken' | 'retry' | 'second'
>

/** The subject of a session on screen: of several skills each question takes the next. */
export type Subject = About | { readonly kind: 'skills'; readonly ids: readonly SkillId[] }

/** A session of Today. Only its last question can be open. Times are milliseconds of one clock. */
export type TodaySession = SessionLength & {
  readonly about: Subject
  readonly startedAt: number
  /** The time with all questions but the last. */
  readonly workedMs: number
  readonly openedAt: number
  readonly items: readonly Item[]
}

export function startToday(about: Subject, length: SessionLength, now: number): TodaySession {
  return { about, ...length, startedAt: now, openedAt: now, workedMs: 0, items: [] }
}

/** Returns the subject of the next question. */
export function nextAbout({ about, items }: Pick<TodaySession, 'about' | 'items'>): About {
  if (about.kind !== 'skills') return about
  const id = about.ids[items.length % about.ids.length]
  return id === undefined ? { kind: 'plan' } : { kind: 'skill', id }
}

/** The question on screen; null before the first has come. */
export function currentItem({ items }: TodaySession): Item | null {
  return items.at(-1) ?? null
}

/** Whether its questions are answered and no more are asked. */
export function isFinished(session: TodaySession, now: number): boolean {
  const { items } = session
  const isDone = isOver(session, { questions: items.length, workedMs: workedUntil(session, now) })
  return isDone && items.every(({ isAnswered }) => isAnswered)
}

/** Returns the questions that a plan reckons with: a session by minutes may have more than were expected. */
export function plannedSize({ items, size }: Pick<TodaySession, 'items' | 'size'>): number {
  return Math.max(size, items.length + 1)
}

/** Returns the time with the questions of a session, in milliseconds. */
export function workedUntil({ items, openedAt, workedMs }: TodaySession, now: number): number {
  return items.length === 0 ? 0 : workedMs + workedOn(openedAt, now)
}

export function withItem(
  session: TodaySession,
  item: Pick<Item, 'question' | 'issueId' | 'reason'>,
  now: number,
): TodaySession {
  const items = [...session.items, { ...item, chosen: null, isAnswered: false }]
  return { ...session, items, openedAt: now, workedMs: workedUntil(session, now) }
}

/** Marks an option, or takes the text so far; without effect once the question is answered. */
export function chooseIn(session: TodaySession, given: Given): TodaySession {
  const item = currentItem(session)
  if (item === null || item.isAnswered) return session
  const { chosen } = choose(practiceOf(item, session.openedAt), given).turn
  if (chosen === item.chosen || (chosen !== given && given !== '')) return session
  return withLast(session, { ...item, chosen })
}

/**
 * Locks the chosen option, or the answer that was made, as its judge has found it. The answer is null when there is
 * none to record.
 * @param again the beginning of the second try; the wrong answer when left out
 */
export function submitIn(
  session: TodaySession,
  now: number,
  isRight: boolean | null = null,
  again?: string,
): { readonly session: TodaySession; readonly answer: Answer | null } {
  const item = currentItem(session)
  if (item === null || item.isAnswered) return { session, answer: null }
  const practice = practiceOf(item, session.openedAt)
  const { session: submitted, answer } =
    isRight === null
      ? submit(practice, now)
      : submitJudged(practice, isRight, now, {
          ...FULL_HELP,
          ...(again !== undefined && { again }),
        })
  if (answer === null) return { session, answer }
  const judged = isRight === null ? item : { ...item, isRight }
  return { session: withLast(session, withTurn(judged, submitted.turn)), answer }
}

/** Locks the second try, as the judge of its kind has found it. The very same answer once more is no try. */
export function submitSecondIn(
  session: TodaySession,
  isRight: boolean,
): { readonly session: TodaySession; readonly second: SecondTry | null } {
  const item = currentItem(session)
  if (item?.retry === undefined) return { session, second: null }
  const practice = practiceOf(item, session.openedAt)
  const { session: tried, second } = submitSecond(practice, isRight)
  if (tried === practice) return { session, second: null }
  return { session: withLast(session, withTurn(item, tried.turn)), second }
}

/** Keeps how sure the learner was of the last answer. */
export function withSure(session: TodaySession, isSure: boolean): TodaySession {
  const item = currentItem(session)
  return item === null ? session : withLast(session, { ...item, isSure })
}

/** Shows the right answer without a second try. */
export function showAnswerIn(session: TodaySession): TodaySession {
  const item = currentItem(session)
  if (item?.retry === undefined) return session
  const { turn } = showAnswer(practiceOf(item, session.openedAt))
  return withLast(session, withTurn(item, turn))
}

/** Shows the next hint, while the question is open or may be tried once more. */
export function takeHintIn(session: TodaySession): TodaySession {
  const item = currentItem(session)
  if (item === null) return session
  const practice = practiceOf(item, session.openedAt)
  const { hintsTaken = 0 } = currentAsked(takeHint(practice))
  return hintsTaken === (item.hintsTaken ?? 0)
    ? session
    : withLast(session, { ...item, hintsTaken })
}

/** Leaves the open question of a check with "I don't know", which is no answer. */
export function leaveUnknown(session: TodaySession): TodaySession {
  const item = currentItem(session)
  if (session.about.kind !== 'check' || item === null || item.isAnswered) return session
  return item.retry === undefined
    ? withLast(session, { ...item, chosen: null, isAnswered: true })
    : session
}

/** Whether a question was left with "I don't know". */
export function isUnknownItem({ isAnswered, chosen }: Item): boolean {
  return isAnswered && chosen === null
}

/** Whether the answer to a question was right. */
export function isRightItem({ question, chosen, isRight }: Item): boolean {
  if (question.type !== 'mcq') return isRight === true
  return typeof chosen === 'number' && question.options[chosen] === question.correctAnswer
}

/** Whether a question was answered wrong although the learner was sure. */
export function isSureMistake(item: Item): boolean {
  return item.isSure === true && item.isAnswered && !isRightItem(item)
}

/** The question on screen as the components of practice show it. */
export function turnOf(item: Item, openedAt: number): Turn {
  const { chosen, isAnswered, retry, second } = item
  if (isAnswered && chosen !== null) {
    return { status: 'locked', chosen, milliseconds: 0, ...(second !== undefined && { second }) }
  }
  return retry === undefined
    ? { status: 'open', chosen, openedAt }
    : { status: 'retrying', ...retry, chosen, milliseconds: 0 }
}

/** The questions so far, in the form that the plan needs. */
export function askedOf({ items }: TodaySession): PlanContext['asked'] {
  return items.flatMap((item) => {
    const practiced = practicedBy(item.question.id)
    if (practiced === null) return []
    const { reason } = item
    return [{ skill: practiced.skill, reason, ...(isUnknownItem(item) && { isUnknown: true }) }]
  })
}

export function memoryOf({ items }: TodaySession): Memory {
  return items.reduce((memory, { question }) => remember(memory, question), emptyMemory)
}

/** A session as this browser stores it. */
export function storedOf(session: TodaySession, owner: StoredToday['owner']): StoredToday {
  const { about, size, minutes, startedAt, openedAt, workedMs, items } = session
  return {
    owner,
    about: storedAboutOf(about),
    size,
    ...(minutes !== null && { minutes }),
    startedAt,
    openedAt,
    workedMs,
    asked: items.map(({ question, issueId, reason, chosen, isAnswered, ...rest }) => ({
      questionId: question.id,
      ...(issueId === null ? {} : { issueId }),
      reason: {
        kind: reason.kind,
        ...(reason.kind === 'not-seen' && { days: reason.days }),
        ...(reason.kind === 'idea' && { idea: reason.misconception }),
      },
      chosen,
      isAnswered,
      ...helpOf(rest),
    })),
  }
}

/**
 * The session that was stored, or null when it is another owner's, was left long ago, is about
 * something else, or has a question that this version does not know.
 */
export function resumedToday(
  stored: StoredToday | null,
  {
    owner,
    about,
    now,
  }: { readonly owner: string | null; readonly about: Subject; readonly now: number },
  questionOf: (id: string) => Question | null,
): TodaySession | null {
  if (!isLeft(stored, { owner, now }) || !isAbout(stored, about)) return null
  const items = stored.asked.flatMap(
    ({ questionId, issueId, reason, chosen, isAnswered, ...rest }) => {
      const question = questionOf(questionId)
      const why = reasonOf(reason)
      if (question === null || why === null) return []
      const help = helpOf(rest)
      return [{ question, issueId: issueId ?? null, reason: why, chosen, isAnswered, ...help }]
    },
  )
  if (items.length < stored.asked.length) return null
  const { size, minutes = null, workedMs = 0, startedAt, openedAt } = stored
  return { about, size, minutes, startedAt, openedAt, workedMs, items }
}

/** Returns the session that an address asks for: `?skill=` may stand in it more than once. */
export function aboutOf(search: URLSearchParams): Subject {
  if (search.has('check')) return { kind: 'check' }
  const [id, ...others] = new Set(search.getAll('skill').filter(isSkillId))
  if (id !== undefined) {
    return others.length === 0 ? { kind: 'skill', id } : { kind: 'skills', ids: [id, ...others] }
  }
  const idea = search.get('idea') ?? ''
  return isMisconceptionId(idea) ? { kind: 'idea', id: idea } : { kind: 'plan' }
}

/** Several skills are stored as one with others, so that an earlier version of the page can read it. */
function storedAboutOf(about: Subject): StoredToday['about'] {
  if (about.kind !== 'skills') return { ...about }
  const [id = '', ...others] = about.ids
  return { kind: 'skill', id, others }
}

function isAbout({ about }: StoredToday, wanted: Subject): boolean {
  const own = storedAboutOf(wanted)
  if (!('id' in about) || !('id' in own)) return about.kind === own.kind
  return about.kind === own.kind && about.id === own.id && othersOf(about) === othersOf(own)
}

function othersOf(about: StoredToday['about']): string {
  return about.kind === 'skill' ? (about.others ?? []).join(' ') : ''
}

function reasonOf({ kind, days, idea }: StoredToday['asked'][number]['reason']): Reason | null {
  if (kind === 'not-seen') return { kind, days: days ?? 2 }
  if (kind !== 'idea') return { kind }
  return idea !== undefined && isMisconceptionId(idea) ? { kind, misconception: idea } : null
}

/** The learner's claim, the verdict on a made answer, and the help with it; absent parts stay absent. */
function helpOf({ isSure, isRight, hintsTaken, retry, second }: StoredHelp) {
  return {
    ...(isSure !== undefined && { isSure }),
    ...(isRight !== undefined && { isRight }),
    ...(hintsTaken !== undefined && { hintsTaken }),
    ...(retry !== undefined && { retry: { ...retry } }),
    ...(second !== undefined && { second: { ...second } }),
  }
}

/** A question as the rules of practice take it: a session of this question alone. */
function practiceOf(item: Item, openedAt: number): PracticeSession {
  const { question, hintsTaken, retry, isAnswered } = item
  const isCounted = isAnswered || retry !== undefined
  const help = hintsTaken === undefined ? {} : { hintsTaken }
  return {
    ...startSessionWith(question, openedAt),
    history: [{ question, isCounted, ...help }],
    turn: turnOf(item, openedAt),
  }
}

/** A question after the rules of practice have changed its turn. */
function withTurn({ retry: _left, ...item }: Item, turn: Turn): Item {
  const { chosen } = turn
  switch (turn.status) {
    case 'open':
      return { ...item, chosen }
    case 'retrying': {
      const { first, recordedAt } = turn
      return { ...item, chosen, retry: { first, recordedAt } }
    }
    case 'locked': {
      const { second } = turn
      return { ...item, chosen, isAnswered: true, ...(second !== undefined && { second }) }
    }
  }
}

function withLast(session: TodaySession, item: Item): TodaySession {
  return { ...session, items: [...session.items.slice(0, -1), item] }
}
