import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'

import type { ErrorCode } from '#contract/problem.ts'

import type { Clock } from './clock.ts'

export type LogOptions = {
  readonly level: string
  /** Where the lines go; standard output when not given. */
  readonly stream?: { readonly write: (line: string) => void }
}

const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string().default(''),
})
const NAMES: ReadonlyMap<number, string> = new Map([
  [60, 'fatal'],
  [50, 'error'],
  [40, 'warn'],
  [30, 'info'],
  [20, 'debug'],
  [10, 'trace'],
])

/** Turns one JSON line of the log into one that is read with the eye, for development. */
export function readableLine(json: string): string {
  const {
    level,
    time,
    msg,
    pid: _pid,
    hostname: _host,
    err,
    ...rest
  } = lineSchema.parse(JSON.parse(json))
  const details = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  const clock = new Date(time).toISOString().slice(11, 19)
  const words = [clock, (NAMES.get(level) ?? String(level)).padEnd(5), msg, ...details]
  return `${[words.join(' '), ...stackOf(err)].join('\n')}\n`
}

function stackOf(error: unknown): readonly string[] {
  const parsed = z.object({ stack: z.string() }).safeParse(error)
  return parsed.success ? [parsed.data.stack] : []
}

/** Extra fields of a request's log line, so attempts on one account can be traced. */
export type Noted = {
  /** The user of the request. */
  readonly userId?: string
  /** A keyed mark in place of the e-mail address that was named; see `accounts/account-mark.ts`. */
  readonly account?: string
  /** Why it was refused. */
  readonly code?: ErrorCode
}

const noted = new WeakMap<object, Noted>()

/** Adds to the line of the answer to a request. */
export function noteOn(request: FastifyRequest, more: Noted): void {
  noted.set(request, { ...noted.get(request), ...more })
}

/**
 * Logs one line for each answer: method, path, status, duration, and what was noted on it. Neither query,
 * headers, body nor address: those may hold secrets, and the visitors are pupils. Files and the requests of
 * a live connection are too many for a line each.
 */
export function logAnswers(scope: FastifyInstance, clock: Clock): void {
  const began = new WeakMap<object, number>()
  scope.addHook('onRequest', async (request) => {
    began.set(request, clock())
  })
  scope.addHook('onResponse', async (request, reply) => {
    const path = (request.url.split('?')[0] ?? '').slice(0, 200)
    const ms = clock() - (began.get(request) ?? clock())
    const isCall = path.startsWith('/api/') && !path.startsWith('/api/live/')
    const level = isCall ? 'info' : 'debug'
    const { method } = request
    const line = { method, path, status: reply.statusCode, ms, ...noted.get(request) }
    request.log[level](line, 'answered')
  })
}
