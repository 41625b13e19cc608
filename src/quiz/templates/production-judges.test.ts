import { describe, expect, test } from 'vitest'

import { composition, formula } from '#chemistry/compounds/formulas.ts'
import { element, elements } from '#chemistry/elements/elements.ts'
import { propertyValue } from '#chemistry/elements/trends.ts'
import { equation, isBalanced } from '#chemistry/reactions/equations.ts'
import { judged } from '#quiz/kinds/kinds.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'
import { randomFrom } from '#quiz/random.ts'
import type { ProductionKind } from '#quiz/task.ts'

import { choiceTemplates, productionTemplates } from './whole-bank.ts'

const SEEDS = 200

describe.each(productionTemplates.filter(({ type }) => type === 'number'))('$id', ({ id }) => {
  test('Q41 the right number is right in twelve styles of writing it, with or without the unit list', () => {
    expect(misread(id, 25)).toEqual([])
  })

  test(
    'Q41 the right number of 1,000 questions is right in twelve styles',
    { tags: 'long' },
    () => {
      expect(misread(id, 1000)).toEqual([])
    },
  )
})

/** The spellings of right answers that are not read as right. */
function misread(id: string, seeds: number): readonly string[] {
  return drawn(id, 'number', seeds).flatMap((question) =>
    stylesOf(question)
      .filter((given) => judged(question, given)?.isRight !== true)
      .map((given) => `${question.id} ${given}`),
  )
}

/** Spellings of the right answer: signs, separators, powers of ten, spaces and units. */
function stylesOf({
  key: { value, unit, figures },
}: ProductionQuestionOf<'number'>): readonly string[] {
  const most = figures ?? 8
  const digits = value.toPrecision(most)
  const scientific = value.toExponential(most - 1)
  const [mantissa = '', power = '0'] = scientific.split('e')
  const plainPower = String(Number(power))
  const raised = plainPower.replace(/[-\d]/g, (sign) =>
    '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt('-0123456789'.indexOf(sign)),
  )
  const spellings = [
    digits,
    scientific,
    scientific.replace('.', ','),
    scientific.replace('e', 'E'),
    `${mantissa}*10^${plainPower}`,
    `${mantissa}·10^${plainPower}`,
    `${mantissa} x 10^${plainPower}`,
    `${mantissa} × 10${raised}`,
    `${mantissa.replace('.', ',')} · 10^(${plainPower})`,
    `  ${scientific}  `,
    scientific.replaceAll('-', '\u2212'),
    value < 0 ? scientific : `+${scientific}`,
  ]
  return spellings.map((text) => (unit === null ? text : `${text} ${unit}`))
}

test('ge-m21 ge-m22: the numbers balance the equation and have no common divisor', () => {
  for (const question of [...drawn('ge-m21', 'balance'), ...drawn('ge-m22', 'balance')]) {
    const { reactants, products } = equation(question.correctAnswer)
    const counts = [...reactants, ...products].map(({ coefficient }) => coefficient)
    const isReduced = [2, 3, 5, 7].every((prime) => counts.some((count) => count % prime !== 0))
    expect([isBalanced(equation(question.correctAnswer)), isReduced]).toEqual([true, true])
  }
})

test('ge-m22: the fuel of the equation is the one of the text, and it burns to two products', () => {
  const stems = /^(meth|eth|prop|but|pent|hex|hept|oct|non|dec)ane$/
  const chains = ['meth', 'eth', 'prop', 'but', 'pent', 'hex', 'hept', 'oct', 'non', 'dec']
  for (const { question, correctAnswer } of drawn('ge-m22', 'balance')) {
    const { reactants, products } = equation(correctAnswer)
    const [name = ''] = /(?<=combustion of )\S+/.exec(question) ?? []
    const carbons = chains.indexOf(stems.exec(name)?.[1] ?? '') + 1
    const atoms = composition(reactants[0]?.formula ?? formula('H'))
    const isAlkane = atoms.get('H') === 2 * carbons + 2 && atoms.get('C') === carbons
    expect(carbons === 0 || (isAlkane && atoms.size === 2)).toBe(true)
    expect(products.map((term) => [...composition(term.formula)])).toEqual([
      [
        ['C', 1],
        ['O', 2],
      ],
      [
        ['H', 2],
        ['O', 1],
      ],
    ])
  }
})

test.each([
  ['pe-m22', 'ionizationEnergy'],
  ['pe-h21', 'ionizationEnergy'],
  ['pe-m21', 'covalentRadius'],
] as const)('%s: the measured values rise from card to card', (id, property) => {
  for (const { cards, shown } of drawn(id, 'order')) {
    const values = cards.map((card) => {
      const [, symbol = ''] = /\((\w+)\)$/.exec(card) ?? []
      return propertyValue(property, symbol) ?? Number.NaN
    })
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(shown.every((card, place) => card === place)).toBe(false)
    expect(shown.toSorted((a, b) => a - b)).toEqual(cards.map((_, place) => place))
  }
})

test('pe-h21: the order of the table is never the right one', () => {
  for (const question of drawn('pe-h21', 'order')) {
    const numbers = question.cards.map(
      (card) => element(/\((\w+)\)$/.exec(card)?.[1] ?? '').atomicNumber,
    )
    expect(numbers).not.toEqual(numbers.toSorted((a, b) => a - b))
  }
})

