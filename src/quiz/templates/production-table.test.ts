import { expect, test } from 'vitest'

import { composition, formula } from '#chemistry/compounds/formulas.ts'
import { ionizationEnergyTable } from '#chemistry/electrons/ionization-energy-data.ts'
import { ionicRadius, properties } from '#chemistry/elements/element-properties.ts'
import { element, elementByNumber, elements } from '#chemistry/elements/elements.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'
import type { ProductionKind } from '#quiz/task.ts'

import { productionTemplates } from './whole-bank.ts'

/** Judges that derive the answer from the text of the question, by another method than the template. */

const SEEDS = 200

test('pe-e21: the measured radii rise clearly from card to card', () => {
  for (const { cards } of drawn('pe-e21', 'order')) {
    const radii = cards.map((card) => properties(symbolOn(card)).covalentRadius ?? 0)
    expect(
      radii.every((radius, place) => place === 0 || radius > 1.03 * (radii[place - 1] ?? 0)),
    ).toBe(true)
    expect(new Set(cards.map((card) => element(symbolOn(card)).group)).size).toBe(1)
  }
})

test('pe-e22: no other element of the row or column has so extreme a value', () => {
  for (const { question, key } of drawn('pe-e22', 'table')) {
    const [line = 0] = numbersOf(question)
    const members = elements.filter(({ group, period }) =>
      question.includes('of group')
        ? group === line && period >= 2 && period <= 5
        : period === line && (group <= 2 || (group >= 13 && group <= 17)),
    )
    const values = members.map(({ symbol, ionizationEnergy }) =>
      question.includes('ionization')
        ? (ionizationEnergy ?? 0)
        : (properties(symbol).electronegativity ?? 0),
    )
    const extreme = (question.includes('highest') ? Math.max : Math.min)(...values)
    expect(values.filter((value) => value === extreme)).toHaveLength(1)
    expect(key.symbols).toEqual([members[values.indexOf(extreme)]?.symbol])
    expect(Math.min(...values)).toBeGreaterThan(0)
  }
})

test('pe-m23: the electronegativities rise by at least 0.3 from card to card', () => {
  for (const { cards } of drawn('pe-m23', 'order')) {
    const values = cards.map((card) => properties(symbolOn(card)).electronegativity ?? 0)
    const steps = values.slice(1).map((value, place) => value - (values[place] ?? 0))
    expect(Math.min(...steps)).toBeGreaterThan(0.299)
    expect(cards).toHaveLength(4)
  }
})

test('pe-m24: the ions have equally many electrons, and their radii after Shannon rise', () => {
  for (const { cards } of drawn('pe-m24', 'order')) {
    const ions = cards.map((card) => ({
      symbol: card.replace(/[^A-Za-z]/g, ''),
      charge: formula(card).charge,
    }))
    const electrons = ions.map(({ symbol, charge }) => element(symbol).atomicNumber - charge)
    const radii = ions.map(({ symbol, charge }) => ionicRadius(symbol, charge) ?? 0)
    expect(new Set(electrons).size).toBe(1)
    expect(radii).toEqual([...new Set(radii)].toSorted((a, b) => a - b))
    expect(radii).not.toContain(0)
  }
})

test('pe-m25: the radii of those picked, and of no others, are on the side of the text', () => {
  for (const { question, key } of drawn('pe-m25', 'table')) {
    const [line] = numbersOf(question)
    const [, word = '', name = ''] = /atoms are (\w+) than those of (\w+)\.$/.exec(question) ?? []
    const limit = radiusOf(elementNamed(name).symbol)
    const members = elements.filter(({ group, period }) =>
      question.includes('of group')
        ? group === line && period >= 2 && period <= 6
        : period === line && group < 18,
    )
    const found = members.filter(({ symbol }) =>
      word === 'larger' ? radiusOf(symbol) > limit : radiusOf(symbol) < limit,
    )
    expect(key.symbols).toEqual(found.map(({ symbol }) => symbol))
  }
})

test('pe-m26: no step of the list is as large as the one behind the outer electrons', () => {
  for (const { question, key } of drawn('pe-m26', 'number')) {
    const [, list = ''] = /begin with (.*) kJ\/mol/.exec(question) ?? []
    const energies = list.split('; ').map((text) => Number(text.replace(/\s/g, '')))
    const ratios = energies.slice(1).map((energy, place) => energy / (energies[place] ?? 1))
    expect(ratios.indexOf(Math.max(...ratios)) + 1).toBe(key.value)
    const found = elements.filter(({ symbol }) =>
      energies.every(
        (energy, place) => Math.round(ionizationEnergyTable[symbol]?.[place] ?? 0) === energy,
      ),
    )
    expect(found.map(({ electronsPerShell }) => electronsPerShell.at(-1))).toEqual([key.value])
  }
})

