import { describe, expect, test } from 'vitest'

import {
  aufbauConfiguration,
  capacity,
  configurationOf,
  formatConfiguration,
} from '#chemistry/electrons/configurations.ts'
import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'

import { acceptedRange } from './accepted-ranges.ts'
import { element, elements } from './elements.ts'
import type { Element } from './elements.ts'
import { hasStableIsotope, naturalIsotopes } from './isotopes.ts'

const ROOM_TEMPERATURE = 25
/** Molar volume of an ideal gas at 0 °C and 101.325 kPa in cm³/mol (CODATA 2018). */
const MOLAR_VOLUME = 22_413.97
const NOBLE_GASES = ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn']
const ALKALI_METALS = ['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr']

function symbolsWhere(claim: (entry: Element) => boolean): string {
  return elements
    .filter(claim)
    .map(({ symbol }) => symbol)
    .join(' ')
}

function countBy(key: (entry: Element) => string | number): Record<string, number> {
  const groups = Map.groupBy(elements, (entry) => String(key(entry)))
  return Object.fromEntries([...groups].map(([name, members]) => [name, members.length]))
}

describe('identity', () => {
  test('symbols and names are unique and well formed', () => {
    expect(new Set(elements.map(({ symbol }) => symbol)).size).toBe(118)
    expect(new Set(elements.map(({ name }) => name)).size).toBe(118)
    for (const { symbol, name } of elements) {
      expect(symbol).toMatch(/^[A-Z][a-z]?$/)
      expect(name).toMatch(/^[A-Z][a-z]+$/)
    }
  })

  test('only aluminum and cesium are spelled differently by IUPAC', () => {
    expect(symbolsWhere(({ name, nameIUPAC }) => name !== nameIUPAC)).toBe('Al Cs')
    expect([element('Al').nameIUPAC, element('Cs').nameIUPAC]).toStrictEqual([
      'Aluminium',
      'Caesium',
    ])
  })

  test('protons and electrons equal the atomic number, neutrons belong to the typical isotope', () => {
    for (const { atomicNumber, protons, neutrons, electrons, typicalIsotope } of elements) {
      expect({ protons, electrons, massNumber: protons + neutrons }).toStrictEqual({
        protons: atomicNumber,
        electrons: atomicNumber,
        massNumber: typicalIsotope,
      })
    }
    expect(element('Br').neutrons).toBe(44)
  })

  test('the typical isotope is the most abundant natural one', () => {
    for (const { symbol, typicalIsotope, massText } of elements) {
      const [commonest] = naturalIsotopes(symbol).toSorted((a, b) => b.abundance - a.abundance)
      const expected = commonest?.massNumber ?? Number(massText.replace(/[[\]]/g, ''))
      expect({ symbol, typicalIsotope }).toStrictEqual({ symbol, typicalIsotope: expected })
    }
  })
})

describe('the table', () => {
  test('period lengths, group sizes and block counts', () => {
    expect(countBy(({ period }) => period)).toStrictEqual({
      1: 2,
      2: 8,
      3: 8,
      4: 18,
      5: 18,
      6: 32,
      7: 32,
    })
    const byGroup = countBy(({ group }) => group)
    const sizes = Array.from({ length: 18 }, (_, index) => byGroup[index + 1])
    expect(sizes).toStrictEqual([7, 6, 32, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 7])
    expect(countBy(({ block }) => block)).toStrictEqual({ s: 14, p: 36, d: 40, f: 28 })
  })

  test('class counts and the metalloids', () => {
    expect(countBy(({ classification }) => classification)).toStrictEqual({
      'non-metal': 11,
      'noble-gas': 7,
      metal: 94,
      metalloid: 6,
    })
    expect(symbolsWhere(({ classification }) => classification === 'metalloid')).toBe(
      'B Si Ge As Sb Te',
    )
    expect(symbolsWhere(({ classification }) => classification === 'non-metal')).toBe(
      'H C N O F P S Cl Se Br I',
    )
    expect(symbolsWhere(({ classPredicted }) => classPredicted)).toBe(
      'At Mt Ds Rg Nh Fl Mc Lv Ts Og',
    )
  })

  test('families', () => {
    expect(countBy(({ category }) => category)).toStrictEqual({
      'reactive non-metal': 7,
      'noble gas': 7,
      'alkali metal': 6,
      'alkaline earth metal': 6,
      metalloid: 6,
      halogen: 6,
      'post-transition metal': 12,
      'transition metal': 38,
      lanthanide: 15,
      actinide: 15,
    })
  })
})

