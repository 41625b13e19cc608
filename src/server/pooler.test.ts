import getPort from 'get-port'
import { describe, expect, onTestFinished, test } from 'vitest'

import { auditLearner } from '#scripts/rigs/kill-practice/books.ts'
import { startLearner } from '#scripts/rigs/kill-practice/learner.ts'
import { hasPooler, type Pooler, startPooler } from '#scripts/rigs/postgres/throwaway-pooler.ts'

import { openPostgres } from './platform/database/postgres.ts'
import { createDatabase } from './testing/database/databases.ts'
import { type Program, startMain } from './testing/process.ts'

const url = process.env['TEST_DATABASE_URL']
const SLOW = { tags: 'long' }
/** Enough answers that their transactions are spread over the connections of the pooler. */
const ANSWERS = 20

describe.runIf(url !== undefined && hasPooler())('behind PgBouncer', () => {
  test(
    'a pooler in transaction mode without a way past it is refused at the start',
    SLOW,
    async () => {
      const { pooler } = await pooled('transaction')
      const program = await started({ DATABASE_URL: pooler.url })
      expect(await program.ended).toBe(1)
      const said = program.printed().error
      expect(said).toContain('leads to a pooler in transaction mode')
      expect(said).toContain('Set DATABASE_DIRECT_URL')
      const past = await started({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url })
      expect(await past.ended).toBe(1)
    },
  )

  test.each(['transaction', 'session'] as const)(
    'learners practise in %s mode',
    SLOW,
    async (mode) => {
      const { pooler, address } = await pooled(mode)
      const direct = mode === 'transaction' ? { DATABASE_DIRECT_URL: address } : {}
      const program = await started({ DATABASE_URL: pooler.url, ...direct })
      const [, origin = ''] = await program.says(/is ready: (http:\/\/localhost:\d+)$/m)
      const learners = await Promise.all(
        ['first', 'second'].map((name) => startLearner(origin, `${name}-${mode}`)),
      )
      for (const learner of learners) {
        // oxlint-disable-next-line no-await-in-loop
        while (learner.acknowledged.length < ANSWERS) await learner.served()
      }
      await Promise.all(learners.map((learner) => learner.finish()))
      const database = openPostgres(address, 'reading', () => {})
      const wrong = await Promise.all(learners.map((learner) => auditLearner(database, learner)))
      await database.destroy()
      expect(wrong).toEqual([[], []])
      // A busy machine may refuse a call; the database must not.
      expect(program.printed().out).toMatch(/^Periodic Wizard \S+ is ready: \S+\n$/)
    },
  )
})

async function pooled(
  mode: 'transaction' | 'session',
): Promise<{ readonly pooler: Pooler; readonly address: string }> {
  const address = await createDatabase(url ?? '')
  const pooler = await startPooler(address, mode)
  onTestFinished(pooler.stop)
  return { pooler, address }
}

async function started(variables: Readonly<Record<string, string>>): Promise<Program> {
  const port = String(await getPort())
  const secret = { SESSION_SECRET: 'a secret of tests that is long enough' }
  const program = startMain({ ...variables, ...secret, PORT: port, LOG_LEVEL: 'error' })
  onTestFinished(async () => {
    program.process.kill('SIGTERM')
    await program.ended
  })
  return program
}
