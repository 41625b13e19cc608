import { fromWire } from '#contract/wire/naming.ts'
import type { Reason } from '#quiz/learning/plan.ts'
import { isMisconceptionId } from '#quiz/misconceptions.ts'
import { isSkillId } from '#quiz/skills.ts'
import { localDay } from '#web/learner/local-day.ts'
import { bankWith } from '#web/practice/question-bank.ts'
import type { AccountPractice, Issued, PlanRequest } from '#web/store/account-practice.ts'
import { type call, codeOf, type Output, retrying } from '#web/wire/api.ts'

/** A learner waits for the next question: after two tries the browser chooses it. */
const PLAN_TRIES = 2

type PlanWish = PlanRequest['wish']
type WireReason = NonNullable<Output<'issue_planned_question'>['issued']>['reason']

/**
 * Returns the functions that ask the server for the next question of a session and for its model of
 * the learner.
 */
export function createPlanner(
  ask: typeof call,
): Pick<AccountPractice, 'planned' | 'learner' | 'courseSet' | 'templateSet'> {
  return {
    async planned({ about, size, asked, ideas, wish }) {
      try {
        const { issued } = await askingFor(wish, size, (fields, isKnown) =>
          retrying(
            () =>
              ask('issue_planned_question', {
                ...fields,
                ...(isKnown && { with_sure_mistakes: true as const }),
                about: { ...about },
                asked: asked.map(({ question, reason, isUnknown }) => ({
                  question_id: question.id,
                  reason: isKnown || reason.kind !== 'sure-mistake' ? reason.kind : 'least-known',
                  ...(isUnknown && { is_unknown: true as const }),
                })),
                ideas: [...ideas],
              }),
            { tries: PLAN_TRIES },
          ),
        )
        if (issued === null) return { issued: null, reason: { kind: 'least-known' } }
        const { issue_id: issueId, question_id: id } = issued
        const question = (await bankWith(id)).questionOf(id)
        // A question of a newer version of the product.
        return question === null
          ? null
          : { issued: { issueId, question }, reason: reasonOf(issued.reason) }
      } catch {
        return null
      }
    },
    async courseSet({ course, unit, size, seed, wish }) {
      const { questions } = await retrying(
        () =>
          ask('issue_course_questions', {
            course_id: course,
            ...(unit !== null && { unit_id: unit }),
            size,
            seed,
            difficulty: wish.difficulty,
            question_types: [...wish.questionTypes],
          }),
        { tries: PLAN_TRIES },
      )
      return madeHere(questions)
    },
    async templateSet(templates, elements = []) {
      const { questions } = await retrying(
        () =>
          ask('issue_template_questions', {
            template_ids: [...templates],
            ...(elements.length > 0 && { elements: [...elements] }),
          }),
        { tries: PLAN_TRIES },
      )
      return madeHere(questions)
    },
    async learner({ size, ...wish }) {
      const { drift, skills } = await askingFor(wish, size, (fields) => ask('get_plan', fields))
      return {
        drift,
        skills: new Map(
          skills.flatMap(({ skill_id, ...state }) =>
            isSkillId(skill_id)
              ? [[skill_id, { ...fromWire(state), sureMistake: false }] as const]
              : [],
          ),
        ),
      }
    },
  }
}

/** The questions of a set, made from their ids. Those of a newer version of the product are left out. */
async function madeHere(
  questions: Output<'issue_template_questions'>['questions'],
): Promise<readonly Issued[]> {
  const made = await Promise.all(
    questions.map(async ({ issue_id: issueId, question_id: id }) => {
      const question = (await bankWith(id)).questionOf(id)
      return question === null ? [] : [{ issueId, question }]
    }),
  )
  return made.flat()
}

/**
 * A server of the previous version knows no topics, no course and no mistakes of sure learners, and refuses to be asked for
 * them.
 * @param askFor is told whether the server is taken for one that knows all of them
 */
async function askingFor<Answer>(
  wish: PlanWish,
  size: number,
  askFor: (fields: ReturnType<typeof wishFields>, isKnown: boolean) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await askFor(wishFields(wish, size), true)
  } catch (error) {
    if (codeOf(error) !== 'invalid_input') throw error
    return askFor(wishFields({ ...wish, topics: [], course: null }, size), false)
  }
}

function wishFields(
  { enabledCategories, difficulty, questionTypes, topics = [], course = null }: PlanWish,
  size: number,
) {
  return {
    local_day: localDay(Date.now()),
    size,
    enabled_categories: [...enabledCategories],
    difficulty,
    question_types: [...questionTypes],
    ...(topics.length > 0 && { topics: [...topics] }),
    ...(course !== null && { course_id: course }),
  }
}

function reasonOf({ kind, days, misconception = '' }: WireReason): Reason {
  if (kind === 'not-seen') return { kind, days: days ?? 2 }
  if (kind !== 'idea') return { kind }
  return isMisconceptionId(misconception) ? { kind, misconception } : { kind: 'least-known' }
}
