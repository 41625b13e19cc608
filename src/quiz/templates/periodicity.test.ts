import { describe, expect, test } from 'vitest'

import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { ionicRadius, properties } from '#chemistry/elements/element-properties.ts'
import { element, elements, type Element } from '#chemistry/elements/elements.ts'
import { positionOf } from '#chemistry/elements/table-layout.ts'
import { makeQuestion } from '#quiz/question.ts'

import { periodicity } from './periodicity.ts'

const SEEDS = 200

/** Judges an option from the texts of its question alone. */
type Judge = (option: string, stem: string, options: readonly string[]) => boolean

const judges: Readonly<Record<string, Judge>> = {
  'pe-m500': (option, stem) => {
    const protons = [...stem.matchAll(/([A-Z][a-z]?)[²³]?[⁺⁻]/g)].map(
      ([, symbol = '']) => element(symbol).protons,
    )
    const [, symbol] = /^([A-Z][a-z]?)[²³]?[⁺⁻]:/.exec(option) ?? []
    const isLarger = symbol !== undefined && element(symbol).protons === Math.min(...protons)
    return isLarger && option.endsWith('fewer protons')
  },
  'pe-e1': (option, stem, options) => {
    const rows = options.map((other) => rowOf(called(other)))
    return rowOf(called(option)) === (largest(stem) ? Math.max(...rows) : Math.min(...rows))
  },
  'pe-e2': (option, stem, options) => {
    const columns = options.map((other) => columnOf(called(other)))
    return (
      columnOf(called(option)) === (largest(stem) ? Math.min(...columns) : Math.max(...columns))
    )
  },
  'pe-e3': (option, stem) => {
    const [, first = '', last = '', one = '', other = ''] =
      /^From (\w+) to (\w+), how do (.+) and (.+) change\?$/.exec(stem) ?? []
    const isAcross = rowOf(element(first)) === rowOf(element(last))
    const wayOf = (property: string): string =>
      isAcross === /energy|electronegativity/.test(property) ? 'increase' : 'decrease'
    return option === `${wayOf(one)}, ${wayOf(other)}`
  },
  'pe-e4': (option, _, options) => isTop(option, options, electronegativity),
  'pe-e5': (option, _, options) => isTop(option, options, (entry) => -firstEnergy(entry)),
  'pe-e6': (option, stem) => {
    if (/takes up one proton/.test(stem)) {
      return called(option).atomicNumber === namedIn(stem).atomicNumber + 1
    }
    if (/one neutron|one electron/.test(stem)) return called(option) === namedIn(stem)
    return /protons|nuclear charge/.test(option)
  },
  'pe-e7': (option, _, options) =>
    isTop(option, options, (entry) => rowOf(entry) - columnOf(entry)),
  'pe-m1': (option) =>
    steps(option).every(
      ([small, large]) =>
        (rowOf(small) === rowOf(large) && columnOf(small) > columnOf(large)) ||
        (columnOf(small) === columnOf(large) && rowOf(small) < rowOf(large)),
    ),
  'pe-m2': (option) => steps(option).every(([low, high]) => firstEnergy(low) < firstEnergy(high)),
  'pe-m3': (option, stem, options) => {
    const protons = options.map((other) => ionIn(other).atomicNumber)
    const wanted = largest(stem) ? Math.min(...protons) : Math.max(...protons)
    return ionIn(option).atomicNumber === wanted
  },
  'pe-m4': (option, stem) =>
    stem.includes('⁻')
      ? /^\S+⁻, since .* repel (each other more|the others)$/.test(option)
      : /^[A-Z][a-z]?, since (it has one more shell|\S+ has lost its outer shell)$/.test(option),
  'pe-m5': (option, stem) => {
    const [one, other] = namesIn(stem)
    if (one === undefined || other === undefined) return false
    if (rowOf(one) !== rowOf(other))
      return /in a (shell farther out|nearer shell)|shells/.test(option)
    return stem.includes('smaller')
      ? /^More protons attract|nuclear charge draws the shell in harder/.test(option)
      : /^Fewer protons attract|nuclear charge draws the shell in less/.test(option)
  },
  'pe-m6': (option) => {
    const [first, second] = option.split(' and ').map(called)
    return (first?.atomicMass ?? 0) > (second?.atomicMass ?? 0)
  },
  'pe-m7': (option, stem) => {
    const quantity = {
      'covalent radius': ({ symbol }: Element) => properties(symbol).covalentRadius ?? 0,
      'first ionization energy': firstEnergy,
      electronegativity,
      'average atomic mass': ({ atomicMass }: Element) => atomicMass,
    }[option]
    const order = /order (.*)\?$/.exec(stem)?.[1] ?? ''
    return steps(order).every(
      ([low, high]) => quantity !== undefined && quantity(low) < quantity(high),
    )
  },
  'pe-m8': (option, stem) => {
    const [above = 0, below = 0] = (stem.match(/\d+(\.\d+)?/g) ?? []).map(Number)
    return Math.abs(Number.parseFloat(option) - (above + below) / 2) < (above + below) / 100
  },
  'pe-h1': (option, stem) =>
    (/^(Boron|Aluminum)/.test(stem)
      ? /\dp electron.*(lies higher|held less) .*\ds|in \dp, (a higher|and that of)|\dp electron, \w+ one/
      : /share an orbital|partner|orbitals holds two/
    ).test(option),
  'pe-h2': (option, stem) => {
    const energies = (stem.split(': ')[1] ?? '')
      .split('; ')
      .map((text) => Number.parseFloat(text.replace(/\s/g, '')))
    const jump = energies.slice(1).map((energy, index) => energy / (energies[index] ?? energy))
    const outer = jump.indexOf(Math.max(...jump)) + 1
    const inPeriod = rowOf(called(option)) === Number(/period (\d)/.exec(stem)?.[1])
    return inPeriod && columnOf(called(option)) % 10 === outer
  },
  'pe-h3': (option, _, options) =>
    isTop(option, options, ({ symbol }) => ionizationEnergies(symbol)[1] ?? 0),
  'pe-h4': (option, stem) => {
    const { atomicNumber, period, group } = namedIn(stem)
    const core = { 2: 2, 3: 10, 4: 18 }[period] ?? 0
    const outer = group > 2 ? group - 10 : group
    const inD = period === 4 && group > 2 ? 10 : 0
    const next = period === 2 ? 2 : 8 + inD
    const deep = core + inD - next
    const charge = atomicNumber - 0.35 * (outer - 1) - 0.85 * next - deep
    return Math.abs(Number(option) - charge) < 0.005
  },
  'pe-h5': (option, _, options) =>
    isTop(option, options, ({ symbol }) => properties(symbol).electronAffinity ?? 0),
  'pe-m9': (option, stem) => {
    const [before = '', after = ''] = option.split(' → ')
    if (stem.includes('bond')) return before.includes('₂(g)') && !before.includes('e⁻')
    if (stem.includes('affinity')) return /^[A-Z][a-z]?\(g\) \+ e⁻$/.test(before)
    const start = stem.includes('second') ? /^[A-Z][a-z]?⁺\(g\)$/ : /^[A-Z][a-z]?\(g\)$/
    return start.test(before) && after.endsWith(' + e⁻')
  },
  'pe-h7': (option, stem) => {
    if (stem.includes('takes up an electron')) {
      return /less (tightly|strongly).*(more repulsion|electron more repels)/i.test(option)
    }
    return /one electron (less|fewer)|less repulsion/i.test(option)
  },
  'pe-m571': (option, stem) => {
    const [one, other] = namesIn(stem)
    if (one === undefined || other === undefined) return false
    const higher = firstEnergy(one) > firstEnergy(other) ? one : other
    const lower = higher === one ? other : one
    if (!option.startsWith(`${higher.name}:`)) return false
    if (rowOf(one) !== rowOf(other)) return option.includes('nearer the nucleus')
    return columnOf(higher) > columnOf(lower)
      ? option.includes('more protons attract the same shell')
      : /lower than a p electron|one orbital each/.test(option)
  },
  'pe-m360': (option) =>
    steps(option).every(
      ([less, more]) => rowOf(more) >= rowOf(less) && columnOf(more) <= columnOf(less),
    ),
  'pe-m361': (option, _, options) => {
    const columns = options.map((other) => columnOf(called(other))).filter((one) => one < 18)
    return columnOf(called(option)) === Math.max(...columns)
  },
  'pe-m362': (option) =>
    steps(option).every(
      ([less, more]) => rowOf(more) <= rowOf(less) && columnOf(more) >= columnOf(less),
    ),
  'pe-m363': (option, stem) => {
    const column = columnOf(namedIn(stem))
    const outer = column > 12 ? column - 10 : column
    return option === `number ${outer} and number ${outer + 1}`
  },
  'pe-e500': (option, stem, options) => {
    const rows = options.filter((other) => /[⁺⁻]$/.test(other)).map((ion) => rowOf(ionIn(ion)))
    const wanted = largest(stem) ? Math.max(...rows) : Math.min(...rows)
    return /[⁺⁻]$/.test(option) && rowOf(ionIn(option)) === wanted
  },
}

