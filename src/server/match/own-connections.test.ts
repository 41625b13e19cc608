import { expect, test } from 'vitest'

import { migrations } from '#server/migrations/migrations.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPool, openPostgres } from '#server/platform/database/postgres.ts'
import { createDatabase } from '#server/testing/database/databases.ts'
import { answer, openArena } from '#server/testing/match/arena.ts'

const url = process.env['TEST_DATABASE_URL']
const ignore = () => {}

test.runIf(url)(
  'a match goes on while calls hold every connection of theirs',
  async () => {
    const address = await createDatabase(url ?? '')
    const calls = openPool(address, 'serving', ignore, 1).database
    const matchDatabase = openPostgres(address, 'serving', ignore)
    await migrate(matchDatabase, migrations)
    const openMigrated = async () => calls
    const arena = await openArena(
      { name: 'with two pools', open: openMigrated, openMigrated },
      { matchDatabase: Promise.resolve(matchDatabase) },
    )
    const { matchId, players, key } = await arena.startMatch()
    const held = await calls.startTransaction().execute()
    const right = await Promise.all(
      players.map(({ page }) => answer(page, matchId, 0, key[0] ?? 0)),
    )
    expect(right.map(({ view }) => view.answers.map(({ isCorrect }) => isCorrect))).toEqual([
      [true],
      [true],
    ])
    await held.rollback().execute()
    await arena.close()
    await matchDatabase.destroy()
  },
  60_000,
)
