import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { KnownMatch } from '#contract/match.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { slowed } from '#server/testing/database/slow-database.ts'
import {
  type Arena,
  inPhase,
  openArena,
  type Player,
  rejections,
} from '#server/testing/match/arena.ts'
import { type PlayerPage, silenced } from '#server/testing/match/player-page.ts'

// The numbers are those of the races that a search can lose.

describe.each(testDatabases)('on $name', (testDatabase) => {
  const slow = slowed(testDatabase)
  let arena: Arena
  let steady = 0
  beforeAll(async () => {
    arena = await openArena(slow, { steadyClock: () => steady })
  })
  afterAll(() => arena.close())

  async function newPlayers(count: number): Promise<readonly Player[]> {
    // One after the other: a busy machine refuses twenty accounts at once.
    const players: Player[] = []
    while (players.length < count) players.push(await arena.newPlayer())
    return players
  }

  /** The pairs of matches that are not over, as the rows have them. */
  async function livePairs(): Promise<readonly (readonly (string | null)[])[]> {
    const rows = await arena.database
      .selectFrom('match_players')
      .innerJoin('matches', 'matches.id', 'match_players.match_id')
      .select(['match_id', 'user_id'])
      .where('due_at', 'is not', null)
      .orderBy('seat')
      .execute()
    return [...Map.groupBy(rows, (row) => row.match_id).values()].map((pair) =>
      pair.map((row) => row.user_id),
    )
  }

  async function queued(): Promise<readonly string[]> {
    const rows = await arena.database
      .selectFrom('match_queue')
      .select('user_id')
      .orderBy('enqueued_at')
      .execute()
    return rows.map((row) => row.user_id)
  }

  /** Removes the rows of earlier tests. */
  async function clear(): Promise<void> {
    // While a player waits, pairs are looked for four times a second.
    await arena.database.deleteFrom('match_queue').execute()
    await arena.matchClock.move(130_000)
    await arena.database.deleteFrom('match_queue').execute()
    expect(await livePairs()).toEqual([])
  }

  test(
    'L10 R1 R2 R5 twenty players who search at once, each in two tabs, are ten pairs without a rest',
    { tags: 'long' },
    async () => {
      const players = await newPlayers(20)
      const tabs = await Promise.all(players.map(({ user }) => arena.openPage(user)))
      for (const page of [...players.map((player) => player.page), ...tabs]) {
        page.send({ type: 'find_match' })
        page.send({ type: 'find_match' })
      }
      await Promise.all(players.map(({ page }) => inPhase(page, 'starting')))
      await Promise.all(tabs.map((page) => inPhase(page, 'starting')))
      const pairs = await livePairs()
      expect(pairs).toHaveLength(10)
      expect(new Set(pairs.flat())).toEqual(new Set(players.map(({ user }) => user.userId)))
      expect(await queued()).toEqual([])
      await clear()
    },
  )

  test('R32 a searching player whose line is silent is not paired until it speaks again', async () => {
    const [ghost, other] = await newPlayers(2)
    if (!ghost || !other) throw new Error('two are needed')
    ghost.page.send({ type: 'find_match' })
    await ghost.page.message('searching')
    const speakAgain = await silenced(ghost.page)
    await arena.matchClock.move(2000)
    steady += 2000
    await arena.matchClock.move(2000)
    other.page.send({ type: 'find_match' })
    await other.page.message('searching')
    await arena.matchClock.move(3000)
    expect([await livePairs(), await queued()]).toEqual([
      [],
      [ghost.user.userId, other.user.userId],
    ])
    await speakAgain()
    await arena.matchClock.move(3000)
    expect(await livePairs()).toEqual([[ghost.user.userId, other.user.userId]])
    await clear()
  })

  test('a search and its end reach all pages of its player', async () => {
    const [player] = await newPlayers(1)
    if (!player) throw new Error('one is needed')
    const tab = await arena.openPage(player.user)
    player.page.send({ type: 'find_match' })
    await tab.message('searching')
    tab.send({ type: 'cancel_search' })
    const told = await Promise.all([player.page, tab].map((page) => page.message('idle')))
    expect(told.map(({ isCalledOff }) => isCalledOff)).toEqual([true, true])
    expect(await queued()).toEqual([])
  })

  test('L11 R3 a player who closes the page while searching is not paired, and leaves the queue', async () => {
    const [ghost, other] = await newPlayers(2)
    if (!ghost || !other) throw new Error('two are needed')
    ghost.page.send({ type: 'find_match' })
    await ghost.page.message('searching')
    ghost.page.close()
    await ghost.page.closed
    await arena.matchClock.move(3000)
    other.page.send({ type: 'find_match' })
    await other.page.message('searching')
    await arena.matchClock.move(5000)
    expect(await livePairs()).toEqual([])
    await arena.matchClock.move(10_000)
    expect(await queued()).toEqual([other.user.userId])
    await clear()
  })

  test('R3 a search that its player has left leaves the queue, even when no other player searches', async () => {
    const [ghost] = await newPlayers(1)
    if (!ghost) throw new Error('one is needed')
    ghost.page.send({ type: 'find_match' })
    await ghost.page.message('searching')
    ghost.page.close()
    await ghost.page.closed
    await arena.matchClock.move(14_000)
    expect(await queued()).toEqual([ghost.user.userId])
    await arena.matchClock.move(6000)
    expect(await queued()).toEqual([])
    const back = await arena.openPage(ghost.user)
    back.send({ type: 'resume' })
    expect(await back.until((known) => known !== null)).toMatchObject({ type: 'idle' })
    await clear()
  })

  // The embedded database answers one question after the other.
  test.runIf(testDatabase.name === 'PostgreSQL')(
    'R3 a message sent before a search began does not end it',
    async () => {
      const [one, other] = await newPlayers(2)
      if (!one || !other) throw new Error('two are needed')
      const tab = await arena.openPage(one.user)
      // A page that comes asks for its place, too.
      for (const page of [one.page, other.page, tab]) page.send({ type: 'resume' })
      await Promise.all([one.page, other.page, tab].map((page) => page.message('idle')))
      const { isHeld, release } = slow.holdNext('find places')
      tab.send({ type: 'resume' })
      await isHeld
      one.page.send({ type: 'find_match' })
      await tab.until((known) => known?.type === 'searching')
      release()
      await tab.until((known) => known?.type === 'idle')
      await arena.matchClock.move(16_000)
      other.page.send({ type: 'find_match' })
      expect((await inPhase(one.page, 'starting')).view.phase).toMatchObject({ isConfirmed: false })
      await clear()
    },
  )

  test('R33 a search that its page has left is taken over by another page of the player', async () => {
    const [one, other] = await newPlayers(2)
    if (!one || !other) throw new Error('two are needed')
    const tab = await arena.openPage(one.user)
    one.page.send({ type: 'find_match' })
    await tab.message('searching')
    one.page.close()
    await tab.until((known) => known !== null && !isAttended(known))
    await arena.matchClock.move(1000)
    other.page.send({ type: 'find_match' })
    await other.page.message('searching')
    await arena.matchClock.move(3000)
    expect(await livePairs()).toEqual([])
    tab.send({ type: 'find_match' })
    await inPhase(tab, 'starting')
    expect(await livePairs()).toEqual([[one.user.userId, other.user.userId]])
    await clear()
  })

  test('R33 a search that no page takes over ends, also when pages of the player are open', async () => {
    const [one] = await newPlayers(1)
    if (!one) throw new Error('one is needed')
    const tab = await arena.openPage(one.user)
    one.page.send({ type: 'find_match' })
    await tab.message('searching')
    one.page.close()
    await tab.until((known) => known !== null && !isAttended(known))
    const other = await arena.newPlayer()
    other.page.send({ type: 'find_match' })
    await other.page.message('searching')
    await arena.matchClock.move(18_000)
    await tab.until((known) => known?.type === 'idle')
    expect([await livePairs(), await queued()]).toEqual([[], [other.user.userId]])
    await clear()
  })

  test('a player who comes back in time keeps the place in the queue', async () => {
    const [one] = await newPlayers(1)
    if (!one) throw new Error('one is needed')
    one.page.send({ type: 'find_match' })
    const { since } = await one.page.message('searching')
    one.page.close()
    await one.page.closed
    await arena.matchClock.move(9000)
    const again = await arena.openPage(one.user)
    expect(await again.message('searching')).toMatchObject({ since, isUnattended: true })
    again.send({ type: 'find_match' })
    await again.until(isAttended)
    await arena.matchClock.move(20_000)
    expect(await queued()).toEqual([one.user.userId])
    await clear()
  })

  test('R4 leaving the queue and being paired in the same instant: one of both, never half of it', async () => {
    const players = await newPlayers(8)
    for (const [index, { page }] of players.entries()) {
      page.send({ type: 'find_match' })
      if (index % 2 === 0) page.send({ type: 'cancel_search' })
    }
    await Promise.all(
      players.map(async ({ page }, index) => {
        if (index % 2 === 0) await page.until((known) => isSettled(page, known?.type))
      }),
    )
    await arena.matchClock.move(500)
    const pairs = await livePairs()
    const inMatch = new Set(pairs.flat())
    const waiting = new Set(await queued())
    for (const { page, user } of players) {
      page.send({ type: 'resume' })
      const expected = inMatch.has(user.userId)
        ? 'match'
        : waiting.has(user.userId)
          ? 'searching'
          : 'idle'
      await page.until((known) => known?.type === expected)
    }
    expect(pairs.every((pair) => pair.length === 2)).toBe(true)
    expect([...inMatch].filter((userId) => waiting.has(userId ?? ''))).toEqual([])
    await clear()
  })

  test('R6 a player with a match is put back into it', async () => {
    const { matchId, players } = await arena.startMatch()
    const page = players[0]?.page
    page?.send({ type: 'find_match' })
    page?.send({ type: 'cancel_search' })
    page?.send({ type: 'resume' })
    await arena.matchClock.move(1000)
    expect(await queued()).toEqual([])
    expect(page?.known()).toMatchObject({ type: 'match', matchId })
    await clear()
  })

  test('R7 R8 a match that one of two does not confirm is cancelled, and the other waits in front', async () => {
    const [one, other, third] = await newPlayers(3)
    if (!one || !other || !third) throw new Error('three are needed')
    one.page.send({ type: 'find_match' })
    other.page.send({ type: 'find_match' })
    const { matchId } = await inPhase(one.page, 'starting')
    const { since } = await one.page.message('searching')
    one.page.send({ type: 'ready', matchId })
    await one.page.until((known) => known?.type === 'match' && isConfirmed(known.view.phase))
    await arena.matchClock.move(1000)
    third.page.send({ type: 'find_match' })
    await third.page.message('searching')
    await arena.matchClock.move(2100)
    expect((await inPhase(other.page, 'cancelled')).view.phase).toMatchObject({ isReady: false })
    await arena.matchClock.move(500)
    await one.page.until((known) => known?.type === 'match' && known.matchId !== matchId)
    const searched = one.page.messages.filter(({ type }) => type === 'searching')
    expect(searched.at(-1)).toMatchObject({ since })
    expect(await livePairs()).toEqual([[one.user.userId, third.user.userId]])
    const awarded = await arena.database
      .selectFrom('xp_ledger')
      .select('amount')
      .where('reference', '=', matchId)
      .execute()
    expect(awarded).toEqual([])
    await clear()
  })

  test('each player hears that the other is ready, and that this is taken back', async () => {
    const [one, other] = await newPlayers(2)
    if (!one || !other) throw new Error('two are needed')
    for (const { page } of [one, other]) page.send({ type: 'find_match' })
    await inPhase(one.page, 'starting')
    const { matchId, opponent } = await inPhase(other.page, 'starting')
    expect(opponent.isReady).toBe(false)
    one.page.send({ type: 'ready', matchId })
    await other.page.until((known) => known?.type === 'match' && known.opponent.isReady)
    one.page.send({ type: 'leave', matchId })
    await other.page.until((known) => known?.type === 'match' && !known.opponent.isReady)
    expect(other.page.messages.filter(({ type }) => type === 'match_hint')).toMatchObject([
      { matchId, isOpponentReady: true },
      { matchId, isOpponentReady: false },
    ])
    await clear()
  })

  test('a search that is repeated too often is refused, but never the way back', async () => {
    const [one] = await newPlayers(1)
    if (!one) throw new Error('one is needed')
    for (let search = 1; search <= 11; search += 1) {
      one.page.send({ type: 'find_match' })
      one.page.send({ type: 'cancel_search' })
      await one.page.until(
        () => one.page.messages.filter(({ type }) => type === 'idle').length === search,
      )
      await arena.matchClock.move(500)
    }
    expect(rejections(one.page)).toEqual(['tooOften'])
    await clear()
  })
})

function isSettled(page: PlayerPage, kind: string | undefined): boolean {
  return page.messages.some(({ type }) => type === 'idle') || kind === 'match'
}

function isAttended(known: KnownMatch): boolean {
  return known?.type === 'searching' && known.isUnattended === undefined
}

function isConfirmed(phase: object): boolean {
  return 'isConfirmed' in phase && phase.isConfirmed === true
}
