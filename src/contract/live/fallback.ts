import * as z from 'zod/mini'

import { LIVE_MESSAGE_BYTES } from '#contract/limits.ts'
import { count } from '#contract/wire/fields.ts'

/** The live connection without a WebSocket: each of these is a POST with a JSON body. */
export const livePaths = {
  /** Opens a connection; answered with its id. */
  open: '/api/live/open',
  /** Answered with the server's messages, as an event stream. */
  receive: '/api/live/receive',
  /** Carries messages of the page. */
  send: '/api/live/send',
} as const

/** A poll is answered at the latest after this time, in milliseconds. */
export const POLL_MS = 20_000
/** An event stream is never silent for longer, in milliseconds. */
export const STREAM_BEAT_MS = 10_000
/** Messages and answers to pings of one POST. */
export const MAX_SENT = 8

const connectionField = z.string().check(z.minLength(20), z.maxLength(100))

export const liveOpenSchema = z.strictObject({})

export const liveOpenedSchema = z.strictObject({ connection: connectionField })

export const liveReceiveSchema = z.strictObject({
  connection: connectionField,
  /** The number of the last message that the page has; 0 when it has none. */
  after: count,
  /** A stream goes on until it is cut; a poll ends with the first messages. */
  mode: z.enum(['stream', 'poll']),
})

export const liveSendSchema = z.strictObject({
  connection: connectionField,
  after: count,
  /** Texts of messages, numbered from 1; a number that the server has heard is ignored. */
  messages: z
    .array(
      z.strictObject({
        number: z.int().check(z.positive()),
        text: z.string().check(z.maxLength(LIVE_MESSAGE_BYTES)),
      }),
    )
    .check(z.maxLength(MAX_SENT)),
  /** The texts of pings. */
  pongs: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MAX_SENT)),
  /** Whether the page closes the connection. */
  isLast: z.boolean(),
})

export const liveSentSchema = z.strictObject({
  /** The number up to which the server has heard every message. */
  heard: count,
})

/** The data of the event `close`. */
export const liveClosedSchema = z.strictObject({ code: z.int(), reason: z.string() })

export type LiveMode = z.output<typeof liveReceiveSchema>['mode']
export type LiveSend = z.output<typeof liveSendSchema>
