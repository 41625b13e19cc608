import type { FastifyInstance } from 'fastify'

import { categories } from '#quiz/categories.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { call, type Cost, measureCalls, WARM_UP } from './parts/call-cost.ts'
import { conditions, inMilliseconds, percentile, tableOf } from './parts/figures.ts'
import { onPostgres } from './parts/postgres-app.ts'

/*
 * Processor time of the server for practice: ten questions issued, one opened, one answered by the pupils of a class in
 * turn, ten issued to a learner alone, who shares no question with others, and beside them the call
 * that reads the session alone, of a server that has run for a while, on a PostgreSQL of its own, whose time is not counted; then how long learners
 * wait who ask for ten questions at once. Needs a build. Run: node bench/practice.ts [calls]
 */

/** Most processor time of a call, in milliseconds. */
const LIMIT_MS = 2
/** Longest wait of learners who ask at once, in milliseconds. */
const WAIT_LIMIT_MS = 200
const AT_ONCE = 50
/** Pupils of a class. */
const PUPILS = 25
/** Calls before any is measured, since a template that was hardly drawn from takes several times as long. */
const BEFORE = 300
const CALLS = Number(process.argv[2] ?? 400)
const BATCH = 20
const WISH = {
  count: 10,
  enabled_categories: categories.map(({ id }) => id),
  difficulty: 'medium' as const,
}

async function main(app: FastifyInstance): Promise<void> {
  const earlier = await signUp({ app })
  for (let asked = 0; asked < BEFORE; asked += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await earlier.call('issue_practice_questions', WISH)
  }
  const alone = await signUp({ app })
  const pupils = await Promise.all(Array.from({ length: PUPILS }, () => signUp({ app })))
  const issued = new Map<NewUser, string[]>(pupils.map((pupil) => [pupil, []]))
  const issueToAll = async () => {
    for (const [pupil, ids] of issued) {
      // oxlint-disable-next-line no-await-in-loop
      const { questions } = await pupil.call('issue_practice_questions', WISH)
      ids.push(...questions.map(({ issue_id }) => issue_id))
    }
  }
  // The calls that warm up open and answer too.
  // oxlint-disable-next-line no-await-in-loop
  for (let all = 0; all < CALLS + WARM_UP; all += PUPILS * WISH.count) await issueToAll()
  const inTurn = (ask: (pupil: NewUser, issueId: string | undefined) => Promise<unknown>) => {
    let turn = 0
    return () => {
      const pupil = pupils[turn % PUPILS] ?? alone
      const issueId = issued.get(pupil)?.[Math.floor(turn / PUPILS)]
      turn += 1
      return ask(pupil, issueId)
    }
  }
  const costs = await measureCalls(
    {
      get_session: inTurn((pupil) => call(app, pupil, 'get_session', {})),
      issue_practice_questions: inTurn((pupil) =>
        call(app, pupil, 'issue_practice_questions', WISH),
      ),
      'the same to one alone': () => call(app, alone, 'issue_practice_questions', WISH),
      open_practice_question: inTurn((pupil, issue_id) =>
        call(app, pupil, 'open_practice_question', { issue_id }),
      ),
      answer_practice_question: inTurn((pupil, issue_id) =>
        call(app, pupil, 'answer_practice_question', { issue_id, selected_answer: 0 }),
      ),
    },
    CALLS,
    BATCH,
  )
  const rows = Object.entries(costs).map(([name, cost]) => rowOf(name, cost))
  const heading = ['call', 'processor', 'p50', 'p99', 'limit']
  process.stdout.write(`${tableOf([heading, ...rows])}\n`)
  const learners = await Promise.all(Array.from({ length: AT_ONCE }, () => signUp({ app })))
  const waits = await Promise.all(
    learners.map(async (one) => {
      const began = performance.now()
      await call(app, one, 'issue_practice_questions', WISH)
      return performance.now() - began
    }),
  )
  const longest = Math.max(...waits)
  process.stdout.write(
    `${AT_ONCE} learners ask for ten questions at once: p50 ${inMilliseconds(percentile(waits, 0.5))}, ` +
      `longest ${inMilliseconds(longest)}; ${WAIT_LIMIT_MS} ms ${longest <= WAIT_LIMIT_MS ? 'met' : 'not met'}\n` +
      `${conditions()}, ${CALLS} calls each after ${WARM_UP} to warm up\n`,
  )
}

function rowOf(name: string, { processor, middle, slow }: Cost): readonly string[] {
  const verdict = `${LIMIT_MS} ms ${processor <= LIMIT_MS ? 'met' : 'not met'}`
  return [name, inMilliseconds(processor), inMilliseconds(middle), inMilliseconds(slow), verdict]
}

await onPostgres(main)
