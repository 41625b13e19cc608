import * as z from 'zod/mini'

import { type Hint, mergeHints } from '#match/hint.ts'
import { matchKinds } from '#match/invitation.ts'
import { refusals } from '#match/judge.ts'
import { OPTION_COUNT, QUESTION_COUNT } from '#match/match.ts'
import { opponentLevels } from '#match/practice-opponent.ts'
import type { MatchView } from '#match/view.ts'

import type { Call } from './call.ts'
import { codeField } from './classroom/sets.ts'
import { count, elementSymbolField, instant, questionIdField } from './wire/fields.ts'

/** Past matches that are listed at once. */
export const MAX_MATCHES = 20

/** A moment of the server's clock, in milliseconds since 1970. */
const time = z.number()
const matchId = z.uuid()
const nullableInt = z.nullable(z.int())

const everybodySchema = z.strictObject({
  stage: z.enum(['starting', 'active', 'cancelled', 'finished']),
  graceEndsAt: time,
  winner: z.int(),
  seats: z.readonly(
    z.array(z.strictObject({ answered: count, correct: count, isDone: z.boolean() })),
  ),
})

const markedSchema = z.strictObject({
  question: count,
  choice: nullableInt,
  right: z.int(),
  isCorrect: z.boolean(),
  milliseconds: nullableInt,
})

const outcomeSchema = z.strictObject({
  winner: nullableInt,
  seats: z.readonly(
    z.array(z.strictObject({ correct: count, answered: count, milliseconds: count, xp: z.int() })),
  ),
})

const phaseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('starting'), startsAt: time, isConfirmed: z.boolean() }),
  z.strictObject({ kind: z.literal('open'), question: count, opensAt: time, closesAt: time }),
  z.strictObject({ kind: z.literal('reveal'), question: count, opensAt: time }),
  z.strictObject({ kind: z.literal('waiting') }),
  z.strictObject({
    kind: z.literal('finished'),
    result: z.enum(['won', 'lost', 'draw']),
    outcome: outcomeSchema,
  }),
  z.strictObject({ kind: z.literal('cancelled'), isReady: z.boolean() }),
])

/** The match as one player sees it, by the rules of the match. */
const viewSchema = z.strictObject({
  seat: count,
  phase: phaseSchema,
  answers: z.readonly(z.array(markedSchema)),
  everybody: everybodySchema,
}) satisfies z.ZodMiniType<MatchView>

/** The explanation of a question, sent only to a player whose own answer is stored. */
const lessonSchema = z.strictObject({
  questionId: questionIdField,
  explanation: z.string(),
  /** The correction of the chosen wrong option; null for a right one, a timeout and a neutral one. */
  feedback: z.nullable(z.string()),
})

/** The question on screen: the open one, or the one whose answer is revealed. */
const shownSchema = z.strictObject({
  question: count,
  text: z.string(),
  options: z.readonly(z.array(z.string()).check(z.length(OPTION_COUNT))),
  /**
   * The element on the badge. While the question is open, it leaves out whatever would give the
   * answer away.
   */
  badge: z.strictObject({
    symbol: z.nullable(elementSymbolField),
    name: z.nullable(z.string()),
  }),
  /** Null while the question is open. */
  lesson: z.nullable(lessonSchema),
})

const opponentSchema = z.strictObject({
  /** Null when the account was deleted since. */
  name: z.nullable(z.string()),
  /** Whether a page of the opponent is connected. */
  isHere: z.boolean(),
  /** Whether the opponent has confirmed; until the start that may be taken back. */
  isReady: z.boolean(),
  /** The level of a practice opponent; absent for a user. */
  practice: z.optional(z.enum(opponentLevels)),
})

/** Why a message about matches was not obeyed: by the rules of the match, or before they were asked. */
export const rejections = [
  ...refusals,
  /** The socket belongs to no user. */
  'signedOut',
  /** The account has searched too often. */
  'tooOften',
  /** The database does not answer; the message may be sent again. */
  'unavailable',
  /** The invitation does not exist, is over, or is for two others. */
  'notInvited',
  /** The player has not waited long enough for a practice opponent. */
  'tooSoon',
] as const

