import { layoutOf } from '#chemistry/lewis/layout.ts'
import type { DrawnStructure } from '#chemistry/lewis/notation.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { drawnWords } from '#chemistry/lewis/words.ts'
import { LewisShape } from '#content/articles/figures/lewis-shape.tsx'
import type { LewisKey } from '#quiz/task.ts'

const SIZE = 20
const LENGTH = 44

/** The drawing of a structure, with its words for the screen reader. */
export function LewisPicture({
  species: { formula, withCharges },
  drawn,
}: {
  readonly species: LewisKey
  readonly drawn: DrawnStructure
}) {
  const skeleton = skeletonOf(formula)
  const { orders, pairs } = drawn
  const charges = withCharges ? drawn.charges : undefined
  const layout = layoutOf(
    skeleton,
    charges === undefined ? { orders, pairs } : { orders, pairs, charges },
    { size: SIZE, length: LENGTH },
  )
  const { x, y, width, height } = layout.box
  return (
    <svg
      role="img"
      aria-label={drawnWords(skeleton, drawn, withCharges)}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      className="max-w-full"
    >
      <LewisShape layout={layout} size={SIZE} />
    </svg>
  )
}
