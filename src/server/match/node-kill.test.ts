/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { prepareDataFolder } from '#server/testing/database/databases.ts'
import { serverFaults, surviveFault } from '#server/testing/match/faults.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'data-'))
  await prepareDataFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

// The other moments, and the other faults, are in scripts/rigs/kill-matrix.ts.
test('L18 R27 after a server is killed in mid match the next one goes on unnoticed', async () => {
  const [killed] = serverFaults
  if (killed === undefined) throw new Error('There is no fault to strike')
  const { problems, results, xp } = await surviveFault({ DATA_DIR: folder }, 'open', killed)
  expect(problems).toEqual([])
  expect([
    ['won', 'lost'],
    ['lost', 'won'],
    ['draw', 'draw'],
  ]).toContainEqual(results)
  expect([
    [50, 0],
    [0, 50],
    [0, 0],
  ]).toContainEqual(xp)
})
