import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'

import { PracticeMeanwhile } from './practice-meanwhile.tsx'
import { TallScreen } from './tall-screen.tsx'

/** Shown until it is known whether there is a match. */
export function LoadingMatch({
  title = 'Multiplayer',
  note = 'One moment...',
}: {
  readonly title?: string
  readonly note?: ReactNode
}) {
  return (
    <TallScreen>
      <section className="m-auto flex flex-col items-center gap-4 text-center">
        <LoaderCircle aria-hidden className="size-8 animate-spin text-accent" />
        <h1 className="text-2xl">{title}</h1>
        <p role="status" className="text-muted">
          {note}
        </p>
        <PracticeMeanwhile />
      </section>
    </TallScreen>
  )
}
