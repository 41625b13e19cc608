import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { exportData } from '#server/account/export-data.ts'
import { sweep } from '#server/jobs.ts'
import { keptByDefault } from '#server/testing/account/kept-days.ts'
import { ORIGIN } from '#server/testing/app.ts'
import { giveBelongings } from '#server/testing/calls/call-inputs.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { allRows } from '#server/testing/database/rows.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { columns } from './tables/columns.ts'

const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000
/** Tables that stand in the export under the name of their subject. */
const exportedAs: Readonly<Record<string, string>> = {
  users: 'account',
  accounts: 'providers',
  sessions: 'devices',
}

/** Tables in which this file has no row: the tests of their sweeps make some. */
const sweptElsewhere = [
  'class_game_answers',
  'class_game_players',
  'class_invitations',
  'match_answers',
  'member_sessions',
  'outgoing_mails',
  'verifications',
]

let served: Served
let owner: NewUser
beforeAll(async () => {
  let now = Date.now()
  // Every look at the clock finds it half a second later, so that answers are not too fast for XP.
  served = await serveOn(anyTestDatabase, { clock: () => (now += 500) })
  owner = await signUp(served)
  await giveBelongings(owner, served.database)
})
afterAll(() => served.close())

test('every value that the user sees is in the export', async () => {
  const exported = await exportData(served.database, owner.userId)
  const missing = columns.filter(({ table, column, seenBy }) => {
    if (seenBy !== 'the user') return false
    const rows = [exported[exportedAs[table] ?? table]].flat()
    return !rows.some((row) => typeof row === 'object' && row !== null && column in row)
  })
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

test('every table that the sweep is said to empty is emptied by it in time', async () => {
  const swept = [
    ...new Set(
      columns.filter(({ deletedBy }) => deletedBy.includes('the sweep')).map(({ table }) => table),
    ),
  ]
  const before = await allRows(served.database)
  await sweepIn(TEN_YEARS_MS)
  // By then the mails are old that the first sweep has written.
  await sweepIn(2 * TEN_YEARS_MS)
  const after = await allRows(served.database)
  expect(swept.filter((table) => before[table]?.length === 0).toSorted()).toEqual(sweptElsewhere)
  expect(swept.filter((table) => (after[table]?.length ?? 0) > 0)).toEqual([])
})

/** Does what a server does every ten minutes, at a time from now. */
function sweepIn(milliseconds: number): Promise<void> {
  return sweep({
    environment: {
      keptDays: { ...keptByDefault, answers: 400, matches: 180 },
      mailsPerHour: 100,
    },
    opened: { database: served.database, backUp: null },
    origin: { publicOrigin: ORIGIN, allowOwnHost: false },
    bus: served.bus,
    clock: () => Date.now() + milliseconds,
    random: { fraction: Math.random, uuid: randomUUID },
  })
}
