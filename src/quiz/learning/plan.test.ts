import { describe, expect, test } from 'vitest'

import { limitedTo } from '#quiz/practice/question-types.ts'
import { emptyMemory } from '#quiz/practice/selection.ts'
import { courseOrder, needsOf } from '#quiz/prerequisites.ts'
import { randomFrom } from '#quiz/random.ts'
import { type SkillId, skill } from '#quiz/skills.ts'
import { productionKinds } from '#quiz/task.ts'
import type { ProductionKind } from '#quiz/task.ts'
import { templatesFor, wholeBank } from '#quiz/templates/whole-bank.ts'

import { askPlanned } from './ask.ts'
import { type Askable, askable } from './askable.ts'
import { type Learner, NEW_LEARNER, NEW_SKILL, type SkillState } from './learner.ts'
import { newAtMost, type PlanContext, planAbout, planNext, planSession, planSkill } from './plan.ts'

const DAY = 100
const context: PlanContext = {
  day: DAY,
  askable,
  goal: 'medium',
  size: 12,
  asked: [],
  ideas: [],
}

/** A learner who has answered each of these skills, right after practice. */
function learnerOf(states: Partial<Record<SkillId, Partial<SkillState>>>): Learner {
  const skills = new Map(
    courseOrder.flatMap((id) => {
      const state = states[id]
      return state === undefined
        ? []
        : [[id, { ...NEW_SKILL, answered: 3, ability: 1, lastDay: DAY, ...state }] as const]
    }),
  )
  return { skills, drift: 0 }
}

function only(...ids: readonly SkillId[]): Askable {
  return new Map([...askable].filter(([id]) => ids.includes(id)))
}

function asked(...ids: readonly SkillId[]): PlanContext['asked'] {
  return ids.map((id) => ({ skill: id, reason: { kind: 'least-known' } }))
}

const three = only('isotopes', 'symbols', 'families')

type States = Parameters<typeof learnerOf>[0]

/** The next skill when only isotopes and their prerequisites can be asked. */
function afterParticles(state: Partial<SkillState>): SkillId | undefined {
  const learner = learnerOf({ 'particle-count': { lastDay: DAY - 5, ...state } })
  return planNext(learner, { ...context, askable: only('particle-count', 'isotopes') })?.skill
}

/** A learner who has begun so many skills and knows none by half, and so many more by more than half. */
function begunWith(count: number, more = 0): Learner {
  const ids = [...askable.keys()].slice(0, count + more)
  return learnerOf(
    Object.fromEntries(
      ids.map((id, place) => [id, { ability: place < count ? -1 : 2, lastDay: DAY - 1 }]),
    ),
  )
}

/** Which of three skills comes next, and why. */
function nextOf(states: States) {
  const plan = planNext(learnerOf(states), { ...context, askable: three })
  return [plan?.skill, plan?.reason]
}

/** The level of a question for a learner of this ability. */
function levelAt(ability: number, goal: PlanContext['goal'] = 'medium') {
  const learner = learnerOf({ 'particle-count': { ability } })
  return planSkill(learner, 'particle-count', { ...context, goal })?.level
}

describe('a new skill', () => {
  test('K6 the first of the course comes first, then one of another category', () => {
    const first = planNext(NEW_LEARNER, context)
    expect([first?.skill, first?.reason]).toEqual([courseOrder[0], { kind: 'new' }])
    const plan = planSession(NEW_LEARNER, { ...context, size: 4 })
    const categories = plan.map(({ skill: id }) => skill(id).category)
    expect(categories.filter((one, place) => one === categories[place - 1])).toEqual([])
  })

  test('K6 a third of a session is new at most', () => {
    const sizes = [5, 12, 20, 40]
    const plans = sizes.map((size) => planSession(NEW_LEARNER, { ...context, size }))
    const fresh = plans.map((plan) => plan.filter(({ reason }) => reason.kind === 'new').length)
    expect([fresh, plans.map(({ length }) => length)]).toEqual([[2, 4, 7, 14], sizes])
    expect(sizes.map(newAtMost)).toEqual([2, 4, 7, 14])
  })

  test('K6 prerequisites must be there: known by half when fresh, or asked three times', () => {
    expect(afterParticles({ answered: 1, ability: 0.1 })).toBe('isotopes')
    expect(afterParticles({ answered: 3, ability: -2 })).toBe('isotopes')
    expect(afterParticles({ answered: 2, ability: -0.1 })).toBe('particle-count')
    expect(afterParticles({ answered: 0, ability: 2 })).toBe('particle-count')
  })

  test('K6 skills that are switched off are not waited for', () => {
    const plan = planNext(NEW_LEARNER, { ...context, askable: only('isotopes') })
    expect([plan?.skill, plan?.reason]).toEqual(['isotopes', { kind: 'new' }])
  })

  test('K6 none comes while 22 are begun and not known by half', () => {
    const reasons = [21, 22].map((count) => planNext(begunWith(count), context)?.reason.kind)
    expect(reasons).toEqual(['new', 'least-known'])
  })

  test('K6 of many begun skills more may be unfinished, so that the last ones come in the end', () => {
    // Of fifty skills 24 are fewer than half, and 25 are not.
    const reasons = [24, 25].map(
      (count) => planNext(begunWith(count, 50 - count), context)?.reason.kind,
    )
    expect(reasons).toEqual(['new', 'least-known'])
  })
})

