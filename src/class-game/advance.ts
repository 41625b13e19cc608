import { answerTo, type Game, LATENCY_MS, type Player, playing } from './game.ts'

const MINUTE_MS = 60_000

/** Returns when the time of a player ends in the open question or the race; null without a limit. */
export function closesAt({ rules, stage }: Game, { timeFactor }: Player): number | null {
  const span = spanOf(rules)
  if (stage.kind === 'race') return stage.openedAt + rules.minutes * MINUTE_MS * timeFactor
  if (stage.kind !== 'question' || span === null) return null
  return stage.openedAt + span * timeFactor
}

/** Returns when the time of a player without extra time ends; null without a limit. */
export function commonClosesAt(game: Game): number | null {
  const { rules, stage } = game
  if (stage.kind === 'race') return stage.openedAt + rules.minutes * MINUTE_MS
  const span = spanOf(rules)
  return stage.kind === 'question' && span !== null ? stage.openedAt + span : null
}

/**
 * Returns when the game next changes without an event: at the end of the time of the last player who is
 * awaited, and at the end of the common time at the earliest. Null when nothing is awaited.
 */
export function deadline(game: Game): number | null {
  const common = commonClosesAt(game)
  if (game.pausedAt !== null || common === null) return null
  const open = playing(game).filter((player) => isExpected(game, player) && !isDone(game, player))
  return Math.max(common, ...open.map((player) => closesAt(game, player) ?? common)) + LATENCY_MS
}

/** Returns the game at the instant `now`; without anything due it is the very same game. */
export function advance(game: Game, now: number): Game {
  const due = deadline(game)
  return due !== null && due <= now ? closeStage(game, due) : game
}

/** Ends the open question or the race early when all players who are here or may come back have answered everything. */
export function settle(game: Game, now: number): Game {
  if (game.pausedAt !== null) return game
  const expected = playing(game).filter((player) => isExpected(game, player))
  const isOver = expected.length > 0 && expected.every((player) => isDone(game, player))
  return isOver ? closeStage(game, now) : advance(game, now)
}

/** Returns the game after its open question or its race; any other stage stays as it is. */
export function closeStage(game: Game, now: number): Game {
  const { stage } = game
  if (stage.kind === 'question') {
    return { ...game, stage: { kind: 'reveal', question: stage.question } }
  }
  return stage.kind === 'race' ? { ...game, stage: { kind: 'ended', endedAt: now } } : game
}

/** Whether the open question or the race goes on for a player: one who goes away in it may come back. */
function isExpected({ stage }: Game, { isHere, leftIn }: Player): boolean {
  if (isHere) return true
  return stage.kind === 'question' ? leftIn === stage.question : leftIn !== null
}

/** Returns whether a player has answered the open question. */
export function isDone({ stage, key }: Game, player: Player): boolean {
  if (stage.kind === 'race') return player.answers.length === key.length
  return stage.kind !== 'question' || answerTo(player, stage.question) !== undefined
}

function spanOf({ seconds }: Game['rules']): number | null {
  return seconds === null ? null : seconds * 1000
}
