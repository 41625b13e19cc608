import { describe, expect, test } from 'vitest'

import { composition, formula } from '#chemistry/compounds/formulas.ts'
import { element, elements } from '#chemistry/elements/elements.ts'
import { equation, isBalanced } from '#chemistry/reactions/equations.ts'
import { halfCells } from '#chemistry/reactions/standard-potentials.ts'
import { nameOrFormula } from '#chemistry/reference/compound-names.ts'
import { smallestOf } from '#quiz/kinds/balance.ts'
import { judged, partVerdicts } from '#quiz/kinds/kinds.ts'
import { misconceptions } from '#quiz/misconceptions.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'
import type { Part } from '#quiz/task.ts'

import { productionTemplates } from './whole-bank.ts'

const SEEDS = 200
/** Questions in which every wrong answer is judged. */
const FEWER = 60

const templates = productionTemplates.filter(({ type }) => type === 'steps')

/** Grams in a mole, added up atom by atom. */
function grams(text: string): number {
  return [...composition(text)].reduce(
    (sum, [symbol, count]) => sum + count * element(symbol).atomicMass,
    0,
  )
}

/** The numbers in a text; a thin space parts the thousands. */
function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d\u202f]*(?:\.\d+)?/g)].map(([one]) =>
    Number(one.replaceAll('\u202f', '')),
  )
}

/** The values of the parts that are numbers, in order. */
function valuesOf({ parts }: ProductionQuestionOf<'steps'>): readonly number[] {
  return parts.flatMap((part) => (part.type === 'number' ? [part.key.value] : []))
}

function expectClose(
  id: string,
  found: readonly number[],
  wanted: readonly number[],
  share: number,
) {
  const isClose =
    found.length === wanted.length &&
    found.every((value, place) => {
      const other = wanted[place] ?? NaN
      return Math.abs(value - other) <= share * Math.abs(other) + 1e-9
    })
  expect([id, isClose, isClose ? [] : found, isClose ? [] : wanted]).toEqual([id, true, [], []])
}

test('ge-m71: each part follows from the equation and the mass of the text', () => {
  for (const question of drawn('ge-m71')) {
    const [, arrow = '', product = '', mass = '', reactant = ''] =
      /^(.+): What mass of (\S+) forms from (\S+) g of (\S+)\?/.exec(question.question) ?? []
    const { reactants, products } = equation(arrow)
    const count = (terms: typeof reactants, wanted: string) =>
      terms.find((term) => sameAtoms(term.formula, wanted))?.coefficient ?? NaN
    const amount = Number(mass) / grams(reactant)
    const formed = (amount * count(products, product)) / count(reactants, reactant)
    expectClose(question.id, valuesOf(question), [amount, formed, formed * grams(product)], 1e-4)
    expect(isBalanced(equation(arrow))).toBe(true)
  }
})

test('ge-h72: the reactant that gives less product decides', () => {
  for (const question of drawn('ge-h72')) {
    const [, arrow = '', product = '', mass = '', one = '', other = '', two = ''] =
      /^(.+): What mass of (\S+) forms at most from (\S+) g of (\S+) and (\S+) g of (\S+)\?/.exec(
        question.question,
      ) ?? []
    const { reactants, products } = equation(arrow)
    const amounts = [Number(mass) / grams(one), Number(other) / grams(two)]
    const runs = reactants.map(({ coefficient }, place) => (amounts[place] ?? NaN) / coefficient)
    const formed = Math.min(...runs) * (products[0]?.coefficient ?? NaN)
    expectClose(
      question.id,
      valuesOf(question),
      [...amounts, formed, formed * grams(product)],
      1e-4,
    )
  }
})

test('ge-h71: the molecule has the percents and the molar mass of the text, the unit its ratio', () => {
  for (const question of drawn('ge-h71')) {
    const [unit, times, molecule] = question.parts.map(({ answer }) => answer)
    const counts = [...composition(molecule ?? '')]
    const shares = [...question.question.matchAll(/([\d.]+)% ([A-Z][a-z]?)/g)].map(
      ([, percent, symbol]) => [symbol, Number(percent)] as const,
    )
    const whole = Number(/molar mass is (\S+) g/.exec(question.question)?.[1])
    expectClose(question.id, [whole], [grams(molecule ?? '')], 0.006)
    expectClose(
      question.id,
      shares.map(([, percent]) => percent),
      counts.map(
        ([symbol, count]) => (100 * count * element(symbol).atomicMass) / grams(molecule ?? ''),
      ),
      0.006,
    )
    const divisor = Number(times)
    const reduced = counts.map(([symbol, count]) => [symbol, count / divisor])
    expect([...composition(unit ?? '')]).toEqual(reduced)
    expect(
      [2, 3, 5].some((prime) => reduced.every(([, count]) => Number(count) % prime === 0)),
    ).toBe(false)
  }
})

