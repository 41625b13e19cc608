import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Problem } from '#server/platform/http/problem.ts'

const METHODS = ['GET', 'HEAD', 'POST'] as const

/**
 * Refuses requests that are no calls.
 * @throws Problem `method_not_allowed` when another method would be one, else `not_found`
 */
export function refuseUnknownCall(app: FastifyInstance, request: FastifyRequest): never {
  const url = request.url.split('?')[0] ?? ''
  const allowed = METHODS.filter((method) => app.hasRoute({ method, url }))
  if (allowed.length > 0) {
    const allow = allowed.join(', ')
    throw new Problem('method_not_allowed', `Allowed here: ${allow}.`, { allow })
  }
  throw new Problem('not_found', 'There is no such call.')
}
