import { describe, expect, test } from 'vitest'

import { elements } from '#chemistry/elements/elements.ts'

import {
  aufbauConfiguration,
  aufbauExceptions,
  capacity,
  configurationOf,
  electronsPerShell,
  electronsWithLetter,
  formatConfiguration,
  formatNobleGasForm,
  ionConfiguration,
  madelungOrder,
  nobleGasForm,
  parseConfiguration,
  shellLetters,
  unpairedElectrons,
  valenceElectrons,
} from './configurations.ts'

describe('subshells', () => {
  test('capacities', () => {
    expect((['s', 'p', 'd', 'f'] as const).map(capacity)).toStrictEqual([2, 6, 10, 14])
  })

  test('the Madelung order', () => {
    expect(madelungOrder.map(({ n, l }) => `${n}${l}`).join(' ')).toBe(
      '1s 2s 2p 3s 3p 4s 3d 4p 5s 4d 5p 6s 4f 5d 6p 7s 5f 6d 7p',
    )
    expect(madelungOrder.reduce((sum, { l }) => sum + capacity(l), 0)).toBe(118)
  })

  test('seven shells have letters', () => {
    expect(shellLetters.join('')).toBe('KLMNOPQ')
  })
})

describe('reading and writing', () => {
  test.each([
    ['1s1', '1s¹', '1s¹'],
    ['1s2', '1s²', '1s²'],
    ['[He] 2s2 2p2', '1s² 2s² 2p²', '[He] 2s² 2p²'],
    ['[Ne] 3s2 3p6', '1s² 2s² 2p⁶ 3s² 3p⁶', '[Ne] 3s² 3p⁶'],
    ['[Ar] 3d10 4s2', '1s² 2s² 2p⁶ 3s² 3p⁶ 3d¹⁰ 4s²', '[Ar] 3d¹⁰ 4s²'],
    ['[Ar] 4s² 3d¹⁰', '1s² 2s² 2p⁶ 3s² 3p⁶ 3d¹⁰ 4s²', '[Ar] 3d¹⁰ 4s²'],
    ['[Kr] 4d10', '1s² 2s² 2p⁶ 3s² 3p⁶ 3d¹⁰ 4s² 4p⁶ 4d¹⁰', '[Kr] 4d¹⁰'],
  ])('%s', (text, full, short) => {
    const subshells = parseConfiguration(text) ?? []
    expect(formatConfiguration(subshells)).toBe(full)
    expect(formatNobleGasForm(subshells)).toBe(short)
    expect(parseConfiguration(full)).toStrictEqual(subshells)
    expect(parseConfiguration(short)).toStrictEqual(subshells)
  })

  test.each([
    '',
    '1p1',
    '2d1',
    '3f1',
    '2p7',
    '1s0',
    '8s1',
    '[Fe] 4s2',
    '[Ar]4s2',
    '1s2 1s1',
    '1s2 [He]',
    'iron',
  ])('%j is not a configuration', (text) => {
    expect(parseConfiguration(text)).toBeNull()
  })

  test('no electrons are written as nothing', () => {
    expect(formatNobleGasForm([])).toBe('')
    expect(electronsPerShell([])).toStrictEqual([])
    expect(aufbauConfiguration(0)).toStrictEqual([])
  })

  test('the core is the largest complete noble gas below', () => {
    expect(nobleGasForm(configurationOf('Au')).core).toBe('Xe')
    expect(nobleGasForm(configurationOf('Rn')).core).toBe('Xe')
    expect(nobleGasForm(configurationOf('Ra')).core).toBe('Rn')
    expect(nobleGasForm(configurationOf('He')).core).toBeNull()
    // A hole in the core leaves only a smaller one.
    expect(nobleGasForm(parseConfiguration('[Ne] 3s2 3p5 4s1') ?? []).core).toBe('Ne')
  })
})

