import { describe, expect, test } from 'vitest'

import { titrationCurve } from '#chemistry/acids/titration-curve.ts'
import { bondCurve } from '#chemistry/electrons/bond-curves.ts'
import { readSmiles } from '#chemistry/organic/molecules/smiles.ts'
import { firstOrderCurve } from '#chemistry/rates/concentration-curves.ts'
import { makeQuestion } from '#quiz/question.ts'
import { templatesOfTopic } from '#quiz/templates/whole-bank.ts'

import { type Drawing, LETTERS } from './drawing.ts'
import { drawnFigure } from './drawn-figure.ts'
import type { Figure } from './figure.ts'

const magnesium: Figure = {
  kind: 'mass-spectrum',
  bars: [
    { mass: 24, share: 79 },
    { mass: 25, share: 10 },
    { mass: 26, share: 11 },
  ],
}

const calcium: Figure = {
  kind: 'photoelectron-spectrum',
  peaks: [
    { energy: 390, electrons: 2 },
    { energy: 42.7, electrons: 2 },
    { energy: 34, electrons: 6 },
    { energy: 4.65, electrons: 2 },
    { energy: 2.9, electrons: 6 },
    { energy: 0.59, electrons: 2 },
  ],
}

const line: Figure = {
  kind: 'calibration-line',
  points: [
    { concentration: 0.1, absorbance: 0.121 },
    { concentration: 0.2, absorbance: 0.239 },
    { concentration: 0.3, absorbance: 0.361 },
    { concentration: 0.4, absorbance: 0.479 },
  ],
}

/** Ethyl 2-methylpropanoate from its right end. */
const ester: Figure = {
  kind: 'skeleton',
  molecule: readSmiles('CC(C)C(=O)OCC'),
  pose: { row: [0, 1, 3, 5, 6, 7], isMirrored: true, isUpsideDown: false },
}

const profile: Figure = { kind: 'energy-profile', reactants: 60, summit: 280, products: 150 }

const argon: Figure = { kind: 'heating-curve', melting: -189, boiling: -186 }

const reaction: Figure = {
  kind: 'curves',
  of: 'concentrations',
  curves: [
    { name: 'A', points: firstOrderCurve(0.8, 20, 80) },
    {
      name: 'B',
      points: firstOrderCurve(0.8, 20, 80).map(([time, left]) => [time, 0.8 - left]),
    },
  ],
}

const vinegar: Figure = {
  kind: 'curves',
  of: 'titration',
  curves: [
    {
      name: 'A',
      points: titrationCurve({
        sample: 'acid',
        pKa: 4.76,
        concentration: 0.1,
        volume: 25,
        titrant: 0.1,
      }),
    },
  ],
}

const dyes: Figure = {
  kind: 'chromatogram',
  front: 80,
  lanes: [
    { name: 'A', spots: [24] },
    { name: 'M', spots: [24, 60] },
  ],
}

const cell: Figure = {
  kind: 'galvanic-cell',
  left: { electrode: 'Zn', ion: 'Zn²⁺' },
  right: { electrode: 'Cu', ion: 'Cu²⁺' },
  voltage: 1.1,
}

const melt: Figure = { kind: 'electrolysis-cell', liquid: 'NaCl(l)' }

const boxes: Figure = {
  kind: 'particle-boxes',
  boxes: [
    {
      name: '1',
      particles: [
        ['AB', 4],
        ['AA', 3],
      ],
    },
    { name: '2', particles: [['AAB', 12]] },
    {
      name: '3',
      particles: [
        ['A', 2],
        ['B', 3],
        ['BB', 4],
      ],
    },
  ],
}

const apparatus = Object.fromEntries(
  (['filtration', 'distillation', 'reflux', 'over-water', 'gas-syringe'] as const).map(
    (setup): [string, Figure] => [setup, { kind: 'apparatus', setup }],
  ),
)

const bromodichloromethane: Figure = {
  kind: 'wedge-drawing',
  center: 'C',
  bonds: [
    { atom: 'H', way: 'line', degrees: 270 },
    { atom: 'Cl', way: 'line', degrees: 160 },
    { atom: 'Cl', way: 'wedge', degrees: 75 },
    { atom: 'Br', way: 'dashes', degrees: 20 },
  ],
}

const infrared: Figure = {
  kind: 'infrared-spectrum',
  bands: [
    { at: 2850, width: 260, depth: 75 },
    { at: 1715, width: 22, depth: 88 },
  ],
}

