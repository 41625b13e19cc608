import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import getPort from 'get-port'

import type { Database } from '#server/platform/database/database.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { type Program, startMain } from '#server/testing/process.ts'
import { signUpAt } from '#server/testing/remote.ts'

import { auditCounts, auditLearner } from './kill-practice/books.ts'
import { type Learner, startLearner } from './kill-practice/learner.ts'
import { findPostgres, startPostgres } from './postgres/throwaway-postgres.ts'
import { makeNextVersion } from './rolling-upgrade/next-version.ts'
import { findNginx, startNginx } from './rolling-upgrade/nginx.ts'
import { type Robot, startRobot } from './rolling-upgrade/robot.ts'

/*
 * Two nodes on a PostgreSQL of their own, behind nginx with the settings of ops/nginx.conf. Robots play
 * live matches and practise while the nodes are drained, killed and upgraded one by one to a version
 * with one more migration. Prints what the players noticed, and ends with 1 when an acknowledged answer
 * was lost or something does not add up. Run: node scripts/rigs/rolling-upgrade.ts --rounds 3
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    players: { type: 'string', default: '12' },
    learners: { type: 'string', default: '4' },
    scale: { type: 'string', default: '1' },
  },
})
const READY = /is ready/
/** How long all goes on undisturbed after each step, in milliseconds. */
const CALM_MS = 3000

type Node = { readonly port: number; program: Program }
type Step = { readonly what: string; readonly ms: number; readonly servedAfterMs: number }

async function main(): Promise<void> {
  const [nginx, programs] = [findNginx(), findPostgres()]
  if (nginx === null || programs === null) {
    const missing = nginx === null ? 'nginx' : 'PostgreSQL'
    process.stdout.write(`Skipped: there is no ${missing} on this machine.\n`)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'rolling-upgrade-'))
  const postgres = await startPostgres(programs)
  const [port, ...nodePorts] = await Promise.all([getPort(), getPort(), getPort()])
  const stopNginx = await startNginx(nginx, folder, { port, nodes: nodePorts })
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    DATABASE_URL: postgres.url,
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    SESSION_SECRET: 'a secret of measurements that is long enough',
    LIVE_TIME_SCALE: values.scale,
    LOG_LEVEL: 'error',
  }
  const nodes = await Promise.all(
    nodePorts.map(async (nodePort) => ({ port: nodePort, program: await start(nodePort) })),
  )
  const robots = await startRobots(port, origin)
  const learners = await Promise.all(
    Array.from({ length: Number(values.learners) }, (_, index) =>
      startLearner(origin, `learner${index}`),
    ),
  )
  const began = performance.now()
  const steps: Step[] = []
  await setTimeout(CALM_MS)
  /* oxlint-disable no-await-in-loop */
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const node of nodes) await step('drained', node, 'SIGTERM')
    for (const node of nodes) await step('killed', node, 'SIGKILL')
  }
  const next = makeNextVersion(join(folder, 'next'))
  for (const node of nodes) await step('upgraded', node, 'SIGTERM', next.main)
  /* oxlint-enable no-await-in-loop */
  const versions = await Promise.all(nodes.map(versionOf))
  await Promise.all([...robots, ...learners].map((one) => one.finish()))
  const seconds = (performance.now() - began) / 1000
  const refusal = await startOld()
  const database = openPostgres(postgres.url, 'serving', () => {})
  const wrong = await audit(database, robots, learners)
  await database.destroy()
  await Promise.all(nodes.map((node) => stop(node, 'SIGTERM')))
  await stopNginx()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  const isUpgraded = versions.every((version) => version === next.version)
  const complaints = [
    ...wrong,
    ...(isUpgraded ? [] : [`the nodes run ${versions.join(' and ')}`]),
    ...(refusal.includes('newer Periodic Wizard') ? [] : ['the old version started again']),
  ]
  report({ seconds, steps, robots, learners, complaints })

  async function start(at: number, file?: string): Promise<Program> {
    const program = startMain({ ...environment, PORT: String(at) }, { main: file })
    await program.says(READY)
    return program
  }

  async function step(
    what: string,
    node: Node,
    signal: 'SIGTERM' | 'SIGKILL',
    file?: string,
  ): Promise<void> {
    const from = performance.now()
    const served = Promise.all(learners.map((learner) => learner.served()))
    await stop(node, signal)
    await served
    await Promise.all(learners.map((learner) => learner.served()))
    const servedAfterMs = performance.now() - from
    node.program = await start(node.port, file)
    steps.push({ what, ms: performance.now() - from, servedAfterMs })
    await setTimeout(CALM_MS)
  }

  /** The output of the old version when it is started again after the upgrade. */
  async function startOld(): Promise<string> {
    const program = startMain({ ...environment, PORT: '0' })
    const code = await program.ended
    return code === 1 ? program.printed().error : ''
  }
}

