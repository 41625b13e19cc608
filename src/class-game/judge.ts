import { advance, closesAt, settle } from './advance.ts'
import {
  answerTo,
  type Game,
  type GivenAnswer,
  isOption,
  LATENCY_MS,
  type Player,
  withPlayer,
} from './game.ts'

/** An answer as it reached the server. */
export type Attempt = {
  /** The number of the player. */
  readonly number: number
  /** Counted from 0. */
  readonly question: number
  readonly choice: number
  /** When it reached the server: whole milliseconds since 1970. */
  readonly at: number
}

/** Why an answer is refused. */
export const refusals = [
  /** There is no such player, or the host has removed the player. */
  'notYours',
  'noSuchQuestion',
  'noSuchOption',
  /** The question is not open yet, or a question before it is. */
  'notOpen',
  'paused',
  /** The time of the question was over. */
  'late',
  'ended',
] as const

export type Refusal = (typeof refusals)[number]

export type Verdict =
  | { readonly kind: 'accepted' | 'repeat'; readonly answer: GivenAnswer }
  | { readonly kind: 'refused'; readonly reason: Refusal }

/**
 * Returns the verdict on an answer, and the game after it, brought up to the instant it was received.
 * An answer that is on record already gets its stored verdict again, whatever it says this time.
 */
export function judge(
  game: Game,
  attempt: Attempt,
): { readonly verdict: Verdict; readonly game: Game } {
  const current = advance(game, attempt.at)
  const player = current.players[attempt.number]
  if (player === undefined || player.isRemoved) return refused(current, 'notYours')
  const stored = answerTo(player, attempt.question)
  if (stored !== undefined) return { verdict: { kind: 'repeat', answer: stored }, game: current }
  const reason = refusalOf(current, player, attempt)
  if (reason !== null) return refused(current, reason)
  const answer = {
    question: attempt.question,
    choice: attempt.choice,
    at: attempt.at,
    milliseconds: Math.max(0, attempt.at - beganAt(current, player, attempt.at)),
  }
  const answers = [...player.answers, answer]
  const answered = withPlayer(current, attempt.number, { answers })
  return { verdict: { kind: 'accepted', answer }, game: settle(answered, attempt.at) }
}

function refused(game: Game, reason: Refusal) {
  return { verdict: { kind: 'refused', reason }, game } as const
}

function refusalOf(game: Game, player: Player, { question, choice, at }: Attempt): Refusal | null {
  const { stage, key, pausedAt } = game
  if (key[question] === undefined) return 'noSuchQuestion'
  if (!isOption(choice)) return 'noSuchOption'
  if (stage.kind === 'ended') return 'ended'
  if (stage.kind === 'lobby') return 'notOpen'
  if (stage.kind === 'reveal') return question <= stage.question ? 'late' : 'notOpen'
  if (stage.kind === 'question' && question !== stage.question) {
    return question < stage.question ? 'late' : 'notOpen'
  }
  if (stage.kind === 'race' && question !== player.answers.length) return 'notOpen'
  if (pausedAt !== null) return 'paused'
  if (at < stage.openedAt) return 'notOpen'
  const end = closesAt(game, player)
  return end !== null && at >= end + LATENCY_MS ? 'late' : null
}

/** When the time of the question began that a player answers. */
function beganAt({ stage }: Game, player: Player, at: number): number {
  if (stage.kind !== 'question' && stage.kind !== 'race') return at
  const last = stage.kind === 'race' ? (player.answers.at(-1)?.at ?? 0) : 0
  return Math.max(stage.openedAt, player.joinedAt, last)
}
