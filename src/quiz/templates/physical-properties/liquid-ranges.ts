import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Draft, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

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

/** The range of temperatures over which two elements are both liquid. */
export const bothLiquid = template('ph-h6', 'state-of-matter', (random) => {
  const [a, b] = sample(random, meltable, 2)
  return a === undefined || b === undefined ? null : overlap(random, a, b)
})

function overlap(random: Random, a: Sample, b: Sample): Draft | null {
  const [early, late] = a.meltingPoint < b.meltingPoint ? [a, b] : [b, a]
  const [first, last] = a.boilingPoint < b.boilingPoint ? [a, b] : [b, a]
  const answer = { low: late.meltingPoint, high: first.boilingPoint }
  const isClear =
    answer.high - answer.low > APART &&
    answer.low - early.meltingPoint >= APART &&
    last.boilingPoint - answer.high >= APART
  if (!isClear) return null
  const [starts, ends] = [degrees(answer.low), degrees(answer.high)]
  const stillSolid = `At ${degrees(early.meltingPoint)} ${nameOf(early.symbol)} melts, but ${nameOf(late.symbol)} stays solid up to ${starts}.`
  const alreadyGas = `${capitalized(nameOf(first.symbol))} boils at ${ends}, so above it only ${nameOf(last.symbol)} is liquid.`
  const both = `Both are liquid from ${rangeFromTo(answer)}.`
  return choice<Range>({
    element: pick(random, [a.symbol, b.symbol]),
    stem: `At normal pressure, ${nameOf(a.symbol)} is liquid from ${rangeFromTo(liquidRange(a))} and ${nameOf(b.symbol)} from ${rangeFromTo(liquidRange(b))}. Over which range are both liquid?`,
    answer,
    isRight: ({ low, high }) =>
      low === Math.max(a.meltingPoint, b.meltingPoint) &&
      high === Math.min(a.boilingPoint, b.boilingPoint),
    show: rangeFromTo,
    lures: [
      {
        value: { low: early.meltingPoint, high: last.boilingPoint },
        misconception: 'PH6',
        why: `${stillSolid} ${alreadyGas}`,
      },
      {
        value: { low: early.meltingPoint, high: first.boilingPoint },
        misconception: 'PH6',
        why: `${stillSolid} ${both}`,
      },
      {
        value: { low: late.meltingPoint, high: last.boilingPoint },
        misconception: 'PH6',
        why: `${alreadyGas} ${both}`,
      },
    ],
    right: `Both are liquid once ${nameOf(late.symbol)} has melted, at ${starts}, and until ${first === late ? 'it' : nameOf(first.symbol)} boils, at ${ends}.`,
    see: { elements: [a.symbol, b.symbol], article },
  })
}

function liquidRange({ meltingPoint, boilingPoint }: Sample): Range {
  return { low: meltingPoint, high: boilingPoint }
}

function rangeFromTo({ low, high }: Range): string {
  return `${degrees(low)} to ${degrees(high)}`
}
