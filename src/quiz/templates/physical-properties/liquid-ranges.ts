import { element, type ElementSymbol, type PhysicalState } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Draft, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import {
  degrees,
  familiarSamples,
  familiarSolids,
  type Sample,
  samples,
  stateAt,
  wholeDegrees,
} from './samples.ts'

/** Tells how to compare a temperature with the melting and the boiling point. */
const article = 'guide-to-periodic-table'

/** Temperatures in °C at which some well-known element is clearly liquid. */
const temperatures = [
  -200, -70, 50, 100, 150, 227, 300, 400, 500, 600, 727, 800, 1000, 1200, 1500, 2000,
]

/** Solids, or gases, that are nearest to being liquid, of which some are offered. */
const NEAREST = 6

/**
 * Which element is liquid at a temperature. Any number of the other three are gases, so that the liquid
 * is not known by its place among the melting points.
 */
export const liquidAt = template('ph-m1', 'state-of-matter', (random) => {
  const temperature = pick(random, temperatures)
  const inState = (state: string): Sample[] =>
    familiarSamples.filter((entry) => stateAt(entry, temperature) === state)
  const [answer] = shuffle(random, inState('liquid'))
  const gases = inState('gas').toSorted((a, b) => b.boilingPoint - a.boilingPoint)
  const solids = inState('solid').toSorted((a, b) => a.meltingPoint - b.meltingPoint)
  const gaseous = integer(random, 0, WRONG_OPTIONS)
  if (answer === undefined || gases.length < gaseous) return null
  const others = [
    ...sample(random, gases.slice(0, NEAREST), gaseous),
    ...sample(random, solids.slice(0, NEAREST), WRONG_OPTIONS - gaseous),
  ]
  return whichElement({
    stem: `Melting and boiling points are given in brackets. Which of these elements is liquid at ${degrees(temperature)}?`,
    answer: answer.symbol,
    label: withBothPoints,
    isRight: (symbol) => {
      const { meltingPoint, boilingPoint } = element(symbol)
      return (meltingPoint ?? 0) < temperature && temperature < (boilingPoint ?? 0)
    },
    lures: others.map((other) => ({
      symbol: other.symbol,
      misconception: temperature < 0 ? 'PH5' : 'PH6',
      why: whyNotLiquid(other, temperature),
    })),
    right: `${degrees(temperature)} lies between the melting point ${degrees(answer.meltingPoint)} and the boiling point ${degrees(answer.boilingPoint)} of ${nameOf(answer.symbol)}.`,
    see: { article },
  })
})

/** 'gallium (30 °C, 2229 °C)': the melting point first. */
function withBothPoints(symbol: ElementSymbol): string {
  const { meltingPoint, boilingPoint } = element(symbol)
  return `${nameOf(symbol)} (${degrees(meltingPoint ?? 0)}, ${degrees(boilingPoint ?? 0)})`
}

function whyNotLiquid({ name, meltingPoint, boilingPoint }: Sample, temperature: number): string {
  return temperature < meltingPoint
    ? `${name} melts only at ${degrees(meltingPoint)}. At ${degrees(temperature)} it is still solid.`
    : `${name} already boils at ${degrees(boilingPoint)}. At ${degrees(temperature)} it is a gas.`
}

/** How many times as wide the widest range is at least. */
const CLEARLY_WIDER = 1.1

/** Which element is liquid over the widest range of temperatures. */
export const widestLiquidRange = template('ph-m8', 'melting-and-boiling', (random) => {
  const widest = pick(random, familiarSamples)
  const narrower = shuffle(
    random,
    familiarSamples.filter((other) => CLEARLY_WIDER * range(other) < range(widest)),
  )
  const hottest = narrower.find(({ boilingPoint }) => boilingPoint > widest.boilingPoint)
  if (hottest === undefined) return null
  const others = [hottest, ...narrower.filter((other) => other !== hottest).slice(0, 2)]
  const name = nameOf(widest.symbol)
  return whichElement({
    stem: 'Melting and boiling points are given in brackets. Which of these elements is liquid over the widest range of temperatures?',
    answer: widest.symbol,
    label: withBothPoints,
    isRight: (symbol) =>
      [widest, ...others].every(
        (other) => other.symbol === symbol || range(other) < rangeOf(symbol),
      ),
    lures: others.map((other) => ({
      symbol: other.symbol,
      misconception: 'PH13',
      why:
        other === hottest
          ? `${other.name} is liquid over ${rangeText(other)} only, though it boils higher than ${name}. For ${name} the two points are ${rangeText(widest)} apart.`
          : `${other.name} is liquid over ${rangeText(other)} only. For ${name} the two points are ${rangeText(widest)} apart.`,
    })),
    right: `The two points of ${name} are farthest apart: ${degrees(widest.boilingPoint)} − ${inBrackets(widest.meltingPoint)} = ${rangeText(widest)}.`,
    see: { article },
  })
})

function range({ meltingPoint, boilingPoint }: Sample): number {
  return boilingPoint - meltingPoint
}

function rangeOf(symbol: ElementSymbol): number {
  const found = samples.find((entry) => entry.symbol === symbol)
  return found === undefined ? 0 : range(found)
}

/** '2199 K': the distance of the two points as they are shown, in whole degrees. */
function rangeText({ meltingPoint, boilingPoint }: Sample): string {
  return `${formatNumber(wholeDegrees(boilingPoint) - wholeDegrees(meltingPoint))} K`
}

/** A temperature to subtract: '30 °C', but '(−39 °C)'. */
function inBrackets(celsius: number): string {
  return celsius < 0 ? `(${degrees(celsius)})` : degrees(celsius)
}

