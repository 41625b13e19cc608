import { expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { topicOfSkill } from '#quiz/skills.ts'
import { templatesFor } from '#quiz/templates/whole-bank.ts'
import { topicIds } from '#quiz/topics.ts'

import { readArguments, templatesOf, USAGE } from './question-arguments.ts'

const everything = { category: null, difficulty: null, template: null, topic: null }

test('without arguments ten mixed questions are wanted', () => {
  expect(readArguments([])).toEqual({
    kind: 'json',
    wanted: { count: 10, seed: 1, ...everything },
  })
})

test('every option is read', () => {
  const template = templatesFor('atomic-structure', 'easy').find(({ id }) => id === 'as-e1')
  const written =
    '--count=100000 --seed 4294967295 --category atomic-structure --difficulty easy --template as-e1 --format html --title Atoms'
  expect(readArguments(written.split(' '))).toEqual({
    kind: 'html',
    title: 'Atoms',
    wanted: {
      count: 100_000,
      seed: 4_294_967_295,
      category: 'atomic-structure',
      difficulty: 'easy',
      template,
      topic: null,
    },
  })
})

test('a worksheet has a heading of its own', () => {
  expect(readArguments(['--format', 'html', '--seed', '0'])).toEqual({
    kind: 'html',
    title: 'Chemistry practice',
    wanted: { count: 10, seed: 0, ...everything },
  })
})

test('the sizes of the pools are printed instead of questions', () => {
  expect(readArguments(['--pools'])).toEqual({ kind: 'pools' })
  expect(USAGE).toContain('--pools ')
})

test('help is given whatever else is asked', () => {
  expect(readArguments(['--count', 'x', '--help'])).toEqual({ kind: 'help' })
  for (const option of [
    'count',
    'seed',
    'category',
    'difficulty',
    'template',
    'topic',
    'format',
    'title',
  ]) {
    expect(USAGE).toContain(`--${option} `)
  }
})

test.each(['0', '-1', '1.5', '100001', '1e3', 'ten', '', ' 1', '99999999999999999999'])(
  'the count %j is refused',
  (count) => {
    expect(readArguments([`--count=${count}`])).toEqual({
      kind: 'error',
      message: `The count is a whole number from 1 to 100000, not '${count}'.`,
    })
  },
)

test.each(['-1', '0.5', '4294967296', '0x7', 'seven', ''])('the seed %j is refused', (seed) => {
  expect(readArguments([`--seed=${seed}`])).toEqual({
    kind: 'error',
    message: `The seed is a whole number from 0 to 4294967295, not '${seed}'.`,
  })
})

test.each([
  [
    '--category alchemy',
    `Unknown category 'alchemy'. The categories are ${categories.map(({ id }) => id).join(', ')}.`,
  ],
  ['--difficulty mean', "Unknown difficulty 'mean'. It is easy, medium, hard."],
  [
    '--template as-e99',
    "Unknown template 'as-e99'. The templates are listed in docs/skills-and-misconceptions.md.",
  ],
  [
    '--template as-e1 --category bonding',
    'Template as-e1 is for atomic-structure at the difficulty easy only.',
  ],
  [
    '--template as-e1 --difficulty hard',
    'Template as-e1 is for atomic-structure at the difficulty easy only.',
  ],
  ['--format pdf', "Unknown format 'pdf'. It is json or html."],
  ['--title Atoms', 'A title needs --format html.'],
  ['--count', "Option '--count <value>' argument missing"],
  ['--colour red', "Unknown option '--colour'"],
])('%s is refused in one line', (written, message) => {
  expect(readArguments(written.split(' '))).toEqual({ kind: 'error', message })
})

test('Q61 a topic beyond the first year is asked only when it, or a template of it, is named', () => {
  expect(topicsIn([])).toEqual(new Set([null]))
  expect(topicsIn(['--topic', 'gases'])).toEqual(new Set(['gases']))
  expect(topicsIn(['--template', 'ph-e41'])).toEqual(new Set(['gases']))
  expect(readArguments(['--topic', 'alchemy'])).toEqual({
    kind: 'error',
    message: `Unknown topic 'alchemy'. The topics are ${topicIds.join(', ')}.`,
  })
})

function topicsIn(args: readonly string[]) {
  const request = readArguments(args)
  if (request.kind !== 'json') throw new Error('These are no arguments.')
  return new Set(templatesOf(request.wanted).map(({ skill }) => topicOfSkill(skill)))
}
