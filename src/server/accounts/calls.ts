import { deviceHandlers } from './device-calls.ts'
import { ownerHandlers } from './owner-calls.ts'
import { passkeyHandlers } from './passkey-calls.ts'
import { passwordHandlers } from './password-calls.ts'
import { secondFactorHandlers } from './second-factor-calls.ts'
import { signInHandlers } from './sign-in-calls.ts'

/** What answers the calls about accounts. */
export const accountHandlers = {
  ...signInHandlers,
  ...passwordHandlers,
  ...deviceHandlers,
  ...ownerHandlers,
  ...secondFactorHandlers,
  ...passkeyHandlers,
}
