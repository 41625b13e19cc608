import { expect, test } from 'vitest'

import { element, elementByNumber, elements } from '#chemistry/elements/elements.ts'
import { radionuclides } from '#chemistry/elements/isotopes.ts'

import { firstNumbers, questionsOfTopic } from './judging/topic-questions.ts'
import { nuclear } from './nuclear.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(nuclear)

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Mass number and charge of a term as it is written; both unknown for a gap. */
function termOf(text: string): { readonly mass: number; readonly charge: number } {
  const [, count = '1', name = ''] = /^(?:(\d) )?(\S+)$/.exec(text) ?? []
  const known = { n: [1, 0], p: [1, 1], α: [4, 2], 'e⁻': [0, -1], 'e⁺': [0, 1] }[name]
  if (known !== undefined) {
    return { mass: Number(count) * (known[0] ?? 0), charge: Number(count) * (known[1] ?? 0) }
  }
  const digits = Array.from(name).filter((sign) => raised.includes(sign))
  const symbol = name.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, '')
  const found = elements.find((one) => one.symbol === symbol)
  return {
    mass: Number(count) * Number(digits.map((sign) => raised.indexOf(sign)).join('')),
    charge: Number(count) * (found?.protons ?? 0),
  }
}

type Totals = { readonly mass: number; readonly charge: number }

function sum(terms: readonly string[]): Totals {
  return terms
    .map(termOf)
    .reduce((one, other) => ({ mass: one.mass + other.mass, charge: one.charge + other.charge }), {
      mass: 0,
      charge: 0,
    })
}

/** The missing part on the right of an equation, whose gap is written as one of these. */
function gapOf(equation: string, gap: string): Totals {
  const [left = '', right = ''] = equation.split(' → ')
  const [given, found] = [
    sum(left.split(' + ')),
    sum(right.split(' + ').filter((term) => term !== gap)),
  ]
  return { mass: given.mass - found.mass, charge: given.charge - found.charge }
}

test('as-e250: the process follows from the nuclei of both sides', () => {
  for (const { question, correctAnswer } of of('as-e250', 'mcq')) {
    const [, equation = ''] = /process is (.+)\?/.exec(question) ?? []
    const [left = '', right = ''] = equation.split(' → ')
    const sizes = [left, right].map((side) => side.split(' + ').map((term) => termOf(term).mass))
    const largest = sizes.map((masses) => Math.max(...masses))
    const wanted = /e⁻/.test(right)
      ? 'beta-minus decay'
      : /α/.test(right)
        ? 'alpha decay'
        : (largest[0] ?? 0) > 100
          ? 'nuclear fission'
          : 'nuclear fusion'
    expect(correctAnswer).toBe(wanted)
  }
})

test('as-e251: mass number and charge of the gap make both sides equal', () => {
  for (const { question, key } of of('as-e251', 'number')) {
    const [, equation = ''] = /^In (.+), what/.exec(question) ?? []
    const gap = gapOf(equation, 'X')
    expect(key.value).toBe(question.includes('mass number') ? gap.mass : gap.charge)
  }
})

test('as-e252: alpha goes two places back, beta-minus one on, beta-plus one back', () => {
  for (const { question, key } of of('as-e252', 'table')) {
    const [, name = '', decay = ''] = /^(\w+)-\d+ undergoes (\S+) decay/.exec(question) ?? []
    const parent = elements.find((one) => one.name === name)
    const step = { alpha: -2, 'beta-minus': 1, 'beta-plus': -1 }[decay] ?? 0
    expect(key.symbols).toEqual([elementByNumber((parent?.protons ?? 0) + step)?.symbol])
  }
})

test('as-e253: the emitted particle fits its process', () => {
  const marks = {
    'Nuclear fission': 'splits',
    'Nuclear fusion': 'join',
    'Alpha decay': 'two protons',
    'Beta-minus decay': 'electron leaves',
    'Beta-plus decay': 'positron',
    'Gamma emission': 'only energy',
  }
  for (const { left, partners } of of('as-e253', 'match')) {
    left.forEach((name, place) => {
      const own = Object.entries(marks).find(([process]) => process === name)?.[1] ?? '-'
      expect(partners.findIndex((text) => text.includes(own))).toBe(place)
    })
  }
})

