import { expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { needsOf } from '#quiz/prerequisites.ts'
import { type SkillId, skill } from '#quiz/skills.ts'

import { askableBy } from './askable.ts'
import { type CheckedSkill, nextOfCheck } from './check.ts'
import { type Learner, NEW_LEARNER, NEW_SKILL } from './learner.ts'
import { planAbout } from './plan.ts'

const DAY = 100
/** The skills that a learner without topics is asked. */
const askable = askableBy({
  enabledCategories: categories.map(({ id }) => id),
  questionTypes: questionTypes.map(({ id }) => id),
})

/** A learner who answered these skills today, right or wrong. */
function answered(results: Partial<Record<SkillId, boolean>>): Learner {
  const skills = new Map(
    [...askable.keys()].flatMap((id) => {
      const isRight = results[id]
      if (isRight === undefined) return []
      const state = { ...NEW_SKILL, answered: 1, lastDay: DAY, lastRightDay: isRight ? DAY : null }
      return [[id, state] as const]
    }),
  )
  return { skills, drift: 0 }
}

/** The skills of a whole check, when `answer` tells the result of each: null is "I don't know". */
function checked(answer: (id: SkillId) => boolean | null): readonly SkillId[] {
  const asked: CheckedSkill[] = []
  const results: Partial<Record<SkillId, boolean>> = {}
  while (asked.length < 200) {
    const id = nextOfCheck(answered(results), { askable, asked })
    if (id === null) break
    const isRight = answer(id)
    if (isRight !== null) results[id] = isRight
    asked.push({ skill: id, isUnknown: isRight === null })
  }
  return asked.map((one) => one.skill)
}

function buildsOn(id: SkillId, other: SkillId): boolean {
  return needsOf(id).some((need) => need === other || buildsOn(need, other))
}

test('K24 a check begins with a skill between others, and leaves out what an answer decides', () => {
  const first = nextOfCheck(NEW_LEARNER, { askable, asked: [] })
  if (first === null) throw new Error('There is nothing to check.')
  expect(needsOf(first).length).toBeGreaterThan(0)
  expect([...askable.keys()].filter((id) => buildsOn(id, first)).length).toBeGreaterThan(0)
  const afterRight = checked(() => true)
  const afterWrong = checked(() => false)
  for (const [place, id] of afterRight.entries()) {
    expect(afterRight.slice(place + 1).filter((later) => buildsOn(id, later))).toEqual([])
  }
  for (const [place, id] of afterWrong.entries()) {
    expect(afterWrong.slice(place + 1).filter((later) => buildsOn(later, id))).toEqual([])
  }
})

test('K24 no skill comes twice, and none that was asked before', () => {
  const known = answered({ isotopes: true, families: false })
  const all = checked((id) => id.length % 2 === 0)
  expect(new Set(all).size).toBe(all.length)
  const asked: CheckedSkill[] = []
  for (let id = nextOfCheck(known, { askable, asked }); id !== null;) {
    asked.push({ skill: id })
    id = nextOfCheck(known, { askable, asked })
  }
  const ids = asked.map((one) => one.skill)
  expect(ids).not.toContain('isotopes')
  expect(ids).not.toContain('families')
  // Isotopes were right, so the particles below them are decided.
  expect(ids).not.toContain('particle-count')
})

test('K24 of equal skills one of another category comes', () => {
  const alone = new Map(
    [...askable].filter(([id]) => ['symbols', 'families', 'temperature-scales'].includes(id)),
  )
  const first = nextOfCheck(NEW_LEARNER, { askable: alone, asked: [] })
  if (first === null) throw new Error('There is nothing to check.')
  const second = nextOfCheck(NEW_LEARNER, { askable: alone, asked: [{ skill: first }] })
  if (second === null) throw new Error('There is nothing more to check.')
  expect(skill(second).category).not.toBe(skill(first).category)
})

test('K25 "I don\'t know" decides what builds on the skill, and changes nothing else', () => {
  const all = checked(() => null)
  for (const [place, id] of all.entries()) {
    expect(all.slice(place + 1).filter((later) => buildsOn(later, id))).toEqual([])
  }
  const learner = answered({})
  const context = { day: DAY, askable, goal: 'medium', size: 12, ideas: [] } as const
  const asked = [{ skill: 'particle-count', isUnknown: true, reason: { kind: 'check' } }] as const
  const next = planAbout({ kind: 'check' }, learner, { ...context, asked })
  expect([next?.reason, next?.level]).toEqual([
    { kind: 'check' },
    next === null
      ? null
      : planAbout({ kind: 'skill', id: next.skill }, learner, { ...context, asked })?.level,
  ])
  // The plan of the day still begins with new skills.
  expect(planAbout({ kind: 'plan' }, learner, { ...context, asked: [] })?.reason).toEqual({
    kind: 'new',
  })
})