describe('ground states', () => {
  test('every noble-gas form is the one of the data', () => {
    for (const { symbol, electronConfiguration } of elements) {
      expect(formatNobleGasForm(configurationOf(symbol))).toBe(
        formatNobleGasForm(parseConfiguration(electronConfiguration) ?? []),
      )
      const written = electronConfiguration.replace(
        /([spdf])(\d+)/g,
        (_, l: string, count: string) =>
          l + Array.from(count, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join(''),
      )
      expect(formatNobleGasForm(configurationOf(symbol))).toBe(written)
    }
  })

  test('twenty known ground states leave the Madelung order', () => {
    expect(aufbauExceptions.join(' ')).toBe(
      'Cr Cu Nb Mo Ru Rh Pd Ag La Ce Gd Pt Au Ac Th Pa U Np Cm Lr',
    )
  })

  test.each([
    ['Cr', 24, '[Ar] 3d⁵ 4s¹', '[Ar] 3d⁴ 4s²'],
    ['Cu', 29, '[Ar] 3d¹⁰ 4s¹', '[Ar] 3d⁹ 4s²'],
    ['Pd', 46, '[Kr] 4d¹⁰', '[Kr] 4d⁸ 5s²'],
    ['Au', 79, '[Xe] 4f¹⁴ 5d¹⁰ 6s¹', '[Xe] 4f¹⁴ 5d⁹ 6s²'],
    ['Lr', 103, '[Rn] 5f¹⁴ 7s² 7p¹', '[Rn] 5f¹⁴ 6d¹ 7s²'],
    ['Fe', 26, '[Ar] 3d⁶ 4s²', '[Ar] 3d⁶ 4s²'],
  ])('%s is %s measured and %s by the rule', (symbol, electrons, measured, rule) => {
    expect(formatNobleGasForm(configurationOf(symbol))).toBe(measured)
    expect(formatNobleGasForm(aufbauConfiguration(electrons))).toBe(rule)
  })
})

describe('ions', () => {
  test.each([
    ['Na', 1, '[He] 2s² 2p⁶', 0],
    ['Mg', 2, '[He] 2s² 2p⁶', 0],
    ['Al', 3, '[He] 2s² 2p⁶', 0],
    ['N', -3, '[He] 2s² 2p⁶', 0],
    ['O', -2, '[He] 2s² 2p⁶', 0],
    ['Cl', -1, '[Ne] 3s² 3p⁶', 0],
    ['H', -1, '1s²', 0],
    ['H', 1, '', 0],
    ['Ti', 2, '[Ar] 3d²', 2],
    ['V', 2, '[Ar] 3d³', 3],
    ['Cr', 3, '[Ar] 3d³', 3],
    ['Mn', 2, '[Ar] 3d⁵', 5],
    ['Fe', 2, '[Ar] 3d⁶', 4],
    ['Fe', 3, '[Ar] 3d⁵', 5],
    ['Co', 2, '[Ar] 3d⁷', 3],
    ['Ni', 2, '[Ar] 3d⁸', 2],
    ['Cu', 1, '[Ar] 3d¹⁰', 0],
    ['Cu', 2, '[Ar] 3d⁹', 1],
    ['Zn', 2, '[Ar] 3d¹⁰', 0],
    ['Ag', 1, '[Kr] 4d¹⁰', 0],
    ['Sn', 2, '[Kr] 4d¹⁰ 5s²', 0],
    ['Pb', 4, '[Xe] 4f¹⁴ 5d¹⁰', 0],
    ['Ce', 3, '[Xe] 4f¹', 1],
    ['Pr', 3, '[Xe] 4f²', 2],
  ])('%s with charge %d is %s with %d unpaired electrons', (symbol, charge, written, unpaired) => {
    const subshells = ionConfiguration(symbol, charge)
    expect(formatNobleGasForm(subshells)).toBe(written)
    expect(unpairedElectrons(subshells)).toBe(unpaired)
  })

  test('an impossible charge is an error', () => {
    expect(() => ionConfiguration('H', 2)).toThrow(RangeError)
    expect(() => ionConfiguration('H', 0.5)).toThrow(RangeError)
    expect(() => ionConfiguration('Og', -1)).toThrow(RangeError)
  })
})

describe('counting', () => {
  test.each([
    ['H', 1],
    ['He', 0],
    ['C', 2],
    ['N', 3],
    ['O', 2],
    ['Ne', 0],
    ['Cr', 6],
    ['Mn', 5],
    ['Fe', 4],
    ['Cu', 1],
    ['Eu', 7],
    ['Gd', 8],
  ])('%s has %d unpaired electrons', (symbol, unpaired) => {
    expect(unpairedElectrons(configurationOf(symbol))).toBe(unpaired)
  })

  test('valence electrons follow the group in the main groups', () => {
    for (const { symbol, group, block, electronsPerShell: shells } of elements) {
      const main = block === 's' || block === 'p'
      const expected = symbol === 'He' ? 2 : group < 3 ? group : group - 10
      expect(valenceElectrons(symbol)).toBe(main ? expected : null)
      expect(shells).toStrictEqual(electronsPerShell(configurationOf(symbol)))
    }
    expect(valenceElectrons('Xx')).toBeNull()
  })

  test('electrons of one letter', () => {
    const iron = configurationOf('Fe')
    expect((['s', 'p', 'd', 'f'] as const).map((l) => electronsWithLetter(iron, l))).toStrictEqual([
      8, 12, 6, 0,
    ])
  })
})
