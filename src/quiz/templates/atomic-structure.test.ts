import { describe, expect, test } from 'vitest'

import { type Element, elements } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { makeQuestion, type McqQuestion } from '#quiz/question.ts'

import { atomicStructure } from './atomic-structure.ts'

const SEEDS = 250

/** Finds the right option from the text of a question alone. */
type Solver = (question: McqQuestion) => string | undefined

/** The quantity asked for and the particles it belongs to. */
const roles: readonly (readonly [RegExp, string])[] = [
  [/make up the nucleus|does the number/, 'Protons and neutrons'],
  [/negative|fill the shells/, 'Electrons only'],
  [/positive|belongs to the element/, 'Protons only'],
  [/no charge/, 'Neutrons only'],
  [/electric charge/, 'Protons and electrons'],
]

/** Mass of a proton, a neutron and an electron in u (CODATA 2018). */
const PROTON = 1.007276
const NEUTRON = 1.008665
const ELECTRON = 0.000549

/** Masses in u that differ by less count as one. */
const SAME_MASS = 0.02

/** Why a mass might not be whole, by the words of an option, and whether the isotopes bear it out. */
const reasons: readonly (readonly [RegExp, (entry: Element, mass: number) => boolean])[] = [
  [
    /isotopes|neutrons\.$|heavier than others/,
    ({ symbol }, mass) => {
      const isotopes = naturalIsotopes(symbol)
      const sum = isotopes.map((isotope) => isotope.mass * isotope.abundance).reduce(add, 0)
      return isotopes.length > 1 && Math.abs(sum / 100 - mass) < SAME_MASS
    },
  ],
  [
    /electrons make/,
    ({ atomicNumber }, mass) => Math.abs((mass % 1) - atomicNumber * ELECTRON) < SAME_MASS,
  ],
  [/protons are not/, ({ atomicNumber }) => !Number.isInteger(atomicNumber)],
  [
    /Every atom/,
    ({ symbol }, mass) =>
      naturalIsotopes(symbol).some((isotope) => Math.abs(isotope.mass - mass) < SAME_MASS),
  ],
  [
    /half as heavy/,
    ({ symbol, atomicNumber }) =>
      naturalIsotopes(symbol).some(({ mass, massNumber }) => {
        const neutrons = massNumber - atomicNumber
        const sum = atomicNumber * (PROTON + ELECTRON) + (neutrons * NEUTRON) / 2
        return Math.abs(mass - sum) < 1
      }),
  ],
]

