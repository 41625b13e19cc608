/** @module-tag long */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { prepareDataFolder } from './testing/database/databases.ts'
import { startMain } from './testing/process.ts'

test('a server with a folder for backups writes one when none is there, and no second one on that day', async () => {
  const room = mkdtempSync(join(tmpdir(), 'daily-backup-'))
  const [DATA_DIR, BACKUP_DIR] = [join(room, 'data'), join(room, 'backups')]
  await prepareDataFolder(DATA_DIR)
  const variables = { PORT: '0', DATA_DIR, BACKUP_DIR, BACKUP_KEY: 'k'.repeat(32) }
  const first = startMain(variables)
  await first.says(/Backed up to .*\.backup, and read back: \d+ tables with \d+ rows\./)
  first.process.kill('SIGTERM')
  await first.ended
  const [name = '', ...others] = readdirSync(BACKUP_DIR)
  expect(others).toEqual([])
  expect(readFileSync(join(BACKUP_DIR, name)).toString('latin1', 0, 8)).toBe('PWSEAL1\n')

  const second = startMain(variables)
  await second.says(/ is ready: /)
  second.process.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(readdirSync(BACKUP_DIR)).toEqual([name])
  rmSync(room, { recursive: true })
})
