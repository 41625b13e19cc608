import { expect, test } from 'vitest'

import { randomFrom } from './random.ts'
import { nameOf } from './templates/names.ts'
import { whichElement } from './which-element.ts'

const lure = (symbol: string) => ({ symbol, misconception: 'PH6' as const, why: `Not ${symbol}.` })

function mercuryQuestion(seed: string, lures: readonly string[]) {
  return whichElement(randomFrom(seed), {
    stem: 'Which of these metals is liquid at 25 °C?',
    answer: 'Hg',
    isRight: (symbol) => symbol === 'Hg',
    lures: lures.map(lure),
    right: 'Mercury melts at −39 °C.',
  })
}

test('the options are the names of the answer and of the first three lures', () => {
  const draft = mercuryQuestion('a', ['Ga', 'Hg', 'Cs', 'Pb', 'Sn'])
  expect([draft?.answer.text, ...(draft?.wrong ?? []).map(({ text }) => text)]).toEqual([
    'Mercury',
    'Gallium',
    'Cesium',
    'Lead',
  ])
  expect(draft?.see.elements).toEqual(['Hg'])
})

test('the badge shows each of the four options in turn, so it gives nothing away', () => {
  const badges = new Set(
    Array.from(
      { length: 100 },
      (_, seed) => mercuryQuestion(String(seed), ['Ga', 'Cs', 'Pb'])?.element,
    ),
  )
  expect(badges).toEqual(new Set(['Cs', 'Ga', 'Hg', 'Pb']))
})

test('two lures are too few for a question', () => {
  expect(mercuryQuestion('a', ['Ga', 'Hg', 'Cs'])).toBeNull()
})

test('names in a sentence are lower case', () => {
  expect(nameOf('Hg')).toBe('mercury')
})
