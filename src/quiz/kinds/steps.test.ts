import { expect, test } from 'vitest'

import type { ProductionQuestionOf } from '#quiz/question.ts'
import { type Carry, isLastPart, type Part } from '#quiz/task.ts'

import {
  described,
  judged,
  nudgeOf,
  partNudge,
  partVerdicts,
  readingOf,
  secondTryOf,
  withPartLocked,
} from './kinds.ts'

function numberPart(value: number, unit: string | null, carry: Carry | null = null): Part {
  return {
    type: 'number',
    key: { value, unit, tolerance: 0.01, figures: null },
    units: unit === null ? [] : [unit],
    ask: 'How much is it?',
    answer: unit === null ? String(value) : `${value} ${unit}`,
    corrections: [
      {
        given: unit === null ? String(value * 2) : `${value * 2} ${unit}`,
        misconception: 'GE12',
        text: 'That is twice as much. Halve it.',
      },
    ],
    right: 'It follows from the numbers.',
    carry,
  }
}

function formulaPart(formula: string, carry: Carry | null = null): Part {
  return {
    type: 'formula',
    key: { formula, ordered: false },
    ask: 'Which formula is it?',
    answer: formula,
    corrections: [],
    right: 'It follows from the charges.',
    carry,
  }
}

function problem(...parts: readonly Part[]): ProductionQuestionOf<'steps'> {
  return {
    id: 'ge-m71.1.1',
    question: 'How much forms? Use parts.',
    explanation: 'It follows.',
    difficulty: 'medium',
    category: 'general',
    element: 'C',
    badge: null,
    skill: 'stoichiometry',
    see: { elements: ['C'], article: null },
    type: 'steps',
    parts,
    correctAnswer: parts.map(({ answer }) => answer).join('; '),
    corrections: [],
  }
}

const chain = problem(
  numberPart(0.5, 'mol'),
  numberPart(1, 'mol', { kind: 'least', of: [{ part: 0, factor: 2 }] }),
  numberPart(44, 'g', { kind: 'least', of: [{ part: 1, factor: 44 }] }),
)

function rightIn(question: ProductionQuestionOf<'steps'>, given: string) {
  return partVerdicts(question, given.split('|')).map(({ isRight, isCarried }) =>
    isCarried ? 'carried' : isRight,
  )
}

test('Q58 a problem is right when each part is right, and reads part by part', () => {
  expect(judged(chain, '0.5 mol|1 mol|44 g')).toEqual({ isRight: true, feedback: null })
  expect(readingOf(chain, '500 mmol|1,0 mol|0.044 kg')).toEqual({
    status: 'read',
    shown: 'a: 500 mmol; b: 1.0 mol; c: 0.044 kg',
  })
  expect(described(chain, '0.5 mol|1 mol|44 g')).toBe('a: 0.5 mol; b: 1 mol; c: 44 g')
})

test('Q58 an error is carried forward and not punished twice, and the first one is corrected', () => {
  expect(rightIn(chain, '1 mol|2 mol|88 g')).toEqual([false, 'carried', 'carried'])
  expect(judged(chain, '1 mol|2 mol|88 g')).toEqual({
    isRight: false,
    feedback: { misconception: 'GE12', text: 'Part a: That is twice as much. Halve it.' },
  })
  // The right values are right after an error, too: they are shown once a part is locked.
  expect(rightIn(chain, '1 mol|1 mol|44 g')).toEqual([false, true, true])
  expect(rightIn(chain, '0.5 mol|2 mol|88 g')).toEqual([true, false, 'carried'])
  expect(rightIn(chain, '1 mol|3 mol|7 g')).toEqual([false, false, false])
})

test('a value that was rounded in a part before is right when the next part follows from it', () => {
  const thirds = problem(
    numberPart(0.3333, 'mol'),
    numberPart(33.33, 'mol', { kind: 'least', of: [{ part: 0, factor: 100 }] }),
  )
  expect(judged(thirds, '0.33 mol|32.9 mol')).toEqual({ isRight: true, feedback: null })
  expect(rightIn(thirds, '0.33 mol|32.9 mol')).toEqual([true, true])
})

