import { useEffect, useRef } from 'react'

import type { PlayerGame } from '#contract/class-game/messages.ts'
import { GameOption, optionState } from '#web/class-game/screen/game-option.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

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
    <>
      <h1
        id="game-question"
        ref={heading}
        tabIndex={-1}
        className="mt-2 scroll-my-24 font-sans text-xl font-semibold sm:text-2xl"
      >
        <ChemicalText text={shown.text} />
      </h1>
      <div role="group" aria-labelledby="game-question" className="mt-4 grid gap-3 sm:grid-cols-2">
        {shown.options.map((option, index) => (
          <GameOption
            key={option}
            index={index}
            text={option}
            state={optionState(index, chosen, right)}
            isOpen={isOpen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  )
}
