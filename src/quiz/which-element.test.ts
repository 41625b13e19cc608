import { expect, test } from 'vitest'

import { nameOf } from './templates/shared/names.ts'
import { whichElement } from './which-element.ts'

const lure = (symbol: string) => ({ symbol, misconception: 'PH6' as const, why: `Not ${symbol}.` })

function mercuryQuestion(lures: readonly string[]) {
  return whichElement({
    stem: 'Which of these metals is liquid at 25 °C?',
    answer: 'Hg',
    isRight: (symbol) => symbol === 'Hg',
    lures: lures.map(lure),
    right: 'Mercury melts at −39 °C.',
  })
}

test('the options are the names of the answer and of the first three lures', () => {
  const draft = mercuryQuestion(['Ga', 'Hg', 'Cs', 'Pb', 'Sn'])
  expect([draft?.answer.text, ...(draft?.wrong ?? []).map(({ text }) => text)]).toEqual([
    'Mercury',
    'Gallium',
    'Cesium',
    'Lead',
  ])
  expect(draft?.see.elements).toEqual(['Hg'])
})

test('the badge names no element while the question is open, and the answer afterward', () => {
  expect(mercuryQuestion(['Ga', 'Cs', 'Pb'])).toMatchObject({ element: 'Hg', badge: null })
})

test('two lures are too few for a question', () => {
  expect(mercuryQuestion(['Ga', 'Hg', 'Cs'])).toBeNull()
})

test('names in a sentence are lower case', () => {
  expect(nameOf('Hg')).toBe('mercury')
})
