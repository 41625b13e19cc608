import { expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { localDay } from '#web/learner/local-day.ts'
import { CallProblem } from '#web/wire/api.ts'

import { createPlanner } from './account-plan.ts'

const ISSUE = '00000000-0000-4000-9000-000000000001'
const wish = {
  enabledCategories: categories.map(({ id }) => id),
  difficulty: 'medium' as const,
  questionTypes: questionTypes.map(({ id }) => id),
}
const request = { about: { kind: 'plan' as const }, size: 12, asked: [], ideas: [], wish }

/** A planner whose calls get this response; requests are recorded. */
function planner(answer: unknown) {
  const asked: unknown[] = []
  const ask: unknown = async (name: string, input: unknown) => {
    asked.push([name, input])
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, ...createPlanner(asCall(ask)) }
}

function asCall(ask: unknown): Parameters<typeof createPlanner>[0] {
  return isCall(ask) ? ask : refuse
}

function isCall(ask: unknown): ask is Parameters<typeof createPlanner>[0] {
  return typeof ask === 'function'
}

function refuse(): never {
  throw new Error('This is no function.')
}

test('a planned question is made here from its id, with the reason of the server', async () => {
  const { planned, asked } = planner({
    issued: {
      issue_id: ISSUE,
      question_id: 'as-m3.1.1',
      reason: { kind: 'idea', misconception: 'AS2' },
    },
  })
  expect(await planned(request)).toEqual({
    issued: { issueId: ISSUE, question: questionOf('as-m3.1.1') },
    reason: { kind: 'idea', misconception: 'AS2' },
  })
  expect(asked).toEqual([
    [
      'issue_planned_question',
      {
        local_day: localDay(Date.now()),
        size: 12,
        enabled_categories: wish.enabledCategories,
        difficulty: 'medium',
        question_types: wish.questionTypes,
        about: { kind: 'plan' },
        asked: [],
        ideas: [],
        with_sure_mistakes: true,
      },
    ],
  ])
})

test('a server that knows no topics is asked again without them', async () => {
  const asked: unknown[] = []
  const ask: unknown = async (_name: string, input: { readonly topics?: unknown }) => {
    asked.push(input.topics)
    if (input.topics !== undefined) throw new CallProblem('invalid_input', 'refused')
    return { drift: 0, skills: [], plan: [] }
  }
  const { learner } = createPlanner(asCall(ask))
  expect(await learner({ ...wish, topics: ['gases'], size: 1 })).toEqual({
    drift: 0,
    skills: new Map(),
  })
  expect(asked).toEqual([['gases'], undefined])
})

test('K28 a server that knows no mistakes of sure learners is asked again without them', async () => {
  const tried: unknown[] = []
  const ask: unknown = async (
    _name: string,
    { with_sure_mistakes, asked }: { with_sure_mistakes?: unknown; asked: readonly object[] },
  ) => {
    tried.push([with_sure_mistakes, ...asked])
    if (with_sure_mistakes !== undefined) throw new CallProblem('invalid_input', 'refused')
    return { issued: null }
  }
  const question = questionOf('as-m3.1.1')
  if (question === null) throw new Error('The bank has lost a question.')
  await createPlanner(asCall(ask)).planned({
    ...request,
    asked: [{ question, reason: { kind: 'sure-mistake' }, isUnknown: false }],
  })
  expect(tried).toEqual([
    [true, { question_id: question.id, reason: 'sure-mistake' }],
    [undefined, { question_id: question.id, reason: 'least-known' }],
  ])
})

test('a set of a course is made here from the ids that were handed out', async () => {
  const { courseSet, asked } = planner({
    questions: [
      { issue_id: ISSUE, question_id: 'ph-e41.1.1' },
      { issue_id: ISSUE, question_id: 'as-e99.1.1' },
    ],
  })
  const set = { course: 'ap-chemistry', unit: '3', size: 10, seed: 'k3f9', wish }
  expect(await courseSet(set)).toEqual([{ issueId: ISSUE, question: questionOf('ph-e41.1.1') }])
  expect(asked).toEqual([
    [
      'issue_course_questions',
      {
        course_id: 'ap-chemistry',
        unit_id: '3',
        size: 10,
        seed: 'k3f9',
        difficulty: 'medium',
        question_types: wish.questionTypes,
      },
    ],
  ])
})

test('questions of templates are made here from the ids that were handed out', async () => {
  const { templateSet, asked } = planner({
    questions: [
      { issue_id: ISSUE, question_id: 'ph-e41.1.1' },
      { issue_id: ISSUE, question_id: 'as-e99.1.1' },
    ],
  })
  const issued = await templateSet(['ph-e41', 'as-e99'])
  expect(issued).toEqual([{ issueId: ISSUE, question: questionOf('ph-e41.1.1') }])
  expect(asked).toEqual([['issue_template_questions', { template_ids: ['ph-e41', 'as-e99'] }]])
})

test('questions of templates are asked for about elements', async () => {
  const { templateSet, asked } = planner({ questions: [] })
  expect(await templateSet(['ph-e41'], ['Fe', 'Co'])).toEqual([])
  expect(asked).toEqual([
    ['issue_template_questions', { template_ids: ['ph-e41'], elements: ['Fe', 'Co'] }],
  ])
})

test('an empty plan is distinguished from a lost connection, and from a question of a newer version', async () => {
  const nothing = await planner({ issued: null }).planned(request)
  expect(nothing).toEqual({ issued: null, reason: { kind: 'least-known' } })
  const refused = planner(new CallProblem('invalid_input', 'refused')).planned(request)
  expect(await refused).toBe(null)
  const newer = planner({
    issued: { issue_id: ISSUE, question_id: 'as-h99.1.1', reason: { kind: 'new' } },
  })
  expect(await newer.planned(request)).toBe(null)
})

test('the states of the server are read skill by skill, without those of a newer version', async () => {
  const state = {
    answered: 3,
    ability: 0.5,
    half_life: 4,
    last_day: 20_000,
    right_days: 2,
    last_right_day: 20_000,
  }
  const { learner } = planner({
    drift: 0.1,
    plan: [],
    skills: [
      { skill_id: 'isotopes', ...state },
      { skill_id: 'something-new', ...state },
    ],
  })
  expect(await learner({ ...wish, size: 1 })).toEqual({
    drift: 0.1,
    skills: new Map([
      [
        'isotopes',
        {
          answered: 3,
          ability: 0.5,
          halfLife: 4,
          lastDay: 20_000,
          rightDays: 2,
          lastRightDay: 20_000,
          sureMistake: false,
        },
      ],
    ]),
  })
})
