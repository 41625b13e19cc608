import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

import { call, type Output } from '#web/wire/api.ts'

import { PlainProblem } from './plain-problem.ts'

/** Words for what the browser says, by the codes of the library. */
const sentences: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED:
    'This device has a passkey of your account already. Add one with another device.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device cannot tell that it is you. Use one with a PIN, a fingerprint or your face.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'This device cannot keep a passkey. Use a phone, a computer or a password manager.',
}
const NOT_MADE = 'No passkey was made. You can try again whenever you like.'
const NOT_USED = 'No passkey was used. Please try again, or sign in another way.'

/** Why there can be no passkey in this browser at this address; null where there can. */
export function passkeyObstacle(
  place: { readonly isSecure: boolean; readonly hostname: string; readonly isKnown: boolean } = {
    isSecure: isSecureContext,
    hostname: location.hostname,
    isKnown: browserSupportsWebAuthn(),
  },
): string | null {
  if (!place.isSecure) return 'Passkeys need an address that begins with https.'
  // Not even this machine may be called by its number.
  if (/^[\d.]+$|:/.test(place.hostname)) {
    return 'Passkeys need an address with a name; this page was opened by a number.'
  }
  return place.isKnown ? null : 'This browser has no passkeys.'
}

/**
 * Has the browser make a passkey, and adds it to the account.
 * @throws PlainProblem when it made none, CallProblem
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
 * Has the browser sign with a passkey of whichever account, and signs in with that.
 * @throws PlainProblem when it signed nothing, CallProblem
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
  const elsewhere = `The passkeys of this site work only at ${host}.`
  return new PlainProblem(isElsewhere ? elsewhere : (sentences[code] ?? otherwise))
}