const twoAtoms: Figure = {
  kind: 'curves',
  of: 'potential-energy',
  curves: [{ name: 'X₂', points: bondCurve({ length: 120, energy: 400 }, 350) }],
}

const nitrate: Figure = {
  kind: 'curves',
  of: 'salt-solubility',
  curves: [
    {
      name: 'KNO₃',
      points: [
        [0, 13.3],
        [40, 63.9],
        [80, 169],
      ],
    },
  ],
}

const enzyme: Figure = {
  kind: 'curves',
  of: 'enzyme-acidity',
  curves: [
    {
      name: 'A',
      points: [
        [5, 1],
        [7, 10],
        [9, 2],
      ],
    },
  ],
}

const samples = {
  magnesium,
  calcium,
  line,
  ester,
  profile,
  argon,
  reaction,
  vinegar,
  dyes,
  cell,
  melt,
  boxes,
  bromodichloromethane,
  infrared,
  twoAtoms,
  nitrate,
  enzyme,
  ...apparatus,
}

test('a curve with a turning point tells where it is, and a spectrum which band is broad', () => {
  expect(drawnFigure(twoAtoms).table.rows).toContainEqual(['120', '−400'])
  expect(drawnFigure(enzyme).table.rows).toContainEqual(['7', '10.0'])
  expect(drawnFigure(infrared)).toMatchObject({
    sentence:
      'Infrared spectrum, idealized, with 2 bands above 1500 1/cm: a broad one at 2850, a narrow one at 1715.',
    table: {
      rows: [
        ['2850', 'broad'],
        ['1715', 'narrow'],
      ],
    },
  })
})

/** The largest share of the width that a letter takes, in parts of its height. */
const LETTER_WIDTH = 0.62

test('each kind is described by its values, as a sentence and as a table', () => {
  const { sentence, table } = drawnFigure(magnesium)
  expect({ sentence, table }).toEqual({
    sentence: 'Mass spectrum with 3 bars: 79.0% at 24, 10.0% at 25, 11.0% at 26.',
    table: {
      head: ['Mass per charge', 'Share in %'],
      rows: [
        ['24', '79.0'],
        ['25', '10.0'],
        ['26', '11.0'],
      ],
    },
  })
  expect(drawnFigure(bromodichloromethane)).toMatchObject({
    sentence:
      'Drawing of C with 4 bonds: H in the plane of the paper, Cl in the plane of the paper, Cl toward the viewer, Br away from the viewer.',
    table: {
      rows: [
        ['H', 'line', '270'],
        ['Cl', 'line', '160'],
        ['Cl', 'solid wedge', '75'],
        ['Br', 'dashed wedge', '20'],
      ],
    },
  })
  expect(drawnFigure(calcium).sentence).toBe(
    'Photoelectron spectrum, idealized, with 6 peaks; electrons and energies in MJ/mol: 2 at 390, 2 at 42.7, 6 at 34.0, 2 at 4.65, 6 at 2.90, 2 at 0.59.',
  )
  expect(drawnFigure(line).table.rows[3]).toEqual(['0.4', '0.479'])
  expect(drawnFigure(profile).sentence).toBe(
    'Energy profile in kJ/mol: the reactants lie at 60, the summit at 280, the products at 150.',
  )
  expect(drawnFigure(argon).table.rows).toEqual([
    ['solid, warms', 'up to −189'],
    ['melts', '−189'],
    ['liquid, warms', '−189 to −186'],
    ['boils', '−186'],
    ['gas, warms', 'above −186'],
  ])
})

test('curves are described by their values at even steps', () => {
  expect(drawnFigure(reaction).sentence).toBe(
    'Concentrations in time: concentration in mol/L against time in s. A: 0.800 at 0, 0.400 at 20, 0.200 at 40, 0.100 at 60, 0.0500 at 80. B: 0 at 0, 0.400 at 20, 0.600 at 40, 0.700 at 60, 0.750 at 80.',
  )
  expect(drawnFigure(vinegar).table).toMatchObject({
    head: ['Volume of titrant in mL', 'pH'],
    rows: expect.arrayContaining([['0', '2.88']]),
  })
})

