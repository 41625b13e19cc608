import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { FaultSubject } from '#contract/moderation.ts'
import { sweepAccounts } from '#server/account/sweep.ts'
import { keptByDefault } from '#server/testing/account/kept-days.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { visit, type Visitor } from '#server/testing/visitor.ts'

import type { ModerationCommand } from './command.ts'
import { moderate } from './moderate.ts'

const random = { uuid: () => crypto.randomUUID(), fraction: Math.random }
const DAY_MS = 24 * 60 * 60 * 1000
const MOMENT = String.raw`[\d-]{10} \d\d:\d\d UTC`
const QUESTION: FaultSubject = { what: 'question', question_id: 'as-e1.1.1', choice: 'Sodium' }
const VALUE: FaultSubject = {
  what: 'value',
  element: 'Fe',
  property: 'Density',
  shown: '7.874 g/cm³',
}

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => (now += 10) })
  })
  afterAll(() => served.close())
  afterEach(async () => {
    await served.database.deleteFrom('fault_reports').execute()
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('a guest and a user report mistakes, once however often, and the operator sees them', async () => {
    const [guest, user] = [visit(served.app), await signUp(served)]
    const first = await report(guest, QUESTION, '  Two answers are right.  ')
    await report(guest, QUESTION, 'Again', first)
    const second = await report(user, VALUE, 'My book says\n7.86.')
    expect(await act({ kind: 'faults' })).toEqual([
      expect.stringMatching(
        new RegExp(`^Question as-e1\\.1\\.1, chosen "Sodium", ${MOMENT}, by a guest$`),
      ),
      `  report ${first}`,
      '  "Two answers are right."',
      expect.stringMatching(
        new RegExp(String.raw`^Value Fe "Density": "7\.874 g/cm³", ${MOMENT}, by a user$`),
      ),
      `  report ${second}`,
      '  "My book says\\n7.86."',
    ])
  })

  test('an operator closes a report and opens it again, and the log only grows', async () => {
    const id = await report(visit(served.app), QUESTION, 'The option is cut off.')
    expect(await act({ kind: 'close', report: id, note: 'mended' })).toEqual([
      `Closed: report ${id}.`,
    ])
    expect(await act({ kind: 'close', report: id, note: '' })).toEqual([
      'Nothing to do: it is so already.',
    ])
    expect(await act({ kind: 'faults' })).toEqual(['There are no open reports of mistakes.'])
    expect(await act({ kind: 'reopen', report: id, note: '' })).toEqual([
      `Open again: report ${id}.`,
    ])
    expect((await act({ kind: 'faults' }))[1]).toBe(`  report ${id}`)
    expect((await act({ kind: 'log' })).slice(0, 5)).toEqual([
      expect.stringMatching(new RegExp(`^${MOMENT} marie: reopen a report of a mistake$`)),
      expect.stringContaining(`, report ${id}`),
      expect.stringMatching(new RegExp(`^${MOMENT} marie: close a report of a mistake$`)),
      expect.stringContaining(`, report ${id}`),
      '  "mended"',
    ])
    await expect(sql`delete from fault_acts`.execute(served.database)).rejects.toThrow(
      'rows of fault_acts are only added',
    )
    const missing = crypto.randomUUID()
    expect(await act({ kind: 'close', report: missing, note: '' })).toEqual([
      `There is no report ${missing}.`,
    ])
  })

  test.each([
    ['no sentence', { about: QUESTION, sentence: '   ' }],
    ['a sentence that is too long', { about: QUESTION, sentence: 'x'.repeat(301) }],
    ['a question that cannot be', { about: { ...QUESTION, question_id: 'x' }, sentence: 'Wrong.' }],
    ['an element that cannot be', { about: { ...VALUE, element: 'iron' }, sentence: 'Wrong.' }],
    ['both', { about: { ...VALUE, ...QUESTION }, sentence: 'Wrong.' }],
  ])('a report with %s is refused', async (_what, input) => {
    const refused = await visit(served.app).refusal('report_fault', {
      report_id: crypto.randomUUID(),
      ...input,
    })
    expect(refused).toEqual({ status: 422, code: 'invalid_input' })
  })

  test('a user may report 20 a day; a class of guests is not stopped by one of them', async () => {
    const user = await signUp(served)
    const sent = await Promise.allSettled(
      Array.from({ length: 21 }, () => report(user, VALUE, 'Wrong.')),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const guests = await Promise.allSettled(
      Array.from({ length: 60 }, () => report(visit(served.app), VALUE, 'Wrong.')),
    )
    expect(guests.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  test('a report is forgotten after a year, and with the account that has sent it', async () => {
    const user = await signUp(served)
    await report(user, VALUE, 'Wrong.')
    await report(visit(served.app), VALUE, 'Wrong.')
    await user.call('delete_account', { password: user.password })
    expect(await count()).toBe(1)
    await sweepAccounts(served.database, now + 364 * DAY_MS, keptByDefault)
    expect(await count()).toBe(1)
    await sweepAccounts(served.database, now + 366 * DAY_MS, keptByDefault)
    expect(await count()).toBe(0)
  })

  async function act(command: ModerationCommand): Promise<readonly string[]> {
    const parts = { database: served.database, clock: () => (now += 1000), random }
    return (await moderate(parts, command, 'marie')).lines
  }

  async function count(): Promise<number> {
    return (await served.database.selectFrom('fault_reports').select('id').execute()).length
  }
})

/** @returns the id of the report */
async function report(
  visitor: Visitor,
  about: FaultSubject,
  sentence: string,
  id: string = crypto.randomUUID(),
): Promise<string> {
  await visitor.call('report_fault', { report_id: id, about, sentence })
  return id
}
