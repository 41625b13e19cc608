import { describe, expect, test } from 'vitest'

import { element as elementOf, type Element, elements } from '#chemistry/elements/elements.ts'
import { parseQuantity } from '#chemistry/quantities/typed-number.ts'
import { heatCapacities } from '#chemistry/reactions/heat-capacities.ts'
import { heatOfFusion, meltableMetals } from '#chemistry/reactions/heats-of-fusion.ts'
import { makeQuestion, type McqQuestion } from '#quiz/question.ts'

import { physicalProperties } from './physical-properties.ts'

const SEEDS = 200

/** Judges a question from its text alone: the options that a careful reader finds right. */
type Judge = (question: McqQuestion) => readonly string[]

const judges: Readonly<Record<string, Judge>> = {
  'ph-e1': ({ question, options }) => {
    const state = question.includes('liquid') ? 'liquid' : 'gas'
    return options.filter((name) => named(name).physicalState === state)
  },
  'ph-e2': ({ question }) => {
    const [melts = 0, boils = 0, first = 0, second = 0] = numbersIn(question)
    return pairOf([melts, boils, first], [melts, boils, second])
  },
  'ph-e3': ({ question, options }) => {
    const limit = numbersIn(question)[0] ?? 0
    const sign = question.includes('denser than') ? 1 : -1
    return options.filter((name) => sign * ((named(name).density ?? limit) - limit) > 0)
  },
  'ph-e4': ({ question, options }) => {
    const celsius = numbersIn(question)[0] ?? 0
    return options.filter((text) => Math.abs(valueOf(text) - celsius - 273.15) < 1)
  },
  'ph-e5': ({ question, options }) => {
    const pairs = new Set('Hydrogen Nitrogen Oxygen Fluorine Chlorine Bromine Iodine'.split(' '))
    const wantsPairs = question.includes('two-atom')
    return options.filter((name) => (wantsPairs ? pairs.has(name) : named(name).group === 18))
  },
  'ph-m405': ({ question, options }) => {
    const [mass = 0, from = 0, to = 0, specific = 0] = numbersIn(question)
    const joules = [...Array(to - from).keys()].reduce((sum) => sum + mass * specific, 0)
    return options.filter((text) => isNear(quantityIn(text), joules))
  },
  'ph-m406': ({ question, options }) => {
    const [, liters = '', mass = '', name = ''] =
      /fills (\S+) L here\. What volume do (\S+) g of (\w+) gas fill/.exec(question) ?? []
    const { atomicMass, group } = named(name.replace(/^./, (letter) => letter.toUpperCase()))
    const molecule = group === 18 ? atomicMass : 2 * atomicMass
    // Liters of one gram first.
    return options.filter((text) =>
      isNear(quantityIn(text), (Number(liters) / molecule) * Number(mass)),
    )
  },
  'ph-m408': ({ question, options }) => {
    const sizes: readonly (readonly [RegExp, number])[] = [
      [/phosphorus/, 4],
      [/sulfur/, 8],
    ]
    const size = sizes.find(([name]) => name.test(question))?.[1] ?? 2
    return options.filter((text) => valueOf(text) === size * (numbersIn(question)[0] ?? 0))
  },
  'ph-e6': ({ options }) => most(options, (name) => named(name).meltingPoint ?? -300),
  'ph-e7': ({ options }) =>
    options.filter((text) => /conducts (electricity|heat)|shines/.test(text)),
  'ph-m500': ({ question, options }) => {
    const isMixed = question.includes('than pure')
    const moves = /conduct|heat/.test(question)
    return options.filter((text) =>
      isMixed
        ? /two sizes/.test(text)
        : moves
          ? /electrons move/.test(text)
          : /can slide/.test(text),
    )
  },
  'ph-m1': ({ question, options }) => {
    const now = numbersIn(question).at(-1) ?? 0
    return options.filter((text) => {
      const [melts = 0, boils = 0] = numbersIn(text)
      return melts < now && now < boils
    })
  },
  'ph-m2': ({ question, options }) => {
    const listed = [...question.matchAll(/([A-Z][a-z]?) (−?\d+) °C/g)].map(
      ([, symbol = '', value = '']) => ({ symbol, value: valueOf(value) }),
    )
    const order = listed.toSorted((a, b) => a.value - b.value).map(({ symbol }) => symbol)
    return options.filter((text) => text === order.join(', '))
  },
  'ph-m3': ({ question }) => {
    const [melts = 0, boils = 0, first = 0, second = 0] = numbersIn(question)
    return pairOf([melts - 273, boils - 273, first], [melts - 273, boils - 273, second])
  },
  'ph-m4': ({ question, options }) => {
    const [density = 0, volume = 0] = numbersIn(question.replaceAll('cm³', ''))
    return near(options, density * volume)
  },
  'ph-m5': ({ question, options }) =>
    options.filter((name) => {
      const density = named(name).density ?? 0
      return question.includes('less dense') ? density < 13.5 : density > 13.5
    }),
  'ph-m6': ({ options }) =>
    options.filter(
      (text) =>
        /\blarger\b|attract each other|attraction between/.test(text) && !/\bions\b/.test(text),
    ),
  'ph-m7': ({ options }) =>
    options.filter(
      (text) => /whole|without breaking|keep their/.test(text) && !/swell|mass/.test(text),
    ),
  'ph-m8': ({ options }) =>
    most(options, (text) => {
      const [melts = 0, boils = 0] = numbersIn(text)
      return boils - melts
    }),
  'ph-m9': ({ question, options }) => {
    const [melts = 0, density = 0] = numbersIn(question)
    return options.filter((name) => {
      const found = named(name)
      return Math.round(found.meltingPoint ?? 0) === melts && isNear(found.density ?? 0, density)
    })
  },
  'ph-h2': ({ question, options }) => {
    const [volume = 0, density = 0, molarMass = 1] = numbersIn(question)
    return near(options, ((volume * density) / molarMass) * 6.022e23)
  },
  'ph-h3': ({ question, options }) => {
    const [molar = 1, liters = 0, , heavy = 0, light = 0] = numbersIn(question)
    const [first = 1, second = 1] = [...question.matchAll(/ L of (\w+)/g)].map(([, gas = '']) =>
      named(gas).group === 18 ? 1 : 2,
    )
    return near(options, (liters / molar) * (first * heavy - second * light))
  },
  'ph-m10': ({ options }) =>
    options.filter((text) => {
      const [one = '', other = ''] = text.split(', ')
      const difference = namedIn(one).atomicMass - namedIn(other).atomicMass
      return difference * ((numbersIn(one)[0] ?? 0) - (numbersIn(other)[0] ?? 0)) < 0
    }),
  'ph-h5': ({ question, options }) => {
    const [own = 0, ownHeat = 1, mass = 0, other = 1, otherHeat = 0] = numbersIn(question)
    return near(options, (((mass / other) * otherHeat) / ownHeat) * own)
  },
  'ph-m11': ({ question, options }) => {
    const [firstLow = 0, firstHigh = 0, secondLow = 0, secondHigh = 0] = numbersIn(question)
    return options.filter((text) => {
      const [low = 0, high = 0] = numbersIn(text)
      const [melts, boils] = [
        [firstLow, secondLow].toSorted((a, b) => a - b),
        [firstHigh, secondHigh].toSorted((a, b) => a - b),
      ]
      if (question.includes('solid')) return low === melts[0] && high === melts[1]
      if (question.includes('gas')) return low === boils[0] && high === boils[1]
      return low === melts[1] && high === boils[0]
    })
  },
  'ph-h7': ({ question, options }) => {
    const [mass = 0, hot = 0, metal = 0, water = 0, cold = 0, other = 0] = numbersIn(question)
    const heatAt = (now: number): number =>
      mass * metal * (hot - now) - water * other * (now - cold)
    return most(options, (text) => -Math.abs(heatAt(valueOf(text))))
  },
  'ph-h821': ({ question, options }) => {
    const [first = 0, one = 0, second = 0, other = 0] = numbersIn(
      question.replaceAll('g/cm³', '').replaceAll('J/(g·K)', ''),
    )
    const isByVolume = question.includes('volumes')
    const ratio = (one * (isByVolume ? first : 1)) / (other * (isByVolume ? second : 1))
    const [, name = ''] = /of (\w+) \(/.exec(question) ?? []
    return options.filter(
      (text) =>
        text.startsWith(name) === ratio > 1 &&
        Math.abs((numbersIn(text)[0] ?? 0) - Math.max(ratio, 1 / ratio)) < 0.06,
    )
  },
  'ph-h8': ({ question, options }) => {
    const [own = 0, density = 1, mass = 0, other = 1] = numbersIn(question)
    return near(options, ((mass / other) * own) / density)
  },
}

describe.each(physicalProperties.map((template) => [template.id, template] as const))(
  '%s',
  (id, template) => {
    test('the text of the question leads to the one right option', () => {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const question = makeQuestion(template, 9000 + seed)
        expect([question.question, ...(judges[id]?.(question) ?? [])]).toEqual([
          question.question,
          question.correctAnswer,
        ])
      }
    })
  },
)

