import { element, type ElementSymbol, type PhysicalState } from '#chemistry/elements.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, numeric, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import {
  degrees,
  densityOf,
  familiarSamples,
  samples,
  stateAt,
  temperatureFor,
  wholeDegrees,
} from './states.ts'

const category = 'physical-properties'
const difficulty = 'easy'

const ROOM_TEMPERATURE = 25

/** Gases, the two liquids, and solids that are met at school or melt a little above 25 °C. */
const roomTemperaturePool = samples.filter(({ symbol, physicalState }) =>
  physicalState === 'solid'
    ? ['Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Al', 'Zn', 'Ga', 'In', 'I', 'Pb', 'Bi'].includes(symbol)
    : symbol !== 'Rn',
)

export const stateAtRoomTemperature: Template = {
  id: 'ph-e1',
  version: 1,
  category,
  difficulty,
  skill: 'state-of-matter',
  fitsMatch: true,
  draw(random) {
    const state = pick(random, ['liquid', 'gas'] as const)
    const isAsked = { liquid: isLiquidNow, gas: isGasNow }[state]
    const answer = pick(random, roomTemperaturePool.filter(isAsked))
    const others = shuffle(
      random,
      roomTemperaturePool.filter((entry) => !isAsked(entry)),
    )
    const solids = others.filter(({ physicalState }) => physicalState === 'solid')
    const notSolid = others.filter(({ physicalState }) => physicalState !== 'solid')
    return whichElement(random, {
      stem: pick(random, [
        `Which of these elements is a ${state} at 25 °C and normal pressure?`,
        `At 25 °C and normal pressure, which of these elements is a ${state}?`,
      ]),
      answer: answer.symbol,
      isRight: (symbol) => element(symbol).physicalState === state,
      lures: [...notSolid.slice(0, 1), ...solids].map((other) => ({
        symbol: other.symbol,
        misconception: 'PH6',
        why: whereItStands(other),
      })),
      right: whereItStands(answer),
      see: { article: 'types-of-elements' },
    })
  },
}

function isLiquidNow(points: { meltingPoint: number; boilingPoint: number }): boolean {
  return points.meltingPoint < ROOM_TEMPERATURE && points.boilingPoint > ROOM_TEMPERATURE
}

function isGasNow({ boilingPoint }: { boilingPoint: number }): boolean {
  return boilingPoint < ROOM_TEMPERATURE
}

/** Compares 25 °C with the points of an element, given to a tenth where they are near it. */
function whereItStands(points: {
  name: string
  meltingPoint: number
  boilingPoint: number
}): string {
  const { name, meltingPoint, boilingPoint } = points
  if (isGasNow(points)) {
    return `${name} boils at ${degrees(boilingPoint)}, far below 25 °C. At 25 °C it is a gas.`
  }
  if (isLiquidNow(points)) {
    return `${name} melts at ${degrees(meltingPoint)} and boils at ${degrees(boilingPoint)}. At 25 °C, between the two, it is a liquid.`
  }
  const isNear = meltingPoint < ROOM_TEMPERATURE + 10
  const shown = isNear ? `${formatNumber(meltingPoint, { decimals: 1 })} °C` : degrees(meltingPoint)
  return `${name} melts at ${shown}, above 25 °C. At 25 °C it is still solid.`
}

const states = ['solid', 'liquid', 'gas'] as const