/** Messages about matches that a client may send. All may be sent again. */
export const matchClientMessages = [
  /**
   * Search an opponent. A player whose match is not over is put back into it. The search continues
   * as long as a page that has sent this is connected.
   */
  z.strictObject({
    type: z.literal('find_match'),
    /** The code of an invitation: wait for its other player instead of any opponent. */
    invitation: z.optional(codeField),
  }),
  z.strictObject({ type: z.literal('cancel_search') }),
  /**
   * Play a practice opponent while waiting for any other. The search goes on, and a match with a user takes
   * the place of this one.
   */
  z.strictObject({ type: z.literal('play_practice'), level: z.enum(opponentLevels) }),
  /** Confirm a match that starts. */
  z.strictObject({ type: z.literal('ready'), matchId }),
  /** Before the start it takes the confirmation back; later it changes nothing but the presence. */
  z.strictObject({ type: z.literal('leave'), matchId }),
  z.strictObject({ type: z.literal('answer'), matchId, question: z.int(), choice: z.int() }),
  /** Answered with `match`, `searching` or `idle`. A greeting is followed by the same, but for `idle`. */
  z.strictObject({ type: z.literal('resume') }),
] as const

/** Messages about matches that the server sends. */
export const matchServerMessages = [
  /** Neither a match nor a search; `isCalledOff` when the player has just ended one, here or elsewhere. */
  z.strictObject({
    type: z.literal('idle'),
    serverTime: time,
    isCalledOff: z.optional(z.literal(true)),
  }),
  z.strictObject({
    type: z.literal('searching'),
    since: time,
    serverTime: time,
    /** No page is looking for an opponent. Unless one asks again, the search ends soon. */
    isUnattended: z.optional(z.literal(true)),
    /** The code of the invitation by which the player waits for a friend. */
    invitation: z.optional(codeField),
  }),
  /** All that the player may know, whenever it changes by more than a hint. */
  z.strictObject({
    type: z.literal('match'),
    matchId,
    serverTime: time,
    view: viewSchema,
    shown: z.nullable(shownSchema),
    opponent: opponentSchema,
    /** By how much the result changed the own XP; null before there is one. */
    xp: nullableInt,
    /** The code of the invitation by which friends found each other. */
    invitation: z.optional(codeField),
  }),
  /** The standing of all seats, sent whenever one of the others has got on. */
  z.strictObject({
    type: z.literal('match_hint'),
    matchId,
    serverTime: time,
    everybody: everybodySchema,
    isOpponentHere: z.boolean(),
    isOpponentReady: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('rejected'),
    what: z.enum([
      'find_match',
      'cancel_search',
      'play_practice',
      'ready',
      'leave',
      'answer',
      'resume',
    ]),
    reason: z.enum(rejections),
    serverTime: time,
  }),
] as const

export type MatchClientMessage = z.output<(typeof matchClientMessages)[number]>
export type MatchServerMessage = z.output<(typeof matchServerMessages)[number]>
export type MatchMessage = Extract<MatchServerMessage, { readonly type: 'match' }>
export type ShownQuestion = z.output<typeof shownSchema>
export type Rejection = (typeof rejections)[number]

const givenAnswer = z.strictObject({
  /** -1 for a question whose time ran out. */
  choice: z.int(),
  milliseconds: count,
})

const reviewedPlayer = z.strictObject({
  /** Null when the account was deleted since. */
  name: z.nullable(z.string()),
  correct: count,
  answered: count,
  /** The average time of the answered questions; 0 for none. */
  average_milliseconds: count,
})

const pastMatchSchema = z.strictObject({
  match_id: matchId,
  finished_at: instant,
  result: z.enum(['won', 'lost', 'draw']),
  /** By how much the result changed the own XP. */
  xp: z.int(),
  you: z.strictObject({ correct: count, average_milliseconds: count }),
  opponent: z.strictObject({
    /** Null when the account was deleted since. */
    name: z.nullable(z.string()),
    correct: count,
  }),
  /** Only for pages that ask for it. */
  kind: z.optional(z.enum(matchKinds)),
})

