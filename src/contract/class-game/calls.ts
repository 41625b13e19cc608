import * as z from 'zod/mini'

import { joinRefusals } from '#class-game/apply.ts'
import {
  modes,
  MAX_QUESTIONS,
  questionSeconds,
  raceMinutes,
  MAX_TEAMS,
  timeFactors,
} from '#class-game/game.ts'
import { codeField } from '#contract/classroom/sets.ts'
import { MAX_NAME_TEXT } from '#contract/wire/display-name.ts'
import { categoriesField, count, instant, questionIdField } from '#contract/wire/fields.ts'
import { difficulties } from '#quiz/categories.ts'

import { askedQuestion, optionCounts } from './messages.ts'

/** Games that are listed at once. */
export const MAX_GAMES = 20
/** Questions that the server draws for a game. */
export const MAX_DRAWN = 30
/** The letters of a PIN: no vowels, so that it spells no word, and none that look alike. */
export const PIN_LETTERS = 'BCDFGHJKMNPQRSTVWXZ'
export const PIN_LENGTH = 6

const gameId = z.uuid()
const number = count

/** A PIN as it is shown. */
export const pinField = z
  .string()
  .check(z.toUpperCase(), z.regex(new RegExp(`^[${PIN_LETTERS}]{${PIN_LENGTH}}$`)))
/** A proof of who plays at a seat, signed by the server. */
export const seatField = z.string().check(z.regex(/^[0-9a-f-]{36}\.\d{1,5}\.[\w-]{43}$/))
/** A secret that a browser draws before it joins: joining again with the same one is joining once. */
const joinSecretField = z.string().check(z.regex(/^[\w-]{43}$/))
const nameField = z.string().check(z.minLength(1), z.maxLength(MAX_NAME_TEXT))

const stepSchema = z.discriminatedUnion('kind', [
  /** Goes on from a question, -1 being the lobby, to the next one or to the end. */
  z.strictObject({ kind: z.literal('move_on'), from: z.int().check(z.minimum(-1)) }),
  z.strictObject({ kind: z.literal('close'), question: count }),
  z.strictObject({ kind: z.enum(['pause', 'resume', 'lock', 'unlock', 'end']) }),
  z.strictObject({ kind: z.literal('rename'), number, name: nameField }),
  z.strictObject({ kind: z.literal('remove'), number }),
  z.strictObject({ kind: z.literal('give_time'), number, time_factor: z.literal(timeFactors) }),
])

const questionReportSchema = z.strictObject({
  question_id: questionIdField,
  ...askedQuestion,
  right: z.int(),
  explanation: z.string(),
  /** Players for each option. */
  counts: optionCounts,
  /** Players who could have answered and have not. */
  missing: count,
  /** The wrong ideas that were chosen, the most frequent first, with the names of the players. */
  ideas: z.array(
    z.strictObject({
      option: count,
      idea: z.nullable(z.string()),
      correction: z.string(),
      players: z.array(z.string()),
    }),
  ),
})

const listedGame = z.strictObject({
  game_id: gameId,
  /** Null once the game has ended. */
  pin: z.nullable(z.string()),
  created_at: instant,
  mode: z.enum(modes),
  questions: count,
  players: count,
})

/** The calls about class games. A host has an account; players need none. */
export const classGameCalls = {
  create_class_game: {
    summary:
      'Make a game for a class from questions that the server draws, or from a set. With the same `game_id` again, nothing is made',
    access: 'user',
    input: z.strictObject({
      /** Any UUID that the page draws. */
      game_id: gameId,
      mode: z.enum(modes),
      /** How long a question is open; without a limit unless given. */
      seconds: z.optional(z.literal(questionSeconds)),
      minutes: z.literal(raceMinutes),
      has_speed_bonus: z.boolean(),
      team_count: count.check(z.maximum(MAX_TEAMS)),
      categories: categoriesField,
      difficulties: z.array(z.enum(difficulties)).check(z.minLength(1), z.maxLength(3)),
      questions: z.int().check(z.minimum(1), z.maximum(MAX_DRAWN)),
      /** The code of a set whose questions with options are asked, in place of drawn ones. */
      set_code: z.optional(codeField),
    }),
    output: z.strictObject({ game_id: gameId }),
  },
  list_class_games: {
    summary: 'List the games that you host, newest first',
    access: 'user',
    input: z.strictObject({}),
    output: z.strictObject({ games: z.array(listedGame).check(z.maxLength(MAX_GAMES)) }),
  },
  steer_class_game: {
    summary: 'Take a step in a game that you host. The same step again changes nothing',
    access: 'user',
    input: z.strictObject({ game_id: gameId, step: stepSchema }),
    output: z.strictObject({}),
  },
  get_class_game_report: {
    summary: 'Get what was answered in a game that you host, by question and by wrong idea',
    access: 'user',
    input: z.strictObject({ game_id: gameId }),
    output: z.strictObject({
      created_at: instant,
      questions: z.array(questionReportSchema).check(z.maxLength(MAX_QUESTIONS)),
    }),
  },
  delete_class_game: {
    summary: 'Delete a game that you host, with its players and answers',
    access: 'user',
    input: z.strictObject({ game_id: gameId }),
    output: z.strictObject({}),
  },
  join_class_game: {
    summary:
      'Join a game by its PIN and get a seat. With the same secret again, the seat is the same one',
    access: 'guest',
    input: z.strictObject({ pin: pinField, name: nameField, secret: joinSecretField }),
    output: z.discriminatedUnion('outcome', [
      z.strictObject({ outcome: z.literal('joined'), seat: seatField, name: z.string() }),
      z.strictObject({
        outcome: z.literal('refused'),
        /** `removed`: the host has removed the player of this secret. */
        reason: z.enum([...joinRefusals, 'removed']),
      }),
    ]),
  },
} as const

export type GameStep = z.output<typeof stepSchema>
export type CreateGame = z.output<(typeof classGameCalls)['create_class_game']['input']>
export type JoinRefusal = Exclude<JoinOutcome, { readonly outcome: 'joined' }>['reason']
export type JoinOutcome = z.output<(typeof classGameCalls)['join_class_game']['output']>
export type ClassGameReport = z.output<(typeof classGameCalls)['get_class_game_report']['output']>
export type ListedGame = z.output<typeof listedGame>
