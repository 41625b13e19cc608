import { deviceHandlers } from './device-calls.ts'
import { emailHandlers } from './email/email-calls.ts'
import { ownerHandlers } from './owner-calls.ts'
import { passkeyHandlers } from './sign-in/passkey-calls.ts'
import { passwordHandlers } from './sign-in/password-calls.ts'
import { secondFactorHandlers } from './sign-in/second-factor-calls.ts'
import { signInHandlers } from './sign-in/sign-in-calls.ts'

/** Handlers of the calls about accounts. */
export const accountHandlers = {
  ...signInHandlers,
  ...passwordHandlers,
  ...deviceHandlers,
  ...ownerHandlers,
  ...secondFactorHandlers,
  ...passkeyHandlers,
  ...emailHandlers,
}
