import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimFolder, openEmbedded } from '#server/platform/database/embedded.ts'

import { makePrivate } from './private-folder.ts'

let room: string
beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'private-folder-'))
})
afterAll(() => rmSync(room, { recursive: true }))

test('a folder that is made belongs to its owner alone', () => {
  const folder = join(room, 'new', 'data')
  makePrivate(folder)
  expect(modeOf(folder)).toBe('700')
})

test('a folder that was open is closed, with everything in it but what links lead to', () => {
  const folder = join(room, 'old')
  mkdirSync(join(folder, 'inner'), { recursive: true })
  writeFileSync(join(room, 'elsewhere'), '')
  writeFileSync(join(folder, 'inner', 'file'), '')
  symlinkSync(join(room, 'elsewhere'), join(folder, 'link'))
  for (const path of ['old', 'old/inner', 'old/inner/file', 'elsewhere']) {
    chmodSync(join(room, path), 0o777)
  }
  makePrivate(folder)
  expect(
    ['old', 'old/inner', 'old/inner/file', 'elsewhere'].map((path) => modeOf(join(room, path))),
  ).toEqual(['700', '700', '600', '777'])
})

test(
  'no other account can read the files of the embedded database',
  { timeout: 60_000 },
  async () => {
    const folder = join(room, 'database')
    const umask = process.umask()
    const release = claimFolder(folder)
    const { database } = await openEmbedded(folder)
    await database.schema.createTable('pupils').addColumn('name', 'text').execute()
    await database.destroy()
    release()
    const open = readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (statSync(path).mode & 0o077) !== 0)
    expect([modeOf(folder), open, process.umask()]).toEqual(['700', [], umask])
  },
)

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}
