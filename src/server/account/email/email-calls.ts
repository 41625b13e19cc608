import { accountCalls } from '#contract/account.ts'
import { markKnown } from '#server/account/sign-in/known-device.ts'
import { requireOwner } from '#server/account/sign-in/password-calls.ts'
import { type GuestContext, handle, handleUser } from '#server/api/handler.ts'
import { accountMails } from '#server/mail/mails.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { codeOf, inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'

import {
  askForChange,
  confirmChange,
  emailTaken,
  invalidLink,
  isHeld,
  type MadeChange,
  undoChange,
} from './email-changes.ts'
import { changeOfToken, type EmailPurpose, emailToken } from './email-tokens.ts'

/** PostgreSQL's code for a value that must be unique and is not. */
const NOT_UNIQUE = '23505'

const changeEmail = handleUser(
  accountCalls.change_email,
  async ({ new_email: newEmail, password }, context) => {
    const { accounts, caller, clock, database, limits, random, user } = context
    await requireOwner(context, password)
    if (newEmail === user.email) throw new Problem('invalid_input', 'new_email: the present one')
    await limits.use([
      ['emailChangeByUser', user.userId],
      ['mailByAccount', newEmail],
      ['mailByNetwork', caller.network],
    ])
    const { userId, deviceId, email: oldEmail, name } = user
    const wanted = { id: random.uuid(), userId, deviceId, oldEmail, newEmail }
    await inTransaction(database, async (transaction) => {
      // A free address and a taken one take the same statements and two mails each.
      const isTaken = await isHeld(transaction, newEmail, userId)
      if (!(await askForChange(transaction, wanted, clock()))) return
      const mails = accountMails({ ...context, database: transaction })
      // The name was chosen by a person who may not own the new address.
      const stranger = { email: newEmail, name: '' }
      const token = (purpose: EmailPurpose) => emailToken(accounts.secret, purpose, wanted.id)
      await (isTaken ? mails.emailInUse(stranger) : mails.confirmEmail(stranger, token('confirm')))
      await mails.emailChanging({ email: oldEmail, name }, newEmail, token('undo'))
    })
    return {}
  },
)

const confirmEmail = handle(accountCalls.confirm_email, async ({ token }, context) => {
  const { accounts, clock } = context
  const change = await follow(context, 'confirm', token, async (transaction, id) => {
    const made = await confirmChange(transaction, id, clock())
    const mails = accountMails({ ...context, database: transaction })
    const former = { email: made.oldEmail, name: made.name }
    const undo = emailToken(accounts.secret, 'undo', id)
    if (!made.isRepeated) await mails.emailChanged(former, made.newEmail, undo)
    return made
  })
  return proven(context, change, change.newEmail)
})

const undoEmailChange = handle(accountCalls.undo_email_change, async ({ token }, context) => {
  const { clock } = context
  const change = await follow(context, 'undo', token, async (transaction, id) => {
    const made = await undoChange(transaction, id, clock())
    const mails = accountMails({ ...context, database: transaction })
    if (!made.isRepeated) await mails.emailRestored({ email: made.oldEmail, name: made.name })
    return made
  })
  return proven(context, change, change.oldEmail)
})

/** Handlers of the calls that change the email address of an account. */
export const emailHandlers = {
  change_email: changeEmail,
  confirm_email: confirmEmail,
  undo_email_change: undoEmailChange,
}

/**
 * Carries out the purpose of a mailed link. Only links that do not work are counted.
 * @throws Problem `invalid_token`, or `email_taken` when another account has the address by now
 */
async function follow(
  { accounts, caller, database, limits }: GuestContext,
  purpose: EmailPurpose,
  token: string,
  work: (transaction: Transaction, id: string) => Promise<MadeChange>,
): Promise<MadeChange> {
  try {
    const id = changeOfToken(accounts.secret, purpose, token)
    if (id === null) throw invalidLink()
    return await inTransaction(database, (transaction) => work(transaction, id))
  } catch (error) {
    if (codeOf(error) === NOT_UNIQUE) throw emailTaken()
    if (error instanceof Problem) await limits.use([['linkByNetwork', caller.network]])
    throw error
  }
}

/** Tells the open pages of the account, and marks the browser of a person who reads the mails of the address. */
function proven(context: GuestContext, { userId }: MadeChange, email: string) {
  const { bus, caller } = context
  caller.note({ userId })
  bus.publish({ kind: 'sessions', userId })
  bus.publish({ kind: 'profile', userId })
  const cookies = new Headers()
  cookies.append('set-cookie', markKnown(context, caller.browser, email))
  caller.sendCookies(cookies)
  return { email }
}
