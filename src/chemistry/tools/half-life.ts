import { parseQuantity } from '#chemistry/quantities/typed-number.ts'

import { commonFigures, inUnit, type QuantityProblem, readQuantity } from './quantity.ts'

/** The four quantities of a decay: initial amount, remaining amount, half-life and time. */
export const decayQuantities = ['start', 'left', 'halfLife', 'time'] as const
export type DecayQuantity = (typeof decayQuantities)[number]

export type Decay = {
  readonly unknown: DecayQuantity
  /** Amounts in `unit`, times in `timeUnit`. */
  readonly start: number
  readonly left: number
  readonly halfLife: number
  readonly time: number
  /** How many half-lives have passed. */
  readonly halvings: number
  /** The unit of both amounts, as typed; empty where there was none. */
  readonly unit: string
  /** The unit in which the unknown time, or else both times, are given. */
  readonly timeUnit: string
  readonly figures: number
}

export type DecayProblem =
  | { readonly problem: 'one-empty' }
  | { readonly problem: 'not-less' }
  | { readonly problem: 'two-units'; readonly units: readonly [string, string] }
  | { readonly problem: 'field'; readonly field: DecayQuantity; readonly cause: QuantityProblem }

const USUAL_TIME = 'd'

/**
 * Solves N = N₀ · (1/2)^(t / T½) for the one quantity whose text is empty. Amounts may be masses, numbers,
 * activities or percent, in one unit; times may have different units.
 */
export function solveDecay(texts: Readonly<Record<DecayQuantity, string>>): Decay | DecayProblem {
  const empty = decayQuantities.filter((name) => texts[name].trim() === '')
  const [unknown] = empty
  if (unknown === undefined || empty.length > 1) return { problem: 'one-empty' }
  const read = readAll(texts, unknown)
  if ('problem' in read) return read
  const { start, left, halfLife, time, figures, timeUnit } = read
  const units = [start?.unit, left?.unit].filter((unit) => unit !== undefined && unit !== '')
  const [unit = '', other = unit] = units
  if (unit !== other) return { problem: 'two-units', units: [unit, other] }
  const solved = solve({
    start: start?.base ?? null,
    left: left?.base ?? null,
    halfLife: halfLife?.base ?? null,
    time: time?.base ?? null,
  })
  if (solved === null) return { problem: 'not-less' }
  const inTimeUnit = (seconds: number) => inUnit(seconds, timeUnit, 'time') ?? seconds
  return {
    unknown,
    start: solved.start,
    left: solved.left,
    halfLife: inTimeUnit(solved.halfLife),
    time: inTimeUnit(solved.time),
    halvings: solved.time / solved.halfLife,
    unit,
    timeUnit,
    figures: commonFigures(figures),
  }
}

type Amount = { readonly base: number; readonly unit: string; readonly figures: number | null }

type Read = {
  readonly start: Amount | null
  readonly left: Amount | null
  readonly halfLife: Amount | null
  readonly time: Amount | null
  readonly figures: readonly (number | null)[]
  readonly timeUnit: string
}

function readAll(
  texts: Readonly<Record<DecayQuantity, string>>,
  unknown: DecayQuantity,
): Read | DecayProblem {
  const found: Partial<Record<DecayQuantity, Amount>> = {}
  const timeUnit = unitOf(unknown === 'halfLife' ? texts.time : texts.halfLife)
  for (const name of decayQuantities) {
    if (name === unknown) continue
    const isTime = name === 'halfLife' || name === 'time'
    const read = isTime ? readQuantity(texts[name], 'time', timeUnit) : readAmount(texts[name])
    if ('problem' in read) return { problem: 'field', field: name, cause: read }
    found[name] = read
  }
  return {
    start: found.start ?? null,
    left: found.left ?? null,
    halfLife: found.halfLife ?? null,
    time: found.time ?? null,
    figures: Object.values(found).map(({ figures }) => figures),
    timeUnit,
  }
}

function unitOf(text: string): string {
  const read = parseQuantity(text)
  return 'problem' in read || read.unit === '' ? USUAL_TIME : read.unit
}

function readAmount(text: string): Amount | QuantityProblem {
  const read = parseQuantity(text)
  if ('problem' in read) return read
  const { value, figures, decimals } = read.number
  if (value <= 0) return { problem: 'not-positive' }
  const isCounted = decimals === 0 && Number.isInteger(value) && value < 10
  return { base: value, unit: read.unit, figures: isCounted ? null : figures }
}

type Solved = Readonly<Record<DecayQuantity, number>>

/** Null when the remaining amount is not less than the initial one. */
function solve({
  start,
  left,
  halfLife,
  time,
}: Readonly<Record<DecayQuantity, number | null>>): Solved | null {
  if (start !== null && left !== null) {
    if (left >= start) return null
    const halvings = Math.log2(start / left)
    if (halfLife !== null) return { start, left, halfLife, time: halfLife * halvings }
    return time === null ? null : { start, left, halfLife: time / halvings, time }
  }
  if (halfLife === null || time === null) return null
  const share = 2 ** (-time / halfLife)
  if (start !== null) return { start, left: start * share, halfLife, time }
  return left === null ? null : { start: left / share, left, halfLife, time }
}
