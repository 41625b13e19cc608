import { expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { skills, topicOfSkill } from '#quiz/skills.ts'
import { productionKinds } from '#quiz/task.ts'
import { templates } from '#quiz/templates/whole-bank.ts'
import { topicIds } from '#quiz/topics.ts'

import {
  askable,
  askableBy,
  practicedBy,
  skillOfTemplate,
  templatesWith,
  topicOfTemplate,
} from './askable.ts'

const everything = {
  enabledCategories: categories.map(({ id }) => id),
  questionTypes: [...questionTypes.map(({ id }) => id), ...productionKinds],
  topics: topicIds,
}

test('every skill can be asked, by the templates that practice it', () => {
  expect([...askable.keys()].toSorted()).toEqual(skills.map(({ id }) => id).toSorted())
  expect(askableBy(everything)).toEqual(askable)
  const wrong = templates.filter(({ id, skill }) => skillOfTemplate(id) !== skill)
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('categories and question types that are off are not asked', () => {
  const general = askableBy({ ...everything, enabledCategories: ['general'] })
  expect([...new Set([...general.values()].map(({ category }) => category))]).toEqual(['general'])
  const withoutNames = askableBy({ ...everything, questionTypes: ['symbol'] })
  expect(withoutNames.get('symbols')?.templates.get('easy')).toEqual(['ge-e1'])
})

test('K22 a skill without options is asked by made answers of the kinds that are on', () => {
  expect(askable.get('concentration')?.templates.get('medium')).toEqual(['ge-m28', 'ge-m29'])
  const withOptions = questionTypes.map(({ id }) => id)
  const names = askableBy({ ...everything, questionTypes: [...withOptions, 'naming'] })
  expect([names.has('concentration'), names.has('acid-names')]).toEqual([false, true])
  // Of a skill with options those with options are enough.
  const made = [...askable.values()].flatMap(({ templates: levels }) => [...levels.values()].flat())
  expect(made).toContain('as-m3')
  expect(made).not.toContain('as-m572')
})

test('the id of a question gives its skill, its level and whether its answer is made', () => {
  expect(practicedBy('as-m3.1.k3f9')).toEqual({
    skill: 'isotopes',
    level: 'medium',
    isTyped: false,
  })
  expect(practicedBy('as-m572.1.k3f9')?.isTyped).toBe(true)
  expect(practicedBy('as-m3')).toBe(null)
  expect(practicedBy('as-h99.1.k3f9')).toBe(null)
  expect(practicedBy('zz-m3.1.k3f9')).toBe(null)
  expect(skillOfTemplate('toString')).toBe(null)
})

test('an idea is asked by the templates that have an option for it', () => {
  expect(templatesWith('AS4')).toContain('as-e3')
  expect(templatesWith('AS4')).not.toContain('ge-e1')
})

test('Q61 the skills of a topic are asked only when it is on', () => {
  const { topics: _, ...firstYear } = everything
  expect(topicsOf(askableBy(firstYear))).toEqual(new Set([null]))
  expect(topicsOf(askableBy({ ...firstYear, topics: ['gases'] }))).toEqual(new Set([null, 'gases']))
})

function topicsOf(asked: ReturnType<typeof askableBy>) {
  return new Set([...asked.keys()].map(topicOfSkill))
}

test('the topic of a template is that of its skill', () => {
  const wrong = templates.filter(({ id, skill }) => topicOfTemplate(id) !== topicOfSkill(skill))
  expect(wrong.map(({ id }) => id)).toEqual([])
  expect(topicOfTemplate('as-e99')).toBe(null)
})
