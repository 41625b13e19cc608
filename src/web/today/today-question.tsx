import { useState } from 'react'

import { canSubmit } from '#quiz/practice/session.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { isLastPart } from '#quiz/task.ts'
import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { reasonText } from '#web/learner/reason-text.ts'
import { storedOutbox } from '#web/outbox/outbox.ts'
import { useShortcuts } from '#web/practice/controls/use-shortcuts.ts'
import { Explanation } from '#web/practice/question/explanation.tsx'
import { QuestionHints } from '#web/practice/question/help/lazy-help.tsx'
import { checkedAnswer } from '#web/practice/question/kinds/checked-answer.ts'
import { MadeQuestion } from '#web/practice/question/made-question.tsx'
import { OptionList } from '#web/practice/question/option-list.tsx'
import { QuestionBadge } from '#web/practice/question/question-badge.tsx'
import { QuestionCard } from '#web/practice/question/question-card.tsx'
import { ReceiptNote } from '#web/practice/question/receipt-note.tsx'
import { SubmitButton } from '#web/practice/question/submit-button.tsx'
import { UncountedNote } from '#web/practice/question/uncounted-note.tsx'
import { Verdict } from '#web/practice/question/verdict.tsx'
import { WrongStep } from '#web/practice/question/wrong-step.tsx'
import { playSound } from '#web/sound/sound.ts'
import type { AccountPractice } from '#web/store/account-practice.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { storedBookmarks, toggleQuestion } from '#web/user-data/bookmarks.ts'
import { PersistenceNotice } from '#web/user-data/persistence-notice.tsx'
import { storedProgress } from '#web/user-data/progress.ts'
import { saveOnce, saveSecondTry } from '#web/user-data/save-answer.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import {
  chooseIn,
  type Item,
  showAnswerIn,
  submitIn,
  submitSecondIn,
  takeHintIn,
  type TodaySession,
  turnOf,
} from './session.ts'
import { SureButtons } from './sure-buttons.tsx'
import { TodayBar } from './today-bar.tsx'

const places = [storedProgress, storedOutbox, storedBookmarks, storedSettings]

