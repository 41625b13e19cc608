import { ChevronLeft, ChevronRight } from 'lucide-react'

import { changeLab, useLab } from '#web/trend-lab/address/lab-store.ts'
import type { HeatMap } from '#web/trend-lab/paint/heat-paint.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

import { HeatLegend } from './heat-legend.tsx'
import { PropertyPicker } from './property-picker.tsx'
import { stepProperty, switchScale } from './step-property.ts'
import { UnitButtons } from './unit-buttons.tsx'

/** Chooses a property and its scale, and explains its colors. */
export function PropertyControls({ map }: { readonly map: HeatMap }) {
  const { property, isLog, refusal } = map
  const { unit } = useLab()
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
      {property.unit === '°C' ? (
        <UnitButtons chosen={unit} onChoose={(chosen) => changeLab({ unit: chosen })} />
      ) : null}
      {refusal === null ? null : (
        <p role="alert" className="lab-note">
          <span key={refusal}>{refusal}</span>
        </p>
      )}
      <HeatLegend map={map} />
    </div>
  )
}
