import * as z from 'zod/mini'

/** Every way in which the server may refuse. The sentences people read live in the web. */
export const errorCodes = [
  'malformed',
  'session_missing',
  'invalid_credentials',
  'email_not_verified',
  'reauth_required',
  'second_factor_required',
  'invalid_code',
  'second_factor_lost',
  'invalid_passkey',
  'weak_password',
  'name_unreadable',
  'name_look_alike',
  'name_reserved',
  'name_contact',
  'name_offensive',
  'name_hidden',
  'invalid_token',
  'invalid_token_response',
  'google_unavailable',
  'email_taken',
  'proof_required',
  'conflict',
  'foreign_origin',
  'not_found',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'invalid_input',
  'too_many_requests',
  'headers_too_large',
  'timeout',
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Why a name that others would see is refused. */
export type NameRefusal = Extract<ErrorCode, `name_${string}`>

/** The body of every refused call. The message is for developers and names no user's data. */
export const problemSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(errorCodes),
    message: z.string(),
    /** Why a password is too weak, in words for its owner; of several nicknames, those that are refused. */
    reasons: z.optional(z.array(z.string())),
    /** The task that a browser has to solve before the same call is answered. */
    challenge: z.optional(z.string()),
  }),
})

export type ProblemBody = z.output<typeof problemSchema>
