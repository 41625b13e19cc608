import { advance, commonClosesAt, isDone } from './advance.ts'
import { answerTo, type Game, type GameRules, playing, type TimeFactor } from './game.ts'
import { distribution, ranks, scores, type TeamScore, teamScores } from './score.ts'

/** A game as its host sees it. */
export type HostView = {
  readonly rules: GameRules
  readonly questionCount: number
  readonly isLocked: boolean
  readonly isPaused: boolean
  readonly phase: HostPhase
  readonly counts: HostCounts
  readonly players: readonly HostPlayer[]
  /** The best first; empty in a game without teams. */
  readonly teams: readonly TeamScore[]
}

/** The part that changes with every answer. */
export type HostCounts = {
  readonly players: number
  readonly here: number
  /** Players who have answered the open question, or all questions of a race. */
  readonly done: number
  /** For each number of questions, from 0 to all, the players who have answered so many; else empty. */
  readonly progress: readonly number[]
}

export type HostPlayer = {
  readonly number: number
  readonly name: string
  readonly team: number | null
  readonly timeFactor: TimeFactor
  readonly isHere: boolean
  readonly points: number
  readonly correct: number
  /** Null while a question is open. */
  readonly rank: number | null
}

export type HostPhase =
  | { readonly kind: 'lobby' }
  /** `closesAt` is that of a player without extra time. */
  | {
      readonly kind: 'question'
      readonly question: number
      readonly openedAt: number
      readonly closesAt: number | null
    }
  | {
      readonly kind: 'reveal'
      readonly question: number
      readonly right: number
      /** Players for each option, in their order. */
      readonly distribution: readonly number[]
    }
  | { readonly kind: 'race'; readonly closesAt: number | null }
  | { readonly kind: 'ended' }

/** Returns the host's view at the instant `now`. */
export function hostView(game: Game, now: number): HostView {
  const current = advance(game, now)
  const all = scores(current)
  const isOpen = current.stage.kind === 'question'
  const places = isOpen ? [] : ranks(current, all)
  return {
    rules: current.rules,
    questionCount: current.key.length,
    isLocked: current.isLocked,
    isPaused: current.pausedAt !== null,
    phase: phaseOf(current),
    counts: hostCounts(current),
    players: current.players.flatMap((player, number) => {
      if (player.isRemoved) return []
      const { name, team, timeFactor, isHere } = player
      const { points = 0, correct = 0 } = all[number] ?? {}
      const rank = places[number] ?? null
      return [{ number, name, team, timeFactor, isHere, points, correct, rank }]
    }),
    teams: teamScores(current, all),
  }
}

/** Returns the numbers that the host sees grow. */
export function hostCounts(game: Game): HostCounts {
  const players = playing(game)
  const progress =
    game.stage.kind === 'race'
      ? Array.from(
          { length: game.key.length + 1 },
          (_, count) => players.filter(({ answers }) => answers.length === count).length,
        )
      : []
  const isOpen = game.stage.kind === 'question' || game.stage.kind === 'race'
  return {
    players: players.length,
    here: players.filter(({ isHere }) => isHere).length,
    done: isOpen ? players.filter((player) => isDone(game, player)).length : 0,
    progress,
  }
}

/** The result of one question over all players. */
export type QuestionReport = {
  readonly question: number
  readonly right: number
  readonly distribution: readonly number[]
  /** The numbers of the players who chose each option. */
  readonly choosers: readonly (readonly number[])[]
  /** Players who could have answered and have not; who joined later could not. */
  readonly missing: number
}

/** Returns the result of each question that was asked so far. */
export function reportOf(game: Game): readonly QuestionReport[] {
  return game.key.slice(0, askedCount(game)).map((right, question) => ({
    question,
    right,
    distribution: distribution(game, question),
    choosers: [0, 1, 2, 3].map((option) =>
      game.players.flatMap((player, number) =>
        !player.isRemoved && answerTo(player, question)?.choice === option ? [number] : [],
      ),
    ),
    missing: playing(game).filter(
      (player) => player.joinedBefore <= question && answerTo(player, question) === undefined,
    ).length,
  }))
}

/** Questions are asked in their order; in a race the most answered tells how many were. */
function askedCount(game: Game): number {
  const { stage } = game
  if (stage.kind === 'lobby') return 0
  if (stage.kind === 'reveal') return stage.question + 1
  if (stage.kind === 'question') return stage.question
  const last = playing(game).map(({ answers }) => (answers.at(-1)?.question ?? -1) + 1)
  return Math.max(0, ...last)
}

function phaseOf(game: Game): HostPhase {
  const { stage, key } = game
  switch (stage.kind) {
    case 'lobby':
      return { kind: 'lobby' }
    case 'question':
      return { ...stage, closesAt: commonClosesAt(game) }
    case 'reveal':
      return {
        kind: 'reveal',
        question: stage.question,
        right: key[stage.question] ?? -1,
        distribution: distribution(game, stage.question),
      }
    case 'race':
      return { kind: 'race', closesAt: commonClosesAt(game) }
    case 'ended':
      return { kind: 'ended' }
  }
}
