import { assert, constantFrom, integer, oneof, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'

import { categories, difficulties } from '#quiz/categories.ts'
import { formerIds } from '#quiz/ids/former-ids.ts'
import { skillOfTemplate } from '#quiz/learning/askable.ts'
import { questionId, SEEDS } from '#quiz/question-id.ts'
import { kindOfTemplate } from '#quiz/question-kind.ts'
import { drawQuestion } from '#quiz/question.ts'
import { topicOfSkill } from '#quiz/skills.ts'
import { productionKinds } from '#quiz/task.ts'
import { topicIds } from '#quiz/topics.ts'

import {
  choiceTemplates,
  productionTemplates,
  questionOf,
  templates,
  templatesFor,
} from './whole-bank.ts'

const LETTERS = {
  'atomic-structure': 'as',
  'electron-configuration': 'ec',
  'physical-properties': 'ph',
  'chemical-properties': 'ch',
  classification: 'cl',
  periodicity: 'pe',
  bonding: 'bo',
  general: 'ge',
} as const

const levels = categories.flatMap(({ id }) => difficulties.map((level) => [id, level] as const))

test('Q1 an id gives the question of its template and seed', () => {
  assert(
    property(constantFrom(...templates), integer({ min: 0, max: SEEDS - 1 }), (template, seed) => {
      const question = questionOf(questionId(template, seed))
      expect(question).toEqual(drawQuestion(template, seed))
      expect(question?.id ?? questionId(template, seed)).toBe(questionId(template, seed))
    }),
    { numRuns: 1000 },
  )
})

test('Q1 templates and their versions are unique', () => {
  const recipes = templates.map(({ id, version }) => `${id}.${version}`)
  expect(recipes).toEqual([...new Set(recipes)])
})

test('Q1 the versions of a template count from 1 without a gap', () => {
  const versions = Map.groupBy(templates, ({ id }) => id)
  for (const all of versions.values()) {
    expect(all.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
      all.map((_, index) => index + 1),
    )
  }
})

test('the id of a template gives its category and difficulty', () => {
  for (const { id, category, difficulty } of templates) {
    expect(id.replace(/\d+$/, '')).toBe(`${LETTERS[category]}-${difficulty.charAt(0)}`)
  }
})

test('answers that one has to make are spread over all kinds, categories and levels', () => {
  expect(productionTemplates.length).toBeGreaterThan(400)
  expect(new Set(productionTemplates.map(({ type }) => type))).toEqual(new Set(productionKinds))
  const missing = levels.filter(
    ([category, level]) =>
      !productionTemplates.some((one) => one.category === category && one.difficulty === level),
  )
  expect(missing).toEqual([])
})

test('each skill whose hard questions have numbers as options has a hard number to type', () => {
  const numeric = choiceTemplates.filter(
    (template) =>
      template.difficulty === 'hard' &&
      topicOfSkill(template.skill) === null &&
      Array.from({ length: 20 }, (_, seed) => drawQuestion(template, seed)).every(
        (question) =>
          question?.options.every((option) => /^[+−]?\d[^a-z]*[\w/·³%°]*$/i.test(option)) ?? true,
      ),
  )
  expect(numeric.length).toBeGreaterThan(15)
  const without = numeric.filter(
    ({ skill }) =>
      !productionTemplates.some(
        (one) => one.skill === skill && one.type === 'number' && one.difficulty === 'hard',
      ),
  )
  expect(without.map(({ id }) => id)).toEqual([])
})

test('Q2 arbitrary text gives no question', () => {
  assert(
    property(oneof(string(), string({ unit: 'binary' })), (text) => {
      expect(questionOf(text)).toBeNull()
    }),
  )
})

test('Q1 a question of a template that was moved to another level is still there under its former id', () => {
  const ids = new Set(templates.map(({ id }) => id))
  expect(formerIds.filter((id) => ids.has(id))).toEqual([])
  for (const id of formerIds) {
    const question = questionOf(`${id}.1.7`)
    expect(question).toMatchObject({ id: `${id}.1.7`, ...kindOfTemplate(id) })
    expect(skillOfTemplate(id)).toBe(question?.skill)
  }
})

test('Q2 an id of a template or a version that does not exist gives no question', () => {
  const recipes = new Set([
    ...templates.map(({ id, version }) => `${id}.${version}`),
    ...formerIds.map((id) => `${id}.1`),
  ])
  const foreign = stringMatching(/^[a-z]{2}-[emh]\d{1,3}\.\d{1,2}\.[1-9a-z][0-9a-z]{0,5}$/)
  assert(
    property(foreign, (id) => {
      const isForeign = !recipes.has(id.slice(0, id.lastIndexOf('.')))
      expect(isForeign ? questionOf(id) : null).toBeNull()
    }),
  )
})

test('Q2 an id with anything before or after it gives no question', () => {
  const ids = templates.map((template) => questionId(template, 7))
  assert(
    property(constantFrom(...ids), string({ minLength: 1 }), (id, more) => {
      expect(questionOf(more + id)).toBeNull()
      expect(questionOf(id + more)?.id ?? id + more).toBe(id + more)
    }),
    { examples: ids.map((id): [string, string] => [id, '\n']) },
  )
})

test('Q2 oversized ids give no question', () => {
  const [id = ''] = templates.map((template) => questionId(template, 7))
  for (const text of ['0', 'a', '.', 'as-e1.1.', '\u0000', '🧪']) {
    const much = text.repeat(200_000)
    expect([much, id + much, much + id].map(questionOf)).toEqual([null, null, null])
  }
})

test('Q8 new questions come from the newest version of each template', () => {
  const newest = new Map(templates.map(({ id, version }) => [id, version]))
  for (const { id, version } of templates) newest.set(id, Math.max(version, newest.get(id) ?? 0))
  const drawn = categories.flatMap(({ id }) =>
    difficulties.flatMap((difficulty) => templatesFor(id, difficulty, topicIds)),
  )
  expect(new Map(drawn.map(({ id, version }) => [id, version]))).toEqual(newest)
  expect(drawn).toHaveLength(newest.size)
})

test.each(levels)('Q8 %s has at least six templates at the level %s', (category, difficulty) => {
  expect(templatesFor(category, difficulty).length).toBeGreaterThanOrEqual(6)
})

test('Q61 a template of a topic is drawn only when its topic is named', () => {
  expect(topicsDrawnWith([])).toEqual(new Set([null]))
  expect(topicsDrawnWith(topicIds)).toEqual(new Set([null, ...topicIds]))
  for (const id of topicIds) expect(topicsDrawnWith([id])).toEqual(new Set([null, id]))
  expect(topicsDrawnWith(['nothing-of-this-name'])).toEqual(new Set([null]))
})

function topicsDrawnWith(topics: readonly string[]) {
  const drawn = levels.flatMap(([category, level]) => templatesFor(category, level, topics))
  return new Set(drawn.map(({ skill }) => topicOfSkill(skill)))
}
