import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'

import { sql } from 'kysely'
import * as z from 'zod'

import { type Learner, startLearner } from '#scripts/kill-practice/learner.ts'
import { findPostgres, startPostgres } from '#scripts/throwaway-postgres.ts'
import type { Database } from '#server/platform/database.ts'
import { openPostgres } from '#server/platform/postgres.ts'
import { type Duelist, openDuelist, playWith } from '#server/testing/duelist.ts'
import { freePort } from '#server/testing/free-port.ts'
import { type Program, startMain } from '#server/testing/process.ts'
import { signUpAt } from '#server/testing/remote.ts'

/*
 * What a node and a PostgreSQL hold: the processor time that each kind of work takes of either, which is
 * the same on a busy machine, and how much of it a whole processor would do in a second. With
 * --nodes 2 the work is shared by two nodes. Run: node bench/capacity.ts --nodes 1
 */

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '10' },
    rooms: { type: 'string', default: '20' },
    sockets: { type: 'string', default: '1000' },
  },
})
const USERS = 40
const LEARNERS = 20
const CALLERS = 32
const SCALE = 2
/** Clock ticks in which Linux counts processor time, a second. */
const TICKS = 100
const READY = /is ready: (http:\/\/localhost:\d+)$/m

type Node = { readonly program: Program; readonly port: number; readonly origin: string }
type Cost = { readonly nodeMs: number; readonly postgresMs: number }

const answersSchema = z.array(z.tuple([z.number(), z.number(), z.number()]))

