import { ChevronLeft, ChevronRight } from 'lucide-react'

import { fromCelsius, kelvinFrom, type TemperatureUnit, toCelsius } from '#chemistry/units.ts'
import { ATOMIC_NUMBER, type ShownRange } from '#web/trend-lab/address/lab-state.ts'
import { changeLab, useLab } from '#web/trend-lab/address/lab-store.ts'
import type { HeatMap } from '#web/trend-lab/paint/heat-paint.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

import { HeatLegend } from './heat-legend.tsx'
import { PropertyPicker } from './property-picker.tsx'
import { RangeControls } from './range-controls.tsx'
import { stepProperty, switchScale } from './step-property.ts'
import { UnitButtons } from './unit-buttons.tsx'

/** Chooses a property and its scale, and explains its colors. */
export function PropertyControls({ map }: { readonly map: HeatMap }) {
  const { property, isLog, refusal } = map
  const { unit, range, plot } = useLab()
  return (
    <div className="lab-row">
      <div className="lab-pick">
        <IconButton label="Previous property ([)" onClick={() => stepProperty(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <PropertyPicker chosen={property} />
        <IconButton label="Next property (])" onClick={() => stepProperty(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <button
        type="button"
        data-key="l"
        aria-pressed={isLog}
        className="lab-chip"
        onClick={() => switchScale(isLog)}
      >
        Log scale
      </button>
      <button
        type="button"
        aria-pressed={plot !== null}
        className="lab-chip"
        onClick={() =>
          changeLab({ plot: plot === null ? { key: ATOMIC_NUMBER, scale: null } : null })
        }
      >
        Plot
      </button>
      {property.unit === '°C' ? (
        <UnitButtons
          chosen={unit}
          onChoose={(chosen) => changeLab({ unit: chosen, range: converted(range, unit, chosen) })}
        />
      ) : null}
      {refusal === null ? null : (
        <p role="alert" className="lab-note">
          <span key={refusal}>{refusal}</span>
        </p>
      )}
      <HeatLegend map={map} />
      <RangeControls map={map} />
    </div>
  )
}

/** The same temperatures in another unit. */
function converted(
  { low, high }: ShownRange,
  from: TemperatureUnit,
  to: TemperatureUnit,
): ShownRange {
  const inUnit = (value: number | null) =>
    value === null ? null : fromCelsius(toCelsius(kelvinFrom(value, from)), to)
  return { low: inUnit(low), high: inUnit(high) }
}
