import { passkey, PASSKEY_ERROR_CODES } from '@better-auth/passkey'
import { betterAuth, type BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import * as z from 'zod'

import type { AccountMails, Addressee } from '#server/mail/mails.ts'
import type { Background } from '#server/platform/background.ts'
import type { Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

import {
  LINK_SECONDS,
  PASSKEY_COOKIE,
  SECOND_STEP_COOKIE,
  SECOND_STEP_LOCK_SECONDS,
  SESSION_IDLE_SECONDS,
} from './auth-settings.ts'

/** Hashes and verifies passwords. */
export type PasswordKeeping = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/** The credentials of this server at Google. */
export type GoogleClient = {
  readonly clientId: string
  readonly clientSecret: string
  /** The address of the discovery document of another OpenID provider, used instead of Google. */
  readonly discoveryUrl: string | undefined
}

export type AuthOptions = {
  readonly database: Database
  readonly random: Random
  readonly background: Background
  /** The public address of this server, such as `https://chem.example`. */
  readonly publicOrigin: string
  /** Signs the cookies. Anyone who knows it can forge sessions. */
  readonly secret: string
  /** Whether an address has to be verified before the first sign-in. */
  readonly verifiesEmail: boolean
  readonly google: GoogleClient | null
  readonly passwords: PasswordKeeping
  readonly mails: AccountMails
  /** Called when a password was set with a mailed link. */
  readonly onPasswordReset: (user: Addressee & { readonly id: string }) => Promise<void>
  /**
   * Called with each new user once it is stored. The name is the one that was typed, or empty: that of
   * Google is for mails, and its owner never chose to show it to others.
   */
  readonly onSignedUp: (user: { readonly id: string; readonly name: string }) => Promise<void>
}

/** The route of the library that makes an account from typed fields. */
const SIGN_UP_PATH = '/sign-up/email'

const noTokens = { accessToken: null, refreshToken: null, idToken: null, scope: null }

/** The library that manages users, passwords, sessions and links in our tables. */
export type Auth = ReturnType<typeof createAuth>

/**
 * Sets up Better Auth. Of its own routes only the two that a browser is sent to are served
 * (`/api/auth/verify-email`, `/api/auth/callback/google`). Everything else goes through our calls, with
 * their guards and limits.
 */
export function createAuth(options: AuthOptions) {
  const { database, mails, random, publicOrigin } = options
  const isSecure = publicOrigin.startsWith('https:')
  return betterAuth({
    appName: 'Periodic Wizard',
    baseURL: publicOrigin,
    secret: options.secret,
    telemetry: { enabled: false },
    trustedOrigins: [publicOrigin],
    logger: { disabled: true },
    database: { db: database, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: options.verifiesEmail,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: { ...options.passwords },
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mails.resetPassword(user, token),
      onPasswordReset: ({ user }) => options.onPasswordReset(user),
      async onExistingUserSignUp({ user }) {
        // Until an address is verified, every sign-up with it mails the link.
        if (user.emailVerified) await mails.alreadySignedUp(user)
      },
    },
    emailVerification: {
      sendOnSignUp: options.verifiesEmail,
      autoSignInAfterVerification: true,
      expiresIn: 24 * 60 * 60,
      sendVerificationEmail: ({ user, url }) => mails.verifyAddress(user, url),
    },
    socialProviders: googleProvider(options.google),
    plugins: [
      sessionTokens,
      secondFactor,
      passkeys(publicOrigin),
      ...otherProviders(options.google),
    ],
    account: {
      // Accounts are linked only when both sides have verified the address.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
      modelName: 'accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: 'users',
      fields: {
        emailVerified: 'email_verified',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_IDLE_SECONDS,
      // Our sensitive calls ask for the password or a much more recent sign-in.
      freshAge: 0,
      // The expiry moves when the browser gets a new token; see renew-session.ts.
      disableSessionRefresh: true,
      additionalFields: {
        deviceId: { type: 'string', required: false, input: false, fieldName: 'device_id' },
        tokenSince: { type: 'date', required: false, input: false, fieldName: 'token_since' },
      },
      fields: {
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      // A link gives access to an account, so the table must not contain a working one.
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      user: {
        create: {
          after: ({ id, name }, context) =>
            options.onSignedUp({ id, name: context?.path === SIGN_UP_PATH ? name : '' }),
        },
      },
      // Only the user's id at Google is stored; we never call Google on the user's behalf.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
    },
    // Our calls have limits of their own, counted by account and network in one statement.
    rateLimit: { enabled: false },
    advanced: {
      // Mails are queued after the response: it then takes as long for an unknown address, and the outbox
      // is not written while a transaction holds the only connection of the embedded database.
      backgroundTasks: { handler: (work) => options.background.add(work) },
      // Reads a session and its user in one query.
      database: { generateId: () => random.uuid(), joins: true },
      useSecureCookies: false,
      cookiePrefix: 'pw',
      defaultCookieAttributes: { secure: isSecure },
      cookies: {
        session_token: { name: isSecure ? '__Host-sid' : 'sid' },
        [PASSKEY_CHALLENGE]: { name: PASSKEY_COOKIE[isSecure ? 'secure' : 'plain'] },
        two_factor: { name: SECOND_STEP_COOKIE[isSecure ? 'secure' : 'plain'] },
      },
      // We store no IP addresses.
      ipAddress: { disableIpTracking: true },
    },
  })
}

/** Sends a browser the cookie of a new token for its session. */
const sessionTokens = {
  id: 'session-tokens',
  endpoints: {
    giveSessionToken: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string() }) },
      async (context) => {
        const { authCookies, secret } = context.context
        const { name, attributes } = authCookies.sessionToken
        await context.setSignedCookie(name, context.body.token, secret, {
          ...attributes,
          maxAge: SESSION_IDLE_SECONDS,
        })
      },
    ),
  },
} satisfies BetterAuthPlugin