/** How strong a player is in matches, by Glicko-2: about 1500 for a new player. */
const ratingSchema = z.strictObject({
  rating: z.int(),
  /** The standard deviation of the rating: how uncertain it is. */
  deviation: count,
  rated_matches: count,
})

/** Calls about finished matches and their results. */
export const matchCalls = {
  get_rating: {
    summary:
      'Get your rating in matches, by which opponents are chosen; null before the first rated match',
    access: 'user',
    input: z.strictObject({}),
    output: z.strictObject({ rating: z.nullable(ratingSchema) }),
  },
  list_matches: {
    summary:
      'List your finished matches, newest first, twenty at a time. `next` is the `from` of the next page',
    access: 'user',
    input: z.strictObject({
      /** The match that the page begins with; the newest one unless given. */
      from: z.optional(matchId),
      /** Whether each match has its `kind`. */
      with_kind: z.optional(z.literal(true)),
    }),
    output: z.strictObject({
      matches: z.array(pastMatchSchema).check(z.maxLength(MAX_MATCHES)),
      /** The match that the next page begins with; null on the last page. */
      next: z.nullable(matchId),
    }),
  },
  get_match_review: {
    summary: 'Get one of your finished matches: both players and their answers to every question',
    access: 'user',
    input: z.strictObject({ match_id: matchId, with_kind: z.optional(z.literal(true)) }),
    output: z.strictObject({
      match_id: matchId,
      /** Only for pages that ask for it. */
      kind: z.optional(z.enum(matchKinds)),
      started_at: instant,
      finished_at: instant,
      result: z.enum(['won', 'lost', 'draw']),
      /** By how much the result changed the own XP. */
      xp: z.int(),
      you: reviewedPlayer,
      opponent: reviewedPlayer,
      questions: z
        .array(
          z.strictObject({
            question_id: questionIdField,
            /** The index of the right option. */
            right: z.int(),
            /** Null for an answer that the end of the match cut off. */
            you: z.nullable(givenAnswer),
            opponent: z.nullable(givenAnswer),
          }),
        )
        .check(z.length(QUESTION_COUNT)),
    }),
  },
} as const satisfies Record<string, Call>

export type PastMatch = z.output<typeof pastMatchSchema>
export type PastMatches = z.output<(typeof matchCalls)['list_matches']['output']>
export type MatchReview = z.output<(typeof matchCalls)['get_match_review']['output']>

/** The state of matches as a page knows it. Null until the server has sent it. */
export type KnownMatch =
  | Extract<MatchServerMessage, { readonly type: 'idle' | 'searching' }>
  | MatchMessage
  | null

/**
 * Returns the state a page knows after a message of the server. Messages may be lost, repeated or
 * out of order: the known state of a match never goes back.
 */
export function receive(known: KnownMatch, message: MatchServerMessage): KnownMatch {
  switch (message.type) {
    case 'idle':
    case 'searching':
      return message
    case 'match':
      return known?.type === 'match' && known.matchId === message.matchId
        ? newer(known, message)
        : message
    case 'match_hint':
      if (known?.type !== 'match' || known.matchId !== message.matchId) return known
      return {
        ...withEverybody(known, message.everybody),
        opponent: {
          ...known.opponent,
          isHere: message.isOpponentHere,
          isReady: message.isOpponentReady,
        },
      }
    case 'rejected':
      return known
  }
}

function newer(known: MatchMessage, told: MatchMessage): MatchMessage {
  const more = told.view.answers.length - known.view.answers.length
  // A match that is over never goes on.
  const isOlder =
    more < 0 || (isOn(told) && !isOn(known)) || (more === 0 && told.serverTime < known.serverTime)
  return isOlder
    ? withEverybody(known, told.view.everybody)
    : withEverybody(told, known.view.everybody)
}

/** Whether a match is starting or being played. */
export function isOn({ view }: MatchMessage): boolean {
  return view.phase.kind !== 'finished' && view.phase.kind !== 'cancelled'
}

function withEverybody(message: MatchMessage, everybody: Hint): MatchMessage {
  const { view } = message
  return { ...message, view: { ...view, everybody: mergeHints(view.everybody, everybody) } }
}
