import { CallProblem, codeOf, type ProblemCode } from '#web/wire/api.ts'

import { PlainProblem } from './plain-problem.ts'
import { PROVIDER_NAME } from './provider-name.ts'

const LATER = 'Something went wrong on our side. Please try again in a moment.'
const RELOAD = 'This page is out of date. Please reload it.'

/** Messages for refused calls. */
const sentences: Readonly<Record<ProblemCode, string>> = {
  malformed: RELOAD,
  session_missing: 'Your session has ended. Please sign in again.',
  invalid_credentials: 'The email address or password is incorrect.',
  email_not_verified: 'Please verify your email address first. We emailed you the link.',
  email_taken: 'An account with this email address already exists. Please sign in.',
  reauth_required: 'The password is incorrect.',
  second_factor_required: 'Please enter the code from your authenticator app.',
  invalid_code: 'This code is incorrect or was already used.',
  second_factor_lost:
    'Your codes can no longer be checked. Sign in with a passkey, or write to us through Contact Us: we can turn off two-step sign-in.',
  invalid_passkey: 'This passkey could not be used. Please try again, or sign in another way.',
  weak_password: 'This password is too easy to guess.',
  name_unreadable:
    'Some of these characters cannot be shown, or the name is too long. Please use 1 to 32 visible letters, digits or emoji.',
  name_look_alike:
    'Some of these letters look like others. Please write each word with the letters of one alphabet.',
  name_reserved:
    'This name could be taken for a teacher or for the people who run this. Please choose one that is yours alone.',
  name_contact:
    'A name is seen by everyone you play. Please leave out email addresses, phone numbers and links.',
  name_offensive: 'This name could hurt others who see it. Please choose a friendlier one.',
  name_hidden:
    'This name was hidden by the people who run this. Please choose one that is clearly different.',
  invalid_token: 'This link has expired or was already used. Please request a new one.',
  invalid_token_response: `${PROVIDER_NAME} did not answer as expected. Please try again.`,
  google_unavailable: `${PROVIDER_NAME} sign-in is not set up here. Please use your email address.`,
  conflict: 'This was changed on another device in the meantime.',
  foreign_origin: RELOAD,
  not_found: 'This no longer exists.',
  method_not_allowed: RELOAD,
  too_large: 'This is too large to send at once.',
  unsupported_media_type: RELOAD,
  invalid_input: 'Something in the form is not valid. Please check it.',
  proof_required: 'Very many people are trying this right now. Please try again.',
  too_many_requests:
    'Too many attempts. Please wait a little and try again. You can go on practicing in the meantime.',
  headers_too_large: RELOAD,
  timeout: 'That took too long. Please try again.',
  internal: LATER,
  unavailable: 'The server cannot be reached at the moment. Please try again soon.',
  offline: 'There is no connection. Please check your network and try again.',
}

/** Returns the message for an error. */
export function sentenceFor(error: unknown): string {
  if (error instanceof PlainProblem) return error.message
  const isTimed = error instanceof CallProblem && error.code === 'too_many_requests'
  if (isTimed && error.retrySeconds !== null) return waitFor(error.retrySeconds)
  return sentences[codeOf(error)]
}

/**
 * Returns the length of the wait and the features that work during it: seconds up to a minute and a
 * half, then minutes.
 */
function waitFor(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds === 1) {
    return 'Too many attempts. Please try again in a second. You can go on practicing in the meantime.'
  }
  return seconds <= 90
    ? `Too many attempts. Please try again in ${seconds} seconds. You can go on practicing in the meantime.`
    : `Too many attempts. Please try again in ${minutes} minutes. You can go on practicing in the meantime.`
}

/** Returns why a password was refused, a sentence for each reason; empty for any other error. */
export function weakPasswordReasons(error: unknown): readonly string[] {
  if (!(error instanceof CallProblem) || error.code !== 'weak_password') return []
  return error.reasons.length > 0 ? error.reasons : [sentences.weak_password]
}

/** Returns why a name was refused, in one sentence; empty for any other error. */
export function nameReasons(error: unknown): readonly string[] {
  return codeOf(error).startsWith('name_') ? [sentenceFor(error)] : []
}