async function stop({ program }: Node, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  program.process.kill(signal)
  const code = await program.ended
  if (signal === 'SIGTERM' && code !== 0) {
    throw new Error(`A node that was asked to stop ended with ${code}: ${program.printed().error}`)
  }
}

async function startRobots(port: number, origin: string): Promise<readonly Robot[]> {
  const robots: Robot[] = []
  for (let index = 0; index < Number(values.players); index += 1) {
    // Passwords are hashed two at a time anyway.
    // oxlint-disable-next-line no-await-in-loop
    robots.push(startRobot(port, await signUpAt(origin), origin))
  }
  return robots
}

async function versionOf({ port }: Node): Promise<string> {
  const answer: unknown = await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()
  return String(Object(answer).version)
}

async function audit(
  database: Database,
  robots: readonly Robot[],
  learners: readonly Learner[],
): Promise<readonly string[]> {
  const wrong: string[] = []
  const rows = await database.selectFrom('match_answers').selectAll().execute()
  const stored = new Map(
    rows.map((row) => [`${row.match_id} ${row.seat} ${row.question}`, row.choice]),
  )
  for (const { matchId, seat, question, choice } of robots.flatMap((robot) => robot.told())) {
    const found = stored.get(`${matchId} ${seat} ${question}`)
    if (found !== choice) wrong.push(`answer ${matchId} ${question}: told ${choice}, is ${found}`)
  }
  const hanging = await database
    .selectFrom('matches')
    .select('id')
    .where('due_at', 'is not', null)
    .execute()
  if (hanging.length > 0) wrong.push(`${hanging.length} matches did not end`)
  for (const learner of learners) {
    // oxlint-disable-next-line no-await-in-loop
    wrong.push(...(await auditLearner(database, learner)))
  }
  return [...wrong, ...(await auditCounts(database))]
}

type Report = {
  readonly seconds: number
  readonly steps: readonly Step[]
  readonly robots: readonly Robot[]
  readonly learners: readonly Learner[]
  readonly complaints: readonly string[]
}

function report({ seconds, steps, robots, learners, complaints }: Report): void {
  const gaps = robots.flatMap((robot) => robot.gaps)
  const refusals = Map.groupBy(
    robots.flatMap((robot) => robot.refusals),
    (refusal) => refusal,
  )
  const told = robots.reduce((sum, robot) => sum + robot.told().length, 0)
  const matches = robots.reduce((sum, robot) => sum + robot.finished(), 0)
  const answers = learners.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const repeated = learners.reduce((sum, learner) => sum + learner.failures(), 0)
  const lines = [
    `${steps.length} times a node went away in ${seconds.toFixed(0)} s, ` +
      `with ${robots.length} players and ${learners.length} learners:`,
    ...[...Map.groupBy(steps, ({ what }) => what)].map(
      ([what, those]) =>
        `  ${what} ${those.length} times: back after ${spread(those.map(({ ms }) => ms))}; ` +
        `all learners served again after ${spread(those.map(({ servedAfterMs }) => servedAfterMs))}`,
    ),
    `  live matches: ${matches} seen to the end, ${told} answers told to be on record`,
    `  connections lost: ${gaps.length}; back after ${spread(gaps)}`,
    `  refused: ${refusals.size === 0 ? 'nothing' : [...refusals].map(([why, all]) => `${why} ${all.length} times`).join(', ')}`,
    `  practice: ${answers} answers acknowledged, ${repeated} requests sent again`,
    ...(complaints.length === 0 ? ['  nothing lost, nothing doubled, all sums right'] : []),
    ...complaints.map((line) => `  WRONG ${line}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (complaints.length > 0) process.exitCode = 1
}

function spread(durations: readonly number[]): string {
  const sorted = durations.toSorted((one, other) => one - other)
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return `${(median / 1000).toFixed(1)} s (longest ${(longest / 1000).toFixed(1)} s)`
}

await main()