async function main(): Promise<void> {
  const programs = findPostgres()
  if (programs === null) {
    process.stdout.write('Skipped: there is no PostgreSQL on this machine.\n')
    return
  }
  const postgres = await startPostgres(programs)
  const database = openPostgres(postgres.url, 'migrating', () => {})
  const nodes = await Promise.all(
    Array.from({ length: Number(values.nodes) }, () => startNode(postgres.url)),
  )
  const accounts = await signUpAll(database, nodes, USERS + 2 * Number(values.rooms))
  const emptyBytes = memoryOf(nodes)
  /** What each connection has used; those that are closed by now count as they were last seen. */
  const servers = new Map<number, number>()
  // What runs for the first time is compiled first.
  await read(nodes, accounts)
  const reads = await measure('calls that read (get_user_progress)', () => read(nodes, accounts))
  const learners = await startLearners(nodes)
  const lines = [
    conditions(nodes),
    reads,
    await measure('practice answers', () => practise(learners)),
    await measure('answers in live matches', () => play(nodes, accounts.slice(USERS))),
    await measureSockets(nodes, emptyBytes),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  for (const { program } of nodes) program.process.kill('SIGTERM')
  await Promise.all(nodes.map(({ program }) => program.ended))
  await database.destroy()
  await postgres.stop()

  /** @param work gives how often it did its kind of work, and how long each took */
  async function measure(what: string, work: () => Promise<readonly number[]>): Promise<string> {
    const before = await costSoFar()
    const began = performance.now()
    const times = await work()
    const seconds = (performance.now() - began) / 1000
    const after = await costSoFar()
    const nodeMs = (after.nodeMs - before.nodeMs) / times.length
    const postgresMs = (after.postgresMs - before.postgresMs) / times.length
    return (
      `${what}: ${times.length}, ${(times.length / seconds).toFixed(0)} a second, ` +
      `${spread(times)}\n` +
      `  processor time for each: ${nodeMs.toFixed(2)} ms of a node, ` +
      `${postgresMs.toFixed(2)} ms of PostgreSQL; a processor of its own does ` +
      `${(1000 / nodeMs).toFixed(0)} a second, and one for PostgreSQL ${(1000 / postgresMs).toFixed(0)}`
    )
  }

  async function costSoFar(): Promise<Cost> {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(database)
    for (const { pid } of rows) servers.set(pid, processorMs(pid))
    return {
      nodeMs: sum(nodes.map(({ program }) => processorMs(program.process.pid ?? 0))),
      postgresMs: sum([...servers.values()]),
    }
  }
}

async function startNode(databaseUrl: string): Promise<Node> {
  const port = await freePort()
  const program = startMain({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    LIVE_TIME_SCALE: String(SCALE),
    LOG_LEVEL: 'error',
    SESSION_SECRET: 'a secret of measurements that is long enough',
  })
  const [, origin = ''] = await program.says(READY)
  return { program, port, origin }
}

type Account = ReadonlyMap<string, string>

async function signUpAll(
  database: Database,
  nodes: readonly Node[],
  count: number,
): Promise<readonly Account[]> {
  const all: Account[] = []
  for (let index = 0; index < count; index += 1) {
    // A network may open only so many accounts an hour.
    // oxlint-disable-next-line no-await-in-loop
    if (index % 50 === 0) await database.deleteFrom('rate_limits').execute()
    // oxlint-disable-next-line no-await-in-loop
    all.push(await signUpAt(nodeAt(nodes, index).origin))
  }
  await database.deleteFrom('rate_limits').execute()
  return all
}

async function read(
  nodes: readonly Node[],
  accounts: readonly Account[],
): Promise<readonly number[]> {
  const cookies = accounts
    .slice(0, USERS)
    .map((account) => [...account].map((pair) => pair.join('=')).join('; '))
  const all = await Promise.all(
    nodes.map(async ({ port, origin }) => {
      const connections = CALLERS / nodes.length
      const order = { port, origin, cookies, connections, seconds: Number(values.seconds) }
      const file = new URL('../scripts/overload/flood.ts', import.meta.url)
      const [answers] = await once(new Worker(file, { workerData: order }), 'message')
      return answersSchema.parse(answers)
    }),
  )
  return all.flat().flatMap(([status, ms]) => (status === 200 ? [ms] : []))
}

async function startLearners(nodes: readonly Node[]): Promise<readonly Learner[]> {
  const learners: Learner[] = []
  for (let index = 0; index < LEARNERS; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    learners.push(await startLearner(nodeAt(nodes, index).origin, `learner${index}`))
  }
  return learners
}

/** Counts answers with all the calls around them; how long each took is not told. */
async function practise(learners: readonly Learner[]): Promise<readonly number[]> {
  const count = () => sum(learners.map(({ acknowledged }) => acknowledged.length))
  const before = count()
  await setTimeout(Number(values.seconds) * 1000)
  const answers = Array.from({ length: count() - before }, () => Number.NaN)
  await Promise.all(learners.map((learner) => learner.finish()))
  return answers
}

async function play(
  nodes: readonly Node[],
  accounts: readonly Account[],
): Promise<readonly number[]> {
  const times: number[] = []
  await Promise.all(
    accounts.map(async (cookies, index) => {
      const { port, origin } = nodeAt(nodes, index)
      const page = openDuelist(port, cookies, origin)
      await page.message('hello')
      page.send({ type: 'find_match' })
      await playTimed(page, times)
      page.close()
    }),
  )
  return times
}

function playTimed(page: Duelist, times: number[]): Promise<unknown> {
  const sentAt = new Map<number, number>()
  page.onFrame(() => {
    const duel = page.duel()
    if (duel?.type !== 'match') return
    const answered = duel.view.answers.length - 1
    const at = sentAt.get(answered)
    if (at !== undefined) times.push(performance.now() - at)
    sentAt.delete(answered)
  })
  return playWith(page, (question) => {
    sentAt.set(question, performance.now())
    return question % 4
  })
}

async function measureSockets(nodes: readonly Node[], emptyBytes: number): Promise<string> {
  const count = Number(values.sockets)
  const before = memoryOf(nodes)
  const pages = Array.from({ length: count }, (_, index) => {
    const { port, origin } = nodeAt(nodes, index)
    return openDuelist(port, new Map(), origin)
  })
  await Promise.all(pages.map((page) => page.message('hello')))
  const after = memoryOf(nodes)
  for (const page of pages) page.close()
  const megabytes = (bytes: number) => (bytes / 2 ** 20 / nodes.length).toFixed(0)
  return (
    `memory of a node: ${megabytes(emptyBytes)} MB at the start, ${megabytes(before)} MB after all ` +
    `this, ${((after - before) / count / 1024).toFixed(0)} KB more for each of ${count} open sockets`
  )
}

function nodeAt(nodes: readonly Node[], index: number): Node {
  const node = nodes[index % nodes.length]
  if (node === undefined) throw new Error('There is no node')
  return node
}

/** The processor time of a process so far, in milliseconds; 0 when it is gone. */
function processorMs(pid: number): number {
  const fields = fieldsOf(`/proc/${pid}/stat`)
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS || 0
}

/** The fields after the name of the program, which may have spaces in it. */
function fieldsOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

function memoryOf(nodes: readonly Node[]): number {
  return sum(
    nodes.map(({ program }) => {
      const status = readFileSync(`/proc/${program.process.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
    }),
  )
}

function conditions(nodes: readonly Node[]): string {
  return (
    `${nodes.length} node${nodes.length === 1 ? '' : 's'} and a PostgreSQL that need not survive a ` +
    `power loss, on ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}) shared with ` +
    `the callers; load ${(loadavg()[0] ?? 0).toFixed(1)} at the start, Node ${process.versions.node}`
  )
}

function spread(times: readonly number[]): string {
  const sorted = times.filter((time) => !Number.isNaN(time)).toSorted((a, b) => a - b)
  if (sorted.length === 0) return 'with all calls around them'
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

await main()
