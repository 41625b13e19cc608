import { expect, test } from 'vitest'

import { templateOf } from '#quiz/question-id.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { poolOf } from './pool.ts'
import { questionsOfSet } from './questions.ts'
import type { SetContent, SetWish } from './set-content.ts'
import { versionsOfSet } from './versions.ts'

const WISH: SetWish = {
  skills: ['isotopes', 'particle-count'],
  levels: ['easy'],
  kinds: ['mcq'],
  misconception: null,
  count: 6,
}
const DRAWN: SetContent = {
  source: { kind: 'drawn', wish: WISH, pool: poolOf(WISH, wholeBank) },
  order: 'given',
  seed: 7,
  timer: 'off',
  tries: 1,
  hints: false,
}

test('the first version has the questions of the class, and the others as many of the same skills', () => {
  const versions = versionsOfSet(DRAWN, 1, 4, wholeBank)
  expect(versions[0]).toEqual(questionsOfSet(DRAWN, 1, wholeBank))
  expect(new Set(versions.map((ids) => ids.join())).size).toBe(4)
  expect(versions.map((ids) => ids.length)).toEqual([6, 6, 6, 6])
  const pinned = new Set(DRAWN.source.kind === 'drawn' ? DRAWN.source.pool.flat() : [])
  expect(versions.flat().filter((id) => !pinned.has(versionedTemplateOf(id)))).toEqual([])
  expect(versionsOfSet(DRAWN, 2, 4, wholeBank)).toEqual(versions)
})

test('without a common seed the versions follow the seed that is given', () => {
  const own = { ...DRAWN, seed: null }
  expect(versionsOfSet(own, 1, 2, wholeBank)).toEqual(versionsOfSet(own, 1, 2, wholeBank))
  expect(versionsOfSet(own, 1, 2, wholeBank)).not.toEqual(versionsOfSet(own, 2, 2, wholeBank))
})

test('questions that were given one by one are the same in every version, in another order', () => {
  const questions = Array.from({ length: 8 }, (_, seed) => `as-e1.1.${seed}`)
  const fixed = { ...DRAWN, source: { kind: 'fixed' as const, questions } }
  const versions = versionsOfSet(fixed, 1, 4, wholeBank)
  expect(versions[0]).toEqual(questions)
  expect(new Set(versions.map((ids) => ids.join())).size).toBe(4)
  expect(versions.map((ids) => ids.toSorted())).toEqual(versions.map(() => questions.toSorted()))
})

function versionedTemplateOf(id: string): string {
  return `${templateOf(id)}.${id.split('.')[1]}`
}
