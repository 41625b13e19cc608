import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { CALL_HEADERS, testAccounts } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { visit } from '#server/testing/visitor.ts'

import { sendDueMails } from './mail-worker.ts'
import type { Mail } from './outbox.ts'
import { waitOfMail } from './pace.ts'

const HOUR_MS = 60 * 60 * 1000
const PASSWORD = 'vox-kiln-gyre'
const PER_HOUR = 12

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let now = Date.now()
  const sent: string[] = []
  beforeAll(async () => {
    const accounts = { ...testAccounts, verifiesEmail: true }
    served = await serveOn(place, { accounts, clock: () => now, mailsPerHour: PER_HOUR })
  })
  afterAll(() => served.close())
  afterEach(async () => {
    sent.length = 0
    await served.settled()
    await served.database.deleteFrom('outgoing_mails').execute()
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('mails beyond those of an hour wait in the queue, each a little longer, and none is refused', async () => {
    const waits = []
    for (let index = 0; index < PER_HOUR + 3; index += 1) waits.push(await wait('new@chem.example'))
    expect(waits).toEqual([...Array<number>(PER_HOUR).fill(0), 300_000, 600_000, 900_000])
    now += HOUR_MS
    const later = []
    for (let index = 0; index < PER_HOUR - 2; index += 1) later.push(await wait('new@chem.example'))
    expect(later).toEqual([...Array<number>(PER_HOUR - 3).fill(0), 300_000])
  })

  test('the first mail of a day to the owner of an account never waits', async () => {
    await addOwner('owner@chem.example')
    for (let index = 0; index < PER_HOUR + 1; index += 1) await wait('new@chem.example')
    expect([await wait('owner@chem.example'), await wait('owner@chem.example')]).toEqual([
      0, 600_000,
    ])
    now += 24 * HOUR_MS
    for (let index = 0; index < PER_HOUR; index += 1) await wait('new@chem.example')
    expect([await wait('owner@chem.example'), await wait('new@chem.example')]).toEqual([0, 300_000])
  })

  test('A29 requests for unknown addresses from seven networks stop no other mail', async () => {
    await addOwner('marie@chem.example')
    await addOwner('lise@chem.example')
    for (let index = 0; index < 200; index += 1) {
      const { statusCode } = await served.app.inject({
        method: 'POST',
        url: '/api/send_password_reset',
        headers: CALL_HEADERS,
        remoteAddress: `203.0.113.${index % 7}`,
        payload: { email: `nobody${index}@chem.example` },
      })
      expect(statusCode).toBe(200)
    }
    for (const email of ['marie@chem.example', 'lise@chem.example']) {
      await visit(served.app).call('send_password_reset', { email })
    }
    await visit(served.app).call('sign_up', { email: 'new@chem.example', password: PASSWORD })
    await deliver()
    expect(sent.toSorted()).toEqual(['lise@chem.example', 'marie@chem.example', 'new@chem.example'])
  })

  test('A29 in a flood of new accounts the mail of a new pupil waits, that of an owner does not', async () => {
    await addOwner('irene@chem.example')
    for (let index = 0; index < PER_HOUR + 4; index += 1) {
      const input = { email: `flood${index}@chem.example`, password: PASSWORD }
      await visit(served.app).call('sign_up', input)
    }
    await visit(served.app).call('sign_up', { email: 'pupil@chem.example', password: PASSWORD })
    await visit(served.app).call('send_password_reset', { email: 'irene@chem.example' })
    await deliver()
    expect([
      sent.length,
      sent.includes('irene@chem.example'),
      sent.includes('pupil@chem.example'),
    ]).toEqual([PER_HOUR + 1, true, false])
    now += 5 * 300_000
    await deliver()
    expect(sent).toContain('pupil@chem.example')
  })

  function wait(recipient: string): Promise<number> {
    const { database } = served
    return waitOfMail({ database, clock: () => now, mailsPerHour: PER_HOUR }, recipient)
  }

  async function addOwner(email: string): Promise<void> {
    await visit(served.app).call('sign_up', { email, password: PASSWORD })
    await served.settled()
    await served.database
      .updateTable('users')
      .set({ email_verified: true })
      .where('email', '=', email)
      .execute()
    await served.database.deleteFrom('outgoing_mails').execute()
    await served.database.deleteFrom('rate_limits').execute()
  }

  /** Sends all due mails, as the worker does. */
  async function deliver(): Promise<void> {
    await served.settled()
    const parts = {
      database: served.database,
      clock: () => now,
      send: async ({ recipient }: Mail) => void sent.push(recipient),
      onFailure: fail,
    }
    while ((await sendDueMails(parts)) > 0);
  }
})

function fail(error: unknown): never {
  throw error
}
