import { useEffect, useRef, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import type { Category } from '#quiz/categories.ts'
import type { QuestionId } from '#quiz/question.ts'
import {
  choose,
  currentAsked,
  next,
  type PracticeSession as Session,
  previous,
  startSession,
  startSessionWith,
  submit,
} from '#quiz/session.ts'
import { AUTO_ADVANCE_MS } from '#quiz/settings.ts'
import { storedBookmarks, toggleQuestion } from '#web/platform/bookmarks.ts'
import { type Preferences, storedPreferences } from '#web/platform/preferences.ts'
import { saveAnswer } from '#web/platform/progress.ts'
import { playSound } from '#web/platform/sound.ts'
import { useConcentration } from '#web/platform/use-concentration.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { Button } from '#web/ui/button.tsx'

import { Explanation } from './explanation.tsx'
import { OptionList } from './option-list.tsx'
import { QuestionBadge } from './question-badge.tsx'
import { fullBank } from './question-bank.ts'
import { SessionBar } from './session-bar.tsx'
import { SessionFooter } from './session-footer.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/**
 * A running practice session: one question at a time, its answer and why. It begins with the
 * question `first` when there is one with that id, and with what `firstBank` has until all
 * categories have come. With `only`, that category takes the place of the enabled ones.
 */
export function PracticeSession({
  first,
  only,
  firstBank,
}: {
  readonly first: QuestionId | null
  readonly only: Category | null
  readonly firstBank: Bank
}) {
  const preferences = useStored(storedPreferences)
  const bookmarks = useStored(storedBookmarks)
  const [session, setSession] = useState(() => begin(first, only, firstBank))
  const { question } = currentAsked(session)
  const { turn } = session
  const bank = useFullBank(firstBank, turn.chosen !== null || session.index > 0)
  const isBookmarked = bookmarks.questions.some(({ id }) => id === question.id)

  function chooseOption(option: number) {
    const chosen = choose(session, option)
    if (chosen === session) return
    setSession(chosen)
    playSound('click')
  }

  function goNext() {
    playSound('next')
    setSession(next(session, preferencesFor(only), bank, Math.random, Date.now()))
  }

  function goPrevious() {
    setSession(previous(session, Date.now()))
  }

  function submitAnswer() {
    const result = submit(session, Date.now())
    if (result.session === session || turn.chosen === null) return
    setSession(result.session)
    playSound(question.options[turn.chosen] === question.correctAnswer ? 'correct' : 'incorrect')
    if (result.answer !== null) saveAnswer(result.answer)
  }

  useShortcuts({
    isOpen: turn.status === 'open',
    choose: chooseOption,
    enter: turn.status === 'locked' ? goNext : submitAnswer,
    next: goNext,
    previous: goPrevious,
    bookmark: () => toggleQuestion(question.id, Date.now()),
  })
  useConcentration(turn.status === 'open' && turn.chosen !== null)
  useAutoAdvance(preferences.autoAdvance && turn.status === 'locked', goNext)

  return (
    <>
      <SessionBar
        session={session}
        isTimerShown={preferences.timerEnabled}
        isBookmarked={isBookmarked}
        onPrevious={goPrevious}
        onNext={goNext}
        onBookmark={() => toggleQuestion(question.id, Date.now())}
      />
      <form
        className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7"
        onSubmit={(event) => {
          event.preventDefault()
          submitAnswer()
        }}
      >
        <QuestionBadge question={question} />
        <OptionList key={session.index} question={question} turn={turn} onChoose={chooseOption} />
        {turn.status === 'open' && turn.chosen !== null ? (
          <Button type="submit" look="primary" className="mt-6 w-full sm:w-auto">
            Submit Answer
          </Button>
        ) : null}
        {turn.status === 'locked' ? (
          <Explanation
            question={question}
            chosen={turn.chosen}
            isFull={preferences.showExplanations}
            onNext={goNext}
          />
        ) : null}
      </form>
      <SessionFooter />
    </>
  )
}

function begin(first: QuestionId | null, only: Category | null, bank: Bank): Session {
  const question = first === null ? null : bank.questionOf(first)
  return question === null
    ? startSession(preferencesFor(only), bank, Math.random, Date.now())
    : startSessionWith(question, Date.now())
}

function preferencesFor(only: Category | null): Preferences {
  const preferences = storedPreferences.get()
  return only === null ? preferences : { ...preferences, enabledCategories: [only] }
}

/**
 * The other categories come while the learner thinks about the first choice, so that the first
 * question has the line for itself. Without a network the first bank has to do.
 */
function useFullBank(firstBank: Bank, isWanted: boolean): Bank {
  const [bank, setBank] = useState(firstBank)
  useEffect(() => {
    if (isWanted) fullBank().then(setBank, () => undefined)
  }, [isWanted])
  return bank
}

function useAutoAdvance(isOn: boolean, goNext: () => void) {
  const latest = useRef(goNext)
  useEffect(() => {
    latest.current = goNext
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => latest.current(), AUTO_ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [isOn])
}