test('pe-h24: the second ionization energies rise from card to card, with the alkali metal last', () => {
  for (const { cards } of drawn('pe-h24', 'order')) {
    const energies = cards.map((card) => ionizationEnergyTable[symbolOn(card)]?.[1] ?? 0)
    expect(energies).toEqual([...new Set(energies)].toSorted((a, b) => a - b))
    expect(element(symbolOn(cards.at(-1) ?? '')).group).toBe(1)
    expect(energies).not.toContain(0)
  }
})

test('pe-h25: the drops are those that books name, and the beginnings of periods', () => {
  const books = new Set(['Li', 'B', 'O', 'Na', 'Al', 'S', 'K'])
  for (const { question, key } of drawn('pe-h25', 'table')) {
    const [from = 0, to = 0] = numbersOf(question)
    const stretch = elements.slice(from - 1, to).map(({ symbol }) => symbol)
    expect(key.symbols).toEqual(stretch.filter((symbol) => books.has(symbol)))
    const energies = stretch.map((symbol) => ionizationEnergyTable[symbol]?.[0] ?? 0)
    const drops = stretch.filter(
      (_, place) => place > 0 && (energies[place] ?? 0) < (energies[place - 1] ?? 0),
    )
    expect(key.symbols).toEqual(expect.arrayContaining(drops))
  }
})

test('pe-h26: shell by shell the shielding and the charge add up to the protons', () => {
  const closed = [
    [2, 8],
    [2, 8, 8],
    [2, 8, 18, 8],
    [2, 8, 18, 18, 8],
  ]
  for (const { question, key } of drawn('pe-h26', 'number')) {
    const [, ion = '', protons = ''] = /ion (\S+) \(atomic number (\d+)\)/.exec(question) ?? []
    const electrons = Number(protons) - formula(ion).charge
    const shells = closed.find((all) => all.reduce((sum, count) => sum + count, 0) === electrons)
    const [outer = 0, next = 0, ...deeper] = shells?.toReversed() ?? []
    const deep = deeper.reduce((sum, count) => sum + count, 0)
    expect(outer).toBe(8)
    expect(100 * key.value + 35 * (outer - 1) + 85 * next + 100 * deep).toBeCloseTo(
      100 * Number(protons),
      6,
    )
  }
})

test('pe-h27: the energy is paid electron by electron', () => {
  for (const { question, key } of drawn('pe-h27', 'number')) {
    const [, name = '', list = '', amount = '', ion = ''] =
      /of (\w+) are (.*) kJ\/mol\. .* turns ([\d.]+) mol .* into (\S+)\?/.exec(question) ?? []
    const energies = list.split('; ').map((text) => Number(text.replace(/\s/g, '')))
    const { symbol } = elementNamed(name)
    expect(energies).toEqual((ionizationEnergyTable[symbol] ?? []).slice(0, 3).map(Math.round))
    let left = key.value / Number(amount)
    for (let step = 0; step < formula(ion).charge; step += 1) left -= energies[step] ?? Number.NaN
    expect(left).toBeCloseTo(0, 6)
  }
})

test('cl-e21: all elements of the family in these periods, by the family that the data gives them', () => {
  const categoryOf = {
    'alkali metals': 'alkali metal',
    'alkaline earth metals': 'alkaline earth metal',
    halogens: 'halogen',
    'noble gases': 'noble gas',
  } as const
  for (const { question, key } of drawn('cl-e21', 'table')) {
    const [from = 0, to = 0] = numbersOf(question)
    const family = Object.entries(categoryOf).find(([plural]) =>
      question.includes(`all ${plural} of`),
    )
    const found = elements.filter(
      ({ category, period }) => category === family?.[1] && period >= from && period <= to,
    )
    expect(key.symbols).toEqual(found.map(({ symbol }) => symbol))
  }
})

test('cl-e22: counting from the noble gas before, or back from the one behind, gives the group', () => {
  const gases = [2, 10, 18, 36, 54, 86]
  for (const { question, key } of drawn('cl-e22', 'number')) {
    const [, name = ''] = /group that (\w+) belongs to/.exec(question) ?? []
    const { atomicNumber } = elementNamed(name)
    const before = gases.findLast((gas) => gas < atomicNumber) ?? 0
    const behind = gases.find((gas) => gas >= atomicNumber) ?? 0
    const fromLeft = atomicNumber - before
    expect(key.value).toBe(
      fromLeft <= 2 || behind - before === 18 ? fromLeft : 18 - (behind - atomicNumber),
    )
  }
})

test('cl-m22: the element shares its column with the first and its row with the second', () => {
  for (const { question, key } of drawn('cl-m22', 'table')) {
    const [, one = '', other = ''] =
      /group of (\w+) and in the period of (\w+)\.$/.exec(question) ?? []
    const found = elements.filter(
      ({ group, period, category }) =>
        group === elementNamed(one).group &&
        period === elementNamed(other).period &&
        category !== 'lanthanide' &&
        category !== 'actinide',
    )
    expect(key.symbols).toEqual(found.map(({ symbol }) => symbol))
  }
})

