import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'

import { pick, type Random, shuffle } from '#quiz/random.ts'
import type { MortalPostgres } from '#scripts/rigs/postgres/mortal-postgres.ts'
import type { Database } from '#server/platform/database/database.ts'

import type { Front } from './front.ts'
import type { MortalServer } from './server.ts'

/** All that can be broken. */
export type Scene = {
  readonly servers: readonly MortalServer[]
  readonly postgres: MortalPostgres
  readonly front: Front
  /** A connection of the chaos program. */
  readonly database: Database
  readonly random: Random
}

export type Fault = {
  readonly name: string
  /** Processes that it kills or stops at once. */
  readonly kills: number
  /** How often it comes in one round of all. */
  readonly weight: number
  /** Settles when everything that was broken is up again. */
  readonly strike: (scene: Scene) => Promise<void>
}

const faults: readonly Fault[] = [
  {
    name: 'one server SIGKILL',
    kills: 1,
    weight: 4,
    strike: (scene) => one(scene).restart('SIGKILL'),
  },
  {
    name: 'one server SIGTERM',
    kills: 1,
    weight: 1,
    strike: (scene) => one(scene).restart('SIGTERM'),
  },
  {
    name: 'both servers SIGKILL',
    kills: 2,
    weight: 1,
    async strike({ servers }) {
      await Promise.all(servers.map((server) => server.restart('SIGKILL')))
    },
  },
  {
    name: 'one server SIGSTOP',
    kills: 0,
    weight: 1,
    async strike(scene) {
      const server = one(scene)
      server.signal('SIGSTOP')
      await setTimeout(between(scene, 1000, 6000))
      server.signal('SIGCONT')
    },
  },
  {
    name: 'PostgreSQL SIGKILL',
    kills: 1,
    weight: 8,
    strike: (scene) => database(scene, 'SIGKILL'),
  },
  {
    name: 'PostgreSQL SIGQUIT',
    kills: 1,
    weight: 4,
    strike: (scene) => database(scene, 'SIGQUIT'),
  },
  {
    name: 'packets dropped, one server',
    kills: 0,
    weight: 1,
    strike: (scene) => silence(scene, [one(scene)]),
  },
  {
    name: 'packets dropped, both servers',
    kills: 0,
    weight: 1,
    strike: (scene) => silence(scene, scene.servers),
  },
  { name: 'half of the backends ended', kills: 0, weight: 1, strike: endBackends },
  {
    name: 'players cut off',
    kills: 0,
    weight: 1,
    async strike({ front, random }) {
      front.cut(random())
    },
  },
]

/** All faults as often as their weight says, in an order that chance gives. */
export function shuffledRound(random: Random): readonly Fault[] {
  return shuffle(
    random,
    faults.flatMap((fault) => Array.from({ length: fault.weight }, () => fault)),
  )
}

function one({ servers, random }: Scene): MortalServer {
  return pick(random, servers)
}

function between({ random }: Scene, least: number, most: number): number {
  return least + random() * (most - least)
}

async function database({ postgres }: Scene, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  await postgres.end(signal)
  await postgres.start()
}

async function silence(scene: Scene, servers: readonly MortalServer[]): Promise<void> {
  for (const { network } of servers) network.silence()
  await setTimeout(between(scene, 2000, 10_000))
  await Promise.all(servers.map(({ network }) => network.heal()))
}

async function endBackends({ database: connection }: Scene): Promise<void> {
  for (const _ of [1, 2]) {
    // Once a second.
    // oxlint-disable-next-line no-await-in-loop
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()
        and application_name <> 'chaos' and random() < 0.5
    `.execute(connection)
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(1000)
  }
}
