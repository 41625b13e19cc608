import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { composition, molarMass } from '#chemistry/compounds/formulas.ts'
import { layoutOf } from '#chemistry/organic/drawing/layout.ts'
import {
  longestRow,
  seenAtoms,
  skeletalDrawing,
} from '#chemistry/organic/drawing/skeletal-drawing.ts'
import { type Molecule, molecularFormula } from '#chemistry/organic/molecules/molecule.ts'
import { isSameMolecule, readSmiles, smilesOf } from '#chemistry/organic/molecules/smiles.ts'

import { condensedFormula } from './condensed-formula.ts'
import { bestNumbering, numberings, systematicName } from './naming.ts'
import { type OrganicName, writeName } from './organic-name.ts'
import { readOrganicName } from './read-organic-name.ts'

/**
 * Molecules with the names that OPSIN 2.7.0 read as the same molecule (openchemlib compared them). The last rows of some
 * families have no name: they are outside of the class.
 */
const rows = readFileSync(fileURLToPath(new URL('opsin-names.tsv', import.meta.url)), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [family = '', name = '', smiles = '', formula = ''] = line.split('\t')
    return { family, name, smiles, formula, molecule: readSmiles(smiles) }
  })

const named = rows.flatMap((row) => {
  const name = systematicName(row.molecule)
  return name === null ? [] : [{ ...row, parts: name }]
})

/** School books leave out a number that goes without saying. */
const shortened: Readonly<Record<string, string>> = {
  'prop-1-ene': 'propene',
  '2-methylprop-1-ene': '2-methylpropene',
  'propan-2-one': 'propanone',
  'butan-2-one': 'butanone',
}

test('the names agree with those that OPSIN reads, and the same molecules have none', () => {
  const wrong = rows
    .map(({ molecule, name }) => {
      const own = systematicName(molecule)
      return [shortened[name] ?? name, own === null ? '' : writeName(own)]
    })
    .filter(([theirs, own]) => theirs !== own)
  expect(wrong).toEqual([])
  expect(named).toHaveLength(515)
})

