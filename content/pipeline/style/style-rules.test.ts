import { expect, test } from 'vitest'

import { emptyFacts, type Passage } from '#content/pipeline/article/article-tree.ts'

import { styleProblems } from './style-rules.ts'

function text(words: string): Passage {
  return { kind: 'text', text: words, words: words.split(' ').length }
}

test.each([
  ['Every atom wants to fill its shell.', "speaks of wishes: 'atom wants to'"],
  ['Then it is happy.', "speaks of wishes: 'happy'"],
  ['Sodium tries to lose an electron.', "speaks of wishes: 'Sodium tries to'"],
  ['The colour is red.', "'colour' is British: color"],
  ['It is ionised.', "'ionised' is British: -ize"],
  ['Sulphuric acid is strong.', "'Sulphuric' is British: sulf-"],
])('%j is refused', (words, problem) => {
  expect(styleProblems({ ...emptyFacts(), passages: [text(words)] })).toContain(problem)
})

test('a tempting idea may speak of wishes', () => {
  const passages = [text('Tempting idea: Every atom wants to fill its shell.')]
  expect(
    styleProblems({ ...emptyFacts(), passages }).filter((line) => line.includes('wish')),
  ).toEqual([])
})

test('cesium may name its other spelling in brackets', () => {
  const passages = [text('The metal cesium (caesium) is soft.')]
  expect(styleProblems({ ...emptyFacts(), passages }).join()).not.toContain('British')
})
