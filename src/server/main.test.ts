import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { createDatabase, prepareDataFolder } from './testing/database/databases.ts'
import { type Program, startMain } from './testing/process.ts'

const READY = /^Periodic Wizard \d+\.\d+\.\d+ is ready: (http:\/\/localhost:(\d+))$/m

let folder: string
let seen: Promise<string> | undefined
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('wrong variables are explained in plain lines', async () => {
  const program = startMain({ PORT: 'abc', LOG_LEVEL: 'loud' })
  expect(await program.ended).toBe(1)
  expect(program.printed()).toEqual({
    out: '',
    error:
      'Periodic Wizard cannot start, because of its environment:\n' +
      '  PORT: given "abc", expected a whole number from 0 to 65535\n' +
      '  LOG_LEVEL: given "loud", expected one of fatal, error, warn, info, debug, trace, silent\n',
  })
})

test('a port in use is reported with the remedy', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const program = startMain({ PORT: String(port), DATA_DIR: folder })
  expect(await program.ended).toBe(1)
  expect(program.printed().error).toBe(
    `Port ${port} is already in use. Stop the program that uses it, ` +
      `or choose another port, such as PORT=${port + 1}\n`,
  )
  other.close()
})

test(
  'a database that cannot be reached is reported without its password',
  { tags: 'long' },
  async () => {
    const url = 'postgres://wizard:hunter2@127.0.0.1:1/wizard'
    const program = startMain({ PORT: '0', DATABASE_URL: url })
    expect(await program.ended).toBe(1)
    expect(program.printed().error).toBe(
      'The database 127.0.0.1:1/wizard cannot be reached: connect ECONNREFUSED 127.0.0.1:1. ' +
        'Check that PostgreSQL runs and takes writes, and that DATABASE_URL is right.\n',
    )
  },
)

test('a folder that cannot be written is reported', { tags: 'long' }, async () => {
  const program = startMain({ PORT: '0', DATA_DIR: '/dev/null/data' })
  expect(await program.ended).toBe(1)
  expect(program.printed().error).toMatch(
    /^The data folder \/dev\/null\/data cannot be used: .*\. Choose another with DATA_DIR\.\n$/,
  )
})

describe('on the embedded database', () => {
  let program: Program
  let origin: string
  beforeAll(async () => {
    program = startMain({ PORT: '0', DATA_DIR: folder })
    origin = (await program.says(READY))[1] ?? ''
  })
  afterAll(async () => {
    program.process.kill('SIGKILL')
    await program.ended
  })

  test('it is healthy and ready', async () => {
    const [health, ready] = await Promise.all(['/healthz', '/readyz'].map(statusAt))
    expect([health, ready]).toEqual([
      [200, 'ready'],
      [200, 'ready'],
    ])
  })

  test('O7 a second process is refused the same folder', async () => {
    const second = startMain({ PORT: '0', DATA_DIR: folder })
    expect(await second.ended).toBe(1)
    expect(second.printed().error).toBe(
      `Another Periodic Wizard uses the data folder ${folder}. Stop that one, ` +
        'or give this one a folder of its own, such as DATA_DIR=./data-2\n',
    )
  })

  test('it goes on when its log is not read', async () => {
    program.process.stdout?.destroy()
    for (const path of ['/nowhere', '/nowhere-else']) {
      // Missing files are logged; the second time the pipe is known to be broken.
      // oxlint-disable-next-line no-await-in-loop
      expect((await fetch(`${origin}${path}`)).status).toBe(404)
    }
    expect(await statusAt('/healthz')).toEqual([200, 'ready'])
  })

  test(
    'O8 asked to stop, it ends at once despite open connections, and its folder is free again',
    { tags: 'long' },
    async () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { origin })
      await once(socket, 'message')
      const idle = await keptAlive(origin)
      const closed = once(socket, 'close')
      const asked = performance.now()
      program.process.kill('SIGTERM')
      expect((await closed)[0]).toBe(1012)
      expect(await program.ended).toBe(0)
      expect(performance.now() - asked).toBeLessThan(5000)
      expect(program.printed().error).toBe('')
      idle.destroy()

      const next = startMain({ PORT: '0', DATA_DIR: folder })
      await next.says(READY)
      next.process.kill('SIGINT')
      expect(await next.ended).toBe(0)
    },
  )

  test(
    'O8 a request that is being answered gets its answer before the server ends',
    { tags: 'long' },
    async () => {
      const running = startMain({ PORT: '0', DATA_DIR: await seenFolder() })
      const request = await halfCall((await running.says(READY))[1] ?? '')
      running.process.kill('SIGTERM')
      await running.says(/stopping/)
      request.write('}')
      expect(await heard(request, /\r\n\r\n/)).toMatch(/^HTTP\/1.1 200 /)
      const answered = performance.now()
      expect(await running.ended).toBe(0)
      expect(performance.now() - answered).toBeLessThan(3000)
    },
  )

  test(
    'its metrics are on a port of their own, and it drains before it stops',
    { tags: 'long' },
    async () => {
      const metricsPort = String(await getPort())
      const running = startMain({
        PORT: '0',
        DATA_DIR: await seenFolder(),
        METRICS_PORT: metricsPort,
        DRAIN_SECONDS: '2',
      })
      const [, at = ''] = await running.says(READY)
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const names = [...metrics.matchAll(/^(pw_\w+)[ {]/gm)].map(([, name]) => name)
      expect(new Set(names.filter((name) => !name?.includes('http')))).toEqual(
        new Set([
          'pw_build_info',
          'pw_failures_total',
          'pw_calls_in_flight',
          'pw_sockets_open',
          'pw_matches_live',
          'pw_match_queue_players',
          'pw_data_folder_free_ratio',
        ]),
      )
      running.process.kill('SIGTERM')
      await running.says(/stopping/)
      await expect.poll(async () => (await fetch(`${at}/readyz`)).status).toBe(503)
      expect((await fetch(`${at}/healthz`)).status).toBe(200)
      expect(await running.ended).toBe(0)
    },
  )

  test(
    'asked again and again, it ends without waiting for any client',
    { tags: 'long' },
    async () => {
      const running = startMain({ PORT: '0', DATA_DIR: await seenFolder() })
      const request = await halfCall((await running.says(READY))[1] ?? '')
      const asked = performance.now()
      const asking = setInterval(() => running.process.kill('SIGINT'), 50)
      expect(await running.ended).toBe(1)
      expect(performance.now() - asked).toBeLessThan(5000)
      clearInterval(asking)
      request.destroy()
    },
  )

  async function statusAt(path: string): Promise<readonly [number, unknown]> {
    const response = await fetch(`${origin}${path}`)
    const body: unknown = await response.json()
    return [response.status, Object(body).status]
  }
})

