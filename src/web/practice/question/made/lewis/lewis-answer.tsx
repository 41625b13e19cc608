import { rightDrawing } from '#chemistry/lewis/drawing-fault.ts'
import { parseDrawing } from '#chemistry/lewis/notation.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import type { LewisKey } from '#quiz/task.ts'

import { LewisPicture } from './lewis-picture.tsx'

/** The drawing of an answer as it was given; nothing for one that cannot be read. */
export function LewisAnswer({
  species,
  given,
}: {
  readonly species: LewisKey
  /** Null for the right answer. */
  readonly given: string | null
}) {
  const skeleton = skeletonOf(species.formula)
  const drawn =
    given === null ? rightDrawing(skeleton, species.withCharges) : parseDrawing(skeleton, given)
  return drawn === null ? null : (
    <span translate="no" className="my-2 block max-w-full text-ink">
      <LewisPicture species={species} drawn={drawn} />
    </span>
  )
}
