import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { KnownMatch } from '#contract/match.ts'
import { socketLimits } from '#server/limits/socket-limits.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { answer, type Arena, inPhase, openArena, rejections } from '#server/testing/match/arena.ts'
import type { PlayerPage } from '#server/testing/match/player-page.ts'

const HOUR_MS = 60 * 60 * 1000

describe.each(testDatabases)('on $name', (testDatabase) => {
  let arena: Arena
  beforeAll(async () => {
    arena = await openArena(testDatabase, {
      sockets: { ...socketLimits, openedPerMinute: 100, ofAccount: 8 },
    })
  })
  afterAll(() => arena.close())

  test('L9 R5 one who searches in eight tabs at once has one place and no match', async () => {
    const { user, page } = await arena.newPlayer()
    const others = await Promise.all(Array.from({ length: 7 }, () => arena.openPage(user)))
    const tabs = [page, ...others]
    for (const tab of tabs) for (let sent = 0; sent < 3; sent += 1) tab.send({ type: 'find_match' })
    await Promise.all(tabs.map((tab) => tab.message('searching')))
    await arena.matchClock.move(1000)
    const rows = await arena.database
      .selectFrom('match_queue')
      .leftJoin('live_match', 'live_match.user_id', 'match_queue.user_id')
      .select(['match_queue.user_id', 'match_id'])
      .execute()
    expect(rows).toEqual([{ user_id: user.userId, match_id: null }])
    expect(new Set(tabs.map((tab) => JSON.stringify(since(tab)))).size).toBe(1)
    // A refusal here shows that the tab's earlier messages are done: nothing begins the search
    // anew.
    for (const tab of tabs) tab.send({ type: 'leave', matchId: crypto.randomUUID() })
    await Promise.all(tabs.map((tab) => tab.message('rejected')))
    page.send({ type: 'cancel_search' })
    await page.message('idle')
  })

  test('R10 a change while a page connects reaches it', async () => {
    const { matchId, players, key } = await arena.startMatch()
    const [one, other] = players
    if (!one || !other) throw new Error('Two are needed.')
    for (const question of key.keys()) {
      const [page] = await Promise.all([
        arena.openPage(one.user),
        answer(other.page, matchId, question, 0),
      ])
      await page.until((known) => mostAnswered(known) === question + 1)
      page.close()
      await arena.matchClock.move(3000)
      if (question < 9) await inPhase(other.page, 'open')
    }
    await arena.matchClock.move(10_000)
    const { view } = await inPhase(one.page, 'finished')
    expect(view.everybody).toEqual((await inPhase(other.page, 'finished')).view.everybody)
  })

  test('L15 R22 a page that connects again, in whatever state, hears the same as the first time', async () => {
    const player = await arena.newPlayer()
    let page = player.page

    /** Closes the page, opens another one a second later, and returns its messages. */
    async function again() {
      const before = page.known()
      page.close()
      await page.closed
      await arena.matchClock.move(1000)
      page = await arena.openPage(player.user)
      page.send({ type: 'resume' })
      const after = await page.until((known) => known !== null)
      return [before, after].map((known) =>
        known?.type === 'match'
          ? [known.view.phase, known.view.answers, known.shown]
          : [known?.type],
      )
    }

    page.send({ type: 'find_match' })
    await page.message('searching')
    const searching = await again()
    expect(searching[1]).toEqual(searching[0])
    page.send({ type: 'find_match' })

    const other = await arena.newPlayer()
    other.page.send({ type: 'find_match' })
    const { matchId } = await inPhase(page, 'starting')
    const starting = await again()
    expect(starting[1]).toEqual(starting[0])

    for (const { send } of [page, other.page]) send({ type: 'ready', matchId })
    await page.until((known) => known?.type === 'match' && known.opponent.isReady)
    await page.until((known) => known?.type === 'match' && isConfirmed(known.view.phase))
    await arena.matchClock.move(2100)
    await inPhase(page, 'open')
    const open = await again()
    expect(open[1]).toEqual(open[0])

    const told = await answer(page, matchId, 0, 0)
    expect(told.view.answers[0]?.milliseconds).toBeGreaterThanOrEqual(1000)
    const reveal = await again()
    expect(reveal[1]).toEqual(reveal[0])

    for (let question = 1; question < 10; question += 1) {
      await arena.matchClock.move(3000)
      await inPhase(page, 'open')
      await answer(page, matchId, question, 0)
    }
    const waiting = await again()
    expect([waiting[1], waiting[0]?.[0]]).toEqual([waiting[0], { kind: 'waiting' }])

    await arena.matchClock.move(10_100)
    await inPhase(page, 'finished')
    page.close()
    page = await arena.openPage(player.user)
    page.send({ type: 'resume' })
    expect(await page.message('idle')).toMatchObject({ type: 'idle' })
    const review = await player.user.call('get_match_review', { match_id: matchId })
    expect(review.you.answered).toBe(10)
  })

  test('R10 R22 a player who is back before the database knew of the absence is found', async () => {
    const { user, page } = await arena.newPlayer()
    page.send({ type: 'find_match' })
    await page.message('searching')
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = arena.database.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('match_queue')
        .select('user_id')
        .where('user_id', '=', user.userId)
        .forUpdate()
        .execute()
      locked.resolve()
      await released.promise
    })
    await locked.promise
    page.close()
    await page.closed
    const reopening = arena.openPage(user)
    // Long enough to be announced as here, on another connection than the waiting one.
    await setTimeout(300)
    released.resolve()
    await locking
    const back = await reopening
    back.send({ type: 'find_match' })
    const other = await arena.newPlayer()
    other.page.send({ type: 'find_match' })
    expect((await inPhase(back, 'starting')).view.phase).toMatchObject({ isConfirmed: false })
    await arena.matchClock.move(10_000)
  })

  test('L13 R19 the clock of a page counts for nothing', async () => {
    const { matchId, players } = await arena.startMatch()
    const [one] = players
    if (!one) throw new Error('One is needed.')
    const { view } = await inPhase(one.page, 'open')
    if (view.phase.kind !== 'open') throw new Error('No question is open.')
    await arena.matchClock.moveTo(view.phase.opensAt + 1500)
    for (const t of [0, Date.now() + HOUR_MS, Date.now() - 24 * HOUR_MS]) {
      one.page.socket.send(JSON.stringify({ type: 'ping', t }))
    }
    const told = await answer(one.page, matchId, 0, 0)
    expect(told.view.answers[0]?.milliseconds).toBe(1500)
    const pongs = one.page.messages.filter(({ type }) => type === 'pong')
    expect(pongs.map((pong) => 'serverTime' in pong && pong.serverTime)).toEqual(
      pongs.map(() => view.phase.kind === 'open' && view.phase.opensAt + 1500),
    )
    await arena.matchClock.move(130_000)
  })

  test('L14 a clock of the server that is set back or ahead makes no time negative and nothing late', async () => {
    const { matchId, players } = await arena.startMatch()
    const [one, other] = players
    if (!one || !other) throw new Error('Two are needed.')
    const { view } = await inPhase(one.page, 'open')
    await arena.matchClock.moveTo(view.phase.kind === 'open' ? view.phase.opensAt + 2000 : 0)
    arena.matchClock.skip(-10_000)
    one.page.send({ type: 'answer', matchId, question: 0, choice: 0 })
    await one.page.until(() => rejections(one.page).length > 0)
    expect(rejections(one.page)).toEqual(['notOpen'])
    await arena.matchClock.move(10_000)
    const back = await answer(one.page, matchId, 0, 0)
    expect(back.view.answers).toMatchObject([{ question: 0, choice: 0, milliseconds: 2000 }])

    arena.matchClock.skip(HOUR_MS)
    await arena.matchClock.move(1000)
    const ahead = await answer(other.page, matchId, 0, 0)
    expect(ahead.view.answers).toMatchObject([{ question: 0, choice: 0 }])
    expect(ahead.view.answers[0]?.milliseconds).toBeLessThan(8000)
    const rows = await arena.database
      .selectFrom('match_answers')
      .select('choice')
      .where('match_id', '=', matchId)
      .execute()
    expect(rows).toEqual([{ choice: 0 }, { choice: 0 }])
    await arena.matchClock.move(130_000)
  })

  test('R29 a new name is shown to the opponent, and changes nothing else', async () => {
    const players = [await arena.newPlayer(), await arena.newPlayer()]
    const [one, other] = players
    if (!one || !other) throw new Error('Two are needed.')
    one.page.send({ type: 'find_match' })
    await one.page.message('searching')
    await one.user.call('update_profile', { display_name: 'Marie' })
    const { matchId } = await arena.startMatch(players)
    expect(other.page.known()).toMatchObject({ opponent: { name: 'Marie' } })
    await one.user.call('update_profile', { display_name: 'Irène' })
    await answer(other.page, matchId, 0, 0)
    // By the next question every server has read the match again.
    await arena.matchClock.move(4000)
    const { opponent } = await inPhase(other.page, 'open')
    expect(opponent).toMatchObject({ name: 'Irène' })
    await arena.matchClock.move(130_000)
    await inPhase(other.page, 'finished')
  })
})

/** The moment since which a page has known that it waits. */
function since({ messages }: PlayerPage): readonly number[] {
  return [...new Set(messages.flatMap((one) => (one.type === 'searching' ? [one.since] : [])))]
}

/** Whether the player has said that they are ready, and the server knows it. */
function isConfirmed(phase: object): boolean {
  return 'isConfirmed' in phase && phase.isConfirmed === true
}

function mostAnswered(known: KnownMatch): number {
  if (known?.type !== 'match') return 0
  return Math.max(...known.view.everybody.seats.map(({ answered }) => answered))
}
