import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import type { Turn } from '#quiz/practice/session.ts'
import type { McqQuestion } from '#quiz/question.ts'
import { takeEarlyPlaces } from '#web/practice/first-question/early-place.ts'
import { mayTakeFocus } from '#web/ui/focus/focus-heading.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { letters } from '#web/ui/text/letters.ts'

import { QuestionFigure } from './figure/question-figure.tsx'

type State = 'open' | 'correct' | 'chosen-wrong' | 'other'

const looks: Readonly<Record<State, string>> = {
  open: 'border-line bg-sunken hover:border-outline has-checked:border-accent has-checked:bg-accent-soft',
  correct: 'border-correct bg-correct-soft',
  'chosen-wrong': 'border-incorrect bg-incorrect-soft',
  other: 'border-line bg-sunken text-muted',
}

/**
 * The question and its options; once locked each option says whether it was right. A new question is
 * a new list, and with `takesFocus` its text takes the focus, unless the visitor has moved to an option of
 * the built page before.
 */
export function OptionList({
  question,
  turn,
  takesFocus,
  onChoose,
}: {
  readonly question: McqQuestion
  readonly turn: Turn
  readonly takesFocus: boolean
  readonly onChoose: (option: number) => void
}) {
  const heading = useRef<HTMLLegendElement>(null)
  const options = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    const { focused, chosen } = takeEarlyPlaces()
    const inputs = options.current?.querySelectorAll('input') ?? []
    // It may have been chosen while the list was drawn. A click on a chosen option changes nothing.
    if (chosen !== null) inputs[chosen]?.click()
    if (focused !== null) inputs[focused]?.focus()
    else if (mayTakeFocus()) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <fieldset>
      <legend ref={heading} tabIndex={-1} className="mb-5 font-display text-xl text-balance">
        <ChemicalText text={question.question} />
      </legend>
      <QuestionFigure question={question} />
      <div ref={options} className="grid gap-3">
        {question.options.map((option, index) => {
          const state = stateOf(question, turn, index)
          return (
            <label
              key={option}
              data-state={state}
              className={`relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 sm:flex-nowrap rounded-md border-2 px-4 py-2 transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${looks[state]}`}
            >
              <input
                type="radio"
                name="option"
                className="sr-only"
                checked={turn.chosen === index}
                disabled={turn.status === 'locked'}
                onChange={() => onChoose(index)}
              />
              <span
                translate="no"
                className="grid size-8 shrink-0 place-items-center rounded-full border border-outline font-display text-sm"
              >
                {letters[index]}
              </span>
              <span className="min-w-0 flex-1 text-lg">
                <ChemicalText text={option} />
              </span>
              <Verdict state={state} isChosen={turn.chosen === index} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function Verdict({ state, isChosen }: { readonly state: State; readonly isChosen: boolean }) {
  if (state === 'correct') {
    return (
      <span className="inline-flex shrink-0 basis-full items-center gap-1.5 pl-12 text-sm text-correct sm:basis-auto sm:pl-0">
        <Check aria-hidden className="size-5" />
        <span>{isChosen ? 'Correct' : 'Correct answer'}</span>
      </span>
    )
  }
  if (state !== 'chosen-wrong') return null
  return (
    <span className="inline-flex shrink-0 basis-full items-center gap-1.5 pl-12 text-sm text-incorrect sm:basis-auto sm:pl-0">
      <X aria-hidden className="size-5" />
      <span>Your answer</span>
    </span>
  )
}

function stateOf(question: McqQuestion, turn: Turn, index: number): State {
  if (turn.status === 'open') return 'open'
  if (question.options[index] === question.correctAnswer) return 'correct'
  return turn.chosen === index ? 'chosen-wrong' : 'other'
}
