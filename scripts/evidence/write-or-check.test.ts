import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeEach, expect, test } from 'vitest'

const MODULE = fileURLToPath(new URL('write-or-check.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'write-or-check-'))
const path = join(folder, 'page.md')

beforeEach(() => writeFileSync(path, 'old'))
afterAll(() => rmSync(folder, { recursive: true }))

test('without --check the file is written', () => {
  expect(run('new')).toEqual({ status: 0, said: '', text: 'new' })
})

test('with --check an up-to-date file passes', () => {
  expect(run('old', '--check')).toEqual({ status: 0, said: '', text: 'old' })
})

test('with --check a file that differs is complained about and stays', () => {
  expect(run('new', '--check')).toEqual({ status: 1, said: 'The page is old\n', text: 'old' })
})

/**
 * Returns how a script that makes a file with this text ends, its output, and the file's content
 * afterwards.
 */
function run(text: string, ...args: readonly string[]) {
  const file = { path, text, complaint: 'The page is old' }
  const script = `import { writeOrCheck } from ${JSON.stringify(MODULE)}
    writeOrCheck(${JSON.stringify(file)})`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', ...args],
    { encoding: 'utf8' },
  )
  return { status, said: stderr, text: readFileSync(path, 'utf8') }
}
