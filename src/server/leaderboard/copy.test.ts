import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { ReadCopy } from '#server/platform/database/read-copy.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { awardXp } from './award-xp.ts'

describe.each(testDatabases)('on $name, beside a copy without players', (testDatabase) => {
  let lagMs: number | null = 0
  let copied: Database
  let served: Served
  let user: NewUser
  beforeAll(async () => {
    copied = await testDatabase.openMigrated()
    const copy: ReadCopy = {
      database: copied,
      lagMs: () => lagMs,
      mistrust: () => void (lagMs = null),
      look: async () => {},
    }
    served = await serveOn(testDatabase, { copy })
    user = await signUp(served)
    const award = { userId: user.userId, kind: 'match', reference: 'a match', amount: 50 } as const
    await inTransaction(served.database, (transaction) => awardXp(transaction, [award], Date.now()))
  })
  afterAll(async () => {
    await served.close()
    await copied.destroy()
  })

  test('the leaderboard is read from the copy, and from the database when that is away', async () => {
    expect(await user.call('get_leaderboard', {})).toMatchObject({ players: 0, own: null })
    lagMs = null
    expect(await user.call('get_leaderboard', {})).toMatchObject({
      players: 1,
      own: { rank: 1, season_xp: 50 },
    })
  })
})
