/** @module-tag long */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { auditCounts } from '#scripts/rigs/kill-practice/books.ts'
import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { claimFolder, openEmbedded } from '#server/platform/database/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { serveOperator } from '#server/platform/operator-socket.ts'
import { giveBelongings } from '#server/testing/calls/call-inputs.ts'
import { createDatabase, prepareDataFolder } from '#server/testing/database/databases.ts'
import { allRows } from '#server/testing/database/rows.ts'
import { serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'

import { backUp, restore } from './backup.ts'
import { backUpInto } from './rotate.ts'

const nobody = async () => null
const nothing = async () => ({ isDone: false, lines: [] })
const others = {
  endSessions: nobody,
  endSecondStep: nobody,
  moderate: nothing,
  rebuildSkills: nobody,
}

const url = process.env['TEST_DATABASE_URL']
let room: string
beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'backup-'))
})
afterAll(() => rmSync(room, { recursive: true }))

describe('of the embedded database', () => {
  const place = { databaseUrl: undefined, dataDir: '' }
  let dataDir: string
  let stopped: string
  let said: string
  let original: Awaited<ReturnType<typeof allRows>>
  beforeAll(async () => {
    dataDir = join(room, 'data')
    stopped = join(room, 'stopped.backup')
    await prepareDataFolder(dataDir)
    const release = claimFolder(dataDir)
    const { database } = await openEmbedded(dataDir)
    original = await fill(database)
    release()
    said = await backUp({ ...place, dataDir }, stopped)
  })

  test('O10 a restored backup equals the original in every table', async () => {
    expect(said).toMatch(
      /^Backed up to .*stopped\.backup, and read back: \d+ tables with \d+ rows\.$/,
    )
    expect(statSync(stopped).mode & 0o777).toBe(0o600)
    const restored = join(room, 'restored')
    expect(await restore({ ...place, dataDir: restored }, stopped)).toBe(
      said.replace('Backed up to', 'Restored from').replace(', and read back', ''),
    )
    const { database } = await openEmbedded(restored)
    expect(await migrate(database, migrations)).toEqual([])
    expect(await allRows(database)).toEqual(original)
    await database.destroy()
  })

  test('a server that runs is asked for it, and goes on meanwhile', async () => {
    const release = claimFolder(dataDir)
    const { database, backUp: dump } = await openEmbedded(dataDir)
    const close = await serveOperator(dataDir, { backUp: dump, ...others })
    const file = join(room, 'running.backup')
    const [, counted] = await Promise.all([
      backUp({ ...place, dataDir }, file),
      database.selectFrom('users').select('id').execute(),
    ])
    expect(counted.length).toBe(original['users']?.length)
    await close()
    await database.destroy()
    release()
    const restored = join(room, 'restored from running')
    await restore({ ...place, dataDir: restored }, file)
    const { database: copy } = await openEmbedded(restored)
    expect(await allRows(copy)).toEqual(original)
    await copy.destroy()
  })

  test('a backup that is made while answers come in adds up', async () => {
    const busyDir = join(room, 'busy')
    await prepareDataFolder(busyDir)
    const release = claimFolder(busyDir)
    const { database, backUp: dump } = await openEmbedded(busyDir)
    const close = await serveOperator(busyDir, { backUp: dump, ...others })
    const openMigrated = async () => database
    const served = await serveOn({ name: 'busy', open: openMigrated, openMigrated })
    const user = await signUp(served)
    const { questions } = await user.call('issue_practice_questions', {
      count: 10,
      enabled_categories: ['general'],
      difficulty: 'easy',
    })
    const file = join(room, 'busy.backup')
    await Promise.all([
      backUp({ ...place, dataDir: busyDir }, file),
      ...questions.map(({ issue_id }) =>
        user.call('answer_practice_question', { issue_id, selected_answer: 1 }),
      ),
    ])
    await close()
    await served.close()
    release()
    const restored = join(room, 'restored from busy')
    await restore({ ...place, dataDir: restored }, file)
    const { database: copy } = await openEmbedded(restored)
    const answers = await copy.selectFrom('answers').select('is_correct').execute()
    const progress = await copy.selectFrom('user_progress').select('total_answered').execute()
    const total = progress.reduce((sum, row) => sum + row.total_answered, 0)
    expect(total).toBe(answers.length)
    expect(await auditCounts(copy)).toEqual([])
    await copy.destroy()
  })

  test('backups of a schedule take the place of the oldest', async () => {
    const folder = join(room, 'daily')
    mkdirSync(folder)
    for (const day of ['01', '02']) {
      writeFileSync(join(folder, `periodic-wizard-2030-01-${day}T00-00-00-000Z.backup`), '')
    }
    await backUpInto({ ...place, dataDir }, folder, new Date(Date.UTC(2030, 0, 3)), 2)
    expect(readdirSync(folder).toSorted()).toEqual([
      'periodic-wizard-2030-01-02T00-00-00-000Z.backup',
      'periodic-wizard-2030-01-03T00-00-00-000Z.backup',
    ])
  })

  test('a server that cannot be asked has to be stopped first', async () => {
    const release = claimFolder(dataDir)
    const file = join(room, 'locked.backup')
    await expect(backUp({ ...place, dataDir }, file)).rejects.toThrow(
      /^Another Periodic Wizard uses the data folder .*\. Stop that one/,
    )
    await expect(restore({ ...place, dataDir }, stopped)).rejects.toThrow(
      /^There is a database in .* already\. Move it away to restore another\.$/,
    )
    release()
    expect(existsSync(file)).toBe(false)
  })

  test('a folder without a database and a file that is there already are refused', async () => {
    const nowhere = join(room, 'nowhere')
    await expect(backUp({ ...place, dataDir: nowhere }, join(room, 'x'))).rejects.toThrow(
      `There is no database in ${nowhere}.`,
    )
    const file = join(room, 'taken')
    writeFileSync(file, 'mine')
    await expect(backUp({ ...place, dataDir }, file)).rejects.toThrow(
      `${file} is there already. Choose another name.`,
    )
    await expect(restore({ ...place, dataDir: nowhere }, file)).rejects.toThrow(
      `${file} is no backup of Periodic Wizard.`,
    )
  })

  test('of half a backup nothing is restored', async () => {
    const file = join(room, 'half.backup')
    copyFileSync(stopped, file)
    truncateSync(file, Math.floor(statSync(file).size / 2))
    const target = join(room, 'half')
    await expect(restore({ ...place, dataDir: target }, file)).rejects.toThrow(
      'The backup is damaged: its end is missing, or parts of it were changed.',
    )
    expect(existsSync(join(target, 'postgres'))).toBe(false)
    expect(existsSync(join(target, 'postgres.part'))).toBe(false)
  })
})