describe('a skill again', () => {
  test('K7 the least known and longest unseen skill comes', () => {
    const last = { lastDay: DAY - 9 }
    expect(
      nextOf({ isotopes: last, symbols: { lastDay: DAY - 3 }, families: { lastDay: DAY - 3 } }),
    ).toEqual(['isotopes', { kind: 'not-seen', days: 9 }])
    expect(nextOf({ isotopes: last, symbols: { ...last, ability: -1 }, families: last })).toEqual([
      'symbols',
      { kind: 'not-seen', days: 9 },
    ])
  })

  test('K7 the category of the last question has half the weight, the last skill none', () => {
    const learner = learnerOf({
      isotopes: { lastDay: DAY - 9 },
      'ion-electrons': { lastDay: DAY - 9 },
      symbols: { lastDay: DAY - 6 },
    })
    const next = (...ids: readonly SkillId[]) =>
      planNext(learner, {
        ...context,
        askable: only('isotopes', 'ion-electrons', 'symbols'),
        asked: asked(...ids),
      })?.skill
    expect(next('isotopes')).toBe('symbols')
    expect(['isotopes', 'ion-electrons']).toContain(next('symbols'))
  })

  test('K7 when all were seen today, the least known comes, and a lone skill comes again', () => {
    const learner = learnerOf({ isotopes: {}, symbols: { ability: 0 }, families: {} })
    const all = planNext(learner, { ...context, askable: three, asked: asked('isotopes') })
    expect([all?.skill, all?.reason]).toEqual(['symbols', { kind: 'least-known' }])
    const lone = only('symbols')
    const again = planNext(learner, { ...context, askable: lone, asked: asked('symbols') })
    expect(again?.skill).toBe('symbols')
  })

  test('K7 without a question to ask there is no plan', () => {
    expect(planNext(NEW_LEARNER, { ...context, askable: new Map() })).toBe(null)
    expect(planSession(NEW_LEARNER, { ...context, askable: new Map() })).toEqual([])
  })
})

describe('the level', () => {
  test('K8 the level is the goal, easy for a weak learner and hard for a strong one', () => {
    expect([levelAt(-1), levelAt(0), levelAt(2)]).toEqual(['easy', 'medium', 'hard'])
    expect([levelAt(0, 'easy'), levelAt(0, 'hard')]).toEqual(['easy', 'hard'])
  })

  test('K8 where the level has no templates, the nearest that has some', () => {
    const levels = [...(askable.get('bond-energy')?.templates.keys() ?? [])]
    expect(levels).not.toContain('easy')
    const plan = planSkill(learnerOf({ 'bond-energy': { ability: -3 } }), 'bond-energy', context)
    expect(plan?.level).toBe(levels[0])
    expect(plan?.templates.length).toBeGreaterThan(0)
  })
})