test('as-m250: the neutrons make up the difference of the mass numbers, and the charges agree', () => {
  for (const { question, key } of of('as-m250', 'number')) {
    const [, equation = ''] = /free: (.+)\?/.exec(question) ?? []
    const gap = gapOf(equation.replace('k n', 'X'), 'X')
    expect(gap).toEqual({ mass: key.value, charge: 0 })
  }
})

test('as-m251: each particle closes the gap of its own equation and of no other', () => {
  const sizes: Readonly<Record<string, Totals>> = {
    n: { mass: 1, charge: 0 },
    p: { mass: 1, charge: 1 },
    α: { mass: 4, charge: 2 },
    'e⁻': { mass: 0, charge: -1 },
    'e⁺': { mass: 0, charge: 1 },
  }
  for (const { left, partners } of of('as-m251', 'match')) {
    const gaps = left.map((equation) => gapOf(equation, 'X'))
    expect(gaps).toEqual(partners.map((text) => sizes[text.split(', ')[1] ?? '']))
    expect(new Set(partners).size).toBe(left.length)
  }
})

test('as-m252: from nuclide to nuclide one alpha or one beta-minus particle leaves', () => {
  for (const { cards } of of('as-m252', 'order')) {
    const terms = cards.map(termOf)
    terms.slice(1).forEach((next, place) => {
      const before = terms[place] ?? { mass: 0, charge: 0 }
      const step = [before.mass - next.mass, before.charge - next.charge].join(' ')
      expect(['4 2', '0 -1']).toContain(step)
    })
  }
})

test('as-m253, as-h250, as-h251: halving the amount again and again comes to the same', () => {
  for (const { question, key } of of('as-m253', 'number')) {
    const [, parts = '1', halfLife = '0'] =
      /1\/(\d+) is left.*half-life is ([\d\u202f.]+) years/.exec(question) ?? []
    let [left, years] = [1, 0]
    while (left > 1.001 / Number(parts)) {
      left /= 2
      years += Number(halfLife.replaceAll('\u202f', ''))
    }
    expect(key.value).toBeCloseTo(years, 6)
  }
  for (const { question, key } of of('as-h250', 'number')) {
    const [living = 1, old = 1, , halfLife = 0] = firstNumbers(question)
    expect(living * 0.5 ** (key.value / halfLife)).toBeCloseTo(old, 6)
  }
  for (const { question, key } of of('as-h251', 'number')) {
    const [, start = 1, end = 1, days = 0] = firstNumbers(question)
    expect(start * 0.5 ** (days / key.value)).toBeCloseTo(end, 6)
    const [, name = '', mass = ''] = /sample of (\w+)-(\d+) falls/.exec(question) ?? []
    const known = radionuclides.find(
      ({ symbol, massNumber }) =>
        massNumber === Number(mass) && element(symbol).name.toLowerCase() === name,
    )
    expect(key.value / (known?.halfLife.value ?? 1)).toBeCloseTo(1, 1)
  }
})

test('as-e254, as-m254: the option closes the gap, or counts the halvings', () => {
  for (const { question, correctAnswer } of of('as-e254', 'mcq')) {
    const [, equation = ''] = /of X in (.+)\?/.exec(question) ?? []
    const gap = gapOf(equation, 'X')
    expect(Number(correctAnswer)).toBe(question.includes('mass number') ? gap.mass : gap.charge)
  }
  for (const { question, correctAnswer } of of('as-m254', 'mcq')) {
    const [, halfLife = '0', parts = '1'] =
      /half-life of ([\d\u202f.]+) years.*1\/(\d+) of/.exec(question) ?? []
    const years = Number(correctAnswer.replace(/[^\d.]/g, ''))
    const left = 0.5 ** (years / Number(halfLife.replaceAll('\u202f', '')))
    expect(left * Number(parts)).toBeCloseTo(1, 1)
  }
})
