import { QueryClientProvider } from '@tanstack/react-query'

import { queries } from '#web/accounts/session.ts'

import { LoadingMatch } from './loading-match.tsx'
import { MatchReview } from './match-review.tsx'
import { NoSuchMatch } from './no-such-match.tsx'
import { ResultCard } from './result-card.tsx'
import { useReview } from './use-review.ts'

/** A match that is over, by its id. */
export function PastMatch(props: { readonly matchId: string; readonly onPlayAgain: () => void }) {
  return (
    <QueryClientProvider client={queries}>
      <Result {...props} />
    </QueryClientProvider>
  )
}

function Result({
  matchId,
  onPlayAgain,
}: {
  readonly matchId: string
  readonly onPlayAgain: () => void
}) {
  const { data, isError } = useReview(matchId)
  if (data === undefined) {
    return isError ? <NoSuchMatch onPlayAgain={onPlayAgain} /> : <LoadingMatch />
  }
  const { result, you, opponent, xp } = data.review
  return (
    <div className="mx-auto w-full max-w-3xl">
      <ResultCard
        result={result}
        you={{ correct: you.correct, averageMilliseconds: you.average_milliseconds }}
        opponent={{ name: opponent.name, correct: opponent.correct }}
        xp={xp}
        onPlayAgain={onPlayAgain}
      />
      <MatchReview matchId={matchId} />
    </div>
  )
}