test('every name is read as its molecule, in the long and in the short form', () => {
  const wrong = rows
    .filter(({ name }) => name !== '')
    .filter(({ name, molecule }) => {
      const readings = [name, shortened[name] ?? name].map(readOrganicName)
      return !readings.every(
        (reading) =>
          'molecule' in reading &&
          reading.molecule !== null &&
          isSameMolecule(reading.molecule, molecule),
      )
    })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

/** openchemlib takes seconds, most of them to start. */
test('openchemlib finds the same formula, molar mass and molecule', { tags: 'long' }, async () => {
  const { Molecule: Theirs } = await import('openchemlib')
  for (const { smiles, molecule, formula } of named) {
    const theirs = Theirs.fromSmiles(smilesOf(molecule))
    const { formula: written, relativeWeight } = theirs.getMolecularFormula()
    expect([smiles, molecularFormula(molecule)]).toEqual([smiles, formula])
    expect(composition(written)).toEqual(composition(formula))
    expect(Math.abs(molarMass(formula) - relativeWeight)).toBeLessThan(0.02)
    expect(theirs.getIDCode()).toBe(Theirs.fromSmiles(smiles).getIDCode())
  }
})

test('formulas are those of the table', () => {
  const wrong = rows.filter(({ molecule, formula }) => molecularFormula(molecule) !== formula)
  expect(wrong.map(({ smiles }) => smiles)).toEqual([])
})

test('different molecules have different texts', () => {
  expect(new Set(rows.map(({ molecule }) => smilesOf(molecule))).size).toBe(525)
})

test('the condensed formula has the atoms of the molecule', () => {
  const wrong = named
    .map(({ parts, formula }) => [condensedFormula(parts), formula])
    .filter(
      ([condensed = '', formula = '']) => !isSameComposition(condensed.replace('=', ''), formula),
    )
  expect(wrong).toEqual([])
})

test.each([
  ['2-methylbutane', 'CH3CH(CH3)CH2CH3'],
  ['2,2-dimethylpropane', 'CH3C(CH3)2CH3'],
  ['propan-1-ol', 'CH3CH2CH2OH'],
  ['2-methylpropan-2-ol', 'CH3C(CH3)(OH)CH3'],
  ['but-1-ene', 'CH3CH2CH=CH2'],
  ['2-methylpropene', 'CH3C(CH3)=CH2'],
  ['butanone', 'CH3COCH2CH3'],
  ['methanal', 'HCHO'],
  ['ethanal', 'CH3CHO'],
  ['methanoic acid', 'HCOOH'],
  ['2-methylpropanoic acid', 'CH3CH(CH3)COOH'],
  ['ethyl methanoate', 'HCOOCH2CH3'],
  ['propyl ethanoate', 'CH3COOCH2CH2CH3'],
  ['trichloromethane', 'CHCl3'],
  ['1,2-dibromoethane', 'CH2BrCH2Br'],
  ['2-bromo-2-methylpropane', 'CH3CBr(CH3)CH3'],
])('the condensed formula of %s is %s', (name, formula) => {
  expect(condensedFormula(partsOf(name))).toBe(formula)
})

describe('clumsy and wrong names', () => {
  test.each([
    ['2-ethylbutane', '3-methylpentane'],
    ['4-methylpentane', '2-methylpentane'],
    ['3-methyl-2-bromobutane', '2-bromo-3-methylbutane'],
    ['2-Propanol', 'propan-2-ol'],
    ['1-butene', 'but-1-ene'],
    ['methylpropane', '2-methylpropane'],
    ['dimethyl propane', '2,2-dimethylpropane'],
    ['2 – methyl – propan – 2 – ol', '2-methylpropan-2-ol'],
    ['propan-2-one', 'propanone'],
    ['acetone', 'propanone'],
    ['Acetic acid', 'ethanoic acid'],
    ['isopropyl alcohol', 'propan-2-ol'],
    ['ethan-1-ol', 'ethanol'],
    ['2-2-dimethylbutane', '2,2-dimethylbutane'],
    ['methyl 2-methylpropanoate', 'methyl 2-methylpropanoate'],
  ])('%s means %s', (text, name) => {
    const reading = readOrganicName(text)
    const molecule = 'molecule' in reading ? reading.molecule : null
    expect(molecule && writeName(systematicName(molecule) ?? partsOf(text))).toBe(name)
  })

  test.each([
    ['2-dimethylbutane', 'numbers'],
    ['2,2-methylbutane', 'numbers'],
    ['butanol', 'numbers'],
    ['dichloroethane', 'numbers'],
    ['pentene', 'numbers'],
    ['2,2,2-trimethylpropane', 'impossible'],
    ['6-methylbutane', 'impossible'],
    ['pentan-1-one', 'impossible'],
    ['but-4-ene', 'impossible'],
  ] as const)('%s means no molecule: %s', (text, fault) => {
    expect(readOrganicName(text)).toMatchObject({ molecule: null, fault })
  })

  test.each([
    ['', 'empty', null],
    ['CH3CH2OH', 'formula', null],
    ['2-methlypropane', 'word', '2-methylpropane'],
    ['propan-2-olol', 'word', null],
    ['ethanoate', 'word', null],
    ['sodium chloride', 'word', null],
  ])('%s cannot be read: %s', (text, problem, near) => {
    expect(readOrganicName(text)).toEqual({ problem, near })
  })

  test('names along other chains mean the same molecule, and differ from the systematic one', () => {
    let clumsy = 0
    for (const { molecule, parts } of named) {
      const systematic = writeName(parts)
      for (const { name } of numberings(molecule)) {
        const text = writeName(name)
        if (text === systematic) continue
        const reading = readOrganicName(text)
        if (!('molecule' in reading) || reading.molecule === null) continue
        expect([text, smilesOf(reading.molecule)]).toEqual([text, smilesOf(molecule)])
        clumsy += 1
      }
    }
    expect(clumsy).toBeGreaterThan(500)
  })

  test('no text stops the reader', () => {
    const piece = constantFrom('2', ',', '-', 'di', 'methyl', 'but', 'an', 'ol', 'oic acid', 'x')
    assert(
      property(oneof(string({ maxLength: 20 }), array(piece, { maxLength: 7 })), (text) => {
        const reading = readOrganicName(typeof text === 'string' ? text : text.join(''))
        expect('problem' in reading || reading.text.length > 0).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('drawings', () => {
  const drawn = named.flatMap(({ molecule }) => {
    const numbering = bestNumbering(molecule)
    const layout = numbering && layoutOf(molecule, numbering.chain)
    return numbering && layout ? [{ molecule, row: numbering.chain, layout }] : []
  })

  test('nearly all molecules can be drawn', () => {
    expect(named.length - drawn.length).toBeLessThan(40)
  })

  test('openchemlib reads every drawing back as its molecule', { tags: 'long' }, async () => {
    const { Molecule: Theirs } = await import('openchemlib')
    const wrong = drawn.filter(({ molecule, layout }) => {
      const read = Theirs.fromMolfile(molfile(molecule, layout))
      const wanted = Theirs.fromSmiles(smilesOf(molecule))
      read.stripStereoInformation()
      wanted.stripStereoInformation()
      return read.getIDCode() !== wanted.getIDCode()
    })
    expect(wrong.map(({ molecule }) => smilesOf(molecule))).toEqual([])
  })

  test('atoms are one bond length apart exactly where a bond joins them', () => {
    for (const { molecule, layout } of drawn) {
      const joined = molecule.bonds.map(({ from, to }) => [from, to].toSorted(ascending).join())
      const near = layout.flatMap((one, index) =>
        layout.flatMap((other, place) =>
          place > index && Math.hypot(one.x - other.x, one.y - other.y) < 1.04
            ? [`${index},${place}`]
            : [],
        ),
      )
      expect(near.toSorted()).toEqual(joined.toSorted())
    }
  })

  test('propan-2-ol turned over: two lines, and a third to OH', () => {
    const molecule = readSmiles('CC(O)C')
    const drawing = skeletalDrawing(molecule, {
      row: [0, 1, 3],
      isMirrored: true,
      isUpsideDown: true,
    })
    expect(drawing).toEqual({
      width: 100,
      height: 93,
      lines: [
        [
          { x: 76, y: 24 },
          { x: 50, y: 39 },
        ],
        [
          { x: 50, y: 39 },
          { x: 50, y: 59 },
        ],
        [
          { x: 50, y: 39 },
          { x: 24, y: 24 },
        ],
      ],
      labels: [{ at: { x: 45.5, y: 69 }, text: 'OH', anchor: 'start' }],
    })
  })

  test('the description goes from left to right', () => {
    // 3-methylbutan-2-one from its right end.
    const molecule = readSmiles('CC(=O)C(C)C')
    const seen = seenAtoms(molecule, { row: [0, 1, 3, 4], isMirrored: true, isUpsideDown: false })
    const end = { symbol: 'C', branches: [], isDoubleToNext: false }
    expect(seen).toEqual([
      end,
      { ...end, branches: [{ kind: 'carbon', length: 1 }] },
      { ...end, branches: [{ kind: 'written', text: 'O', isDouble: true }] },
      end,
    ])
  })

  test('the longest row of an ester leads over its oxygen atom', () => {
    expect(longestRow(readSmiles('CCC(=O)OC'))).toEqual([0, 1, 2, 4, 5])
  })

  test('a molecule with one carbon atom has no skeleton to draw', () => {
    const pose = { row: [0], isMirrored: false, isUpsideDown: false }
    expect(skeletalDrawing(readSmiles('C'), pose)).toBeNull()
  })
})

function partsOf(text: string): OrganicName {
  const reading = readOrganicName(text)
  if (!('name' in reading) || reading.name === null) throw new RangeError(`No name: ${text}`)
  return reading.name
}

function isSameComposition(one: string, other: string): boolean {
  const [first, second] = [composition(one), composition(other)]
  return (
    first.size === second.size &&
    [...first].every(([symbol, count]) => second.get(symbol) === count)
  )
}

function ascending(one: number, other: number): number {
  return one - other
}

function molfile(
  { atoms, bonds }: Molecule,
  points: readonly { readonly x: number; readonly y: number }[],
): string {
  const lines = [
    '',
    '',
    '',
    `${column(atoms.length, 3)}${column(bonds.length, 3)}  0  0  0  0  0  0  0  0999 V2000`,
    ...atoms.map((symbol, atom) => {
      const { x, y } = points[atom] ?? { x: 0, y: 0 }
      return `${column(x.toFixed(4), 10)}${column((-y).toFixed(4), 10)}    0.0000 ${symbol.padEnd(3)} 0  0  0  0  0  0  0  0  0  0  0  0`
    }),
    ...bonds.map(
      ({ from, to, order }) =>
        `${column(from + 1, 3)}${column(to + 1, 3)}${column(order, 3)}  0  0  0  0`,
    ),
    'M  END',
    '',
  ]
  return lines.join('\n')
}

function column(value: string | number, width: number): string {
  return String(value).padStart(width)
}
