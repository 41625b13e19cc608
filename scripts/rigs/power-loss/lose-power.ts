import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

import { openEmbedded } from '#server/platform/database/embedded.ts'

import { type DiskImage, type DiskOperation, imageAfter } from './disk-journal.ts'
import { createLedger, type Ledger, type Worked, wrongWith } from './ledger.ts'
import { recordDisk } from './record-disk.ts'

/** The disk writes of a database while it acknowledged answers. */
export type Recording = {
  readonly operations: readonly DiskOperation[]
  readonly acknowledgedAt: Ledger['acknowledgedAt']
  /** How many operations it took to make the database. */
  readonly begunAt: number
}

/** This share of the losses may come while the database is made. */
const WHILE_MADE = 0.2

/** The results of simulated power losses. */
export type Losses = {
  readonly times: number
  /** The problems, each with the loss of power after which it appeared. */
  readonly problems: readonly string[]
}

/** How the database is run: as the server does, or as the package does by default. */
export type Care = 'durable' | 'careless'

/** Makes a database, lets it acknowledge answers, and records all that it does to its disk. */
export async function recordAnswers(care: Care, answers: number): Promise<Recording> {
  const folder = mkdtempSync(join(tmpdir(), 'power-loss-'))
  const recorder = recordDisk(folder)
  const ledger = createLedger(() => recorder.operations.length)
  try {
    const pglite = await open(care, join(folder, 'postgres'))
    await ledger.work(pglite, answers)
    await pglite.close()
  } finally {
    recorder.stop()
    rmSync(folder, { recursive: true })
  }
  return {
    operations: recorder.operations,
    acknowledgedAt: ledger.acknowledgedAt,
    begunAt: ledger.begunAt(),
  }
}

/**
 * Loses the power at moments that chance picks, leaves to chance what was not synced, and opens what is left.
 */
export async function losePower(
  { operations, acknowledgedAt, begunAt }: Recording,
  times: number,
  random: () => number,
): Promise<Losses> {
  const problems: string[] = []
  for (let time = 0; time < times; time += 1) {
    const from = random() < WHILE_MADE ? 0 : begunAt
    const at = from + Math.floor(random() * (operations.length + 1 - from))
    const lostShare = [1, 0.5, 0.1][Math.floor(random() * 3)] ?? 1
    const image = imageAfter(operations.slice(0, at), { lostShare, random })
    // One after the other: each is a database of its own.
    // oxlint-disable-next-line no-await-in-loop
    const wrong = await openedAfter(image, acknowledgedAt(at))
    const where = `operation ${at} of ${operations.length}, ${lostShare * 100} % lost`
    problems.push(...wrong.map((problem) => `${where}: ${problem}`))
  }
  return { times, problems }
}

async function openedAfter(image: DiskImage, acknowledged: number): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'power-loss-'))
  try {
    for (const [path, bytes] of image) {
      if (bytes === null) mkdirSync(join(folder, path), { recursive: true })
      else writeFileSync(join(folder, path), bytes)
    }
    const files = join(folder, 'postgres')
    if (!existsSync(files)) {
      return acknowledged === 0 ? [] : [`the database is gone, with ${acknowledged} answers`]
    }
    const { database } = await openEmbedded(folder)
    try {
      return await wrongWith(database, acknowledged)
    } finally {
      await database.destroy()
    }
  } catch (error) {
    return [`it cannot be opened: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function open(care: Care, files: string): Promise<Worked> {
  if (care === 'careless') return PGlite.create(files)
  // Imported only now, so that it uses the recorder.
  const { createPglite } = await import('#server/platform/pglite/create-pglite.ts')
  return createPglite(files)
}
