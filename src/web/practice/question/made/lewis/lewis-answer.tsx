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
  readonly given: string
}) {
  const drawn = parseDrawing(skeletonOf(species.formula), given)
  return drawn === null ? null : (
    <span translate="no" className="block max-w-full">
      <LewisPicture species={species} drawn={drawn} />
    </span>
  )
}
