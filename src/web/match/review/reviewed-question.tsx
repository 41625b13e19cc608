import { Bookmark, Check, X } from 'lucide-react'

import type { MatchReview } from '#contract/match.ts'
import { TIMED_OUT } from '#match/match.ts'
import type { McqQuestion } from '#quiz/question.ts'
import { QuestionSolution } from '#web/practice/question/help/lazy-help.tsx'
import { useStored } from '#web/store/use-stored.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { AnswerMark } from '#web/ui/text/answer-mark.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { Correction } from '#web/ui/text/correction.tsx'
import { letters } from '#web/ui/text/letters.ts'
import { storedBookmarks, toggleQuestion } from '#web/user-data/bookmarks.ts'

type Reviewed = MatchReview['questions'][number]

/** A question of a past match, with its options, both answers and the explanation. */
export function ReviewedQuestion({
  place,
  reviewed,
  question,
  opponent,
}: {
  /** Counted from 0. */
  readonly place: number
  readonly reviewed: Reviewed
  readonly question: McqQuestion | null
  readonly opponent: string | null
}) {
  if (question === null) {
    return (
      <article className="rounded-lg border border-line bg-surface p-4 text-muted sm:p-6">
        This question comes from another version of Periodic Wizard.
      </article>
    )
  }
  const { right, you } = reviewed
  const feedback = you === null ? null : question.feedback[you.choice]
  return (
    <article className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 grow pt-2 text-lg">
          <span className="sr-only">Question </span>
          <span className="text-accent">{`${place + 1}.`}</span>{' '}
          <ChemicalText text={question.question} />
        </h3>
        <BookmarkButton id={question.id} />
      </div>
      <ul className="mt-3 grid gap-1.5">
        {question.options.map((option, index) => (
          <li
            key={option}
            data-right={index === right}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line px-3 py-1.5 data-[right=true]:border-correct data-[right=true]:bg-correct-soft"
          >
            <span translate="no" className="font-display text-sm text-muted">
              {letters[index]}
            </span>
            <span className="min-w-0">
              <ChemicalText text={option} />
            </span>
            {index === right ? <AnswerMark isRight /> : null}
            <span className="ml-auto flex flex-wrap gap-1.5">
              <Chip who="You" answer={reviewed.you} index={index} right={right} />
              <Chip
                who={opponent ?? 'Opponent'}
                answer={reviewed.opponent}
                index={index}
                right={right}
              />
            </span>
          </li>
        ))}
      </ul>
      <Missing who="You" answer={reviewed.you} />
      <Missing who={opponent ?? 'Opponent'} answer={reviewed.opponent} />
      <p className="mt-3">
        <ChemicalText text={question.explanation} />
      </p>
      {feedback === null || feedback === undefined ? null : (
        <Correction text={feedback.text} explanation={question.explanation} />
      )}
      <QuestionSolution question={question} />
    </article>
  )
}

/** Marks the option that a player chose, with their time. */
function Chip({
  who,
  answer,
  index,
  right,
}: {
  readonly who: string
  readonly answer: Reviewed['you']
  readonly index: number
  readonly right: number
}) {
  if (answer?.choice !== index) return null
  const isRight = index === right
  const Icon = isRight ? Check : X
  return (
    <span
      className={`inline-flex max-w-40 items-center gap-1 rounded-full border px-2.5 text-sm ${isRight ? 'border-correct text-correct' : 'border-incorrect text-incorrect'}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <bdi className="truncate">{who}</bdi>
      <span className="whitespace-nowrap tabular-nums">{seconds(answer.milliseconds)}</span>
    </span>
  )
}

function Missing({ who, answer }: { readonly who: string; readonly answer: Reviewed['you'] }) {
  if (answer !== null && answer.choice !== TIMED_OUT) return null
  return (
    <p className="mt-2 text-sm text-muted">
      <bdi>{who}</bdi>
      <span>{answer === null ? ': not reached' : ': time ran out'}</span>
    </p>
  )
}

function BookmarkButton({ id }: { readonly id: string }) {
  const { questions } = useStored(storedBookmarks)
  const isBookmarked = questions.some((bookmark) => bookmark.id === id)
  return (
    <IconButton
      label={isBookmarked ? 'Remove bookmark' : 'Bookmark this question'}
      aria-pressed={isBookmarked}
      onClick={() => toggleQuestion(id, Date.now())}
    >
      <Bookmark aria-hidden className={isBookmarked ? 'fill-accent text-accent' : ''} />
    </IconButton>
  )
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