test.each<readonly [string, ProductionQuestionOf<'steps'>, string, readonly (boolean | string)[]]>([
  [
    'least: the limiting one of two amounts',
    problem(
      numberPart(1, 'mol'),
      numberPart(3, 'mol'),
      numberPart(1, 'mol', {
        kind: 'least',
        of: [
          { part: 0, factor: 1 },
          { part: 1, factor: 0.5 },
        ],
      }),
    ),
    '4 mol|3 mol|1.5 mol',
    [false, true, 'carried'],
  ],
  [
    'sum',
    problem(
      numberPart(10, 'u'),
      numberPart(20, 'u'),
      numberPart(30, 'u', {
        kind: 'sum',
        of: [
          { part: 0, factor: 1 },
          { part: 1, factor: 1 },
        ],
      }),
    ),
    '12 u|20 u|32 u',
    [false, true, 'carried'],
  ],
  [
    'halving',
    problem(numberPart(3, null), numberPart(12.5, '%', { kind: 'halving', part: 0, start: 100 })),
    '4|6.25 %',
    [false, 'carried'],
  ],
  [
    'units and multiple: from an own empirical formula',
    problem(
      formulaPart('CH2O'),
      numberPart(6, null, { kind: 'units', part: 0, molarMass: 180.156 }),
      formulaPart('C6H12O6', { kind: 'multiple', formula: 0, count: 1 }),
    ),
    'C2H4O2|3|C6H12O6',
    [false, 'carried', true],
  ],
  [
    'multiple: of a wrong unit',
    problem(
      formulaPart('CH2'),
      numberPart(4, null, { kind: 'units', part: 0, molarMass: 56.108 }),
      formulaPart('C4H8', { kind: 'multiple', formula: 0, count: 1 }),
    ),
    'CH3|4|C4H12',
    [false, true, 'carried'],
  ],
  [
    'salt: of own ions',
    problem(
      formulaPart('Al^3+'),
      formulaPart('SO4^2-'),
      formulaPart('Al2(SO4)3', { kind: 'salt', cation: 0, anion: 1 }),
    ),
    'Al^2+|SO4^2-|AlSO4',
    [false, true, 'carried'],
  ],
  [
    'salt: two ions of one sign make none',
    problem(
      formulaPart('Na+'),
      formulaPart('Cl-'),
      formulaPart('NaCl', { kind: 'salt', cation: 0, anion: 1 }),
    ),
    'Na-|Cl-|NaCl2',
    [false, true, false],
  ],
])('Q58 %s', (_, question, given, expected) => {
  expect(rightIn(question, given)).toEqual(expected)
})

test('a part is locked when it can be read, and the last one submits', () => {
  expect(withPartLocked(chain, ' 1 mol ')).toBe('1 mol|')
  expect(withPartLocked(chain, '1 mol|2 mol')).toBe('1 mol|2 mol|')
  expect(withPartLocked(chain, '1 mol|')).toBe(null)
  expect(withPartLocked(chain, '1.5.2')).toBe(null)
  expect(withPartLocked(chain, '1 mol|2 mol|3 g')).toBe(null)
  expect(['1', '1|2', '1|2|3'].map((given) => isLastPart(chain, given))).toEqual([
    false,
    false,
    true,
  ])
})

test.each([
  ['', null],
  ['1 mol', 'Answer every part.'],
  ['1 mol|', null],
  ['1.5.2 mol|1 mol|44 g', '“1.5.2 mol” cannot be read as a number.'],
  ['1 mol|1 mol|44 quux', '“quux” is not a unit that is known here.'],
  ['1 mol|1 mol|44 g|5', 'Answer every part.'],
])('Q43 %j is not a whole answer', (given, problemText) => {
  expect(readingOf(chain, given)).toEqual({ status: 'unread', problem: problemText, offers: [] })
  expect(judged(chain, given)).toBe(null)
})

test('Q50 the second try of a problem begins at its first wrong part, with the help for that one', () => {
  expect(secondTryOf(chain, '1 mol|2 mol|88 g')).toBe('')
  expect(secondTryOf(chain, '0.5 mol|2 mol|88 g')).toBe('0.5 mol|')
  expect(secondTryOf(chain, '0.5 mol|1 mol|88 g')).toBe('0.5 mol|1 mol|')
  expect(nudgeOf(chain, '0.5 mol|2 mol|88 g')).toEqual({
    kind: 'misconception',
    misconception: 'GE12',
  })
  expect(nudgeOf(chain, '0.5 mol|1 mol|44 kg')).toEqual(partNudge(numberPart(44, 'g'), '44 kg'))
  expect(nudgeOf(chain, '0.5 mol|1 mol|44 g')).toBe(null)
})
