import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { KnownMatch } from '#contract/match.ts'
import { createBus } from '#server/platform/bus.ts'
import type { Database } from '#server/platform/database/database.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import {
  answer,
  type Arena,
  inPhase,
  openArena,
  type Player,
  presencesTold,
} from '#server/testing/match/arena.ts'
import { createManualMatchClock } from '#server/testing/match/manual-match-clock.ts'
import { openPlayerPage } from '#server/testing/match/player-page.ts'

// Two servers on the same rows. The numbers are those of the races that they can lose.

describe.each(testDatabases)('on $name', ({ openMigrated }) => {
  const matchClock = createManualMatchClock()
  let database: Database
  beforeAll(async () => {
    database = await openMigrated()
  })
  afterAll(() => database.destroy())

  const shared = {
    name: 'the same rows',
    open: async () => database,
    openMigrated: async () => database,
  }

  describe('whose hints are all lost', () => {
    let here: Arena
    let there: Arena
    beforeAll(async () => {
      here = await openArena(shared, {}, matchClock)
      there = await openArena(shared, {}, matchClock)
    })
    afterAll(() => Promise.all([here.app.close(), there.app.close()]))

    /** Two who have found each other and confirmed, each on a server of their own. */
    async function begun(): Promise<{ readonly matchId: string; readonly players: Player[] }> {
      const players = [await here.newPlayer(), await there.newPlayer()]
      for (const { page } of players) {
        page.send({ type: 'find_match' })
        // One after the other, so that the second one is paired at once.
        await page.until((known) => known !== null && known.type !== 'idle')
      }
      await matchClock.move(2000)
      const [found] = await Promise.all(players.map(({ page }) => inPhase(page, 'starting')))
      const matchId = found?.matchId ?? ''
      for (const { page } of players) {
        page.send({ type: 'ready', matchId })
        await page.until(
          (known) =>
            known?.type === 'match' &&
            'isConfirmed' in known.view.phase &&
            known.view.phase.isConfirmed,
        )
      }
      await matchClock.move(1500)
      await Promise.all(players.map(({ page }) => inPhase(page, 'open')))
      return { matchId, players }
    }

    test('R9 R28 both learn by reading again of the other’s acts, and of the clock on the other server', async () => {
      const { matchId, players } = await begun()
      const [one, other] = players
      if (!one || !other) throw new Error('Two are needed.')
      await answer(one.page, matchId, 0, 0)
      await matchClock.move(3500)
      await other.page.until((known) => answeredBy(known) === '1 0' || answeredBy(known) === '0 1')
      await matchClock.move(5500)
      await Promise.all(
        players.map(({ page }) => page.until((known) => answeredBy(known) === '1 1')),
      )
      const { view } = await inPhase(other.page, 'reveal')
      expect(view.answers).toMatchObject([{ question: 0, choice: -1 }])
    })
  })

  describe('players who hear of each other', () => {
    const bus = createBus()
    let here: Arena
    let there: Arena
    beforeAll(async () => {
      here = await openArena(shared, { bus }, matchClock)
      there = await openArena(shared, { bus }, matchClock)
    })
    afterAll(() => Promise.all([here.app.close(), there.app.close()]))

    /**
     * A player with a page on each server, the opponent's page, and the news about the player that
     * it gets from now on.
     */
    async function connectedToBoth() {
      const { players } = await here.startMatch()
      const [one, other] = players
      if (!one || !other) throw new Error('Two are needed.')
      const elsewhere = openPlayerPage(there.port, one.user.cookies)
      await inPhase(elsewhere, 'open')
      const before = presencesTold(other.page).length
      return {
        page: one.page,
        elsewhere,
        opponent: other.page,
        told: () => presencesTold(other.page).slice(before),
      }
    }

    test('L8 a player who closes one of two pages, each on its own server, is still there', async () => {
      const { page, elsewhere, opponent, told } = await connectedToBoth()
      // The one that came last is the one that the row knows.
      elsewhere.close()
      await opponent.until(() => told().length >= 2)
      expect(told()).toEqual([false, true])
      page.close()
      await opponent.until((known) => known?.type === 'match' && !known.opponent.isHere)
    })

    test('R31 a server is known as soon as a player is connected to it', async () => {
      const { matchId, players } = await here.startMatch()
      const [one] = players
      if (!one) throw new Error('One is needed.')
      // It has started, but too little time has passed to announce anything.
      const late = await openArena(shared, { bus }, matchClock)
      const page = openPlayerPage(late.port, one.user.cookies)
      await inPhase(page, 'open')
      const known = await here.database
        .selectFrom('match_players')
        .innerJoin('match_servers', 'match_servers.id', 'match_players.here_on')
        .select('match_servers.beat_at')
        .where('match_id', '=', matchId)
        .where('user_id', '=', one.user.userId)
        .execute()
      expect(known).toEqual([{ beat_at: new Date(matchClock.now()) }])
      page.close()
      await late.app.close()
    })

    test('L8 a player who closes the earlier one of two pages was never gone', async () => {
      const { page, elsewhere, opponent, told } = await connectedToBoth()
      page.close()
      await matchClock.move(1000)
      elsewhere.close()
      await opponent.until((known) => known?.type === 'match' && !known.opponent.isHere)
      expect(told()).toEqual([false])
    })
  })
})

/** How many questions each seat has on record, as a page knows it. */
function answeredBy(known: KnownMatch): string {
  if (known?.type !== 'match') return ''
  return known.view.everybody.seats.map(({ answered }) => answered).join(' ')
}
