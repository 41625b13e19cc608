import { CallProblem, codeOf, type ProblemCode } from '#web/wire/api.ts'

import { PlainProblem } from './plain-problem.ts'

const LATER = 'Something went wrong on our side. Please try again in a moment.'
const RELOAD = 'This page is out of date. Please load it again.'

/** What people read when a call is refused. */
const sentences: Readonly<Record<ProblemCode, string>> = {
  malformed: RELOAD,
  session_missing: 'Your session has ended. Please sign in again.',
  invalid_credentials: 'The email address or the password is not right.',
  email_not_verified: 'Please verify your email address first. The link is in your mail.',
  email_taken: 'There is an account with this email address already. Please sign in.',
  reauth_required: 'The password is not right.',
  second_factor_required: 'Please enter the code of your authenticator app.',
  invalid_code: 'This code is not right, or was used already.',
  second_factor_lost:
    'Your codes can no longer be checked. Sign in with a passkey, or write to us by Contact Us: we can turn the second step off.',
  invalid_passkey: 'This passkey could not be used. Please try again, or sign in another way.',
  weak_password: 'This password is too easy to guess.',
  invalid_token: 'This link was used already or has expired. Please ask for a new one.',
  invalid_token_response: 'Google did not answer as expected. Please try again.',
  google_unavailable: 'Signing in with Google is not set up here. Please use your email address.',
  conflict: 'This was changed on another device in the meantime.',
  foreign_origin: RELOAD,
  not_found: 'This is not there any more.',
  method_not_allowed: RELOAD,
  too_large: 'This is too much at once.',
  unsupported_media_type: RELOAD,
  invalid_input: 'Something in the form is not valid. Please check it.',
  too_many_requests: 'That was often. Please wait a little and try again.',
  headers_too_large: RELOAD,
  timeout: 'That took too long. Please try again.',
  internal: LATER,
  unavailable: 'The server cannot be reached at the moment. Please try again soon.',
  offline: 'There is no connection. Please check your network and try again.',
}

/** The sentence for whatever went wrong. */
export function sentenceFor(error: unknown): string {
  return error instanceof PlainProblem ? error.message : sentences[codeOf(error)]
}

/** Why a password was refused, one sentence each; empty when it was something else. */
export function weakPasswordReasons(error: unknown): readonly string[] {
  if (!(error instanceof CallProblem) || error.code !== 'weak_password') return []
  return error.reasons.length > 0 ? error.reasons : [sentences.weak_password]
}
