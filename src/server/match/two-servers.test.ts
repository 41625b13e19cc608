import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openTwoServers } from '#server/testing/database/two-servers.ts'
import { answer, type Arena, inPhase, openArena } from '#server/testing/match/arena.ts'
import { createManualMatchClock } from '#server/testing/match/manual-match-clock.ts'
import { openPlayerPage } from '#server/testing/match/player-page.ts'

const url = process.env['TEST_DATABASE_URL']

describe.runIf(url)('two servers on one PostgreSQL', () => {
  const matchClock = createManualMatchClock()
  let here: Arena
  let there: Arena
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await openTwoServers(url ?? '', (place, bus) =>
      openArena(place, { bus }, matchClock),
    )
    here = opened.here
    there = opened.there
    close = opened.close
  })
  afterAll(() => close())

  test('R9 players on different servers find each other and see how the other gets on', async () => {
    const players = [await here.newPlayer(), await there.newPlayer()]
    for (const { page } of players) page.send({ type: 'find_match' })
    await Promise.all(players.map(({ page }) => page.until((known) => known !== null)))
    // Each may have come while the other server was pairing, and then waits for the next wave.
    await matchClock.move(250)
    const { matchId, players: bySeat } = await here.startMatch(players)
    const [one, other] = bySeat
    if (!one || !other) throw new Error('two are needed')
    await answer(one.page, matchId, 0, 0)
    await other.page.until(
      (known) => known?.type === 'match' && known.view.everybody.seats[0]?.answered === 1,
    )
    expect(other.page.known()).toMatchObject({ view: { answers: [] } })
    await matchClock.move(130_000)
    const ends = await Promise.all(bySeat.map(({ page }) => inPhase(page, 'finished')))
    expect(ends[0]?.view.phase).toMatchObject({ outcome: { seats: [{ answered: 10 }, {}] } })
    expect(ends[1]?.view.everybody).toEqual(ends[0]?.view.everybody)
  })

  test(
    'R12 R20 two servers that look after the same matches end each of them once',
    { tags: 'long' },
    async () => {
      const { matchId, players } = await here.startMatch()
      await answer(players[0]?.page ?? fail(), matchId, 0, 0)
      for (const { page } of players) page.close()
      await matchClock.move(130_000)
      const rows = await there.database
        .selectFrom('match_players')
        .select(['result'])
        .where('match_id', '=', matchId)
        .execute()
      expect(rows.every(({ result }) => result !== null)).toBe(true)
    },
  )

  test('R22 a page that connects to the other server has the same question', async () => {
    const { players } = await here.startMatch()
    const player = players[0] ?? fail()
    const before = await inPhase(player.page, 'open')
    const elsewhere = openPlayerPage(there.port, player.user.cookies)
    expect((await inPhase(elsewhere, 'open')).shown).toEqual(before.shown)
    elsewhere.close()
  })
})

function fail(error: unknown = new Error('nothing')): never {
  throw error
}
