import { describe, expect, test } from 'vitest'

import { type Element, elements } from '#chemistry/elements/elements.ts'
import { makeQuestion, type McqQuestion } from '#quiz/question.ts'

import { electronConfiguration } from './electron-configuration.ts'

const SEEDS = 250

/** Finds the right option from the text of a question alone. */
type Solver = (question: McqQuestion) => string | undefined

const solvers: Readonly<Record<string, Solver>> = {
  'ec-e1': ({ question }) => {
    const { group, symbol } = named(words(question, /atom of (.+) have/))
    return symbol === 'He' ? '2' : String(group > 12 ? group - 10 : group)
  },
  'ec-e2': ({ question }) =>
    named(words(question, /electrons of (.+) arranged/)).electronsPerShell.join(', '),
  'ec-e3': ({ question }) => String(named(words(question, /atom of (.+)\?/)).period),
  'ec-e4': ({ question }) => {
    const letter = words(question, /\d([spdf]) (?:subshell|orbital)/)
    return question.includes('orbital') ? '2' : String(rooms.get(letter))
  },
  'ec-e5': ({ question }) => `${named(words(question, /table is (.+)\?/)).block}-block`,
  'ec-e6': ({ question }) => {
    const shells = words(question, /arrangement ([\d, ]+), shell/).split(', ')
    return elements[shells.map(Number).reduce((sum, count) => sum + count, 0) - 1]?.name
  },
  'ec-e7': ({ question }) => {
    const room = [2, 8, 18, 32][Number(words(question, /n = (\d)/)) - 1] ?? Number.NaN
    return String(room - Number(words(question, /holds (\d+) electron/)))
  },
  'ec-m1': ({ question }) => expanded(rawOf(words(question, /configuration of (.+)\?/))),
  'ec-m2': ({ question }) => raised(rawOf(words(question, /configuration of (.+) \(/))),
  'ec-m3': ({ options, question }) =>
    only(options, (option) => raised(rawOf(option)).endsWith(words(question, /ends in (\S+)\?/))),
  'ec-m4': ({ question }) => raised(gasWith(electronsIn(words(question, /ion (\S+)\?/)))),
  'ec-m5': ({ question }) => String(unpaired(named(words(question, /atom of (.+) \(/)))),
  'ec-m6': ({ question, options }) => {
    const gas = words(question, /an atom of (.+)\?/)
    if (gas !== '') {
      return only(options, (option) => electronsIn(option) === named(gas).atomicNumber)
    }
    const electrons = electronsIn(words(question, /ion (\S+)\?/))
    return elements.find(({ group, atomicNumber }) => group === 18 && atomicNumber === electrons)
      ?.name
  },
  'ec-m7': ({ options, question }) => {
    const atom = words(question, /atom of (.+)\?/)
    const wanted =
      atom === '' ? electronsIn(words(question, /ion (\S+)\?/)) : named(atom).atomicNumber
    return only(options, (option) => option.split(', ').every((ion) => electronsIn(ion) === wanted))
  },
  'ec-m8': ({ question }) => {
    const letter = words(question, /in ([spd]) orbitals/)
    const all = electronsByLetter(expanded(rawOf(words(question, /atom of (.+) \(/))))
    return String(all.get(letter))
  },
  'ec-m530': ({ question, options }) => {
    // Of a drawing only a place, of a ring only an energy, of an empty orbital only a possible electron is known.
    const mark = question.includes('draws')
      ? /found/
      : question.includes('ring')
        ? /energy/
        : /raised|allowed/
    return only(options, (option) => mark.test(option))
  },
  'ec-h1': ({ question }) => raised(rawOf(words(question, /configuration of (.+) \(/))),
  'ec-m574': ({ question }) => {
    const ion = words(question, /free ion (\S+)\?/)
    const [core, shell] = protonsIn(ion) > 36 ? ['Kr', 4] : ['Ar', 3]
    const inside = core === 'Kr' ? 36 : 18
    return `[${core}] ${shell}d${high(electronsIn(ion) - inside)}`
  },
  'ec-h3': ({ question }) => {
    const ion = words(question, /free ion (\S+) have/)
    const inD = electronsIn(ion) - (protonsIn(ion) > 36 ? 36 : 18)
    return String([0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0][inD])
  },
  'ec-h811': ({ options, question }) => {
    const name = words(question, /atom of (.+) \(/)
    const wanted = { chromium: 6, copper: 1 }[name] ?? unpaired(named(name))
    return only(options, (ion) => {
      const inD = electronsIn(ion) - (protonsIn(ion) > 36 ? 36 : 18)
      return 5 - Math.abs(5 - inD) === wanted
    })
  },
  'ec-m571': ({ question }) => {
    const { period, block } = named(words(question, /electron of (.+) \(/))
    return { s: `n = ${period}, l = 0`, p: `n = ${period}, l = 1`, d: 'n = 3, l = 2', f: '' }[block]
  },
  'ec-m572': ({ options, question }) => {
    const { atomicNumber, name } = named(words(question, /atom of (.+) \(/))
    const ground = expanded(rawOf(name))
    return only(
      options,
      (option) =>
        !option.includes('2d') &&
        option !== ground &&
        [...electronsByLetter(option).values()].reduce((sum, count) => sum + count, 0) ===
          atomicNumber,
    )
  },
  'ec-h6': ({ options }) => {
    const counts = options.map((option) => unpaired(named(option)))
    const most = Math.max(...counts)
    return only(options, (option) => unpaired(named(option)) === most)
  },
  'ec-h7': ({ question }) => {
    const number = Number(words(question, /atomic number (\d+)/))
    const sum = words(question, /n \+ l = (\d)/)
    const wanted = words(question, /mₗ = ([+−]?\d)/).replace('−', '-')
    return String(
      electronsOneByOne(number).filter(({ n, l, m }) =>
        sum === '' ? m === Number(wanted) : n + l === Number(sum),
      ).length,
    )
  },
  'ec-m573': ({ question }) => {
    const [s = '', ...p] = Array.from(question.matchAll(/\[([^\]]+)\]/g), ([, box]) => box ?? '')
    if (s === '↑↑') return 'The Pauli principle'
    if (s === '↑') return 'The aufbau principle'
    return p.includes('↑↓') && p.includes(' ') ? 'Hund’s rule' : 'No rule at all'
  },
  'ec-m360': ({ options, question }) => {
    const { block } = named(words(question, /table as (.+)\?/))
    return only(options, (option) => named(option).block === block)
  },
  'ec-m361': ({ question }) => {
    const subshell = words(question, /of a (\d[spdf]) subshell/)
    if (subshell !== '') return `n = ${subshell[0]}, l = ${'spdf'.indexOf(subshell[1] ?? '')}`
    const [, n = '', l = ''] = /n = (\d), l = (\d)\?/.exec(question) ?? []
    return `${n}${'spdf'[Number(l)]}`
  },
  'ec-m362': ({ options, question }) =>
    only(options, (option) => rawOf(option).includes(words(question, /its (\d)s subshell/) + 's1')),
  'ec-m363': ({ question }) => {
    const [, first = '', second = ''] = /subshells \d([spdf]) and \d([spdf]) /.exec(question) ?? []
    const room = (rooms.get(first) ?? 0) + (rooms.get(second) ?? 0)
    return String(question.includes('orbitals') ? room / 2 : room)
  },
  'ec-m364': ({ options, question }) => {
    const outer = named(words(question, /atoms as (.+)\?/)).electronsPerShell.at(-1)
    return only(options, (option) => named(option).electronsPerShell.at(-1) === outer)
  },
  'ec-e500': ({ options }) =>
    only(options, (option) => {
      const [one, other] = option.split(' and ').map((text) => {
        const lower = Array.from(text.match(/[₀-₉]+/)?.[0] ?? '', (digit) =>
          '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit),
        )
        const size = valueOf(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/.exec(text)?.[0] ?? '') || 1
        const lost = text.endsWith('⁺') ? size : text.endsWith('⁻') ? -size : 0
        return Number(lower.join('')) - lost
      })
      return one === other
    }),
}

/** The quantum numbers of each electron, put in by rising n + l, then n; each orbital takes two. */
function electronsOneByOne(count: number): readonly { n: number; l: number; m: number }[] {
  const orbitals = [1, 2, 3, 4, 5, 6].flatMap((n) =>
    [0, 1, 2, 3]
      .filter((l) => l < n)
      .flatMap((l) =>
        Array.from({ length: 4 * l + 2 }, (_, place) => ({ n, l, m: Math.floor(place / 2) - l })),
      ),
  )
  return orbitals.toSorted((a, b) => a.n + a.l - b.n - b.l || a.n - b.n).slice(0, count)
}

describe.each(electronConfiguration.map((template) => [template.id, template] as const))(
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

const rooms = new Map([
  ['s', 2],
  ['p', 6],
  ['d', 10],
  ['f', 14],
])

function named(name: string): Element {
  const found = elements.find((entry) => entry.name.toLowerCase() === name.toLowerCase())
  if (found === undefined) throw new RangeError(`No element is called '${name}'`)
  return found
}

function words(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? ''
}

/** The single option that fits; undefined when none or several do. */
function only(options: readonly string[], fits: (option: string) => boolean): string | undefined {
  const fitting = options.filter(fits)
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The configuration as the data of the elements have it: '[Ar] 3d10 4s2'. */
function rawOf(name: string): string {
  return named(name).electronConfiguration
}

function gasWith(electrons: number): string {
  return elements[electrons - 1]?.electronConfiguration ?? ''
}

const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function high(value: number): string {
  return Array.from(String(value), (digit) => HIGH.charAt(Number(digit))).join('')
}

function raised(raw: string): string {
  return raw.replace(
    /([spdf])(\d+)/g,
    (_, letter: string, count: string) => letter + high(Number(count)),
  )
}

/** The same with the core written out, by shells. */
function expanded(raw: string): string {
  const core = /^\[(\w+)\]/.exec(raw)?.[1]
  if (core === undefined) return raised(raw)
  const inner = elements.find(({ symbol }) => symbol === core)?.electronConfiguration ?? ''
  return `${expanded(inner)} ${raised(raw.replace(/^\[\w+\] /, ''))}`
}

test('ec-m574: only an atom that has s electrons outside loses them first', () => {
  const template = electronConfiguration.find(({ id }) => id === 'ec-m574')
  if (template === undefined) throw new Error('There is no ec-m574.')
  const asked = Array.from({ length: 200 }, (_, seed) => makeQuestion(template, seed))
  const ofPalladium = asked.filter(({ element }) => element === 'Pd')
  expect(ofPalladium.length).toBeGreaterThan(0)
  for (const { explanation, feedback, element } of asked) {
    const texts = [explanation, ...feedback.map((one) => one?.text ?? '')].join(' ')
    expect(/With no 5s electrons/.test(texts)).toBe(element === 'Pd')
    expect(/s electrons leave first/.test(texts)).toBe(element !== 'Pd')
  }
})

/** Electrons of a written configuration by the letter of the subshell. */
function electronsByLetter(configuration: string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [, letter = '', digits = ''] of configuration.matchAll(/([spdf])([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g)) {
    sums.set(letter, (sums.get(letter) ?? 0) + valueOf(digits))
  }
  return sums
}

function valueOf(digits: string): number {
  return Number(Array.from(digits, (digit) => HIGH.indexOf(digit)).join(''))
}

/** Unpaired electrons by the column of the table, for regular elements. */
function unpaired({ group, block }: Element): number {
  if (block === 's') return group === 1 ? 1 : 0
  if (block === 'p') return [1, 2, 3, 2, 1, 0][group - 13] ?? NaN
  return [1, 2, 3, NaN, 5, 4, 3, 2, NaN, 0][group - 3] ?? NaN
}

function protonsIn(ion: string): number {
  const symbol = /^[A-Z][a-z]?/.exec(ion)?.[0]
  return elements.findIndex((entry) => entry.symbol === symbol) + 1
}

/** Electrons of an ion such as 'Fe³⁺'. */
function electronsIn(ion: string): number {
  const size = valueOf(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/.exec(ion)?.[0] ?? '') || 1
  return protonsIn(ion) + (ion.endsWith('⁺') ? -size : size)
}
