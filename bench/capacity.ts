import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { sql } from 'kysely'

import { type Learner, startLearners } from '#scripts/rigs/kill-practice/learner.ts'
import { callConstantly } from '#scripts/rigs/overload/constant-calls.ts'
import { signUpMany } from '#scripts/rigs/overload/many-accounts.ts'
import { type MeasuredNode, startMeasuredNode } from '#scripts/rigs/overload/measured-node.ts'
import { timeSpread } from '#scripts/rigs/overload/time-spread.ts'
import { findAndPlayTimed } from '#scripts/rigs/overload/timed-match.ts'
import { findPostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'

/*
 * Measures how much a node and a PostgreSQL hold: the processor time that each kind of work takes of either, which is
 * the same on a busy machine, and how much of it a whole processor would do in a second. With
 * --nodes 2 the work is shared by two nodes. Run: node bench/capacity.ts --nodes 1
 */

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '10' },
    rooms: { type: 'string', default: '20' },
  },
})
const USERS = 40
const LEARNERS = 20
const CALLERS = 32
const SCALE = 2
/** Clock ticks in which Linux counts processor time, a second. */
const TICKS = 100

type Cost = { readonly nodeMs: number; readonly postgresMs: number }

async function main(): Promise<void> {
  const programs = findPostgres()
  if (programs === null) {
    process.stdout.write('Skipped: there is no PostgreSQL on this machine.\n')
    return
  }
  const postgres = await startPostgres(programs)
  const database = openPostgres(postgres.url, 'migrating', () => {})
  const nodes = await Promise.all(
    Array.from({ length: Number(values.nodes) }, () => startMeasuredNode(postgres.url, SCALE)),
  )
  const count = USERS + 2 * Number(values.rooms)
  const accounts = await signUpMany(database, count, (index) => nodeAt(nodes, index).origin)
  const emptyBytes = memoryOf(nodes)
  /** The CPU time of each connection. A closed connection counts as it was last seen. */
  const servers = new Map<number, number>()
  // Code is compiled on its first run.
  await read(nodes, accounts)
  const reads = await measure('calls that read (get_user_progress)', () => read(nodes, accounts))
  const learners = await startLearners(LEARNERS, (index) => nodeAt(nodes, index).origin)
  const lines = [
    conditions(nodes),
    reads,
    await measure('practice answers', () => practise(learners)),
    await measure('answers in live matches', () => play(nodes, accounts.slice(USERS))),
    memoryInWords(nodes, emptyBytes),
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
      `${timesInWords(times)}\n` +
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

type Account = ReadonlyMap<string, string>

async function read(
  nodes: readonly MeasuredNode[],
  accounts: readonly Account[],
): Promise<readonly number[]> {
  const cookies = accounts.slice(0, USERS).map(cookieHeader)
  const connections = CALLERS / nodes.length
  const seconds = Number(values.seconds)
  const all = await Promise.all(
    nodes.map(({ port, origin }) =>
      callConstantly({ port, origin, cookies, connections, seconds }),
    ),
  )
  return all.flat().flatMap(([status, ms]) => (status === 200 ? [ms] : []))
}

/** Counts answers with all the calls around them. Individual durations are not reported. */
async function practise(learners: readonly Learner[]): Promise<readonly number[]> {
  const count = () => sum(learners.map(({ acknowledged }) => acknowledged.length))
  const before = count()
  await setTimeout(Number(values.seconds) * 1000)
  const answers = Array.from({ length: count() - before }, () => Number.NaN)
  await Promise.all(learners.map((learner) => learner.finish()))
  return answers
}

async function play(
  nodes: readonly MeasuredNode[],
  accounts: readonly Account[],
): Promise<readonly number[]> {
  const times: number[] = []
  await Promise.all(
    accounts.map((cookies, index) => findAndPlayTimed(nodeAt(nodes, index), cookies, times)),
  )
  return times
}

function memoryInWords(nodes: readonly MeasuredNode[], emptyBytes: number): string {
  const megabytes = (bytes: number) => (bytes / 2 ** 20 / nodes.length).toFixed(0)
  return (
    `memory of a node: ${megabytes(emptyBytes)} MB at the start, ` +
    `${megabytes(memoryOf(nodes))} MB after all this`
  )
}

function nodeAt(nodes: readonly MeasuredNode[], index: number): MeasuredNode {
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

function memoryOf(nodes: readonly MeasuredNode[]): number {
  return sum(
    nodes.map(({ program }) => {
      const status = readFileSync(`/proc/${program.process.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
    }),
  )
}

function conditions(nodes: readonly MeasuredNode[]): string {
  return (
    `${nodes.length} node${nodes.length === 1 ? '' : 's'} and a PostgreSQL that need not survive a ` +
    `power loss, on ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}) shared with ` +
    `the callers; load ${(loadavg()[0] ?? 0).toFixed(1)} at the start, Node ${process.versions.node}`
  )
}

/** Leaves out practice answers, which have a figure of their own. */
function timesInWords(times: readonly number[]): string {
  return times.every(Number.isNaN) ? 'with all calls around them' : timeSpread(times)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

await main()