const solvers: Readonly<Record<string, Solver>> = {
  'as-e1': ({ question }) => String(named(words(question, /atom of (.+)\?/)).atomicNumber),
  'as-e2': ({ question }) => elements[numbers(question)[0] - 1]?.name,
  'as-e3': ({ question }) => {
    const [, name = '', mass = ''] = /atom of (.+)-(\d+) \(/.exec(question) ?? []
    return String(Number(mass) - named(name).atomicNumber)
  },
  'as-e4': ({ question }) => String(numbers(question)[0] + numbers(question)[1]),
  'as-e5': ({ question }) =>
    String(named(words(question, /atom of (.+)-\d+ have/)).electronsPerShell.reduce(add, 0)),
  'as-e6': ({ question }) =>
    roles
      .filter(([pattern]) => pattern.test(question))
      .map(([, answer]) => answer)
      .join(' or '),
  'as-e7': ({ options, question }) => {
    const decimal = /\d\.\d/.test(question)
    const isotope = /-\d/.test(question)
    const whole = isotope ? 'protons and neutrons' : 'number of protons'
    return only(options, (option) => option.includes(decimal ? 'average mass' : whole))
  },
  'as-m1': ({ question }) => {
    const [, number = '', ion = ''] = /atomic number (\d+)\..* ion (\S+) have/.exec(question) ?? []
    return String(Number(number) - charge(ion))
  },
  'as-m2': ({ question }) => {
    const [protons, neutrons, electrons] = numbers(question)
    const size = Math.abs(protons - electrons)
    const sign = protons > electrons ? '⁺' : '⁻'
    return `${high(protons + neutrons)}${elements[protons - 1]?.symbol}${size > 1 ? high(size) : ''}${sign}`
  },
  'as-m3': ({ options, question }) =>
    only(options, (option) => {
      const [p1, n1, , p2, n2] = numbers(option)
      const { atomicNumber } = named(words(question, /isotopes of (.+)\?/))
      return p1 === atomicNumber && p2 === atomicNumber && n1 !== n2
    }),
  'as-m4': ({ options, question }) => {
    const [, name = '', mass = ''] = /mass of (\w+) is ([\d.]+) u/.exec(question) ?? []
    return only(options, (option) =>
      reasons.some(([text, holds]) => text.test(option) && holds(named(name), Number(mass))),
    )
  },
  'as-m5': ({ options, question }) =>
    only(
      options,
      (option) => neutronsByNumbers(option) === neutronsByNumbers(words(question, /as (\S+)\?$/)),
    ),
  'as-m6': ({ options, question }) => {
    const { symbol, name } = named(/^(?:Natural )?(\w+)/.exec(question)?.[1] ?? '')
    const common = naturalIsotopes(symbol).toSorted((a, b) => b.abundance - a.abundance)[0]
    return only(options, (option) => option.startsWith(`${name}-${common?.massNumber} `))
  },
  'as-m7': ({ options, question }) =>
    only(options, (option) =>
      question.includes('the same')
        ? /protons|electrons|charge/.test(option)
        : option.includes('neutron'),
    ),
  'as-m571': ({ options, question }) => {
    const [, a = '', m1 = '', b = '', m2 = ''] =
      /(\d+) ?% \S+ \(([\d.]+) u\) and (\d+) ?% \S+ \(([\d.]+) u\)/.exec(question) ?? []
    const mean = (Number(a) * Number(m1) + Number(b) * Number(m2)) / (Number(a) + Number(b))
    return nearest(options, mean)
  },
  'as-h2': ({ options, question }) => {
    const [, m1 = '', m2 = '', mean = '', asked = ''] =
      /\(([\d.]+) u\) and \S+ \(([\d.]+) u\); its atomic mass is ([\d.]+) u.*-(\d+)\?/.exec(
        question,
      ) ?? []
    const heavyShare = (100 * (Number(mean) - Number(m1))) / (Number(m2) - Number(m1))
    const isHeavy = Math.round(Number(m2)) === Number(asked)
    return nearest(options, isHeavy ? heavyShare : 100 - heavyShare)
  },
  'as-h3': ({ options, question }) =>
    only(options, (option) => {
      const [, first = '', second = ''] =
        /electrons as (\S+) and as many neutrons as (\S+)\?/.exec(question) ?? []
      return electronsIn(option) === electronsIn(first) && neutronsIn(option) === neutronsIn(second)
    }),
  'as-h4': ({ question }) => {
    const [, parent = '', before = '', daughter = '', after = ''] =
      /^(\w+)-(\d+) turns into (\w+)-(\d+) /.exec(question) ?? []
    const alpha = (Number(before) - Number(after)) / 4
    const beta = named(daughter).atomicNumber - named(parent).atomicNumber + 2 * alpha
    return `${alpha} alpha, ${beta} beta-minus`
  },
  'as-h5': ({ question }) => {
    const text = question.replaceAll('\u202f', '')
    const [, first = '', second = '', time = '', further = ''] =
      /from ([\d.]+) mg to ([\d.]+) mg in ([\d.]+) .* another ([\d.]+) /.exec(text) ?? []
    const perTime = Math.log(Number(second) / Number(first)) / Number(time)
    return `${Math.round(Number(second) * Math.exp(perTime * Number(further)))} mg`
  },
  'as-h6': ({ question }) => {
    const [, size = '', sign = '', electrons = '', surplus = ''] =
      /charge (\d)([+−]) has (\d+) electrons and (\d+) more/.exec(question) ?? []
    const protons = Number(electrons) + (sign === '+' ? 1 : -1) * Number(size)
    return String(2 * protons + Number(surplus))
  },
  'as-h7': ({ options, question }) => {
    const [, atom = '', nucleus = '', size = '', unit = ''] =
      /of ([\d.]+) pm, its nucleus ([\d.]+) fm\. .* (\d+) (mm|cm|m) in/.exec(question) ?? []
    const scale = { mm: 0.001, cm: 0.01, m: 1 }[unit] ?? 0
    const wide = (Number(size) * scale * Number(atom) * 1e-12) / (Number(nucleus) * 1e-15)
    return nearest(options, wide)
  },
  'as-m701': ({ options, question }) =>
    only(options, (option) => numbers(option)[0] + numbers(option)[1] === numbers(question)[0]),
  'as-m8': ({ options }) =>
    only(options, (option) => {
      const counts = option.split(' < ').map(electronsIn)
      return counts.join() === [...new Set(counts)].toSorted((a, b) => a - b).join()
    }),
  'as-m360': ({ question }) => {
    const [, count = '', way = '', from = ''] =
      /has (\d+) (more|fewer) protons in each atom than (\w+)\?/.exec(question) ?? []
    const step = way === 'more' ? Number(count) : -Number(count)
    return elements[named(from).atomicNumber - 1 + step]?.name
  },
  'as-m361': ({ question }) => {
    const [, from = '', kind = '', to = ''] =
      /of (\w+)-\d+ into an? (.+) of (\w+)\?/.exec(question) ?? []
    const step = named(to).atomicNumber - named(from).atomicNumber
    if (kind === 'nucleus') return step > 0 ? 'Gaining a proton' : 'Losing a proton'
    return {
      'heavier atom': 'Gaining a neutron',
      'lighter atom': 'Losing a neutron',
      'positive ion': 'Losing an electron',
      'negative ion': 'Gaining an electron',
    }[kind]
  },
  'as-m362': ({ question }) => {
    const { atomicNumber } = named(/^(\w+)-/.exec(question)?.[1] ?? '')
    return elements[atomicNumber - 1 + (question.includes('alpha') ? -2 : 1)]?.name
  },
  'as-e500': ({ question, options }) => {
    const given = words(question, /isotope of (\S+)\?/)
    return only(
      options,
      (option) =>
        digitsOf(option, LOW) === digitsOf(given, LOW) &&
        neutronsByNumbers(option) !== neutronsByNumbers(given),
    )
  },
  'as-m500': ({ question, options }) => {
    const [, times = '', width = '', unit = ''] =
      /about ([\d\u202f]+) times .* (\d+) (mm|cm) wide/.exec(question) ?? []
    const meters = Number(width) / (unit === 'mm' ? 1000 : 100)
    return nearest(options, meters * Number(times.replaceAll('\u202f', '')))
  },
}

test('every template on atomic structure is solved from its text', () => {
  expect(new Set(Object.keys(solvers))).toEqual(new Set(atomicStructure.map(({ id }) => id)))
})

describe.each(atomicStructure.map((template) => [template.id, template] as const))(
  '%s',
  (id, template) => {
    test('the answer follows from the text of the question', () => {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const question = makeQuestion(template, seed)
        expect(`${question.id} ${solvers[id]?.(question)}`).toBe(
          `${question.id} ${question.correctAnswer}`,
        )
      }
    })
  },
)

