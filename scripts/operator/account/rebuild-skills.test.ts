/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { prepareDataFolder } from '#server/testing/database/databases.ts'
import { startMain } from '#server/testing/process.ts'

import { rebuildSkillsAt } from './rebuild-skills.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rebuild-skills-'))
  await prepareDataFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a server that runs folds the answers again, and so does the command when none runs', async () => {
  const port = await getPort()
  const server = startMain({ PORT: String(port), DATA_DIR: folder })
  await server.says(/ is ready: /)
  const place = { databaseUrl: undefined, dataDir: folder }
  expect(await rebuildSkillsAt(place, '--all')).toBe('Rebuilt: the skill states of 0 accounts.')
  await expect(rebuildSkillsAt(place, 'nobody@chem.example')).rejects.toThrow(
    /^No account has the address nobody@chem\.example\.$/,
  )
  server.process.kill('SIGTERM')
  await server.ended
  expect(await rebuildSkillsAt(place, '--all')).toBe('Rebuilt: the skill states of 0 accounts.')
})
