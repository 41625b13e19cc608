import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { testAccounts } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { slowed } from '#server/testing/database/slow-database.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { visit } from '#server/testing/visitor.ts'

const PASSWORD = 'vox-kiln-gyre'
const KNOWN = 'known@chem.example'
const UNKNOWN = 'unknown@chem.example'

describe.each(testDatabases)('on $name', (testDatabase) => {
  const place = slowed(testDatabase)
  /** Passwords that were hashed to be stored or compared, which takes most of the time of a sign-in. */
  let hashed = 0
  let served: Served
  beforeAll(async () => {
    const { hash, verify } = testAccounts.passwords
    const passwords: typeof testAccounts.passwords = {
      async hash(password) {
        hashed += 1
        return hash(password)
      },
      async verify(given) {
        hashed += 1
        return verify(given)
      },
    }
    served = await serveOn(place, { accounts: { ...testAccounts, passwords, verifiesEmail: true } })
    await visit(served.app).call('sign_up', { email: KNOWN, password: PASSWORD })
    await served.settled()
  })
  afterAll(() => served.close())
  afterEach(async () => {
    await served.settled()
    await served.database.deleteFrom('rate_limits').execute()
  })

  test.each([KNOWN, UNKNOWN])('A6 a wrong password for %s costs one hash', async (email) => {
    hashed = 0
    const refused = await visit(served.app).refusal('sign_in', { email, password: 'not this one' })
    expect([refused, hashed]).toEqual([{ status: 401, code: 'invalid_credentials' }, 1])
  })

  test('A8 the answer does not wait for the mail with which a new password is set', async () => {
    const mail = place.holdNext('outgoing_mails')
    expect(await visit(served.app).call('send_password_reset', { email: KNOWN })).toEqual({})
    await mail.isHeld
    expect(await visit(served.app).call('send_password_reset', { email: UNKNOWN })).toEqual({})
    mail.release()
    await served.settled()
    const mails = await served.database
      .selectFrom('outgoing_mails')
      .select('recipient')
      .where('subject', 'like', '%new password%')
      .execute()
    expect(mails).toEqual([{ recipient: KNOWN }])
  })
})
