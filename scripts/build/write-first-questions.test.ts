import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { questionTypeOf } from '#quiz/practice/question-types.ts'
import { defaultSettings } from '#quiz/practice/settings.ts'
import { parseQuestionId } from '#quiz/question-id.ts'
import { templatesFor } from '#quiz/templates/whole-bank.ts'
import { firstQuestions } from '#web/practice/first-question/first-question-data.ts'

import { FIRST_QUESTIONS, firstQuestionData } from './write-first-questions.ts'

test('the committed file is what node scripts/build/write-first-questions.ts writes', () => {
  expect(readFileSync(FIRST_QUESTIONS, 'utf8')).toBe(firstQuestionData())
})

test('the page brings three questions of each category along, as practice would ask them', () => {
  expect(firstQuestions.map(({ category }) => category)).toEqual(
    categories.flatMap(({ id }) => [id, id, id]),
  )
  const templates = firstQuestions.map(({ id }) => parseQuestionId(id)?.template)
  expect(new Set(templates).size).toBe(firstQuestions.length)
  for (const { id, category, difficulty } of firstQuestions) {
    const recipe = parseQuestionId(id)
    const current = templatesFor(category, defaultSettings.difficulty)
    expect(difficulty).toBe(defaultSettings.difficulty)
    expect(current.map((template) => [template.id, template.version])).toContainEqual([
      recipe?.template,
      recipe?.version,
    ])
    // Those can be switched off, and the page does not ask whether they are.
    expect(questionTypeOf(recipe?.template ?? '')).toBe(null)
  }
})