test('every template on periodicity has an independent judge', () => {
  expect(new Set(Object.keys(judges))).toEqual(new Set(periodicity.map(({ id }) => id)))
})

describe.each(periodicity.map((template) => [template.id, template] as const))(
  '%s',
  (id, template) => {
    test('the marked option is the only right one when judged from the text', () => {
      for (let seed = 5000; seed < 5000 + SEEDS; seed += 1) {
        const { question, options, correctAnswer } = makeQuestion(template, seed)
        const right = options.filter((option) => judges[id]?.(option, question, options))
        expect([question, ...right]).toEqual([question, correctAnswer])
      }
    })
  },
)

function radiusOf(name: string): number {
  return properties(elements.find((other) => other.name === name)?.symbol ?? '').covalentRadius ?? 0
}

test.each(['pe-e4', 'pe-e5'])('%s: an atom is called larger only where its radius is', (id) => {
  const template = periodicity.find((other) => other.id === id)
  if (template === undefined) throw new RangeError(id)
  for (let seed = 0; seed < 4 * SEEDS; seed += 1) {
    const { options, correctAnswer, feedback } = makeQuestion(template, seed)
    const said = options.filter((_, index) =>
      /are larger|smaller atom/.test(feedback[index]?.text ?? ''),
    )
    const doubtful = said.filter((option) =>
      id === 'pe-e4'
        ? radiusOf(option) <= radiusOf(correctAnswer)
        : radiusOf(option) >= radiusOf(correctAnswer),
    )
    expect(doubtful).toEqual([])
  }
})

