import { expect, test } from 'vitest'

import { composition, molarMass } from '#chemistry/compounds/formulas.ts'
import { element, elements } from '#chemistry/elements/elements.ts'
import { equation as equationOf, isBalanced } from '#chemistry/reactions/equations.ts'
import { halfCells } from '#chemistry/reactions/standard-potentials.ts'

import { firstNumbers, questionsOfTopic } from './judging/topic-questions.ts'
import { metals } from './metals.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(metals)

/** Enthalpies of formation of an oxide in kJ for each mole of oxygen atoms: CRC Handbook. */
const oxides: Readonly<Record<string, number>> = {
  Potassium: -361,
  Sodium: -414,
  Lithium: -598,
  Calcium: -635,
  Magnesium: -602,
  Aluminum: -559,
  Zinc: -351,
  Iron: -275,
  Tin: -289,
  Lead: -217,
  Mercury: -91,
  Gold: 0,
  Platinum: 0,
}
/** Metals of groups 1 and 2 and aluminum; their ions are harder to reduce than water is. */
const light = new Set(['Potassium', 'Sodium', 'Lithium', 'Calcium', 'Magnesium', 'Aluminum'])

test('ch-e255: the way follows from the group of the metal and how firmly it holds oxygen', () => {
  for (const { question, correctAnswer } of of('ch-e255', 'mcq')) {
    const name =
      Object.keys(oxides).find((metal) => new RegExp(`\\b${metal}\\b`, 'i').test(question)) ?? ''
    const held = -(oxides[name] ?? 0)
    const way = light.has(name)
      ? 'electrolysis'
      : held > 200
        ? 'with carbon'
        : held > 0
          ? 'without carbon'
          : 'collecting'
    expect(correctAnswer).toContain(way)
  }
})

test('ch-m701: what is reduced holds the metal, and the agent is on the left without it', () => {
  for (const { question, options, correctAnswer } of of('ch-m701', 'mcq')) {
    const [, name = ''] = /^(?:To extract )?(\w+)/.exec(question) ?? []
    const metal = elements.find((one) => one.name.toLowerCase() === name.toLowerCase())?.symbol
    const [, left = ''] = /(?:by|uses) (.+) →/.exec(question) ?? []
    const reactants = new Set(left.split(' + ').map((term) => term.replace(/^\d /, '')))
    const holds = (formula: string) => composition(formula).has(metal ?? 'H')
    const isReduced = question.includes('is reduced')
    expect(options.filter((text) => reactants.has(text) && holds(text) === isReduced)).toEqual([
      correctAnswer,
    ])
  }
})

test('ch-e256: the metal is in the formula that the reason gives', () => {
  for (const { left, partners, explanation } of of('ch-e256', 'match')) {
    left.forEach((ore, place) => {
      const sentence = explanation.split('. ').find((text) => text.startsWith(ore)) ?? ''
      const [, formula = ''] = /is ([^\s,]+),/.exec(sentence) ?? []
      const names = [...composition(formula).keys()].map((symbol) =>
        element(symbol).name.toLowerCase(),
      )
      expect(names).toContain(partners[place])
    })
  }
})

test('ch-e257: rust takes water and air, and the less noble metal goes first', () => {
  const fates: readonly (readonly [RegExp, RegExp])[] = [
    [/dry air/, /want of water/],
    [/under oil/, /want of oxygen/],
    [/dish of water/, /^it rusts$/],
    [/salt water/, /fastest/],
    [/of zinc/, /instead/],
    [/of tin/, /scratch/],
    [/paint/, /both/],
  ]
  for (const { left, partners } of of('ch-e257', 'match')) {
    left.forEach((nail, place) => {
      const fate = fates.find(([mark]) => mark.test(nail))?.[1] ?? /^$/
      expect(partners[place]).toMatch(fate)
    })
  }
})

test('ch-e258: the metals of groups 1, 2 and 13 hold their oxygen against carbon', () => {
  for (const { question, key } of of('ch-e258', 'table')) {
    const [, list = ''] = /oxides of (.+)\. Pick/.exec(question) ?? []
    const names = list.split(/, | and /).map((name) => name.replace(/^./, (c) => c.toUpperCase()))
    expect(key.symbols.map((symbol) => element(symbol).name).toSorted()).toEqual(
      names.filter((name) => light.has(name)).toSorted(),
    )
  }
})

test('ch-m254: atoms agree on both sides', () => {
  for (const { key, correctAnswer } of of('ch-m254', 'balance')) {
    expect(isBalanced(equationOf(correctAnswer))).toBe(true)
    expect(isBalanced(equationOf(key.equation))).toBe(false)
  }
})

test('ch-m255: each step needs what an earlier one gives', () => {
  /** The earlier step, and the one that needs it. */
  const before: readonly (readonly [string, string])[] = [
    ['coke burns', 'carbon dioxide and coke'],
    ['carbon dioxide and coke', 'carbon monoxide takes'],
    ['carbon monoxide takes', 'runs to the bottom'],
    ['is purified', 'dissolves in molten'],
    ['dissolves in molten', 'reduces the ions'],
    ['reduces the ions', 'is drawn off'],
    ['flotation', 'roasting'],
    ['roasting', 'carbon reduces the oxide'],
    ['carbon reduces the oxide', 'condenses'],
    ['reacts with chlorine', 'is distilled'],
    ['is distilled', 'magnesium reduces'],
    ['magnesium reduces', 'is removed'],
    ['flotation', 'smelting'],
    ['smelting', 'cast into anodes'],
    ['cast into anodes', 'pure cathodes'],
  ]
  for (const { cards } of of('ch-m255', 'order')) {
    const places = (text: string) => cards.findIndex((card) => card.includes(text))
    const known = before.filter(([one, other]) => places(one) >= 0 && places(other) >= 0)
    expect(known).toHaveLength(cards.length - 1)
    for (const [one, other] of known) expect(places(one)).toBe(places(other) - 1)
  }
})

