import type { FastifyInstance, FastifyRequest } from 'fastify'

import { callPath } from '#contract/calls.ts'
import { BODY_BYTES } from '#contract/limits.ts'

import { type OriginRule, requireOwnOrigin, requirePlainJson } from './guards.ts'
import type { CallContext, Handler } from './handler.ts'
import { Problem } from './problem.ts'

/** Adds `POST /api/NAME` for each handler, behind the guards that every call shares. */
export function addCalls(
  scope: FastifyInstance,
  handlers: Readonly<Record<string, Handler>>,
  origin: OriginRule,
  context: CallContext,
): void {
  acceptJson(scope)
  scope.addHook('onRequest', async (request) => {
    requireOwnOrigin(request, origin)
    requirePlainJson(request)
  })
  for (const [name, { call, answer }] of Object.entries(handlers)) {
    scope.post(callPath(name), async (request) => {
      requireAccess(call.access)
      return answer(request.body, context)
    })
  }
}

/** Nobody has a session as long as there are no accounts, so calls for users refuse everybody. */
function requireAccess(access: 'guest' | 'user'): void {
  if (access === 'user') throw new Problem('session_missing', 'Auth session missing!')
}

function acceptJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    (request: FastifyRequest, text, done) => {
      void parse(request, text, (error, body) => done(error && readError(text), body))
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
