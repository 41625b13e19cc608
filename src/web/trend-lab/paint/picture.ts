import { kelvinFrom } from '#chemistry/units.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import type { LabState } from '#web/trend-lab/address/lab-state.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'

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

/** The look of the table in a state of the lab. */
export function pictureOf({ shown, unit, range }: LabState): Picture {
  switch (shown?.kind) {
    case undefined:
      return USUAL
    case 'property': {
      const property = labProperties.get(shown.key)
      if (property === undefined) return USUAL
      const map = heatMapOf(property, shown.scale, unit)
      return { paint: heatPaint(map, range), message: propertyMessage(map, range), map }
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
