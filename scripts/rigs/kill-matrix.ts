import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createDatabase } from '#server/testing/database/databases.ts'
import {
  clientsCut,
  type Fault,
  moments,
  serverAsleep,
  serverFaults,
  silenced,
  surviveFault,
  type Survival,
} from '#server/testing/match/faults.ts'
import { openRelay, type Relay } from '#server/testing/socket/relay.ts'

import { type MortalPostgres, startMortalPostgres } from './postgres/mortal-postgres.ts'
import { findPostgres } from './postgres/throwaway-postgres.ts'

/**
 * Lets a server or a player lose something in every state of a match, in each way, and plays the match
 * to its end:
 *
 *     node scripts/rigs/kill-matrix.ts [fault] [moment]
 *
 * It starts a PostgreSQL of its own, which is killed too. Where there are no programs of PostgreSQL
 * the embedded database is used, and what only a real one can suffer is left out. Prints a line for
 * each case; ends with 1 when an answer was lost or a law of the matches is broken.
 */

const AGREED = new Set(['won lost', 'lost won', 'draw draw'])
const [onlyFault = '', onlyMoment = ''] = process.argv.slice(2)

type Case = { readonly fault: Fault; readonly moment: (typeof moments)[number] }

async function main(): Promise<void> {
  const programs = findPostgres()
  const failed = programs === null ? await onEmbedded() : await onPostgres(programs)
  process.exitCode = failed === 0 ? 0 : 1
}

async function onEmbedded(): Promise<number> {
  print('There is no PostgreSQL: the embedded database is used, and only servers and players fall.')
  return playAll([...serverFaults, serverAsleep, clientsCut], async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kill-'))
    return {
      where: { DATA_DIR: folder },
      remove: () => rmSync(folder, { recursive: true, force: true }),
    }
  })
}

async function onPostgres(programs: string): Promise<number> {
  const postgres = await startMortalPostgres(programs)
  const relay = await openRelay(Number(new URL(postgres.url).port))
  const folder = mkdtempSync(join(tmpdir(), 'kill-'))
  const faults = [
    ...serverFaults,
    serverAsleep,
    databaseKilled(postgres),
    packetsDropped(relay),
    clientsCut,
  ]
  const failed = await playAll(faults, async () => {
    const url = new URL(await createDatabase(postgres.url))
    url.port = String(relay.port)
    return { where: { DATABASE_URL: url.href, DATA_DIR: folder }, remove() {} }
  })
  await relay.close()
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
  return failed
}

function databaseKilled(postgres: MortalPostgres): Fault {
  return {
    name: 'PostgreSQL SIGKILL',
    async strike() {
      const diedAt = performance.now()
      await postgres.end('SIGKILL')
      await postgres.start()
      return diedAt
    },
  }
}

function packetsDropped(relay: Relay): Fault {
  return { name: 'packets dropped for 10 s', strike: () => silenced(relay) }
}

type Place = { readonly where: Readonly<Record<string, string>>; readonly remove: () => void }

/** Plays each case, one after the other, and gives how many went wrong. */
async function playAll(faults: readonly Fault[], open: () => Promise<Place>): Promise<number> {
  const cases = faults
    .flatMap((fault) => moments.map((moment): Case => ({ fault, moment })))
    .filter(({ fault, moment }) => fault.name.includes(onlyFault) && moment.includes(onlyMoment))
  let failed = 0
  for (const { fault, moment } of cases) {
    // One after the other: each needs a processor for itself.
    // oxlint-disable-next-line no-await-in-loop
    const { where, remove } = await open()
    // oxlint-disable-next-line no-await-in-loop
    const survival = await surviveFault(where, moment, fault)
    if (!isFine(survival)) failed += 1
    report({ fault, moment }, survival)
    remove()
  }
  print(`${cases.length} cases, ${failed} failed`)
  return failed
}

function isFine({ problems, results }: Survival): boolean {
  return problems.length === 0 && AGREED.has(results.join(' '))
}

function report({ fault, moment }: Case, survival: Survival): void {
  const { problems, results, xp, gap, down } = survival
  print(
    `${isFine(survival) ? 'ok    ' : 'FAILED'} ${fault.name.padEnd(24)} while ` +
      `${moment.padEnd(9)} ${results.join(' ')}, XP ${xp.join(' ')}, ` +
      `down for ${Math.round(down)} ms, told again after ${Math.round(gap)} ms`,
  )
  for (const problem of problems) print(`       ${problem}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
