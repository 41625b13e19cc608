import type { MatchMessage } from '#contract/match.ts'
import type { MatchKind } from '#match/invitation.ts'
import { averageMilliseconds } from '#match/standing.ts'
import { MatchReview } from '#web/match/review/match-review.tsx'
import { opponentName } from '#web/match/review/opponent-name.ts'
import { ResultCard } from '#web/match/review/result-card.tsx'

import { Confetti } from './confetti.tsx'

const NOTHING = { correct: 0, answered: 0, milliseconds: 0 }

function kindOf({ opponent, invitation }: MatchMessage): MatchKind {
  if (opponent.practice !== undefined) return 'practice'
  return invitation === undefined ? 'search' : 'friend'
}

/** The result of a match that was played on this page, and a review of its questions. */
export function MatchResult({
  match,
  onPlayAgain,
}: {
  readonly match: MatchMessage
  readonly onPlayAgain: () => void
}) {
  const { view, opponent, xp } = match
  if (view.phase.kind !== 'finished') return null
  const { result, outcome } = view.phase
  const own = outcome.seats[view.seat] ?? NOTHING
  const other = outcome.seats[1 - view.seat] ?? NOTHING
  return (
    <div className="mx-auto w-full max-w-3xl">
      {result === 'won' ? <Confetti /> : null}
      <ResultCard
        result={result}
        you={{ correct: own.correct, averageMilliseconds: averageMilliseconds(own) }}
        opponent={{ name: opponentName(opponent), correct: other.correct }}
        kind={kindOf(match)}
        xp={xp}
        matchId={match.matchId}
        onPlayAgain={onPlayAgain}
      />
      <MatchReview matchId={match.matchId} />
    </div>
  )
}
