import { parseQuantity, type TypedNumber } from '#chemistry/quantities/typed-number.ts'
import { isSameDimension, parseUnit, type Unit } from '#chemistry/quantities/units-of-measure.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { NumberKey, TaskOf } from '#quiz/task.ts'

import type { Kind, Offer, Unread } from './kind.ts'

/** A number that was typed, with the unit that it was given. */
export type NumberResponse = { readonly number: TypedNumber; readonly unit: string | null }

/** Why a text cannot be judged. It is never counted as wrong. */
export type NumberProblem =
  | { readonly problem: 'empty' | 'unreadable' }
  | { readonly problem: 'ambiguous'; readonly readings: readonly [number, number] }
  | { readonly problem: 'unknown-unit'; readonly unit: string }

/** How a wrong number came close to the right one. Each has a sentence of its own. */
export type NearMiss =
  | 'unit-missing'
  | 'other-quantity'
  /** Neither the number nor the kind of unit is right. */
  | 'foreign-unit'
  | 'factor-1000'
  /** A point between thousands, which reads as a decimal sign. */
  | 'thousands-point'
  | 'factor-10'
  | 'sign'
  | 'celsius-for-kelvin'
  | 'turned-ratio'
  | 'rounded-early'
  | 'too-many-figures'
  | 'too-few-figures'

/** The verdict on a response: right, or wrong with how it came close when it did. */
export type NumberVerdict =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly nearMiss: NearMiss | null }

/** A wrong number this close to the right one was right until it was rounded on the way. */
const ROUNDED_EARLY = 0.03
const ZERO_CELSIUS = 273.15

/**
 * Reads what a learner typed as the answer to a number question. The unit may stand behind the number
 * or be chosen beside the field; the one that was typed comes first.
 */
export function parseNumberResponse(
  text: string,
  chosenUnit: string | null = null,
): NumberResponse | NumberProblem {
  if (text.trim() === '') return { problem: 'empty' }
  const quantity = parseQuantity(text)
  if ('problem' in quantity) return quantity
  const unit = quantity.unit === '' ? chosenUnit : quantity.unit
  if (unit !== null && parseUnit(unit) === null) return { problem: 'unknown-unit', unit }
  return { number: quantity.number, unit }
}

/**
 * Judges a number by its value and unit, never by its spelling: 25 g and 0.025 kg are the same. A
 * number without its unit is wrong, and its near miss says so.
 */
export function judgeNumber(key: NumberKey, response: NumberResponse): NumberVerdict {
  const value = valueIn(key, response)
  if (value === null) {
    const bare = response.unit === null ? missOf(key, response.number.value, response.number) : null
    return wrong(
      unitMiss(key, response) ?? bare ?? (response.unit === null ? null : 'foreign-unit'),
    )
  }
  if (!isClose(value, key.value, Math.max(key.tolerance, 1e-9))) {
    const [miss, ofUnit] = [missOf(key, value, response.number), unitMiss(key, response)]
    const isOtherScale = isTemperature(key.unit) && isTemperature(response.unit)
    return wrong(isOtherScale ? (ofUnit ?? miss) : (miss ?? ofUnit))
  }
  const { figures } = response.number
  if (key.figures === null || figures === key.figures) return { isRight: true }
  return wrong(figures > key.figures ? 'too-many-figures' : 'too-few-figures')
}

/** A response as history, reviews and screen readers show it: '2.5 × 10⁻³ mol'. */
export function describeNumber({ number, unit }: NumberResponse): string {
  if (unit === null) return number.shown
  return unit === '%' ? `${number.shown}%` : `${number.shown} ${unit}`
}

/** Adds the unit that was chosen beside the field to a number that was typed without one. */
export function withChosenUnit(text: string, unit: string | null): string {
  const typed = text.trim()
  if (typed === '' || unit === null) return typed
  const bare = parseQuantity(typed)
  const hasUnit = 'problem' in bare ? !/[\d.,]$/.test(typed) : bare.unit !== ''
  return hasUnit ? typed : `${typed} ${unit}`
}

