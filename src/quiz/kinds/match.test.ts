import { assert, integer, property, shuffledSubarray, string } from 'fast-check'
import { expect, test } from 'vitest'

import {
  describedPairs,
  describeMatch,
  judgeMatch,
  matchKind,
  parseMatchResponse,
} from './match.ts'

const left = ['sulfate', 'sulfite', 'nitrate', 'nitrite']
const partners = ['SO₄²⁻', 'SO₃²⁻', 'NO₃⁻', 'NO₂⁻']
const task = { type: 'match', key: { pairs: 4 }, left, partners, shown: [2, 0, 3, 1] } as const

test('each pair is judged, and the answer is right when all are', () => {
  expect(judgeMatch({ places: [0, 1, 2, 3] })).toEqual({ isRight: true })
  expect(judgeMatch({ places: [1, 0, 2, 3] })).toEqual({
    isRight: false,
    nearMiss: { kind: 'exchanged', places: [0, 1] },
    parts: [false, false, true, true],
  })
  expect(judgeMatch({ places: [1, 2, 0, 3] })).toEqual({
    isRight: false,
    nearMiss: { kind: 'other' },
    parts: [false, false, false, true],
  })
})

test('a response pairs each thing once', () => {
  expect(parseMatchResponse({ pairs: 3 }, [2, 0, 1])).toEqual({ places: [2, 0, 1] })
  for (const places of [
    [0, 1],
    [0, 1, 1],
    [0, 1, 3],
    [0, 1, 2, 2],
    [0, NaN, 2],
  ]) {
    expect(parseMatchResponse({ pairs: 3 }, places)).toBeNull()
  }
})

test('a response is described pair by pair', () => {
  expect(describeMatch(task, { places: [1, 0, 2, 3] })).toBe(
    'sulfate: SO₃²⁻; sulfite: SO₄²⁻; nitrate: NO₃⁻; nitrite: NO₂⁻',
  )
})

test('the pairs of an answer stand one by one, and say which of them are right', () => {
  expect(describedPairs(task, '1, 0, 2, 3')).toEqual([
    { text: 'sulfate: SO₃²⁻', isRight: false },
    { text: 'sulfite: SO₄²⁻', isRight: false },
    { text: 'nitrate: NO₃⁻', isRight: true },
    { text: 'nitrite: NO₂⁻', isRight: true },
  ])
  const right = partners.map((partner, place) => `${left[place]}: ${partner}`)
  expect(describedPairs(task, null).map(({ text }) => text)).toEqual(right)
  expect(describedPairs(task, 'x')).toEqual(describedPairs(task, null))
})

test('only one of all pairings is right, and every other one gets two sentences', () => {
  const all = [0, 1, 2, 3]
  assert(
    property(shuffledSubarray(all, { minLength: 4 }), (places) => {
      const isSame = places.every((partner, place) => partner === place)
      expect(matchKind.isRight(task, { places })).toBe(isSame)
      const miss = matchKind.missOf(task, { places })
      expect(miss === null).toBe(isSame)
      expect(miss?.match(/[.!?](?=\s|$)/g)?.length ?? 2).toBe(2)
    }),
  )
})

test('no text breaks the reader', () => {
  assert(
    property(string({ maxLength: 40 }), integer({ min: 4, max: 6 }), (text, pairs) => {
      const read = matchKind.parse({ ...task, key: { pairs } }, text)
      expect('response' in read || read.problem).toBeTruthy()
    }),
  )
})
