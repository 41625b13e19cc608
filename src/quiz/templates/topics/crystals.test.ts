import { expect, test } from 'vitest'

import { molarMass } from '#chemistry/compounds/formulas.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { metalCrystals } from '#chemistry/metals/metal-crystals.ts'
import { drawnFrom, numbersIn, testNumbers } from '#quiz/testing/judged-numbers.ts'

import { questionsOfTopic } from './school/judging/topic-questions.ts'
import { structures } from './structures.ts'

/** Judges of questions about crystals and complexes. They derive each answer from the text of its question. */

const { of } = questionsOfTopic(structures)

/** Neighbors at a corner, on an edge, on a face and inside: how many cells meet there. */
const meeting: readonly (readonly [RegExp, number])[] = [
  [/(\d+) atoms? at corners/, 8],
  [/(\d+) atoms? in the middle of edges/, 4],
  [/(\d+) atoms? in the middle of faces/, 2],
  [/(\d+) atoms? inside/, 1],
]

const charges: Readonly<Record<string, number>> = {
  'H₂O': 0,
  'NH₃': 0,
  en: 0,
  ox: -2,
  CN: -1,
  OH: -1,
  Cl: -1,
  F: -1,
  I: -1,
}

/** The ligands of a complex as it is written, with their numbers, and its charge. */
function readComplex(text: string) {
  const [, inside = '', raised = ''] =
    /\[[A-Z][a-z]?([^\]]+)\]([⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]?)/.exec(text) ?? []
  const groups = [...inside.matchAll(/(?:\(([^)]+)\)|([A-Z][a-z]?))([₀-₉]*)/g)].map(
    ([, group, atom, count = '']) => ({
      ligand: group ?? atom ?? '',
      count: count === '' ? 1 : '₀₁₂₃₄₅₆₇₈₉'.indexOf(count),
    }),
  )
  const digits = /[⁰¹²³⁴⁵⁶⁷⁸⁹]/.exec(raised)?.[0]
  const size = digits === undefined ? 1 : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digits)
  return { groups, charge: raised.endsWith('⁻') ? -size : size }
}

function oxidationNumberIn(text: string): number {
  const { groups, charge } = readComplex(text)
  return groups.reduce((rest, { ligand, count }) => rest - (charges[ligand] ?? NaN) * count, charge)
}

function neighborsIn(text: string): number {
  return readComplex(text).groups.reduce(
    (sum, { ligand, count }) => sum + (['en', 'ox'].includes(ligand) ? 2 : 1) * count,
    0,
  )
}

testNumbers(
  drawnFrom(structures),
  {
    'bo-m611': (text) =>
      meeting.reduce((sum, [place, cells]) => sum + Number(place.exec(text)?.[1] ?? 0) / cells, 0),
    'bo-m612': (text) => {
      const [edge = 0] = numbersIn(text)
      // In a face-centered cell atoms fill 74 %, in a body-centered one 68 % of the room.
      const [atoms, filled] = text.includes('face') ? [4, 0.740_48] : [2, 0.680_175]
      return Math.cbrt((filled * edge ** 3 * 3) / (4 * Math.PI * atoms))
    },
    'bo-h611': (text) => {
      const [molar = 0, edge = 1] = numbersIn(text)
      // A mole of cells in liters: N_A times the edge, in decimeters, to the third power.
      const liters = (edge * 1e-11) ** 3 * 6.022e23
      return ((text.includes('face') ? 4 : 2) * molar) / (1000 * liters)
    },
    'bo-e621': neighborsIn,
    'bo-m622': neighborsIn,
    'bo-m621': oxidationNumberIn,
  },
  [
    ['bo-m611', '8 atoms at corners and 6 atoms in the middle of faces', 4],
    ['bo-m612', 'a face-centered cubic unit cell with an edge of 361 pm', 127.6],
    ['bo-e621', 'in [Cr(NH₃)₅Cl]²⁺?', 6],
    ['bo-m621', 'in [Fe(CN)₆]⁴⁻?', 2],
  ],
)

test('the density that follows from a cell is that of the metal', () => {
  for (const { symbol, cell, edge } of metalCrystals) {
    const { density } = elements.find((one) => one.symbol === symbol) ?? {}
    const atoms = cell === 'face-centered' ? 4 : 2
    const follows = (atoms * molarMass(symbol)) / (6.022e23 * (edge * 1e-10) ** 3)
    expect([symbol, Math.abs(follows / (density ?? 0) - 1) < 0.03]).toEqual([symbol, true])
  }
})

test('bo-m623: oxidation number, ligands and charge of the text are those of the formula', () => {
  const numerals = ['I', 'II', 'III', 'IV']
  for (const { question, correctAnswer } of of('bo-m623', 'formula')) {
    const [, numeral = ''] = /\(([IV]+)\)/.exec(question) ?? []
    expect([question, oxidationNumberIn(correctAnswer)]).toEqual([
      question,
      numerals.indexOf(numeral) + 1,
    ])
    const counts = [...question.matchAll(/(\d) (?:water|ammonia|\w+ide)/g)].map(([, n]) =>
      Number(n),
    )
    expect(readComplex(correctAnswer).groups.map(({ count }) => count)).toEqual(counts)
  }
})

test('bo-e611: metals alone, with others, and without', () => {
  const networks = ['diamond', 'quartz', 'silicon']
  for (const { left, partners } of of('bo-e611', 'match')) {
    left.forEach((solid, place) => {
      const isNetwork = networks.some((name) => solid.startsWith(name))
      expect([solid, partners[place]?.includes('network')]).toEqual([solid, isNetwork])
      const isSalt = /(?:chloride|oxide|fluoride|nitrate)$/.test(solid) && !solid.includes('carbon')
      expect([solid, partners[place]?.startsWith('ions')]).toEqual([solid, isSalt])
      const isMolecule = /ice|dioxide|iodine|sugar|phosphorus/.test(solid)
      expect([solid, partners[place]?.startsWith('molecules')]).toEqual([solid, isMolecule])
    })
  }
})

test('bo-e622: negative ions end in -ido or -ato', () => {
  for (const { left, partners } of of('bo-e622', 'match')) {
    left.forEach((ligand, place) => {
      expect(/(?:ido|ato)$/.test(partners[place] ?? '')).toBe(ligand.includes('⁻'))
    })
  }
})
