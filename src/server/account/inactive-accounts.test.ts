import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createBus } from '#server/platform/bus.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { sweepInactiveAccounts } from './inactive-accounts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 365

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let user: NewUser
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())
  beforeEach(async () => {
    await served.database.deleteFrom('users').execute()
    await served.database.deleteFrom('outgoing_mails').execute()
    user = await signUp(served)
    await served.database.deleteFrom('outgoing_mails').execute()
  })

  test('the owner of an unused account is warned once, 30 days before it is deleted', async () => {
    await sweepOn(334)
    expect(await subjects()).toEqual([])
    await sweepOn(336)
    await sweepOn(337)
    expect(await subjects()).toEqual(['Periodic Wizard: Your account will be deleted'])
    await sweepOn(365)
    expect(await emails()).toEqual([user.email])
    await sweepOn(367)
    expect(await emails()).toEqual([])
    // No mail to the address is left.
    expect(await subjects()).toEqual([])
  })

  test('an account that is used after the mail stays', async () => {
    await sweepOn(336)
    await served.database
      .updateTable('sessions')
      .set({ updated_at: new Date(Date.now() + 350 * DAY_MS) })
      .execute()
    await sweepOn(400)
    expect(await emails()).toEqual([user.email])
    expect(await subjects()).toHaveLength(1)
  })

  test('an account whose owner was never warned stays, however old it is', async () => {
    await sweepOn(4000)
    expect(await emails()).toEqual([user.email])
    expect(await subjects()).toHaveLength(1)
  })

  test('without a limit there is no warning and no deletion', async () => {
    await sweepOn(4000, null)
    expect([await emails(), await subjects()]).toEqual([[user.email], []])
  })

  /** Sweeps so many days from now. */
  function sweepOn(day: number, keptDays: number | null = KEPT_DAYS): Promise<void> {
    const parts = {
      database: served.database,
      clock: () => Date.now() + day * DAY_MS,
      random: { uuid: () => crypto.randomUUID(), fraction: () => 0 },
      bus: createBus(),
      publicOrigin: 'https://chem.example',
      mailsPerHour: 600,
    }
    return sweepInactiveAccounts(parts, keptDays ?? undefined)
  }

  async function emails(): Promise<readonly string[]> {
    const rows = await served.database.selectFrom('users').select('email').execute()
    return rows.map(({ email }) => email)
  }

  async function subjects(): Promise<readonly string[]> {
    const rows = await served.database.selectFrom('outgoing_mails').select('subject').execute()
    return rows.map(({ subject }) => subject)
  }
})
