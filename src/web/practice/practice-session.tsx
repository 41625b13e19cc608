import { useEffect, useRef, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import type { Category } from '#quiz/categories.ts'
import { limitedTo } from '#quiz/question-types.ts'
import type { QuestionId } from '#quiz/question.ts'
import {
  choose,
  currentAsked,
  isAtEnd,
  next,
  nextWith,
  type PracticeSession as Session,
  previous,
  startSession,
  startSessionWith,
  submit,
} from '#quiz/session.ts'
import { AUTO_ADVANCE_MS } from '#quiz/settings.ts'
import type { AccountPractice, Issued } from '#web/platform/account-practice.ts'
import { storedBookmarks, toggleQuestion } from '#web/platform/bookmarks.ts'
import { storedPreferences } from '#web/platform/preferences.ts'
import { saveAnswer } from '#web/platform/progress.ts'
import { playSound } from '#web/platform/sound.ts'
import { useConcentration } from '#web/platform/use-concentration.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { Button } from '#web/ui/button.tsx'

import { Explanation } from './explanation.tsx'
import { LoadingQuestion } from './loading-question.tsx'
import { OptionList } from './option-list.tsx'
import { QuestionBadge } from './question-badge.tsx'
import { fullBank } from './question-bank.ts'
import { ReceiptNote } from './receipt-note.tsx'
import { selectionFor } from './selection-for.ts'
import { SessionBar } from './session-bar.tsx'
import { SessionFooter } from './session-footer.tsx'
import { UncountedNote } from './uncounted-note.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { Verdict } from './verdict.tsx'

/**
 * A running practice session: one question at a time, its answer and why. It begins with the
 * question `first` when there is one with that id, else with the one that was `issued`, and makes
 * questions with what `bank` has until all categories have come. With `only`, that category takes the
 * place of the enabled ones. Answers of somebody signed in go to their account by way of `practice`,
 * which is null without a connection.
 */
export function PracticeSession({
  first,
  only,
  bank: firstBank,
  issued: firstIssued,
  isGuest,
  practice,
}: {
  readonly first: QuestionId | null
  readonly only: Category | null
  readonly bank: Bank
  readonly issued: Issued | null
  readonly isGuest: boolean
  readonly practice: AccountPractice | null
}) {
  const preferences = useStored(storedPreferences)
  const bookmarks = useStored(storedBookmarks)
  const [session, setSession] = useState(() => begin(first, only, firstBank, firstIssued))
  /** The issued questions by their place in the history. */
  const [issues, setIssues] = useState(() => new Map(firstIssued && [[0, firstIssued]]))
  const [isWaiting, setIsWaiting] = useState(false)
  const { question } = currentAsked(session)
  const { turn } = session
  const issued = issues.get(session.index) ?? null
  const bank = useFullBank(firstBank, turn.chosen !== null || session.index > 0)
  const isBookmarked = bookmarks.questions.some(({ id }) => id === question.id)
  useOpenedInTime(practice, issued)

  function chooseOption(option: number) {
    const chosen = choose(session, option)
    if (isWaiting || chosen === session) return
    setSession(chosen)
    playSound('click')
  }

  function goNext() {
    if (isWaiting) return
    playSound('next')
    if (practice === null || !isAtEnd(session)) return goOn(null)
    const ready = practice.supply.take(selectionFor(only))
    if (ready !== null) return goOn(ready)
    void goOnLater(practice.supply)
  }

  async function goOnLater(supply: AccountPractice['supply']) {
    setIsWaiting(true)
    await supply.filled(selectionFor(only))
    setIsWaiting(false)
    goOn(supply.take(selectionFor(only)))
  }

  /** To the question that was issued, else to one made here. */
  function goOn(ready: Issued | null) {
    const now = Date.now()
    if (ready === null) {
      return setSession(next(session, selectionFor(only), wanted(bank), Math.random, now))
    }
    const moved = nextWith(session, ready.question, now)
    setIssues(new Map([...issues, [moved.index, ready]]))
    setSession(moved)
  }

  function goPrevious() {
    if (isWaiting) return
    setSession(previous(session, Date.now()))
  }

  function submitAnswer() {
    const result = submit(session, Date.now())
    if (result.session === session || turn.chosen === null) return
    setSession(result.session)
    playSound(question.options[turn.chosen] === question.correctAnswer ? 'correct' : 'incorrect')
    if (result.answer === null) return
    if (isGuest) saveAnswer(result.answer)
    else if (issued !== null) practice?.answer(issued, turn.chosen)
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

  if (isWaiting) return <LoadingQuestion />
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
        {isGuest || issued !== null ? null : (
          <UncountedNote isChosen={session.index === 0 && question.id === first} />
        )}
        <QuestionBadge question={question} />
        <OptionList key={session.index} question={question} turn={turn} onChoose={chooseOption} />
        {turn.status === 'open' && turn.chosen !== null ? (
          <Button type="submit" look="primary" className="mt-6 w-full sm:w-auto">
            Submit Answer
          </Button>
        ) : null}
        <Verdict question={question} turn={turn} />
        {turn.status === 'locked' ? (
          <Explanation
            question={question}
            chosen={turn.chosen}
            isFull={preferences.showExplanations}
            note={
              practice === null || issued === null ? null : (
                <ReceiptNote practice={practice} issued={issued} />
              )
            }
            onNext={goNext}
          />
        ) : null}
      </form>
      <SessionFooter />
    </>
  )
}

function begin(
  first: QuestionId | null,
  only: Category | null,
  bank: Bank,
  issued: Issued | null,
): Session {
  const question = first === null ? (issued?.question ?? null) : bank.questionOf(first)
  return question === null
    ? startSession(selectionFor(only), wanted(bank), Math.random, Date.now())
    : startSessionWith(question, Date.now())
}

/** The server hears of a question when it is on screen: from then on it counts the time. */
function useOpenedInTime(practice: AccountPractice | null, issued: Issued | null) {
  useEffect(() => {
    if (issued !== null) practice?.open(issued)
  }, [practice, issued])
}

function wanted(bank: Bank): Bank {
  return limitedTo(bank, storedPreferences.get().questionTypes)
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
