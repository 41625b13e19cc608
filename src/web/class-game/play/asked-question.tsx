import type { ReactNode } from 'react'

import type { PlayerGame } from '#contract/class-game/messages.ts'
import { GameOption, optionState } from '#web/class-game/screen/game-option.tsx'

type Parts = {
  readonly shown: NonNullable<PlayerGame['shown']>
  readonly chosen: number | null
  /** The right option; null while it is hidden. */
  readonly right: number | null
  readonly isOpen: boolean
  readonly onChoose: (option: number) => void
  /** The text of the question, in an element of this id. */
  readonly heading: ReactNode
  readonly headingId: string
}

/** A question and its options. */
export function AskedQuestion({
  shown,
  chosen,
  right,
  isOpen,
  onChoose,
  heading,
  headingId,
}: Parts) {
  return (
    <>
      {heading}
      <div role="group" aria-labelledby={headingId} className="mt-4 grid gap-3 sm:grid-cols-2">
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
