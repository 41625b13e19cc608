import { describe, expect, test } from 'vitest'

import { element, elements, type Element } from '#chemistry/elements/elements.ts'
import { positionOf } from '#chemistry/elements/table-layout.ts'
import { makeQuestion } from '#quiz/question.ts'

import { classification } from './classification.ts'

const SEEDS = 200

/** Judges an option from the text of its question alone. */
type Judge = (option: string, stem: string) => boolean

const metalloids = new Set(['B', 'Si', 'Ge', 'As', 'Sb', 'Te'])
const nonMetals = new Set(['H', 'C', 'N', 'O', 'F', 'P', 'S', 'Cl', 'Br', 'I'])
const nobleGasNumbers = [0, 2, 10, 18, 36, 54, 86, 118]

const judges: Readonly<Record<string, Judge>> = {
  'cl-e1': (option, stem) => option === classOf(namedIn(stem).symbol),
  'cl-e2': (option) => metalloids.has(called(option).symbol),
  'cl-e3': (option, stem) => familyColumn(option) === columnOf(namedIn(stem)),
  'cl-e4': (option, stem) => {
    const { column, row } = positionOf(namedIn(stem).symbol) ?? { column: 0, row: 0 }
    return option === `group ${column}, period ${row}`
  },
  'cl-e5': (option, stem) => columnOf(called(option)) !== columnOf(namedIn(stem)),
  'cl-e6': (option, stem) =>
    columnOf(called(option)) === familyColumn(stem) && option !== 'Hydrogen',
  'cl-e7': (option, stem) =>
    (new Set(option.match(/[A-Z][a-z]?/g)).size === 1) === stem.includes('an element'),
  'cl-m1': (option, stem) => {
    const { column, row } = positionOf(called(option).symbol) ?? { column: 0, row: 0 }
    return numbersIn(stem).join() === `${column},${row}`
  },
  'cl-m2': (option, stem) => {
    const { atomicNumber } = called(option)
    if (stem.includes('lanthanide')) return atomicNumber >= 57 && atomicNumber <= 71
    if (stem.includes('actinide')) return atomicNumber >= 89 && atomicNumber <= 103
    return columnOf(called(option)) >= 4 && columnOf(called(option)) <= 11
  },
  'cl-m3': (option, stem) => option === (stem.includes('lanthanide') ? 'period 6' : 'period 7'),
  'cl-m4': (option) => {
    const { atomicNumber } = called(option)
    return atomicNumber === 43 || atomicNumber === 61 || atomicNumber >= 84
  },
  'cl-m5': (option, stem) => {
    if (stem.includes('unlike')) return /two atoms|not conduct|shares its/.test(option)
    if (stem.includes('do the two share'))
      return /one outer electron|number \+1|charge 1\+/.test(option)
    if (stem.includes('bonded')) return /^By (pairs shared with|electrons that H)/.test(option)
    return /shar(es|ing) its/.test(option)
  },
  'cl-m6': (option, stem) =>
    option
      .split(', ')
      .every((symbol) =>
        stem.includes('non-metals')
          ? nonMetals.has(symbol)
          : !nonMetals.has(symbol) && !metalloids.has(symbol),
      ),
  'cl-m7': (option, stem) => {
    const { atomicNumber } = namedIn(stem)
    const end = nobleGasNumbers.findIndex((number) => number >= atomicNumber)
    return Number(option) === (nobleGasNumbers[end] ?? 0) - (nobleGasNumbers[end - 1] ?? 0)
  },
  'cl-m8': (option, stem) => option === kindOf(stem),
  'cl-m9': (option, stem) => option === classOf(describedBy(stem)),
  'cl-m10': (option, stem) => {
    if (stem.startsWith('Neon')) return option.includes('full with eight')
    return stem.startsWith('Helium')
      ? /no room left|make a full shell|fill its only shell|only shell is full/.test(option)
      : option.includes('room for more')
  },
  'cl-h3': (option, stem) => option === classOf(configuredAs(stem).symbol),
  'cl-m11': (option, stem) => {
    if (stem.includes('left in its crust')) return /more slowly|billions of years/.test(option)
    const { atomicNumber } = called(option)
    const isMade = [43, 61, 85, 87].includes(atomicNumber) || atomicNumber > 92
    return stem.includes('only in traces') ? isMade : option === 'Thorium' || option === 'Uranium'
  },
  'cl-m14': (option, stem) => {
    const [middle = 0, known = 0] = numbersIn(stem)
    return Math.abs((Number(option) + known) / 2 - middle) < 0.06
  },
  'cl-m330': (option, stem) => {
    const partner = called(/(?:beside|masses: .+,) ([a-z]+)/.exec(stem)?.[1] ?? '')
    const way = /Directly (below|above)/.exec(stem)?.[1]
    if (way === undefined) return option === `group ${columnOf(partner)}`
    const wanted = rowOf(partner) + (way === 'below' ? -1 : 1)
    return columnOf(called(option)) === columnOf(partner) && rowOf(called(option)) === wanted
  },
  'cl-h330': (option, stem) => {
    const [, times = '', first = ''] = /has ([\d.]+) times .*\(Z = (\d+)\)/.exec(stem) ?? []
    const roots = [Math.sqrt(Number(times)) * (Number(first) - 1), called(option).atomicNumber - 1]
    return Math.abs((roots[0] ?? 0) - (roots[1] ?? 0)) < 0.01
  },
  'cl-h811': (option, stem) => {
    const [, heat = '', , percent = '', partner = ''] =
      /takes (0\.\d+|\d\.\d+) J.* its (\w+) is ([\d.]+)% (\w+)/.exec(stem) ?? []
    const [, ofX, ofOther] = /X([₂]?)(?:Cl|O)([₂₃₄]?)/.exec(option) ?? []
    const bound = atomsOf(ofOther) * (partner === 'chlorine' ? 35.45 : 16)
    const mass = (bound * (100 - Number(percent))) / Number(percent) / atomsOf(ofX)
    // Of all formulas the right one brings the metal nearest to 25 J/K for a mole.
    return Math.abs(Math.log((mass * Number(heat)) / 25)) < 0.19
  },
  'cl-h812': (option, stem) => {
    const capacity = { one: 1, three: 3, four: 4 }[/held (\w+)/.exec(stem)?.[1] ?? ''] ?? 0
    const period = Number(/period (\d)/.exec(stem)?.[1])
    // Half of each noble gas counts the orbitals of its periods.
    const endOf = (last: number) => ((nobleGasNumbers[last] ?? 0) / 2) * capacity
    if (stem.includes('How many')) return Number(option) === endOf(period) - endOf(period - 1)
    return Number(option) === (stem.includes('begin') ? endOf(period - 1) + 1 : endOf(period))
  },
  'cl-h500': (option, stem) => {
    const [, count = '1', percent = ''] = /XCl([₂₃₄]?) .* is ([\d.]+)%/.exec(stem) ?? []
    const atoms = '₁₂₃₄'.indexOf(count === '' ? '₁' : count) + 1
    const [group, period] = numbersIn(option)
    const found = elements.find(
      ({ symbol }) => positionOf(symbol)?.column === group && positionOf(symbol)?.row === period,
    )
    const share = (atoms * 3545) / (atoms * 35.45 + (found?.atomicMass ?? 0))
    return Math.abs(share - Number(percent)) < 0.06
  },
  'cl-m571': (option, stem) => {
    const [, size = '', sign = '', gas = ''] = /X([²³]?)([⁺⁻]) has .* of (\w+)\./.exec(stem) ?? []
    const charge = ({ '²': 2, '³': 3 }[size] ?? 1) * (sign === '⁺' ? 1 : -1)
    const [name = '', character = ''] = option.split(', ')
    return (
      called(name).atomicNumber === called(gas).atomicNumber + charge &&
      character === (charge > 0 ? 'basic' : 'acidic')
    )
  },
  'cl-h9': (option, stem) => {
    const { symbol } = namedIn(stem)
    if (symbol === 'Sc' || symbol === 'Y') return option.includes('of its atom is incomplete')
    if (symbol === 'Zn' || symbol === 'Cd') return option.startsWith('No: the d subshell is full')
    return /of [A-Z][a-z][²³]⁺ is incomplete/.test(option)
  },
  'cl-m13': (option, stem) => {
    const [column, row] = numbersIn(option)
    const found = elements.find(({ symbol }) => {
      const place = positionOf(symbol)
      return place?.row === row && place?.column === column
    })
    const wanted = /belongs to a ([a-z-]+)/.exec(stem)?.[1] ?? ''
    return classOf(found?.symbol ?? '').replace('other ', '') === wanted
  },
  'cl-m360': (option, stem) => {
    const number = numbersIn(stem).reduce((sum, count) => sum + count, 0)
    const [before = 0, after = 0] = [
      nobleGasNumbers.findLast((one) => one < number),
      nobleGasNumbers.find((one) => one >= number),
    ]
    if (option === 'noble gas family') return after === number
    if (option === 'halogen family') return after - 1 === number && number > 2
    return number - before === (option === 'alkali metal family' ? 1 : 2) && number > 2
  },
  'cl-m361': (option, stem) =>
    option
      .split(', ')
      .every(
        (one) => (new Set(one.match(/[A-Z][a-z]?/g)).size === 1) === stem.includes('elements only'),
      ),
  'cl-e500': (option, stem) => {
    const [number = 0] = numbersIn(stem)
    if (number >= 57 && number <= 71) return option.startsWith('the upper row')
    if (number >= 89 && number <= 103) return option.startsWith('the lower row')
    const column = columnOf(namedIn(stem))
    return option.startsWith(column > 2 && column < 13 ? 'the d-block' : 'the main groups')
  },
  'cl-e501': (option, stem) => {
    const forms: Readonly<Record<string, RegExp>> = {
      carbon: /^(diamond|graphite|graphene|fullerene)/,
      oxygen: /^ozone$/,
      phosphorus: /^(white|red|black) phosphorus$/,
      sulfur: /^(rhombic|monoclinic) sulfur$/,
    }
    return forms[namedIn(stem).name.toLowerCase()]?.test(option) ?? false
  },
  'cl-e502': (option, stem) => {
    const [number = 0] = numbersIn(option)
    return (number === 43 || number === 61 || number >= 84) !== stem.includes('stable')
  },
}

