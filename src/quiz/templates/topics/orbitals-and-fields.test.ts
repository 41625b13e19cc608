import { expect, test } from 'vitest'

import { composition, formula as readFormula } from '#chemistry/compounds/formulas.ts'
import { outerElectrons } from '#chemistry/compounds/molecules.ts'

import { questionsOfTopic } from './school/judging/topic-questions.ts'
import { structures } from './structures.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(structures)

function electronsOf(shown: string): number {
  const { charge } = readFormula(shown)
  const atoms = [...composition(shown)]
  return atoms.reduce((sum, [symbol, count]) => sum + count * outerElectrons(symbol), -charge)
}

/** Bonds rise with every two electrons to three at ten, and fall from there; the first four fill two s orbitals. */
function orderOf(shown: string): number {
  const electrons = electronsOf(shown)
  if (electrons <= 4) return electrons <= 2 ? electrons / 2 : (4 - electrons) / 2
  return electrons <= 10 ? (electrons - 4) / 2 : (16 - electrons) / 2
}

/** An odd number leaves one electron alone; six and twelve begin a pair of orbitals with two. */
function aloneIn(shown: string): number {
  const electrons = electronsOf(shown)
  return electrons === 6 || electrons === 12 ? 2 : electrons % 2
}

const speciesIn = (text: string) => /(?:of|has) (\S+) by molecular/.exec(text)?.[1] ?? ''

test('bo-m801, bo-h801: bond orders follow from the number of electrons', () => {
  for (const { question, key } of of('bo-m801', 'number')) {
    expect([question, key.value]).toEqual([question, orderOf(speciesIn(question))])
  }
  for (const { cards } of of('bo-h801', 'order')) {
    const orders = cards.map(orderOf)
    expect([cards, orders.toSorted((one, other) => one - other)]).toEqual([cards, orders])
    expect(new Set(orders).size).toBe(cards.length)
  }
})

test('bo-m802, bo-m803: electrons are alone where their number is odd, six or twelve', () => {
  for (const { question, key } of of('bo-m802', 'number')) {
    expect([question, key.value]).toEqual([question, aloneIn(speciesIn(question))])
  }
  for (const { question, options, correctAnswer } of of('bo-m803', 'mcq')) {
    const isAttracted = question.includes('is attracted')
    expect(options.filter((shown) => aloneIn(shown) > 0 === isAttracted)).toEqual([correctAnswer])
  }
})

const metals = ['Sc', 'Ti', 'V', 'Cr', 'Mn', 'Fe', 'Co', 'Ni', 'Cu', 'Zn']

/** The d electrons of the metal in a complex with six ligands: its group, less its charge. */
function dElectronsOf(shown: string): number {
  const [, metal = '', ligand = ''] =
    /^\[([A-Z][a-z]?)\(?([A-Z][A-Za-z₂₃]*?)\)?₆\]/.exec(shown) ?? []
  const isIon = ['CN', 'F', 'Cl'].includes(ligand)
  const charge = readFormula(shown).charge + (isIon ? 6 : 0)
  return metals.indexOf(metal) + 3 - charge
}

const complexIn = (text: string) => /\[\S+?\][⁺⁻²³⁴]+/.exec(text)?.[0] ?? ''

/** Unpaired electrons of four to seven d electrons. Source: OpenStax Chemistry 2e, section 19.3. */
const unpaired: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  high: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 4, 7: 3, 8: 2, 9: 1 },
  low: { 4: 2, 5: 1, 6: 0, 7: 1 },
}

test('bo-m811, bo-h811: d electrons come from the group, unpaired ones from a table', () => {
  for (const { question, key } of of('bo-m811', 'number')) {
    expect([question, key.value]).toEqual([question, dElectronsOf(complexIn(question))])
  }
  for (const { question, key } of of('bo-h811', 'number')) {
    const electrons = dElectronsOf(complexIn(question))
    const spin = question.includes('low-spin') ? 'low' : 'high'
    expect([question, key.value]).toEqual([question, unpaired[spin]?.[electrons]])
    // With four to seven electrons there are two ways, so the question says which.
    expect(question.includes('-spin')).toBe(electrons >= 4 && electrons <= 7)
  }
})

test('bo-h812: halides split least, then water, ammonia and cyanide', () => {
  const places = [/Cl/, /F/, /H₂O/, /NH₃/, /CN/]
  for (const { question, cards } of of('bo-h812', 'order')) {
    const found = cards.map((card) => places.findIndex((ligand) => ligand.test(card)))
    expect([question, found.toSorted((one, other) => one - other)]).toEqual([question, found])
    // Ligands are neutral or have one charge, and the metal keeps its own.
    const charges = cards.map((card) => readFormula(card).charge + (/CN|F|Cl/.test(card) ? 6 : 0))
    expect(new Set(charges)).toEqual(new Set([3]))
  }
})

test('bo-m812: a color and its opposite are three steps apart on the wheel', () => {
  const wheel = ['red', 'orange', 'yellow', 'green', 'blue', 'violet']
  for (const { left, partners } of of('bo-m812', 'match')) {
    left.forEach((absorbed, place) => {
      const [one, other] = [absorbed, partners[place] ?? ''].map((text) =>
        wheel.indexOf(text.split(' ')[1] ?? ''),
      )
      expect(Math.abs((one ?? 0) - (other ?? 0))).toBe(3)
    })
  }
})

test('bo-e821, bo-m821: the lowest point of the curve tells length and energy', () => {
  for (const id of ['bo-e821', 'bo-m821']) {
    for (const { figure, key } of of(id, 'number')) {
      if (figure?.kind !== 'curves') throw new TypeError('No curve.')
      const points = figure.curves[0]?.points ?? []
      const lowest = points.reduce((low, point) => (point[1] < low[1] ? point : low))
      expect(key.value).toBeCloseTo(id === 'bo-e821' ? lowest[0] / 2 : -lowest[1], 9)
    }
  }
})

test('bo-m822: deeper curves belong to more bonds and smaller atoms', () => {
  const fromStrong = ['N₂', 'HF', 'O₂', 'H₂', 'HCl', 'HBr', 'HI', 'Cl₂', 'Br₂', 'F₂', 'I₂']
  for (const { left, partners, figure } of of('bo-m822', 'match')) {
    if (figure?.kind !== 'curves') throw new TypeError('No curves.')
    const depthOf = (name: string) =>
      Math.min(
        ...(figure.curves.find((curve) => curve.name === name)?.points ?? []).map(([, y]) => y),
      )
    const depths = left
      .map((shown, place) => ({ shown, depth: depthOf((partners[place] ?? '').slice(-1)) }))
      .toSorted((one, other) => one.depth - other.depth)
      .map(({ shown }) => fromStrong.indexOf(shown))
    expect([left, depths.toSorted((one, other) => one - other)]).toEqual([left, depths])
  }
})
