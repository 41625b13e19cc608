import { type Sorting, sortings } from '#web/trend-lab/address/lab-state.ts'
import { changeLab } from '#web/trend-lab/address/lab-store.ts'
import { kindsOf } from '#web/trend-lab/paint/kind-paint.ts'

import { KindLegend } from './kind-legend.tsx'

const labels: Readonly<Record<Sorting, string>> = {
  state: 'State at 25 °C',
  family: 'Family',
  block: 'Block',
  group: 'Group',
  period: 'Period',
  radioactivity: 'Radioactivity',
}

/** Chooses how the elements are sorted, and explains the colors. */
export function SortingControls({ chosen }: { readonly chosen: Sorting }) {
  return (
    <div className="lab-row">
      <div role="group" aria-label="Sorted by" className="lab-modes">
        {sortings.map((sorting) => (
          <button
            key={sorting}
            type="button"
            aria-pressed={sorting === chosen}
            className="lab-chip"
            onClick={() => changeLab({ shown: { kind: 'sorting', sorting } })}
          >
            {labels[sorting]}
          </button>
        ))}
      </div>
      {chosen === 'radioactivity' ? (
        <p className="lab-note">
          Stable elements have at least one stable isotope. Bismuth counts as radioactive, although
          it hardly decays.
        </p>
      ) : null}
      <KindLegend kinds={kindsOf(chosen)} />
    </div>
  )
}
