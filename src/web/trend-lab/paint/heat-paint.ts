import { elements } from '#chemistry/elements/elements.ts'
import { fromCelsius, type TemperatureUnit } from '#chemistry/units.ts'
import { scaled } from '#web/element-pages/parts/scale.ts'
import { shownNumber, withUnit } from '#web/element-pages/parts/shown-number.ts'
import { isWhole, type ShownRange, WHOLE_RANGE } from '#web/trend-lab/address/lab-state.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'
import { heatColors, heatStep } from '#web/trend-pages/heat-colors.ts'

import type { CellPaint, TablePaint } from './cell-paint.ts'

const TICKS = 5
/** Figures that a cell has room for; all of them are in the name of the cell. */
const FIGURES = 3
const LONGEST_FIGURE = 8

/** The scale that is asked for; null for the usual one of the property. */
export type HeatScale = 'linear' | 'log' | null

/** A property in its display unit, with the parts that are the same for all cells. */
export type HeatMap = {
  readonly property: LabProperty
  readonly unit: string
  readonly isLog: boolean
  /** Why the scale is not the one asked for; null when it is. */
  readonly refusal: string | null
  /** By symbol, the highest value first. */
  readonly ranked: readonly (readonly [symbol: string, value: number])[]
  readonly low: number
  readonly high: number
}

/** Prepares the values of a property: °C in the chosen unit, and a log scale only above zero. */
export function heatMapOf(
  property: LabProperty,
  wanted: HeatScale,
  temperatureUnit: TemperatureUnit,
): HeatMap {
  const isTemperature = property.unit === '°C'
  const ranked = [...property.values]
    .map(([symbol, value]): readonly [string, number] => [
      symbol,
      isTemperature ? fromCelsius(value, temperatureUnit) : value,
    ])
    .toSorted(([, a], [, b]) => b - a)
  const high = ranked[0]?.[1] ?? 0
  const low = ranked.at(-1)?.[1] ?? 0
  const isLog = (wanted ?? property.scale) === 'log'
  return {
    property,
    unit: isTemperature ? unitSigns[temperatureUnit] : property.unit,
    isLog: isLog && low > 0,
    refusal: isLog && low <= 0 ? refusalOf(isTemperature) : null,
    ranked,
    low,
    high,
  }
}

/** How the units of temperature are written. */
export const unitSigns: Readonly<Record<TemperatureUnit, string>> = { C: '°C', K: 'K', F: '°F' }

function refusalOf(isTemperature: boolean): string {
  return isTemperature
    ? 'A log scale needs values above zero. Choose K for it.'
    : 'A log scale needs values above zero, and some of these are not.'
}

/** The step of a value, from 1 to 21. */
export function stepOf(value: number, { low, high, isLog }: HeatMap): number {
  return heatStep(scaled(value, { low, high, length: 1, isLog })) + 1
}

/** Values at even places of the color scale, the lowest first. */
export function ticksOf({ low, high, isLog }: HeatMap): readonly number[] {
  return Array.from({ length: TICKS }, (_, index) => {
    const share = index / (TICKS - 1)
    return isLog ? low * (high / low) ** share : low + (high - low) * share
  })
}

/** Whether a value is in a range; an end that is not set keeps all values. */
export function isWithin(value: number, { low, high }: ShownRange): boolean {
  return (low === null || value >= low) && (high === null || value <= high)
}

/** The paint of all cells; those outside the range are marked, and so are those without a value. */
export function heatPaint(map: HeatMap, range: ShownRange = WHOLE_RANGE): TablePaint {
  const values = new Map(map.ranked)
  return new Map(
    elements.map(({ symbol }): readonly [string, CellPaint] => [
      symbol,
      inRange(cellPaint(map, symbol, values.get(symbol)), values.get(symbol), range),
    ]),
  )
}

function inRange(paint: CellPaint, value: number | undefined, range: ShownRange): CellPaint {
  if (isWhole(range)) return paint
  if (value !== undefined && isWithin(value, range)) return paint
  return { ...paint, spoken: `${paint.spoken}, outside the range`, isOutside: true }
}

function cellPaint(map: HeatMap, symbol: string, value: number | undefined): CellPaint {
  const { property, unit } = map
  const { name } = property
  if (value === undefined) {
    return property.unbound.has(symbol)
      ? { fill: 'unbound', shown: 'not bound', spoken: `${name}: a further electron is not bound` }
      : { fill: 'missing', shown: 'no value', spoken: `${name}: no value` }
  }
  const step = stepOf(value, map)
  const isCalculated = property.calculated.has(symbol)
  const origin = isCalculated ? ', calculated' : ''
  return {
    fill: step,
    shown: figure(value),
    spoken: `${name} ${withUnit(value, unit)}${origin}, step ${step} of ${heatColors.length}`,
    isCalculated,
  }
}

/** A value in three figures, or in two where it would be too long: '0.98', '1310', '4 × 10⁻¹³'. */
export function figure(value: number): string {
  const text = rounded(value, FIGURES)
  return text.length > LONGEST_FIGURE ? rounded(value, 2) : text
}

function rounded(value: number, figures: number): string {
  return shownNumber(Number(value.toPrecision(figures)))
}
