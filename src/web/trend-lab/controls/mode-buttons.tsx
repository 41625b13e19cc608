import { memo } from 'react'

import type { Shown } from '#web/trend-lab/address/lab-state.ts'
import { changeLab } from '#web/trend-lab/address/lab-store.ts'

const modes: readonly { readonly label: string; readonly first: Shown }[] = [
  {
    label: 'Properties',
    first: { kind: 'property', key: 'electronegativityPauling', scale: null },
  },
  { label: 'Temperature', first: { kind: 'temperature', at: 25 } },
  { label: 'Discovery', first: { kind: 'year', year: 1869 } },
  { label: 'Families and blocks', first: { kind: 'sorting', sorting: 'family' } },
]

/** Chooses the content of the cells. */
export const ModeButtons = memo(function ModeButtons({
  chosen,
}: {
  readonly chosen: Shown['kind']
}) {
  return (
    <div role="group" aria-label="The table shows" className="lab-modes">
      {modes.map(({ label, first }) => (
        <button
          key={label}
          type="button"
          aria-pressed={first.kind === chosen}
          className="lab-chip"
          onClick={() => {
            if (first.kind !== chosen) changeLab({ shown: first, unit: 'C' })
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
})
