import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { keptByDefault } from '#server/testing/account/kept-days.ts'
import { giveBelongings } from '#server/testing/calls/call-inputs.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'

import { MAX_PAGES, sweepAccounts } from './sweep.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PAGE = { user_agent: 'Phone', timestamp: '2030-01-01T00:00:00.000Z' }

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())

  test('expired rows are deleted, and the others stay', async () => {
    const visitor = await signUp(served, 'sweep')
    await visitor.call('update_user_session', { session_id: 'page-0001', device_info: PAGE })
    await visitor.call('send_password_reset', { email: 'sweep@chem.example' })
    await served.settled()
    const counts = []
    for (const days of [0, 2, 8, 100]) {
      await sweepAccounts(served.database, Date.now() + days * DAY_MS, keptByDefault)
      counts.push(await rowCounts())
    }
    expect(counts).toEqual([
      { rate_limits: 4, sessions: 1, verifications: 1, user_sessions: 1, outgoing_mails: 1 },
      { rate_limits: 0, sessions: 1, verifications: 0, user_sessions: 1, outgoing_mails: 1 },
      { rate_limits: 0, sessions: 0, verifications: 0, user_sessions: 1, outgoing_mails: 0 },
      { rate_limits: 0, sessions: 0, verifications: 0, user_sessions: 0, outgoing_mails: 0 },
    ])
  })

  test('of the pages of a user the last that were seen stay', async () => {
    const visitor = await signUp(served, 'pages')
    await sql`
      insert into user_sessions (user_id, session_id, user_agent, started_at, seen_at)
      select ${visitor.userId}::uuid, 'page-' || place, 'Phone', current_timestamp, current_timestamp - place * interval '1 second'
      from generate_series(1, ${MAX_PAGES + 20}::integer) place
    `.execute(served.database)
    await sweepAccounts(served.database, Date.now(), keptByDefault)
    const left = await served.database
      .selectFrom('user_sessions')
      .select('session_id')
      .where('user_id', '=', visitor.userId)
      .orderBy('seen_at', 'desc')
      .execute()
    expect(left.map((page) => page.session_id)).toEqual(
      Array.from({ length: MAX_PAGES }, (_, index) => `page-${index + 1}`),
    )
  })

  test('networks of players are forgotten after a week', async () => {
    const { userId } = await signUp(served, 'networks')
    const week = new Date().toISOString().slice(0, 10)
    await served.database
      .insertInto('player_networks')
      .values({ user_id: userId, network: 'hash', week })
      .execute()
    const left = []
    for (const days of [0, 7, 8]) {
      await sweepAccounts(served.database, Date.now() + days * DAY_MS, keptByDefault)
      left.push((await served.database.selectFrom('player_networks').selectAll().execute()).length)
    }
    expect(left).toEqual([1, 1, 0])
  })

  test('issued questions are forgotten after 30 days, and matches only where that is wanted', async () => {
    const owner = await signUp(served, 'retention')
    const { matchId } = await giveBelongings(owner, served.database)
    const at = new Date('2030-01-02T03:04:05.678Z')
    await served.database
      .insertInto('match_answers')
      .values({
        match_id: matchId,
        seat: 0,
        question: 0,
        choice: 1,
        opened_at: at,
        answered_at: at,
        milliseconds: 900,
      })
      .execute()
    const counts = []
    const afterMonth = Date.now() + 31 * DAY_MS
    const afterYear = Date.UTC(2030, 0, 2) + 400 * DAY_MS
    for (const [now, days] of [
      [Date.now(), undefined],
      [afterMonth, undefined],
      [afterYear, undefined],
      [afterYear, 500],
      [afterYear, 365],
    ] as const) {
      await sweepAccounts(served.database, now, { ...keptByDefault, matches: days })
      counts.push(await keptCounts())
    }
    const ofMatch = { matches: 1, match_players: 2, match_questions: 10, match_answers: 1 }
    expect(counts).toEqual([
      { issued_questions: 2, ...ofMatch },
      { issued_questions: 0, ...ofMatch },
      { issued_questions: 0, ...ofMatch },
      { issued_questions: 0, ...ofMatch },
      { issued_questions: 0, matches: 0, match_players: 0, match_questions: 0, match_answers: 0 },
    ])
  })

  test('pages, mails and issued questions are kept for as many days as is said', async () => {
    const owner = await signUp(served, 'kept')
    await owner.call('update_user_session', { session_id: 'page-0002', device_info: PAGE })
    await owner.call('send_password_reset', { email: 'kept@chem.example' })
    await giveBelongings(owner, served.database)
    await served.settled()
    const inDays = Date.now() + 20 * DAY_MS
    const mine = async () => ({
      pages: (await belongings('user_sessions', owner.userId)).length,
      issuedQuestions: (await belongings('issued_questions', owner.userId)).length,
    })
    const before = await mine()
    const counts = []
    for (const days of [21, 19]) {
      await sweepAccounts(served.database, inDays, {
        ...keptByDefault,
        pages: days,
        mails: days,
        issuedQuestions: days,
      })
      const mails = await served.database.selectFrom('outgoing_mails').selectAll().execute()
      counts.push({ ...(await mine()), hasMails: mails.length > 0 })
    }
    expect(counts).toEqual([
      { ...before, hasMails: true },
      { pages: 0, issuedQuestions: 0, hasMails: false },
    ])
    expect(before.pages).toBeGreaterThan(0)
    expect(before.issuedQuestions).toBeGreaterThan(0)
  })

  function belongings(table: 'user_sessions' | 'issued_questions', userId: string) {
    return served.database.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
  }

  async function keptCounts() {
    const tables = [
      'issued_questions',
      'matches',
      'match_players',
      'match_questions',
      'match_answers',
    ] as const
    const counts: Record<string, number> = {}
    for (const table of tables) {
      counts[table] = (await served.database.selectFrom(table).selectAll().execute()).length
    }
    return counts
  }

  async function rowCounts() {
    const tables = [
      'rate_limits',
      'sessions',
      'verifications',
      'user_sessions',
      'outgoing_mails',
    ] as const
    const counts: Record<string, number> = {}
    for (const table of tables) {
      counts[table] = (await served.database.selectFrom(table).selectAll().execute()).length
    }
    return counts
  }
})
