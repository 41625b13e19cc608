import { passkeyCalls } from '#contract/passkeys.ts'
import { readDisplayName } from '#contract/wire/display-name.ts'
import { handle, handleUser, type UserContext } from '#server/api/handler.ts'
import { withAuthErrors, knowingLoss } from '#server/auth/auth-problem.ts'
import { PASSKEY_COOKIE } from '#server/auth/auth-settings.ts'
import { withOnlyCookies } from '#server/auth/cookies.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { countBefore, countByNetwork } from './count-tries.ts'
import { listPasskeys, removePasskey, renamePasskey } from './passkeys.ts'
import { requireOwner } from './password-calls.ts'
import { letIn } from './sign-in-calls.ts'

/** More than the devices and password managers of one user. */
const MAX_PASSKEYS = 10

const beginSignIn = handle(passkeyCalls.begin_passkey_sign_in, async (_input, context) => {
  const { auth, caller } = context
  await countByNetwork(context, ['passkeyByNetwork'])
  const { response, headers } = await withAuthErrors(
    auth.api.generatePasskeyAuthenticationOptions({
      // Lists no passkeys, because the request may come from anyone.
      headers: withOnlyCookies(caller.headers, []),
      returnHeaders: true,
    }),
  )
  caller.sendCookies(headers)
  const { challenge, rpId = '', timeout = 0 } = response
  return { challenge, rpId, timeout, userVerification: 'required' as const }
})

const signIn = handle(passkeyCalls.sign_in_with_passkey, async ({ credential }, context) => {
  const { auth, caller, database, limits } = context
  const counts = await countByNetwork(context, ['signInByNetwork', 'signInByNetworkDaily'])
  const { response, headers } = await knowingLoss(
    database,
    'invalid_passkey',
    withAuthErrors(
      auth.api.verifyPasskeyAuthentication({
        body: { response: { ...credential, clientExtensionResults: {} } },
        headers: withOnlyCookies(caller.headers, Object.values(PASSKEY_COOKIE)),
        returnHeaders: true,
      }),
    ),
  )
  await limits.giveBack([...counts, countBefore(context, 'passkeyByNetwork')])
  return letIn(context, response.user, headers)
})

const listAll = handleUser(passkeyCalls.list_passkeys, async (_input, { database, user }) => ({
  passkeys: [...(await listPasskeys(database, user.userId))],
}))

const begin = handleUser(passkeyCalls.begin_passkey, async ({ password }, context) => {
  const { auth, caller } = context
  await requireOwner(context, password)
  await requireRoom(context)
  const { response, headers } = await withAuthErrors(
    auth.api.generatePasskeyRegistrationOptions({ headers: caller.headers, returnHeaders: true }),
  )
  caller.sendCookies(headers)
  const { challenge, rp, user, pubKeyCredParams, timeout = 0, excludeCredentials = [] } = response
  return {
    challenge,
    rp: { id: rp.id ?? '', name: rp.name },
    user,
    pubKeyCredParams,
    timeout,
    excludeCredentials: excludeCredentials.map(({ id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
})

const add = handleUser(passkeyCalls.add_passkey, async ({ name, credential }, context) => {
  const { auth, caller, database, mails, user } = context
  const given = requireLabel(name)
  await requireRoom(context)
  await knowingLoss(
    database,
    'invalid_passkey',
    withAuthErrors(
      auth.api.verifyPasskeyRegistration({
        body: { name: given, response: { ...credential, clientExtensionResults: {} } },
        headers: caller.headers,
      }),
    ),
  )
  await mails.passkeyAdded(user)
  return {}
})

const rename = handleUser(passkeyCalls.rename_passkey, async (input, { database, user }) => {
  const name = requireLabel(input.name)
  if (!(await renamePasskey(database, user.userId, input.passkey_id, name))) throw noSuchPasskey()
  return {}
})

const remove = handleUser(passkeyCalls.remove_passkey, async (input, context) => {
  const { database, mails, user } = context
  await requireOwner(context, input.password)
  if (!(await removePasskey(database, user.userId, input.passkey_id))) throw noSuchPasskey()
  await mails.passkeyRemoved(user)
  return {}
})

/** Handlers of the calls about passkeys. */
export const passkeyHandlers = {
  begin_passkey_sign_in: beginSignIn,
  sign_in_with_passkey: signIn,
  list_passkeys: listAll,
  begin_passkey: begin,
  add_passkey: add,
  rename_passkey: rename,
  remove_passkey: remove,
}

async function requireRoom({ database, user }: UserContext): Promise<void> {
  const known = await listPasskeys(database, user.userId)
  if (known.length >= MAX_PASSKEYS) {
    throw new Problem('conflict', 'An account has at most ten passkeys.')
  }
}

/** Returns the name of a passkey, which only its owner sees. */
function requireLabel(given: string): string {
  const name = readDisplayName(given)
  if (name === null) throw new Problem('invalid_input', 'name: not a valid name')
  return name
}

function noSuchPasskey(): Problem {
  return new Problem('not_found', 'There is no such passkey.')
}