test('as-h71: the mass is halved once for each half-life', () => {
  for (const question of drawn('as-h71')) {
    const [, half = '', start = '', time = ''] =
      /is ([\d.\u202f]+) \w+\. How much of (\d+) mg is left after ([\d.\u202f]+)/.exec(
        question.question,
      ) ?? []
    const [single = 1] = numbersIn(half)
    const [whole = 0] = numbersIn(time)
    let [mass, halvings] = [Number(start), 0]
    for (let passed = single; passed <= whole * 1.001; passed += single) {
      mass /= 2
      halvings += 1
    }
    expectClose(
      question.id,
      valuesOf(question),
      [halvings, (100 * mass) / Number(start), mass],
      1e-3,
    )
  }
})

test('as-m71: the average is the sum of the shares of the text', () => {
  for (const question of drawn('as-m71')) {
    const [one = 0, oneMass = 0, two = 0, twoMass = 0] = [
      ...question.question.matchAll(/(\d+)% \S+ \(([\d.]+) u\)/g),
    ].flatMap(([, percent, mass]) => [Number(percent), Number(mass)])
    expect(one + two).toBe(100)
    const parts = [(one / 100) * oneMass, oneMass === 0 ? NaN : (two / 100) * twoMass]
    expectClose(
      question.id,
      valuesOf(question),
      [...parts, (parts[0] ?? 0) + (parts[1] ?? 0)],
      1e-6,
    )
  }
})

test('bo-m71: the charges follow from the groups, cancel in the formula, and the name is its name', () => {
  for (const question of drawn('bo-m71')) {
    const [cation = '', anion = '', salt = '', name = ''] = question.parts.map(
      ({ answer }) => answer,
    )
    const [positive, negative] = [formula(cation), formula(anion)]
    const [metal = '', nonMetal = ''] = [positive, negative].map(
      (ion) => [...composition(ion).keys()][0],
    )
    const { group } = element(metal)
    const byGroup = metal === 'Ag' ? 1 : metal === 'Zn' ? 2 : metal === 'Al' ? 3 : group
    expect([positive.charge, negative.charge]).toEqual([
      byGroup,
      (element(nonMetal).group ?? 0) - 18,
    ])
    const atoms = composition(salt)
    expect(
      (atoms.get(metal) ?? 0) * positive.charge + (atoms.get(nonMetal) ?? 0) * negative.charge,
    ).toBe(0)
    const naming = nameOrFormula(salt)
    expect('problem' in naming ? naming.problem : naming.name).toBe(name)
    expect(question.question).toContain(element(metal).name.toLowerCase())
    expect(question.question).toContain(element(nonMetal).name.toLowerCase())
  }
})

test('ch-h71: atoms, charges and electrons agree, and the potentials allow the reaction', () => {
  for (const question of drawn('ch-h71')) {
    const whole = equation(question.parts[2]?.answer ?? '')
    expect(isBalanced(whole)).toBe(true)
    const [metal, ion] = whole.reactants
    const [lost = 0, gained = 0] = valuesOf(question)
    expect((metal?.coefficient ?? 0) * lost).toBe((ion?.coefficient ?? 0) * gained)
    expect([ion?.formula.charge, whole.products[0]?.formula.charge]).toEqual([gained, lost])
    const potential = (charged: typeof ion) => {
      const [symbol = ''] = composition(charged?.formula ?? 'H').keys()
      return potentialOf(symbol, charged?.formula.charge ?? 0)
    }
    const [lower, higher] = [potential(whole.products[0]), potential(ion)]
    expect((higher ?? NaN) - (lower ?? NaN)).toBeGreaterThan(0.1)
  }
})

test('ph-m71: volume, mass and amount follow from edges, density and atomic mass', () => {
  for (const question of drawn('ph-m71')) {
    const name = /A bar of (\w+)/.exec(question.question)?.[1] ?? ''
    const [a = 0, b = 0, c = 0, density = 0] = numbersIn(question.question)
    const found = elements.find((one) => one.name.toLowerCase() === name)
    const mass = a * b * c * density
    expectClose(
      question.id,
      valuesOf(question),
      [a * b * c, mass, mass / (found?.atomicMass ?? NaN)],
      1e-4,
    )
  }
})

test('ec-h71: the electrons add up to atomic number less charge, and Hund leaves the rest alone', () => {
  for (const question of drawn('ec-h71')) {
    const [, ion = ''] = /free ion (\S+) have/.exec(question.question) ?? []
    const { charge } = formula(ion)
    const [symbol = ''] = composition(ion).keys()
    const [atom = '', charged = ''] = question.parts.map(({ answer }) => answer)
    const { atomicNumber } = element(symbol)
    expect([electronsIn(atom), electronsIn(charged)]).toEqual([atomicNumber, atomicNumber - charge])
    expect(charged).not.toContain('4s')
    const inD = atomicNumber - charge - 18
    expect(valuesOf(question)).toEqual([inD <= 5 ? inD : 10 - inD])
  }
})

