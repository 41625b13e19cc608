import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable } from '#chemistry/elements/trends.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, numeric, template } from '#quiz/template.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted } from '#quiz/worked/solutions.ts'

import {
  degrees,
  familiarSamples,
  type Sample,
  samples,
  stateAt,
  type StatePair,
  statePairs,
  statePairText,
  temperaturesFor,
  wholeDegrees,
} from './samples.ts'

/** The one article that names low temperatures in both units, and lists some below 0 °C. */
const article = 'why-noble-gases-are-stable'

/** Kelvin minus degrees Celsius, to the whole degree. */
const OFFSET = 273

/** In °C. */
const COLDEST_CONVERTED = -180

/** A melting or boiling point in kelvin. */
export const kelvin = template('ph-e4', 'temperature-scales', (random) => {
  const entry = pick(random, familiarSamples)
  const [verb, point] = pick(random, [
    ['melts', entry.meltingPoint],
    ['boils', entry.boilingPoint],
  ] as const)
  const celsius = wholeDegrees(point)
  if (celsius < COLDEST_CONVERTED || celsius === 0 || !isSameKelvin(point)) return null
  const answer = celsius + OFFSET
  const sum = `${formatNumber(celsius)} + 273 = ${formatNumber(answer)}`
  return numeric({
    element: entry.symbol,
    stem: `${entry.name} ${verb} at ${degrees(celsius)}. How many kelvin is that, to the nearest kelvin?`,
    answer,
    isRight: (value) => Math.abs(toKelvin(celsius) - value) < 1,
    show: (value) => `${formatNumber(value)} K`,
    lures: kelvinLures(celsius, sum).filter(({ value }) => value > 0),
    fill: shuffle(random, [-100, 100, -73, 73, -27, 27, -50, 50])
      .map((step) => answer + step)
      .filter((value) => value > 0),
    miss: (value) =>
      `${formatNumber(value)} K would be ${degrees(value - OFFSET)}. The two scales are 273 apart: ${sum}.`,
    solution: () =>
      solved(
        'the temperature on the kelvin scale',
        known('Temperature', exact(celsius, '°C')),
        law('Temperature in K = temperature in °C + 273, to the nearest kelvin'),
        converted('Temperature in K', added(exact(celsius), exact(OFFSET)), exact(answer, 'K')),
      ),
    right: `The kelvin scale starts 273.15 degrees below 0 °C: ${sum}.`,
    see: { article },
  })
})

/** Whether the whole kelvin are the same if rounded before or after the conversion. */
function isSameKelvin(celsius: number): boolean {
  return Math.round(toKelvin(celsius)) === wholeDegrees(celsius) + OFFSET
}

function kelvinLures(celsius: number, sum: string): readonly Lure<number>[] {
  return [
    celsius < 0
      ? {
          value: OFFSET - celsius,
          misconception: 'PH5',
          why: `That leaves out the minus sign of ${degrees(celsius)}. A temperature below 0 °C is below 273 K: ${sum}.`,
        }
      : {
          value: celsius,
          misconception: 'PH5',
          why: `${formatNumber(celsius)} is the temperature in degrees Celsius. The kelvin scale starts 273 degrees lower: ${sum}.`,
        },
    {
      value: celsius + 373,
      misconception: 'PH5',
      why: `That adds 373, the boiling point of water in kelvin. The two scales are 273 apart: ${sum}.`,
    },
    {
      value: celsius + 173,
      misconception: 'PH5',
      why: `That adds only 173. The two scales are 273 apart: ${sum}.`,
    },
    {
      value: Math.abs(celsius - OFFSET),
      misconception: 'PH5',
      why: `273 is subtracted to go from kelvin to degrees Celsius. Here it is added: ${sum}.`,
    },
    {
      value: Math.round(1.8 * celsius + 32),
      misconception: 'PH5',
      why: `That is the temperature in degrees Fahrenheit. For kelvin, 273 is added: ${sum}.`,
    },
  ]
}

const coldBoiling = ['He', 'H', 'Ne', 'N', 'F', 'Ar', 'O', 'Kr', 'Xe', 'Cl']
const warmBoiling = ['Br', 'I', 'Hg', 'Cs', 'Zn', 'Na', 'K', 'Rb']

/** Lower than any temperature: it sorts values below zero before everything else. */
const FAR_BELOW = -5000

