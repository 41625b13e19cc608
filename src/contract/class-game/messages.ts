import * as z from 'zod/mini'

import { modes, OPTION_COUNT, questionSeconds, raceMinutes, timeFactors } from '#class-game/game.ts'
import type { HostCounts, HostView } from '#class-game/host-view.ts'
import { refusals } from '#class-game/judge.ts'
import type { PlayerView } from '#class-game/view.ts'
import { count, questionIdField } from '#contract/wire/fields.ts'

/**
 * The version of the messages below. A page asks for the one that it knows: a player by the name of the
 * subprotocol or the header with which it connects, a host in `watch_game`.
 */
export const GAME_FORMAT = 1
/** Before the seat in the subprotocol of a player's WebSocket. */
export const SEAT_PROTOCOL = `class-game-${GAME_FORMAT}.`
/** The header with the seat of a player's live requests. */
export const SEAT_HEADER = `x-class-game-${GAME_FORMAT}`

const gameId = z.uuid()
const time = z.number()
const nullableInt = z.nullable(z.int())
const number = count
export const optionCounts = z.readonly(z.array(count).check(z.length(OPTION_COUNT)))

const rulesSchema = z.strictObject({
  mode: z.enum(modes),
  seconds: z.nullable(z.literal(questionSeconds)),
  minutes: z.literal(raceMinutes),
  hasSpeedBonus: z.boolean(),
  teamCount: count,
})

const markedSchema = z.strictObject({
  question: count,
  choice: nullableInt,
  right: z.int(),
  isCorrect: z.boolean(),
  points: count,
})

const playerViewSchema = z.strictObject({
  number,
  name: z.string(),
  team: z.nullable(count),
  questionCount: count,
  isPaused: z.boolean(),
  phase: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('lobby') }),
    z.strictObject({
      kind: z.literal('question'),
      question: count,
      openedAt: time,
      closesAt: z.nullable(time),
      choice: nullableInt,
    }),
    z.strictObject({ kind: z.literal('reveal'), marked: markedSchema }),
    z.strictObject({
      kind: z.literal('race'),
      question: z.nullable(count),
      closesAt: z.nullable(time),
      last: z.nullable(markedSchema),
    }),
    z.strictObject({ kind: z.literal('ended') }),
  ]),
  score: z.strictObject({ points: count, correct: count, answered: count }),
  rank: z.nullable(count),
  playerCount: count,
}) satisfies z.ZodMiniType<PlayerView>

const countsSchema = z.strictObject({
  players: count,
  here: count,
  done: count,
  progress: z.readonly(z.array(count)),
}) satisfies z.ZodMiniType<HostCounts>

const teamSchema = z.strictObject({ team: count, members: count, points: count, rank: count })

const hostViewSchema = z.strictObject({
  rules: rulesSchema,
  questionCount: count,
  isLocked: z.boolean(),
  isPaused: z.boolean(),
  phase: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('lobby') }),
    z.strictObject({
      kind: z.literal('question'),
      question: count,
      openedAt: time,
      closesAt: z.nullable(time),
    }),
    z.strictObject({
      kind: z.literal('reveal'),
      question: count,
      right: z.int(),
      distribution: optionCounts,
    }),
    z.strictObject({ kind: z.literal('race'), closesAt: z.nullable(time) }),
    z.strictObject({ kind: z.literal('ended') }),
  ]),
  counts: countsSchema,
  players: z.readonly(
    z.array(
      z.strictObject({
        number,
        name: z.string(),
        team: z.nullable(count),
        timeFactor: z.literal(timeFactors),
        isHere: z.boolean(),
        points: count,
        correct: count,
        rank: z.nullable(count),
      }),
    ),
  ),
  teams: z.readonly(z.array(teamSchema)),
}) satisfies z.ZodMiniType<HostView>

export const askedQuestion = {
  text: z.string(),
  options: z.readonly(z.array(z.string()).check(z.length(OPTION_COUNT))),
} as const

/** A question on a player's screen; the right answer only once that player may know it. */
const playerQuestionSchema = z.strictObject({
  question: count,
  ...askedQuestion,
  lesson: z.nullable(
    z.strictObject({
      questionId: questionIdField,
      explanation: z.string(),
      /** The correction of the chosen wrong option. */
      feedback: z.nullable(z.string()),
    }),
  ),
})

/** A wrong idea behind an option. */
const ideaSchema = z.strictObject({
  option: count,
  /** The misconception in a sentence; null for a wrong option without one. */
  idea: z.nullable(z.string()),
  correction: z.string(),
})

const hostQuestionSchema = z.strictObject({
  question: count,
  ...askedQuestion,
  /** Null while the question is open. */
  lesson: z.nullable(
    z.strictObject({
      questionId: questionIdField,
      explanation: z.string(),
      ideas: z.readonly(z.array(ideaSchema)),
    }),
  ),
})

/** Why a message about a class game was not obeyed. */
export const gameRejections = [
  ...refusals,
  /** The database does not answer; the message may be sent again. */
  'unavailable',
] as const

/** Messages about class games that a client may send. All may be sent again. */
export const gameClientMessages = [
  /** The host follows a game, or stops; over the connection of the account. */
  z.strictObject({
    type: z.literal('watch_game'),
    gameId,
    format: z.literal(GAME_FORMAT),
    on: z.boolean(),
  }),
  /** A player's answer; over a connection that was opened with a seat. */
  z.strictObject({ type: z.literal('game_answer'), question: z.int(), choice: z.int() }),
] as const

/** Messages about class games that the server sends, each to pages that have asked for them. */
export const gameServerMessages = [
  /** All that a player may know. `before` is the question of a race that was answered last. */
  z.strictObject({
    type: z.literal('game'),
    serverTime: time,
    view: playerViewSchema,
    shown: z.nullable(playerQuestionSchema),
    before: z.nullable(playerQuestionSchema),
  }),
  /** The player has been removed, or the game no longer exists. */
  z.strictObject({ type: z.literal('game_over'), reason: z.enum(['removed', 'gone']) }),
  /** All that the host may know. */
  z.strictObject({
    type: z.literal('game_host'),
    gameId,
    serverTime: time,
    pin: z.string(),
    view: hostViewSchema,
    shown: z.nullable(hostQuestionSchema),
  }),
  z.strictObject({
    type: z.literal('game_counts'),
    gameId,
    serverTime: time,
    counts: countsSchema,
  }),
  z.strictObject({
    type: z.literal('game_rejected'),
    what: z.enum(['watch_game', 'game_answer']),
    reason: z.enum(gameRejections),
    serverTime: time,
  }),
] as const

export type GameClientMessage = z.output<(typeof gameClientMessages)[number]>
export type GameServerMessage = z.output<(typeof gameServerMessages)[number]>
export type PlayerGame = Extract<GameServerMessage, { readonly type: 'game' }>
export type HostGame = Extract<GameServerMessage, { readonly type: 'game_host' }>
export type GameRejection = (typeof gameRejections)[number]