describe.runIf(process.env['TEST_DATABASE_URL'])('on a real PostgreSQL', () => {
  test(
    'three servers that start at once on an empty database all become ready',
    { tags: 'long' },
    async () => {
      const url = await createDatabase(process.env['TEST_DATABASE_URL'] ?? '')
      const programs = [1, 2, 3].map(() => startMain({ PORT: '0', DATABASE_URL: url }))
      await Promise.all(programs.map((program) => program.says(READY)))
      for (const { process: running } of programs) running.kill('SIGTERM')
      expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0, 0])
    },
  )
})

/** A data folder that has seen a start: a first one takes seconds, and is made once. */
async function seenFolder(): Promise<string> {
  seen ??= preparedFolder()
  const copy = mkdtempSync(join(folder, 'copy-'))
  cpSync(await seen, copy, { recursive: true })
  return copy
}

async function preparedFolder(): Promise<string> {
  const prepared = join(folder, 'seen')
  await prepareDataFolder(prepared)
  return prepared
}

/** A call of which the last byte is missing, on a server that has begun to read it. */
async function halfCall(origin: string): Promise<ReturnType<typeof connect>> {
  // A server whose start has kept a busy machine from everything else refuses calls for a moment.
  await expect.poll(() => statusOfCall(origin)).toBe(200)
  const socket = await keptAlive(origin)
  socket.write(
    `POST /api/app_version HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\n` +
      'Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n',
  )
  await heard(socket, /^HTTP\/1.1 100 .*\r\n\r\n/s)
  socket.write('{')
  return socket
}

async function statusOfCall(origin: string): Promise<number> {
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/app_version`, { method: 'POST', headers, body: '{}' })
  return answer.status
}

/** A connection that has got an answer and stays open. */
async function keptAlive(origin: string): Promise<ReturnType<typeof connect>> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await heard(socket, /\r\n\r\n\{.*\}$/s)
  return socket
}

/**
 * Resolves with the text that arrives on a connection, once it matches. A response may arrive in
 * pieces.
 */
function heard(socket: ReturnType<typeof connect>, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    function read(chunk: Buffer): void {
      text += chunk.toString()
      if (!pattern.test(text)) return
      socket.off('data', read)
      resolve(text)
    }
    socket.on('data', read)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`Hung up after: ${text}`)))
  })
}
