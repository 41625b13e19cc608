import { sentenceFor } from '#web/session/sentences.ts'
import { call, CallProblem, codeOf } from '#web/wire/api.ts'

/** The answer to a link: the address that the account has now, or a sentence about a problem. */
export type Followed = { readonly email: string } | { readonly problem: string }

/** Confirms or undoes a change of the email address with the token of a mail. */
export async function followEmailLink(isUndo: boolean, token: string): Promise<Followed> {
  try {
    const { email } = await call(isUndo ? 'undo_email_change' : 'confirm_email', { token })
    return { email }
  } catch (error) {
    // The contract refuses a malformed token; users see it as an invalid one.
    const isOdd = codeOf(error) === 'invalid_input'
    return { problem: sentenceFor(isOdd ? new CallProblem('invalid_token', 'not a token') : error) }
  }
}
