import { expect, test } from 'vitest'

import { familyOf } from './families.ts'
import { acids, alkanes, alkenes, carbonyls, esters, ethers, substituted } from './isomers.ts'
import { molecularFormula } from './molecule.ts'
import { readSmiles, smilesOf } from './smiles.ts'

test('the counts of isomers are the known ones', () => {
  // OEIS A000602, A000598, A000631: alkanes, alcohols and ethers; mirror images are not told apart.
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((count) => alkanes(count).length)).toEqual([
    1, 1, 1, 2, 3, 5, 9, 18,
  ])
  expect([3, 4, 5, 6].map(alkanes).map((all) => substituted(all, 'O').length)).toEqual([
    2, 4, 8, 17,
  ])
  expect([2, 3, 4, 5].map((count) => ethers(count).length)).toEqual([1, 1, 3, 6])
  expect([3, 4, 5].map(alkanes).map((all) => alkenes(all).length)).toEqual([1, 3, 5])
  expect([3, 4, 5].map(alkanes).map((all) => carbonyls(all, 'aldehyde').length)).toEqual([1, 2, 4])
  expect([3, 4, 5].map(alkanes).map((all) => carbonyls(all, 'ketone').length)).toEqual([1, 1, 3])
  expect([3, 4, 5].map(alkanes).map((all) => acids(all).length)).toEqual([1, 2, 4])
})

test('all isomers of one kind have the same formula and the same family', () => {
  const kinds = [
    [alkanes(6), 'C6H14', 'alkane'],
    [alkenes(alkanes(5)), 'C5H10', 'alkene'],
    [substituted(alkanes(4), 'Br'), 'C4H9Br', 'halogenoalkane'],
    [substituted(alkanes(4), 'O'), 'C4H10O', 'alcohol'],
    [ethers(4), 'C4H10O', 'ether'],
    [carbonyls(alkanes(4), 'aldehyde'), 'C4H8O', 'aldehyde'],
    [carbonyls(alkanes(5), 'ketone'), 'C5H10O', 'ketone'],
    [acids(alkanes(5)), 'C5H10O2', 'carboxylic acid'],
    [esters(acids(alkanes(3)), 2), 'C5H10O2', 'ester'],
  ] as const
  for (const [molecules, formula, family] of kinds) {
    expect(new Set(molecules.map(molecularFormula))).toEqual(new Set([formula]))
    expect(new Set(molecules.map(familyOf))).toEqual(new Set([family]))
  }
})

test.each([
  ['C', 'alkane'],
  ['C=C', 'alkene'],
  ['CC#C', 'alkyne'],
  ['CCO', 'alcohol'],
  ['COC', 'ether'],
  ['CCCl', 'halogenoalkane'],
  ['C=O', 'aldehyde'],
  ['CC=O', 'aldehyde'],
  ['CC(C)=O', 'ketone'],
  ['O=CO', 'carboxylic acid'],
  ['CC(O)=O', 'carboxylic acid'],
  ['COC=O', 'ester'],
  ['CN', 'amine'],
  ['CN(C)C', 'amine'],
  ['CC(N)=O', 'amide'],
  ['CC#N', 'nitrile'],
  ['OCCO', 'alcohol'],
  ['CC(O)C=O', null],
  ['C=CCl', null],
])('%s belongs to the family %s', (smiles, family) => {
  expect(familyOf(readSmiles(smiles))).toBe(family)
})

test('one molecule has one text, wherever it begins', () => {
  expect(['CC(C)CO', 'OCC(C)C', 'C(O)C(C)C'].map((text) => smilesOf(readSmiles(text)))).toEqual(
    Array.from({ length: 3 }, () => smilesOf(readSmiles('CC(C)CO'))),
  )
})

test('a text with a ring is refused', () => {
  expect(() => readSmiles('C1CC1')).toThrow(RangeError)
})
