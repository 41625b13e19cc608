import { describe, expect, test } from 'vitest'

import { properties as recordProperties } from '#chemistry/elements/element-properties.ts'
import { element } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'

import type { ElementDetail, Finding } from './detail.ts'
import { readLibrary } from './read-library.ts'
import { sourceAddress } from './source-address.ts'

const { details, properties, sources } = readLibrary()

/** The atoms in one cell of the simple structures. */
const ATOMS_PER_CELL: ReadonlyMap<string, number> = new Map([
  ['sc', 1],
  ['bcc', 2],
  ['fcc', 4],
  ['hcp', 2],
  ['dhcp', 4],
  ['dc', 8],
])
/** Elements whose density and cell come from samples that differ. */
const OTHER_CELLS = new Set(['Rb', 'Ra'])
const AVOGADRO_CONSTANT = 6.022_140_76e23

function detail(symbol: string): ElementDetail {
  const found = details.find((entry) => entry.symbol === symbol)
  if (found === undefined) throw new RangeError(`No details of ${symbol}`)
  return found
}

function finding(symbol: string, property: string): Finding | undefined {
  return detail(symbol).findings.find((entry) => entry.property === property)
}

function valueOf(symbol: string, property: string): number | null {
  const found = finding(symbol, property)
  return found?.status === 'value' ? found.value : null
}

