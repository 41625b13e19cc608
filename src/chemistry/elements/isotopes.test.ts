import { describe, expect, test } from 'vitest'

import { element, elements } from './elements.ts'
import { hasStableIsotope, naturalIsotopes, naturalNuclides, radionuclides } from './isotopes.ts'

describe('natural isotopes', () => {
  test('two of chlorine', () => {
    expect(naturalIsotopes('Cl')).toStrictEqual([
      { massNumber: 35, mass: 34.968_853, abundance: 75.7647 },
      { massNumber: 37, mass: 36.965_903, abundance: 24.2353 },
    ])
    expect(naturalIsotopes('Tc')).toStrictEqual([])
    expect(naturalIsotopes('Xx')).toStrictEqual([])
  })

  test('289 natural nuclides: 288 ground states and tantalum-180m', () => {
    expect(naturalNuclides).toHaveLength(289)
    expect(naturalNuclides).toContainEqual({ symbol: 'Ta', massNumber: 180 })
    expect(naturalNuclides.at(0)).toStrictEqual({ symbol: 'H', massNumber: 1 })
    expect(naturalNuclides.at(-1)).toStrictEqual({ symbol: 'U', massNumber: 238 })
  })

  test('they belong to the 84 elements with a standard weight', () => {
    for (const { symbol, massIsStandard } of elements) {
      expect(naturalIsotopes(symbol).length > 0).toBe(massIsStandard)
    }
  })

  test('abundances of an element sum to 100 % and masses are near the mass numbers', () => {
    for (const { symbol, massIsStandard } of elements) {
      const isotopes = naturalIsotopes(symbol)
      const total = isotopes.reduce((sum, { abundance }) => sum + abundance, 0)
      expect(Math.abs(total - (massIsStandard ? 100 : 0))).toBeLessThan(0.005)
      for (const { mass, massNumber } of isotopes) {
        expect(Math.round(mass)).toBe(massNumber)
        expect(massNumber).toBeGreaterThanOrEqual(element(symbol).atomicNumber)
      }
    }
  })

  test('23 elements have two natural isotopes', () => {
    const pairs = elements.filter(({ symbol }) => naturalIsotopes(symbol).length === 2)
    expect(pairs.map(({ symbol }) => symbol).join(' ')).toBe(
      'H He Li B C N Cl V Cu Ga Br Rb Ag In Sb La Eu Lu Ta Re Ir Tl Th',
    )
  })
})

describe('stability', () => {
  test('all elements to lead but technetium and promethium have a stable isotope', () => {
    const stable = elements.filter(({ symbol }) => hasStableIsotope(symbol))
    expect(stable).toHaveLength(80)
    expect(stable.at(-1)?.symbol).toBe('Pb')
    expect(['Tc', 'Pm', 'Bi', 'Xx'].map(hasStableIsotope)).toStrictEqual(Array(4).fill(false))
  })
})

describe('radionuclides', () => {
  test('each is listed once with a positive half-life', () => {
    const names = radionuclides.map(({ symbol, massNumber }) => `${symbol}-${massNumber}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { symbol, massNumber, halfLife } of radionuclides) {
      expect(element(symbol).atomicNumber).toBeLessThan(massNumber)
      expect(halfLife.value).toBeGreaterThan(0)
    }
  })

  test.each([
    ['H', 3, 12.32, 'years', 'beta-minus'],
    ['C', 14, 5700, 'years', 'beta-minus'],
    ['K', 40, 1.248e9, 'years', 'branched'],
    ['Co', 60, 5.2714, 'years', 'beta-minus'],
    ['Sr', 90, 28.91, 'years', 'beta-minus'],
    ['Tc', 99, 211_100, 'years', 'beta-minus'],
    ['I', 131, 8.0249, 'days', 'beta-minus'],
    ['Cs', 137, 30.04, 'years', 'beta-minus'],
    ['Po', 210, 138.376, 'days', 'alpha'],
    ['Rn', 222, 3.8215, 'days', 'alpha'],
    ['Ra', 226, 1600, 'years', 'alpha'],
    ['Th', 232, 1.4e10, 'years', 'alpha'],
    ['U', 235, 7.04e8, 'years', 'alpha'],
    ['U', 238, 4.463e9, 'years', 'alpha'],
    ['Am', 241, 432.6, 'years', 'alpha'],
    ['F', 18, 109.734, 'minutes', 'beta-plus'],
    ['I', 125, 59.392, 'days', 'electron-capture'],
  ])('%s-%d', (symbol, massNumber, value, unit, decay) => {
    expect(radionuclides).toContainEqual({ symbol, massNumber, halfLife: { value, unit }, decay })
  })

  test('below bismuth only samarium-147 is an alpha emitter of the list', () => {
    const light = radionuclides.filter(
      ({ symbol, decay }) => decay === 'alpha' && element(symbol).atomicNumber <= 82,
    )
    expect(light.map(({ symbol, massNumber }) => `${symbol}-${massNumber}`)).toStrictEqual([
      'Sm-147',
    ])
  })
})