export const stateFromTwoPoints: Template = {
  id: 'ph-e2',
  version: 1,
  category,
  difficulty,
  skill: 'state-of-matter',
  fitsMatch: false,
  draw(random) {
    const entry = pick(random, familiarSamples)
    const state = pick(random, states)
    const temperature = temperatureFor(random, entry, state)
    if (temperature === null) return null
    const melts = degrees(entry.meltingPoint)
    const boils = degrees(entry.boilingPoint)
    const place = placeOf(state, degrees(temperature), melts, boils)
    const misconception: MisconceptionId = temperature < 0 ? 'PH5' : 'PH6'
    return worded({
      element: entry.symbol,
      stem: `${entry.name} melts at ${melts} and boils at ${boils}. In which state is it at ${degrees(temperature)}?`,
      answer: state,
      isRight: (text) => text === stateAt(entry, temperature),
      lures: [
        ...states.map((value) => ({
          value,
          misconception,
          why: `${stateRule(value)} ${place}, so ${entry.name.toLowerCase()} is ${aState(state)}.`,
        })),
        {
          value: 'half melted',
          misconception,
          why: `Solid and liquid exist side by side only at the melting point, ${melts}. ${place}.`,
        },
      ],
      right: `${place}, so ${entry.name.toLowerCase()} is ${aState(state)}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

function stateRule(state: PhysicalState): string {
  return {
    solid: 'It would be solid below the melting point.',
    liquid: 'It would be liquid between the two points.',
    gas: 'It would be a gas above the boiling point.',
  }[state]
}

function placeOf(state: PhysicalState, now: string, melts: string, boils: string): string {
  return {
    solid: `${now} is below the melting point, ${melts}`,
    liquid: `${now} lies between ${melts} and ${boils}`,
    gas: `${now} is above the boiling point, ${boils}`,
  }[state]
}

function aState(state: PhysicalState): string {
  return state === 'gas' ? 'a gas' : state
}

/** Liquids with their density in g/cm³ and the light metals that float on them. */
export const floats = [
  { liquid: 'water', density: 1, floating: ['Li', 'K'], sinking: [] },
  { liquid: 'kerosene', density: 0.8, floating: ['Li'], sinking: ['Na', 'K'] },
] as const

/** Metals of low density that sink in water. */
export const lightMetals = ['Mg', 'Ca', 'Al', 'Be', 'Rb', 'Cs', 'Sr', 'Ti']

export const floatingMetal: Template = {
  id: 'ph-e3',
  version: 1,
  category,
  difficulty,
  skill: 'density',
  fitsMatch: true,
  draw(random) {
    const { liquid, density, floating, sinking } = pick(random, floats)
    const answer = pick(random, floating)
    const limit = formatNumber(density, { decimals: 2 })
    const symbols = [...sample(random, sinking, 2), ...shuffle(random, lightMetals)]
    return whichElement(random, {
      stem: `Which of these metals is less dense than ${liquid} (${limit} g/cm³)?`,
      answer,
      isRight: (symbol) => (element(symbol).density ?? Infinity) < density,
      lures: symbols.map((symbol) => sinkingMetal(symbol, answer, `${liquid} (${limit} g/cm³)`)),
      right: `The density of ${nameOf(answer)}, ${densityOf(answer)}, is below ${limit} g/cm³.`,
      see: { article: 'deep-dive-alkali-metals' },
    })
  },
}

export function sinkingMetal(
  symbol: ElementSymbol,
  answer: ElementSymbol,
  liquid: string,
): ElementLure {
  const { name, group } = element(symbol)
  return group === element(answer).group
    ? {
        symbol,
        misconception: 'CL11',
        why: `${name} shares the group of ${nameOf(answer)}, but not its density. With ${densityOf(symbol)} it is denser than ${liquid}.`,
      }
    : {
        symbol,
        misconception: 'PH3',
        why: `${name} is a light metal, yet its density is ${densityOf(symbol)}. It is denser than ${liquid}.`,
      }
}

/** The one article that names low temperatures in both units, and lists some below 0 °C. */
export const coldGases = 'why-noble-gases-are-stable'

/** Kelvin minus degrees Celsius, to the whole degree. */
const OFFSET = 273

export const kelvin: Template = {
  id: 'ph-e4',
  version: 1,
  category,
  difficulty,
  skill: 'temperature-scales',
  fitsMatch: false,
  draw: (random) => inKelvin(random, 'guide-to-periodic-table'),
}

/** The same without temperatures that are another whole kelvin when they are rounded only at the end. */
export const kelvinEitherWay: Template = {
  ...kelvin,
  version: 3,
  draw: (random) => inKelvin(random, coldGases, isSameKelvin),
}

function isSameKelvin(celsius: number): boolean {
  return Math.round(toKelvin(celsius)) === wholeDegrees(celsius) + OFFSET
}

function inKelvin(
  random: Random,
  article: string,
  isAsked: (celsius: number) => boolean = () => true,
): Draft | null {
  const entry = pick(random, familiarSamples)
  const [verb, exact] = pick(random, [
    ['melts', entry.meltingPoint],
    ['boils', entry.boilingPoint],
  ] as const)
  const celsius = wholeDegrees(exact)
  const answer = celsius + OFFSET
  if (celsius < -180 || celsius === 0 || !isAsked(exact)) return null
  const shown = degrees(celsius)
  const sum = `${formatNumber(celsius)} + 273 = ${formatNumber(answer)}`
  return numeric({
    element: entry.symbol,
    stem: `${entry.name} ${verb} at ${shown}. How many kelvin is that, to the nearest kelvin?`,
    answer,
    isRight: (value) => Math.abs(toKelvin(celsius) - value) < 1,
    show: (value) => `${formatNumber(value)} K`,
    lures: [
      {
        value: celsius < 0 ? OFFSET - celsius : celsius,
        why:
          celsius < 0
            ? `That leaves out the minus sign of ${shown}. A temperature below 0 °C is below 273 K: ${sum}.`
            : `${formatNumber(celsius)} is the temperature in degrees Celsius. The kelvin scale starts 273 degrees lower: ${sum}.`,
      },
      {
        value: celsius + 373,
        why: `That adds 373, the boiling point of water in kelvin. The two scales are 273 apart: ${sum}.`,
      },
      {
        value: celsius + 173,
        why: `That adds only 173. The two scales are 273 apart: ${sum}.`,
      },
      {
        value: Math.abs(celsius - OFFSET),
        why: `273 is subtracted to go from kelvin to degrees Celsius. Here it is added: ${sum}.`,
      },
      {
        value: Math.round(1.8 * celsius + 32),
        why: `That is the temperature in degrees Fahrenheit. For kelvin, 273 is added: ${sum}.`,
      },
    ]
      .filter(({ value }) => value > 0)
      .map((lure) => ({ ...lure, misconception: 'PH5' })),
    fill: shuffle(random, [-100, 100, -73, 73, -27, 27, -50, 50])
      .map((step) => answer + step)
      .filter((value) => value > 0),
    right: `The kelvin scale starts 273.15 degrees below 0 °C: ${sum}.`,
    see: { article },
  })
}
