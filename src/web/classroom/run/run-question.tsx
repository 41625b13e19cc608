import { type ReactNode, Suspense, useState } from 'react'

import { optionNudge } from '#quiz/kinds/option-nudge.ts'
import type { Given } from '#quiz/practice/session.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import {
  chooseInRun,
  isSettled,
  lastGivenOf,
  moveOn,
  type RunItem,
  secondsFor,
  type SetRun,
  submitToRun,
  turnOfRun,
} from '#quiz/sets/run.ts'
import type { SetTimer } from '#quiz/sets/set-content.ts'
import { isLastPart } from '#quiz/task.ts'
import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { useShortcuts } from '#web/practice/controls/use-shortcuts.ts'
import { Explanation } from '#web/practice/question/explanation.tsx'
import { QuestionHints } from '#web/practice/question/help/lazy-help.tsx'
import { NudgeText } from '#web/practice/question/help/nudge-text.tsx'
import { checkedAnswer } from '#web/practice/question/kinds/checked-answer.ts'
import { MadeQuestion } from '#web/practice/question/made-question.tsx'
import { OptionList } from '#web/practice/question/option-list.tsx'
import { QuestionBadge } from '#web/practice/question/question-badge.tsx'
import { QuestionCard } from '#web/practice/question/question-card.tsx'
import { SubmitButton } from '#web/practice/question/submit-button.tsx'
import { Verdict } from '#web/practice/question/verdict.tsx'
import { WrongStep } from '#web/practice/question/wrong-step.tsx'
import { playSound } from '#web/sound/sound.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { Countdown } from './countdown.tsx'

/** The help with made answers comes with the first wrong one. */
const MadeNudge = lazyPart(
  async () => (await import('#web/practice/question/made/made-nudge.tsx')).MadeNudge,
)

/** A try that was just made at the question of a place. */
export type Tried = {
  readonly place: number
  readonly attempt: 1 | 2
  readonly given: Given | null
  readonly isCorrect: boolean
  readonly milliseconds: number
}

