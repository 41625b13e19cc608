import { canSubmit } from '#quiz/practice/session.ts'
import { isLastPart } from '#quiz/task.ts'
import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { reasonText } from '#web/learner/reason-text.ts'
import { storedOutbox } from '#web/outbox/outbox.ts'
import { useShortcuts } from '#web/practice/controls/use-shortcuts.ts'
import { Explanation } from '#web/practice/question/explanation.tsx'
import { QuestionHints } from '#web/practice/question/help/lazy-help.tsx'
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
import { storedSettings } from '#web/user-data/settings.ts'

import { isSureMistake, type Item, type TodaySession, turnOf } from './session.ts'
import { SureButtons } from './sure/sure-buttons.tsx'
import { SureMistake } from './sure/sure-mistake.tsx'
import { TodayBar } from './today-bar.tsx'
import { useItemAnswer } from './use-item-answer.ts'

const places = [storedProgress, storedOutbox, storedBookmarks, storedSettings]

/** The question of a session that is on screen: why it is asked, its options, and its explanation. */
export function TodayQuestion({
  session,
  item,
  isGuest,
  practice,
  keeper,
  onChange,
  onNext,
  onUnknown,
}: {
  readonly session: TodaySession
  readonly item: Item
  readonly isGuest: boolean
  /** Null for a guest, and without a connection. */
  readonly practice: AccountPractice | null
  /** The user for whom answers are kept without a connection; null for a guest, and while nobody knows who it is. */
  readonly keeper: string | null
  readonly onChange: (session: TodaySession) => void
  readonly onNext: () => void
  /** Leaves the question of a check with "I don't know". */
  readonly onUnknown: () => void
}) {
  const { asksSure = true, showExplanations } = useStored(storedSettings)
  const bookmarks = useStored(storedBookmarks)
  const { question, chosen, issueId } = item
  const turn = turnOf(item, session.openedAt)
  const isOpen = turn.status !== 'locked'
  const isMistake = isSureMistake(item)
  const answer = useItemAnswer(session, item, { isGuest, practice, keeper, onChange })

  function goOn() {
    if (isOpen) return
    answer.forgetRefusal()
    playSound('next')
    onNext()
  }

  useShortcuts({
    isOpen,
    choose: answer.chooseOption,
    hint: answer.showHint,
    enter: isOpen ? () => answer.submit(null) : goOn,
    next: goOn,
    previous: nothing,
    bookmark: () => toggleQuestion(question.id, Date.now()),
  })
  useConcentration(turn.status === 'open' && chosen !== null)

  return (
    <>
      <TodayBar
        session={session}
        isBookmarked={bookmarks.questions.some(({ id }) => id === question.id)}
        onBookmark={() => toggleQuestion(question.id, Date.now())}
      />
      <QuestionCard
        onSubmit={() => answer.submit(null)}
        beside={
          <>
            {question.type === 'mcq' ? <Verdict question={question} turn={turn} /> : null}
            {turn.status === 'locked' ? (
              <Explanation
                question={question}
                correction={<WrongStep question={question} given={turn.chosen} />}
                given={turn.chosen}
                isFull={showExplanations || isMistake}
                note={
                  <>
                    {practice === null || issueId === null ? null : (
                      <ReceiptNote practice={practice} issued={{ issueId, question }} />
                    )}
                    {isMistake ? <SureMistake /> : null}
                  </>
                }
                onNext={goOn}
              />
            ) : null}
          </>
        }
      >
        {isGuest || (practice !== null && issueId !== null) ? null : (
          <UncountedNote isChosen={false} isKept={keeper !== null} />
        )}
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
            onChoose={answer.chooseOption}
          />
        ) : (
          <MadeQuestion
            key={session.items.length}
            question={question}
            turn={turn}
            isRefused={answer.isRefused}
            onGive={answer.give}
            onShowAnswer={answer.showAnswer}
          />
        )}
        <QuestionHints
          key={`hints ${session.items.length}`}
          question={question}
          taken={item.hintsTaken ?? 0}
          isOpen={isOpen}
          onHint={answer.showHint}
        />
        {!canSubmit(turn) || chosen === null ? null : asksSure && question.type === 'mcq' ? (
          <SureButtons onSubmit={answer.submit} />
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
