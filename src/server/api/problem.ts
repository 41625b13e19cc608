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

type Foreseen = { readonly code: ErrorCode; readonly message: string }

/** What Fastify and its plugins refuse by themselves, by the status they choose. */
const FORESEEN: ReadonlyMap<number | undefined, Foreseen> = new Map<number, Foreseen>([
  [400, { code: 'malformed', message: 'The request cannot be read.' }],
  [413, { code: 'too_large', message: 'The body is too long.' }],
  [415, { code: 'unsupported_media_type', message: 'A body of this type is not read here.' }],
  [503, { code: 'unavailable', message: 'The server is busy. Try again soon.' }],
])
const UNFORESEEN: Foreseen = {
  code: 'internal',
  message: 'Something went wrong on the server.',
}

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
  if (error instanceof Problem) reply.headers(error.headers)
  const { code, message } =
    error instanceof Problem ? error : (FORESEEN.get(error.statusCode) ?? UNFORESEEN)
  if (code === 'internal') request.log.error({ err: error }, 'unexpected error')
  return reply.code(statusOf(code)).send(problemBody(code, message))
}