describe('electrons', () => {
  test('every configuration holds Z electrons within the capacities', () => {
    for (const { symbol, atomicNumber } of elements) {
      const subshells = configurationOf(symbol)
      expect(subshells.reduce((sum, { electrons }) => sum + electrons, 0)).toBe(atomicNumber)
      expect(subshells.filter(({ l, electrons }) => electrons > capacity(l))).toStrictEqual([])
    }
  })

  test('shells sum to Z and number as many as the period, palladium excepted', () => {
    for (const { symbol, atomicNumber, electronsPerShell, period } of elements) {
      expect(electronsPerShell.reduce((sum, count) => sum + count, 0)).toBe(atomicNumber)
      expect(electronsPerShell).toHaveLength(symbol === 'Pd' ? 4 : period)
    }
  })

  test('predicted configurations begin at meitnerium', () => {
    expect(symbolsWhere(({ configurationPredicted }) => configurationPredicted)).toBe(
      'Mt Ds Rg Cn Nh Fl Mc Lv Ts Og',
    )
  })

  test('outside the exceptions every configuration follows the Madelung rule', () => {
    const following = elements.filter(
      ({ symbol, atomicNumber }) =>
        formatConfiguration(configurationOf(symbol)) ===
        formatConfiguration(aufbauConfiguration(atomicNumber)),
    )
    expect(following).toHaveLength(98)
  })
})

function energy(atomicNumber: number): number {
  return elements[atomicNumber - 1]?.ionizationEnergy ?? 0
}

describe('ionization energies', () => {
  test('they end with lawrencium and all but five are measured', () => {
    expect(symbolsWhere(({ ionizationEnergy }) => ionizationEnergy === null)).toBe(
      symbolsWhere(({ atomicNumber }) => atomicNumber >= 104),
    )
    expect(symbolsWhere(({ ionizationEnergyBasis }) => ionizationEnergyBasis === 'theory')).toBe(
      'H',
    )
    expect(
      symbolsWhere(({ ionizationEnergyBasis }) => ionizationEnergyBasis === 'semi-empirical'),
    ).toBe('Pr Pa Fm Md')
  })

  test('noble gases are local maxima and alkali metals local minima', () => {
    for (const { atomicNumber } of NOBLE_GASES.map(element)) {
      expect(energy(atomicNumber)).toBeGreaterThan(energy(atomicNumber - 1))
      expect(energy(atomicNumber)).toBeGreaterThan(energy(atomicNumber + 1))
    }
    for (const { atomicNumber } of ALKALI_METALS.map(element)) {
      expect(energy(atomicNumber)).toBeLessThan(energy(atomicNumber - 1))
      expect(energy(atomicNumber)).toBeLessThan(energy(atomicNumber + 1))
    }
  })

  test('the lowest belongs to cesium, not francium', () => {
    const known = elements.flatMap(({ symbol, ionizationEnergy }) =>
      ionizationEnergy === null ? [] : [{ symbol, ionizationEnergy }],
    )
    const [lowest] = known.toSorted((a, b) => a.ionizationEnergy - b.ionizationEnergy)
    expect(lowest).toStrictEqual({ symbol: 'Cs', ionizationEnergy: 375.7 })
  })

  test('successive energies rise and begin with the first ionization energy', () => {
    for (const { symbol, atomicNumber, ionizationEnergy } of elements.slice(0, 36)) {
      const energies = ionizationEnergies(symbol)
      expect(energies).toHaveLength(Math.min(8, atomicNumber))
      expect(energies[0]).toBe(ionizationEnergy)
      expect(energies).toStrictEqual(energies.toSorted((a, b) => a - b))
    }
    expect(ionizationEnergies('Rb')).toStrictEqual([])
  })

  test('the largest step from sodium to argon lies behind the outer electrons', () => {
    for (const symbol of ['Na', 'Mg', 'Al', 'Si', 'P', 'S', 'Cl']) {
      const energies = ionizationEnergies(symbol)
      const ratios = energies.slice(1).map((next, index) => next / (energies[index] ?? next))
      const largest = ratios.indexOf(Math.max(...ratios)) + 1
      expect({ symbol, largest }).toStrictEqual({
        symbol,
        largest: element(symbol).electronsPerShell.at(-1),
      })
    }
  })

  test('known values', () => {
    expect(ionizationEnergies('Na').slice(0, 2)).toStrictEqual([495.8, 4562.4])
    expect(ionizationEnergies('Mg').slice(0, 3)).toStrictEqual([737.7, 1450.7, 7732.7])
    expect(ionizationEnergies('He')).toStrictEqual([2372.3, 5250.5])
  })
})

