import { expect, test } from 'vitest'

import { composition, molarMass } from '#chemistry/compounds/formulas.ts'
import { organicCompounds, vaporPressures } from '#chemistry/organic/compounds.ts'
import { molecularFormula } from '#chemistry/organic/molecules/molecule.ts'
import { type ProductionQuestionOf } from '#quiz/question.ts'
import type { ProductionKind } from '#quiz/task.ts'
import { drawnFrom } from '#quiz/testing/judged-numbers.ts'

import { forces } from './forces.ts'
import { liquids } from './forces/kinds.ts'

const questionsOf = drawnFrom(forces)

/** Judges that derive each answer from the text of its question, by another way than its template. */

const byName = new Map(organicCompounds.map((compound) => [compound.name, compound]))

/** The attraction that the characters of a formula tell. */
function attractionOf(formula: string): string {
  const text = formula.replaceAll(/[₀-₉]/g, '')
  if (/^(Na|K|Mg|Ca|Li)/.test(text)) return 'attraction between ions'
  if (/OH|NH/.test(text)) return 'hydrogen bonds'
  return text.includes('O') ? 'dipole–dipole forces' : 'dispersion forces'
}

test('bo-e210: the formula shows the strongest attraction', () => {
  for (const question of questionsOf('bo-e210')) {
    if (question.type !== 'mcq') throw new RangeError('No options.')
    const [, formula = ''] = /, (\S+)\?$/.exec(question.question) ?? []
    expect([question.question, attractionOf(formula)]).toEqual([
      question.question,
      question.correctAnswer,
    ])
  }
})

test('bo-m400: one formula of the options has the attraction that is asked for', () => {
  for (const question of questionsOf('bo-m400')) {
    if (question.type !== 'mcq') throw new RangeError('No options.')
    const [, asked = ''] = /particles: (.+)\?$/.exec(question.question) ?? []
    expect(question.options.filter((formula) => attractionOf(formula) === asked)).toEqual([
      question.correctAnswer,
    ])
  }
})

test('bo-e211: boiling parts molecules, reactions break bonds, salts have ions', () => {
  for (const { left, partners } of drawn('bo-e211', 'match')) {
    expect(partners).toEqual(left.map(overcomeIn))
  }
})

function overcomeIn(change: string): string {
  if (/burns|split|turns into/.test(change)) return 'covalent bonds'
  if (/(chloride|oxide|bromide) melts/.test(change)) return 'attraction between ions'
  if (/hexane|butane|iodine|bromine/.test(change)) {
    return 'dispersion forces alone'
  }
  return /anol|water|ammonia/.test(change) ? 'hydrogen bonds' : 'dipole–dipole forces'
}

test('bo-e212: charges, hydrogen and dipoles tell the attraction of two particles', () => {
  for (const { left, partners } of drawn('bo-e212', 'match')) {
    expect(partners).toEqual(left.map(attractionOfTwo))
  }
})

function attractionOfTwo(text: string): string {
  const charged = text.split(' and ').filter((particle) => /[⁺⁻]/.test(particle)).length
  if (charged > 0) return charged === 2 ? 'ion–ion' : 'ion–dipole'
  if (text.split(' and ').every((one) => /H₂O|NH₃|OH$|^HF$/.test(one))) return 'hydrogen bond'
  return /HCl|HBr|SO₂|CHO/.test(text) ? 'dipole–dipole' : 'dispersion only'
}

/** The mass of a compound, by its formula. */
function massOf(name: string): number {
  const compound = byName.get(name)
  return compound === undefined ? Number.NaN : molarMass(molecularFormula(compound.molecule))
}

/** The name of a card without its formula. */
function nameOf(card: string): string {
  return card.split(' (')[0] ?? ''
}

test.each(['ph-e200', 'ph-m200', 'ph-m201', 'ph-h201'])(
  '%s: the boiling points rise clearly from card to card',
  (id) => {
    for (const { cards } of drawn(id, 'order')) {
      const points = cards.map((card) => byName.get(nameOf(card))?.boilingPoint ?? Number.NaN)
      const least = id === 'ph-m201' ? 4 : 15
      const gaps = points.slice(1).map((point, place) => point - (points[place] ?? Number.NaN))
      expect([cards, gaps.every((gap) => gap >= least)]).toEqual([cards, true])
    }
  },
)

test('ph-e200: the order is that of the molar masses', () => {
  for (const { cards } of drawn('ph-e200', 'order')) {
    const masses = cards.map(massOf)
    expect(masses).toEqual(masses.toSorted((one, other) => one - other))
  }
})

test.each(['ph-m200', 'ph-h201'])(
  '%s: the masses are nearly equal, and the formulas tell a growing attraction',
  (id) => {
    const strengths = ['dispersion forces', 'dipole–dipole forces', 'hydrogen bonds']
    for (const { cards } of drawn(id, 'order')) {
      const masses = cards.map((card) => massOf(nameOf(card)))
      expect(Math.max(...masses) - Math.min(...masses)).toBeLessThanOrEqual(3)
      const ranks = cards.map((card) =>
        strengths.indexOf(attractionOf(/ \((.+)\)$/.exec(card)?.[1] ?? '')),
      )
      expect([cards, ranks]).toEqual([cards, ranks.toSorted((one, other) => one - other)])
    }
  },
)