/** The question of a set that is on screen, with a second try where the set allows it, which may be given up. */
export function RunQuestion({
  run,
  item,
  timer,
  hasHints,
  note,
  takesFocus,
  onChange,
  onTried,
}: {
  readonly run: SetRun
  readonly item: RunItem
  readonly timer: SetTimer
  readonly hasHints: boolean
  readonly note: ReactNode
  /** Whether the text of a question that comes takes the focus. */
  readonly takesFocus: boolean
  readonly onChange: (run: SetRun) => void
  readonly onTried: (tried: Tried) => void
}) {
  const [refused, setRefused] = useState<string | null>(null)
  const [hints, setHints] = useState({ place: run.place, taken: 0 })
  const [shownPlace, setShownPlace] = useState<number | null>(null)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const { question, tries } = item
  const turn = turnOfRun(run)
  const isOpen = turn.status === 'open'
  const seconds = secondsFor(question, timer)
  const last = tries.at(-1)
  const lastGiven = lastGivenOf(item)
  const attempt = tries.length === 0 ? 1 : 2
  const isSecond = isOpen && last !== undefined
  const hintsTaken = hints.place === run.place ? hints.taken : 0

  function choose(given: Given) {
    if (isOpen) onChange(chooseInRun(run, given))
  }

  function chooseOption(option: number) {
    if (question.type !== 'mcq' || option >= question.options.length) return
    choose(option)
    playSound('click')
  }

  function finish(given: Given | null, isCorrect: boolean) {
    const now = Date.now()
    const next = submitToRun(run, given, isCorrect, now)
    if (next === run) return
    playSound(isCorrect ? 'correct' : 'incorrect')
    onTried({ place: run.place, attempt, given, isCorrect, milliseconds: now - run.openedAt })
    onChange(next)
  }

  function submit() {
    if (!isOpen || run.chosen === null) return
    if (question.type === 'mcq') {
      const option = Number(run.chosen)
      return finish(run.chosen, question.options[option] === question.correctAnswer)
    }
    submitMade(question, String(run.chosen)).catch((error: unknown) => setFailure({ error }))
  }

  async function submitMade(made: ProductionQuestion, given: string) {
    const checked = await checkedAnswer(made, given)
    if (checked.kind === 'part') return choose(checked.given)
    if (checked.kind === 'unread') return setRefused(given)
    finish(given, checked.isRight)
  }

  /** Gives up the second try, which is recorded without an answer. */
  function showAnswer() {
    setShownPlace(run.place)
    finish(null, false)
  }

  function goOn() {
    if (isOpen) return
    playSound('next')
    onChange(moveOn(run, Date.now()))
  }

  function showHint() {
    if (hasHints && isSecond) setHints({ place: run.place, taken: hintsTaken + 1 })
  }

  useShortcuts({
    isOpen,
    choose: chooseOption,
    enter: isOpen ? submit : goOn,
    next: goOn,
    hint: showHint,
    previous: nothing,
    bookmark: nothing,
  })
  useConcentration(isOpen && run.chosen !== null)
  if (failure !== null) throw failure.error

  return (
    <>
      <div className="my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p key={run.place} className="text-sm whitespace-nowrap tabular-nums">
          {`Question ${run.place + 1} of ${run.items.length}`}
        </p>
        <div
          aria-hidden
          className="h-2 min-w-16 grow overflow-hidden rounded-full border border-line bg-sunken"
        >
          <div
            className="h-full bg-accent transition-[width] duration-300"
            style={{ width: `${(100 * run.place) / run.items.length}%` }}
          />
        </div>
        {seconds === null || !isOpen ? null : (
          <Countdown
            key={`${run.place} ${tries.length}`}
            endsAt={run.openedAt + seconds * 1000}
            onEnd={() => finish(null, false)}
          />
        )}
      </div>
      <QuestionCard
        onSubmit={submit}
        beside={
          <>
            {question.type === 'mcq' ? <Verdict question={question} turn={turn} /> : null}
            {isSettled(item, run.triesMost) ? (
              <>
                {last?.given === null && shownPlace !== run.place ? (
                  <p role="status">The time was over.</p>
                ) : null}
                <Explanation
                  question={question}
                  correction={
                    lastGiven === null ? null : <WrongStep question={question} given={lastGiven} />
                  }
                  given={lastGiven}
                  isFull
                  note={note}
                  onNext={goOn}
                />
              </>
            ) : null}
          </>
        }
      >
        <QuestionBadge question={question} isOpen={isOpen} />
        {question.type === 'mcq' ? (
          <OptionList
            key={`${run.place} ${isOpen ? tries.length : 'locked'}`}
            question={question}
            turn={turn}
            takesFocus={isOpen && (takesFocus || tries.length > 0)}
            onChoose={chooseOption}
          />
        ) : (
          <MadeQuestion
            key={`${run.place} ${isOpen ? tries.length : 'locked'}`}
            question={question}
            turn={turn}
            takesFocus={takesFocus || tries.length > 0}
            isRefused={refused !== null && run.chosen === refused}
            showsParts={run.triesMost === 1}
            onGive={choose}
            onShowAnswer={nothing}
          />
        )}
        <div role="status">
          {isSecond ? (
            <div className="mt-5 rounded-md border border-line bg-sunken px-4 py-3">
              <p className="font-display text-incorrect">
                {last.given === null
                  ? 'The time was over. You have one more try.'
                  : 'Not right yet. You have one more try.'}
              </p>
              {!hasHints || last.given === null ? null : question.type === 'mcq' ? (
                <NudgeText nudge={optionNudge(question, Number(last.given))} />
              ) : (
                <Suspense>
                  <MadeNudge question={question} given={String(last.given)} />
                </Suspense>
              )}
              <Button className="mt-3" onClick={showAnswer}>
                Show the answer
              </Button>
            </div>
          ) : null}
        </div>
        {hasHints && last !== undefined ? (
          <QuestionHints
            key={`hints ${run.place}`}
            question={question}
            taken={hintsTaken}
            isOpen={isOpen}
            onHint={showHint}
          />
        ) : null}
        {isOpen && run.chosen !== null ? (
          <SubmitButton isLast={isLastPart(question, run.chosen)} />
        ) : null}
      </QuestionCard>
    </>
  )
}

function nothing(): void {
  // A set goes forward only, and its questions are the class's. It has a button of its own for the answer.
}
