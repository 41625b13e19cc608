import { expect, test } from 'vitest'

import { conjugatePairs } from './acid-constants.ts'
import { findAcids } from './find-acids.ts'

test.each([
  ['acetic', 'CH2ClCOOH CH3COOH'],
  ['CH3COO-', 'CH3COOH'],
  ['sulphurous', 'H2SO3'],
  ['nh4', 'NH4^+'],
  ['po4', 'H3PO4 H2PO4^- HPO4^2-'],
  ['4.76', 'CH3COOH'],
  ['vinegar', ''],
])('%s finds %s', (text, acids) => {
  expect(
    findAcids(text)
      .map(({ acid }) => acid)
      .join(' '),
  ).toBe(acids)
})

test('without a text all acids stand from the strongest to the weakest', () => {
  const values = findAcids(' ').map(({ pKa }) => pKa)
  expect(values.length).toBe(conjugatePairs.length)
  expect(values).toStrictEqual(values.toSorted((one, other) => one - other))
})
