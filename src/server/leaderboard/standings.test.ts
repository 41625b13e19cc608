import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'

import { awardXp } from './award-xp.ts'
import { countPlayers, ownLine, topLines } from './board.ts'

const MAY = Date.UTC(2031, 4, 10)
const MONTH_MS = 31 * 24 * 60 * 60 * 1000

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())

  test('R13 the same deed is awarded once', async () => {
    const { userId } = await signUp(served)
    expect(await give(served.database, [userId, 50, 'm1'])).toEqual([50])
    expect(await give(served.database, [userId, 50, 'm1'])).toEqual([undefined])
    expect(await xpOf(served.database, userId)).toBe(50)
  })

  test('R26 XP never fall below 0, and a new season begins with none', async () => {
    const { userId } = await signUp(served)
    expect(await give(served.database, [userId, 30, 'a'])).toEqual([30])
    expect(await give(served.database, [userId, -50, 'b'])).toEqual([-30])
    expect(await give(served.database, [userId, -50, 'c'])).toEqual([0])
    expect(await give(served.database, [userId, 10, 'd'], MAY + MONTH_MS)).toEqual([10])
    expect(await xpOf(served.database, userId)).toBe(0)
    expect(await xpOf(served.database, userId, '2031-06')).toBe(10)
  })

  test('winner and loser are awarded together, also when many matches end at once', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => signUp(served)))
    const ids = users.map(({ userId }) => userId)
    const pairs = ids.flatMap((winner) =>
      ids.filter((loser) => loser !== winner).map((loser) => [winner, loser] as const),
    )
    await Promise.all(
      pairs.map(([winner, loser], index) =>
        give(served.database, [winner, 50, `x${index}`], [loser, -50, `x${index}`]),
      ),
    )
    const applied = await served.database
      .selectFrom('xp_ledger')
      .select(['user_id', 'applied'])
      .where('user_id', 'in', ids)
      .execute()
    expect(applied).toHaveLength(pairs.length * 2)
    const totals = await Promise.all(ids.map((id) => xpOf(served.database, id)))
    expect(totals).toEqual(
      ids.map((id) =>
        applied.filter((row) => row.user_id === id).reduce((sum, row) => sum + row.applied, 0),
      ),
    )
  })

  test('ranks are those of a plain count, equal XP share one, and the counts add up', async () => {
    const now = Date.UTC(2032, 0, 5)
    const totals = [2510, 1990, 1990, 1000, 990, 990, 990, 40, 0]
    const users = await Promise.all(totals.map(() => signUp(served)))
    for (const [index, user] of users.entries()) {
      await give(served.database, [user.userId, totals[index] ?? 0, 'all'], now)
    }
    const lines = await Promise.all(
      users.map(({ userId }) => ownLine(served.database, '2032-01', userId)),
    )
    expect(lines.map((line) => line?.rank)).toEqual(
      totals.map((xp) => 1 + totals.filter((other) => other > xp).length),
    )
    const top = await topLines(served.database, '2032-01')
    expect(top.map(({ rank, season_xp }) => [rank, season_xp])).toEqual(
      totals.map((xp) => [1 + totals.filter((other) => other > xp).length, xp]),
    )
    expect(await countPlayers(served.database, '2032-01')).toBe(totals.length)
  })

  test('D5 the board shows names and XP and nothing else, and marks the reader', async () => {
    const visitor = await signUp(served, 'ada')
    await visitor.call('update_profile', { display_name: 'ada' })
    const { season_id } = (await visitor.call('get_leaderboard', {})).season
    await give(served.database, [visitor.userId, 20, 'now'], Date.now())
    const board = await visitor.call('get_leaderboard', { season_id })
    expect(board).toEqual({
      season: board.season,
      standings: [{ rank: 1, username: 'ada', season_xp: 20, is_you: true }],
      own: { rank: 1, username: 'ada', season_xp: 20, is_you: true },
      players: 1,
    })
    const { seasons } = await visitor.call('list_seasons', {})
    expect(seasons.map((season) => season.season_id)).toContain('2031-05')
  })

  test.each([
    { limit: -1 },
    { limit: 1e9 },
    { order: 'email' },
    { season_id: "2030-01' or 1=1" },
    { season_id: '9999-12' },
    { season_id: '0042-01' },
  ])('D5 the board takes no other parameter (%j)', async (input) => {
    const visitor = await signUp(served)
    expect((await visitor.refusal('get_leaderboard', input)).status).toBe(422)
  })
})

type Given = readonly [userId: string, amount: number, reference: string]

/** Awards in May 2031 by default; returns the change of each user's XP. */
async function give(
  database: Database,
  ...given: readonly [Given, ...(Given | number)[]]
): Promise<readonly (number | undefined)[]> {
  const now = given.find((part) => typeof part === 'number') ?? MAY
  const deeds = given.filter((part) => typeof part !== 'number')
  const applied = await inTransaction(database, (transaction) =>
    awardXp(
      transaction,
      deeds.map(([userId, amount, reference]) => ({
        userId,
        kind: 'match' as const,
        reference,
        amount,
      })),
      now,
    ),
  )
  return deeds.map(([userId]) => applied.get(userId))
}

async function xpOf(database: Database, userId: string, seasonId = '2031-05'): Promise<number> {
  const line = await ownLine(database, seasonId, userId)
  return line?.season_xp ?? 0
}