describe.each(templates)('$id', ({ id }) => {
  test('it has two to four parts, each with a question, and no part reveals the answer of another', () => {
    const broken = drawn(id).filter(
      ({ parts, question }) =>
        parts.length < 2 ||
        parts.length > 4 ||
        parts.some(
          ({ ask, right }) =>
            !/^\S.{8,120}[.?]$/.test(ask) ||
            !/^\S.{8,300}[.]$/.test(right) ||
            /undefined|\bNaN\b|null| {2}/.test(ask + right),
        ) ||
        question.length > 220,
    )
    expect(broken.map(({ id: broke }) => broke)).toEqual([])
  })

  test('Q42 each wrong answer to a part that it corrects is wrong, and gets its own correction', () => {
    const broken = drawn(id)
      .slice(0, FEWER)
      .flatMap((question) =>
        question.parts.flatMap(({ corrections }, index) =>
          corrections
            .filter(({ given, misconception, text }) => {
              const texts = question.parts.map(rightText).with(index, given)
              const verdict = partVerdicts(question, texts.slice(0, index + 1))[index]
              const whole = judged(question, texts.join('|'))
              return (
                verdict?.isRight !== false ||
                JSON.stringify(verdict.feedback) !== JSON.stringify({ misconception, text }) ||
                whole?.isRight !== false ||
                whole.feedback?.misconception !== misconception ||
                (misconception !== null && misconceptions[misconception].idea === '') ||
                ![2, 3].includes(text.match(/[.!?](?=\s|$)/g)?.length ?? 0)
              )
            })
            .map(({ given }) => `${question.id} ${index} ${given}`),
        ),
      )
    expect(broken.slice(0, 5)).toEqual([])
  })

  test('Q58 a wrong number is carried on: its consequences are right, and the problem is not', () => {
    const broken = drawn(id)
      .slice(0, FEWER)
      .flatMap((question) => {
        const first = question.parts.findIndex(
          (part, index) =>
            part.type === 'number' &&
            question.parts.some(
              ({ carry }) =>
                carry !== null &&
                (carry.kind === 'least' || carry.kind === 'sum') &&
                carry.of.some(({ part: before }) => before === index),
            ),
        )
        if (first === -1) return []
        const values: number[] = []
        const texts = question.parts.map((part, index) => {
          if (part.type !== 'number') return rightText(part)
          const { carry, key } = part
          const own =
            carry !== null && (carry.kind === 'least' || carry.kind === 'sum')
              ? carry.of.map(({ part: before, factor }) => (values[before] ?? NaN) * factor)
              : [key.value]
          const value = carry?.kind === 'sum' ? own.reduce((a, b) => a + b, 0) : Math.min(...own)
          values[index] = index === first ? key.value * 3 : value
          return `${values[index]?.toExponential(6)}${key.unit === null ? '' : ` ${key.unit}`}`
        })
        const verdicts = partVerdicts(question, texts)
        const wrong = verdicts.flatMap(({ isRight }, index) => (isRight ? [] : [index]))
        const isWhole = judged(question, texts.join('|'))?.isRight === false
        return wrong.length === 1 && wrong[0] === first && isWhole
          ? []
          : [`${question.id} ${texts.join(' | ')}`]
      })
    expect(broken.slice(0, 5)).toEqual([])
  })
})

/** The right answer to a part as a learner would give it. */
function rightText(part: Part): string {
  if (part.type === 'balance') return smallestOf(part.key).join(', ')
  if (part.type === 'order') return part.cards.map((_, place) => place).join(', ')
  if (part.type === 'match') return part.left.map((_, place) => place).join(', ')
  return part.answer
}

function sameAtoms(one: Parameters<typeof composition>[0], other: string): boolean {
  const atoms = (of: typeof one) =>
    [...composition(of)].map(([symbol, count]) => `${symbol}${count}`).join(' ')
  return atoms(one) === atoms(other)
}

function potentialOf(symbol: string, charge: number): number | null {
  const found = halfCells.find((one) => one.symbol === symbol && one.charge === charge)
  return found === undefined ? null : found.potential
}

const cores: Readonly<Record<string, number>> = { Ne: 10, Ar: 18 }

function electronsIn(configuration: string): number {
  const core = cores[/\[(\w+)\]/.exec(configuration)?.[1] ?? ''] ?? 0
  return [...configuration.matchAll(/\d[spdf]([⁰¹²³⁴-⁹]+)/g)].reduce(
    (sum, [, raised = '']) =>
      sum + Number(Array.from(raised, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')),
    core,
  )
}

const made = new Map<string, readonly ProductionQuestionOf<'steps'>[]>()

function drawn(id: string): readonly ProductionQuestionOf<'steps'>[] {
  const known = made.get(id)
  if (known !== undefined) return known
  const versions = productionTemplates.filter((one) => one.id === id)
  if (versions.length === 0) throw new RangeError(id)
  const questions = versions
    .flatMap((template) => Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)))
    .filter((question) => question.type === 'steps')
  made.set(id, questions)
  return questions
}
