import type { TemperatureUnit } from '#chemistry/units.ts'
import { unitSigns } from '#web/trend-lab/paint/heat-paint.ts'

const units: readonly TemperatureUnit[] = ['C', 'K', 'F']

/** Chooses the unit of temperatures. */
export function UnitButtons({
  chosen,
  onChoose,
}: {
  readonly chosen: TemperatureUnit
  readonly onChoose: (unit: TemperatureUnit) => void
}) {
  return (
    <div role="group" aria-label="Unit" className="lab-modes">
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === chosen}
          className="lab-chip"
          onClick={() => onChoose(unit)}
        >
          {unitSigns[unit]}
        </button>
      ))}
    </div>
  )
}