test('pe-m6 compares no mass of an element that has no standard one', () => {
  const template = periodicity.find(({ id }) => id === 'pe-m6')
  if (template === undefined) throw new RangeError('pe-m6')
  const named = Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed))
    .flatMap(({ options }) => options)
    .flatMap((pair) => pair.split(' and '))
    .map((name) => called(name))
  expect(named.filter(({ massIsStandard }) => !massIsStandard)).toEqual([])
})

test('pe-m4 calls larger what has the larger radius', () => {
  const template = periodicity.find(({ id }) => id === 'pe-m4')
  if (template === undefined) throw new RangeError('pe-m4')
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const { question, correctAnswer } = makeQuestion(template, seed)
    const [, ion = '', symbol = '', size = '', sign = ''] =
      /the ion (([A-Z][a-z]?)([²³]?)([⁺⁻]))/.exec(question) ?? []
    const charge = ({ '²': 2, '³': 3 }[size] ?? 1) * (sign === '⁺' ? 1 : -1)
    const atomIsLarger =
      (properties(symbol).covalentRadius ?? 0) > (ionicRadius(symbol, charge) ?? 0)
    expect([question, correctAnswer.split(',')[0]]).toEqual([question, atomIsLarger ? symbol : ion])
  }
})

/** Whether an element has more of a quantity than each of the other options. */
function isTop(
  option: string,
  options: readonly string[],
  quantity: (entry: Element) => number,
): boolean {
  return options.every(
    (other) => other === option || quantity(called(other)) < quantity(called(option)),
  )
}

function firstEnergy({ symbol, ionizationEnergy }: Element): number {
  return ionizationEnergies(symbol)[0] ?? ionizationEnergy ?? 0
}

function electronegativity({ symbol }: Element): number {
  return properties(symbol).electronegativity ?? 0
}

function called(name: string): Element {
  const found = elements.find((entry) => entry.name.toLowerCase() === name.toLowerCase())
  if (found === undefined) throw new RangeError(name)
  return found
}

function namesIn(stem: string): Element[] {
  return stem
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => elements.some((entry) => entry.name.toLowerCase() === word))
    .map(called)
}

function namedIn(stem: string): Element {
  const [first] = namesIn(stem)
  if (first === undefined) throw new RangeError(stem)
  return first
}

function rowOf({ symbol }: Element): number {
  return positionOf(symbol)?.row ?? 0
}

function columnOf({ symbol }: Element): number {
  return positionOf(symbol)?.column ?? 0
}

function largest(stem: string): boolean {
  return stem.includes('largest')
}

/** The neighbors in 'F < O < S'. */
function steps(order: string): readonly (readonly [Element, Element])[] {
  const members = order.split(' < ').map(element)
  return members.slice(1).map((member, index) => [members[index] ?? member, member] as const)
}

function ionIn(text: string): Element {
  return element(/^[A-Z][a-z]?/.exec(text)?.[0] ?? '')
}