test('ec-m21: the elements are all whose last shell holds so many electrons, and not helium', () => {
  for (const { question, key } of drawn('ec-m21', 'table')) {
    const [from = 0, to = 0, outer = 0] = (question.match(/\d+/g) ?? []).map(Number)
    const found = elements.filter(
      ({ period, electronsPerShell }) =>
        period >= from && period <= to && electronsPerShell.at(-1) === outer,
    )
    expect(key.symbols).toEqual(found.map(({ symbol }) => symbol))
  }
})

test('cl-m21 ec-e21: exactly one element of the whole table fits the text', () => {
  for (const { question, key } of drawn('cl-m21', 'table')) {
    const [group, period] = (question.match(/\d+/g) ?? []).map(Number)
    const found = elements.filter((one) => one.group === group && one.period === period)
    expect(found.map(({ symbol }) => symbol)).toEqual(key.symbols)
  }
  for (const { question, key } of drawn('ec-e21', 'table')) {
    const [shells = ''] = /\d+(, \d+)*(?=, shell by shell)/.exec(question) ?? []
    const found = elements.filter(
      ({ electronsPerShell }) => electronsPerShell.join(', ') === shells,
    )
    expect(found.map(({ symbol }) => symbol)).toEqual(key.symbols)
  }
})

test.each([
  ['sulfate', ['SO4^2-', 'SO42-', 'SO4--', 'SO4(2-)', 'SO₄²⁻', 'SO4 2-', 'O4S^2-']],
  ['ammonium', ['NH4+', 'NH4^+', 'NH₄⁺', '[NH4]+']],
  ['acetate', ['CH3COO-', 'CH3COO^-', 'C2H3O2-', 'CH₃COO⁻']],
] as const)('bo-m22: the %s ion is right in every usual spelling', (name, spellings) => {
  const question = drawn('bo-m22', 'formula').find(({ question: text }) =>
    text.includes(`the ${name} ion`),
  )
  if (question === undefined) throw new RangeError(`${name} was not drawn.`)
  expect(spellings.filter((given) => judged(question, given)?.isRight !== true)).toEqual([])
})

test.each([
  ['as-e21', 'as-e3'],
  ['as-e22', 'as-e4'],
  ['as-m22', 'as-m1'],
  ['as-m572', 'as-m571'],
  ['as-h22', 'as-h2'],
  ['as-h23', 'as-h5'],
  ['as-h24', 'as-h6'],
  ['as-h25', 'as-h7'],
  ['ec-e21', 'ec-e6'],
  ['ec-m22', 'ec-m8'],
  ['ec-e22', 'ec-e1'],
  ['ec-e23', 'ec-e7'],
  ['ec-m23', 'ec-m3'],
  ['ec-m24', 'ec-m5'],
  ['pe-h23', 'pe-h2'],
  ['cl-m26', 'cl-m7'],
  ['ec-h21', 'ec-h7'],
  ['ph-h21', 'ph-h2'],
  ['ph-h22', 'ph-h3'],
  ['ph-h23', 'ph-h5'],
  ['ph-h24', 'ph-h7'],
  ['ph-h25', 'ph-h8'],
  ['ch-m805', 'ch-m804'],
  ['ch-m573', 'ch-m572'],
  ['cl-m21', 'cl-m1'],
  ['cl-m27', 'cl-m14'],
  ['cl-h813', 'cl-h812'],
  ['pe-h22', 'pe-h4'],
  ['bo-e21', 'bo-e2'],
  ['bo-m21', 'bo-m8'],
  ['bo-h21', 'bo-h2'],
  ['bo-h22', 'bo-h5'],
  ['ge-h21', 'ge-h1'],
  ['ge-h22', 'ge-h6'],
  ['ge-h23', 'ge-h3'],
  ['ge-h24', 'ge-h7'],
  ['ge-h25', 'ge-h8'],
  ['ge-h26', 'ge-h2'],
  ['ge-e24', 'ge-e5'],
  ['ge-m23', 'ge-m1'],
  ['ge-m26', 'ge-m6'],
  ['ge-m27', 'ge-m7'],
  ['ge-m34', 'ge-m5'],
])('%s asks what %s asks, whose judge is with its category', (id, other) => {
  const own = productionTemplates.find((template) => template.id === id)
  const sister = choiceTemplates.find((template) => template.id === other)
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const [mine, theirs] = [own, sister].map((one) => one?.draw(randomFrom(`sisters ${seed}`)))
    expect(mine?.stem).toBe(theirs?.stem)
    expect(mine?.right).toBe(theirs?.right)
  }
})

test('ge-e22: in version 2 no weak base has a pH above that of ammonia in as much as dissolves', () => {
  const cards = drawn('ge-e22', 'order')
    .filter(({ id }) => id.startsWith('ge-e22.2.'))
    .flatMap((question) => question.cards)
  expect(cards.length).toBeGreaterThan(100)
  expect(cards.filter((card) => /NH[₂₃], pH 1[2-4]/.test(card))).toEqual([])
})

function drawn<Kind extends ProductionKind>(
  id: string,
  kind: Kind,
  seeds?: number,
): readonly ProductionQuestionOf<Kind>[]
function drawn(id: string, kind: ProductionKind, seeds = SEEDS): readonly unknown[] {
  const versions = productionTemplates.filter((one) => one.id === id)
  if (versions.length === 0) throw new RangeError(`There is no template ${id}.`)
  return versions
    .flatMap((template) => Array.from({ length: seeds }, (_, seed) => makeQuestion(template, seed)))
    .filter(({ type }) => type === kind)
}
