import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { templates, questionOf } from './templates/whole-bank.ts'

const frozen: readonly { readonly id: string }[] = JSON.parse(
  readFileSync(new URL('frozen-questions.json', import.meta.url), 'utf8'),
)

test('Q1 every frozen id still gives the very same question', () => {
  // A worked solution is an addition: it asks nothing and may become better.
  const now = frozen.map(({ id }) =>
    JSON.parse(JSON.stringify({ ...questionOf(id), solution: undefined })),
  )
  expect(now).toEqual(frozen)
})

test('Q1 every template has frozen questions; new ones get theirs by scripts/freeze-questions.ts', () => {
  const recipes = new Set(frozen.map(({ id }) => id.slice(0, id.lastIndexOf('.'))))
  expect(templates.filter(({ id, version }) => !recipes.has(`${id}.${version}`))).toEqual([])
  expect(frozen.length).toBeGreaterThanOrEqual(1000)
})