/**
 * Asks for a code of an authenticator app after the password. Five codes may be tried per password
 * entry, and ten wrong ones in a row lock this step of the account for 15 minutes.
 */
const secondFactor = twoFactor({
  issuer: 'Periodic Wizard',
  accountLockout: { maxFailedAttempts: 10, durationSeconds: SECOND_STEP_LOCK_SECONDS },
  schema: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'second_factors',
      fields: {
        userId: 'user_id',
        backupCodes: 'backup_codes',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
})

/** The name of the challenge cookie, given to the library. */
const PASSKEY_CHALLENGE = 'passkey_challenge'

/**
 * Adds passkeys. A device signs with one only after its owner has unlocked it with a fingerprint or a
 * PIN. That makes two factors, so no code is asked for.
 */
function passkeys(origin: string) {
  return passkey({
    rpName: 'Periodic Wizard',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: PASSKEY_CHALLENGE },
    registration: {
      afterVerification({ verification }) {
        requirePresence(verification.registrationInfo?.userVerified)
      },
    },
    authentication: {
      afterVerification({ verification }) {
        requirePresence(verification.authenticationInfo.userVerified)
      },
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          userId: 'user_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  })
}

/** Refuses a device that was not unlocked, which the library accepts. */
function requirePresence(isVerified: boolean | undefined): void {
  if (isVerified === true) return
  throw APIError.from('UNAUTHORIZED', PASSKEY_ERROR_CODES.AUTHENTICATION_FAILED)
}

/** Google, as configured in the library. */
function googleProvider(google: GoogleClient | null) {
  if (google === null || google.discoveryUrl !== undefined) return {}
  const { clientId, clientSecret } = google
  return { google: { clientId, clientSecret, prompt: 'select_account' as const } }
}

/** Another OpenID provider instead of Google, with the same routes on this server. */
function otherProviders(google: GoogleClient | null) {
  if (google?.discoveryUrl === undefined) return []
  const { clientId, clientSecret, discoveryUrl } = google
  const scopes = ['openid', 'email', 'profile']
  const provider = {
    providerId: 'google',
    clientId,
    clientSecret,
    discoveryUrl,
    scopes,
    pkce: true,
  }
  return [genericOAuth({ config: [provider] })]
}
