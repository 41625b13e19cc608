import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import type { ErrorCode, ProblemBody } from '#contract/problem.ts'
import { isFull, isLostDatabase } from '#server/platform/database/lost-database.ts'
import { noteOn } from '#server/platform/log.ts'

const STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  session_missing: 401,
  invalid_credentials: 401,
  reauth_required: 401,
  second_factor_required: 401,
  invalid_code: 401,
  invalid_passkey: 401,
  email_not_verified: 403,
  second_factor_lost: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  email_taken: 409,
  proof_required: 428,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  weak_password: 422,
  name_unreadable: 422,
  name_look_alike: 422,
  name_reserved: 422,
  name_contact: 422,
  name_offensive: 422,
  name_hidden: 422,
  invalid_token: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  invalid_token_response: 502,
  unavailable: 503,
  google_unavailable: 503,
}

type Foreseen = { readonly code: ErrorCode; readonly message: string }

/** The refusals of Fastify and its plugins, by the status they choose. */
const FORESEEN: ReadonlyMap<number | undefined, Foreseen> = new Map<number, Foreseen>([
  [400, { code: 'malformed', message: 'The request cannot be read.' }],
  [413, { code: 'too_large', message: 'The body is too long.' }],
  [415, { code: 'unsupported_media_type', message: 'A body of this type is not read here.' }],
  [503, { code: 'unavailable', message: 'The server is busy. Try again soon.' }],
])
const LOST: Foreseen = {
  code: 'unavailable',
  message: 'The database cannot be reached now. Try again soon.',
}
const FULL: Foreseen = {
  code: 'unavailable',
  message: 'The disk of the server is full, so nothing can be stored now. Try again later.',
}
/** A database that was lost is mostly back within seconds. */
const LOST_RETRY_SECONDS = 1
const UNFORESEEN: Foreseen = {
  code: 'internal',
  message: 'Something went wrong on the server.',
}

/** The body of a refusal beside code and message. */
type ProblemDetails = {
  /** Why a password is too weak; of several nicknames, those that are refused. */
  readonly reasons?: readonly string[]
  /** The task that has to be solved first. */
  readonly challenge?: string
}

/** The one error that a call throws on purpose. Its message may be read by any client. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>
  readonly details: ProblemDetails

  constructor(
    code: ErrorCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    details: ProblemDetails = {},
  ) {
    super(message)
    this.code = code
    this.headers = headers
    this.details = details
  }
}

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code]
}

/** The body of a refused call. */
export function problemBody(
  code: ErrorCode,
  message: string,
  { reasons, challenge }: ProblemDetails = {},
): ProblemBody {
  return {
    error: {
      code,
      message,
      ...(reasons && { reasons: [...reasons] }),
      ...(challenge !== undefined && { challenge }),
    },
  }
}

/** Answers every error. An unexpected one is logged with its stack and reported as `internal`. */
export function sendProblem(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Problem) reply.headers(error.headers)
  const details = error instanceof Problem ? error.details : {}
  const foreseen = error instanceof Problem ? error : foreseenOf(error)
  const { code, message } = foreseen
  noteOn(request, { code })
  if (foreseen === UNFORESEEN) request.log.error({ err: error }, 'unexpected error')
  if (foreseen === LOST || foreseen === FULL) {
    const what = foreseen === FULL ? 'the disk of the database is full' : 'the database is lost'
    request.log.error({ err: error }, what)
    reply.header('retry-after', LOST_RETRY_SECONDS)
  }
  return reply.code(statusOf(code)).send(problemBody(code, message, details))
}

function foreseenOf(error: FastifyError): Foreseen {
  const foreseen = FORESEEN.get(error.statusCode)
  if (foreseen !== undefined) return foreseen
  if (isFull(error)) return FULL
  return isLostDatabase(error) ? LOST : UNFORESEEN
}
