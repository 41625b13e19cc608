import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { createDatabase } from '#server/testing/database/databases.ts'
import {
  clientsCut,
  clientsReset,
  type Fault,
  moments,
  packetsDelayed,
  serverAsleep,
  serverFaults,
  silenced,
  surviveFault,
} from '#server/testing/match/faults.ts'
import { openRelay, type Relay } from '#server/testing/socket/relay.ts'

import { classMoments, surviveInClass } from './class-game/survive.ts'
import { surviveInWork, workMoments } from './class-work/survive.ts'
import { type MortalPostgres, startMortalPostgres } from './postgres/mortal-postgres.ts'
import { findPostgres } from './postgres/throwaway-postgres.ts'

/**
 * Lets a server or a player lose something in every state of a match, of a class game and of work for a class, in each
 * way, and plays it to its end:
 *
 *     node scripts/rigs/kill-matrix.ts [--embedded] [fault] [moment]
 *
 * The moments of a class game begin with 'class'. Its 28 players come from three networks, two of which let no
 * WebSocket through. Those of work that is given to a class begin with 'class work'.
 *
 * It starts a PostgreSQL of its own, which is killed too. Where there are no programs of PostgreSQL, or with
 * `--embedded`, the embedded database is used, and what only a real one can suffer is left out. Prints a line for
 * each case; ends with 1 when an answer was lost, a report differs from what was tapped, or a law of the matches is broken.
 */

/** What happens between the players and the server. */
const networkFaults: readonly Fault[] = [clientsCut, clientsReset, packetsDelayed]
const AGREED = new Set(['won lost', 'lost won', 'draw draw'])
const { values, positionals } = parseArgs({
  options: { embedded: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [onlyFault = '', onlyMoment = ''] = positionals

type Where = Readonly<Record<string, string>>
type Case = {
  readonly fault: Fault
  readonly moment: string
  readonly survive: (where: Where) => Promise<Outcome>
}
/** How a case went, in words, and what is wrong. */
type Outcome = { readonly words: string; readonly problems: readonly string[] }

async function main(): Promise<void> {
  const programs = values.embedded ? null : findPostgres()
  const failed = programs === null ? await onEmbedded() : await onPostgres(programs)
  process.exitCode = failed === 0 ? 0 : 1
}

async function onEmbedded(): Promise<number> {
  print('On the embedded database only servers and players fall.')
  return playAll([...serverFaults, serverAsleep, ...networkFaults], async () => {
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
    ...networkFaults,
  ]
  try {
    return await playAll(faults, async () => {
      const url = new URL(await createDatabase(postgres.url))
      url.port = String(relay.port)
      return { where: { DATABASE_URL: url.href, DATA_DIR: folder }, remove() {} }
    })
  } finally {
    await relay.close()
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
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

type Place = { readonly where: Where; readonly remove: () => void }

/** Plays each case, one after the other, and gives how many went wrong. */
async function playAll(faults: readonly Fault[], open: () => Promise<Place>): Promise<number> {
  const cases = faults
    .flatMap(casesOf)
    .filter(({ fault, moment }) => fault.name.includes(onlyFault) && moment.includes(onlyMoment))
  let failed = 0
  for (const { fault, moment, survive } of cases) {
    // One after the other: each needs a processor for itself.
    // oxlint-disable-next-line no-await-in-loop
    const { where, remove } = await open()
    // oxlint-disable-next-line no-await-in-loop
    const { words, problems } = await survive(where)
    const isFine = problems.length === 0
    if (!isFine) failed += 1
    print(
      `${isFine ? 'ok    ' : 'FAILED'} ${fault.name.padEnd(24)} while ${moment.padEnd(19)} ${words}`,
    )
    for (const problem of problems) print(`       ${problem}`)
    remove()
  }
  print(`${cases.length} cases, ${failed} failed`)
  return failed
}

function casesOf(fault: Fault): readonly Case[] {
  return [
    ...moments.map((moment) => ({
      fault,
      moment,
      survive: (where: Where) => inMatch(where, moment, fault),
    })),
    ...classMoments.map((moment) => ({
      fault,
      moment: `class ${moment}`,
      survive: (where: Where) => inClass(where, moment, fault),
    })),
    ...workMoments.map((moment) => ({
      fault,
      moment: `class work ${moment}`,
      survive: (where: Where) => inWork(where, moment, fault),
    })),
  ]
}

async function inMatch(
  where: Where,
  moment: (typeof moments)[number],
  fault: Fault,
): Promise<Outcome> {
  const { problems, results, xp, gap, down } = await surviveFault(where, moment, fault)
  const ended = results.join(' ')
  return {
    words:
      `${ended}, XP ${xp.join(' ')}, ` +
      `down for ${Math.round(down)} ms, told again after ${Math.round(gap)} ms`,
    problems: AGREED.has(ended) ? problems : [`The players do not agree: ${ended}`, ...problems],
  }
}

async function inClass(
  where: Where,
  moment: (typeof classMoments)[number],
  fault: Fault,
): Promise<Outcome> {
  const { problems, answers, gap } = await surviveInClass(where, moment, fault)
  return { words: `${answers} answers, told again after ${Math.round(gap)} ms`, problems }
}

async function inWork(
  where: Where,
  moment: (typeof workMoments)[number],
  fault: Fault,
): Promise<Outcome> {
  const { problems, answers, gap } = await surviveInWork(where, moment, fault)
  return { words: `${answers} tries, all sent after ${Math.round(gap)} ms`, problems }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
