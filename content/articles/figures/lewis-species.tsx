import { bestForm } from '#chemistry/lewis/best-forms.ts'
import { formalCharges } from '#chemistry/lewis/electrons.ts'
import { layoutOf } from '#chemistry/lewis/layout.ts'
import type { LewisStructure } from '#chemistry/lewis/skeleton.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'

import { LewisShape } from './lewis-shape.tsx'
import type { Point } from './points.ts'

/** Size of the letters, and from the middle of one atom to the next. */
const SIZE = 21
const LENGTH = 44

/** The best Lewis structure of a molecule or ion, or the one that is given, around a point. */
export function LewisSpecies({
  formula,
  x,
  y,
  form,
  hasCharges = true,
}: Point & {
  /** Plain text, such as `NO3^-`. */
  readonly formula: string
  readonly form?: LewisStructure | undefined
  readonly hasCharges?: boolean
}) {
  const skeleton = skeletonOf(formula)
  const drawn = form ?? bestForm(skeleton)
  const charges = hasCharges ? formalCharges(skeleton, drawn) : []
  const layout = layoutOf(skeleton, { ...drawn, charges }, { size: SIZE, length: LENGTH })
  const { box } = layout
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return (
    <g transform={`translate(${x - middle.x} ${y - middle.y})`}>
      <LewisShape layout={layout} size={SIZE} />
    </g>
  )
}
