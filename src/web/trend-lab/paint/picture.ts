import { kelvinFrom, type TemperatureUnit } from '#chemistry/units.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { isWhole, type LabState } from '#web/trend-lab/address/lab-state.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'

import type { TablePaint } from './cell-paint.ts'
import { type HeatMap, heatMapOf, heatPaint, type HeatScale, unitSigns } from './heat-paint.ts'
import { kindPaint, kindsAtKelvin, kindsOf } from './kind-paint.ts'
import { kindsMessage, propertyMessage, temperatureMessage, yearMessage } from './messages.ts'
import { prepareNames } from './paint-grid.ts'
import { yearPaint } from './year-paint.ts'

/** The paint of the table, null for its usual look, with the sentence that describes it. */
export type Picture = {
  readonly paint: TablePaint | null
  readonly message: string
  /** The values of the property on the table; null when it shows something else. */
  readonly map: HeatMap | null
}

const USUAL: Picture = { paint: null, message: '', map: null }

/** The values of a property with the paint of all of them. */
type Whole = { readonly map: HeatMap; readonly paint: TablePaint }

const wholes = new WeakMap<LabProperty, Map<string, Whole>>()

/** Values and paint of a property, which are made once for each unit and scale. */
function wholeOf(property: LabProperty, scale: HeatScale, unit: TemperatureUnit): Whole {
  const made = wholes.get(property) ?? new Map<string, Whole>()
  wholes.set(property, made)
  const key = `${unit} ${scale}`
  const known = made.get(key)
  if (known !== undefined) return known
  const map = heatMapOf(property, scale, unit)
  const whole = { map, paint: heatPaint(map) }
  made.set(key, whole)
  return whole
}

/** Makes the paint of every property in its usual scale, one in each idle moment; returns how to stop. */
export function preparePaints(): () => void {
  const waiting = [...labProperties.values()]
  let request = next()
  function next(): number {
    return 'requestIdleCallback' in window ? requestIdleCallback(prepare) : 0
  }
  function prepare() {
    const property = waiting.shift()
    if (property === undefined) return
    prepareNames(wholeOf(property, null, 'C').paint)
    request = next()
  }
  return () => {
    if ('cancelIdleCallback' in window) cancelIdleCallback(request)
  }
}

/** The look of the table in a state of the lab. */
export function pictureOf({ shown, unit, range }: LabState): Picture {
  switch (shown?.kind) {
    case undefined:
      return USUAL
    case 'property': {
      const property = labProperties.get(shown.key)
      if (property === undefined) return USUAL
      const { map, paint } = wholeOf(property, shown.scale, unit)
      if (!isWhole(range)) {
        return { paint: heatPaint(map, range), message: propertyMessage(map, range), map }
      }
      return { paint, message: propertyMessage(map, range), map }
    }
    case 'sorting': {
      const kinds = kindsOf(shown.sorting)
      const paint = kindPaint(kinds, (label) => label)
      return { paint, message: kindsMessage(kinds), map: null }
    }
    case 'temperature': {
      const kelvin = kelvinFrom(shown.at, unit)
      if (kelvin < 0) return USUAL
      const temperature = withUnit(shown.at, unitSigns[unit])
      const kinds = kindsAtKelvin(kelvin)
      const paint = kindPaint(kinds, (label) => `${label} at ${temperature}`)
      return { paint, message: temperatureMessage(temperature, kinds), map: null }
    }
    case 'year':
      return { paint: yearPaint(shown.year), message: yearMessage(shown.year), map: null }
  }
}
