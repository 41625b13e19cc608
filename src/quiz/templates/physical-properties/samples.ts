import {
  element,
  type Element,
  elements,
  type ElementSymbol,
  type PhysicalState,
} from '#chemistry/elements/elements.ts'
import { physicalDataIsSafe } from '#chemistry/elements/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, type Random } from '#quiz/random.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'

/** An element whose melting and boiling points, in °C, are known well. */
export type Sample = Omit<Element, 'meltingPoint' | 'boilingPoint'> & Points

/** Melting and boiling point in °C. */
type Points = { readonly meltingPoint: number; readonly boilingPoint: number }

/** Distance in K from a melting or boiling point within which no state is asked for. */
const STATE_MARGIN = 15

/** How far in K a temperature lies at most below the melting or above the boiling point. */
const REACH = 250

const STEP = 5

const BISMUTH = 83

/** Lowest temperature in °C that questions name. */
const COLDEST = -270

/** The elements whose melting and boiling points a question may rest on. */
export const samples: readonly Sample[] = elements.flatMap((entry) => {
  const { symbol, meltingPoint, boilingPoint } = entry
  const isKnown = meltingPoint !== null && boilingPoint !== null && physicalDataIsSafe(symbol)
  return isKnown ? [{ ...entry, meltingPoint, boilingPoint }] : []
})

/** Those of them that a school course meets. */
export const familiarSamples: readonly Sample[] = samples.filter(
  ({ symbol, atomicNumber }) => isFamiliar(symbol) && atomicNumber <= BISMUTH,
)

/** Familiar solids whose atoms have a standard atomic mass. */
export const familiarSolids: readonly Sample[] = familiarSamples.filter(
  ({ physicalState, massIsStandard }) => physicalState === 'solid' && massIsStandard,
)

/** A temperature in whole degrees, halves away from zero, exactly as `degrees` shows it. */
export function wholeDegrees(celsius: number): number {
  return Math.sign(celsius) * Math.round(Math.abs(celsius))
}

/** '1085 °C', rounded to whole degrees. */
export function degrees(celsius: number): string {
  return `${formatNumber(wholeDegrees(celsius), { decimals: 0 })} °C`
}

/** '1085 °C': the melting point, which has to be known. */
export function meltingPointOf(symbol: ElementSymbol): string {
  return degrees(element(symbol).meltingPoint ?? 0)
}

/** Metals whose density the tables give with two figures, or differ in the third. */
const roughDensities = new Set(['Na', 'K'])

/** Whether only two figures of the density are certain. */
export function hasRoughDensity(symbol: ElementSymbol): boolean {
  return roughDensities.has(symbol)
}

/** '2.70 g/cm³', with as many figures as are certain; zero where no density is known. */
export function densityOf(symbol: ElementSymbol): string {
  return `${densityFigures(symbol)} g/cm³`
}

/** '2.70': the density in g/cm³ without its unit. */
export function densityFigures(symbol: ElementSymbol): string {
  const significant = hasRoughDensity(symbol) ? 2 : 3
  return formatNumber(element(symbol).density ?? 0, { significant })
}

/** The density in g/cm³ to calculate with, rounded to three figures; zero where none is known. */
export function densityInThreeFigures(symbol: ElementSymbol): number {
  return Number((element(symbol).density ?? 0).toPrecision(3))
}

/** The state at a temperature in °C; null within the margin around a melting or boiling point. */
export function stateAt(
  { meltingPoint, boilingPoint }: Points,
  celsius: number,
): PhysicalState | null {
  if (celsius <= meltingPoint - STATE_MARGIN) return 'solid'
  if (celsius >= boilingPoint + STATE_MARGIN) return 'gas'
  const isBetween = celsius >= meltingPoint + STATE_MARGIN && celsius <= boilingPoint - STATE_MARGIN
  return isBetween ? 'liquid' : null
}

/**
 * A temperature in °C, a multiple of five, at which an element is in the given state; null where
 * there is none in the range that questions use.
 */
export function temperatureFor(
  random: Random,
  { meltingPoint, boilingPoint }: Points,
  state: PhysicalState,
): number | null {
  const ranges = {
    solid: { low: Math.max(COLDEST, meltingPoint - REACH), high: meltingPoint - STATE_MARGIN },
    liquid: { low: meltingPoint + STATE_MARGIN, high: boilingPoint - STATE_MARGIN },
    gas: { low: boilingPoint + STATE_MARGIN, high: boilingPoint + REACH },
  }
  const lowest = Math.ceil(ranges[state].low / STEP)
  const highest = Math.floor(ranges[state].high / STEP)
  return lowest > highest ? null : STEP * integer(random, lowest, highest)
}

/** The states at two temperatures, the lower one first. */
export type StatePair = readonly [PhysicalState, PhysicalState]

/** Warming melts a solid and boils a liquid, so the states never run backward. */
export const statePairs: readonly StatePair[] = [
  ['solid', 'solid'],
  ['solid', 'liquid'],
  ['solid', 'gas'],
  ['liquid', 'liquid'],
  ['liquid', 'gas'],
  ['gas', 'gas'],
]

/** 'solid, then liquid', 'gas both times' */
export function statePairText([first, second]: StatePair): string {
  return first === second ? `${first} both times` : `${first}, then ${second}`
}

/** Two temperatures in °C, the lower one first, for a pair of states; null where there are none. */
export function temperaturesFor(
  random: Random,
  points: Points,
  [first, second]: StatePair,
): readonly [number, number] | null {
  const low = temperatureFor(random, points, first)
  const high = temperatureFor(random, points, second)
  return low === null || high === null || low >= high ? null : [low, high]
}
