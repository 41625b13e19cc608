import { expect, test } from 'vitest'

import { firstNumbers, questionsOfTopic } from './judging/topic-questions.ts'
import { nuclear } from './nuclear.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(nuclear)

/** mSv per year, after UNSCEAR 2008, by a word of the source. */
const doses: readonly (readonly [word: string, millisieverts: number])[] = [
  ['radon', 1.26],
  ['medical', 0.6],
  ['rocks', 0.48],
  ['cosmic', 0.39],
  ['food', 0.29],
  ['bomb', 0.005],
  ['Chernobyl', 0.002],
  ['power plants', 0.0002],
]

function doseOf(text: string): number {
  return doses.find(([word]) => text.includes(word))?.[1] ?? Number.NaN
}

test('as-e255: only material that is on or in a thing keeps it radioactive', () => {
  for (const { left, partners } of of('as-e255', 'match')) {
    left.forEach((text, place) => {
      const wanted = /ray/.test(text)
        ? 'irradiated, but'
        : /lead|sealed|lamp/.test(text)
          ? 'neither'
          : 'contaminated'
      expect(partners[place]?.startsWith(wanted)).toBe(true)
    })
  }
})

test('as-e256: alpha stops first, gamma last', () => {
  for (const { left, partners } of of('as-e256', 'match')) {
    const shields = new Map(left.map((text, place) => [text.split(' ')[0], partners[place]]))
    expect(shields.get('alpha')).toContain('paper')
    expect(shields.get('beta')).toContain('aluminum')
    expect(shields.get('gamma')).toContain('lead')
  }
})

test('as-m256: the doses of the sources fall from the first to the last', () => {
  for (const { cards } of of('as-m256', 'order')) {
    const own = cards.map(doseOf)
    expect(own).toEqual(own.toSorted((one, other) => other - one))
  }
})

test('as-m256: version 2 leaves out medicine, for which two sources have 0.4 and 0.6 mSv', () => {
  const newest = of('as-m256', 'order').filter(({ id }) => id.startsWith('as-m256.2.'))
  expect(newest.length).toBeGreaterThan(100)
  expect(newest.filter(({ cards }) => cards.includes('medical examinations'))).toEqual([])
})

test('as-m257: on a sphere through each place the same radiation passes', () => {
  for (const { question, key } of of('as-m257', 'number')) {
    const [near = 1, rate = 1, far = 1] = firstNumbers(question.replace(/of \w+-\d+ /, ''))
    expect(key.value * far ** 2).toBeCloseTo(rate * near ** 2, 6)
  }
})
