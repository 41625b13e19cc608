import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import { FULL_HELP } from '#quiz/practice/help.ts'
import {
  canSubmit,
  choose,
  currentAsked,
  isAtEnd,
  next,
  nextWith,
  type PracticeSession as Session,
  previous,
  showAnswer,
  submit,
  submitJudged,
  submitSecond,
  type Submitted,
  takeHint,
} from '#quiz/practice/session.ts'
import { againWrong, fromHere, isLastOfSet, oneMoreLike, withExtra } from '#quiz/practice/set.ts'
import { AUTO_ADVANCE_MS } from '#quiz/practice/settings.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { isLastPart } from '#quiz/task.ts'
import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { storedOutbox } from '#web/outbox/outbox.ts'
import { playSound } from '#web/sound/sound.ts'
import type { AccountPractice, Issued } from '#web/store/account-practice.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { ANSWERS_WORTH_KEEPING, askToKeep } from '#web/user-data/ask-to-keep.ts'
import { storedBookmarks, toggleQuestion } from '#web/user-data/bookmarks.ts'
import { PersistenceNotice } from '#web/user-data/persistence-notice.tsx'
import { storedProgress } from '#web/user-data/progress.ts'
import { saveOnce, saveSecondTry } from '#web/user-data/save-answer.ts'
import { storedSettings } from '#web/user-data/settings.ts'
import { storedPractice } from '#web/user-data/stored-practice.ts'

import { keptOf } from './keep-session.ts'
import { LoadingQuestion } from './loading-question.tsx'
import { type Asked, courseKey, type Opened } from './opening.ts'
import { bankFor, bankWith, fullBank } from './question-bank.ts'
import { Explanation } from './question/explanation.tsx'
import { QuestionHints } from './question/help/lazy-help.tsx'
import { checkedAnswer } from './question/kinds/checked-answer.ts'
import { MadeQuestion } from './question/made-question.tsx'
import { OptionList } from './question/option-list.tsx'
import { QuestionBadge } from './question/question-badge.tsx'
import { QuestionCard } from './question/question-card.tsx'
import { ReceiptNote } from './question/receipt-note.tsx'
import { SubmitButton } from './question/submit-button.tsx'
import { UncountedNote } from './question/uncounted-note.tsx'
import { Verdict } from './question/verdict.tsx'
import { WrongStep } from './question/wrong-step.tsx'
import { selectionFor, wantedOf } from './selection-for.ts'
import { SessionBar } from './session-bar.tsx'
import { SessionFooter } from './session-footer.tsx'
import { SetPicker } from './set-picker.tsx'
import { SessionSoFar } from './set/session-so-far.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** Only the end of a set needs it. */
const SetEnd = lazy(async () => ({ default: (await import('./set/set-end.tsx')).SetEnd }))

/** Practice gives all help that there is. */
const help = FULL_HELP

/** A set that follows another one has this many questions. */
const MORE = 10

const places = [storedProgress, storedOutbox, storedBookmarks, storedSettings]

/**
 * A running practice session: one question at a time, its answer and why. It makes questions with the
 * bank that it was opened with until all categories have come. Answers of a signed-in user go to
 * their account by way of `practice`, which is null without a connection.
 */