describe('an idea to fix', () => {
  test('K28 a sure mistake comes first on the next day, before new skills and what was not seen for long', () => {
    const learner = learnerOf({
      symbols: { lastDay: DAY - 40 },
      isotopes: { lastDay: DAY - 1, sureMistake: true },
    })
    const first = planNext(learner, context)
    expect([first?.skill, first?.reason]).toEqual(['isotopes', { kind: 'sure-mistake' }])
    const today = learnerOf({ isotopes: { sureMistake: true } })
    expect(planNext(today, context)?.reason.kind).toBe('new')
    const off = planNext(learner, { ...context, askable: only('symbols') })
    expect(off?.skill).toBe('symbols')
  })

  test('K28 sure mistakes are a quarter of a session at most, each once, and other categories between', () => {
    const state = { lastDay: DAY - 1, sureMistake: true }
    const ids = [...askable.keys()].slice(0, 8)
    const learner = learnerOf(Object.fromEntries(ids.map((id) => [id, state])))
    const plan = planSession(learner, context)
    const mistakes = plan.filter(({ reason }) => reason.kind === 'sure-mistake')
    expect(mistakes).toEqual(plan.slice(0, 3))
    expect(new Set(mistakes.map((one) => one.skill)).size).toBe(3)
  })

  test('K9 it has every fifth question of a session, each with an option for it', () => {
    const plan = planSession(NEW_LEARNER, { ...context, ideas: ['AS4', 'BO5'] })
    const reasons = plan.map(({ reason }) => (reason.kind === 'idea' ? reason.misconception : null))
    expect(reasons.map((one, place) => [place + 1, one]).filter(([, one]) => one !== null)).toEqual(
      [
        [5, 'AS4'],
        [10, 'BO5'],
      ],
    )
    const random = randomFrom('ideas')
    const options = plan.flatMap((planned) => {
      const { reason } = planned
      if (reason.kind !== 'idea') return []
      const question = askPlanned(planned, { templatesFor }, emptyMemory, random)
      if (question?.type !== 'mcq') return [false]
      return [question.feedback.some((entry) => entry?.misconception === reason.misconception)]
    })
    expect(options).toEqual([true, true])
  })
})

test('K14 the same answers give the same plan, which follows the rules of the course', () => {
  const plan = planSession(NEW_LEARNER, { ...context, size: 40 })
  expect(planSession(NEW_LEARNER, { ...context, size: 40 })).toEqual(plan)
  const order = plan.flatMap(({ skill: id, reason }) => (reason.kind === 'new' ? [id] : []))
  const early = order.filter((id, place) =>
    needsOf(id).some((need) => askable.has(need) && !order.slice(0, place).includes(need)),
  )
  expect(early).toEqual([])
})

test('K14 every planned question can be drawn, and is of the skill and the level', () => {
  const random = randomFrom('drawn')
  const plan = planSession(NEW_LEARNER, { ...context, size: 40 })
  const drawn = plan.map((planned) => {
    const question = askPlanned(planned, { templatesFor }, emptyMemory, random, productionKinds)
    return { skill: question?.skill, level: question?.difficulty }
  })
  expect(drawn).toEqual(plan.map(({ skill: id, level }) => ({ skill: id, level })))
})

describe('K22 answers that are made', () => {
  const known = planSkill(learnerOf({ 'average-mass': { ability: 3 } }), 'average-mass', {
    ...context,
    goal: 'hard',
  })
  const unknown = planSkill(learnerOf({ 'average-mass': { ability: -0.2 } }), 'average-mass', {
    ...context,
    goal: 'hard',
  })
  const types = (planned: typeof known, made: readonly ProductionKind[]) => {
    const random = randomFrom('made')
    return new Set(
      Array.from({ length: 20 }, () =>
        planned === null ? null : askPlanned(planned, { templatesFor }, emptyMemory, random, made),
      ).map((question) => question?.type),
    )
  }

  test('K22 come to those who know the skill, where the page names the kind', () => {
    expect(types(known, ['number'])).toEqual(new Set(['number']))
    expect(types(known, ['formula'])).toEqual(new Set(['mcq']))
    expect(types(known, [])).toEqual(new Set(['mcq']))
  })

  test('K22 do not come to those who still learn the skill', () => {
    expect([known?.level, unknown?.level]).toEqual(['hard', 'hard'])
    expect(types(unknown, ['number'])).toEqual(new Set(['mcq']))
  })

  test('K22 come only with the bank of questions that are on, and give way to an idea to fix', () => {
    const off = limitedTo(wholeBank, [])
    const random = randomFrom('off')
    const drawn = known === null ? null : askPlanned(known, off, emptyMemory, random, ['number'])
    expect(drawn?.type).toBe('mcq')
    const idea = planAbout({ kind: 'idea', id: 'AS6' }, learnerOf({}), context)
    expect(types(idea, ['number'])).toEqual(new Set(['mcq']))
  })
})