test('ph-h8 a density of two figures makes no volume of three', () => {
  const template = physicalProperties.find(({ id }) => id === 'ph-h8')
  if (template === undefined) throw new RangeError('ph-h8')
  const densities = Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)).map(
    ({ question }) => /([\d.]+) g\/cm³/.exec(question)?.[1] ?? '',
  )
  expect(densities.filter((text) => text.replace(/^0?\./, '').replace('.', '').length < 3)).toEqual(
    [],
  )
})

test('ph-e4 whether one rounds before or after, the kelvin are the same', () => {
  const template = physicalProperties.find(({ id }) => id === 'ph-e4')
  if (template === undefined) throw new RangeError('ph-e4')
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const { question, element, correctAnswer } = makeQuestion(template, seed)
    const { meltingPoint, boilingPoint } = elementOf(element)
    const exact = (question.includes(' melts ') ? meltingPoint : boilingPoint) ?? NaN
    expect([question, valueOf(correctAnswer)]).toEqual([question, Math.round(exact + 273.15)])
  }
})

test('ph-m9 a wrong metal stands for an idea that leads from the two values to it', () => {
  const template = physicalProperties.find(({ id }) => id === 'ph-m9')
  if (template === undefined) throw new RangeError('ph-m9')
  const wrongMetals = Array.from({ length: SEEDS }, (_, seed) =>
    makeQuestion(template, seed),
  ).flatMap(({ options, correctAnswer, feedback }) =>
    options.map((option, place) => ({
      wrong: named(option),
      right: named(correctAnswer),
      misconception: feedback[place]?.misconception,
    })),
  )
  const isFitting = ({ wrong, right, misconception }: (typeof wrongMetals)[number]): boolean => {
    const isHeavier = wrong.atomicMass > right.atomicMass
    const isDenser = (wrong.density ?? 0) > (right.density ?? 0)
    const meltsHigher = (wrong.meltingPoint ?? 0) > (right.meltingPoint ?? 0)
    if (misconception === 'PH3') return isHeavier !== isDenser
    if (misconception === 'PH11') return isHeavier !== meltsHigher
    return misconception === 'PH4' ? meltsHigher : (misconception ?? null) === null
  }
  expect(wrongMetals.filter((metal) => !isFitting(metal))).toEqual([])
  for (const idea of ['PH3', 'PH4', 'PH11'] as const) {
    const chosen = wrongMetals.filter(({ misconception }) => misconception === idea)
    expect(chosen.length).toBeGreaterThan(SEEDS / 10)
  }
})

