import * as z from 'zod/mini'

import { gameClientMessages, gameServerMessages } from './class-game/messages.ts'
import { matchClientMessages, matchServerMessages } from './match.ts'
import { count } from './wire/fields.ts'

export const LIVE_PATH = '/api/live'

/** Why the server closed a live socket; 1012 and 1009 are the standard's own. */
export const liveClose = {
  restarting: 1012,
  tooLarge: 1009,
  unknownMessage: 4400,
  sessionEnded: 4401,
  /** A guest has sent nothing for a minute. */
  idle: 4408,
  tooManyMessages: 4429,
  tooManySockets: 4430,
  /** The account has connected too often; the reason is the number of seconds to wait. */
  tooManyConnects: 4431,
} as const

/** The messages of a client. `t` is any number that the client chooses; it comes back unchanged. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping'), t: z.number() }),
  z.strictObject({ type: z.literal('follow_leaderboard'), on: z.boolean() }),
  ...matchClientMessages,
  ...gameClientMessages,
])

/** The data that another device of the user may have changed; `leaderboard` for pages that follow it. */
export const changeable = ['settings', 'progress', 'bookmarks', 'profile', 'leaderboard'] as const

/** The messages of the server. `serverTime` is in milliseconds since 1970. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), version: z.string() }),
  z.strictObject({ type: z.literal('pong'), t: z.number(), serverTime: z.number() }),
  z.strictObject({ type: z.literal('slow_down') }),
  z.strictObject({
    type: z.literal('changed'),
    what: z.enum(changeable),
    /** The version of settings, progress or bookmarks now. Absent when any version may be there. */
    version: z.optional(count),
  }),
  ...matchServerMessages,
  ...gameServerMessages,
])

export type ClientMessage = z.output<typeof clientMessageSchema>
export type Changeable = (typeof changeable)[number]
export type ServerMessage = z.output<typeof serverMessageSchema>
export type ChangedMessage = Extract<ServerMessage, { readonly type: 'changed' }>

/** Reads a frame of a client; null when it is not one of the messages above. */
export function parseClientMessage(text: string): ClientMessage | null {
  const message = clientMessageSchema.safeParse(parseJson(text))
  return message.success ? message.data : null
}

/** Reads a frame of the server; null for a message of a version newer than this one. */
export function parseServerMessage(text: string): ServerMessage | null {
  const message = serverMessageSchema.safeParse(parseJson(text))
  return message.success ? message.data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
