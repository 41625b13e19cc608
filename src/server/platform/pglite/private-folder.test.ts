import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

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

test('a folder that was open is closed, with everything in it but the targets of links', () => {
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

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}
