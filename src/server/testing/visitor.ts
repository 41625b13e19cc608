import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type * as z from 'zod/mini'

import { callPath, type CallName, calls } from '#contract/calls.ts'
import { problemSchema } from '#contract/problem.ts'

import { CALL_HEADERS } from './app.ts'
import { cookieHeader } from './cookie-header.ts'
import { poll } from './poll.ts'

type Input<Name extends CallName> = z.input<(typeof calls)[Name]['input']>
type Output<Name extends CallName> = z.output<(typeof calls)[Name]['output']>

/** A refused call, as a test compares it. */
export type Refused = { readonly status: number; readonly code: string }

/** A browser without a screen: it makes calls and keeps the cookies it is given. */
export type Visitor = {
  /** The answer of a call; throws when it is refused. */
  readonly call: <Name extends CallName>(name: Name, input: Input<Name>) => Promise<Output<Name>>
  /** The refusal of a call; throws when it is answered. The input may be anything. */
  readonly refusal: (name: string, input: unknown) => Promise<Refused>
  /** What a refused call lists as its reasons; throws when it is answered. */
  readonly reasons: (name: string, input: unknown) => Promise<readonly string[]>
  /** The task that a refused call offers, empty if none; throws when it is answered. */
  readonly task: (name: string, input: unknown) => Promise<string>
  readonly cookies: Map<string, string>
  /** Returns the cookies that the last response set. */
  readonly lastCookies: () => readonly string[]
}

/** @param headers besides those of every call, e.g. a name of the browser */
export function visit(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>> = {},
): Visitor {
  const cookies = new Map<string, string>()
  let last: readonly string[] = []

  async function post(name: string, payload: unknown): Promise<LightMyRequestResponse> {
    const cookie = cookieHeader(cookies)
    const response = await poll(
      () =>
        app.inject({
          method: 'POST',
          url: callPath(name),
          headers: { ...CALL_HEADERS, ...headers, ...(cookie === '' ? {} : { cookie }) },
          payload: JSON.stringify(payload),
        }),
      // The machine of the tests may be busy; a page would come back too.
      ({ statusCode, body }) => statusCode !== 503 || !body.includes('server is busy'),
      { everyMs: 100, withinMs: 120_000 },
    )
    last = [response.headers['set-cookie'] ?? []].flat()
    for (const line of last) keep(cookies, line)
    return response
  }

  async function call<Name extends CallName>(name: Name, input: Input<Name>): Promise<Output<Name>>
  async function call(name: CallName, input: unknown): Promise<unknown> {
    const response = await post(name, input)
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.body}`)
    return calls[name].output.parse(response.json())
  }

  async function reasons(name: string, input: unknown): Promise<readonly string[]> {
    const response = await post(name, input)
    return problemSchema.parse(response.json()).error.reasons ?? []
  }

  async function task(name: string, input: unknown): Promise<string> {
    const response = await post(name, input)
    return problemSchema.parse(response.json()).error.challenge ?? ''
  }

  async function refusal(name: string, input: unknown): Promise<Refused> {
    const response = await post(name, input)
    const { error } = problemSchema.parse(response.json())
    return { status: response.statusCode, code: error.code }
  }

  return { cookies, lastCookies: () => last, call, refusal, reasons, task }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
