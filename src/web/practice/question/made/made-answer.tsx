import { Check, X } from 'lucide-react'

import { described, judged, type Reading, readingOf } from '#quiz/kinds/kinds.ts'
import type { Turn } from '#quiz/practice/session.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { partTexts, type ProductionKind } from '#quiz/task.ts'
import { SecondTry } from '#web/practice/question/help/second-try.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { AnswerField } from './answer-field.tsx'
import { AnswerDrawing } from './lewis/answer-drawing.tsx'
import { PairList } from './match/pair-list.tsx'
import { openPartOf } from './steps/open-part.ts'
import { PartResults } from './steps/part-results.tsx'

/**
 * The field of a question whose answer the learner makes, with its reading before the answer is
 * submitted. After a submission that cannot be read, the reason stands beside the field. Locked, it
 * shows the answer as it was given, and whether it was right.
 */
export function MadeAnswer({
  question,
  turn,
  isRefused,
  showsParts,
  onGive,
  onShowAnswer,
}: {
  readonly question: ProductionQuestion
  readonly turn: Turn
  readonly isRefused: boolean
  /** Whether the right answer to each part of a problem is shown at once. */
  readonly showsParts: boolean
  readonly onGive: (given: string) => void
  /** Gives up the second try. */
  readonly onShowAnswer: () => void
}) {
  const given = typeof turn.chosen === 'string' ? turn.chosen : ''
  const asked = openPartOf(question, given)
  const note = (
    <Note
      kind={asked.question.type}
      reading={readingOf(asked.question, asked.given)}
      isRefused={isRefused}
      onGive={(text) => onGive(asked.whole(text))}
    />
  )
  return (
    <>
      {turn.status !== 'locked' ? (
        // On phones the reading stands between the field and its keys: below them the way on would cover it.
        <div className="flex flex-col">
          <AnswerField
            question={question}
            given={given}
            isRefused={isRefused}
            showsParts={showsParts}
            noteId={NOTE_ID}
            note={note}
            onGive={onGive}
          />
        </div>
      ) : (
        <div className="grid gap-2">
          {question.type === 'steps' ? (
            <PartResults question={question} texts={partTexts(given)} isOver />
          ) : (
            <GivenAnswer
              label={turn.second === undefined ? 'Your answer' : 'First try'}
              question={question}
              given={given}
            />
          )}
          {turn.second === undefined ? null : (
            <GivenAnswer label="Second try" question={question} given={String(turn.second.given)} />
          )}
        </div>
      )}
      {turn.status === 'retrying' ? (
        <SecondTry question={question} given={turn.first} onShowAnswer={onShowAnswer} />
      ) : null}
      <div role="status">
        {turn.status === 'locked' ? (
          <Verdict
            question={question}
            given={given}
            isSecondRight={turn.second?.isCorrect === true}
          />
        ) : null}
      </div>
      {turn.status === 'locked' && judged(question, given)?.isRight !== true ? (
        <AnswerDrawing question={question} />
      ) : null}
    </>
  )
}

/** One question is on screen at a time. */
const NOTE_ID = 'reading-of-the-answer'

/** The beginning of the line that echoes an answer. Cards in order need none. */
const beginnings: Readonly<Record<ProductionKind, string | null>> = {
  number: 'Reads as',
  formula: 'Reads as',
  balance: 'Reads as',
  order: null,
  table: 'Picked:',
  atom: 'Built:',
  configuration: 'Reads as',
  match: null,
  lewis: null,
  naming: 'Reads as',
  steps: null,
}

function Note({
  kind,
  reading,
  isRefused,
  onGive,
}: {
  readonly kind: ProductionKind
  readonly reading: Reading
  readonly isRefused: boolean
  readonly onGive: (given: string) => void
}) {
  // A likely meaning is asked about at once; an unreadable text, or a name, may be unfinished.
  const isAsked = isRefused || kind !== 'naming'
  const offers = reading.status === 'unread' && isAsked ? reading.offers : []
  const isTold = reading.status === 'unread' && (isRefused || offers.length > 0)
  const beginning = beginnings[kind]
  return (
    <div id={NOTE_ID} className="mt-3 min-h-8">
      <div role="status">
        <p key={reading.status} className="text-muted">
          {reading.status === 'read' && beginning !== null ? (
            <>
              <span>{`${beginning} `}</span>
              <span translate="no" className="text-lg text-ink">
                <ChemicalText key={reading.shown} text={reading.shown} />
              </span>
            </>
          ) : null}
        </p>
      </div>
      <p role="alert" className="text-incorrect">
        {isTold ? reading.problem : null}
      </p>
      {offers.length > 0 ? (
        <ul aria-label="Possible readings" className="mt-2 flex flex-wrap gap-2">
          {offers.map((offer) => (
            <li key={offer.given}>
              <Button
                onClick={({ currentTarget }) => {
                  // The offer goes away, and the field takes the focus back.
                  currentTarget.closest('fieldset')?.querySelector('input')?.focus()
                  onGive(offer.given)
                }}
              >
                <span translate="no">
                  <ChemicalText text={offer.shown} />
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function GivenAnswer({
  label,
  question,
  given,
}: {
  readonly label: string
  readonly question: ProductionQuestion
  readonly given: string
}) {
  const isRight = judged(question, given)?.isRight === true
  const Mark = isRight ? Check : X
  return (
    <p
      data-state={isRight ? 'correct' : 'chosen-wrong'}
      className={`flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 px-4 py-2 ${isRight ? 'border-correct bg-correct-soft' : 'border-incorrect bg-incorrect-soft'}`}
    >
      <span
        className={`inline-flex items-center gap-1.5 text-sm ${isRight ? 'text-correct' : 'text-incorrect'}`}
      >
        <Mark aria-hidden className="size-5" /> <span>{label}</span>
      </span>{' '}
      <span translate="no" className="min-w-0 basis-full text-lg sm:flex-1 sm:basis-auto">
        {question.type === 'match' ? (
          <PairList question={question} given={given} />
        ) : (
          <ChemicalText text={described(question, given)} />
        )}
      </span>
      <AnswerDrawing question={question} given={given} />
    </p>
  )
}

function Verdict({
  question,
  given,
  isSecondRight,
}: {
  readonly question: ProductionQuestion
  readonly given: string
  readonly isSecondRight: boolean
}) {
  const isRight = judged(question, given)?.isRight === true
  if (question.type === 'match' && !isRight && !isSecondRight) {
    return (
      <div className="mt-6 border-t border-line pt-5">
        <p className="mb-2 font-display text-lg text-incorrect">
          Not quite. These belong together:
        </p>
        <PairList question={question} />
      </div>
    )
  }
  return (
    <p
      className={`mt-6 border-t border-line pt-5 font-display text-lg ${isRight || isSecondRight ? 'text-correct' : 'text-incorrect'}`}
    >
      {isRight ? (
        'Correct.'
      ) : isSecondRight ? (
        'Right on the second try.'
      ) : (
        <ChemicalText text={`Not quite. The answer is ${question.correctAnswer}.`} />
      )}
    </p>
  )
}
