import { PlainProblem } from '#web/session/plain-problem.ts'
import { PROVIDER_NAME } from '#web/session/provider-name.ts'
import { nameReasons, sentenceFor, weakPasswordReasons } from '#web/session/sentences.ts'
import { enter } from '#web/session/session.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { call, CallProblem, codeOf, type ProblemCode } from '#web/wire/api.ts'

import { workFirst } from './work-first.ts'

/** The outcome of an attempt to sign in or up. */
export type Entry =
  | { readonly next: 'inside' }
  /** The address has to be verified by the link in a mail. */
  | { readonly next: 'check-mail' }
  /** The password was correct; the account also asks for a code. */
  | { readonly next: 'code' }
  | {
      readonly next: 'refused'
      readonly passwordProblems: readonly string[]
      readonly nameProblems: readonly string[]
    }

/** Signs in with a password and opens the account. */
export async function signIn(email: string, password: string): Promise<Entry> {
  try {
    await enter(await call('sign_in', { email, password }))
    return inside()
  } catch (error) {
    if (codeOf(error) === 'email_not_verified') {
      fail('Sign-in Failed', error)
      return { next: 'check-mail' }
    }
    if (codeOf(error) === 'second_factor_required') return { next: 'code' }
    return refused('Sign-in Failed', error)
  }
}

/** Signs in with a passkey and opens the account. */
export async function signInWithPasskey(): Promise<Entry> {
  try {
    const { passkeyObstacle, signInByPasskey } = await import('#web/session/passkey-browser.ts')
    const obstacle = passkeyObstacle()
    if (obstacle !== null) throw new PlainProblem(obstacle)
    await enter(await signInByPasskey())
    return inside()
  } catch (error) {
    return refused('Passkey Sign-in Failed', error)
  }
}

/** Problems that are shown beside the code field. */
const OF_THE_CODE: ReadonlySet<ProblemCode> = new Set(['invalid_code', 'second_factor_lost'])

/** The outcome of a code. */
type Step =
  | { readonly next: 'inside' }
  | { readonly next: 'refused'; readonly problem: string }
  /** The password has to be entered again. */
  | { readonly next: 'again' }

/** Completes the sign-in with a code. */
export async function verifyCode(code: string): Promise<Step> {
  try {
    await enter(await call('verify_second_factor', { code }))
    return inside()
  } catch (error) {
    if (OF_THE_CODE.has(codeOf(error))) return { next: 'refused', problem: sentenceFor(error) }
    fail('Sign-in Failed', error)
    const isOver = ['session_missing', 'too_many_requests'].includes(codeOf(error))
    return isOver ? { next: 'again' } : { next: 'refused', problem: '' }
  }
}

/**
 * Creates an account. An empty name leaves the choice of the public name to the server. If the server
 * sends mail, the address has to be verified before the first sign-in.
 */
export async function signUp(email: string, password: string, name: string): Promise<Entry> {
  try {
    const { next } = await createAccount({
      email,
      password,
      ...(name !== '' && { display_name: name }),
    })
    if (next === 'verify_email') {
      showToast({
        title: 'Account Created',
        description: 'Please check your email to verify your account.',
        subject: 'entry',
      })
      return { next: 'check-mail' }
    }
    const { account } = await call('get_session', {})
    if (account === null) return await signIn(email, password)
    await enter(account)
    return inside()
  } catch (error) {
    return refused('Sign-up Failed', error)
  }
}

type NewAccount = {
  readonly email: string
  readonly password: string
  readonly display_name?: string
}

/** Signs up, and works for it if the server asks for that because very many sign up. */
async function createAccount(account: NewAccount) {
  return workFirst(
    'Very many people are signing up right now. Your browser first solves a small task, which takes a few seconds.',
    (work) => call('sign_up', { ...account, ...work }),
  )
}

/** Leaves this page for Google's. Returns only if that fails. */
export async function signInWithGoogle(): Promise<void> {
  try {
    const { url } = await call('sign_in_with_google', {})
    location.assign(url)
  } catch (error) {
    fail(`${PROVIDER_NAME} Sign-in Failed`, error)
  }
}

export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await call('send_password_reset', { email })
    showToast({
      title: 'Password Reset Email Sent',
      description: 'Check your email for instructions to reset your password.',
      subject: 'entry',
    })
  } catch (error) {
    fail('Error', error)
  }
}

/** Sets a new password with the token of a mail. */
export async function resetPassword(
  token: string,
  password: string,
): Promise<{ readonly isDone: boolean; readonly passwordProblems: readonly string[] }> {
  try {
    await call('reset_password', { token, password })
    showToast({
      title: 'Success!',
      description: 'Your password has been updated successfully.',
      subject: 'entry',
    })
    return { isDone: true, passwordProblems: [] }
  } catch (error) {
    // The contract refuses a malformed token; users see it as an invalid one.
    const isOdd = codeOf(error) === 'invalid_input'
    fail('Update Failed', isOdd ? new CallProblem('invalid_token', 'not a token') : error)
    return { isDone: false, passwordProblems: weakPasswordReasons(error) }
  }
}

/** Sends the verification mail again. Returns whether the server accepted that. */
export async function resendVerification(email: string): Promise<boolean> {
  try {
    await call('send_verification_email', { email })
    return true
  } catch (error) {
    fail('Error', error)
    return false
  }
}

function inside(): { readonly next: 'inside' } {
  showToast({ title: 'Success!', description: 'You are now signed in.', subject: 'entry' })
  return { next: 'inside' }
}

function refused(title: string, error: unknown): Entry {
  fail(title, error)
  return {
    next: 'refused',
    passwordProblems: weakPasswordReasons(error),
    nameProblems: nameReasons(error),
  }
}

function fail(title: string, error: unknown) {
  showToast({ title, description: sentenceFor(error), look: 'destructive', subject: 'entry' })
}
