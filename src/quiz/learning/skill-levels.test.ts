import { expect, test } from 'vitest'

import { difficulties } from '#quiz/categories.ts'
import { skills } from '#quiz/skills.ts'
import { templates } from '#quiz/templates/whole-bank.ts'

/** The levels at which a skill is asked: by all kinds of questions, or with options. */
function levelsOf(skill: string, kind: 'all' | 'mcq') {
  const own = templates.filter(
    (one) => one.skill === skill && (kind === 'all' || one.type === kind),
  )
  return difficulties.filter((level) => own.some(({ difficulty }) => difficulty === level))
}

test('every skill is asked at two levels or more, medium among them', () => {
  const missing = skills.filter(({ id }) => {
    const levels = levelsOf(id, 'all')
    return levels.length < 2 || !levels.includes('medium')
  })
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('every skill that has questions with options has some at medium level', () => {
  const missing = skills.filter(({ id }) => {
    const levels = levelsOf(id, 'mcq')
    return levels.length > 0 && !levels.includes('medium')
  })
  expect(missing.map(({ id }) => id)).toEqual([])
})
