import type { MatchMessage, MatchReview } from '#contract/match.ts'
import { QUESTION_COUNT } from '#match/match.ts'
import { recordGame, recordOutcome } from '#web/user-data/games/games.ts'
import { storedHistory } from '#web/user-data/games/history.ts'
import { storedStats } from '#web/user-data/games/stats.ts'

/** The part of a finished match that the browser keeps. */
export type FinishedGame = {
  readonly matchId: string
  readonly result: 'won' | 'lost' | 'draw'
  readonly correct: number
  readonly milliseconds: number
  /** Symbols of the elements in the questions. */
  readonly elements: readonly string[]
}

/** Returns the game that has just ended on this page; null while the match goes on. */
export function gameOf(
  { matchId, view }: MatchMessage,
  elements: readonly string[],
): FinishedGame | null {
  const { phase, seat } = view
  const own = phase.kind === 'finished' ? phase.outcome.seats[seat] : undefined
  if (phase.kind !== 'finished' || own === undefined) return null
  const { correct, milliseconds } = own
  return { matchId, result: phase.result, correct, milliseconds, elements }
}

/** Returns the game of a match that ended elsewhere, from its review. */
export function gameOfReview(review: MatchReview, elements: readonly string[]): FinishedGame {
  const { match_id: matchId, result, you } = review
  const milliseconds = you.average_milliseconds * you.answered
  return { matchId, result, correct: you.correct, milliseconds, elements }
}

/**
 * Saves a game in this browser, once, however often its end is reported.
 * @param now milliseconds since 1970
 */
export function keepGame(
  { matchId, result, correct, milliseconds, elements }: FinishedGame,
  now: number,
  places = { history: storedHistory, stats: storedStats },
): void {
  if (places.history.get().some(({ id }) => id === matchId)) return
  recordGame(
    {
      id: matchId,
      type: 'multiplayer',
      score: correct,
      totalQuestions: QUESTION_COUNT,
      correctAnswers: correct,
      timeSpent: milliseconds,
      date: new Date(now).toISOString(),
      elements: [...elements],
    },
    places,
  )
  if (result !== 'draw') recordOutcome(result, places.stats)
}
