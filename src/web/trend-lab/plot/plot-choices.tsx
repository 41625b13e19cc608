import { X } from 'lucide-react'
import { useId } from 'react'

import { ATOMIC_NUMBER, type PlotAxis } from '#web/trend-lab/address/lab-state.ts'
import { changeLab } from '#web/trend-lab/address/lab-store.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import { propertyGroups } from '#web/trend-lab/data/lab-properties.ts'
import type { HeatMap } from '#web/trend-lab/paint/heat-paint.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Chooses the property along the plot and its scale. */
export function PlotChoices({
  axis,
  across,
  onClose,
}: {
  readonly axis: PlotAxis
  readonly across: HeatMap
  readonly onClose: () => void
}) {
  const id = useId()
  return (
    <div className="lab-row">
      <div className="lab-number">
        <label htmlFor={id}>Against</label>
        <select
          id={id}
          value={axis.key}
          onChange={({ target }) => changeLab({ plot: { key: target.value, scale: null } })}
        >
          <option value={ATOMIC_NUMBER}>Atomic number</option>
          {propertyGroups.map(({ id: group, title }) => (
            <optgroup key={group} label={title}>
              {[...labProperties.values()]
                .filter((property) => property.group === group)
                .map(({ property, label }) => (
                  <option key={property} value={property}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      {axis.key === ATOMIC_NUMBER ? null : (
        <button
          type="button"
          aria-pressed={across.isLog}
          className="lab-chip"
          onClick={() => changeLab({ plot: { ...axis, scale: across.isLog ? 'linear' : 'log' } })}
        >
          Log scale of this axis
        </button>
      )}
      {across.refusal === null ? null : (
        <p role="alert" className="lab-note">
          <span key={across.refusal}>{across.refusal}</span>
        </p>
      )}
      <IconButton label="Close the plot" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
