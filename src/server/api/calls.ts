import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ACCOUNT_HEADER } from '#contract/call.ts'
import { callPath } from '#contract/calls.ts'
import { BODY_BYTES } from '#contract/limits.ts'
import { withMarker } from '#server/auth/cookies.ts'
import type { KnownBrowser } from '#server/auth/known-browser.ts'
import type { ReadNetwork } from '#server/limits/networks.ts'
import type { Start } from '#server/platform/database/starts.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { noteOn } from '#server/platform/log.ts'

import type { Admission } from './admission.ts'
import { hasDoubleKey } from './double-keys.ts'
import type { Gate } from './gate.ts'
import { type OriginRule, requireNoQuery, requireOwnOrigin, requirePlainJson } from './guards.ts'
import type { GuestPasses } from './guest-pass.ts'
import type { Caller, Handler } from './handler.ts'
import { tokenHash } from './member-cookie.ts'
import type { Services } from './services.ts'

export type CallsParts = {
  readonly origin: OriginRule
  readonly start: Start
  readonly services: Promise<Services>
  readonly gate: Gate
  readonly admission: Admission
  readonly readNetwork: ReadNetwork
  readonly passes: GuestPasses
  /** Returns the known browser that cookies prove, or null. */
  readonly readBrowser: (cookies: string) => KnownBrowser | null
  /** Returns the token of a member of a class that cookies prove, or null. */
  readonly readMember: (cookies: string) => string | null
}

/** Adds `POST /api/NAME` for each handler, behind the guards that every call shares. */
export function addCalls(
  scope: FastifyInstance,
  handlers: Readonly<Record<string, Handler>>,
  { origin, start, services, admission, ...parts }: CallsParts,
): void {
  acceptJson(scope)
  scope.addHook('onRequest', async (request) => {
    admission.requireRoom()
    requireOwnOrigin(request, origin)
    requirePlainJson(request)
    requireNoQuery(request)
  })
  for (const [name, { answer }] of Object.entries(handlers)) {
    scope.post(callPath(name), async (request, reply) => {
      const caller = callerOf(name, request, reply, parts)
      try {
        return await admission.admit(() => answer(request.body, { start, services, caller }))
      } catch (error) {
        throw await parts.passes.withTask(error, parts.readNetwork(request.ip))
      }
    })
  }
}

/** Returns the facts about a request that calls may know. */
function callerOf(
  call: string,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    gate,
    readNetwork,
    readBrowser,
    readMember,
    passes,
  }: Pick<CallsParts, 'gate' | 'passes' | 'readBrowser' | 'readMember' | 'readNetwork'>,
): Caller {
  const address = readNetwork(request.ip)
  const network = passes.read(request.headers.cookie ?? '') ?? address
  const browser = readBrowser(request.headers.cookie ?? '')
  const member = readMember(request.headers.cookie ?? '')
  const known = browser?.accounts[0] ?? (member === null ? null : `member ${tokenHash(member)}`)
  return {
    headers: authHeaders(request),
    network,
    browser,
    account: headerOf(request, ACCOUNT_HEADER),
    admit(userId) {
      if (userId !== null) noteOn(request, { userId })
      gate(call, { userId, known, network })
    },
    async sendPass() {
      reply.header('set-cookie', await passes.issue(address))
    },
    sendCookies: (from) => void reply.header('set-cookie', withMarker(from.getSetCookie())),
    note: (more) => noteOn(request, more),
    log: request.log,
  }
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

/** Only these reach the auth library: it never sees other claims of a client about itself. */
export function authHeaders({ headers }: FastifyRequest): Headers {
  const { cookie, origin, 'user-agent': agent } = headers
  const given = new Headers()
  if (cookie !== undefined) given.set('cookie', cookie)
  if (origin !== undefined) given.set('origin', origin)
  if (agent !== undefined) given.set('user-agent', agent.slice(0, 512))
  return given
}

/** Makes plain JSON the only body that a scope reads. */
export function acceptJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    (request: FastifyRequest, text, done) => {
      void parse(request, text, (error, body) => {
        if (error) done(readError(text))
        else if (hasDoubleKey(text, body)) done(new Problem('invalid_input', 'input: double_key'))
        else done(null, body)
      })
    },
  )
}

/** The parser refuses text that is no JSON, and JSON with a key that reaches a prototype. */
function readError(text: string): Problem {
  try {
    JSON.parse(text)
  } catch {
    return new Problem('malformed', 'The body is not JSON.')
  }
  return new Problem('invalid_input', 'input: forbidden_key')
}