export function PracticeSession({
  limits,
  course,
  opened,
  owner,
  isGuest,
  practice,
}: Pick<Asked, 'limits' | 'course'> & {
  readonly opened: Opened
  /** The owner of the session that this tab keeps; null while that is not known. */
  readonly owner: string | null
  readonly isGuest: boolean
  readonly practice: AccountPractice | null
}) {
  const settings = useStored(storedSettings)
  const bookmarks = useStored(storedBookmarks)
  const [session, setSession] = useState(opened.session)
  const [issues, setIssues] = useState(opened.issues)
  const [answered, setAnswered] = useState(opened.answered)
  const [set, setSet] = useState(opened.set)
  /** How many questions came before the history. */
  const [earlier, setEarlier] = useState(opened.earlier)
  /** The next question is on its way. None is on screen, so nothing may be done with one. */
  const [isWaiting, setIsWaiting] = useState(false)
  /** The latest answer that could not be read. */
  const [refused, setRefused] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const { question, isExtra = false, result, hintsTaken = 0 } = currentAsked(session)
  const { turn } = session
  const issued = issues.get(session.index) ?? null
  const isBegun = turn.chosen !== null || session.index > 0
  const bank = useFullBank(opened.bank, isBegun, settings.topics)
  const isBookmarked = bookmarks.questions.some(({ id }) => id === question.id)
  const { first } = opened
  const isDone = set?.isDone === true
  /** No question is on screen. */
  const isIdle = isWaiting || isDone
  const { category: only } = limits
  const difficulty = limits.difficulty ?? settings.difficulty
  const setName = course === null ? null : courseKey(course)
  useOpenedInTime(practice, issued)
  useEffect(() => {
    if (owner === null) return
    const onScreen = { session, earlier, issues, answered, set }
    storedPractice.set(
      keptOf(onScreen, {
        owner,
        first,
        only,
        difficulty,
        ...(setName !== null && { course: setName }),
      }),
    )
  }, [session, earlier, issues, answered, set, owner, first, only, difficulty, setName])

  function chooseOption(option: number) {
    const chosen = choose(session, option)
    if (isIdle || chosen === session) return
    setSession(chosen)
    playSound('click')
  }

  function give(made: string) {
    if (!isIdle) setSession(choose(session, made))
  }

  function goNext() {
    if (isIdle) return
    playSound('next')
    if (set !== null && isLastOfSet(session, set.size)) return setSet({ ...set, isDone: true })
    bringNext()
  }

  function bringNext() {
    const isLater = !isAtEnd(session)
    const ready = isLater ? null : (practice?.supply.take(selectionFor(limits)) ?? null)
    const isReady = isLater || ready !== null || (practice === null && hasWanted(bank, limits))
    if (bank !== null && isReady) return goOn(ready, bank)
    goOnLater().catch((error: unknown) => setFailure({ error }))
  }

  /** With what is still on its way: the question that the server hands out, or the bank. */
  async function goOnLater() {
    setIsWaiting(true)
    const selection = selectionFor(limits)
    await practice?.supply.filled(selection)
    const isEnough = bank !== null && hasWanted(bank, limits)
    const from = isEnough
      ? bank
      : await bankFor(null, selection.enabledCategories, selection.topics)
    setIsWaiting(false)
    goOn(practice?.supply.take(selection) ?? null, from)
  }

  /** To the question that was issued, else to one made here. */
  function goOn(ready: Issued | null, from: Bank) {
    const moved = movedOn(session, ready, limits, from)
    if (isDone) return beginSet(fromHere(moved), ready, MORE)
    if (ready !== null) setIssues(new Map([...issues, [moved.index, ready]]))
    setSession(moved)
  }

  /** A set, or endless practice, whose first question is the first of a session. */
  function beginSet(begun: Session, issuedFirst: Issued | null, size: number | null) {
    setSession(begun)
    setIssues(new Map(issuedFirst === null ? [] : [[0, issuedFirst]]))
    setEarlier(0)
    setSet(size === null ? null : { size, isDone: false })
  }

  function pickSet(size: number | null) {
    storedSettings.update((kept) => ({ ...kept, setSize: size ?? undefined }))
    if (size === null) setSet(null)
    else beginSet(fromHere(session), issued, size)
  }

  function practiceAgain() {
    const again = againWrong(session, Date.now())
    if (again !== null) beginSet(again, null, again.history.length)
  }

  /** Another question of the template, which makes a set longer by one. */
  async function bringOneMore() {
    const more = oneMoreLike(question, await bankWith(question.id), Math.random)
    if (more === null) return bringNext()
    setSession(withExtra(session, more, Date.now()))
    if (set !== null) setSet({ ...set, size: set.size + 1 })
  }

  function goPrevious() {
    if (isIdle) return
    setSession(previous(session, Date.now()))
  }

  function submitAnswer() {
    if (isIdle) return
    if (question.type !== 'mcq') {
      submitMade(question).catch((error: unknown) => setFailure({ error }))
      return
    }
    const isRight =
      turn.chosen !== null && question.options[Number(turn.chosen)] === question.correctAnswer
    lock(submittedNow(session), isRight)
  }

  /** A fault of reading is reported beside the field, which stays open. */
  async function submitMade(made: ProductionQuestion) {
    if (!canSubmit(turn) || typeof turn.chosen !== 'string') return
    const checked = await checkedAnswer(made, turn.chosen)
    if (checked.kind === 'part') return setSession(choose(session, checked.given))
    if (checked.kind === 'unread') return setRefused(turn.chosen)
    if (turn.status === 'retrying') return tryAgain(checked.isRight)
    lock(submittedNow(session, checked), checked.isRight)
  }

  function lock({ session: locked, answer }: Submitted, isRight: boolean) {
    if (locked === session || turn.chosen === null) return
    setSession(locked)
    setAnswered(answer === null ? null : issued)
    playSound(isRight ? 'correct' : 'incorrect')
    if (answer === null) return
    if (isGuest) {
      const isSaved = saveOnce(answer)
      const { totalAnswered } = storedProgress.get().totals
      if (isSaved && totalAnswered === ANSWERS_WORTH_KEEPING) askToKeep()
    } else if (issued !== null)
      practice?.answer(issued, turn.chosen, { hintsTaken: answer.hintsTaken })
  }

  function tryAgain(isRight: boolean) {
    const { session: tried, second } = submitSecond(session, isRight)
    if (tried === session || turn.status !== 'retrying') return
    setSession(tried)
    playSound(isRight ? 'correct' : 'incorrect')
    if (second === null) return
    if (isGuest) saveSecondTry(second)
    else if (issued !== null) {
      practice?.answer(issued, turn.first, { secondResponse: second.response })
    }
  }

  function showHint() {
    if (!isIdle && help.hasHints) setSession(takeHint(session))
  }

  function toggleBookmark() {
    if (isIdle) return
    toggleQuestion(question.id, Date.now())
    if (isGuest && !isBookmarked) askToKeep()
  }

  useShortcuts({
    isOpen: turn.status !== 'locked',
    choose: chooseOption,
    hint: showHint,
    enter: turn.status === 'locked' ? goNext : submitAnswer,
    next: goNext,
    previous: goPrevious,
    bookmark: toggleBookmark,
  })
  useConcentration(turn.status === 'open' && turn.chosen !== null)
  useAutoAdvance(settings.autoAdvance && !isDone && turn.status === 'locked', goNext)

  if (failure !== null) throw failure.error
  if (isWaiting) return <LoadingQuestion />
  if (isDone) {
    return (
      <Suspense fallback={<LoadingQuestion />}>
        <SetEnd
          session={session}
          course={course?.id ?? null}
          onAgain={practiceAgain}
          onMore={bringNext}
        />
      </Suspense>
    )
  }
  return (
    <>
      <SessionBar
        session={session}
        earlier={earlier}
        size={set?.size ?? 0}
        isTimerShown={settings.timerEnabled}
        isBookmarked={isBookmarked}
        onPrevious={goPrevious}
        onNext={goNext}
        onBookmark={toggleBookmark}
      />
      <QuestionCard
        onSubmit={submitAnswer}
        beside={
          <>
            {question.type === 'mcq' ? <Verdict question={question} turn={turn} /> : null}
            {turn.status === 'open' ? <SessionSoFar session={session} /> : null}
            {turn.status === 'locked' ? (
              <Explanation
                question={question}
                correction={<WrongStep question={question} given={turn.chosen} />}
                given={turn.chosen}
                isFull={settings.showExplanations}
                note={
                  practice === null || answered === null ? null : (
                    <ReceiptNote practice={practice} issued={answered} />
                  )
                }
                more={
                  result?.isCorrect === false && isAtEnd(session) ? (
                    <Button
                      className="mt-4"
                      onClick={() => {
                        bringOneMore().catch((error: unknown) => setFailure({ error }))
                      }}
                    >
                      One more like this
                    </Button>
                  ) : null
                }
                onNext={goNext}
              />
            ) : null}
          </>
        }
      >
        {!isExtra && (isGuest || issued !== null) ? null : (
          <UncountedNote
            isChosen={isExtra || (earlier + session.index === 0 && question.id === first)}
          />
        )}
        <QuestionBadge question={question} isOpen={turn.status === 'open'} />
        {question.type === 'mcq' ? (
          <OptionList
            key={session.index}
            question={question}
            turn={turn}
            takesFocus
            onChoose={chooseOption}
          />
        ) : (
          <MadeQuestion
            key={session.index}
            question={question}
            turn={turn}
            isRefused={refused !== null && turn.chosen === refused}
            onGive={give}
            onShowAnswer={() => setSession(showAnswer(session))}
          />
        )}
        {help.hasHints ? (
          <QuestionHints
            key={`hints ${session.index}`}
            question={question}
            taken={hintsTaken}
            isOpen={turn.status !== 'locked'}
            onHint={showHint}
          />
        ) : null}
        {canSubmit(turn) ? <SubmitButton isLast={isLastPart(question, turn.chosen ?? '')} /> : null}
      </QuestionCard>
      <SessionFooter hasOptions={question.type === 'mcq'} />
      {course === null ? <SetPicker size={set?.size ?? null} onPick={pickSet} /> : null}
      <PersistenceNotice places={places} className="mt-4" />
    </>
  )
}

