import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import type { ErrorCode, ProblemBody } from '#contract/problem.ts'

const STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  session_missing: 401,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
}

/** Statuses that Fastify and its plugins choose themselves, as codes of the contract. */
const CODE_OF_STATUS: ReadonlyMap<number | undefined, ErrorCode> = new Map([
  [400, 'malformed'],
  [413, 'too_large'],
  [415, 'unsupported_media_type'],
  [503, 'unavailable'],
])

/** The one error that a call throws on purpose. Its message may be read by any client. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }
}

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code]
}

/** The body of a refused call. */
export function problemBody(code: ErrorCode, message: string): ProblemBody {
  return { error: { code, message } }
}

/** Answers every error. What was not foreseen is logged with its stack and told as `internal`. */
export function sendProblem(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = error instanceof Problem ? error : foreseen(error)
  if (problem.code === 'internal') request.log.error({ err: error }, 'unexpected error')
  return reply
    .code(statusOf(problem.code))
    .headers(problem.headers)
    .send(problemBody(problem.code, problem.message))
}

function foreseen(error: FastifyError): Problem {
  const code = CODE_OF_STATUS.get(error.statusCode)
  if (!code) return new Problem('internal', 'Something went wrong on the server.')
  return new Problem(code, MESSAGES[code] ?? 'The request cannot be answered.')
}

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  malformed: 'The request cannot be read.',
  too_large: 'The body is too long.',
  unsupported_media_type: 'The body has to be application/json, without an encoding.',
  unavailable: 'The server is busy. Try again soon.',
}