/** How questions of kind `number` are read and judged. */
export const numberKind: Kind<TaskOf<'number'>, NumberResponse> = {
  parse(task, given) {
    const read = parseNumberResponse(given)
    if ('problem' in read) return unread(read, given.trim(), task)
    if (read.unit === 'C' && isTemperature(task.key.unit)) {
      return {
        problem: '“C” is no unit of temperature.',
        offers: [withUnit(given.trim(), 'C', '°C')],
      }
    }
    const { unit } = read
    const meant = unit === null ? [] : inOtherCase(unit, task.units)
    return unit === null || meant.length === 0
      ? { response: read }
      : {
          problem: `In units capital and small letters differ. “${unit}” is another unit than ${meant.join(' or ')}.`,
          offers: meant.map((one) => withUnit(given.trim(), unit, one)),
        }
  },
  isRight: ({ key }, response) => judgeNumber(key, response).isRight,
  missOf(task, response) {
    const verdict = judgeNumber(task.key, response)
    if (verdict.isRight) return null
    const unit = unitOfBare(task, response)
    if (unit !== null) return `Your number is right in ${unit}, but its unit is missing.`
    return verdict.nearMiss === null ? null : sentencesOf(verdict.nearMiss, task.key, response)
  },
  nudgeOf(task, response) {
    const verdict = judgeNumber(task.key, response)
    if (verdict.isRight) return null
    if (unitOfBare(task, response) !== null) return nudges.get('unit-missing') ?? null
    if (verdict.nearMiss === null) return null
    return nudges.get(verdict.nearMiss) ?? sentencesOf(verdict.nearMiss, task.key, response)
  },
  isSame: ({ key }, response, { number, unit }) =>
    judgeNumber({ ...key, value: number.value, unit, figures: null }, response).isRight,
  describe: (_, response) => describeNumber(response),
}

/** What is said before the second try where the whole sentence would hold the answer. */
const nudges: ReadonlyMap<NearMiss, string> = new Map([
  ['unit-missing', 'The number is right, but its unit is missing.'],
  ['other-quantity', 'The number is right, but its unit is not.'],
  ['foreign-unit', 'Your unit belongs to another quantity than the one that is asked for.'],
])

/** The other unit of the list that a number without a unit is right in; null where there is none. */
function unitOfBare({ key, units }: TaskOf<'number'>, response: NumberResponse): string | null {
  if (response.unit !== null || key.unit === null) return null
  const isRightIn = (unit: string) => judgeNumber(key, { ...response, unit }).isRight
  return isRightIn(key.unit) ? null : (units.find(isRightIn) ?? null)
}

/** The units to choose from that a typed unit has the letters of, in another case and with another meaning. */
function inOtherCase(typed: string, units: readonly string[]): readonly string[] {
  const own = parseUnit(typed)
  if (own === null || units.includes(typed)) return []
  const isOther = (other: Unit) =>
    !isSameDimension(own, other) || !isClose(own.factor, other.factor, 1e-9)
  const letters = typed.toLowerCase()
  return units.filter((unit) => unit.toLowerCase() === letters && isOther(unitOf(unit)))
}

/** The letters of a unit, whatever stands between them. */
function lettersOf(unit: string): string {
  return unit.replace(/[^\p{L}°%]/gu, '').toLowerCase()
}

/** A fraction between numbers, or in one character. */
const FRACTION = /\d ?[/⁄] ?\d|[¼½¾⅓⅔⅕⅛]/

/** Spellings that are no units, or other ones, and the units that people mean by them. */
const meantBy: Readonly<Record<string, string>> = {
  gm: 'g',
  gms: 'g',
  gr: 'g',
  grs: 'g',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  lt: 'L',
  ltr: 'L',
  lit: 'L',
  cc: 'cm³',
  ccm: 'cm³',
  molar: 'mol/L',
  c: '°C',
  '°': '°C',
  'degrees c': '°C',
  '°k': 'K',
}

