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

/** How passwords are kept. */
export type PasswordKeeping = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/** How this server is known to Google. */
export type GoogleClient = {
  readonly clientId: string
  readonly clientSecret: string
  /** Another OpenID provider in Google's place, by the address of its discovery document. */
  readonly discoveryUrl: string | undefined
}

export type AuthOptions = {
  readonly database: Database
  readonly random: Random
  readonly background: Background
  /** Where browsers find this server, e.g. `https://chem.example`. */
  readonly publicOrigin: string
  /** Signs the cookies; whoever has it can make sessions. */
  readonly secret: string
  /** Whether an address has to be verified before the first sign-in. */
  readonly verifiesEmail: boolean
  readonly google: GoogleClient | null
  readonly passwords: PasswordKeeping
  readonly mails: AccountMails
  /** Told when a password was set by the link of a mail. */
  readonly onPasswordReset: (user: Addressee & { readonly id: string }) => Promise<void>
  /** Told of each new user, after the user is stored. */
  readonly onSignedUp: (user: { id: string; name: string; email: string }) => Promise<void>
}

const noTokens = { accessToken: null, refreshToken: null, idToken: null, scope: null }

/** The library that keeps users, passwords, sessions and links, on our tables. */
export type Auth = ReturnType<typeof createAuth>

/**
 * Sets Better Auth up. Its own web addresses are not served but for the two that a browser is sent to
 * (`/api/auth/verify-email`, `/api/auth/callback/google`): everything else goes through our calls,
 * behind their guards and limits.
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
        // As long as nobody has verified the address, whoever signs up gets the link.
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
      // An account is joined only when both sides have proven the address.
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
      // Our calls ask for the password, or for a much fresher sign-in, where it matters.
      freshAge: 0,
      // Its end moves when the browser gets a new token; see renew-session.ts.
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
      // A link opens an account, so the table holds no link that works.
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      user: { create: { after: (user) => options.onSignedUp(user) } },
      // Who somebody is at Google is all that is kept; nothing is ever asked there in their name.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
    },
    // Our calls count by account and by network in one statement.
    rateLimit: { enabled: false },
    advanced: {
      // Mails are put in the outbox after the answer: it takes as long for an unknown address, and the
      // outbox is not written while a transaction holds the only connection of the embedded database.
      backgroundTasks: { handler: (work) => options.background.add(work) },
      // A session and its user are read at once.
      database: { generateId: () => random.uuid(), joins: true },
      useSecureCookies: false,
      cookiePrefix: 'pw',
      defaultCookieAttributes: { secure: isSecure },
      cookies: {
        session_token: { name: isSecure ? '__Host-sid' : 'sid' },
        [PASSKEY_CHALLENGE]: { name: PASSKEY_COOKIE[isSecure ? 'secure' : 'plain'] },
        two_factor: { name: SECOND_STEP_COOKIE[isSecure ? 'secure' : 'plain'] },
      },
      // We keep no addresses of those who sign in.
      ipAddress: { disableIpTracking: true },
    },
  })
}

/** Hands a browser the cookie of another token of its session. */
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
 * A code of an authenticator app after the password. Five codes may be tried for each password given,
 * and ten wrong ones in a row lock the account's second step for a quarter of an hour.
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

/** What the library is told to call the cookie of the challenge. */
const PASSKEY_CHALLENGE = 'passkey_challenge'

/**
 * Passkeys: what a device signs with after its owner has proven to it, by a finger or a PIN, to be
 * there. That is two factors, so no code is asked for besides.
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

/** The library takes the word of a device that nobody has unlocked. */
function requirePresence(isVerified: boolean | undefined): void {
  if (isVerified === true) return
  throw APIError.from('UNAUTHORIZED', PASSKEY_ERROR_CODES.AUTHENTICATION_FAILED)
}

/** Google as the library knows it. */
function googleProvider(google: GoogleClient | null) {
  if (google === null || google.discoveryUrl !== undefined) return {}
  const { clientId, clientSecret } = google
  return { google: { clientId, clientSecret, prompt: 'select_account' as const } }
}

/** Another OpenID provider in Google's place, reached by the same addresses here. */
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