function named(name: string): Element {
  const found = elements.find((entry) => entry.name.toLowerCase() === name.toLowerCase())
  if (found === undefined) throw new RangeError(`No element is called '${name}'`)
  return found
}

function words(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? ''
}

/** The whole numbers of a text; 0 stands for those that are missing. */
function numbers(text: string): readonly [number, number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = Array.from(text.matchAll(/\d+/g), Number)
  return [a, b, c, d, e]
}

function add(a: number, b: number): number {
  return a + b
}

/** The single option that fits; undefined when none or several do. */
function only(options: readonly string[], fits: (option: string) => boolean): string | undefined {
  const fitting = options.filter(fits)
  return fitting.length === 1 ? fitting[0] : undefined
}

function nearest(options: readonly string[], value: number): string | undefined {
  const distance = (option: string): number =>
    Math.abs(Number.parseFloat(option.replaceAll('\u202f', '')) - value)
  return options.toSorted((a, b) => distance(a) - distance(b))[0]
}

const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LOW = '₀₁₂₃₄₅₆₇₈₉'

function high(value: number): string {
  return Array.from(String(value), (digit) => HIGH.charAt(Number(digit))).join('')
}

function digitsOf(text: string, alphabet: string): number {
  return Number(
    Array.from(text)
      .map((character) => alphabet.indexOf(character))
      .filter((digit) => digit >= 0)
      .join(''),
  )
}

/** Charge of 'Fe³⁺' or '³⁷Cl⁻'. */
function charge(ion: string): number {
  const after = /[A-Z][a-z]?(.*)$/.exec(ion)?.[1] ?? ''
  if (after === '') return 0
  return (digitsOf(after, HIGH) || 1) * (after.endsWith('⁺') ? 1 : -1)
}

function protonsIn(text: string): number {
  const symbol = /[A-Z][a-z]?/.exec(text)?.[0]
  return elements.findIndex((entry) => entry.symbol === symbol) + 1
}

function electronsIn(text: string): number {
  return protonsIn(text) - charge(text)
}

function neutronsIn(text: string): number {
  return digitsOf(/^[^A-Z]+/.exec(text)?.[0] ?? '', HIGH) - protonsIn(text)
}

/** Neutrons of '³⁷₁₇Cl' by its two numbers. */
function neutronsByNumbers(text: string): number {
  return digitsOf(text, HIGH) - digitsOf(text, LOW)
}