function unread(problem: NumberProblem, given: string, { key, units }: TaskOf<'number'>): Unread {
  if (problem.problem !== 'ambiguous' && FRACTION.test(given)) {
    return { problem: `“${given}” is a fraction. Write it as a decimal number.`, offers: [] }
  }
  switch (problem.problem) {
    case 'empty':
      return { problem: null, offers: [] }
    case 'unreadable':
      return { problem: `“${given}” cannot be read as a number.`, offers: [] }
    case 'unknown-unit': {
      if (key.unit === null) {
        const alone = given.replace(problem.unit, '').trim()
        return {
          problem: `The number alone is asked for, without “${problem.unit}”.`,
          offers: [{ given: alone, shown: alone }],
        }
      }
      const typed = problem.unit.toLowerCase()
      const letters = /^[\p{L}°%]/u.test(typed) ? lettersOf(typed) : ''
      const asked = unitOf(key.unit)
      const usual = Object.hasOwn(meantBy, typed) ? (meantBy[typed] ?? null) : null
      const meant = [
        ...units.filter((unit) => letters !== '' && lettersOf(unit) === letters),
        ...(usual !== null && isSameQuantity(unitOf(usual), asked) ? [usual] : []),
        ...unitBeforeWords(problem.unit, asked),
      ]
      return {
        problem: `“${problem.unit}” is not a unit that is known here.`,
        offers: meant.map((unit) => withUnit(given, problem.unit, unit)),
      }
    }
    case 'ambiguous':
      return {
        problem: `In “${given}” the comma can mean two things. Choose one.`,
        offers: problem.readings.map((reading, index) => ({
          given: given.replace(',', index === 0 ? '.' : ''),
          shown: formatNumber(reading),
        })),
      }
  }
}

/** The unit of an answer that goes on with words, such as 25 g NaCl. */
function unitBeforeWords(typed: string, asked: Unit): readonly string[] {
  const [first = '', ...words] = typed.split(' ')
  const unit = words.length === 0 || /\d/.test(words[0] ?? '') ? null : parseUnit(first)
  return unit !== null && isSameQuantity(unit, asked) ? [first] : []
}

/** The same answer with another unit, to choose from. */
function withUnit(given: string, typed: string, unit: string): Offer {
  return { given: given.replace(typed, unit), shown: unit }
}

function sentencesOf(miss: NearMiss, key: NumberKey, { number, unit }: NumberResponse): string {
  switch (miss) {
    case 'unit-missing':
      return `The number is right, but its unit is missing. The unit is ${key.unit}.`
    case 'other-quantity':
      return key.unit === null
        ? `The number is right, but it has no unit. You gave it in ${unit}.`
        : `The number is right, but its unit is not. It is ${key.unit}, not ${unit}.`
    case 'foreign-unit':
      return key.unit === null
        ? `The answer is a number without a unit. You gave it in ${unit}.`
        : `Your unit, ${unit}, belongs to another quantity. The answer is in ${key.unit}.`
    case 'factor-1000':
      return 'Your answer is off by a power of 1000. Check the prefixes of the units, such as m and k.'
    case 'thousands-point':
      return `Here a point is the decimal sign, so your answer lies between ${formatNumber(Math.floor(number.value))} and ${formatNumber(Math.floor(number.value) + 1)}. Write thousands without a sign or with a space.`
    case 'factor-10':
      return 'Your answer is off by a power of ten. Check the decimal point in each step.'
    case 'sign':
      return 'The size is right, but the sign is wrong. Check what is subtracted from what.'
    case 'celsius-for-kelvin':
      return key.unit === 'K'
        ? 'That is the temperature in °C. Add 273.15 for the temperature in kelvin.'
        : 'That is the temperature in kelvin. Subtract 273.15 for the temperature in °C.'
    case 'turned-ratio':
      return 'That is the ratio turned upside down. Check what is divided by what.'
    case 'rounded-early':
      return 'Your answer is close, but not close enough. Keep all digits until the end, and round only the result.'
    case 'too-many-figures':
    case 'too-few-figures':
      return `The value is right. The question asks for ${key.figures} significant figures, and you gave ${number.figures}.`
  }
}