test('ph-m5 the mass of the atoms misleads to a metal only where it stands against the density', () => {
  const template = physicalProperties.find(({ id }) => id === 'ph-m5')
  if (template === undefined) throw new RangeError('ph-m5')
  const mercury = named('Mercury')
  const misled = Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)).map(
    ({ options, feedback }) =>
      options.filter((_, place) => feedback[place]?.misconception === 'PH3').map(named),
  )
  const follows = ({ atomicMass, density }: Element): boolean =>
    atomicMass > mercury.atomicMass === (density ?? 0) > 13.5
  expect(misled.flat().filter(follows)).toEqual([])
  expect(Math.min(...misled.map((metals) => metals.length))).toBe(2)
})

const calculated = physicalProperties.filter(({ id }) => /^ph-(m4|m8|h[2358])$/.test(id))

test.each(calculated.map((template) => [template.id, template] as const))(
  '%s shows steps whose results follow from the figures that are shown',
  (_, template) => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { explanation } = makeQuestion(template, 9000 + seed)
      expect([explanation, ...wrongSteps(explanation)]).toEqual([explanation])
    }
  },
)

test('heats of fusion follow the size of the melting point within a factor of four', () => {
  for (const symbol of meltableMetals) {
    const { meltingPoint } = elements.find((entry) => entry.symbol === symbol) ?? {}
    const entropy = (1000 * (heatOfFusion(symbol) ?? 0)) / ((meltingPoint ?? 0) + 273.15)
    expect(entropy).toBeGreaterThan(5)
    expect(entropy).toBeLessThan(20)
  }
})