/** Four boiling points, most of them below zero, from the lowest to the highest. */
export const orderOfBoilingPoints = template('ph-m2', 'temperature-scales', (random) => {
  const symbols = shuffle(random, [
    ...sample(random, coldBoiling, 3),
    ...sample(random, warmBoiling, 1),
  ])
  if (symbols.some((a) => symbols.some((b) => a < b && !comparable('boilingPoint', a, b)))) {
    return null
  }
  const answer = orderBy(boils)
  const points = symbols.map((symbol) => `${symbol} ${degrees(boils(symbol))}`)
  const coldest = degrees(Math.min(...symbols.map(boils)))
  return choice<readonly ElementSymbol[]>({
    element: symbols[0] ?? 'H',
    stem: `Boiling points: ${points.join(', ')}. Which order runs from the lowest to the highest?`,
    answer,
    isRight: isRising,
    show: orderText,
    lures: [
      {
        value: orderBy((symbol) => Math.abs(boils(symbol))),
        misconception: 'PH5',
        why: `That order leaves out the minus signs. The lowest temperature is ${coldest}, the farthest below zero.`,
      },
      {
        value: orderBy((symbol) => (boils(symbol) < 0 ? FAR_BELOW - boils(symbol) : boils(symbol))),
        misconception: 'PH5',
        why: `The temperatures below zero are in the wrong order. ${coldest} is the coldest of them.`,
      },
      {
        value: orderBy((symbol) => -boils(symbol)),
        misconception: 'PH5',
        why: `This order begins with the highest boiling point. The lowest, ${coldest}, comes first.`,
      },
      {
        value: orderBy((symbol) => element(symbol).atomicNumber),
        misconception: 'PH11',
        why: `That is the order of the atomic numbers. The boiling points run ${orderText(answer)}.`,
      },
    ],
    fill: [orderBy((symbol) => element(symbol).period * 100 - element(symbol).group)],
    right: `From the coldest upward: ${answer.map((symbol) => degrees(boils(symbol))).join(', ')}, which is ${orderText(answer)}.`,
    see: { elements: symbols, article },
  })

  function orderBy(key: (symbol: ElementSymbol) => number): readonly ElementSymbol[] {
    return symbols.toSorted((a, b) => key(a) - key(b))
  }
})

/** Boiling point in whole degrees Celsius, as it is shown. */
function boils(symbol: ElementSymbol): number {
  return wholeDegrees(element(symbol).boilingPoint ?? 0)
}

function isRising(order: readonly ElementSymbol[]): boolean {
  return order.every((symbol, place) => {
    const next = order[place + 1]
    return next === undefined || boils(symbol) < boils(next)
  })
}

function orderText(order: readonly ElementSymbol[]): string {
  return order.join(', ')
}

const gasesAndLiquids = samples.filter(
  ({ physicalState, symbol }) => physicalState === 'gas' || symbol === 'Br' || symbol === 'Hg',
)

/** Warmest temperature in °C asked about first, so that its minus sign matters. */
const WARMEST = -5

/** The states at two temperatures in degrees Celsius, with both points given in kelvin. */
export const stateFromKelvin = template('ph-m3', 'temperature-scales', (random) =>
  statesDraft(random, (entry, temperatures) =>
    temperatures.map((celsius) => conclusion(entry, celsius)).join(' '),
  ),
)

/** The same, with corrections that tell which of the two states is wrong. */
export const correctedStateFromKelvin = nextDraw(stateFromKelvin, (random) =>
  statesDraft(random, wrongStates),
)

function wrongStates(entry: Sample, temperatures: readonly number[], value: StatePair): string {
  const wrong = temperatures.flatMap((celsius, place) => {
    const state = value[place]
    if (state === undefined || state === stateAt(entry, celsius)) return []
    const name = state === 'gas' ? 'a gas' : state
    return [`At ${degrees(celsius)} it is not ${name}, for ${conclusion(entry, celsius)}`]
  })
  return wrong.length === 1 ? `One of the two states is right. ${wrong.join('')}` : wrong.join(' ')
}

function statesDraft(
  random: Random,
  whyOf: (entry: Sample, temperatures: readonly number[], value: StatePair) => string,
) {
  const entry = pick(random, gasesAndLiquids)
  const pair = pick(random, statePairs)
  const temperatures = temperaturesFor(random, entry, pair)
  if (temperatures === null || temperatures[0] > WARMEST) return null
  const [melts, boilsAt] = [wholeKelvin(entry.meltingPoint), wholeKelvin(entry.boilingPoint)]
  const [first, second] = temperatures.map(degrees)
  const right = temperatures.map((celsius) => conclusion(entry, celsius)).join(' ')
  return choice<StatePair>({
    element: entry.symbol,
    stem: `${entry.name} melts at ${melts} K and boils at ${boilsAt} K. In which state is it at ${first}, and in which at ${second}?`,
    answer: pair,
    isRight: (value) =>
      value.every((state, place) => state === stateAt(entry, temperatures[place] ?? 0)),
    show: statePairText,
    lures: shuffle(random, statePairs).map((value) => ({
      value,
      misconception: 'PH5',
      why: whyOf(entry, temperatures, value),
    })),
    right,
    see: { article },
  })
}

/** Converts a temperature to kelvin and compares it with both points. */
function conclusion(entry: Sample, celsius: number): string {
  const [melts, boilsAt] = [wholeKelvin(entry.meltingPoint), wholeKelvin(entry.boilingPoint)]
  const now = `${degrees(celsius)} is ${wholeKelvin(celsius)} K`
  if (celsius < entry.meltingPoint) return `${now}, below ${melts} K: solid.`
  return celsius < entry.boilingPoint
    ? `${now}, between ${melts} K and ${boilsAt} K: liquid.`
    : `${now}, above ${boilsAt} K: a gas.`
}

function wholeKelvin(celsius: number): number {
  return Math.round(toKelvin(celsius))
}
