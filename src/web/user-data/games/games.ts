import { type GameRecord, GAMES_KEPT, storedHistory } from './history.ts'
import { storedStats, type UserStats } from './stats.ts'

const MINUTE_MS = 60_000
const RECENT_GAMES = 10

/** The totals of the games of this browser. Accuracies and rates are rounded percent. */
export type GameMetrics = {
  readonly totalGamesPlayed: number
  readonly overallAccuracy: number
  /** Over the last ten games. */
  readonly recentAccuracy: number
  readonly bestStreak: number
  readonly currentStreak: number
  /** Minutes. */
  readonly studyTime: number
  readonly multiplayerWinRate: number
}

/** Keeps a finished game: in front of the history, and in the sums. */
export function recordGame(
  game: GameRecord,
  places = { history: storedHistory, stats: storedStats },
): void {
  places.history.update((games) => [game, ...games].slice(0, GAMES_KEPT))
  places.stats.update((stats) => statsAfter(stats, game))
}

/** The sums after one more game; the winner follows separately. */
export function statsAfter(stats: UserStats, game: GameRecord): UserStats {
  const answered = stats.totalCorrectAnswers + stats.totalIncorrectAnswers
  const seconds = stats.averageTimePerQuestion * answered + game.timeSpent / 1000
  const allAnswered = answered + game.totalQuestions
  return {
    ...stats,
    totalGamesPlayed: stats.totalGamesPlayed + 1,
    totalCorrectAnswers: stats.totalCorrectAnswers + game.correctAnswers,
    totalIncorrectAnswers: stats.totalIncorrectAnswers + game.totalQuestions - game.correctAnswers,
    averageTimePerQuestion: allAnswered === 0 ? 0 : seconds / allAnswered,
    lastPlayedDate: game.date,
    studyTime: stats.studyTime + game.timeSpent / MINUTE_MS,
  }
}

/** Counts a won or lost game; a draw counts as neither. */
export function recordOutcome(outcome: 'won' | 'lost', place = storedStats): void {
  place.update((stats) =>
    outcome === 'won'
      ? { ...stats, multiplayerWins: stats.multiplayerWins + 1 }
      : { ...stats, multiplayerLosses: stats.multiplayerLosses + 1 },
  )
}

export function gameMetrics(stats: UserStats, history: readonly GameRecord[]): GameMetrics {
  const recent = history.slice(0, RECENT_GAMES)
  const { multiplayerWins: wins, multiplayerLosses: losses } = stats
  const answered = stats.totalCorrectAnswers + stats.totalIncorrectAnswers
  return {
    totalGamesPlayed: stats.totalGamesPlayed,
    overallAccuracy: percent(stats.totalCorrectAnswers, answered),
    recentAccuracy: percent(
      sum(recent.map((game) => game.correctAnswers)),
      sum(recent.map((game) => game.totalQuestions)),
    ),
    bestStreak: stats.bestStreak,
    currentStreak: stats.currentStreak,
    studyTime: stats.studyTime,
    multiplayerWinRate: percent(wins, wins + losses),
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
