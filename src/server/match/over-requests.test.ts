import { afterAll, beforeAll, expect, test } from 'vitest'

import type { KnownMatch, MatchMessage } from '#contract/match.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { type Arena, inPhase, openArena } from '#server/testing/match/arena.ts'
import { createManualMatchClock } from '#server/testing/match/manual-match-clock.ts'
import { openRequestPage, type RequestPage } from '#server/testing/match/request-page.ts'
import { signUp } from '#server/testing/sign-up.ts'

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
  const [marie, lise] = [
    await openRequestPage(arena.port, (await signUp(arena)).cookies, 'poll', {
      onPing: addRoundTrip,
    }),
    await arena.newPlayer(),
  ]
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

function addRoundTrip(): void {
  steady += ROUND_TRIP_MS
}

async function phaseOf(
  { until }: Pick<RequestPage, 'until'>,
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