test('molar heat capacities are near 25 J/(mol·K), as Dulong and Petit found', () => {
  for (const { symbol, specific } of heatCapacities) {
    const { atomicMass } = elements.find((entry) => entry.symbol === symbol) ?? { atomicMass: 0 }
    const isLight = symbol === 'Be'
    expect(specific * atomicMass).toBeGreaterThan(isLight ? 16 : 22.5)
    expect(specific * atomicMass).toBeLessThan(31)
  }
})

/** The calculations 'a op b = c', or '= a mol, times b gives c', of a text that do not hold. */
function wrongSteps(text: string): readonly string[] {
  const plain = text.replaceAll('\u202f', '').replaceAll('cm³', 'cc').replace(' × 10²³', 'e23')
  const number = '(−?[\\d.]+(?:e23)?)'
  const binary = new RegExp(
    `\\(?${number}[^\\d=−×/]* ([−×/]) \\(?${number}[^\\d=]* = ${number}`,
    'g',
  )
  const chained = new RegExp(`= ${number} mol(, times )${number}[^\\d]*(?:is|gives) ${number}`, 'g')
  return [...plain.matchAll(binary), ...plain.matchAll(chained)].flatMap(
    ([step, first = '', sign = '', second = '', result = '']) => {
      const [a, b, c] = [first, second, result].map((part) => Number(part.replace('−', '-')))
      const exact =
        { '−': (a ?? 0) - (b ?? 0), '/': (a ?? 0) / (b ?? 1) }[sign] ?? (a ?? 0) * (b ?? 0)
      const figures = result.replace(/\D/g, '').replace(/^0+/, '').length
      const scale = 10 ** Math.floor(Math.log10(Math.abs(exact)))
      const shown = sign === ', times ' && second.includes('e23') ? (c ?? 0) * scale : (c ?? 0)
      const margin = 0.500001 * 10 ** (1 - Math.max(3, figures)) * scale
      return Math.abs(exact - shown) <= margin ? [] : [step]
    },
  )
}

function named(name: string): (typeof elements)[number] {
  const found = elements.find((entry) => entry.name.toLowerCase() === name.toLowerCase())
  if (found === undefined) throw new RangeError(`'${name}' is no element`)
  return found
}

function namedIn(text: string): (typeof elements)[number] {
  return named(text.split(' ')[0] ?? '')
}

/** All numbers of a text in order, with U+2212 as minus and powers of ten. */
function numbersIn(text: string): number[] {
  return [...text.replaceAll('\u202f', '').matchAll(/(?<!\w)−?\d+(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replace('−', '-')),
  )
}

function valueOf(text: string): number {
  const [mantissa = Number.NaN] = numbersIn(text)
  const power = /10([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(text)?.[1] ?? ''
  const digits = Array.from(power, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')
  return mantissa * 10 ** Number(digits)
}

function near(options: readonly string[], value: number): readonly string[] {
  return options.filter((text) => isNear(valueOf(text), value))
}

function quantityIn(text: string): number {
  const read = parseQuantity(text)
  return 'number' in read ? read.number.value : Number.NaN
}

/** Within one percent: three significant figures, no other option as near. */
function isNear(value: number, other: number): boolean {
  return Math.abs(value - other) <= 0.01 * Math.abs(other)
}

function most(options: readonly string[], size: (text: string) => number): readonly string[] {
  const largest = Math.max(...options.map(size))
  return options.filter((text) => size(text) === largest)
}

function pairOf(first: readonly number[], second: readonly number[]): readonly string[] {
  const [before = '', after = ''] = [...stateOf(first), ...stateOf(second)]
  return [before === after ? `${before} both times` : `${before}, then ${after}`]
}

function stateOf([melts = 0, boils = 0, now = 0]: readonly number[]): readonly string[] {
  if (now < melts) return ['solid']
  return now < boils ? ['liquid'] : ['gas']
}
