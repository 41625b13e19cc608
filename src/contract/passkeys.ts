import * as z from 'zod/mini'

import { accountSchema } from './account.ts'
import type { Call } from './call.ts'
import { instant, passwordField } from './wire/fields.ts'

const nothing = z.strictObject({})

/** Bytes as WebAuthn writes them in JSON: base64 for addresses. */
const bytesField = z.string().check(z.regex(/^[\w-]{1,8000}$/))
const credentialIdField = z.string().check(z.regex(/^[\w-]{1,1400}$/))
/** How a device is reached, such as `internal` or `usb`; browsers may learn of new ways. */
const transportsField = z.array(z.string().check(z.regex(/^[a-z-]{1,32}$/))).check(z.maxLength(16))
const nameField = z.string().check(z.maxLength(256))

/** A passkey of an account, kept by a device or a password manager. */
export const passkeySchema = z.strictObject({
  passkey_id: z.uuid(),
  name: z.string(),
  added_at: instant,
  /** Whether it is kept in more than one place, such as an account with a password manager. */
  is_synced: z.boolean(),
})

export type Passkey = z.output<typeof passkeySchema>

/** Options for creating a passkey: the part of WebAuthn's options that is used here. */
const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.number(),
  /** The keys that the account has already. */
  excludeCredentials: z.array(z.strictObject({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** Options for signing in with a passkey. */
const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

const credential = {
  id: credentialIdField,
  rawId: credentialIdField,
  type: z.literal('public-key'),
}

/** Signing in with a passkey, and the passkeys of an account. */
export const passkeyCalls = {
  begin_passkey_sign_in: {
    summary: 'Get a challenge to sign with a passkey. Valid once, for five minutes',
    access: 'guest',
    input: nothing,
    output: requestOptions,
  },
  sign_in_with_passkey: {
    summary: 'Sign in with a signed challenge. No further code is needed',
    access: 'guest',
    input: z.strictObject({
      credential: z.strictObject({
        ...credential,
        response: z.strictObject({
          authenticatorData: bytesField,
          clientDataJSON: bytesField,
          signature: bytesField,
        }),
      }),
    }),
    output: accountSchema,
  },
  list_passkeys: {
    summary: 'List the passkeys of this account',
    access: 'user',
    input: nothing,
    output: z.strictObject({ passkeys: z.array(passkeySchema) }),
  },
  begin_passkey: {
    summary: 'Get the options for creating a passkey. Valid once, for five minutes',
    access: 'user',
    input: z.strictObject({ password: z.optional(passwordField) }),
    output: creationOptions,
  },
  add_passkey: {
    summary: 'Add a passkey that the browser has created',
    access: 'user',
    input: z.strictObject({
      name: nameField,
      credential: z.strictObject({
        ...credential,
        response: z.strictObject({
          attestationObject: bytesField,
          clientDataJSON: bytesField,
          transports: z.optional(transportsField),
        }),
      }),
    }),
    output: nothing,
  },
  rename_passkey: {
    summary: 'Rename a passkey',
    access: 'user',
    input: z.strictObject({ passkey_id: z.uuid(), name: nameField }),
    output: nothing,
  },
  remove_passkey: {
    summary: 'Remove a passkey. It can no longer be used to sign in',
    access: 'user',
    input: z.strictObject({ passkey_id: z.uuid(), password: z.optional(passwordField) }),
    output: nothing,
  },
} as const satisfies Record<string, Call>