/** The question of a session that is on screen: why it is asked, its options, and its explanation. */
export function TodayQuestion({
  session,
  item,
  isGuest,
  practice,
  onChange,
  onNext,
  onUnknown,
}: {
  readonly session: TodaySession
  readonly item: Item
  readonly isGuest: boolean
  /** Null for a guest, and without a connection. */
  readonly practice: AccountPractice | null
  readonly onChange: (session: TodaySession) => void
  readonly onNext: () => void
  /** Leaves the question of a check with "I don't know". */
  readonly onUnknown: () => void
}) {
  const { asksSure = true, showExplanations } = useStored(storedSettings)
  const bookmarks = useStored(storedBookmarks)
  const { question, chosen, issueId } = item
  const turn = turnOf(item, session.openedAt)
  /** The latest answer that could not be read. */
  const [refused, setRefused] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const isOpen = turn.status !== 'locked'

  function give(made: string) {
    onChange(chooseIn(session, made))
  }

  function chooseOption(option: number) {
    const next = chooseIn(session, option)
    if (next === session) return
    onChange(next)
    playSound('click')
  }

  function submitAnswer(isSure: boolean | null) {
    if (question.type === 'mcq') return lock(isSure)
    submitMade(question).catch((error: unknown) => setFailure({ error }))
  }

  /** A fault of reading is reported beside the field, which stays open. */
  async function submitMade(made: ProductionQuestion) {
    if (!canSubmit(turn) || typeof chosen !== 'string') return
    const checked = await checkedAnswer(made, chosen)
    if (checked.kind === 'part') return give(checked.given)
    if (checked.kind === 'unread') return setRefused(chosen)
    if (turn.status === 'retrying') return tryAgain(turn.first, checked.isRight)
    lock(null, checked.isRight, checked.again)
  }

  function tryAgain(first: string, isRight: boolean) {
    const { session: next, second } = submitSecondIn(session, isRight)
    if (next === session) return
    onChange(next)
    playSound(isRight ? 'correct' : 'incorrect')
    if (second === null) return
    if (isGuest) saveSecondTry(second)
    else if (issueId !== null) {
      practice?.answer({ issueId, question }, first, { secondResponse: second.response })
    }
  }

  function showHint() {
    onChange(takeHintIn(session))
  }

  function lock(isSure: boolean | null, isRight: boolean | null = null, again?: string) {
    const { session: next, answer } = submitIn(session, Date.now(), isRight, again)
    if (answer === null) return
    onChange(next)
    playSound(answer.isCorrect ? 'correct' : 'incorrect')
    if (isGuest) saveOnce({ ...answer, ...(isSure !== null && { isSure }) })
    else if (issueId !== null) {
      const given = answer.response ?? answer.selectedAnswer
      const { hintsTaken } = answer
      practice?.answer({ issueId, question }, given, { isSure: isSure ?? undefined, hintsTaken })
    }
  }

  function goOn() {
    if (isOpen) return
    setRefused(null)
    playSound('next')
    onNext()
  }

  useShortcuts({
    isOpen,
    choose: chooseOption,
    hint: showHint,
    enter: isOpen ? () => submitAnswer(null) : goOn,
    next: goOn,
    previous: nothing,
    bookmark: () => toggleQuestion(question.id, Date.now()),
  })
  useConcentration(turn.status === 'open' && chosen !== null)
  if (failure !== null) throw failure.error

  return (
    <>
      <TodayBar
        place={session.items.length}
        size={session.size}
        isBookmarked={bookmarks.questions.some(({ id }) => id === question.id)}
        onBookmark={() => toggleQuestion(question.id, Date.now())}
      />
      <QuestionCard
        onSubmit={() => submitAnswer(null)}
        beside={
          <>
            {question.type === 'mcq' ? <Verdict question={question} turn={turn} /> : null}
            {turn.status === 'locked' ? (
              <Explanation
                question={question}
                correction={<WrongStep question={question} given={turn.chosen} />}
                given={turn.chosen}
                isFull={showExplanations}
                note={
                  practice === null || issueId === null ? null : (
                    <ReceiptNote practice={practice} issued={{ issueId, question }} />
                  )
                }
                onNext={goOn}
              />
            ) : null}
          </>
        }
      >
        {isGuest || issueId !== null ? null : <UncountedNote isChosen={false} />}
        <p key={`reason ${session.items.length}`} className="mb-3 text-sm text-accent">
          {reasonText(item.reason)}
        </p>
        <QuestionBadge question={question} isOpen={isOpen} />
        {question.type === 'mcq' ? (
          <OptionList
            key={session.items.length}
            question={question}
            turn={turn}
            takesFocus
            onChoose={chooseOption}
          />
        ) : (
          <MadeQuestion
            key={session.items.length}
            question={question}
            turn={turn}
            isRefused={refused !== null && chosen === refused}
            onGive={give}
            onShowAnswer={() => onChange(showAnswerIn(session))}
          />
        )}
        <QuestionHints
          key={`hints ${session.items.length}`}
          question={question}
          taken={item.hintsTaken ?? 0}
          isOpen={isOpen}
          onHint={showHint}
        />
        {!canSubmit(turn) || chosen === null ? null : asksSure && question.type === 'mcq' ? (
          <SureButtons onSubmit={submitAnswer} />
        ) : (
          <SubmitButton isLast={isLastPart(question, chosen)} />
        )}
      </QuestionCard>
      {session.about.kind === 'check' && turn.status === 'open' ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={onUnknown}>I don’t know</Button>
          <p className="min-w-0 grow basis-56 text-sm text-muted">
            Counts as no answer, and is more useful than a guess.
          </p>
        </div>
      ) : null}
      <PersistenceNotice places={places} className="mt-4" />
    </>
  )
}

function nothing(): void {
  // A session goes forward only.
}
