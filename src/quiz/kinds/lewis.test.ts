import { expect, test } from 'vitest'

import { bestForms } from '#chemistry/lewis/best-forms.ts'
import { faultOf, rightDrawing } from '#chemistry/lewis/drawing-fault.ts'
import { formalCharges } from '#chemistry/lewis/electrons.ts'
import { type DrawnStructure, formatDrawing, parseDrawing } from '#chemistry/lewis/notation.ts'
import { skeletonOf, skeletons } from '#chemistry/lewis/skeletons.ts'
import type { LewisKey } from '#quiz/task.ts'

import { lewisKind } from './lewis.ts'

function key(formula: string, withCharges = false): LewisKey {
  return { formula, withCharges }
}

function kindOfMiss({ formula, withCharges }: LewisKey, given: string) {
  const skeleton = skeletonOf(formula)
  const drawn = parseDrawing(skeleton, given)
  if (drawn === null) throw new RangeError(`${given} is no drawing of ${formula}.`)
  return faultOf(skeleton, drawn, withCharges)?.kind ?? 'right'
}

function isRight(asked: LewisKey, drawn: DrawnStructure): boolean {
  return lewisKind.isRight({ type: 'lewis', key: asked }, drawn)
}

test('Q41 every equally good form is right, with and without the formal charges', () => {
  for (const skeleton of skeletons.filter(({ formula }) => formula !== 'NO')) {
    for (const form of bestForms(skeleton)) {
      const charges = formalCharges(skeleton, form)
      const drawn = { orders: form.orders, pairs: form.pairs, charges }
      expect(isRight(key(skeleton.formula, true), drawn)).toBe(true)
      const bare = { ...drawn, charges: charges.map(() => 0) }
      expect(isRight(key(skeleton.formula), bare)).toBe(true)
    }
  }
})

test('Q41 the three forms of nitrate are right, and so are both of hydrogen azide', () => {
  const nitrate = ['2 1 1; 0 2 3 3', '1 2 1; 0 3 2 3', '1 1 2; 0 3 3 2']
  expect(nitrate.map((given) => kindOfMiss(key('NO3^-'), given))).toEqual([
    'right',
    'right',
    'right',
  ])
  const azide = ['2 2 1; 0+ 1 2- 0', '1 3 1; 0+ 2- 1 0']
  expect(azide.map((given) => kindOfMiss(key('HN3', true), given))).toEqual(['right', 'right'])
})

test.each([
  [key('NO3^-'), '1 1 2; 0 0 0 0', 'no-pairs'],
  [key('NO3^-'), '1 1 2; 0 2 3 2', 'charge-sign'],
  [key('NH4^+'), '1 1 1 1; 1 0 0 0 0', 'charge-sign'],
  [key('CO3^2-'), '1 1 2; 0 3 2 2', 'charge-ignored'],
  [key('CO2'), '1 1; 2 3 3', 'count'],
  [key('CO2'), '2 2; 0 2 1', 'count'],
  [key('NO3^-'), '2 2 1; 0 2 2 3', 'overfull'],
  [key('HCN'), '2 3; 0 0 0', 'overfull'],
  [key('CO2'), '1 2; 0 3 2', 'short'],
  [key('SO2'), '2 2; 1 2 2', 'beyond'],
  [key('CO2'), '1 3; 0 3 1', 'larger-charges'],
  [key('BF3'), '2 1 1; 0 2 3 3', 'larger-charges'],
  [key('N2O'), '2 2; 0 2 2', 'charge-place'],
  [key('NCS^-'), '3 1; 0 1 3', 'charge-place'],
  [key('NO3^-', true), '1 1 2; 0 3 3 2', 'formal-charges'],
  [key('NO3^-', true), '1 1 2; 0+ 3- 3- 2-', 'formal-charges'],
  [key('SF4'), '1 1 1 1; 0 3 3 3 3', 'count'],
])('Q42 %o: %s is recognized as %s', (asked, given, kind) => {
  expect(kindOfMiss(asked, given)).toBe(kind)
})

