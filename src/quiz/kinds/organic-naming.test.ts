import { describe, expect, test } from 'vitest'

import type { NameKey } from '#quiz/task.ts'

import { organic, organicMiss } from './names/organic.ts'
import { namingKind } from './naming.ts'

function keyOf(name: string, formula: string): NameKey {
  return { name, formula, nomenclature: 'organic' }
}

const pentane = keyOf('3-methylpentane', 'CH3CH2CH(CH3)CH2CH3')
const alcohol = keyOf('3-methylbutan-2-ol', 'CH3CH(CH3)CH(OH)CH3')
const bromide = keyOf('2-bromo-3-methylbutane', 'CH3CH(CH3)CHBrCH3')
const dimethyl = keyOf('2,2-dimethylbutane', 'CH3C(CH3)2CH2CH3')
const ketone = keyOf('butanone', 'CH3COCH2CH3')
const alkene = keyOf('but-1-ene', 'CH3CH2CH=CH2')
const ester = keyOf('ethyl propanoate', 'CH3CH2COOCH2CH3')

test.each([
  [pentane, '2-ethylbutane', 'chain'],
  [pentane, '3-methylpentan', null],
  [pentane, '2-methylpentane', 'isomer'],
  [pentane, '3-methylhexane', 'other'],
  [pentane, 'methylpentane', 'numbers'],
  [pentane, '3-methylpentan-1-ol', 'family'],
  [alcohol, '2-methylbutan-3-ol', 'end'],
  [alcohol, '3-methylbutanol', 'numbers'],
  [alcohol, '3-methylbutan-2-one', 'family'],
  [bromide, '3-methyl-2-bromobutane', 'order'],
  [bromide, '3-bromo-2-methylbutane', 'end'],
  [dimethyl, '2-dimethylbutane', 'numbers'],
  [dimethyl, '3,3-dimethylbutane', 'end'],
  [dimethyl, '2,2,2-trimethylbutane', 'impossible'],
  [keyOf('propanone', 'CH3COCH3'), 'acetone', 'trivial'],
  [ketone, 'butanal', 'family'],
  [alkene, 'but-3-ene', 'end'],
  [alkene, 'but-2-ene', 'isomer'],
  [ester, 'propyl ethanoate', 'isomer'],
] as const)('$name: %#, %s: %s', (key, given, miss) => {
  expect(organic.isRight(key, given)).toBe(false)
  expect(organicMiss(key, given)).toBe(miss)
})

test.each([
  [pentane, ['3-Methylpentane', '3 methyl pentane', '3-methyl-pentane']],
  [alcohol, ['3-methyl-2-butanol', '3-methylbutan-2-ol']],
  [ketone, ['butan-2-one', '2-butanone', 'Butanone']],
  [alkene, ['1-butene', 'but-1-ene']],
  [ester, ['Ethyl propanoate', 'ethylpropanoate']],
  [keyOf('2-methylpropene', 'CH3C(CH3)=CH2'), ['methylpropene', '2-methylprop-1-ene']],
])('Q41 $name is right in each usage', (key, spellings) => {
  expect(spellings.filter((text) => !organic.isRight(key, text))).toEqual([])
})

describe('Q42 each way to miss a name', () => {
  const cases = [
    [pentane, '2-ethylbutane'],
    [bromide, '3-methyl-2-bromobutane'],
    [alcohol, '2-methylbutan-3-ol'],
    [keyOf('propanone', 'CH3COCH3'), 'acetone'],
    [dimethyl, '2-dimethylbutane'],
    [dimethyl, '2,2,2-trimethylbutane'],
    [pentane, '2-methylpentane'],
    [ketone, 'butanal'],
    [pentane, '3-methylhexane'],
  ] as const

  test('has sentences of its own', () => {
    const texts = cases.map(([key, given]) => organic.missOf(key, given))
    expect(new Set(texts.map((text) => text.split('.')[0])).size).toBe(cases.length)
    expect(texts.filter((text) => !/^\S.{20,300}[.]$/.test(text))).toEqual([])
  })

  test('is nudged without the right name', () => {
    const nudges = cases.map(([key, given]) => organic.nudgeOf(key, given))
    expect(nudges.filter((text) => text !== null)).toHaveLength(7)
    for (const [index, text] of nudges.entries()) {
      expect(text ?? '').not.toContain(cases[index]?.[0].name)
    }
  })
})

test('Q43 a text that is not a name is not judged, and a typing slip is asked about', () => {
  expect(namingKind.parse({ type: 'naming', key: pentane }, '3-metylpentane')).toEqual({
    problem: '“3-metylpentane” is no name that is known here. Did you mean this?',
    offers: [{ given: '3-methylpentane', shown: '3-methylpentane' }],
  })
  expect(namingKind.parse({ type: 'naming', key: pentane }, 'C6H14')).toEqual({
    problem: '“C6H14” is a formula. Type a name in words.',
    offers: [],
  })
  expect(namingKind.parse({ type: 'naming', key: pentane }, ' ')).toEqual({
    problem: null,
    offers: [],
  })
})

test('a key whose name means no molecule is refused', () => {
  expect(() => organic.isRight(keyOf('butanol', 'C4H10O'), 'butanol')).toThrow(RangeError)
})
