import { element } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { whichElement } from '#quiz/which-element.ts'

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
} from './samples.ts'

/**
 * Explains how to compare a temperature with both points, and which substances are liquid or
 * gaseous at 25 °C.
 */
const article = 'guide-to-periodic-table'

/** In °C. */
const ROOM_TEMPERATURE = 25

/** Gases, the two liquids, and solids that are met at school or melt a little above 25 °C. */
const roomTemperaturePool = samples.filter(({ symbol, physicalState }) =>
  physicalState === 'solid'
    ? ['Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Al', 'Zn', 'Ga', 'In', 'I', 'Pb', 'Bi'].includes(symbol)
    : symbol !== 'Rn',
)

/** Which element is a liquid, or a gas, at 25 °C. */
export const stateAtRoomTemperature = template(
  'ph-e1',
  'state-of-matter',
  (random) => {
    const state = pick(random, ['liquid', 'gas'] as const)
    const isAsked = { liquid: isLiquidNow, gas: isGasNow }[state]
    const answer = pick(random, roomTemperaturePool.filter(isAsked))
    const others = shuffle(
      random,
      roomTemperaturePool.filter((entry) => !isAsked(entry)),
    )
    const solids = others.filter(({ physicalState }) => physicalState === 'solid')
    const notSolid = others.filter(({ physicalState }) => physicalState !== 'solid')
    return whichElement({
      stem: pick(random, [
        `Which of these elements is a ${state} at 25 °C and normal pressure?`,
        `At 25 °C and normal pressure, which of these elements is a ${state}?`,
      ]),
      answer: answer.symbol,
      isRight: (symbol) => element(symbol).physicalState === state,
      lures: [...notSolid.slice(0, 1), ...solids].map((other) => ({
        symbol: other.symbol,
        misconception: 'PH6',
        why: stateNow(other),
      })),
      right: stateNow(answer),
      see: { article },
    })
  },
  { fitsMatch: true },
)

function isLiquidNow({ meltingPoint, boilingPoint }: Sample): boolean {
  return meltingPoint < ROOM_TEMPERATURE && boilingPoint > ROOM_TEMPERATURE
}

function isGasNow({ boilingPoint }: Sample): boolean {
  return boilingPoint < ROOM_TEMPERATURE
}

/** Compares 25 °C with the points of an element, given to a tenth where they are near it. */
function stateNow(entry: Sample): string {
  const { name, meltingPoint, boilingPoint } = entry
  if (isGasNow(entry)) {
    return `${name} boils at ${degrees(boilingPoint)}, far below 25 °C. At 25 °C it is a gas.`
  }
  if (isLiquidNow(entry)) {
    return `${name} melts at ${degrees(meltingPoint)} and boils at ${degrees(boilingPoint)}. At 25 °C, between the two, it is a liquid.`
  }
  const isNear = meltingPoint < ROOM_TEMPERATURE + 10
  const shown = isNear ? `${formatNumber(meltingPoint, { decimals: 1 })} °C` : degrees(meltingPoint)
  return `${name} melts at ${shown}, above 25 °C. At 25 °C it is still solid.`
}

/** The states of an element at two temperatures, with both of its points given. */
export const stateFromTwoPoints = template('ph-e2', 'state-of-matter', (random) => {
  const entry = pick(random, familiarSamples)
  const pair = pick(random, statePairs)
  const temperatures = temperaturesFor(random, entry, pair)
  if (temperatures === null) return null
  const [melts, boils] = [degrees(entry.meltingPoint), degrees(entry.boilingPoint)]
  const [first, second] = temperatures.map(degrees)
  const right = temperatures.map((celsius) => conclusion(entry, celsius)).join(' ')
  const misconception: MisconceptionId = temperatures[0] < 0 ? 'PH5' : 'PH6'
  return choice<StatePair>({
    element: entry.symbol,
    stem: `${entry.name} melts at ${melts} and boils at ${boils}. In which state is it at ${first}, and in which at ${second}?`,
    answer: pair,
    isRight: (value) =>
      value.every((state, place) => state === stateAt(entry, temperatures[place] ?? 0)),
    show: statePairText,
    lures: shuffle(random, statePairs).map((value) => ({ value, misconception, why: right })),
    right,
    see: { article },
  })
})

/** Compares a temperature with both points and tells the state that follows. */
function conclusion(entry: Sample, celsius: number): string {
  const [melts, boils] = [degrees(entry.meltingPoint), degrees(entry.boilingPoint)]
  const now = degrees(celsius)
  if (celsius < entry.meltingPoint) return `${now} is below the melting point: solid.`
  return celsius < entry.boilingPoint
    ? `${now} lies between ${melts} and ${boils}: liquid.`
    : `${now} is above the boiling point: a gas.`
}