test('Q42 each near miss is explained in two or three sentences', () => {
  const drawings: readonly (readonly [LewisKey, string])[] = [
    [key('NO3^-'), '1 1 2; 0 0 0 0'],
    [key('NO3^-'), '1 1 2; 0 2 3 2'],
    [key('CO3^2-'), '1 1 2; 0 3 2 2'],
    [key('CO2'), '2 2; 0 2 1'],
    [key('O3'), '2 2; 1 2 2'],
    [key('CO2'), '1 2; 0 3 2'],
    [key('SO2'), '2 2; 1 2 2'],
    [key('CO2'), '1 3; 0 3 1'],
    [key('N2O'), '2 2; 0 2 2'],
    [key('NO3^-', true), '1 1 2; 0+ 3 3- 2'],
  ]
  const texts = drawings.map(([asked, given]) => {
    const task = { type: 'lewis', key: asked } as const
    const read = lewisKind.parse(task, given)
    return 'response' in read ? lewisKind.missOf(task, read.response) : read.problem
  })
  expect(texts).toEqual([
    'The bonds are right, but the lone pairs are missing: 8 of them belong into the drawing. Electrons that are not shared are drawn as well.',
    'Your drawing has 22 electrons, but there are 24. A negative charge adds electrons, it takes none away.',
    'Your drawing has 22 electrons, as many as the atoms bring. The charge of \u22122 makes it 24.',
    'Your drawing has 14 electrons, but there are 16. Place what is left as lone pairs.',
    'There are 10 electrons around the central oxygen, but it has room for 8 here. Each bond counts with both of its electrons.',
    'The number of electrons is right, but only 6 are around carbon. Let a neighbor share a lone pair with it as one more bond.',
    'There are 10 electrons around sulfur, and octets are possible. Some books draw it your way; here every atom is to have its octet.',
    'Count and octets are right, but your formal charges are \u22121 and +1. There is a drawing with smaller ones.',
    'Count and octets are right, and so are the sizes of the formal charges. But the negative one belongs on the more electronegative atom.',
    'The electrons are right, but not the formal charge of one of the oxygen atoms. Take the outer electrons, less the lone ones and one for each bond.',
  ])
})

test.each([
  ['NO3^-', '1 1 2; 0 0 0 0', 'BO31'],
  ['NO3^-', '1 1 2; 0 2 3 2', 'BO12'],
  ['CO3^2-', '1 1 2; 0 3 2 2', null],
  ['CO2', '1 1; 2 3 3', 'BO32'],
  ['CO2', '2 2; 0 2 1', null],
  ['O3', '2 2; 1 2 2', 'BO34'],
  ['CO2', '1 2; 0 3 2', 'BO33'],
  ['SO2', '2 2; 1 2 2', null],
  ['CO2', '1 3; 0 3 1', 'BO35'],
  ['N2O', '2 2; 0 2 2', 'BO35'],
  ['NO3^-', '1 1 2; 0+ 3 3- 2', 'BO18'],
])('Q42 a drawing of %s that came close, %s, counts for %s', (formula, given, misconception) => {
  const task = { type: 'lewis', key: key(formula, misconception === 'BO18') } as const
  const read = lewisKind.parse(task, given)
  expect('response' in read && lewisKind.misconceptionOf?.(task, read.response)).toBe(misconception)
})

test('Q43 a drawing with a bond that has no line yet is not read', () => {
  const task = { type: 'lewis', key: key('CO2') } as const
  expect(lewisKind.parse(task, '2 0; 0 2 2')).toEqual({
    problem: 'Draw every bond: one line, two or three.',
    offers: [],
  })
  expect(lewisKind.parse(task, '')).toEqual({
    problem: 'Draw the bonds and lone pairs.',
    offers: [],
  })
})

test('Q43 no drawing at all crashes the judge', () => {
  const asked = key('HNO3', true)
  const skeleton = skeletonOf('HNO3')
  const right = rightDrawing(skeleton, true)
  for (let seed = 0; seed < 500; seed += 1) {
    const drawn = {
      orders: skeleton.bonds.map((_, bond) => 1 + ((seed + bond * 7) % 3)),
      pairs: skeleton.atoms.map((_, atom) => (seed * 3 + atom * 5) % 5),
      charges: skeleton.atoms.map((_, atom) => ((seed + atom) % 9) - 4),
    }
    expect(parseDrawing(skeleton, formatDrawing(drawn))).toEqual(drawn)
    const isSame = JSON.stringify(drawn) === JSON.stringify(right)
    expect(isRight(asked, drawn)).toBe(isSame)
  }
})
