import { type Game, type GivenAnswer, type Player, playing } from './game.ts'

/** The points of a right answer. */
export const RIGHT_POINTS = 100
/** The points that a right answer at the very beginning of a question adds, where quickness counts. */
export const BONUS_POINTS = 50

/** The result of a player so far. */
export type Score = {
  readonly points: number
  readonly correct: number
  readonly answered: number
}

/** The result of a team so far: the average of its members, so that teams may differ in size. */
export type TeamScore = {
  readonly team: number
  readonly members: number
  /** Rounded. */
  readonly points: number
  /** 1 is the first; teams with the same average share a rank. */
  readonly rank: number
}

/** Returns whether an answer is right. */
export function isCorrect({ key }: Game, { question, choice }: GivenAnswer): boolean {
  return key[question] === choice
}

/**
 * Returns the points of an answer. The bonus is measured against the player's own time, so that extra
 * time costs no player points, and there is none where a question has no limit.
 */
export function pointsOf(game: Game, player: Player, answer: GivenAnswer): number {
  if (!isCorrect(game, answer)) return 0
  const { hasSpeedBonus, seconds, mode } = game.rules
  if (!hasSpeedBonus || seconds === null || mode === 'ownPace') return RIGHT_POINTS
  const left = 1 - answer.milliseconds / (seconds * 1000 * player.timeFactor)
  return RIGHT_POINTS + Math.round(BONUS_POINTS * Math.min(1, Math.max(0, left)))
}

/** Returns the result of a player, without a question that is open to others. */
export function scoreOf(game: Game, player: Player): Score {
  const { stage } = game
  const counted = player.answers.filter(
    ({ question }) => stage.kind !== 'question' || question !== stage.question,
  )
  return {
    points: counted.reduce((sum, answer) => sum + pointsOf(game, player, answer), 0),
    correct: counted.filter((answer) => isCorrect(game, answer)).length,
    answered: counted.length,
  }
}

/** Returns the score of each player, by number. */
export function scores(game: Game): readonly Score[] {
  return game.players.map((player) => scoreOf(game, player))
}

/** Returns the rank of each player, by number: 1 and the players who have more. Null when removed. */
export function ranks(
  game: Game,
  all: readonly Score[] = scores(game),
): readonly (number | null)[] {
  const points = game.players.flatMap(({ isRemoved }, number) =>
    isRemoved ? [] : [all[number]?.points ?? 0],
  )
  const places = new Map<number, number>()
  for (const [index, one] of points.toSorted((a, b) => b - a).entries()) {
    if (!places.has(one)) places.set(one, index + 1)
  }
  return game.players.map(({ isRemoved }, number) =>
    isRemoved ? null : (places.get(all[number]?.points ?? 0) ?? null),
  )
}

/** Returns the teams, the best first. A team without members has 0 points. */
export function teamScores(game: Game, all: readonly Score[] = scores(game)): readonly TeamScore[] {
  const averages = Array.from({ length: game.rules.teamCount }, (_, team) => {
    const members = game.players.flatMap((player, number) =>
      player.team === team && !player.isRemoved ? [all[number]?.points ?? 0] : [],
    )
    const sum = members.reduce((total, points) => total + points, 0)
    return { team, members: members.length, average: members.length && sum / members.length }
  })
  return averages
    .map(({ team, members, average }) => ({
      team,
      members,
      points: Math.round(average),
      rank: 1 + averages.filter((other) => other.average > average).length,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.team - b.team)
}

/** Returns how many players have chosen each option of a question. */
export function distribution(game: Game, question: number): readonly number[] {
  const counts = [0, 0, 0, 0]
  for (const { answers } of playing(game)) {
    const choice = answers.find((answer) => answer.question === question)?.choice
    if (choice !== undefined) counts[choice] = (counts[choice] ?? 0) + 1
  }
  return counts
}
