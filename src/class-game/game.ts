/** The most players of a game, those who were removed left out. */
export const MAX_PLAYERS = 300
export const OPTION_COUNT = 4
export const MAX_QUESTIONS = 50
/** Teams that a game may have. */
export const MIN_TEAMS = 2
export const MAX_TEAMS = 6
/** An answer may arrive this long after the end that its player was shown: the way to the server. */
export const LATENCY_MS = 500

/** The seconds that a question of a game may be open, where there is a limit. */
export const questionSeconds = [10, 20, 30, 60, 90] as const
/** The minutes that a game at one's own pace may last. */
export const raceMinutes = [5, 10, 15, 20, 30] as const
/** How many times as much time a player may have. */
export const timeFactors = [1, 2, 4] as const

export const modes = ['together', 'ownPace', 'teams'] as const

export type TimeFactor = (typeof timeFactors)[number]
export type Mode = (typeof modes)[number]

/** The choices of the host, which stay the same for the whole game. */
export type GameRules = {
  readonly mode: Mode
  /** How long a question is open; null without a limit. Does not count at one's own pace. */
  readonly seconds: (typeof questionSeconds)[number] | null
  /** How long a game at one's own pace lasts. */
  readonly minutes: (typeof raceMinutes)[number]
  /** Whether a quick right answer is worth more than a slow one. */
  readonly hasSpeedBonus: boolean
  /** 0 in a game without teams. */
  readonly teamCount: number
}

/** The recorded answer to a question. Instants are whole milliseconds since 1970, server time. */
export type GivenAnswer = {
  readonly question: number
  /** The index of the chosen option. */
  readonly choice: number
  readonly at: number
  /** The time taken, without pauses. */
  readonly milliseconds: number
}

/** A player's place in a game. The index in the list of players is the player's number for good. */
export type Player = {
  readonly name: string
  /** Counted from 0; null in a game without teams. */
  readonly team: number | null
  readonly timeFactor: TimeFactor
  readonly joinedAt: number
  /** The question that was open or next when the player joined: earlier ones were never theirs. */
  readonly joinedBefore: number
  /** Whether a page of the player is connected. */
  readonly isHere: boolean
  /** The question that was open, 0 in a race, when a player who is away went; null for any other player. */
  readonly leftIn: number | null
  /** Whether the host has removed the player. */
  readonly isRemoved: boolean
  /** In the order of the questions. */
  readonly answers: readonly GivenAnswer[]
}

export type Stage =
  | { readonly kind: 'lobby' }
  /** A question is open to all, counted from 0. Pauses move `openedAt` on. */
  | { readonly kind: 'question'; readonly question: number; readonly openedAt: number }
  | { readonly kind: 'reveal'; readonly question: number }
  /** Each player goes through the questions at their own pace. */
  | { readonly kind: 'race'; readonly openedAt: number }
  | { readonly kind: 'ended'; readonly endedAt: number }

/** A game as plain JSON. */
export type Game = {
  readonly rules: GameRules
  /** The index of the right option of each question. */
  readonly key: readonly number[]
  readonly stage: Stage
  /** Whether the game is closed to new players. */
  readonly isLocked: boolean
  /** Since when the clock stands still; null while it runs. */
  readonly pausedAt: number | null
  readonly players: readonly Player[]
}

/**
 * Returns a game in its lobby, without players. Null for a key that is empty, too long or names no
 * option, and for teams that do not fit the mode.
 */
export function createGame(rules: GameRules, key: readonly number[]): Game | null {
  const isKey = key.length > 0 && key.length <= MAX_QUESTIONS && key.every(isOption)
  const { mode, teamCount } = rules
  const areTeams =
    mode === 'teams'
      ? Number.isInteger(teamCount) && teamCount >= MIN_TEAMS && teamCount <= MAX_TEAMS
      : teamCount === 0
  if (!isKey || !areTeams) return null
  return { rules, key, stage: { kind: 'lobby' }, isLocked: false, pausedAt: null, players: [] }
}

/** Returns whether a choice is the index of an option. */
export function isOption(choice: number): boolean {
  return Number.isInteger(choice) && choice >= 0 && choice < OPTION_COUNT
}

/** Returns the answer of a player to a question; undefined when there is none. */
export function answerTo(player: Player, question: number): GivenAnswer | undefined {
  return player.answers.find((answer) => answer.question === question)
}

/** Returns the players who were not removed. */
export function playing({ players }: Game): readonly Player[] {
  return players.filter(({ isRemoved }) => !isRemoved)
}

/** Returns the game with one player changed. */
export function withPlayer(game: Game, number: number, change: Partial<Player>): Game {
  const player = game.players[number]
  if (player === undefined) return game
  return { ...game, players: game.players.with(number, { ...player, ...change }) }
}