test('ch-m256: the metal with the lower standard potential corrodes', () => {
  for (const { question, key } of of('ch-m256', 'table')) {
    const named = halfCells.filter(({ symbol }) =>
      question.toLowerCase().includes(` ${element(symbol).name.toLowerCase()} `),
    )
    expect(named).toHaveLength(2)
    const [lower] = named.toSorted((a, b) => a.potential - b.potential)
    expect(key.symbols).toEqual([lower?.symbol])
  }
})

/** The elements of alloys by what their names say to a metalworker. */
const contents: Readonly<Record<string, string>> = {
  brass: 'Cu Zn',
  bronze: 'Cu Sn',
  'carbon steel': 'C Fe',
  'stainless steel': 'Cr Fe Ni',
  'sterling silver': 'Ag Cu',
  solder: 'Pb Sn',
  cupronickel: 'Cu Ni',
  nichrome: 'Cr Ni',
  nitinol: 'Ni Ti',
}

function contentOf(text: string): string {
  const name = Object.keys(contents).find((one) => text.toLowerCase().includes(one)) ?? ''
  return contents[name] ?? ''
}

test('cl-e250, cl-m250: alloys have the elements that their names stand for', () => {
  for (const { left, partners } of of('cl-e250', 'match')) {
    expect(
      partners.map((text) =>
        text
          .split(/, | and /)
          .map((name) => symbolOf(name))
          .toSorted()
          .join(' '),
      ),
    ).toEqual(left.map(contentOf))
  }
  for (const { question, key } of of('cl-m250', 'table')) {
    expect([...key.symbols].toSorted().join(' ')).toBe(contentOf(question))
  }
})

function symbolOf(name: string): string {
  const known = ['Cu', 'Zn', 'Sn', 'C', 'Fe', 'Cr', 'Ni', 'Ag', 'Pb', 'Ti']
  return known.find((symbol) => element(symbol).name.toLowerCase() === name) ?? ''
}

/** The number that a text asks for. */
const numbers: Readonly<Record<string, (text: string) => number>> = {
  'cl-m251': (text) => {
    const [first = 0, second = 0] = firstNumbers(text)
    if (text.includes('carat')) return (second / 24) * first
    return second - (second * (text.includes('copper') ? first : 100 - first)) / 100
  },
  'ch-h253': (text) => {
    const [hours = 0, kiloamperes = 0, faraday = 1] = firstNumbers(text)
    const [, name = ''] = /What mass of (\w+) forms/.exec(text) ?? []
    const symbol = { aluminum: 'Al', magnesium: 'Mg', sodium: 'Na' }[name] ?? ''
    // An ion of group 1, 2 or 13 takes one, two or three electrons.
    const electrons = element(symbol).group % 10
    return (kiloamperes * hours * 3600 * molarMass(symbol)) / faraday / electrons
  },
  'ch-h254': (text) => {
    const [mass = 0] = firstNumbers(text)
    const [, written = ''] = /form by (.+)\. What/.exec(text) ?? []
    const { reactants, products } = equationOf(written)
    const carbon = reactants.find(({ formula }) => composition(formula).has('C'))
    const metal = products.find(({ formula }) => !composition(formula).has('O'))
    if (carbon === undefined || metal === undefined) return 0
    const grams = carbon.coefficient * molarMass('C')
    return (mass * grams) / (metal.coefficient * molarMass(metal.formula))
  },
  'ch-m577': (text) => {
    const [tonnes = 0, percent = 0] = firstNumbers(text)
    const [, mineral = ''] = /% (\S+); the rest/.exec(text) ?? []
    const counts = composition(mineral)
    const rest = [...counts].reduce(
      (sum, [symbol, count]) => sum + (/^[OS]$/.test(symbol) ? count * molarMass(symbol) : 0),
      0,
    )
    return (tonnes * percent * (1 - rest / molarMass(mineral))) / 100
  },
}

test.each(Object.keys(numbers))('%s: the number follows from the text', (id) => {
  for (const { question, key } of of(id, 'number')) {
    expect(key.value / (numbers[id]?.(question) ?? 0)).toBeCloseTo(1, 3)
  }
})

test('ch-m262: the metals that protect iron have a lower potential, the others a higher one', () => {
  const iron = halfCells.find(({ symbol }) => symbol === 'Fe')?.potential ?? 0
  for (const { question, options, correctAnswer } of of('ch-m262', 'mcq')) {
    const fitting = options.filter((name) => {
      const metal = halfCells.find(({ symbol }) => element(symbol).name.toLowerCase() === name)
      return (metal?.potential ?? 0) < iron === question.includes('protects')
    })
    expect(fitting).toEqual([correctAnswer])
  }
})
