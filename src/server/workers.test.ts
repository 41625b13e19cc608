import { execFileSync } from 'node:child_process'

import getPort from 'get-port'
import { describe, expect, onTestFinished, test } from 'vitest'

import { createDatabase } from './testing/database/databases.ts'
import { poll } from './testing/poll.ts'
import { type Program, startMain } from './testing/process.ts'
import { signUpAt } from './testing/remote.ts'
import { openFallback } from './testing/socket/fallback-client.ts'

const url = process.env['TEST_DATABASE_URL']
const SLOW = { tags: 'long' }
const SESSION_SECRET = 'a secret of tests that is long enough'
const SOON = { everyMs: 100, withinMs: 120_000 }

describe.runIf(url)('two workers on one PostgreSQL', () => {
  test(
    'a connection without a WebSocket reaches its worker by whichever worker takes a request',
    SLOW,
    async () => {
      const { origin, port, metrics } = await startWorkers()
      const cookies = await signUpAt(origin)
      const pages = await Promise.all(
        Array.from({ length: 4 }, () => openFallback(port, cookies, `http://127.0.0.1:${port}`)),
      )
      const marks = new Set(pages.map(({ connection }) => connection.split('-')[0]))
      expect(marks.size).toBe(2)
      const greetings = await Promise.all(pages.map((page) => page.poll(0)))
      expect(greetings.map(([first]) => JSON.parse(first?.data ?? '').type)).toEqual(
        pages.map(() => 'hello'),
      )
      expect(await metrics()).toMatch(/^pw_sockets_open 4$/m)
      // Each of them opens lines of its own, which the workers take in turn.
      const heard = await Promise.all(
        pages.map((page) => page.send({ messages: [[1, '{"type":"ping"}']] })),
      )
      expect(heard).toEqual([1, 1, 1, 1])
    },
  )

  test('the calls of a network count on both workers together', SLOW, async () => {
    const { origin } = await startWorkers({ CALLS_PER_NETWORK: '60' })
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const answers = await Promise.all(Array.from({ length: 10 }, () => askSession(origin)))
      statuses.push(...answers)
    }
    const taken = statuses.filter((status) => status === 200).length
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    // Two workers that count alone would take 120.
    expect(taken).toBeGreaterThanOrEqual(60)
    expect(taken).toBeLessThan(90)
  })

  test(
    'a worker that is killed is started again, and the other answers meanwhile',
    SLOW,
    async () => {
      const { origin, program, pids } = await startWorkers()
      const [first = 0] = pids()
      process.kill(first, 'SIGKILL')
      // A connection that is handed to it in this moment is lost with it.
      await poll(pids, (found) => !found.includes(first), SOON)
      expect(await askSession(origin)).toBe(200)
      const now = await poll(pids, (found) => found.length === 2 && !found.includes(first), SOON)
      expect(now).toHaveLength(2)
      expect(program.printed().error).toMatch(/^worker 1 ended with \S+ and is started again$/m)
    },
  )

  test('SIGHUP replaces the workers one by one, and no call fails meanwhile', SLOW, async () => {
    const { origin, program, pids } = await startWorkers()
    const before = pids()
    const statuses = new Set<number>()
    program.process.kill('SIGHUP')
    await poll(
      async () => {
        statuses.add(await askSession(origin))
        return pids()
      },
      (found) => found.length === 2 && !found.some((pid) => before.includes(pid)),
      SOON,
    )
    expect([...statuses]).toEqual([200])
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  })

  test('SIGHUP while the workers start ends none, and replaces them afterward', SLOW, async () => {
    const before: number[] = []
    const { program, pids } = await startWorkers({}, async (starting) => {
      await starting.says(/ listening/)
      const first = starting.process.pid ?? 0
      before.push(...childrenOf(first))
      for (const pid of [first, ...before]) process.kill(pid, 'SIGHUP')
    })
    await poll(
      pids,
      (found) => found.length === 2 && !found.some((pid) => before.includes(pid)),
      SOON,
    )
    expect(before).toHaveLength(1)
    expect(program.printed().error).not.toMatch(/ended with/)
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  })

  test('an error that keeps the first worker from starting is reported once', SLOW, async () => {
    const program = start(
      { DATABASE_URL: 'postgres://localhost:1/none', WORKERS: '2' },
      await getPort(),
    )
    expect(await program.ended).toBe(1)
    expect(program.printed().error.match(/Cannot|cannot/g)).toHaveLength(1)
  })
})

async function startWorkers(
  variables: Readonly<Record<string, string>> = {},
  meanwhile: (program: Program) => Promise<void> = async () => {},
) {
  const databaseUrl = await createDatabase(url ?? '')
  const port = await getPort()
  const metricsPort = await getPort()
  const program = start(
    { DATABASE_URL: databaseUrl, WORKERS: '2', METRICS_PORT: String(metricsPort), ...variables },
    port,
  )
  await meanwhile(program)
  await program.says(/ is ready: /)
  async function metrics(): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    return response.text()
  }
  return {
    program,
    port,
    metrics,
    origin: `http://localhost:${port}`,
    pids: () => childrenOf(program.process.pid ?? 0),
  }
}

function start(variables: Readonly<Record<string, string>>, port: number): Program {
  const program = startMain({
    PORT: String(port),
    DATA_DIR: '/nowhere',
    SESSION_SECRET,
    ...variables,
  })
  onTestFinished(async () => {
    program.process.kill('SIGTERM')
    await program.ended
  })
  return program
}

/** The status of a guest's call over a line of its own, asked again while the machine is too busy for it. */
async function askSession(origin: string): Promise<number> {
  const answered = await poll(
    async () => {
      const response = await fetch(`${origin}/api/get_session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, connection: 'close' },
        body: '{}',
      })
      return { status: response.status, body: await response.text() }
    },
    ({ status, body }) => status !== 503 || !body.includes('server is busy'),
    SOON,
  )
  return answered.status
}

/** The workers of a process. */
function childrenOf(pid: number): readonly number[] {
  return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
}
