import { afterAll, beforeAll, expect, test } from 'vitest'

import type { KnownMatch, MatchClientMessage, MatchMessage } from '#contract/match.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { type Arena, inPhase, openArena } from '#server/testing/match/arena.ts'
import { createManualMatchClock } from '#server/testing/match/manual-match-clock.ts'
import { keepTold } from '#server/testing/match/player-page.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { type FallbackClient, openFallback } from '#server/testing/socket/fallback-client.ts'

/** How long a page takes to answer each ping, in milliseconds. */
const ROUND_TRIP_MS = 120

let steady = 0
let arena: Arena
beforeAll(async () => {
  const matchClock = { ...createManualMatchClock(), scaledRoundTrip: (taken: number) => taken }
  arena = await openArena(anyTestDatabase, { steadyClock: () => steady }, matchClock)
})
afterAll(() => arena.close())

test('L3 R15 in a match over polls each answer counts once, from its receipt, less the round trip', async () => {
  const [marie, lise] = [await openPollingPage(await signUp(arena)), await arena.newPlayer()]
  await marie.isTimed
  await marie.send({ type: 'find_match' })
  lise.page.send({ type: 'find_match' })
  const { matchId } = await phaseOf(marie, 'starting')
  await marie.send({ type: 'ready', matchId })
  lise.page.send({ type: 'ready', matchId })
  await Promise.all([marie, lise.page].map(({ until }) => until(isConfirmed)))
  await arena.matchClock.move(3100)
  const { view } = await phaseOf(marie, 'open')
  if (view.phase.kind !== 'open') throw new Error('not open')
  await arena.matchClock.moveTo(view.phase.opensAt + 1000)
  const answer = { type: 'answer', matchId, question: 0, choice: 2 } as const
  await marie.send(answer)
  await marie.sendAgain({ ...answer, choice: 3 })
  const { view: after } = await phaseOf(marie, 'reveal')
  expect(after.answers).toMatchObject([{ choice: 2, milliseconds: 1000 - ROUND_TRIP_MS }])
  await lise.page.until(
    (known) =>
      known?.type === 'match' && known.view.everybody.seats.some(({ answered }) => answered === 1),
  )
  await arena.matchClock.move(130_000)
  const [mine, others] = [await phaseOf(marie, 'finished'), await inPhase(lise.page, 'finished')]
  expect(mine.view.everybody).toEqual(others.view.everybody)
  await marie.close()
})

/** A page that follows its match by polling, and answers each ping in the same time. */
async function openPollingPage({ cookies }: NewUser) {
  const client = await openFallback(arena.port, cookies)
  const { hear, until } = keepTold(20_000)
  const timed = Promise.withResolvers<void>()
  let number = 0
  let isOver = false
  const polling = poll()
  const sendAs = (given: number, message: MatchClientMessage) =>
    client.send({ messages: [[given, JSON.stringify(message)]] })
  return {
    until,
    /** Settles when the server has timed the first round trip. */
    isTimed: timed.promise,
    send(message: MatchClientMessage): Promise<number> {
      number += 1
      return sendAs(number, message)
    },
    /** Sends under the number of the message before. */
    sendAgain: (message: MatchClientMessage) => sendAs(number, message),
    async close() {
      isOver = true
      await client.send({ isLast: true })
      await polling
    },
  }

  async function poll(): Promise<void> {
    for (let after = 0; ;) {
      // oxlint-disable-next-line no-await-in-loop
      after = await handOn(client, after)
      if (isOver) return
    }
  }

  async function handOn({ poll: ask }: FallbackClient, after: number): Promise<number> {
    const events = await ask(after).catch(() => [])
    const pings = events.filter(({ event }) => event === 'ping')
    for (const { event, data } of events) if (event === undefined) hear(data)
    if (pings.length > 0) {
      steady += ROUND_TRIP_MS
      await client.send({ pongs: pings.map(({ data }) => data) })
      timed.resolve()
    }
    return events.at(-1)?.id ?? after
  }
}

type PollingPage = Awaited<ReturnType<typeof openPollingPage>>

async function phaseOf(
  { until }: Pick<PollingPage, 'until'>,
  kind: MatchMessage['view']['phase']['kind'],
): Promise<MatchMessage> {
  const known = await until((told) => told?.type === 'match' && told.view.phase.kind === kind)
  if (known?.type !== 'match') throw new Error(`Not in a match that is ${kind}`)
  return known
}

function isConfirmed(known: KnownMatch): boolean {
  if (known?.type !== 'match') return false
  const { phase } = known.view
  return phase.kind === 'starting' && phase.isConfirmed
}
