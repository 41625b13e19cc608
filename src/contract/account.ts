import * as z from 'zod/mini'

import type { Call } from './call.ts'
import { MAX_NAME_TEXT } from './wire/display-name.ts'
import {
  codeField,
  emailField,
  instant,
  passwordField,
  proofField,
  tokenField,
} from './wire/fields.ts'

const nothing = z.strictObject({})
const backupCodes = z.strictObject({ backup_codes: z.array(codeField) })

/** The account that is signed in. */
export const accountSchema = z.strictObject({
  user_id: z.uuid(),
  email: z.string(),
  display_name: z.string(),
  /** There only when others see another name, because the own one is hidden or is not allowed any longer. */
  public_name: z.optional(z.string()),
  email_verified: z.boolean(),
  /** False for an account that only signs in with Google. */
  has_password: z.boolean(),
  /** Whether signing in asks for a code after the password. */
  has_second_factor: z.boolean(),
})

/** A browser that is signed in to the account. */
export const deviceSchema = z.strictObject({
  device_id: z.uuid(),
  user_agent: z.string(),
  signed_in_at: instant,
  last_seen_at: instant,
  is_this_one: z.boolean(),
})

export type Account = z.output<typeof accountSchema>
export type Device = z.output<typeof deviceSchema>

/** Signing up, in and out, and the account itself. */
export const accountCalls = {
  prove_work: {
    summary:
      'Get a pass, a cookie for an hour, for the work that a refusal with `too_many_requests` offers. With it a browser is counted alone, whatever other guests of its network do',
    access: 'guest',
    input: proofField,
    output: z.strictObject({}),
  },
  sign_up: {
    summary:
      'Create an account. If the server sends mail, the address must be verified before signing in. Refused with `proof_required` while very many sign up',
    access: 'guest',
    input: z.strictObject({
      email: emailField,
      password: passwordField,
      display_name: z.optional(z.string().check(z.maxLength(MAX_NAME_TEXT))),
      /** The answer to the challenge of a refusal with `proof_required`. */
      proof: z.optional(proofField),
    }),
    output: z.strictObject({ next: z.enum(['verify_email', 'signed_in']) }),
  },
  sign_in: {
    summary:
      'Sign in with email and password. Refused with `second_factor_required` if a code is needed too',
    access: 'guest',
    input: z.strictObject({ email: emailField, password: passwordField }),
    output: accountSchema,
  },
  verify_second_factor: {
    summary: 'Complete a sign-in with a code from the authenticator app or a backup code',
    access: 'guest',
    input: z.strictObject({ code: codeField }),
    output: accountSchema,
  },
  sign_in_with_google: {
    summary: 'Get the address at Google at which the sign-in begins',
    access: 'guest',
    input: nothing,
    output: z.strictObject({ url: z.url() }),
  },
  sign_out: {
    summary: 'End this session',
    access: 'guest',
    input: nothing,
    output: nothing,
  },
  get_session: {
    summary: 'Get the signed-in account, or null',
    access: 'guest',
    input: nothing,
    output: z.strictObject({ account: z.nullable(accountSchema) }),
  },
  send_verification_email: {
    summary: 'Resend the verification email',
    access: 'guest',
    input: z.strictObject({ email: emailField }),
    output: nothing,
  },
  send_password_reset: {
    summary:
      'Send an email with a link to set a new password. The answer does not reveal whether the account exists',
    access: 'guest',
    input: z.strictObject({ email: emailField }),
    output: nothing,
  },
  reset_password: {
    summary: 'Set a new password with the token from an email. Ends all sessions',
    access: 'guest',
    input: z.strictObject({ token: tokenField, password: passwordField }),
    output: nothing,
  },
  change_password: {
    summary: 'Set a new password. Ends all other sessions',
    access: 'user',
    input: z.strictObject({ current_password: passwordField, new_password: passwordField }),
    output: nothing,
  },
  begin_second_factor: {
    summary:
      'Create a secret for an authenticator app. It takes effect after the first correct code',
    access: 'user',
    input: z.strictObject({ password: passwordField }),
    output: z.strictObject({
      /** For the app, as an `otpauth:` address: to be shown as a QR code. */
      uri: z.string(),
      /** The same secret for typing, in base 32. */
      secret: z.string(),
    }),
  },
  confirm_second_factor: {
    summary: 'Turn on the second factor with a first code. The backup codes are shown only once',
    access: 'user',
    input: z.strictObject({ code: codeField }),
    output: backupCodes,
  },
  renew_backup_codes: {
    summary: 'Create new backup codes. The old codes no longer work',
    access: 'user',
    input: z.strictObject({ password: passwordField }),
    output: backupCodes,
  },
  end_second_factor: {
    summary: 'Turn off the second factor',
    access: 'user',
    input: z.strictObject({ password: passwordField }),
    output: nothing,
  },
  update_profile: {
    summary: 'Set the display name',
    access: 'user',
    input: z.strictObject({ display_name: z.string().check(z.maxLength(MAX_NAME_TEXT)) }),
    output: accountSchema,
  },
  list_devices: {
    summary: 'List the browsers that are signed in to this account',
    access: 'user',
    input: nothing,
    output: z.strictObject({ devices: z.array(deviceSchema) }),
  },
  end_device: {
    summary: 'Sign out one browser',
    access: 'user',
    input: z.strictObject({ device_id: z.uuid(), password: z.optional(passwordField) }),
    output: nothing,
  },
  end_other_devices: {
    summary: 'Sign out all other browsers',
    access: 'user',
    input: z.strictObject({ password: z.optional(passwordField) }),
    output: nothing,
  },
  export_account: {
    summary: 'Export everything that is stored about this account',
    access: 'user',
    input: z.strictObject({ password: z.optional(passwordField) }),
    output: z.strictObject({ exported_at: instant, data: z.record(z.string(), z.unknown()) }),
  },
  delete_account: {
    summary: 'Delete this account permanently',
    access: 'user',
    input: z.strictObject({ password: z.optional(passwordField) }),
    output: nothing,
  },
  update_user_session: {
    summary: 'Heartbeat of an open page, every 30 s. Keeps the session alive',
    access: 'user',
    input: z.strictObject({
      session_id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      device_info: z.strictObject({
        user_agent: z.string().check(z.maxLength(512)),
        timestamp: instant,
      }),
    }),
    output: nothing,
  },
  change_email: {
    summary:
      'Send a link to a new email address, and one that stops the change to the present one. The answer does not reveal whether an account has the new address',
    access: 'user',
    input: z.strictObject({ new_email: emailField, password: z.optional(passwordField) }),
    output: nothing,
  },
  confirm_email: {
    summary: 'Change the email address with the token from an email. Ends all other sessions',
    access: 'guest',
    input: z.strictObject({ token: tokenField }),
    output: z.strictObject({ email: z.string() }),
  },
  undo_email_change: {
    summary:
      'Stop or undo a change of the email address with the token from an email. Ends all sessions',
    access: 'guest',
    input: z.strictObject({ token: tokenField }),
    output: z.strictObject({ email: z.string() }),
  },
} as const satisfies Record<string, Call>
