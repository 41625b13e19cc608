import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { CALL_HEADERS, testParts } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { answer, type Arena, openArena } from '#server/testing/match/arena.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'

import { backlogReader } from './backlog.ts'
import { diskReader } from './disk.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const later = () => 90_000
const aDayLater = () => 60_000 + 24 * 60 * 60 * 1000
const BUILD = { version: '1.2.3', schema: '0042-everything' }

test('the build is exposed, and the results of readers; an unreadable one is left out', async () => {
  const metrics = createMetrics(BUILD)
  let isLost = false
  metrics.read(async () => ({ pw_sockets_open: 3 }))
  metrics.read(async () => {
    if (isLost) throw new Error('lost')
    return { pw_matches_live: 2 }
  })
  expect(await samplesOf(metrics)).toEqual([
    'pw_build_info{version="1.2.3",schema="0042-everything"} 1',
    'pw_failures_total 0',
    'pw_matches_live 2',
    'pw_sockets_open 3',
  ])
  isLost = true
  metrics.failed()
  expect(await samplesOf(metrics)).toEqual([
    'pw_build_info{version="1.2.3",schema="0042-everything"} 1',
    'pw_failures_total 1',
    'pw_sockets_open 3',
  ])
})

test('answers are counted by route and status, whatever the address', async () => {
  const metrics = createMetrics(BUILD)
  const app = await createApp(testParts({ metrics }))
  await app.inject('/healthz')
  for (const url of ['/one', '/two?three', '/api/nothing']) {
    // oxlint-disable-next-line no-await-in-loop
    await app.inject(url)
  }
  const call = { method: 'POST', url: '/api/app_version', headers: CALL_HEADERS } as const
  await app.inject({ ...call, payload: '{}' })
  await app.inject({ ...call, payload: '{' })
  await app.close()
  const counts = (await metrics.text())
    .split('\n')
    .filter((line) => line.includes('duration_seconds_count'))
  expect(counts.toSorted()).toEqual(
    [
      ['/api/app_version', 200, 1],
      ['/api/app_version', 400, 1],
      ['/healthz', 200, 1],
      ['site', 404, 3],
    ].map(
      ([route, status, count]) =>
        `pw_http_request_duration_seconds_count{route="${route}",status="${status}"} ${count}`,
    ),
  )
})

test('they are served on a port of their own', async () => {
  const metrics = createMetrics(BUILD, { process: true })
  const app = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  const answered = await app.inject('/metrics')
  expect([answered.statusCode, answered.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  expect(answered.body).toContain('nodejs_eventloop_lag_p99_seconds ')
  expect(answered.body).toContain('nodejs_heap_size_used_bytes ')
  expect((await app.inject('/')).statusCode).toBe(404)
  await app.close()
})

test('T12 the port of the product serves no metrics', async () => {
  const app = await createApp(testParts())
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  await app.close()
})

test('the free part of the disk is read', async () => {
  const { pw_data_folder_free_ratio: free = -1 } = await diskReader('.')()
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThan(1)
})

describe.each(testDatabases)('on $name', (testDatabase) => {
  let served: Served
  const metrics = createMetrics(BUILD)
  beforeEach(async () => {
    served = await serveOn(testDatabase, { metrics })
  })
  afterEach(() => served.close())

  test('the waiting work of the database is read', async () => {
    const { database } = served
    const mail = { recipient: 'a@chem.example', subject: 's', text: 't', html: 'h' }
    const random = { uuid: () => crypto.randomUUID(), fraction: Math.random }
    await enqueueMail({ database, random, clock: () => 60_000 }, mail)
    expect(await backlogReader({ database, clock: later, sendsMail: true })()).toEqual({
      pw_match_queue_players: 0,
      pw_matches_live: 0,
      pw_mails_waiting: 1,
      pw_mails_oldest_seconds: 30,
    })
    expect(await backlogReader({ database, clock: aDayLater, sendsMail: true })()).toMatchObject({
      pw_mails_waiting: 0,
      pw_mails_oldest_seconds: 0,
    })
    expect(await backlogReader({ database, clock: later, sendsMail: false })()).toEqual({
      pw_match_queue_players: 0,
      pw_matches_live: 0,
    })
  })

  test('an answer counts once, however often it is sent', async () => {
    const user = await signUp(served)
    const { questions } = await user.call('issue_practice_questions', {
      count: 1,
      enabled_categories: ['general'],
      difficulty: 'easy',
    })
    const issued = { issue_id: questions[0]?.issue_id ?? '' }
    const input = { ...issued, selected_answer: 1 }
    const { answer: judged } = await user.call('answer_practice_question', input)
    await user.call('answer_practice_question', input)
    expect(await samplesOf(metrics)).toContain(
      `pw_answers_total{kind="practice",correct="${judged.is_correct}"} 1`,
    )
  })
})

describe.each(testDatabases)('in a match on $name', (testDatabase) => {
  let arena: Arena
  const metrics = createMetrics(BUILD)
  beforeEach(async () => {
    arena = await openArena(testDatabase, { metrics })
  })
  afterEach(() => arena.close())

  test('answers of players count, and open sockets', async () => {
    const { matchId, players, key } = await arena.startMatch()
    await answer(players[0]?.page ?? fail(), matchId, 0, key[0] ?? 0)
    await answer(players[1]?.page ?? fail(), matchId, 0, ((key[0] ?? 0) + 1) % 4)
    const samples = await samplesOf(metrics)
    expect(samples).toContain('pw_answers_total{kind="match",correct="true"} 1')
    expect(samples).toContain('pw_answers_total{kind="match",correct="false"} 1')
    expect(samples).toContain('pw_sockets_open 2')
  })
})

async function samplesOf(metrics: Metrics): Promise<readonly string[]> {
  const lines = (await metrics.text()).split('\n')
  return lines
    .filter((line) => line !== '' && !/^#|duration_seconds|in_flight/.test(line))
    .toSorted()
}

function fail(): never {
  throw new Error('Nobody is there')
}