function wrong(nearMiss: NearMiss | null): NumberVerdict {
  return { isRight: false, nearMiss }
}

const NO_UNIT: Unit = { factor: 1, dimension: {} }

function unitOf(text: string | null): Unit {
  return (text === null ? null : parseUnit(text)) ?? NO_UNIT
}

/**
 * The value in the unit of the key, or null in a unit of another quantity. A temperature may be given on
 * the other scale, and a share as a number: 0.6 for 60%.
 */
export function valueIn(key: NumberKey, { number, unit }: NumberResponse): number | null {
  if (key.unit === '%' && unit === null) {
    return isClose(number.value * 100, key.value, key.tolerance) ? key.value : null
  }
  const [asked, given] = [unitOf(key.unit), unitOf(unit)]
  const [askedScale, givenScale] = [scaleOf(asked), scaleOf(given)]
  if (askedScale !== null && givenScale !== null && askedScale !== givenScale) {
    const shift = askedScale === 'K' ? ZERO_CELSIUS : -ZERO_CELSIUS
    return number.value * given.factor + shift
  }
  return isSameDimension(asked, given) ? (number.value * given.factor) / asked.factor : null
}

/** The scale of temperature that a unit belongs to, however it is spelled. */
function scaleOf(unit: Unit): 'K' | '°C' | null {
  return (['K', '°C'] as const).find((name) => isSameDimension(unit, unitOf(name))) ?? null
}

function isSameQuantity(one: Unit, other: Unit): boolean {
  return isSameDimension(one, other) || (scaleOf(one) !== null && scaleOf(other) !== null)
}

function isTemperature(unit: string | null): boolean {
  return scaleOf(unitOf(unit)) !== null
}

/** The right number without its unit, or with the unit of another quantity. */
function unitMiss(key: NumberKey, { number, unit }: NumberResponse): NearMiss | null {
  if (unit === key.unit || !isClose(number.value, key.value, key.tolerance)) return null
  return unit === null ? 'unit-missing' : 'other-quantity'
}

function missOf(
  key: NumberKey,
  value: number,
  { decimals, value: typed }: TypedNumber,
): NearMiss | null {
  const near = (other: number) => isClose(value, other, Math.max(key.tolerance, 1e-6))
  if (key.value !== 0 && near(-key.value)) return 'sign'
  // Counts are neither rounded nor off by a prefix.
  if (key.tolerance === 0) return null
  if (decimals === 3 && Math.abs(typed) >= 1 && Math.abs(typed) < 1000 && near(key.value / 1000)) {
    return 'thousands-point'
  }
  if ([1e3, 1e-3, 1e6, 1e-6].some((factor) => near(key.value * factor))) return 'factor-1000'
  if ([10, 0.1, 100, 0.01].some((factor) => near(key.value * factor))) return 'factor-10'
  const shift = key.unit === 'K' ? ZERO_CELSIUS : key.unit === '°C' ? -ZERO_CELSIUS : 0
  if (shift !== 0 && isClose(value + shift, key.value, key.tolerance)) return 'celsius-for-kelvin'
  if (key.value !== 0 && key.unit === null && near(1 / key.value)) return 'turned-ratio'
  return isClose(value, key.value, ROUNDED_EARLY) ? 'rounded-early' : null
}

function isClose(value: number, target: number, tolerance: number): boolean {
  const scale = target === 0 ? 1 : Math.abs(target)
  // Room for the last bit of a double, so that a value on the border is inside.
  return Math.abs(value - target) <= scale * tolerance * (1 + 1e-9)
}
