import { CircleDot, CloudUpload } from 'lucide-react'

import { AnswerMark } from '#web/ui/text/answer-mark.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { letters } from '#web/ui/text/letters.ts'

export type OptionState = 'unanswered' | 'selected' | 'correct' | 'incorrect' | 'other'

const looks: Readonly<Record<OptionState, string>> = {
  unanswered: 'border-line bg-sunken hover:border-outline active:scale-[0.99]',
  selected: 'border-accent bg-accent-soft',
  correct: 'border-correct bg-correct-soft',
  incorrect: 'border-incorrect bg-incorrect-soft',
  other: 'border-line bg-sunken text-muted',
}

/**
 * One of the options. It stays a focusable button after it was pressed, so that keyboard users keep
 * their place.
 */
export function MatchOption({
  index,
  text,
  state,
  isOpen,
  isSent,
  onChoose,
}: {
  readonly index: number
  readonly text: string
  readonly state: OptionState
  readonly isOpen: boolean
  readonly isSent: boolean
  readonly onChoose: (option: number) => void
}) {
  return (
    <button
      type="button"
      data-state={state}
      aria-disabled={!isOpen}
      onClick={() => {
        if (isOpen) onChoose(index)
      }}
      className={`flex min-h-12 w-full items-center gap-3 rounded-md border-2 px-3 py-1.5 text-left transition sm:min-h-14 sm:gap-4 sm:px-4 low:sm:min-h-12 ${looks[state]}`}
    >
      <span
        translate="no"
        className="grid size-8 shrink-0 place-items-center rounded-full border border-outline font-display text-sm"
      >
        {letters[index]}
      </span>
      <span className="min-w-0 grow wrap-anywhere sm:text-lg">
        <ChemicalText text={text} />
      </span>
      <Mark state={state} isSent={isSent} />
    </button>
  )
}

function Mark({ state, isSent }: { readonly state: OptionState; readonly isSent: boolean }) {
  switch (state) {
    case 'correct':
    case 'incorrect':
      return <AnswerMark isRight={state === 'correct'} />
    case 'selected':
      return isSent ? (
        <span className="flex shrink-0 items-center text-accent">
          <CircleDot aria-hidden className="size-5" />
          <span className="sr-only">Your answer</span>
        </span>
      ) : (
        <span className="flex shrink-0 items-center gap-1.5 text-sm">
          <CloudUpload aria-hidden className="size-5" />
          <span>Sending…</span>
        </span>
      )
    case 'unanswered':
    case 'other':
      return null
  }
}
