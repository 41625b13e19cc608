import * as z from 'zod/mini'

import type { Call } from './call.ts'
import { NAME_TEXT_MOST } from './display-name.ts'
import { codeField, emailField, instant, passwordField, tokenField } from './fields.ts'

const nothing = z.strictObject({})
const backupCodes = z.strictObject({ backup_codes: z.array(codeField) })

/** Who is signed in. */
export const accountSchema = z.strictObject({
  user_id: z.uuid(),
  email: z.string(),
  display_name: z.string(),
  email_verified: z.boolean(),
  /** False for an account that only signs in with Google. */
  has_password: z.boolean(),
  /** Whether signing in asks for a code besides the password. */
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

/** Signing up, in and out, and what belongs to the account itself. */
export const accountCalls = {
  sign_up: {
    summary: 'Create an account; where mail is sent, the address has to be verified first',
    access: 'guest',
    input: z.strictObject({
      email: emailField,
      password: passwordField,
      display_name: z.optional(z.string().check(z.maxLength(NAME_TEXT_MOST))),
    }),
    output: z.strictObject({ next: z.enum(['verify_email', 'signed_in']) }),
  },
  sign_in: {
    summary:
      'Sign in with e-mail and password; `second_factor_required` when a code is asked for besides',
    access: 'guest',
    input: z.strictObject({ email: emailField, password: passwordField }),
    output: accountSchema,
  },
  verify_second_factor: {
    summary: 'Sign in with the code that is asked for after the password, or with a backup code',
    access: 'guest',
    input: z.strictObject({ code: codeField }),
    output: accountSchema,
  },
  sign_in_with_google: {
    summary: 'The address at Google at which signing in begins',
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
    summary: 'Who is signed in, or null',
    access: 'guest',
    input: nothing,
    output: z.strictObject({ account: z.nullable(accountSchema) }),
  },
  send_verification_email: {
    summary: 'Send the mail that verifies an address once more',
    access: 'guest',
    input: z.strictObject({ email: emailField }),
    output: nothing,
  },
  send_password_reset: {
    summary:
      'Send a mail with a link to set a new password; the answer tells nobody who has an account',
    access: 'guest',
    input: z.strictObject({ email: emailField }),
    output: nothing,
  },
  reset_password: {
    summary: 'Set a new password with the token of a mail; ends all sessions',
    access: 'guest',
    input: z.strictObject({ token: tokenField, password: passwordField }),
    output: nothing,
  },
  change_password: {
    summary: 'Set a new password; ends all other sessions',
    access: 'user',
    input: z.strictObject({ current_password: passwordField, new_password: passwordField }),
    output: nothing,
  },
  begin_second_factor: {
    summary: 'A new secret for an authenticator app; it counts once a code of it was right',
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
    summary: 'Turn the second factor on with a first code; the backup codes are told this once',
    access: 'user',
    input: z.strictObject({ code: codeField }),
    output: backupCodes,
  },
  renew_backup_codes: {
    summary: 'New backup codes; the ones before are worth nothing any more',
    access: 'user',
    input: z.strictObject({ password: passwordField }),
    output: backupCodes,
  },
  end_second_factor: {
    summary: 'Turn the second factor off',
    access: 'user',
    input: z.strictObject({ password: passwordField }),
    output: nothing,
  },
  update_profile: {
    summary: 'Set the name that others see',
    access: 'user',
    input: z.strictObject({ display_name: z.string().check(z.maxLength(NAME_TEXT_MOST)) }),
    output: accountSchema,
  },
  list_devices: {
    summary: 'The browsers that are signed in to this account',
    access: 'user',
    input: nothing,
    output: z.strictObject({ devices: z.array(deviceSchema) }),
  },
  end_device: {
    summary: 'Sign one browser out',
    access: 'user',
    input: z.strictObject({ device_id: z.uuid(), password: z.optional(passwordField) }),
    output: nothing,
  },
  end_other_devices: {
    summary: 'Sign all other browsers out',
    access: 'user',
    input: z.strictObject({ password: z.optional(passwordField) }),
    output: nothing,
  },
  export_account: {
    summary: 'Everything that is stored about this account',
    access: 'user',
    input: z.strictObject({ password: z.optional(passwordField) }),
    output: z.strictObject({ exported_at: instant, data: z.record(z.string(), z.unknown()) }),
  },
  delete_account: {
    summary: 'Delete this account for good',
    access: 'user',
    input: z.strictObject({ password: z.optional(passwordField) }),
    output: nothing,
  },
  update_user_session: {
    summary: 'The sign of life of an open page, every 30 s; keeps the session alive',
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
} as const satisfies Record<string, Call>
