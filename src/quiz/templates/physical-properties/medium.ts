import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { comparable } from '#chemistry/trends.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import {
  degrees,
  familiarSamples,
  type Sample,
  samples,
  stateAt,
  temperatureFor,
  wholeDegrees,
} from './states.ts'

const category = 'physical-properties'
const difficulty = 'medium'

/** Temperatures in °C at which some well-known element is clearly liquid. */
export const LIQUID_AT = [
  -200, -70, 50, 100, 150, 227, 300, 400, 500, 600, 727, 800, 1000, 1200, 1500, 2000,
]

export const liquidAt: Template = {
  id: 'ph-m1',
  version: 1,
  category,
  difficulty,
  skill: 'state-of-matter',
  fitsMatch: false,
  draw(random) {
    const temperature = pick(random, LIQUID_AT)
    const inState = (state: string): Sample[] =>
      shuffle(
        random,
        familiarSamples.filter((entry) => stateAt(entry, temperature) === state),
      )
    const [answer] = inState('liquid')
    if (answer === undefined) return null
    const nearestSolids = inState('solid').toSorted((a, b) => a.meltingPoint - b.meltingPoint)
    const others = [
      ...sample(random, nearestSolids.slice(0, 6), 2),
      ...inState('gas').slice(0, 1),
      ...inState('solid'),
    ]
    return questionOfLiquid(random, temperature, answer, others)
  },
}

/** The question which of the elements is liquid at a temperature in °C. */
export function questionOfLiquid(
  random: Random,
  temperature: number,
  answer: Sample,
  others: readonly Sample[],
): Draft | null {
  return whichElement(random, {
    stem: `Melting and boiling points stand in brackets. Which of these elements is liquid at ${degrees(temperature)}?`,
    answer: answer.symbol,
    label: withBothPoints,
    isRight: (symbol) => {
      const { meltingPoint, boilingPoint } = element(symbol)
      return (meltingPoint ?? 0) < temperature && temperature < (boilingPoint ?? 0)
    },
    lures: others.map((other) => ({
      symbol: other.symbol,
      misconception: temperature < 0 ? 'PH5' : 'PH6',
      why: notLiquid(other, temperature),
    })),
    right: `${degrees(temperature)} lies between the melting point ${degrees(answer.meltingPoint)} and the boiling point ${degrees(answer.boilingPoint)} of ${answer.name.toLowerCase()}.`,
    see: { article: 'types-of-elements' },
  })
}

/** 'gallium (30 °C, 2229 °C)': the melting point first. */
function withBothPoints(symbol: ElementSymbol): string {
  const { meltingPoint, boilingPoint } = element(symbol)
  return `${nameOf(symbol)} (${degrees(meltingPoint ?? 0)}, ${degrees(boilingPoint ?? 0)})`
}

function notLiquid({ name, meltingPoint, boilingPoint }: Sample, temperature: number): string {
  return temperature < meltingPoint
    ? `${name} melts only at ${degrees(meltingPoint)}. At ${degrees(temperature)} it is still solid.`
    : `${name} boils already at ${degrees(boilingPoint)}. At ${degrees(temperature)} it is a gas.`
}

/** Boiling point in whole degrees Celsius, as it is shown. */
function boils(symbol: ElementSymbol): number {
  return wholeDegrees(element(symbol).boilingPoint ?? 0)
}

const coldBoiling = ['He', 'H', 'Ne', 'N', 'F', 'Ar', 'O', 'Kr', 'Xe', 'Cl']
const warmBoiling = ['Br', 'I', 'Hg', 'Cs', 'Zn', 'Na', 'K', 'Rb']

export const orderOfBoilingPoints: Template = {
  id: 'ph-m2',
  version: 1,
  category,
  difficulty,
  skill: 'temperature-scales',
  fitsMatch: false,
  draw(random) {
    const symbols = shuffle(random, [
      ...sample(random, coldBoiling, 3),
      ...sample(random, warmBoiling, 1),
    ])
    const values = symbols.map(boils)
    if (symbols.some((a) => symbols.some((b) => a < b && !comparable('boilingPoint', a, b)))) {
      return null
    }
    const order = (key: (symbol: ElementSymbol) => number): string =>
      symbols.toSorted((a, b) => key(a) - key(b)).join(', ')
    const answer = order(boils)
    return worded({
      element: symbols[0] ?? 'H',
      stem: `Boiling points: ${symbols.map((symbol) => `${symbol} ${degrees(boils(symbol))}`).join(', ')}. Which order runs from the lowest to the highest?`,
      answer,
      isRight: (text) =>
        text.split(', ').every((symbol, place, all) => {
          const next = all[place + 1]
          return next === undefined || boils(symbol) < boils(next)
        }),
      lures: [
        {
          value: order((symbol) => Math.abs(boils(symbol))),
          misconception: 'PH5',
          why: `That order leaves out the minus signs. The lowest temperature is ${degrees(Math.min(...values))}, the farthest below zero.`,
        },
        {
          value: order((symbol) => (boils(symbol) < 0 ? -boils(symbol) - 5000 : boils(symbol))),
          misconception: 'PH5',
          why: `The temperatures below zero stand the wrong way round. ${degrees(Math.min(...values))} is the coldest of them.`,
        },
        {
          value: order((symbol) => -boils(symbol)),
          misconception: 'PH5',
          why: `This order begins with the highest boiling point. The lowest, ${degrees(Math.min(...values))}, comes first.`,
        },
        {
          value: order((symbol) => element(symbol).atomicNumber),
          misconception: 'PH11',
          why: `That is the order of the atomic numbers. The boiling points run ${answer}.`,
        },
      ],
      fill: [order((symbol) => element(symbol).period * 100 - element(symbol).group)],
      right: `From the coldest upward: ${answer
        .split(', ')
        .map((symbol) => degrees(boils(symbol)))
        .join(', ')}, which is ${answer}.`,
      see: { elements: symbols, article: 'types-of-elements' },
    })
  },
}

