import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { productionTemplates, templates } from '#quiz/templates/whole-bank.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test('the README counts the templates of the bank, not their versions', () => {
  const [, all, made] = /(\d+) templates, (\d+) of which ask to make the answer/.exec(readme) ?? []
  expect([Number(all), Number(made)]).toEqual(
    [templates, productionTemplates].map((some) => new Set(some.map(({ id }) => id)).size),
  )
})