test('a chromatogram, a cell, boxes and an apparatus are described by their content', () => {
  expect(drawnFigure(dyes).sentence).toBe(
    'Chromatogram in mm from the start line: the front of the solvent is at 80. Lane A: a spot at 24. Lane M: spots at 24 and 60.',
  )
  expect(drawnFigure(cell).sentence).toBe(
    'Two half-cells, joined by a wire with a voltmeter and by a salt bridge. Left: an electrode of Zn in a solution of Zn²⁺. Right: an electrode of Cu in a solution of Cu²⁺. The voltmeter shows 1.10 V.',
  )
  expect(drawnFigure(melt).table.rows).toEqual([
    ['left', '−', 'NaCl(l)'],
    ['right', '+', 'NaCl(l)'],
  ])
  expect(drawnFigure(boxes).table.rows[0]).toEqual([
    '1',
    '4 pairs of a dot and a ring, 3 pairs of dots',
  ])
  expect(drawnFigure({ kind: 'apparatus', setup: 'filtration' }).table.rows).toEqual([
    ['A', 'above, left'],
    ['B', 'above, right'],
    ['C', 'below, right'],
  ])
})

test('a skeleton is described by its visible parts', () => {
  const { sentence, table } = drawnFigure(ester)
  expect({ sentence, table }).toEqual({
    sentence:
      'Skeletal drawing of 6 atoms in a row, from the left. The third is O. At the fourth is O by a double bond. At the fifth is a branch of one atom.',
    table: {
      head: ['From the left', 'Atom', 'Beside it', 'Bond to the next'],
      rows: [
        ['1', 'C', '', '–'],
        ['2', 'C', '', '–'],
        ['3', 'O', '', '–'],
        ['4', 'C', '=O', '–'],
        ['5', 'C', '–C', '–'],
        ['6', 'C', '', ''],
      ],
    },
  })
})

test('high energies of a photoelectron spectrum stand on the left, and heights are electrons', () => {
  const { marks } = drawnFigure(calcium).drawing
  const [, ...feet] = marks.flatMap((mark) =>
    mark.type === 'path' && mark.look === 'data' ? mark.points : [],
  )
  const tops = feet.filter((_, place) => place % 3 === 1).slice(0, 6)
  const across = tops.map(([x]) => x)
  expect(across).toEqual(across.toSorted((a, b) => a - b))
  const heights = tops.map(([, y]) => (feet[0]?.[1] ?? 0) - y)
  expect(heights.map((height) => Math.round((2 * height) / (heights[0] ?? 1)))).toEqual([
    2, 2, 6, 2, 6, 2,
  ])
})

describe.each(Object.entries({ ...samples, ...figuresOfTemplates() }))('%s', (_, figure) => {
  const { drawing } = drawnFigure(figure)

  test('nothing leaves the drawing', () => {
    const outside = boxesOf(drawing).filter(
      ({ left, right, top, bottom }) =>
        !(left >= 0 && right <= drawing.width && top >= 0 && bottom <= drawing.height),
    )
    expect(outside).toEqual([])
  })

  test('no texts touch each other', () => {
    const texts = boxesOf(drawing).filter(({ text }) => text !== null)
    const touching = texts.flatMap((one, place) =>
      texts
        .slice(place + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => [one.text, other.text]),
    )
    expect(touching).toEqual([])
  })
})

/** Some figures of each template that has one. */
function figuresOfTemplates(): Readonly<Record<string, Figure>> {
  return Object.fromEntries(
    Object.values(templatesOfTopic)
      .flat()
      .flatMap((template) =>
        [1, 2, 3, 4, 5, 6].flatMap((seed) => {
          const { id, figure } = makeQuestion(template, 31 * seed)
          return figure === undefined ? [] : [[id, figure] as const]
        }),
      ),
  )
}

function boxesOf({ marks }: Drawing) {
  return marks.map((mark) => {
    if (mark.type === 'path') {
      const [xs, ys] = [mark.points.map(([x]) => x), mark.points.map(([, y]) => y)]
      return {
        text: null,
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      }
    }
    const [x, y] = mark.at
    if (mark.type === 'dot') return { text: null, left: x, right: x, top: y, bottom: y }
    const width = LETTER_WIDTH * LETTERS * mark.text.length
    const left = x - { start: 0, middle: width / 2, end: width }[mark.anchor]
    // Digits have no parts below the line.
    return { text: mark.text, left, right: left + width, top: y - 0.75 * LETTERS, bottom: y }
  })
}
