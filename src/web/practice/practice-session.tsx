import { lazy, Suspense, useEffect } from 'react'

import { canSubmit, currentAsked, type Given, isAtEnd } from '#quiz/practice/session.ts'
import { isLastPart } from '#quiz/task.ts'
import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { storedOutbox } from '#web/outbox/outbox.ts'
import type { AccountPractice, Issued } from '#web/store/account-practice.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { askToKeep } from '#web/user-data/ask-to-keep.ts'
import { storedBookmarks, toggleQuestion } from '#web/user-data/bookmarks.ts'
import { PersistenceNotice } from '#web/user-data/persistence-notice.tsx'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { SessionBar } from './controls/session-bar.tsx'
import { SessionFooter } from './controls/session-footer.tsx'
import { SetPicker } from './controls/set-picker.tsx'
import { TopicPicker } from './controls/topic-picker.tsx'
import { useShortcuts } from './controls/use-shortcuts.ts'
import { LoadingQuestion } from './loading-question.tsx'
import type { Asked, Opened } from './opening.ts'
import { Explanation } from './question/explanation.tsx'
import { QuestionHints } from './question/help/lazy-help.tsx'
import { MadeQuestion } from './question/made-question.tsx'
import { OptionList } from './question/option-list.tsx'
import { QuestionBadge } from './question/question-badge.tsx'
import { QuestionCard } from './question/question-card.tsx'
import { ReceiptNote } from './question/receipt-note.tsx'
import { SubmitButton } from './question/submit-button.tsx'
import { UncountedNote } from './question/uncounted-note.tsx'
import { Verdict } from './question/verdict.tsx'
import { WrongStep } from './question/wrong-step.tsx'
import { SessionSoFar } from './set/session-so-far.tsx'
import { useAnswering } from './use-answering.ts'
import { useFail } from './use-fail.ts'
import { type Screen, useOnScreen } from './use-on-screen.ts'
import { useWayOn } from './use-way-on.ts'

/** Only the end of a set needs it. */
const SetEnd = lazy(async () => ({ default: (await import('./set/set-end.tsx')).SetEnd }))

const places = [storedProgress, storedOutbox, storedBookmarks, storedSettings]

/** A running practice session: one question at a time, its answer and why. */
export function PracticeSession({
  limits,
  course,
  about,
  opened,
  owner,
  isGuest,
  practice,
}: Pick<Asked, 'limits' | 'course' | 'about'> & {
  readonly opened: Opened
  /** The owner of the session that this tab keeps; null while that is not known. */
  readonly owner: string | null
  readonly isGuest: boolean
  /** Takes the answers of a signed-in user to their account; null without a connection. */
  readonly practice: AccountPractice | null
}) {
  const settings = useStored(storedSettings)
  const bookmarks = useStored(storedBookmarks)
  const { first } = opened
  const difficulty = limits.difficulty ?? settings.difficulty
  const screen = useOnScreen(opened, { owner, first, only: limits.category, difficulty, course })
  const { session, earlier, set } = screen
  const { question, isExtra = false, hintsTaken = 0 } = currentAsked(session)
  const { turn } = session
  const issued = screen.issues.get(session.index) ?? null
  const isBookmarked = bookmarks.questions.some(({ id }) => id === question.id)
  const fail = useFail()
  useOpenedInTime(practice, issued)
  const way = useWayOn(screen, { limits, about }, opened.bank, practice, fail)
  const isDone = set?.isDone === true
  /** No question is on screen. */
  const isIdle = way.isWaiting || isDone
  const isChosen = isExtra || (earlier + session.index === 0 && question.id === first)
  const keeper = isGuest || isChosen ? null : owner
  const answering = useAnswering(screen, isIdle, isGuest, { practice, keeper, fail })

  function toggleBookmark() {
    if (isIdle) return
    toggleQuestion(question.id, Date.now())
    if (isGuest && !isBookmarked) askToKeep()
  }

  useShortcuts({
    isOpen: turn.status !== 'locked',
    choose: answering.chooseOption,
    hint: answering.showHint,
    enter: turn.status === 'locked' ? way.goNext : answering.submitAnswer,
    next: way.goNext,
    previous: way.goPrevious,
    bookmark: toggleBookmark,
  })
  useConcentration(turn.status === 'open' && turn.chosen !== null)

  if (way.isWaiting) return <LoadingQuestion />
  if (isDone) {
    return (
      <Suspense fallback={<LoadingQuestion />}>
        <SetEnd
          session={session}
          course={course?.id ?? null}
          onAgain={way.practiceAgain}
          onMore={way.bringNext}
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
        onPrevious={way.goPrevious}
        onNext={way.goNext}
        onBookmark={toggleBookmark}
      />
      <QuestionCard
        onSubmit={answering.submitAnswer}
        beside={
          <>
            {question.type === 'mcq' ? <Verdict question={question} turn={turn} /> : null}
            {turn.status === 'open' ? <SessionSoFar session={session} /> : null}
            {turn.status === 'locked' ? (
              <Explained
                screen={screen}
                given={turn.chosen}
                practice={practice}
                onMore={way.bringOneMore}
                onNext={way.goNext}
              />
            ) : null}
          </>
        }
      >
        {!isExtra && (isGuest || (practice !== null && issued !== null)) ? null : (
          <UncountedNote isChosen={isChosen} isKept={keeper !== null} />
        )}
        <QuestionBadge question={question} isOpen={turn.status === 'open'} />
        {question.type === 'mcq' ? (
          <OptionList
            key={session.index}
            question={question}
            turn={turn}
            takesFocus
            onChoose={answering.chooseOption}
          />
        ) : (
          <MadeQuestion
            key={session.index}
            question={question}
            turn={turn}
            isRefused={answering.isRefused}
            onGive={answering.give}
            onShowAnswer={answering.showTheAnswer}
          />
        )}
        <QuestionHints
          key={`hints ${session.index}`}
          question={question}
          taken={hintsTaken}
          isOpen={turn.status !== 'locked'}
          onHint={answering.showHint}
        />
        {canSubmit(turn) ? <SubmitButton isLast={isLastPart(question, turn.chosen ?? '')} /> : null}
      </QuestionCard>
      <SessionFooter hasOptions={question.type === 'mcq'} />
      {course === null ? (
        <>
          <SetPicker size={set?.size ?? null} onPick={way.pickSet} />
          <TopicPicker category={limits.category} />
        </>
      ) : null}
      <PersistenceNotice places={places} className="mt-4" />
    </>
  )
}

/** The explanation of the question on screen, and the receipt of its answer. */
function Explained({
  screen: { session, answered },
  given,
  practice,
  onMore,
  onNext,
}: {
  readonly screen: Screen
  readonly given: Given
  readonly practice: AccountPractice | null
  readonly onMore: () => void
  readonly onNext: () => void
}) {
  const { showExplanations } = useStored(storedSettings)
  const { question, result } = currentAsked(session)
  return (
    <Explanation
      question={question}
      correction={<WrongStep question={question} given={given} />}
      given={given}
      isFull={showExplanations}
      note={
        practice === null || answered === null ? null : (
          <ReceiptNote practice={practice} issued={answered} />
        )
      }
      more={
        result?.isCorrect === false && isAtEnd(session) ? (
          <Button className="mt-4" onClick={onMore}>
            One more like this
          </Button>
        ) : null
      }
      onNext={onNext}
    />
  )
}

/** The server hears of a question when it is on screen: from then on it counts the time. */
function useOpenedInTime(practice: AccountPractice | null, issued: Issued | null) {
  useEffect(() => {
    if (issued !== null) practice?.open(issued)
  }, [practice, issued])
}
