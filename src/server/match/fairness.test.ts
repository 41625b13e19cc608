import { afterAll, beforeAll, expect, test } from 'vitest'

import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { answer, type Arena, inPhase, openArena } from '#server/testing/match/arena.ts'
import { createManualMatchClock } from '#server/testing/match/manual-match-clock.ts'

import { createReferee } from './play/referee.ts'

/** Every page of this server is said to be 200 ms away. */
let arena: Arena
beforeAll(async () => {
  arena = await openArena(anyTestDatabase, {}, createManualMatchClock(200))
})
afterAll(() => arena.close())

test('the delay of the network is not charged, and an answer may be late by it', async () => {
  const { matchId, players } = await arena.startMatch()
  const page = players[0]?.page
  if (page === undefined) throw new Error('a player is needed')
  const { view } = await inPhase(page, 'open')
  if (view.phase.kind !== 'open') throw new Error('not open')
  await arena.matchClock.moveTo(view.phase.opensAt + 1000)
  const first = await answer(page, matchId, 0, 0)
  expect(first.view.answers[0]?.milliseconds).toBe(800)
  await arena.matchClock.move(3000)
  const second = await inPhase(page, 'open')
  if (second.view.phase.kind !== 'open') throw new Error('not open')
  await arena.matchClock.moveTo(second.view.phase.opensAt + 8150)
  const late = await answer(page, matchId, 1, 0)
  expect(late.view.answers[1]?.milliseconds).toBe(7950)
})

test('a command that cannot be saved fails no other that shares its transaction', async () => {
  const { matchId } = await arena.startMatch()
  const changed: string[] = []
  const referee = createReferee({
    database: arena.database,
    clock: arena.matchClock.now,
    beforeJudging: async () => {},
    onChanged: ({ stored }) => changed.push(stored.id),
    onFailure: (error) => expect(error).toBeUndefined(),
  })
  const at = arena.matchClock.now() + 130_000
  const results = await Promise.allSettled([
    referee.submit({ matchId: 'no id at all', command: { type: 'ticked', at } }),
    referee.submit({ matchId: crypto.randomUUID(), command: { type: 'ticked', at } }),
    referee.submit({ matchId, command: { type: 'ticked', at } }),
  ])
  await referee.idle()
  expect(results).toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: { stored: null } },
    { status: 'fulfilled', value: { stored: { match: { status: 'finished' } } } },
  ])
  expect(changed).toEqual([matchId])
})
