import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

import { call, type Output } from '#web/wire/api.ts'

import { PlainProblem } from './plain-problem.ts'

/** Messages for the error codes of the library. */
const sentences: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED:
    'This device already has a passkey for your account. Use another device to add one.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device cannot verify that it is you. Use one with a PIN, a fingerprint, or face recognition.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'This device cannot store a passkey. Use a phone, a computer, or a password manager.',
}
const NOT_MADE = 'No passkey was created. You can try again at any time.'
const NOT_USED = 'No passkey was used. Please try again, or sign in another way.'

/** Returns why this browser cannot use passkeys at this address, or null if it can. */
export function passkeyObstacle(
  place: { readonly isSecure: boolean; readonly hostname: string; readonly isKnown: boolean } = {
    isSecure: isSecureContext,
    hostname: location.hostname,
    isKnown: browserSupportsWebAuthn(),
  },
): string | null {
  if (!place.isSecure) return 'Passkeys need an address that begins with https.'
  // Browsers refuse every IP address, even a loopback one.
  if (/^[\d.]+$|:/.test(place.hostname)) {
    return 'Passkeys need an address with a name. This page was opened by its IP address.'
  }
  return place.isKnown ? null : 'This browser does not support passkeys.'
}

/**
 * Creates a passkey in the browser and adds it to the account.
 * @throws PlainProblem when the browser created none, CallProblem
 */
export async function addPasskey(name: string, password: string | undefined): Promise<void> {
  const options = await call('begin_passkey', password === undefined ? {} : { password })
  const { id, rawId, response } = await made(options)
  const { attestationObject, clientDataJSON, transports } = response
  await call('add_passkey', {
    name,
    credential: {
      id,
      rawId,
      type: 'public-key',
      response: { attestationObject, clientDataJSON, transports },
    },
  })
}

/**
 * Signs in with a passkey that the visitor picks in the browser.
 * @throws PlainProblem when the browser used none, CallProblem
 */
export async function signInByPasskey(): Promise<Output<'sign_in_with_passkey'>> {
  const options = await call('begin_passkey_sign_in', {})
  const { id, rawId, response } = await signed(options)
  const { authenticatorData, clientDataJSON, signature } = response
  return call('sign_in_with_passkey', {
    credential: {
      id,
      rawId,
      type: 'public-key',
      response: { authenticatorData, clientDataJSON, signature },
    },
  })
}

async function made(optionsJSON: Output<'begin_passkey'>) {
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    throw problemOf(error, NOT_MADE, optionsJSON.rp.id)
  }
}

async function signed(optionsJSON: Output<'begin_passkey_sign_in'>) {
  try {
    return await startAuthentication({ optionsJSON })
  } catch (error) {
    throw problemOf(error, NOT_USED, optionsJSON.rpId)
  }
}

function problemOf(error: unknown, otherwise: string, host: string): PlainProblem {
  const code = error instanceof WebAuthnError ? error.code : ''
  const isElsewhere = code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID'
  const elsewhere = `Passkeys for this site only work at ${host}.`
  return new PlainProblem(isElsewhere ? elsewhere : (sentences[code] ?? otherwise))
}
