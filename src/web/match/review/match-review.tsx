import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from 'react-router'

import { sentenceFor } from '#web/session/sentences.ts'
import { queries } from '#web/session/session.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

import { pastOpponentName } from './opponent-name.ts'
import { ReviewedQuestion } from './reviewed-question.tsx'
import { useReview } from './use-review.ts'

/** All ten questions of a match, with both players' answers and the explanations. */
export function MatchReview({ matchId }: { readonly matchId: string }) {
  return (
    <QueryClientProvider client={queries}>
      <section aria-labelledby="review" className="mt-8">
        <h2 id="review" className="text-2xl">
          Review
        </h2>
        <Questions matchId={matchId} />
        <p className="mt-8 text-center">
          <Link to="/dashboard" className={buttonClass('secondary')}>
            Back to Dashboard
          </Link>
        </p>
      </section>
    </QueryClientProvider>
  )
}

function Questions({ matchId }: { readonly matchId: string }) {
  const { data, error, refetch } = useReview(matchId)
  if (data === undefined) {
    return error === null ? (
      <p role="status" className="mt-4 min-h-[100rem] text-muted">
        Loading the questions...
      </p>
    ) : (
      <div role="status" className="mt-4 flex flex-wrap items-center gap-4">
        <p>{sentenceFor(error)}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  return (
    <ol className="mt-4 grid gap-4">
      {data.review.questions.map((reviewed, index) => (
        <li key={reviewed.question_id}>
          <ReviewedQuestion
            place={index}
            reviewed={reviewed}
            question={data.questions[index] ?? null}
            opponent={pastOpponentName(data.review.kind, data.review.opponent)}
          />
        </li>
      ))}
    </ol>
  )
}
