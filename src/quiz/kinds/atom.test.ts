import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { atomKind, describeAtom, judgeAtom, parseAtomResponse, MAX_PARTICLES } from './atom.ts'

const iron = { protons: 26, neutrons: 30, electrons: 23 }
const count = integer({ min: 0, max: MAX_PARTICLES })

test('the three counts are judged one by one', () => {
  expect(judgeAtom(iron, iron)).toEqual({ isRight: true })
  expect(judgeAtom(iron, { ...iron, protons: 25 })).toEqual({
    isRight: false,
    nearMiss: 'other',
    parts: { protons: false, neutrons: true, electrons: true },
  })
})

test.each([
  [{ ...iron, neutrons: 56 }, 'mass-number'],
  [{ ...iron, electrons: 29 }, 'charge-sign'],
  [{ ...iron, electrons: 26 }, 'neutral'],
  [{ ...iron, electrons: 24 }, 'other'],
  [{ protons: 23, neutrons: 30, electrons: 26 }, 'other'],
])('%j came close by: %s', (response, nearMiss) => {
  expect(judgeAtom(iron, response)).toMatchObject({ isRight: false, nearMiss })
})

test('of a neutral atom no charge can have the wrong sign', () => {
  const neutral = { protons: 6, neutrons: 6, electrons: 6 }
  expect(judgeAtom(neutral, { ...neutral, electrons: 7 })).toMatchObject({ nearMiss: 'other' })
})

test.each([
  [['26', '30', '23'], iron],
  [[' 26', '30 ', '023'], iron],
  [['26', '', '23'], { problem: 'incomplete' }],
  [['26', '30'], { problem: 'incomplete' }],
  [['26', '30', '23', '1'], { problem: 'incomplete' }],
  [['26', '30', '301'], { problem: 'out-of-range' }],
  [['26', '30', '-1'], { problem: 'out-of-range' }],
  [['26', '30', '2.5'], { problem: 'out-of-range' }],
  [['26', '30', 'x'], { problem: 'out-of-range' }],
])('%j is read as %j', (fields, expected) => {
  expect(parseAtomResponse(fields)).toEqual(expected)
})

test('a response is described in words', () => {
  expect(describeAtom({ protons: 1, neutrons: 0, electrons: 1 })).toBe(
    '1 proton, 0 neutrons and 1 electron',
  )
})

test('only the exact counts are right, and every other answer gets two sentences', () => {
  assert(
    property(count, count, count, count, count, count, (p, n, e, ...[p2, n2, e2]) => {
      const task = { type: 'atom', key: { protons: p, neutrons: n, electrons: e } } as const
      const response = { protons: p2, neutrons: n2, electrons: e2 }
      const isSame = p === p2 && n === n2 && e === e2
      expect(atomKind.isRight(task, response)).toBe(isSame)
      const miss = atomKind.missOf(task, response)
      expect(miss === null).toBe(isSame)
      expect(miss?.match(/[.!?](?=\s|$)/g)?.length ?? 2).toBe(2)
    }),
  )
})

test('no text breaks the reader, and its result can be read again', () => {
  assert(
    property(string({ maxLength: 40 }), (text) => {
      const read = atomKind.parse({ type: 'atom', key: iron }, text)
      if (!('response' in read)) return
      const { protons, neutrons, electrons } = read.response
      const again = atomKind.parse(
        { type: 'atom', key: iron },
        [protons, neutrons, electrons].join(),
      )
      expect(again).toEqual(read)
    }),
  )
})