/** The undisputed classes of groups 13 to 17, as a book prints them. */
const printed = {
  metals: ['Al', 'Ga', 'In', 'Sn', 'Tl', 'Pb', 'Bi'],
  metalloids: ['B', 'Si', 'Ge', 'As', 'Sb', 'Te'],
  'non-metals': ['C', 'N', 'O', 'F', 'P', 'S', 'Cl', 'Br', 'I'],
} as const

test('cl-m23 cl-h23: the class is that of the printed list, and undisputed', () => {
  for (const { question, key } of [...drawn('cl-m23', 'table'), ...drawn('cl-h23', 'table')]) {
    const numbers = numbersOf(question)
    const isByOuter = question.includes('outermost shell')
    const [low = 0, high = low] = isByOuter
      ? [(numbers[2] ?? 0) + 10]
      : numbers.slice(0, question.includes('groups') ? 2 : 1)
    const [from = 0, to = 0] = isByOuter
      ? numbers
      : numbers.slice(question.includes('groups') ? 2 : 1)
    const [, plural = ''] = /^Pick all (\S+) /.exec(question) ?? []
    const window = elements.filter(
      ({ group, period }) => group >= low && group <= high && period >= from && period <= to,
    )
    const all = new Set<string>(Object.values(printed).flat())
    expect(window.filter(({ symbol }) => !all.has(symbol))).toEqual([])
    const list = new Map<string, readonly string[]>(Object.entries(printed)).get(plural) ?? []
    expect(key.symbols).toEqual(
      window.map(({ symbol }) => symbol).filter((symbol) => list.includes(symbol)),
    )
  }
})

test('cl-m24: the next element of the same group, of which none lies between', () => {
  for (const { question, key } of drawn('cl-m24', 'number')) {
    const [atomicNumber = 0, group = 0, period = 0] = numbersOf(question)
    expect(elementByNumber(atomicNumber)).toMatchObject({ group, period })
    const next = elements.find(
      (one) =>
        one.atomicNumber > atomicNumber &&
        one.group === group &&
        one.category !== 'lanthanide' &&
        one.category !== 'actinide',
    )
    expect(key.value).toBe(next?.atomicNumber)
  }
})

test('cl-m25: the mass lies as far above the one as below the other', () => {
  for (const { question, key } of drawn('cl-m25', 'number')) {
    const [low = 0, high = 0] = [...question.matchAll(/\(([\d.]+) u\)/g)].map(([, mass = '']) =>
      Number(mass),
    )
    expect(key.value - low).toBeCloseTo(high - key.value, 8)
    const [, name = ''] = /(?:follows for|should) (\w+) (?:as|have)/.exec(question) ?? []
    expect(Math.abs(elementNamed(name).atomicMass / key.value - 1)).toBeLessThan(0.12)
  }
})

test('cl-h22: the masses rise from card to card, and the atomic numbers do not', () => {
  for (const { cards } of drawn('cl-h22', 'order')) {
    const found = cards.map((card) => element(symbolOn(card)))
    const masses = found.map(({ massText }) => Number(massText))
    const numbers = found.map(({ atomicNumber }) => atomicNumber)
    expect(masses).toEqual([...new Set(masses)].toSorted((a, b) => a - b))
    expect(numbers).not.toEqual(numbers.toSorted((a, b) => a - b))
  }
})

test('cl-m572: the charges of the groups cancel, and the numbers have no common divisor', () => {
  for (const { question, key } of drawn('cl-m572', 'formula')) {
    const [group = 0, period = 0, otherGroup = 0, otherPeriod = 0] = numbersOf(question)
    const [one, other] = [...composition(formula(key.formula))]
    expect(element(one?.[0] ?? '')).toMatchObject({ group, period })
    expect(element(other?.[0] ?? '')).toMatchObject({ group: otherGroup, period: otherPeriod })
    const [count = 0, otherCount = 0] = [one?.[1], other?.[1]]
    const charge = group === 13 ? 3 : group
    expect(count * charge).toBe(otherCount * (18 - otherGroup))
    expect([2, 3].some((prime) => count % prime === 0 && otherCount % prime === 0)).toBe(false)
  }
})

function numbersOf(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

function symbolOn(card: string): string {
  return /\((\w+)\)$/.exec(card)?.[1] ?? ''
}

function radiusOf(symbol: string): number {
  return properties(symbol).covalentRadius ?? Number.NaN
}

function elementNamed(name: string) {
  const found = elements.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (found === undefined) throw new RangeError(`No element has the name ${name}.`)
  return found
}

function drawn<Kind extends ProductionKind>(
  id: string,
  kind: Kind,
): readonly ProductionQuestionOf<Kind>[]
function drawn(id: string, kind: ProductionKind): readonly unknown[] {
  const versions = productionTemplates.filter((one) => one.id === id)
  if (versions.length === 0) throw new RangeError(`There is no template ${id}.`)
  return versions
    .flatMap((template) => Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)))
    .filter(({ type }) => type === kind)
}