test('every template on classification has an independent judge', () => {
  expect(new Set(Object.keys(judges))).toEqual(new Set(classification.map(({ id }) => id)))
})

describe.each(classification.map((template) => [template.id, template] as const))(
  '%s',
  (id, template) => {
    test('the marked option is the only right one when judged from the text', () => {
      for (let seed = 5000; seed < 5000 + SEEDS; seed += 1) {
        const { question, options, correctAnswer } = makeQuestion(template, seed)
        const right = options.filter((option) => judges[id]?.(option, question))
        expect([question, ...right]).toEqual([question, correctAnswer])
      }
    })
  },
)

test('cl-e3: each option is called a family', () => {
  const options = wrongChoices('cl-e3').map(([, option]) => option)
  expect(options.filter((option) => !option.endsWith(' family'))).toEqual([])
})

test('cl-e4: numbers are said to be exchanged only where they are', () => {
  const template = classification.find(({ id }) => id === 'cl-e4')
  if (template === undefined) throw new RangeError('cl-e4')
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const { options, correctAnswer, feedback } = makeQuestion(template, seed)
    const [group, period] = numbersIn(correctAnswer)
    const said = options.filter((_, index) => feedback[index]?.text.includes('exchanges'))
    expect(said.filter((option) => option !== `group ${period}, period ${group}`)).toEqual([])
  }
})

