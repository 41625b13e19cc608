import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { categories } from '#quiz/categories.ts'
import { templatesOfSkill } from '#quiz/learning/askable.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { courseOrder } from '#quiz/prerequisites.ts'
import { productionKinds } from '#quiz/task.ts'
import { rebuildStates } from '#server/learning/skill-states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { call, type Cost, measureCalls, WARM_UP } from './parts/call-cost.ts'
import { conditions, inMilliseconds, tableOf } from './parts/figures.ts'
import { onPostgres } from './parts/postgres-app.ts'

/*
 * Processor time of the server for the plan of a day, for a question issued by it and for an answer, which
 * changes the states, of learners with no answers, 2,000 and 20,000, on a PostgreSQL of its own, whose time is not counted. The plan is what a call takes beyond one that reads the
 * session alone. Needs a build. Run: node bench/plan.ts [calls]
 */

/** Most processor time of a plan, in milliseconds. */
const LIMIT_MS = 2
const CALLS = Number(process.argv[2] ?? 300)
/** Calls of a kind, one after the other, in a round. */
const BATCH = 20
const ROWS = 2000
const DAY_MS = 86_400_000

const WISH = {
  size: 12,
  enabled_categories: categories.map(({ id }) => id),
  difficulty: 'medium' as const,
  question_types: [...questionTypes.map(({ id }) => id), ...productionKinds],
}

const PRACTICE = { enabled_categories: WISH.enabled_categories, difficulty: WISH.difficulty }

async function main(app: FastifyInstance, database: Database): Promise<void> {
  const rows: string[][] = [
    ['answers', 'call', 'processor', 'of it the plan', 'p50', 'p99', 'limit'],
  ]
  for (const count of [0, 2000, 20_000]) {
    // One after the other, so that the processor time is that of one call.
    // oxlint-disable-next-line no-await-in-loop
    const visitor = await signUp({ app })
    // oxlint-disable-next-line no-await-in-loop
    await answer(database, visitor, count)
    const wish = { ...WISH, local_day: Math.floor(Date.now() / DAY_MS) }
    const about = { about: { kind: 'plan' }, asked: [], ideas: [] }
    // oxlint-disable-next-line no-await-in-loop
    const issueIds = await issued(visitor)
    // oxlint-disable-next-line no-await-in-loop
    const { session, plan, issue, given } = await measureCalls(
      {
        session: () => call(app, visitor, 'get_session', {}),
        plan: () => call(app, visitor, 'get_plan', wish),
        issue: () => call(app, visitor, 'issue_planned_question', { ...wish, ...about }),
        given: () =>
          call(app, visitor, 'answer_practice_question', {
            issue_id: issueIds.pop(),
            selected_answer: 0,
            local_day: wish.local_day,
          }),
      },
      CALLS,
      BATCH,
    )
    rows.push(
      rowOf(count, 'get_session', session, null),
      rowOf(count, 'get_plan', plan, session),
      rowOf(count, 'issue_planned_question', issue, session),
      rowOf(count, 'answer_practice_question', given, session, null),
    )
  }
  process.stdout.write(
    `${tableOf(rows)}\n${conditions()}, ${CALLS} calls each after ${WARM_UP} to warm up\n`,
  )
}

/** Issues as many questions as are answered while it is measured. */
async function issued(visitor: NewUser): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < CALLS + WARM_UP) {
    // oxlint-disable-next-line no-await-in-loop
    const { questions } = await visitor.call('issue_practice_questions', { ...PRACTICE, count: 10 })
    ids.push(...questions.map(({ issue_id }) => issue_id))
  }
  return ids
}

/** Stores answers of the last half year, to questions of all skills, and folds them. */
async function answer(database: Database, { userId }: NewUser, count: number): Promise<void> {
  const templates = courseOrder.flatMap((id) => templatesOfSkill(id))
  const now = Date.now()
  const answers = Array.from({ length: count }, (_, index) => ({
    user_id: userId,
    issue_id: crypto.randomUUID(),
    question_id: `${templates[index % templates.length]}.1.${index.toString(36)}`,
    selected_answer: 0,
    is_correct: index % 4 !== 0,
    milliseconds: 8000,
    answered_at: new Date(now - (count - index) * ((180 * DAY_MS) / count)),
    xp: 0,
  }))
  for (let start = 0; start < answers.length; start += ROWS) {
    const part = answers.slice(start, start + ROWS)
    // A statement has a limited number of parameters.
    // oxlint-disable-next-line no-await-in-loop
    await database.insertInto('answers').values(part).execute()
  }
  await rebuildStates(database, userId)
  // A database does so by itself within minutes; without it, it does not know yet that a user has many answers.
  await sql`analyze`.execute(database)
}

function rowOf(
  count: number,
  name: string,
  { processor, middle, slow }: Cost,
  session: Cost | null,
  limit: number | null = LIMIT_MS,
): string[] {
  const own = session === null ? 0 : processor - session.processor
  const verdict = limit === null ? '' : `${limit} ms ${own <= limit ? 'met' : 'not met'}`
  return [
    count.toLocaleString('en-US'),
    name,
    inMilliseconds(processor),
    session === null ? '' : inMilliseconds(own),
    inMilliseconds(middle),
    inMilliseconds(slow),
    session === null ? '' : verdict,
  ]
}

await onPostgres(main)
