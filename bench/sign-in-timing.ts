import { cpus } from 'node:os'
import { performance } from 'node:perf_hooks'

import { limitedHashing } from '#server/auth/hashing.ts'
import { testAccounts } from '#server/testing/app.ts'
import { embeddedTestDatabase } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { visit } from '#server/testing/visitor.ts'

/**
 * Whether the time of a refusal tells if an account exists: a wrong password for a known and for an
 * unknown address, in turn. Prints the medians and how well one could tell the two apart (the area
 * under the curve: 0.5 is chance).
 */

const ROUNDS = 300
const KNOWN = 'known@chem.example'

async function main(): Promise<void> {
  const accounts = { ...testAccounts, passwords: limitedHashing() }
  const served = await serveOn(embeddedTestDatabase, { accounts })
  await visit(served.app).call('sign_up', { email: KNOWN, password: 'violet-brass-telescope' })
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // One after the other, in turn: the machine is as busy for one as for the other.
    // oxlint-disable-next-line no-await-in-loop
    known.push(await refusalTime(served, KNOWN))
    // As above.
    // oxlint-disable-next-line no-await-in-loop
    unknown.push(await refusalTime(served, `unknown${round}@chem.example`))
  }
  await served.close()
  process.stdout.write(
    [
      `known address    median ${median(known).toFixed(2)} ms`,
      `unknown address  median ${median(unknown).toFixed(2)} ms`,
      `difference       ${(median(known) - median(unknown)).toFixed(2)} ms, AUC ${auc(known, unknown).toFixed(3)}`,
      `conditions       ${ROUNDS} of each in turn, embedded database, ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.versions.node}`,
      '',
    ].join('\n'),
  )
}

async function refusalTime({ app, database }: Served, email: string): Promise<number> {
  await database.deleteFrom('rate_limits').execute()
  const startedAt = performance.now()
  await visit(app).refusal('sign_in', { email, password: 'copper-lantern-orchid' })
  return performance.now() - startedAt
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** How often a time of the first kind is longer than one of the second. */
function auc(first: readonly number[], second: readonly number[]): number {
  const longer = first.reduce(
    (sum, a) => sum + second.filter((b) => a > b).length + second.filter((b) => a === b).length / 2,
    0,
  )
  return longer / (first.length * second.length)
}

await main()
