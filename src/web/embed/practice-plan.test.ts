import { expect, test } from 'vitest'

import { skillOfTemplate } from '#quiz/learning/askable.ts'
import { parseQuestionId } from '#quiz/question-id.ts'
import { randomFrom } from '#quiz/random.ts'

import { planOf, questionsOf } from './practice-plan.ts'

test('skills take turns, templates stand for themselves, and easy ones come first', () => {
  const plan = planOf(['isotopes', 'average-mass', 'as-e1'], 3, randomFrom('plan'))
  expect(plan[0]).toBe('as-e1')
  expect(new Set(plan.map(skillOfTemplate))).toEqual(
    new Set(['isotopes', 'average-mass', skillOfTemplate('as-e1')]),
  )
})

test('of more skills than questions, each one is asked now and then', () => {
  const names = [
    'isotopes',
    'average-mass',
    'atomic-number',
    'mass-number',
    'ion-charge',
    'balancing',
  ]
  const asked = Array.from({ length: 40 }, (_, seed) => planOf(names, 2, randomFrom(`${seed}`)))
  expect(asked.every(({ length }) => length === 2)).toBe(true)
  expect(new Set(asked.flat().map(skillOfTemplate))).toEqual(new Set(names))
})

test('a repeated template counts once, and unknown names for nothing', () => {
  expect(planOf(['as-e1', 'as-e1', 'zz-e1', 'nothing'], 5, randomFrom('plan'))).toEqual(['as-e1'])
})

test('each template of a plan becomes a question of it, also one beyond the first year', async () => {
  const questions = await questionsOf(['as-e1', 'as-m71', 'zz-e1'], randomFrom('questions'))
  expect(questions.map(({ id }) => parseQuestionId(id)?.template)).toEqual(['as-e1', 'as-m71'])
})
