import { kelvinFrom } from '#chemistry/units.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { isWhole, type LabState } from '#web/trend-lab/address/lab-state.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'

import type { TablePaint } from './cell-paint.ts'
import { type HeatMap, heatMapOf, heatPaint, unitSigns } from './heat-paint.ts'
import { kindPaint, kindsAtKelvin, kindsOf } from './kind-paint.ts'
import { kindsMessage, propertyMessage, temperatureMessage, yearMessage } from './messages.ts'
import { yearPaint } from './year-paint.ts'

/** The paint of the table, null for its usual look, with the sentence that describes it. */
export type Picture = {
  readonly paint: TablePaint | null
  readonly message: string
  /** The values of the property on the table; null when it shows something else. */
  readonly map: HeatMap | null
}

const USUAL: Picture = { paint: null, message: '', map: null }

const wholePaints = new WeakMap<LabProperty, Map<string, TablePaint>>()

/** The paint of all values, which is made once for each unit and scale. */
function wholePaint(map: HeatMap): TablePaint {
  const made = wholePaints.get(map.property) ?? new Map<string, TablePaint>()
  const key = `${map.unit} ${map.isLog}`
  const paint = made.get(key) ?? heatPaint(map)
  made.set(key, paint)
  wholePaints.set(map.property, made)
  return paint
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
    wholePaint(heatMapOf(property, null, 'C'))
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
      const map = heatMapOf(property, shown.scale, unit)
      const paint = isWhole(range) ? wholePaint(map) : heatPaint(map, range)
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
