import type { Given, Turn } from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'

import type { SetTimer } from './set-content.ts'

/** Seconds for a question at the ordinary time. */
const SECONDS = { easy: 30, medium: 60, hard: 120 } as const
const TIMES = { x1: 1, x2: 2, x4: 4 } as const

/** A try at a question; nothing was given when the time was over or the second try was given up. */
export type Try = { readonly given: Given | null; readonly isCorrect: boolean }

/** A question of a set with the tries at it so far. */
export type RunItem = { readonly question: Question; readonly tries: readonly Try[] }

/** A learner's way through a set. */
export type SetRun = {
  readonly items: readonly RunItem[]
  readonly triesMost: 1 | 2
  /** The place of the question on screen; the number of items at the end. */
  readonly place: number
  readonly chosen: Given | null
  /** When the question was shown or the first try was over, in milliseconds. */
  readonly openedAt: number
}

/** Returns a run that goes on with the first question that is not settled. */
export function beginRun(items: readonly RunItem[], triesMost: 1 | 2, now: number): SetRun {
  const open = items.findIndex((item) => !isSettled(item, triesMost))
  const place = open === -1 ? items.length : open
  return { items, triesMost, place, chosen: null, openedAt: now }
}

/** Returns the item on screen, or null at the end. */
export function itemOf({ items, place }: SetRun): RunItem | null {
  return items[place] ?? null
}

/** Whether a question was answered right, or as often as it may be. */
export function isSettled({ tries }: RunItem, triesMost: 1 | 2): boolean {
  return tries.length >= triesMost || tries.some(({ isCorrect }) => isCorrect)
}

/** Marks an answer. Without effect once the question is settled. */
export function chooseInRun(run: SetRun, given: Given): SetRun {
  const item = itemOf(run)
  if (item === null || isSettled(item, run.triesMost)) return run
  return { ...run, chosen: given === '' ? null : given }
}

/**
 * Records a try at the question on screen. The same run comes back when the question is settled.
 * @param given null when the time was over, or the second try was given up
 */
export function submitToRun(
  run: SetRun,
  given: Given | null,
  isCorrect: boolean,
  now: number,
): SetRun {
  const item = itemOf(run)
  if (item === null || isSettled(item, run.triesMost)) return run
  const tried = { ...item, tries: [...item.tries, { given, isCorrect }] }
  return {
    ...run,
    items: run.items.with(run.place, tried),
    chosen: isSettled(tried, run.triesMost) ? given : null,
    openedAt: now,
  }
}

/** Moves on from a question that is settled. */
export function moveOn(run: SetRun, now: number): SetRun {
  const item = itemOf(run)
  if (item === null || !isSettled(item, run.triesMost)) return run
  return { ...run, place: run.place + 1, chosen: null, openedAt: now }
}

/** The question on screen as the components of practice show it. */
export function turnOfRun(run: SetRun): Turn {
  const item = itemOf(run)
  if (item === null || !isSettled(item, run.triesMost)) {
    return { status: 'open', chosen: run.chosen, openedAt: run.openedAt }
  }
  // No option has this place: nothing was chosen.
  return { status: 'locked', chosen: lastGivenOf(item) ?? -1, milliseconds: 0 }
}

/** Returns the last answer to a question, or null where none was given. A second try may have none. */
export function lastGivenOf({ tries }: RunItem): Given | null {
  return tries.findLast(({ given }) => given !== null)?.given ?? null
}

/** Returns the seconds for a question, or null without a limit. */
export function secondsFor({ difficulty }: Question, timer: SetTimer): number | null {
  return timer === 'off' ? null : SECONDS[difficulty] * TIMES[timer]
}
