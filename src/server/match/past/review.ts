import type { MatchReview } from '#contract/match.ts'
import type { Answer, FinishedMatch } from '#match/match.ts'
import { averageMilliseconds, resultOf, standings } from '#match/standing.ts'
import type { StoredMatch } from '#server/match/play/store.ts'

/** Returns the review of a finished match for one of its players; null for any other user. */
export function reviewOf(
  { id, kind, match, players, questionIds }: StoredMatch,
  userId: string,
  withKind = false,
): MatchReview | null {
  const seat = players.findIndex((player) => player.userId === userId)
  if (seat === -1 || match.status !== 'finished') return null
  const own = match.seats[seat]?.answers ?? []
  const others = match.seats[1 - seat]?.answers ?? []
  return {
    match_id: id,
    ...(withKind ? { kind } : {}),
    started_at: new Date(match.startsAt).toISOString(),
    finished_at: new Date(match.finishedAt).toISOString(),
    result: resultOf(match, seat),
    xp: players[seat]?.xp ?? 0,
    you: playerOf(match, seat, players[seat]?.name ?? null),
    opponent: playerOf(match, 1 - seat, players[1 - seat]?.name ?? null),
    questions: questionIds.map((questionId, index) => ({
      question_id: questionId,
      right: match.key[index] ?? 0,
      you: givenAnswer(own[index]),
      opponent: givenAnswer(others[index]),
    })),
  }
}

function playerOf(match: FinishedMatch, seat: number, name: string | null): MatchReview['you'] {
  const standing = standings(match)[seat] ?? { correct: 0, answered: 0, milliseconds: 0 }
  return {
    name,
    correct: standing.correct,
    answered: standing.answered,
    average_milliseconds: averageMilliseconds(standing),
  }
}

function givenAnswer(answer: Answer | undefined): MatchReview['questions'][number]['you'] {
  return answer === undefined ? null : { choice: answer.choice, milliseconds: answer.milliseconds }
}