/** The wrong choices of a template, as question, option and the misconception behind it. */
function wrongChoices(id: string): readonly (readonly [string, string, string])[] {
  const template = classification.find((other) => other.id === id)
  if (template === undefined) throw new RangeError(id)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)).flatMap(
    ({ question, options, feedback }) =>
      options.flatMap((option, place) => {
        const misconception = feedback[place]?.misconception ?? null
        return misconception === null ? [] : [[question, option, misconception] as const]
      }),
  )
}

test('cl-m6 an intruder shines, conducts, is liquid or whatever else its misconception says', () => {
  const shining = new Set(['Si', 'Ge', 'As', 'Sb', 'Te', 'I'])
  const wrong = wrongChoices('cl-m6')
  expect(wrong).toHaveLength(3 * SEEDS)
  const unfitting = wrong.filter(([stem, option, misconception]) => {
    const wantsNonMetals = stem.includes('non-metals')
    const symbol =
      option
        .split(', ')
        .find((one) => metalloids.has(one) || nonMetals.has(one) !== wantsNonMetals) ?? ''
    if (metalloids.has(symbol) && wantsNonMetals) return misconception !== 'CL19'
    if (shining.has(symbol)) return misconception !== 'CL12'
    if (symbol === 'Hg' || symbol === 'Ga') return misconception !== 'PH4'
    if (symbol === 'H' || symbol === 'C') return misconception !== { H: 'CL1', C: 'PH10' }[symbol]
    return misconception !== 'CL9' || !wantsNonMetals
  })
  expect(unfitting).toEqual([])
})

