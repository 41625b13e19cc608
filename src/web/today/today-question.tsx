import type { Bank } from '#quiz/bank.ts'
import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { reasonText } from '#web/learner/reason-text.ts'
import { Explanation } from '#web/practice/question/explanation.tsx'
import { OptionList } from '#web/practice/question/option-list.tsx'
import { QuestionBadge } from '#web/practice/question/question-badge.tsx'
import { QuestionCard } from '#web/practice/question/question-card.tsx'
import { SubmitButton } from '#web/practice/question/submit-button.tsx'
import { Verdict } from '#web/practice/question/verdict.tsx'
import { useShortcuts } from '#web/practice/use-shortcuts.ts'
import { playSound } from '#web/sound/sound.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedBookmarks, toggleQuestion } from '#web/user-data/bookmarks.ts'
import { PersistenceNotice } from '#web/user-data/persistence-notice.tsx'
import { storedProgress } from '#web/user-data/progress.ts'
import { isAnsweredSince, saveAnswer } from '#web/user-data/save-answer.ts'
import { storedPreferences } from '#web/user-data/settings.ts'

import { nextItem } from './next-item.ts'
import {
  chooseIn,
  type Item,
  isFinished,
  submitIn,
  type TodaySession,
  turnOf,
  withItem,
} from './session.ts'
import { SureButtons } from './sure-buttons.tsx'
import { TodayBar } from './today-bar.tsx'

const places = [storedProgress, storedBookmarks, storedPreferences]

/** The question of a session that is on screen: why it is asked, its options, and its explanation. */
export function TodayQuestion({
  session,
  item,
  bank,
  onChange,
  onFinish,
}: {
  readonly session: TodaySession
  readonly item: Item
  readonly bank: Bank
  readonly onChange: (session: TodaySession) => void
  /** There is nothing more to ask. */
  readonly onFinish: () => void
}) {
  const { asksSure = true, showExplanations } = useStored(storedPreferences)
  const bookmarks = useStored(storedBookmarks)
  const { question, chosen } = item
  const turn = turnOf(item, session.openedAt)
  const isOpen = turn.status === 'open'

  function chooseOption(option: number) {
    const next = chooseIn(session, option)
    if (next === session) return
    onChange(next)
    playSound('click')
  }

  function submitAnswer(isSure: boolean | null) {
    const { session: next, answer } = submitIn(session, Date.now())
    if (answer === null) return
    onChange(next)
    playSound(answer.isCorrect ? 'correct' : 'incorrect')
    const shownAt = answer.timestamp - answer.timeSpent * 1000
    // A copy of the tab has the same question: whichever is submitted first counts.
    if (isAnsweredSince(answer.questionId, shownAt)) return
    saveAnswer({ ...answer, ...(isSure !== null && { isSure }) })
  }

  function goOn() {
    if (isOpen) return
    if (isFinished(session)) return onFinish()
    playSound('next')
    const next = nextItem(session, bank, Date.now())
    if (next === null) onFinish()
    else onChange(withItem(session, next, Date.now()))
  }

  useShortcuts({
    isOpen,
    choose: chooseOption,
    enter: isOpen ? () => submitAnswer(null) : goOn,
    next: goOn,
    previous: nothing,
    bookmark: () => toggleQuestion(question.id, Date.now()),
  })
  useConcentration(isOpen && chosen !== null)

  return (
    <>
      <TodayBar
        place={session.items.length}
        size={session.size}
        isBookmarked={bookmarks.questions.some(({ id }) => id === question.id)}
        onBookmark={() => toggleQuestion(question.id, Date.now())}
      />
      <QuestionCard onSubmit={() => submitAnswer(null)}>
        <p key={`reason ${session.items.length}`} className="mb-3 text-sm text-accent">
          {reasonText(item.reason)}
        </p>
        <QuestionBadge question={question} isOpen={isOpen} />
        <OptionList
          key={session.items.length}
          question={question}
          turn={turn}
          takesFocus
          onChoose={chooseOption}
        />
        {!isOpen || chosen === null ? null : asksSure ? (
          <SureButtons onSubmit={submitAnswer} />
        ) : (
          <SubmitButton />
        )}
        <Verdict question={question} turn={turn} />
        {turn.status === 'locked' ? (
          <Explanation
            question={question}
            chosen={turn.chosen}
            isFull={showExplanations}
            note={null}
            onNext={goOn}
          />
        ) : null}
      </QuestionCard>
      <PersistenceNotice places={places} className="mt-4" />
    </>
  )
}

function nothing(): void {
  // A session goes forward only.
}