function measured(state: string): string {
  return symbolsWhere(
    ({ physicalState, statePredicted }) => physicalState === state && !statePredicted,
  )
}

describe('temperatures, states and densities', () => {
  test('nothing boils below its melting point, and a subliming element does not melt', () => {
    const boilingBelow = symbolsWhere(
      ({ meltingPoint, boilingPoint }) =>
        meltingPoint !== null && boilingPoint !== null && meltingPoint > boilingPoint,
    )
    expect(boilingBelow).toBe('')
    expect(symbolsWhere(({ sublimes, meltingPoint }) => sublimes && meltingPoint !== null)).toBe('')
    expect(symbolsWhere(({ sublimes }) => sublimes)).toBe('C As')
    expect(element('He').meltingPoint).toBeNull()
  })

  test('the state follows from the points at 25 °C unless it is predicted', () => {
    for (const { symbol, meltingPoint, boilingPoint, physicalState, statePredicted } of elements) {
      if (statePredicted) continue
      const isGas = boilingPoint !== null && boilingPoint < ROOM_TEMPERATURE
      const isLiquid = !isGas && meltingPoint !== null && meltingPoint < ROOM_TEMPERATURE
      expect({ symbol, physicalState }).toStrictEqual({
        symbol,
        physicalState: isGas ? 'gas' : isLiquid ? 'liquid' : 'solid',
      })
    }
    expect(measured('gas')).toBe('H He N O F Ne Cl Ar Kr Xe Rn')
    expect(measured('liquid')).toBe('Br Hg')
  })

  test('predicted states are those of At, Fr and all from fermium', () => {
    expect(symbolsWhere(({ statePredicted }) => statePredicted)).toBe(
      symbolsWhere(
        ({ symbol, atomicNumber }) => ['At', 'Fr'].includes(symbol) || atomicNumber >= 100,
      ),
    )
  })

  test('gas densities lie within 3 % of an ideal gas', () => {
    const gases = elements.filter(({ physicalState }) => physicalState === 'gas')
    for (const { symbol, atomicMass, density, classification } of gases) {
      const molecule = atomicMass * (classification === 'noble-gas' ? 1 : 2)
      const ratio = (density ?? 0) / (molecule / MOLAR_VOLUME)
      expect({ symbol, isNear: Math.abs(ratio - 1) < 0.03 }).toStrictEqual({ symbol, isNear: true })
    }
  })

  test('the other densities lie between lithium and osmium', () => {
    const dense = elements.filter(({ physicalState }) => physicalState !== 'gas')
    const values = dense.flatMap(({ density }) => (density === null ? [] : [density]))
    expect([Math.min(...values), Math.max(...values)]).toStrictEqual([0.534, 22.5872])
    expect(symbolsWhere(({ density }) => density === null)).toBe(
      symbolsWhere(
        ({ symbol, atomicNumber }) => ['At', 'Fr'].includes(symbol) || atomicNumber >= 100,
      ),
    )
  })

  test('the density of americium is that of its crystal, four atoms in a hexagonal cell', () => {
    const cellVolume = 346.81 ** 2 * 1124.1 * Math.sin(Math.PI / 3) * 1e-30
    const density = (4 * 243.0614) / 6.022_140_76e23 / cellVolume
    expect(density).toBeCloseTo(13.79, 2)
    expect(element('Am').density).toBe(13.79)
    expect(acceptedRange('Am', 'density')?.low).toBeLessThan(13.67)
  })

  test.each([
    ['Ga', 29.7646],
    ['In', 156.5985],
    ['Sn', 231.928],
    ['Zn', 419.527],
    ['Al', 660.323],
    ['Ag', 961.78],
    ['Au', 1064.18],
    ['Cu', 1084.62],
  ])('%s melts at its fixed point of the ITS-90, %d °C', (symbol, fixedPoint) => {
    expect(Math.abs((element(symbol).meltingPoint ?? 0) - fixedPoint)).toBeLessThanOrEqual(0.002)
  })

  test('cesium melts at 28.5 °C', () => {
    expect(element('Cs').meltingPoint).toBe(28.5)
  })
})