/** Temperatures in °C between which something is liquid. */
type Range = { readonly low: number; readonly high: number }

/** Distance in K between any two of the points that matter, at least. */
const APART = 20

const meltable = [
  ...familiarSolids,
  ...samples.filter(({ physicalState, symbol }) => physicalState !== 'solid' && symbol !== 'Rn'),
]

/** The range of temperatures over which two elements are in the wanted states. */
export const statesOfTwo = template('ph-m11', 'state-of-matter', (random) => {
  const [a, b] = sample(random, meltable, 2)
  return a === undefined || b === undefined ? null : rangeOfStates(random, a, b)
})

/** The states asked for, in the words of the stem. */
const wantedStates = {
  both: 'are both liquid',
  'one solid': 'is one liquid and the other still solid',
  'one gas': 'is one liquid and the other already a gas',
} as const

type Wanted = keyof typeof wantedStates

const rules: Readonly<Record<Wanted, string>> = {
  both: 'Both are liquid from the higher melting point on, until the lower boiling point',
  'one solid': 'One has melted and the other has not between their melting points',
  'one gas': 'One has boiled and the other has not between their boiling points',
}

function rangeOfStates(random: Random, a: Sample, b: Sample): Draft | null {
  const [early, late] = a.meltingPoint < b.meltingPoint ? [a, b] : [b, a]
  const [first, last] = a.boilingPoint < b.boilingPoint ? [a, b] : [b, a]
  const ranges: Readonly<Record<Wanted, Range>> = {
    both: { low: late.meltingPoint, high: first.boilingPoint },
    'one solid': { low: early.meltingPoint, high: late.meltingPoint },
    'one gas': { low: first.boilingPoint, high: last.boilingPoint },
  }
  const isClear = Object.values(ranges).every(({ low, high }) => high - low > APART)
  if (!isClear) return null
  const wanted = pick(random, ['both', 'one solid', 'one gas'] as const)
  const answer = ranges[wanted]
  const solution = solutionOf(wanted, { early, late, first, last })
  const others = [
    ...(['both', 'one solid', 'one gas'] as const).map((other) => ({
      value: ranges[other],
      why: mistakenFor(other),
    })),
    {
      value: { low: early.meltingPoint, high: last.boilingPoint },
      why: 'Over that range at least one of them is liquid.',
    },
    {
      value: { low: early.meltingPoint, high: first.boilingPoint },
      why: 'Over a part of that range both are liquid, over another only one.',
    },
    {
      value: { low: late.meltingPoint, high: last.boilingPoint },
      why: 'Over a part of that range both are liquid, over another only one.',
    },
  ]
  return choice<Range>({
    element: a.symbol,
    stem: `${a.name} is liquid from ${rangeFromTo(liquidRange(a))}, ${nameOf(b.symbol)} from ${rangeFromTo(liquidRange(b))}. Over which range ${wantedStates[wanted]}?`,
    answer,
    isRight: ({ low, high }) =>
      low === answer.low && high === answer.high && fits(wanted, a, b, low, high),
    show: rangeFromTo,
    lures: shuffle(random, others).map(({ value, why }) => ({
      value,
      misconception: 'PH6',
      why: `${why} ${solution}`,
    })),
    right: solution,
    see: { elements: [a.symbol, b.symbol], article },
    solution: () =>
      workedComparison(
        'the range of temperatures',
        rules[wanted],
        [
          ['From', degrees(answer.low)],
          ['To', degrees(answer.high)],
        ],
        rangeFromTo(answer),
      ),
  })
}

/** Judges by the states in the middle of the range. */
function fits(wanted: Wanted, a: Sample, b: Sample, low: number, high: number): boolean {
  const states = [a, b].map(({ meltingPoint, boilingPoint }): PhysicalState => {
    const middle = (low + high) / 2
    return middle < meltingPoint ? 'solid' : middle < boilingPoint ? 'liquid' : 'gas'
  })
  const other = ({ both: 'liquid', 'one solid': 'solid', 'one gas': 'gas' } as const)[wanted]
  return (
    states.includes('liquid') &&
    (wanted === 'both' ? states[0] === states[1] : states.includes(other))
  )
}

function mistakenFor(other: Wanted): string {
  return {
    both: 'Over that range both are liquid.',
    'one solid': 'Over that range one of them is still solid.',
    'one gas': 'Over that range one of them is already a gas.',
  }[other]
}

type Sorted = Readonly<Record<'early' | 'late' | 'first' | 'last', Sample>>

function solutionOf(wanted: Wanted, { early, late, first, last }: Sorted): string {
  switch (wanted) {
    case 'both':
      return `Both are liquid once ${nameOf(late.symbol)} has melted, at ${degrees(late.meltingPoint)}, and until ${nameOf(first.symbol)} boils, at ${degrees(first.boilingPoint)}.`
    case 'one solid':
      return `${early.name} melts at ${degrees(early.meltingPoint)}, and ${nameOf(late.symbol)} stays solid up to ${degrees(late.meltingPoint)}.`
    case 'one gas':
      return `${first.name} boils at ${degrees(first.boilingPoint)}, and ${nameOf(last.symbol)} stays liquid up to ${degrees(last.boilingPoint)}.`
  }
}

function liquidRange({ meltingPoint, boilingPoint }: Sample): Range {
  return { low: meltingPoint, high: boilingPoint }
}

function rangeFromTo({ low, high }: Range): string {
  return `${degrees(low)} to ${degrees(high)}`
}
