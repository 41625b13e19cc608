import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { StartupProblem } from '#server/platform/startup-problem.ts'

import { keptSecret } from './stored-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder keeps the secret that was made for it, and another one has another', () => {
  const secret = keptSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keptSecret(folder)).toBe(secret)
  expect(keptSecret(join(folder, 'other'))).not.toBe(secret)
})

test.each(['', 'half-of-a-secret'])('a secret that is not whole is refused: %j', (text) => {
  writeFileSync(join(folder, 'session-secret'), text)
  expect(() => keptSecret(folder)).toThrow(StartupProblem)
  expect(() => keptSecret(folder)).toThrow(/Put the one of a backup there, or remove the file/)
})

test('a read-only folder is no reason to go on without a secret', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => keptSecret(join(folder, 'file', 'data'))).toThrow('ENOTDIR')
})