/** The session at the question that was issued, else at a new one. */
function movedOn(session: Session, ready: Issued | null, limits: Asked['limits'], from: Bank) {
  const now = Date.now()
  return ready === null
    ? next(session, selectionFor(limits), wantedOf(from), Math.random, now)
    : nextWith(session, ready.question, now)
}

/** The session after its answer was submitted; an answer that was made comes with its verdict. */
function submittedNow(
  session: Session,
  checked?: { readonly isRight: boolean; readonly again: string },
): Submitted {
  const now = Date.now()
  return checked === undefined
    ? submit(session, now)
    : submitJudged(session, checked.isRight, now, { ...help, again: checked.again })
}

/** Whether the bank has questions within the limits: a bank opened by a link may have none. */
function hasWanted(bank: Bank | null, limits: Asked['limits']): boolean {
  const { enabledCategories, difficulty, topics } = selectionFor(limits)
  return (
    bank !== null &&
    enabledCategories.some(
      (category) => wantedOf(bank).templatesFor(category, difficulty, topics).length > 0,
    )
  )
}

/** The server hears of a question when it is on screen: from then on it counts the time. */
function useOpenedInTime(practice: AccountPractice | null, issued: Issued | null) {
  useEffect(() => {
    if (issued !== null) practice?.open(issued)
  }, [practice, issued])
}

/**
 * The other categories come while the learner thinks about the first choice, so that the first
 * question has the line for itself. Without a network what is there has to do.
 */
function useFullBank(
  firstBank: Bank | null,
  isWanted: boolean,
  topics: readonly string[],
): Bank | null {
  const [bank, setBank] = useState(firstBank)
  useEffect(() => {
    if (isWanted) fullBank(topics).then(setBank, () => undefined)
  }, [isWanted, topics])
  return bank
}

function useAutoAdvance(isOn: boolean, goNext: () => void) {
  const latest = useRef(goNext)
  useEffect(() => {
    latest.current = goNext
  })
  useEffect(() => {
    if (!isOn) return
    // A dialog over the question holds the way on back.
    const timer = setInterval(() => {
      if (document.querySelector('dialog:modal') === null) latest.current()
    }, AUTO_ADVANCE_MS)
    return () => clearInterval(timer)
  }, [isOn])
}
