import { learningCalls, type PlannedReason } from '#contract/practice.ts'
import { inOrderOf } from '#quiz/courses/course.ts'
import { courseOf } from '#quiz/courses/courses.ts'
import { askPlanned } from '#quiz/learning/ask.ts'
import {
  type Askable,
  askable as everything,
  askableBy,
  practicedBy,
} from '#quiz/learning/askable.ts'
import type { SkillState } from '#quiz/learning/learner.ts'
import {
  type About,
  planAbout,
  type PlanContext,
  planSession,
  type Reason,
} from '#quiz/learning/plan.ts'
import { isMisconceptionId } from '#quiz/misconceptions.ts'
import { limitedTo, type Wish } from '#quiz/practice/question-types.ts'
import { emptyMemory, type Memory, remember } from '#quiz/practice/selection.ts'
import { isSkillId, type SkillId } from '#quiz/skills.ts'
import { productionKinds } from '#quiz/task.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'
import { handleUser } from '#server/api/handler.ts'
import { findLearner, localDayAt } from '#server/learning/skill-states.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { issueAll } from './issue-questions.ts'
import { recentQuestionOf } from './recent-questions.ts'

/** So many of the latest questions are looked at, lest their elements come again. */
const REMEMBERED = 12
/** The settings whose questions are kept ready. */
const MAX_ASKABLES = 100

const keptAskables = new Map<string, Askable>()

type WishInput = {
  readonly local_day: number
  readonly size: number
  readonly enabled_categories: Wish['enabledCategories']
  readonly difficulty: Wish['difficulty']
  readonly question_types: Wish['questionTypes']
  readonly topics?: readonly string[] | undefined
  readonly course_id?: string | undefined
}

type AskedInput = {
  readonly question_id: string
  readonly reason: Reason['kind']
  readonly is_unknown?: true | undefined
}

const getPlan = handleUser(learningCalls.get_plan, async (input, { clock, database, user }) => {
  const { skills, drift } = await findLearner(database, user.userId)
  const context: PlanContext = { ...contextOf(input, clock()), asked: [], ideas: [] }
  const plan = planSession({ skills, drift }, context)
  return {
    drift,
    skills: [...skills].map(([id, state]) => wireState(id, state)),
    plan: plan.map(({ skill, level, reason }) => ({
      skill_id: skill,
      level,
      reason: wireReason(reason, false),
    })),
  }
})

const issuePlannedQuestion = handleUser(
  learningCalls.issue_planned_question,
  async (input, { clock, database, random, user }) => {
    const now = clock()
    const about = aboutOf(input.about)
    // A chosen skill is asked also when its category is off.
    const isWished = about.kind === 'plan' || about.kind === 'check'
    const learner = await findLearner(database, user.userId)
    const wished = contextOf(input, now)
    const planned = planAbout(about, learner, {
      ...wished,
      askable: isWished ? wished.askable : everything,
      asked: input.asked.flatMap(askedSkill),
      ideas: input.ideas.filter(isMisconceptionId),
    })
    if (planned === null) return { issued: null }
    // A page that names no kind is asked questions with options only.
    const made = productionKinds.filter((kind) => input.question_types.includes(kind))
    const bank = isWished ? limitedTo(wholeBank, input.question_types) : wholeBank
    const question = askPlanned(planned, bank, memoryOf(input.asked), random.fraction, made)
    if (question === null) return { issued: null }
    const [issued] = await issueAll({ database, random }, user.userId, [question.id], now)
    return {
      issued:
        issued === undefined
          ? null
          : { ...issued, reason: wireReason(planned.reason, input.with_sure_mistakes === true) },
    }
  },
)

/** Handlers of the calls about a learner's skills. */
export const learningHandlers = {
  get_plan: getPlan,
  issue_planned_question: issuePlannedQuestion,
}

function contextOf(
  input: WishInput,
  now: number,
): Pick<PlanContext, 'day' | 'askable' | 'goal' | 'size'> {
  return {
    day: localDayAt(now, input.local_day),
    askable: askableFor(input),
    goal: input.difficulty,
    size: input.size,
  }
}

/** Returns what can be asked by the settings. Most learners have the same ones, so the latest are kept. */
function askableFor({
  enabled_categories: enabledCategories,
  question_types: questionTypes,
  topics = [],
  course_id: courseId = '',
}: WishInput): Askable {
  const key = JSON.stringify([enabledCategories, questionTypes, topics, courseId])
  const kept = keptAskables.get(key)
  if (kept !== undefined) return kept
  const askable = askableBy({ enabledCategories, questionTypes, topics })
  const course = courseOf(courseId)
  const made = course === null ? askable : inOrderOf(course, askable)
  const [oldest] = keptAskables.keys()
  if (keptAskables.size >= MAX_ASKABLES && oldest !== undefined) keptAskables.delete(oldest)
  keptAskables.set(key, made)
  return made
}

function aboutOf({
  kind,
  id = '',
}: {
  readonly kind: string
  readonly id?: string | undefined
}): About {
  if (kind === 'plan' || kind === 'check') return { kind }
  if (kind === 'skill' && isSkillId(id)) return { kind: 'skill', id }
  if (kind === 'idea' && isMisconceptionId(id)) return { kind: 'idea', id }
  throw new Problem('not_found', 'There is no such skill or idea.')
}

/** The plan looks at kinds of reasons only, so the days and ideas of earlier ones are left out. */
function askedSkill({ question_id, reason, is_unknown }: AskedInput): PlanContext['asked'] {
  const practiced = practicedBy(question_id)
  if (practiced === null) return []
  return [
    {
      skill: practiced.skill,
      reason: { kind: reason === 'new' || reason === 'sure-mistake' ? reason : 'least-known' },
      isUnknown: is_unknown === true,
    },
  ]
}

function memoryOf(asked: readonly AskedInput[]): Memory {
  return asked
    .slice(-REMEMBERED)
    .map(({ question_id }) => recentQuestionOf(question_id))
    .reduce((memory, question) => (question ? remember(memory, question) : memory), emptyMemory)
}

/**
 * A state as pages read it; those of the previous version do not know the mistakes. The fields are written out, since
 * there are about 200 skills, and `toWire` takes ten times as long.
 */
function wireState(skill_id: SkillId, state: SkillState) {
  return {
    skill_id,
    answered: state.answered,
    ability: state.ability,
    half_life: state.halfLife,
    last_day: state.lastDay,
    right_days: state.rightDays,
    last_right_day: state.lastRightDay,
  }
}

/** @param knowsMistakes the page understands the reason `sure-mistake` */
function wireReason(reason: Reason, knowsMistakes: boolean): PlannedReason {
  if (reason.kind === 'not-seen') return { kind: reason.kind, days: reason.days }
  if (reason.kind === 'idea') return { kind: reason.kind, misconception: reason.misconception }
  if (reason.kind === 'sure-mistake' && !knowsMistakes) return { kind: 'least-known' }
  return { kind: reason.kind }
}