describe.runIf(url)('of a real PostgreSQL', () => {
  const dataDir = ''
  let databaseUrl: string
  let original: Awaited<ReturnType<typeof allRows>>
  beforeAll(async () => {
    databaseUrl = await createDatabase(url ?? '')
    const database = openPostgres(databaseUrl, 'migrating', () => {})
    await migrate(database, migrations)
    original = await fill(database)
  })

  test('O10 a restored backup equals the original in every table', async () => {
    const file = join(room, 'postgres.backup')
    await backUp({ databaseUrl, dataDir }, file)
    const restored = await createDatabase(url ?? '')
    expect(await restore({ databaseUrl: restored, dataDir }, file)).toMatch(
      /^Restored from .*postgres\.backup: \d+ tables with \d+ rows\.$/,
    )
    const database = openPostgres(restored, 'serving', () => {})
    expect(await migrate(database, migrations)).toEqual([])
    expect(await allRows(database)).toEqual(original)
    await database.destroy()
    await expect(restore({ databaseUrl: restored, dataDir }, file)).rejects.toThrow(
      /^The database of DATABASE_URL is not empty: it has \d+ tables with \d+ rows\. /,
    )
  })

  test('of several hosts the one that takes writes is backed up and restored', async () => {
    const file = join(room, 'hosts.backup')
    await backUp({ databaseUrl: afterDeadHost(databaseUrl), dataDir }, file)
    const restored = await createDatabase(url ?? '')
    await restore({ databaseUrl: afterDeadHost(restored), dataDir }, file)
    const database = openPostgres(restored, 'serving', () => {})
    expect(await allRows(database)).toEqual(original)
    await database.destroy()
  })

  test('of half a backup nothing is restored', async () => {
    const file = join(room, 'half-postgres.backup')
    await backUp({ databaseUrl, dataDir }, file)
    truncateSync(file, Math.floor(statSync(file).size / 2))
    const target = await createDatabase(url ?? '')
    await expect(restore({ databaseUrl: target, dataDir }, file)).rejects.toThrow(
      /^pg_restore failed:\n/,
    )
    const database = openPostgres(target, 'serving', () => {})
    expect(await database.introspection.getTables()).toEqual([])
    await database.destroy()
  })

  test('a database that does not answer leaves no file, and its password is not shown', async () => {
    const file = join(room, 'unreachable.backup')
    const broken = 'postgres://wizard:hunter2@127.0.0.1:1/wizard'
    const told = await backUp({ databaseUrl: broken, dataDir }, file).catch(String)
    expect(told).toMatch(/^Refusal: pg_dump failed:\n/)
    expect(told).not.toContain('hunter2')
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
  })

  test('a backup of the other kind is recognized', async () => {
    const file = join(room, 'kind.backup')
    await backUp({ databaseUrl, dataDir }, file)
    const embedded = { databaseUrl: undefined, dataDir: join(room, 'other') }
    await expect(restore(embedded, file)).rejects.toThrow(
      `${file} is a backup of PostgreSQL. Set DATABASE_URL.`,
    )
  })
})

/** Gives a database something to lose in every table it can, and closes it. */
async function fill(database: Database) {
  const openMigrated = async () => database
  const served = await serveOn({ name: 'kept', open: openMigrated, openMigrated })
  for (let index = 0; index < 3; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await giveBelongings(await signUp(served), database)
  }
  await served.settled()
  const rows = await allRows(database)
  await served.close()
  return rows
}

/** The same address, with a host before it that refuses connections. */
function afterDeadHost(address: string): string {
  const { host } = new URL(address)
  return address.replace(host, `127.0.0.1:1,${host}`)
}