describe('findings', () => {
  const findings = details.flatMap((entry) =>
    entry.findings.map((one) => ({ symbol: entry.symbol, ...one })),
  )

  test('each belongs to a property of the catalog and to sources of the list, once', () => {
    const known = new Set(properties.map(({ property }) => property))
    const ids = new Set(sources.map(({ id }) => id))
    const used = findings.flatMap((one) => [
      ...one.readings.map(({ source }) => source),
      ...(one.status === 'value' ? [one.source] : []),
    ])
    expect(used.filter((id) => !ids.has(id))).toStrictEqual([])
    expect(findings.filter(({ property }) => !known.has(property))).toStrictEqual([])
    const keys = findings.map(({ symbol, property }) => `${symbol} ${property}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('the spread holds the value', () => {
    const outside = findings.filter(
      (one) => one.status === 'value' && (one.value < one.low || one.value > one.high),
    )
    expect(outside).toStrictEqual([])
  })

  test('a property without an agreed value says why', () => {
    const disputed = findings.filter(({ status }) => status === 'disputed')
    expect(disputed.length).toBeGreaterThan(40)
    expect(disputed.filter(({ note }) => note === '')).toStrictEqual([])
  })

  test('values on a logarithmic scale are positive', () => {
    const logarithmic = new Set(
      properties.filter(({ scale }) => scale === 'log').map(({ property }) => property),
    )
    const wrong = findings.filter(
      (one) => one.status === 'value' && logarithmic.has(one.property) && one.value <= 0,
    )
    expect(wrong).toStrictEqual([])
  })

  test.each([
    ['electronegativityPauling', 'electronegativity', 1],
    ['covalentRadiusCordero', 'covalentRadius', 1],
    ['electronAffinity', 'electronAffinity', 96.48533],
    ['abundanceCrust', 'crustAbundance', 1],
  ] as const)('%s agrees with the record of the elements', (property, field, factor) => {
    for (const { symbol } of details) {
      const recorded = recordProperties(symbol)[field]
      const found = valueOf(symbol, property)
      if (recorded === null || found === null) continue
      expect(Math.abs(found / (recorded * factor) - 1)).toBeLessThan(0.003)
    }
  })

  test('lead has a spread of electronegativities, and sulfur no agreed enthalpy of vaporization', () => {
    expect(finding('Pb', 'electronegativityPauling')).toMatchObject({
      value: 2.33,
      low: 1.8,
      high: 2.33,
      differs: true,
    })
    expect(finding('S', 'enthalpyOfVaporization')?.status).toBe('disputed')
    expect(finding('Ar', 'electronAffinity')?.status).toBe('unbound')
  })

  test('ten electron affinities are calculated, astatine is not among them', () => {
    const calculated = findings.filter((one) => one.status === 'value' && one.isCalculated)
    expect(new Set(calculated.map(({ property }) => property))).toStrictEqual(
      new Set(['electronAffinity']),
    )
    expect(calculated.map(({ symbol }) => symbol)).toHaveLength(10)
    expect(calculated.map(({ symbol }) => symbol)).not.toContain('At')
  })

  test('electron affinities: 78 values, the highest of chlorine, and 14 atoms that bind none', () => {
    const affinities = details.map(({ symbol }) => [symbol, valueOf(symbol, 'electronAffinity')])
    const known = affinities.filter(([, value]) => value !== null)
    expect(known).toHaveLength(78)
    expect(known.toSorted((a, b) => Number(b[1]) - Number(a[1]))[0]).toStrictEqual(['Cl', 348.57])
    expect(
      details.filter(({ symbol }) => finding(symbol, 'electronAffinity')?.status === 'unbound'),
    ).toHaveLength(14)
  })
})

describe('ionization energies', () => {
  test('each step takes more energy than the one before', () => {
    for (const { symbol, ionization } of details) {
      const energies = ionization.map(({ electronvolts }) => electronvolts)
      expect(energies).toStrictEqual(energies.toSorted((a, b) => a - b))
      expect(ionization.map(({ step }) => step)).toStrictEqual(
        ionization.map((_, index) => index + 1),
      )
      expect(ionization.length).toBeLessThanOrEqual(element(symbol).atomicNumber)
    }
  })

  test('the first is that of the record', () => {
    for (const { symbol, ionization } of details) {
      const recorded = element(symbol).ionizationEnergy
      const [first] = ionization
      if (recorded === null || first === undefined) continue
      expect(Math.abs(first.electronvolts * 96.48533 - recorded)).toBeLessThan(0.11)
    }
  })

  test('iron has all 26, and aluminum jumps after the third', () => {
    expect(detail('Fe').ionization).toHaveLength(26)
    const [, , third, fourth] = detail('Al').ionization.map(({ electronvolts }) => electronvolts)
    expect([third, fourth]).toStrictEqual([28.4476, 119.992])
  })
})

describe('isotopes', () => {
  test('natural abundances are those of the record and make up 100 %', () => {
    for (const { symbol, isotopes } of details) {
      const natural = isotopes.filter(({ abundance }) => abundance !== null)
      expect(natural.map(({ massNumber }) => massNumber)).toStrictEqual(
        naturalIsotopes(symbol).map(({ massNumber }) => massNumber),
      )
      if (natural.length === 0) continue
      const sum = natural.reduce((total, { abundance }) => total + (abundance ?? 0), 0)
      expect(sum).toBeCloseTo(100, 1)
    }
  })

  test('no share of a decay is below 1 % or above 100 %', () => {
    const shares = details.flatMap(({ isotopes }) =>
      isotopes.flatMap(({ decays }) => decays.map(({ share }) => share)),
    )
    const numbers = shares.filter((share) => typeof share === 'number')
    expect(numbers.length).toBeGreaterThan(2000)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...numbers)).toBe(100)
  })

  test('spontaneous fission of uranium-238 is rare, never a percentage', () => {
    expect(detail('U').isotopes.find(({ massNumber }) => massNumber === 238)).toStrictEqual({
      massNumber: 238,
      mass: 238.050787,
      abundance: 99.2742,
      life: { kind: 'half-life', value: 4.463, unit: 'Gy' },
      decays: [
        { mode: 'α', share: 100 },
        { mode: 'SF', share: 'rare' },
        { mode: '2β−', share: 'rare' },
      ],
    })
  })

  test('technetium and what follows lead have no stable isotope', () => {
    const without = details.filter(
      ({ isotopes }) => !isotopes.some(({ life }) => life.kind === 'stable'),
    )
    expect(without.map(({ symbol }) => symbol).slice(0, 3)).toStrictEqual(['Tc', 'Pm', 'Bi'])
    expect(without).toHaveLength(38)
  })
})

describe('emission lines', () => {
  test('the seven lines of hydrogen, from red to violet ever weaker', () => {
    const byStrength = detail('H').lines.toSorted((a, b) => b.intensity - a.intensity)
    expect(byStrength.map(({ wavelength }) => wavelength)).toStrictEqual([
      656.27, 486.13, 434.05, 410.17, 397.01, 388.9, 383.54,
    ])
  })

  test('the strongest lines of sodium are two to one', () => {
    const atom = detail('Na').lines.filter(({ stage }) => stage === 'I')
    const [first, second] = atom.toSorted((a, b) => b.intensity - a.intensity)
    expect([first, second].map((line) => [line?.wavelength, line?.intensity])).toStrictEqual([
      [589, 1000],
      [589.59, 500],
    ])
  })

  test('all are visible, and astatine has none', () => {
    for (const { lines } of details) {
      for (const { wavelength } of lines) {
        expect(wavelength).toBeGreaterThanOrEqual(380)
        expect(wavelength).toBeLessThanOrEqual(780)
      }
    }
    expect(details.filter(({ lines }) => lines.length > 0)).toHaveLength(97)
    expect(detail('At').lines).toStrictEqual([])
  })
})

describe('crystals', () => {
  test('iron is body-centered cubic', () => {
    expect(detail('Fe').crystal).toStrictEqual({
      structure: 'bcc',
      name: 'body-centered cubic',
      spaceGroup: 229,
      cell: { edges: [286.65, 286.65, 286.65], angles: [90, 90, 90] },
      note: 'fcc between 912 and 1394 °C',
    })
  })

  test('the densities of solids are those of their cells', () => {
    const compared = details.flatMap(({ symbol, crystal, isotopes }) => {
      const { density, physicalState, atomicMass, typicalIsotope, massIsStandard } = element(symbol)
      const atoms = ATOMS_PER_CELL.get(crystal?.structure ?? '')
      const cell = crystal?.cell ?? null
      if (atoms === undefined || cell === null || density === null) return []
      if (physicalState !== 'solid' || OTHER_CELLS.has(symbol)) return []
      const exact = isotopes.find(({ massNumber }) => massNumber === typicalIsotope)?.mass
      const mass = massIsStandard ? atomicMass : (exact ?? atomicMass)
      const [a, b, c] = cell.edges
      const volume = a * b * c * Math.sin((cell.angles[2] * Math.PI) / 180) * 1e-30
      return [{ symbol, ratio: (atoms * mass) / AVOGADRO_CONSTANT / volume / density }]
    })
    expect(compared.length).toBeGreaterThan(50)
    expect(compared.filter(({ ratio }) => !(Math.abs(ratio - 1) <= 0.04))).toStrictEqual([])
    expect(compared.find(({ symbol }) => symbol === 'Am')?.ratio).toBeCloseTo(1, 2)
  })

  test.each([
    [['sc', 'bcc', 'fcc', 'dc'], true, 90],
    [['hcp', 'dhcp', 'hex'], false, 120],
  ])('cells of %j have the edges and angles of their structure', (structures, isCube, gamma) => {
    const wrong = details.filter(({ crystal }) => {
      const cell = crystal?.cell ?? null
      if (cell === null || !structures.includes(crystal?.structure ?? '')) return false
      const [a, b, c] = cell.edges
      return b !== a || (c === a) !== isCube || cell.angles.join(' ') !== `90 90 ${gamma}`
    })
    expect(wrong).toStrictEqual([])
  })
})

describe('compounds and life', () => {
  test('the common oxidation states are among the known ones', () => {
    for (const { symbol, knownStates } of details) {
      for (const state of recordProperties(symbol).commonOxidationStates) {
        expect(knownStates).toContain(state)
      }
    }
  })

  test('19 elements are essential for people', () => {
    expect(
      details.flatMap(({ symbol, isEssential }) => (isEssential ? [symbol] : [])).join(' '),
    ).toBe('H C N O Na Mg P S Cl K Ca Mn Fe Co Cu Zn Se Mo I')
  })

  test('no abundance is more than everything', () => {
    for (const place of ['Crust', 'Human', 'Sun', 'Universe']) {
      const sum = details.reduce(
        (total, { symbol }) => total + (valueOf(symbol, `abundance${place}`) ?? 0),
        0,
      )
      expect(sum / 1e6).toBeGreaterThan(0.9)
      expect(sum / 1e6).toBeLessThan(1.03)
    }
  })

  test('ferromagnetic at 25 °C are iron, cobalt and nickel alone', () => {
    const magnets = details.filter(({ magneticOrder }) => magneticOrder === 'ferromagnetic')
    expect(magnets.map(({ symbol }) => symbol)).toStrictEqual(['Fe', 'Co', 'Ni'])
    expect(valueOf('Fe', 'curieTemperature')).toBe(1043)
  })
})

test('no name stands twice in a language', () => {
  const names = details.flatMap((entry) => entry.names.map((one) => one.join(' ')))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('de Eisen')
  expect(names.some((name) => name.startsWith('hi '))).toBe(false)
})

test('pronunciations are those that a dictionary confirms', () => {
  expect(detail('Fe').pronunciation).toStrictEqual({ ipa: '/ˈaɪərn/', respelling: 'EYE-ern' })
  expect(details.filter(({ pronunciation }) => pronunciation !== null)).toHaveLength(76)
})

test('every source has an address, except the record of this site', () => {
  const addresses = new Map(sources.map((source) => [source.id, sourceAddress(source)]))
  expect([...addresses].filter(([, address]) => address === null).map(([id]) => id)).toEqual(['R'])
  expect(addresses.get('M')).toBe(
    'https://github.com/lmmentel/mendeleev/tree/580e34010f5c90cf0a025d365948fd343670e9d2',
  )
  expect(addresses.get('X')).toBe(
    'https://www.npmjs.com/package/@exabyte-io/periodic-table.js/v/2.0.5',
  )
  expect(addresses.get('C')).toMatch(
    /^https:\/\/github\.com\/open-dict-data\/ipa-dict\/tree\/\w{40}$/,
  )
})

test.each(['Mg', 'Ga'])(
  'the expansion of %s, a known error of databases, has no value',
  (symbol) => {
    expect(finding(symbol, 'thermalExpansion')).toMatchObject({
      status: 'disputed',
      note: expect.stringContaining('the databases'),
    })
  },
)
