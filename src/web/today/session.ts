import { practicedBy } from '#quiz/learning/askable.ts'
import type { About, PlanContext, Reason } from '#quiz/learning/plan.ts'
import { isMisconceptionId } from '#quiz/misconceptions.ts'
import { emptyMemory, type Memory, remember } from '#quiz/practice/selection.ts'
import {
  type Answer,
  choose,
  type Given,
  type PracticeSession,
  startSessionWith,
  submit,
  submitJudged,
  type Turn,
} from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'
import { isSkillId } from '#quiz/skills.ts'
import type { StoredToday } from '#web/user-data/stored-today.ts'

/** A question of a session. */
export type Item = {
  readonly question: Question
  /** Null for a guest, and for a question that does not count. */
  readonly issueId: string | null
  readonly reason: Reason
  readonly chosen: Given | null
  readonly isAnswered: boolean
  /** Whether an answer that the learner made is right; absent before it, and where an option was chosen. */
  readonly isRight?: boolean
}

/** A session of Today. Only its last question can be open. Times are milliseconds of one clock. */
export type TodaySession = {
  readonly about: About
  readonly size: number
  readonly startedAt: number
  readonly openedAt: number
  readonly items: readonly Item[]
}

/**
 * A session that was left longer ago is not gone on with: another day asks for other questions. Nor is one that a clock
 * which was ahead has begun.
 */
const LEFT_MS = 20 * 60 * 60 * 1000

export function startToday(about: About, size: number, now: number): TodaySession {
  return { about, size, startedAt: now, openedAt: now, items: [] }
}

/** The question on screen; null before the first has come. */
export function currentItem({ items }: TodaySession): Item | null {
  return items.at(-1) ?? null
}

/** Whether every question has been asked and answered. */
export function isFinished({ items, size }: TodaySession): boolean {
  return items.length >= size && items.every(({ isAnswered }) => isAnswered)
}

export function withItem(
  session: TodaySession,
  item: Pick<Item, 'question' | 'issueId' | 'reason'>,
  now: number,
): TodaySession {
  const items = [...session.items, { ...item, chosen: null, isAnswered: false }]
  return { ...session, items, openedAt: now }
}

/** Marks an option, or takes what was made so far; without effect once the question is answered. */
export function chooseIn(session: TodaySession, given: Given): TodaySession {
  const item = currentItem(session)
  if (item === null || item.isAnswered) return session
  const { chosen } = choose(practiceOf(item, session.openedAt), given).turn
  if (chosen === item.chosen || (chosen !== given && given !== '')) return session
  return withLast(session, { ...item, chosen })
}

/**
 * Locks the chosen option, or what was made as its judge has found it. The answer is null when there is none to
 * record.
 */
export function submitIn(
  session: TodaySession,
  now: number,
  isRight: boolean | null = null,
): { readonly session: TodaySession; readonly answer: Answer | null } {
  const item = currentItem(session)
  if (item === null || item.isAnswered) return { session, answer: null }
  const practice = practiceOf(item, session.openedAt)
  const { answer } = isRight === null ? submit(practice, now) : submitJudged(practice, isRight, now)
  if (answer === null) return { session, answer }
  const judged = isRight === null ? {} : { isRight }
  return { session: withLast(session, { ...item, isAnswered: true, ...judged }), answer }
}

/** Whether the answer to a question was right. */
export function isRightItem({ question, chosen, isRight }: Item): boolean {
  if (question.type !== 'mcq') return isRight === true
  return typeof chosen === 'number' && question.options[chosen] === question.correctAnswer
}

/** The question on screen as the components of practice show it. */
export function turnOf(item: Item, openedAt: number): Turn {
  return item.isAnswered && item.chosen !== null
    ? { status: 'locked', chosen: item.chosen, milliseconds: 0 }
    : { status: 'open', chosen: item.chosen, openedAt }
}

/** The questions so far, in the form that the plan needs. */
export function askedOf({ items }: TodaySession): PlanContext['asked'] {
  return items.flatMap(({ question, reason }) => {
    const practiced = practicedBy(question.id)
    return practiced === null ? [] : [{ skill: practiced.skill, reason }]
  })
}

export function memoryOf({ items }: TodaySession): Memory {
  return items.reduce((memory, { question }) => remember(memory, question), emptyMemory)
}

/** A session as this browser stores it. */
export function storedOf(session: TodaySession, owner: StoredToday['owner']): StoredToday {
  const { about, size, startedAt, openedAt, items } = session
  return {
    owner,
    about: { ...about },
    size,
    startedAt,
    openedAt,
    asked: items.map(({ question, issueId, reason, chosen, isAnswered, isRight }) => ({
      questionId: question.id,
      ...(issueId === null ? {} : { issueId }),
      reason: {
        kind: reason.kind,
        ...(reason.kind === 'not-seen' && { days: reason.days }),
        ...(reason.kind === 'idea' && { idea: reason.misconception }),
      },
      chosen,
      isAnswered,
      ...(isRight === undefined ? {} : { isRight }),
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
  }: { readonly owner: string | null; readonly about: About; readonly now: number },
  questionOf: (id: string) => Question | null,
): TodaySession | null {
  if (stored === null || stored.owner !== owner || Math.abs(now - stored.startedAt) > LEFT_MS)
    return null
  if (!isAbout(stored, about) || stored.asked.length === 0) return null
  const items = stored.asked.flatMap(
    ({ questionId, issueId, reason, chosen, isAnswered, isRight }) => {
      const question = questionOf(questionId)
      const why = reasonOf(reason)
      if (question === null || why === null) return []
      const judged = isRight === undefined ? {} : { isRight }
      return [{ question, issueId: issueId ?? null, reason: why, chosen, isAnswered, ...judged }]
    },
  )
  if (items.length < stored.asked.length) return null
  const { size, startedAt, openedAt } = stored
  return { about, size, startedAt, openedAt, items }
}

/** Returns the session that an address asks for. */
export function aboutOf(search: URLSearchParams): About {
  const id = search.get('skill') ?? ''
  if (isSkillId(id)) return { kind: 'skill', id }
  const idea = search.get('idea') ?? ''
  return isMisconceptionId(idea) ? { kind: 'idea', id: idea } : { kind: 'plan' }
}

function isAbout({ about }: StoredToday, wanted: About): boolean {
  if (about.kind === 'plan' || wanted.kind === 'plan') return about.kind === wanted.kind
  return about.kind === wanted.kind && about.id === wanted.id
}

function reasonOf({ kind, days, idea }: StoredToday['asked'][number]['reason']): Reason | null {
  if (kind === 'not-seen') return { kind, days: days ?? 2 }
  if (kind !== 'idea') return { kind }
  return idea !== undefined && isMisconceptionId(idea) ? { kind, misconception: idea } : null
}

function practiceOf(item: Item, openedAt: number): PracticeSession {
  const session = startSessionWith(item.question, openedAt)
  return item.chosen === null ? session : choose(session, item.chosen)
}

function withLast(session: TodaySession, item: Item): TodaySession {
  return { ...session, items: [...session.items.slice(0, -1), item] }
}