test('ph-m201: the cards are isomers, the unbranched one last', () => {
  for (const { cards } of drawn('ph-m201', 'order')) {
    const formulas = cards.map((card) => {
      const compound = byName.get(nameOf(card))
      return compound === undefined ? '' : molecularFormula(compound.molecule)
    })
    expect(new Set(formulas).size).toBe(1)
    const branches = cards.map((card) =>
      nameOf(card).includes('dimethyl') ? 2 : nameOf(card).includes('methyl') ? 1 : 0,
    )
    expect([cards, branches]).toEqual([cards, branches.toSorted((one, other) => other - one)])
  }
})

test('ph-m202: the vapor pressures rise, and the boiling points of the text fall', () => {
  const pressures = new Map(vaporPressures.map(({ name, kilopascals }) => [name, kilopascals]))
  for (const { question, cards } of drawn('ph-m202', 'order')) {
    const all = cards.map((card) => pressures.get(card) ?? Number.NaN)
    expect(all.slice(1).every((one, place) => one >= 1.5 * (all[place] ?? Number.NaN))).toBe(true)
    const told = cards.map((card) => Number(new RegExp(`${card} at (\\d+) °C`).exec(question)?.[1]))
    expect([question, told]).toEqual([question, told.toSorted((one, other) => other - one)])
  }
})

test('ph-m203: one option alone fits the solvent', () => {
  const ionsAndSugars = /chloride|nitrate|sulfate|glucose|sugar/
  for (const question of questionsOf('ph-m203')) {
    if (question.type !== 'mcq') throw new RangeError('No options.')
    const isWater = question.question.includes('water')
    const right = question.options.filter((text) => ionsAndSugars.test(text) === isWater)
    expect(right).toEqual([question.correctAnswer])
  }
})

test('ph-m204: salts part, acids react, other molecules stay whole', () => {
  for (const { left, partners } of drawn('ph-m204', 'match')) {
    expect(partners).toEqual(left.map(particlesOf))
  }
})

function particlesOf(solution: string): string {
  if (solution.endsWith('hexane')) return 'whole molecules, in hexane'
  if (/hydrogen|acid/.test(solution)) return 'new ions, from a reaction'
  return /sodium|potassium|magnesium/.test(solution)
    ? 'ions of a salt, in water'
    : 'whole molecules, in water'
}

test('bo-h210: the reason is the one difference of the two substances', () => {
  for (const question of questionsOf('bo-h210')) {
    if (question.type !== 'mcq') throw new RangeError('No options.')
    const [, first = '', second = ''] =
      /^(.+) \(\d+ g\/mol\) boils at .+? °C, (.+) \(/.exec(question.question) ?? []
    const [one, other] = [first.charAt(0).toLowerCase() + first.slice(1), second].map((name) =>
      liquids.find((entry) => entry.name === name),
    )
    if (one === undefined || other === undefined) throw new RangeError(question.question)
    expect(one.boilingPoint).toBeGreaterThan(other.boilingPoint)
    const wanted =
      one.force === 'hydrogen bonds'
        ? /ydrogen bonds/
        : one.force === 'dipole'
          ? /dipoles|polar/
          : one.molarMass > other.molarMass + 1
            ? /electrons|Dispersion/
            : /branched/
    const right = question.options.filter((text) => wanted.test(text))
    expect([question.question, right]).toEqual([question.question, [question.correctAnswer]])
  }
})

test('ph-h200: the first of a group boils highest but HF below none, the others by mass', () => {
  for (const { cards } of drawn('ph-h200', 'order')) {
    const masses = cards.map((card) => molarMass(card))
    const lightest = Math.min(...masses)
    const others = masses.filter((mass) => mass !== lightest)
    expect(masses.at(-1)).toBe(lightest)
    expect(others).toEqual(others.toSorted((one, other) => one - other))
    expect(composition(cards.at(-1) ?? 'H').has('H')).toBe(true)
  }
})

test('every template has a judge', () => {
  // Those from 300 on are in pictures.test.ts, those from 500 on in levels.test.ts, those
  // from 600 on in colligative.test.ts and wider.test.ts, from 800 on in liquids-and-bands.test.ts.
  expect([...new Set(forces.map(({ id }) => id))].toSorted()).toEqual([
    'bo-e210',
    'bo-e211',
    'bo-e212',
    'bo-h210',
    'bo-h300',
    'bo-m300',
    'bo-m400',
    'ph-e200',
    'ph-e521',
    'ph-e522',
    'ph-e801',
    'ph-h200',
    'ph-h201',
    'ph-h300',
    'ph-m200',
    'ph-m201',
    'ph-m202',
    'ph-m203',
    'ph-m204',
    'ph-m611',
    'ph-m631',
    'ph-m801',
    'ph-m802',
  ])
})

test.each(forces)('$id corrects a wrong answer in every question', ({ id }) => {
  const bare = questionsOf(id).filter(
    (question) => question.type !== 'mcq' && question.corrections.length === 0,
  )
  expect(bare).toEqual([])
})

function drawn<Kind extends ProductionKind>(
  id: string,
  kind: Kind,
): readonly ProductionQuestionOf<Kind>[] {
  return questionsOf(id).filter(
    (question): question is ProductionQuestionOf<Kind> => question.type === kind,
  )
}