test('cl-m13 only a place beside a metalloid is taken for one because of the staircase', () => {
  const wrong = wrongChoices('cl-m13')
  expect(wrong).toHaveLength(3 * SEEDS)
  const unfitting = wrong.filter(([stem, option, misconception]) => {
    const [column = 0, row = 0] = numbersIn(option)
    const steps = [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const
    const [itself, ...around] = steps.map(([right, down]) =>
      elements.some(({ symbol }) => {
        const place = positionOf(symbol)
        const isThere = place?.column === column + right && place.row === row + down
        return isThere && metalloids.has(symbol)
      }),
    )
    if (itself === true) return misconception !== 'CL19'
    const isBeside = stem.includes('metalloid') && around.includes(true)
    return misconception !== (isBeside ? 'CL2' : 'CL20')
  })
  expect(unfitting).toEqual([])
})

function called(name: string): Element {
  const found = elements.find((entry) => entry.name.toLowerCase() === name.toLowerCase())
  if (found === undefined) throw new RangeError(name)
  return found
}

function namedIn(stem: string): Element {
  const name = stem
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => elements.some((entry) => entry.name.toLowerCase() === word))
  return called(name ?? '')
}

function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+(\.\d+)?/g), ([number]) => Number(number))
}

/** The number of atoms that a lowered number says; one where there is none. */
function atomsOf(digit = ''): number {
  return digit === '' ? 1 : '₁₂₃₄'.indexOf(digit) + 1
}

function rowOf({ symbol }: Element): number {
  return positionOf(symbol)?.row ?? 0
}

function columnOf({ symbol }: Element): number {
  return positionOf(symbol)?.column ?? 0
}

function classOf(symbol: string): string {
  if (columnOf(element(symbol)) === 18) return 'noble gas'
  if (metalloids.has(symbol)) return 'metalloid'
  return nonMetals.has(symbol) ? 'other non-metal' : 'metal'
}

function familyColumn(text: string): number {
  if (text.includes('alkaline earth')) return 2
  if (text.includes('alkali')) return 1
  if (text.includes('transition')) return 0
  return text.includes('halogen') ? 17 : 18
}

function kindOf(stem: string): string {
  if (/-\d/.test(stem)) return 'isotopes of one element'
  if (/[⁺⁻]/.test(stem)) return 'two ions of one element'
  return /What are [A-Z]/.test(stem) ? 'compounds of two elements' : 'allotropes of one element'
}

function fromSuperscript(text: string): number {
  return Number(Array.from(text, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join(''))
}

/** The element X of an ion, by its electrons and its charge. */
function configuredAs(stem: string): Element {
  const core =
    elements.find(({ symbol }) => symbol === /\[(\w+)\]/.exec(stem)?.[1])?.atomicNumber ?? 0
  const outside = Array.from(stem.matchAll(/\d[spdf]([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g), ([, electrons]) =>
    fromSuperscript(electrons ?? ''),
  ).reduce((sum, count) => sum + count, 0)
  const [, size = '', sign = ''] = /X([²³]?)([⁺⁻])/.exec(stem) ?? []
  const charge = ({ '²': 2, '³': 3 }[size] ?? 1) * (sign === '⁺' ? 1 : -1)
  return called(elements[core + outside + charge - 1]?.name ?? '')
}

/** The element that a telling word of the description points to. */
function describedBy(stem: string): string {
  const clues: readonly (readonly [clue: string, symbol: string])[] = [
    ['a knife', 'Na'],
    ['a mirror', 'Hg'],
    ['the hammer', 'Fe'],
    ['thin foil', 'Al'],
    ['a warm hand', 'Ga'],
    ['dull gray', 'Pb'],
    ['leaves', 'Au'],
    ['better when it is warmed', 'Si'],
    ['gray-white', 'Ge'],
    ['far better when hot', 'B'],
    ['six outer', 'Te'],
    ['is yellow and brittle', 'S'],
    ['yellow-green', 'Cl'],
    ['violet', 'I'],
    ['hardest natural', 'C'],
    ['red-brown', 'Br'],
    ['catches fire', 'P'],
    ['most of the air', 'N'],
    ['does not freeze', 'He'],
    ['glows red', 'Ne'],
    ['% of the air', 'Ar'],
    ['mostly with fluorine', 'Xe'],
  ]
  return clues.find(([clue]) => stem.includes(clue))?.[1] ?? ''
}
