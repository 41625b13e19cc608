import { QueryClientProvider } from '@tanstack/react-query'

import { LoadingMatch } from '#web/match/review/loading-match.tsx'
import { MatchReview } from '#web/match/review/match-review.tsx'
import { NoMatch } from '#web/match/review/no-match.tsx'
import { pastOpponentName } from '#web/match/review/opponent-name.ts'
import { ResultCard } from '#web/match/review/result-card.tsx'
import { useReview } from '#web/match/review/use-review.ts'
import { queries } from '#web/session/session.ts'

/** The result and review of a past match. */
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
  if (isError && data === undefined) {
    return (
      <NoMatch title="This match cannot be shown" onFind={onPlayAgain}>
        <p>It is not one of your matches, or there is no connection.</p>
      </NoMatch>
    )
  }
  if (data === undefined) return <LoadingMatch />
  const { result, you, opponent, xp, kind = 'search' } = data.review
  return (
    <div className="mx-auto w-full max-w-3xl">
      <ResultCard
        result={result}
        you={{ correct: you.correct, averageMilliseconds: you.average_milliseconds }}
        opponent={{ name: pastOpponentName(kind, opponent), correct: opponent.correct }}
        kind={kind}
        xp={xp}
        matchId={matchId}
        onPlayAgain={onPlayAgain}
      />
      <MatchReview matchId={matchId} />
    </div>
  )
}
