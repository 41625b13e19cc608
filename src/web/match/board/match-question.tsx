import { useEffect, useRef } from 'react'

import type { ShownQuestion } from '#contract/match.ts'
import type { Marked } from '#match/judge.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { ElementSign } from '#web/ui/text/element-sign.tsx'

import { MatchOption, type OptionState } from './match-option.tsx'

/** A question with its options. One tap is the answer. Each question needs its own `key`. */
export function MatchQuestion({
  shown,
  phase,
  chosen,
  answer,
  isSent,
  onChoose,
}: {
  readonly shown: ShownQuestion
  readonly phase: string
  readonly chosen: number | null
  /** The recorded answer, with the right option. */
  readonly answer: Marked | null
  readonly isSent: boolean
  readonly onChoose: (option: number) => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = phase === 'open' && chosen === null
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <>
      <div className="low:sm:flex low:sm:flex-row-reverse low:sm:items-center low:sm:gap-4">
        <ElementBadge badge={shown.badge} />
        <h2
          id="match-question"
          ref={heading}
          tabIndex={-1}
          className="flex min-h-21 scroll-my-24 items-center text-lg sm:text-xl low:sm:min-h-14 low:sm:grow low:sm:text-lg"
        >
          <span>
            <ChemicalText text={shown.text} />
          </span>
        </h2>
      </div>
      <div
        role="group"
        aria-labelledby="match-question"
        className="mt-3 grid gap-2 sm:gap-3 low:sm:mt-1 low:sm:grid-cols-2 low:sm:gap-2"
      >
        {shown.options.map((option, index) => (
          <MatchOption
            key={option}
            index={index}
            text={option}
            state={stateOf(index, chosen, answer)}
            isOpen={isOpen}
            isSent={isSent}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  )
}

function ElementBadge({ badge }: Pick<ShownQuestion, 'badge'>) {
  return (
    <p className="mt-1 flex min-h-8 shrink-0 items-center gap-2 text-sm">
      <ElementSign badge={badge} />
      <span
        aria-hidden={badge.name === null}
        className="rounded-full border border-line px-3 py-0.5"
      >
        {badge.name ?? 'Element'}
      </span>
    </p>
  )
}

function stateOf(index: number, chosen: number | null, answer: Marked | null): OptionState {
  if (answer === null) {
    if (chosen === null) return 'unanswered'
    return chosen === index ? 'selected' : 'other'
  }
  if (index === answer.right) return 'correct'
  return index === answer.choice ? 'incorrect' : 'other'
}
