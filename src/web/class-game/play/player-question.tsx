import { useEffect, useRef } from 'react'

import type { PlayerGame } from '#contract/class-game/messages.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { AskedQuestion } from './asked-question.tsx'

/** A question with its options. One tap is the answer. Each question needs its own `key`. */
export function PlayerQuestion({
  shown,
  chosen,
  right,
  isOpen,
  onChoose,
}: {
  readonly shown: NonNullable<PlayerGame['shown']>
  readonly chosen: number | null
  /** The right option; null while it is hidden. */
  readonly right: number | null
  readonly isOpen: boolean
  readonly onChoose: (option: number) => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <AskedQuestion
      shown={shown}
      chosen={chosen}
      right={right}
      isOpen={isOpen}
      onChoose={onChoose}
      headingId="game-question"
      heading={
        <h1
          id="game-question"
          ref={heading}
          tabIndex={-1}
          className="mt-2 scroll-my-24 font-sans text-xl font-semibold sm:text-2xl"
        >
          <ChemicalText text={shown.text} />
        </h1>
      }
    />
  )
}
