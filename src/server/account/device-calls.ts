import { accountCalls } from '#contract/account.ts'
import { handleUser } from '#server/api/handler.ts'
import { renewedToken } from '#server/auth/renew-session.ts'
import { cookiesOf } from '#server/auth/session.ts'
import { endDevice, endOtherDevices, listDevices, noteSeen } from '#server/auth/sessions.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { requireOwner } from './sign-in/password-calls.ts'

const listAll = handleUser(
  accountCalls.list_devices,
  async (_input, { clock, database, user }) => ({
    devices: [...(await listDevices(database, user, clock()))],
  }),
)

const endOne = handleUser(accountCalls.end_device, async ({ device_id, password }, context) => {
  const { bus, database, user } = context
  await requireOwner(context, password)
  if (!(await endDevice(database, user.userId, device_id))) {
    throw new Problem('not_found', 'There is no such device.')
  }
  bus.publish({ kind: 'sessions', userId: user.userId })
  return {}
})

const endOthers = handleUser(accountCalls.end_other_devices, async ({ password }, context) => {
  const { bus, database, user } = context
  await requireOwner(context, password)
  await endOtherDevices(database, user)
  bus.publish({ kind: 'sessions', userId: user.userId })
  return {}
})

const updateUserSession = handleUser(accountCalls.update_user_session, async (input, context) => {
  const { auth, caller, clock, database, user } = context
  // PostgreSQL refuses NUL in texts.
  const userAgent = input.device_info.user_agent.replaceAll('\0', '')
  const page = { sessionId: input.session_id, userAgent }
  const token = await renewedToken(database, user, clock())
  await noteSeen(database, user, page, clock())
  if (token !== null) caller.sendCookies(await cookiesOf(auth, token))
  return {}
})

/** Handlers of the calls about the browsers of an account. */
export const deviceHandlers = {
  list_devices: listAll,
  end_device: endOne,
  end_other_devices: endOthers,
  update_user_session: updateUserSession,
}
