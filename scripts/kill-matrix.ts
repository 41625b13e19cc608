import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createDatabase } from '#server/testing/databases.ts'
import { type Death, moments, surviveDeath } from '#server/testing/kill.ts'

// Kills a server in every state of a match, in each way, and plays the match to its end on the next
// one. Prints a table; ends with 1 when an answer was lost or the results do not agree.
// Run: node scripts/kill-matrix.ts. With TEST_DATABASE_URL it uses a real PostgreSQL.

const deaths: readonly Death[] = ['SIGKILL', 'SIGTERM']
const AGREED = new Set(['won lost', 'lost won', 'draw draw'])
const url = process.env['TEST_DATABASE_URL']
let failed = 0

for (const death of deaths) {
  for (const moment of moments) {
    // One after the other: each needs a processor for itself.
    // oxlint-disable no-await-in-loop
    const folder = mkdtempSync(join(tmpdir(), 'kill-'))
    const where: Record<string, string> =
      url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: await createDatabase(url) }
    const { lost, results, xp, gap } = await surviveDeath(where, moment, death)
    const isFine = lost.length === 0 && AGREED.has(results.join(' '))
    if (!isFine) failed += 1
    process.stdout.write(
      `${isFine ? 'ok    ' : 'FAILED'} ${death} while ${moment.padEnd(9)} ` +
        `${results.join(' ')}, XP ${xp.join(' ')}, ${lost.length} lost, ` +
        `connected again after ${Math.round(gap)} ms\n`,
    )
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exitCode = failed === 0 ? 0 : 1
