import type { Bank } from '#quiz/bank.ts'
import { type Course, inOrderOf } from '#quiz/courses/course.ts'
import { askPlanned } from '#quiz/learning/ask.ts'
import { askable as everything, askableBy } from '#quiz/learning/askable.ts'
import { planAbout, type PlanContext } from '#quiz/learning/plan.ts'
import { limitedTo } from '#quiz/practice/question-types.ts'
import { productionKinds } from '#quiz/task.ts'
import { localDay } from '#web/learner/local-day.ts'
import { ideasOf } from '#web/learner/use-ideas.ts'
import { learnedFrom } from '#web/learner/use-learner.ts'
import { wantedTypes } from '#web/practice/selection-for.ts'
import type { AccountPractice } from '#web/store/account-practice.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import {
  askedOf,
  isUnknownItem,
  type Item,
  memoryOf,
  nextAbout,
  plannedSize,
  type TodaySession,
} from './session.ts'

/** A question that comes next. */
export type NextItem = Pick<Item, 'question' | 'issueId' | 'reason'>

/**
 * Returns the next question of a session, by all answers until now. Null when nothing can be asked.
 * @param course gives new skills their order; null for the usual one
 */
export function nextItem(
  session: TodaySession,
  bank: Bank,
  course: Course | null,
): NextItem | null {
  const settings = storedSettings.get()
  const progress = storedProgress.get()
  const { learner } = learnedFrom(progress)
  const isPlan = session.about.kind === 'plan'
  const isCheck = session.about.kind === 'check'
  const types = wantedTypes()
  const wished = askableBy({ ...settings, questionTypes: types })
  const context: PlanContext = {
    day: localDay(Date.now()),
    // A chosen skill is asked also when its category is off.
    askable:
      isPlan || isCheck ? (course === null ? wished : inOrderOf(course, wished)) : everything,
    goal: settings.difficulty,
    size: plannedSize(session),
    asked: askedOf(session),
    ideas: isPlan ? ideasOf(progress.answers, bank).map(({ misconception }) => misconception) : [],
  }
  const planned = planAbout(nextAbout(session), learner, context)
  if (planned === null) return null
  const wanted = isPlan || isCheck ? limitedTo(bank, types) : bank
  const made = productionKinds.filter((kind) => types.includes(kind))
  const question = askPlanned(planned, wanted, memoryOf(session), Math.random, made)
  return question === null ? null : { question, issueId: null, reason: planned.reason }
}

/** As `nextItem`, but chosen and handed out by the server. Without a connection it is chosen here. */
export async function nextIssued(
  session: TodaySession,
  bank: Bank,
  course: Course | null,
  practice: AccountPractice,
): Promise<NextItem | null> {
  const wish = { ...storedSettings.get(), questionTypes: wantedTypes() }
  const { items } = session
  const about = nextAbout(session)
  const ideas =
    about.kind === 'plan' ? ideasOf(storedProgress.get().answers, bank).slice(0, IDEAS_SENT) : []
  const planned = await practice.planned({
    about,
    size: plannedSize(session),
    asked: items.map((item) => ({ ...item, isUnknown: isUnknownItem(item) })),
    ideas: ideas.map(({ misconception }) => misconception),
    wish,
  })
  if (planned === null) return nextItem(session, bank, course)
  const { issued, reason } = planned
  return issued === null ? null : { issueId: issued.issueId, question: issued.question, reason }
}

/** More than a session asks about. */
const IDEAS_SENT = 10
