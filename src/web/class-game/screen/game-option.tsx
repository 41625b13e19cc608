import { AnswerMark } from '#web/ui/text/answer-mark.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { letters } from '#web/ui/text/letters.ts'

export type OptionState = 'open' | 'selected' | 'correct' | 'incorrect' | 'other'

const looks: Readonly<Record<OptionState, string>> = {
  open: 'border-line bg-sunken hover:border-outline active:scale-[0.99]',
  selected: 'border-accent bg-accent-soft',
  correct: 'border-correct bg-correct-soft',
  incorrect: 'border-incorrect bg-incorrect-soft',
  other: 'border-line bg-sunken text-muted',
}

/** Returns how an option looks to a player. */
export function optionState(
  index: number,
  chosen: number | null,
  right: number | null,
): OptionState {
  if (right === null) {
    if (chosen === null) return 'open'
    return chosen === index ? 'selected' : 'other'
  }
  if (index === right) return 'correct'
  return chosen === index ? 'incorrect' : 'other'
}

/** A big button for one of the options. It keeps the focus after it was pressed. */
export function GameOption({
  index,
  text,
  state,
  isOpen,
  onChoose,
}: {
  readonly index: number
  readonly text: string
  readonly state: OptionState
  readonly isOpen: boolean
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
      className={`flex min-h-18 w-full items-center gap-3 rounded-lg border-3 px-4 py-3 text-left text-lg transition sm:min-h-24 sm:text-xl ${looks[state]}`}
    >
      <span
        aria-hidden
        translate="no"
        className="grid size-10 shrink-0 place-items-center rounded-full border border-outline font-display"
      >
        {letters[index]}
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <ChemicalText text={text} />
      </span>
      <Mark state={state} />
    </button>
  )
}

function Mark({ state }: { readonly state: OptionState }) {
  switch (state) {
    case 'correct':
    case 'incorrect':
      return <AnswerMark isRight={state === 'correct'} size="size-6" />
    case 'selected':
      return <span className="sr-only">Your answer</span>
    case 'open':
    case 'other':
      return null
  }
}
