import { memo } from 'react'

import type { LabState } from '#web/trend-lab/address/lab-state.ts'
import { changeLab, useLabPart } from '#web/trend-lab/address/lab-store.ts'

import { ChoiceOf } from './choice-of.tsx'

const layouts: readonly (readonly [LabState['layout'], string])[] = [
  ['under', 'Fits the window'],
  ['whole', '18 columns'],
  ['wide', '32 columns'],
]
const conventions: readonly (readonly [LabState['group3'], string])[] = [
  [null, 'As usual'],
  ['lu', 'Lu and Lr'],
  ['la', 'La and Ac'],
]
const labelings: readonly (readonly [LabState['labels'], string])[] = [
  ['iupac', '1 to 18'],
  ['cas', 'CAS (IIIB)'],
  ['old', 'Old IUPAC (IIIA)'],
]

const contents: readonly (readonly [LabState['cell'], string])[] = [
  ['value', 'Value'],
  ['name', 'Name'],
  ['valence', 'Valence electrons'],
  ['oxidation', 'Oxidation states'],
  ['mass', 'Mass'],
]

/** Chooses the arrangement of the table and the labels of its groups. */
export const LayoutControls = memo(function LayoutControls() {
  const layout = useLabPart('layout')
  const group3 = useLabPart('group3')
  const labels = useLabPart('labels')
  const cell = useLabPart('cell')
  return (
    <details className="lab-layout">
      <summary className="lab-chip">Layout</summary>
      <div className="lab-row">
        <ChoiceOf
          label="Width"
          choices={layouts}
          chosen={layout}
          onChoose={(chosen) => changeLab({ layout: chosen })}
        />
        <ChoiceOf
          label="Below yttrium"
          choices={conventions}
          chosen={group3}
          onChoose={(chosen) => changeLab({ group3: chosen })}
        />
        <ChoiceOf
          label="Group labels"
          choices={labelings}
          chosen={labels}
          onChoose={(chosen) => changeLab({ labels: chosen })}
        />
        <ChoiceOf
          label="Under the symbol"
          choices={contents}
          chosen={cell}
          onChoose={(chosen) => changeLab({ cell: chosen })}
        />
      </div>
    </details>
  )
})
