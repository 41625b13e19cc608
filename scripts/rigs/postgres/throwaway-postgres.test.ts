import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'

import { findPostgres, startPostgres } from './throwaway-postgres.ts'

const installed = findPostgres()
const MODULE = JSON.stringify(join(import.meta.dirname, 'throwaway-postgres.ts'))

test('the newest of the new enough versions is taken', () => {
  const [old, ...others] = [14, 15, 17, 16].map(programsOf)
  const [, newest] = others
  expect(findPostgres([old ?? '', ...others])).toBe(newest)
  expect(findPostgres([old ?? '', '/nowhere'])).toBe(null)
})

test('a version without the program that makes its folder is skipped', () => {
  const folder = programsOf(16)
  rmSync(join(folder, 'initdb'))
  expect(findPostgres([folder])).toBe(null)
})

test.skipIf(process.platform === 'win32')(
  'a server that cannot start says why and leaves nothing behind',
  async () => {
    const folder = programsOf(16)
    writeFileSync(join(folder, 'initdb'), '#!/bin/sh\necho "no room on $2" >&2\nexit 1')
    const reason = await startPostgres(folder).then(() => 'started', String)
    const data = /no room on (\S+)/.exec(reason)?.[1] ?? ''
    expect(reason).toBe(`Error: PostgreSQL ended:\nno room on ${data}\n`)
    expect(existsSync(dirname(data))).toBe(false)
  },
)

describe.runIf(installed)('with an installed PostgreSQL', () => {
  test(
    'a started server lets databases be created, and is gone when stopped',
    { tags: 'long' },
    async () => {
      const server = await startPostgres(installed ?? '')
      onTestFinished(server.stop)
      const client = await connected(server.url)
      await client.query('create database other')
      const data = await dataOf(client)
      await client.end()
      expect(existsSync(data)).toBe(true)

      await server.stop()
      await expect(connected(server.url)).rejects.toThrow('ECONNREFUSED')
      expect(existsSync(dirname(data))).toBe(false)
    },
  )

  test(
    'a server ends with the process that started it, even when that is killed',
    { tags: 'long' },
    async () => {
      const script = `
      import { startPostgres } from ${MODULE}
      const { url } = await startPostgres(${JSON.stringify(installed)})
      console.log(url)
    `
      const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [url] = await once(starter.stdout, 'data')
      const client = await connected(String(url).trim())
      const data = await dataOf(client)
      client.on('error', () => undefined)
      const lost = new Promise<void>((resolve) => client.on('end', resolve))
      starter.kill('SIGKILL')
      await lost
      await expect.poll(() => existsSync(dirname(data))).toBe(false)
    },
  )
})

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

async function dataOf(client: Client): Promise<string> {
  const { rows } = await client.query('show data_directory')
  return String(rows[0].data_directory)
}

/** A folder with programs that say they are of a version. */
function programsOf(version: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  for (const program of ['initdb', 'postgres']) {
    const file = join(folder, program)
    writeFileSync(file, `#!/bin/sh\necho "${program} (PostgreSQL) ${version}.4"`)
    chmodSync(file, 0o755)
  }
  return folder
}
