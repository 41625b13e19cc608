import { expect, test } from 'vitest'

import { makeQuestion } from '#quiz/question.ts'
import { randomFrom } from '#quiz/random.ts'
import { templates } from '#quiz/templates/whole-bank.ts'

const SEEDS = 200

/** Templates with options and the ones with typed numbers whose text, answer and solution they take. */
const sisters = [
  ['ge-m400', 'ge-m42'],
  ['ph-m400', 'ph-m51'],
  ['ph-m401', 'ph-m49'],
  ['ge-m401', 'ge-m46'],
  ['ph-m403', 'ph-m252'],
  ['ge-m403', 'ge-m53'],
  ['ge-m404', 'ge-m54'],
  ['ph-m404', 'ph-m50'],
  ['as-m401', 'as-m250'],
  ['ge-m405', 'ge-m270'],
  ['ge-m406', 'ge-m272'],
  ['ph-m405', 'ph-m23'],
  ['ph-m406', 'ph-m24'],
] as const

test.each(sisters)('%s asks what %s asks, which has a judge of its own', (id, other) => {
  const [sister, made] = [id, other].map((one) => templates.find((it) => it.id === one))
  if (sister?.type !== 'mcq' || made === undefined || made.type === 'mcq') {
    throw new RangeError('A sister is missing.')
  }
  let drawn = 0
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const [own, typed] = [sister.draw(randomFrom(`${seed}`)), made.draw(randomFrom(`${seed}`))]
    if (own === null) continue
    drawn += 1
    expect([own.stem, own.answer.text, own.right]).toEqual([
      typed?.stem,
      typed?.answer,
      typed?.right,
    ])
    expect(own.solution?.()).toEqual(typed?.solution?.())
  }
  expect(drawn).toBeGreaterThan(SEEDS / 4)
})

test.each(sisters)(
  '%s: an option that an idea leads to is the correction of the typed answer',
  (id, other) => {
    const [sister, made] = [id, other].map((one) => templates.find((it) => it.id === one))
    if (sister?.type !== 'mcq' || made === undefined) throw new RangeError('A sister is missing.')
    for (let seed = 0; seed < SEEDS / 4; seed += 1) {
      const question = makeQuestion(sister, seed)
      const ideas = question.feedback.filter((entry) => (entry?.misconception ?? null) !== null)
      expect(ideas.length).toBeGreaterThan(0)
      expect(question.skill).toBe(made.skill)
    }
  },
)