describe('weights and isotopes', () => {
  test('34 elements have no standard weight and show a mass number', () => {
    for (const { atomicMass, massText, massIsStandard } of elements) {
      expect(massText === `[${atomicMass}]`).toBe(!massIsStandard)
    }
    expect(elements.filter(({ massIsStandard }) => !massIsStandard)).toHaveLength(34)
  })

  test('the abridged weight is the weight to five figures or fewer', () => {
    for (const { symbol, atomicMass, massText, massIsStandard } of elements) {
      if (!massIsStandard) continue
      const step = 10 ** -(massText.split('.')[1] ?? '').length
      expect({
        symbol,
        isNear: Math.abs(Number(massText) - atomicMass) <= step / 2 + 1e-9,
      }).toStrictEqual({ symbol, isNear: true })
    }
  })

  test('fourteen weights have an interval, and it holds the conventional weight', () => {
    expect(symbolsWhere(({ massInterval }) => massInterval !== null)).toBe(
      'H Li B C N O Mg Si S Cl Ar Br Tl Pb',
    )
    // The conventional weight of thallium, 204.38, is the interval [204.382, 204.385] rounded.
    const outside = symbolsWhere(({ atomicMass, massInterval }) => {
      const [low, high] = massInterval ?? [atomicMass, atomicMass]
      return atomicMass < low - 0.0021 || atomicMass > high
    })
    expect(outside).toBe('')
  })

  test('every standard weight follows from the isotopes within 0.02 %', () => {
    for (const { symbol, atomicMass, massIsStandard } of elements) {
      if (!massIsStandard) continue
      const mean = naturalIsotopes(symbol).reduce(
        (sum, { mass, abundance }) => sum + (mass * abundance) / 100,
        0,
      )
      const isNear = Math.abs(mean / atomicMass - 1) < 0.0002
      expect({ symbol, isNear }).toStrictEqual({ symbol, isNear: true })
    }
  })

  test('seven neighbours stand in reverse order of mass', () => {
    const pairs = elements.slice(1).flatMap((entry, index) => {
      const before = elements[index]
      return before !== undefined && before.atomicMass > entry.atomicMass
        ? [`${before.symbol}/${entry.symbol}`]
        : []
    })
    expect(pairs.join(' ')).toBe('Ar/K Co/Ni Te/I Th/Pa U/Np Pu/Am Bh/Hs')
  })

  test('the 38 radioactive elements are those without a stable isotope', () => {
    expect(elements.filter(({ radioactive }) => radioactive)).toHaveLength(38)
    for (const { symbol, radioactive } of elements) {
      expect(hasStableIsotope(symbol)).toBe(!radioactive)
    }
  })
})

describe('discovery', () => {
  test('twelve elements are ancient and only they have the year 0', () => {
    expect(symbolsWhere(({ discoveryYear }) => discoveryYear === 0)).toBe(
      'C S Fe Cu As Ag Sn Sb Au Hg Pb Bi',
    )
    expect(symbolsWhere(({ discoveredBy }) => discoveredBy === 'Known since antiquity')).toBe(
      'C S Fe Cu As Ag Sn Sb Au Hg Pb Bi',
    )
  })

  test('all other years lie between phosphorus and tennessine', () => {
    const years = elements.map(({ discoveryYear }) => discoveryYear).filter((year) => year > 0)
    expect([Math.min(...years), Math.max(...years)]).toStrictEqual([1669, 2010])
  })
})

describe('accepted ranges', () => {
  const fields = [
    'atomicMass',
    'ionizationEnergy',
    'density',
    'meltingPoint',
    'boilingPoint',
  ] as const

  test('every value lies in its range, and there is a range for every value', () => {
    for (const entry of elements) {
      for (const field of fields) {
        const value = entry[field]
        const range = acceptedRange(entry.symbol, field)
        const isInside =
          range !== null && value !== null && range.low <= value && value <= range.high
        expect({ symbol: entry.symbol, field, isInside }).toStrictEqual({
          symbol: entry.symbol,
          field,
          isInside: value !== null,
        })
      }
    }
    expect(acceptedRange('Xx', 'density')).toBeNull()
  })

  test('a wrong weight of lead must lie outside the interval of IUPAC', () => {
    const range = acceptedRange('Pb', 'atomicMass')
    expect(range !== null && range.low <= 206.14 && range.high >= 207.94).toBe(true)
  })
})
