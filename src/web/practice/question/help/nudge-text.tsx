import { Suspense } from 'react'

import type { Nudge } from '#quiz/kinds/kinds.ts'
import { Correction } from '#web/ui/text/correction.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

/** The texts of all misconceptions come with the first wrong answer. */
const Misconception = lazyPart(async () => {
  const { misconceptions } = await import('#quiz/misconceptions.ts')
  return ({ id }: { readonly id: keyof typeof misconceptions }) => (
    <Correction text={misconceptions[id].correction} />
  )
})

/** The likely mistake in an answer, without the right one; nothing where none is known. */
export function NudgeText({ nudge }: { readonly nudge: Nudge | null }) {
  if (nudge === null) return null
  return nudge.kind === 'near-miss' ? (
    <Correction text={nudge.text} />
  ) : (
    <Suspense>
      <Misconception id={nudge.misconception} />
    </Suspense>
  )
}
