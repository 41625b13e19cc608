import { type ReactNode, Suspense, useState } from 'react'

import { optionNudge } from '#quiz/kinds/option-nudge.ts'
import {
  isSettled,
  lastGivenOf,
  moveOn,
  type RunItem,
  type SetRun,
  turnOfRun,
} from '#quiz/sets/run.ts'
import type { SetTimer } from '#quiz/sets/set-content.ts'
import { isLastPart } from '#quiz/task.ts'
import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { useShortcuts } from '#web/practice/controls/use-shortcuts.ts'
import { Explanation } from '#web/practice/question/explanation.tsx'
import { QuestionHints } from '#web/practice/question/help/lazy-help.tsx'
import { NudgeText } from '#web/practice/question/help/nudge-text.tsx'
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

import { RunBar } from './run-bar.tsx'
import { type Tried, useRunAnswer } from './use-run-answer.ts'

/** The help with made answers comes with the first wrong one. */
const MadeNudge = lazyPart(
  async () => (await import('#web/practice/question/made/made-nudge.tsx')).MadeNudge,
)

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
  const [hints, setHints] = useState({ place: run.place, taken: 0 })
  const { question, tries } = item
  const turn = turnOfRun(run)
  const isOpen = turn.status === 'open'
  const last = tries.at(-1)
  const lastGiven = lastGivenOf(item)
  const isSecond = isOpen && last !== undefined
  const answer = useRunAnswer(run, item, onChange, onTried)
  const hintsTaken = hints.place === run.place ? hints.taken : 0

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
    choose: answer.chooseOption,
    enter: isOpen ? answer.submit : goOn,
    next: goOn,
    hint: showHint,
    previous: nothing,
    bookmark: nothing,
  })
  useConcentration(isOpen && run.chosen !== null)

  return (
    <>
      <RunBar run={run} item={item} timer={timer} isOpen={isOpen} onTimeOver={answer.endTime} />
      <QuestionCard
        onSubmit={answer.submit}
        beside={
          <>
            {question.type === 'mcq' ? <Verdict question={question} turn={turn} /> : null}
            {isSettled(item, run.triesMost) ? (
              <>
                {last?.given === null && !answer.isShown ? (
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
            onChoose={answer.chooseOption}
          />
        ) : (
          <MadeQuestion
            key={`${run.place} ${isOpen ? tries.length : 'locked'}`}
            question={question}
            turn={turn}
            takesFocus={takesFocus || tries.length > 0}
            isRefused={answer.isRefused}
            showsParts={run.triesMost === 1}
            onGive={answer.choose}
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
              <Button className="mt-3" onClick={answer.showAnswer}>
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