const states = ['solid', 'liquid', 'gas'] as const
export const gasesAndBromine = samples.filter(
  ({ physicalState, symbol }) => physicalState === 'gas' || symbol === 'Br' || symbol === 'Hg',
)

export const stateFromKelvin: Template = {
  id: 'ph-m3',
  version: 1,
  category,
  difficulty,
  skill: 'temperature-scales',
  fitsMatch: false,
  draw(random) {
    const entry = pick(random, gasesAndBromine)
    const state = pick(random, states)
    const temperature = temperatureFor(random, entry, state)
    if (temperature === null || temperature > -5) return null
    const now = Math.round(toKelvin(temperature))
    const melts = Math.round(toKelvin(entry.meltingPoint))
    const boilsAt = Math.round(toKelvin(entry.boilingPoint))
    const place = {
      solid: `below the melting point, ${melts} K`,
      liquid: `between ${melts} K and ${boilsAt} K`,
      gas: `above the boiling point, ${boilsAt} K`,
    }[state]
    const step = `${degrees(temperature)} is ${now} K, ${place}`
    return worded({
      element: entry.symbol,
      stem: `${entry.name} melts at ${melts} K and boils at ${boilsAt} K. In which state is it at ${degrees(temperature)}?`,
      answer: state,
      isRight: (text) => text === stateAt(entry, temperature),
      lures: [
        ...states.map((value) => ({
          value,
          misconception: 'PH5' as const,
          why: `${step}. So ${entry.name.toLowerCase()} is ${state === 'gas' ? 'a gas' : state} there, not ${value === 'gas' ? 'a gas' : value}.`,
        })),
        {
          value: 'half melted',
          misconception: 'PH5',
          why: `Solid and liquid exist side by side only at ${melts} K. ${step}.`,
        },
      ],
      right: `${formatNumber(temperature)} + 273 = ${now}: ${step}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

export const widestLiquidRange: Template = {
  id: 'ph-m8',
  version: 1,
  category,
  difficulty,
  skill: 'melting-and-boiling',
  fitsMatch: false,
  draw(random) {
    const widest = pick(random, familiarSamples)
    const narrower = shuffle(
      random,
      familiarSamples.filter((other) => 1.1 * range(other) < range(widest)),
    )
    const hottest = narrower.find(({ boilingPoint }) => boilingPoint > widest.boilingPoint)
    if (hottest === undefined) return null
    const others = [hottest, ...narrower.filter((other) => other !== hottest).slice(0, 2)]
    const shown = `${degrees(widest.boilingPoint)} − ${signed(widest.meltingPoint)} = ${formatNumber(shownRange(widest))} K`
    return whichElement(random, {
      stem: 'Melting and boiling points stand in brackets. Which of these elements is liquid over the widest range of temperatures?',
      answer: widest.symbol,
      label: withBothPoints,
      isRight: (symbol) =>
        [widest, ...others].every(
          (other) => other.symbol === symbol || range(other) < rangeOf(symbol),
        ),
      lures: others.map((other) => ({
        symbol: other.symbol,
        misconception: 'PH13',
        why: `${other.name} is liquid over ${formatNumber(shownRange(other))} K only${other === hottest ? `, though it boils higher than ${widest.name.toLowerCase()}` : ''}. For ${widest.name.toLowerCase()} the two points are ${formatNumber(shownRange(widest))} K apart.`,
      })),
      right: `The two points of ${widest.name.toLowerCase()} are farthest apart: ${shown}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

function range({ meltingPoint, boilingPoint }: Sample): number {
  return boilingPoint - meltingPoint
}

/** The distance of the two points as they are shown, in whole degrees. */
function shownRange({ meltingPoint, boilingPoint }: Sample): number {
  return wholeDegrees(boilingPoint) - wholeDegrees(meltingPoint)
}

function rangeOf(symbol: ElementSymbol): number {
  const found = samples.find((entry) => entry.symbol === symbol)
  return found === undefined ? 0 : range(found)
}

function signed(celsius: number): string {
  return celsius < 0 ? `(${degrees(celsius)})` : degrees(celsius)
}
