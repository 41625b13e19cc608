import {
  liveOpenedSchema,
  livePaths,
  type LiveMode,
  liveSentSchema,
} from '#contract/live/fallback.ts'
import { problemSchema } from '#contract/problem.ts'
import { CALL_HEADERS } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'

/** The response to a request of the fallback, in the form that a test compares. */
export type Refusal = readonly [status: number, code: string]

/** A request that the server has refused. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(status: number, body: string) {
    super(`refused with ${status}: ${body}`)
    this.status = status
  }
}

/** What a page sends at once. */
export type Sent = {
  readonly after?: number
  readonly messages?: readonly (readonly [number: number, text: string])[]
  readonly pongs?: readonly string[]
  readonly isLast?: boolean
}

/** An event of a stream. */
export type LiveEvent = { readonly id?: number; readonly event?: string; readonly data: string }

/** A page's end of a live connection without a WebSocket, request by request. */
export type FallbackClient = {
  readonly connection: string
  readonly receive: (mode: LiveMode, after: number, signal?: AbortSignal) => Promise<Response>
  /** The events of a poll. */
  readonly poll: (after: number) => Promise<readonly LiveEvent[]>
  /** The number up to which the server has heard every message. */
  readonly send: (sent: Sent) => Promise<number>
}

/** Makes a request of the fallback as a page of the site does. */
export function ask(
  port: number,
  path: string,
  body: unknown,
  {
    headers = {},
    signal,
  }: { readonly headers?: Record<string, string>; readonly signal?: AbortSignal } = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...CALL_HEADERS, ...headers },
    body: JSON.stringify(body),
    ...(signal !== undefined && { signal }),
  })
}

/** Opens a connection with these cookies. */
export async function openFallback(
  port: number,
  cookies: ReadonlyMap<string, string>,
  origin = CALL_HEADERS.origin,
): Promise<FallbackClient> {
  const headers = { cookie: cookieHeader(cookies), origin }
  const opened = await ask(port, livePaths.open, {}, { headers })
  const { connection } = liveOpenedSchema.parse(await opened.json())
  const receive: FallbackClient['receive'] = (mode, after, signal) =>
    ask(
      port,
      livePaths.receive,
      { connection, after, mode },
      { headers, ...(signal && { signal }) },
    )
  return {
    connection,
    receive,
    async poll(after) {
      const answer = await receive('poll', after)
      return eventsIn(await answer.text())
    },
    async send({ after = 0, messages = [], pongs = [], isLast = false }) {
      const numbered = messages.map(([number, text]) => ({ number, text }))
      const body = { connection, after, messages: numbered, pongs, isLast }
      const answer = await ask(port, livePaths.send, body, { headers })
      if (!answer.ok) throw new Refused(answer.status, await answer.text())
      return liveSentSchema.parse(await answer.json()).heard
    },
  }
}

/** The refusal that an answer is. */
export async function refusalIn(answer: Response): Promise<Refusal> {
  const { error } = problemSchema.parse(await answer.json())
  return [answer.status, error.code]
}

/** The whole events at the beginning of a text, without comments. */
export function eventsIn(text: string): readonly LiveEvent[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .map((lines) => new Map(lines.split('\n').map(fieldOf)))
    .filter((fields) => fields.has('data'))
    .map((fields) => ({
      ...(fields.has('id') && { id: Number(fields.get('id')) }),
      ...(fields.has('event') && { event: fields.get('event') ?? '' }),
      data: fields.get('data') ?? '',
    }))
}

function fieldOf(line: string): readonly [name: string, value: string] {
  const [name = '', value = ''] = line.split(/: ?(.*)/s)
  return [name, value]
}
