import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { PRACTICE_OFFER_MS } from '#match/practice-opponent.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import {
  answer,
  type Arena,
  inPhase,
  openArena,
  type Player,
  rejections,
} from '#server/testing/match/arena.ts'

describe.each(testDatabases)('on $name', (testDatabase) => {
  let arena: Arena
  beforeAll(async () => {
    arena = await openArena(testDatabase)
  })
  beforeEach(async () => {
    await arena.database.deleteFrom('rate_limits').execute()
    await arena.database.deleteFrom('match_queue').execute()
  })
  afterAll(() => arena.close())

  /** A player who has waited for as long as it takes. */
  async function waiter(): Promise<Player> {
    const player = await arena.newPlayer()
    player.page.send({ type: 'find_match' })
    await searching(player)
    await arena.matchClock.move(PRACTICE_OFFER_MS)
    return player
  }

  /** A player in the first question against a practice opponent. */
  async function playing(): Promise<{ readonly player: Player; readonly matchId: string }> {
    const player = await waiter()
    const { page } = player
    page.send({ type: 'play_practice', level: 'hard' })
    const { matchId } = await inPhase(page, 'starting')
    await confirm(player, matchId)
    await arena.matchClock.move(3100)
    await inPhase(page, 'open')
    return { player, matchId }
  }

  test('M37 a practice opponent is refused to a player who has just begun to wait, and to one who is not waiting', async () => {
    const { page } = await arena.newPlayer()
    page.send({ type: 'play_practice', level: 'easy' })
    await page.message('idle')
    page.send({ type: 'find_match' })
    await page.until((known) => known?.type === 'searching')
    page.send({ type: 'play_practice', level: 'easy' })
    await page.message('rejected')
    expect(rejections(page)).toEqual(['tooSoon'])
    page.send({ type: 'cancel_search' })
    await page.until((known) => known?.type === 'idle')
  })

  test('a practice opponent that is asked for too often is refused', async () => {
    const { page } = await arena.newPlayer()
    page.send({ type: 'find_match' })
    await page.until((known) => known?.type === 'searching')
    for (let asked = 0; asked < 10; asked += 1) page.send({ type: 'play_practice', level: 'easy' })
    await expect
      .poll(() => rejections(page))
      .toEqual([...Array.from({ length: 9 }, () => 'tooSoon'), 'tooOften'])
    page.send({ type: 'cancel_search' })
    await page.until((known) => known?.type === 'idle')
  })

  test(
    'M32 M33 M36 a practice opponent plays its plan at its pace, is stored as one, and moves no XP and no rating',
    { tags: 'long' },
    async () => {
      const { player, matchId } = await playing()
      const { page, user } = player
      const seats = await arena.database
        .selectFrom('match_players')
        .select(['seat', 'user_id', 'plan'])
        .where('match_id', '=', matchId)
        .orderBy('seat')
        .execute()
      expect(seats.map(({ user_id }) => user_id)).toEqual([user.userId, null])
      const plan: unknown = JSON.parse(seats[1]?.plan ?? 'null')
      expect(plan).toMatchObject({ level: 'hard' })
      const rows = await arena.database
        .selectFrom('match_questions')
        .select('right_option')
        .where('match_id', '=', matchId)
        .orderBy('question')
        .execute()
      for (const [question, { right_option: right }] of rows.entries()) {
        await inPhase(page, 'open')
        await arena.matchClock.move(1200)
        await answer(page, matchId, question, right)
        await arena.matchClock.move(3100)
      }
      await arena.matchClock.move(20_000)
      const { view, opponent, xp } = await inPhase(page, 'finished')
      expect([view.phase, xp]).toMatchObject([{ result: 'won' }, 0])
      expect(opponent).toEqual({ name: null, isHere: true, isReady: true, practice: 'hard' })
      const answers = await arena.database
        .selectFrom('match_answers')
        .select(['choice', 'milliseconds'])
        .where('match_id', '=', matchId)
        .where('seat', '=', 1)
        .orderBy('question')
        .execute()
      const given = answers.map(({ choice, milliseconds }) => [choice, milliseconds])
      expect(plan).toMatchObject({ answers: expect.arrayContaining(given) })
      expect(given.length).toBeGreaterThan(4)
      expect(await user.call('get_rating', {})).toEqual({ rating: null })
      expect(
        await arena.database.selectFrom('xp_ledger').where('reference', '=', matchId).execute(),
      ).toEqual([])
      const { matches } = await user.call('list_matches', { with_kind: true })
      expect(matches).toMatchObject([{ kind: 'practice', xp: 0, opponent: { name: null } }])
      expect(
        await user.call('get_match_review', { match_id: matchId, with_kind: true }),
      ).toMatchObject({ kind: 'practice' })
      expect((await user.call('list_matches', {})).matches[0]).not.toHaveProperty('kind')
    },
  )

  test('M37 a user who comes takes the place of a practice opponent, in one match with the one who waited', async () => {
    const { player, matchId } = await playing()
    const other = await arena.newPlayer()
    other.page.send({ type: 'find_match' })
    const found = await other.page.until(
      (known) => known?.type === 'match' && known.view.phase.kind === 'starting',
    )
    const seen = await player.page.until(
      (known) => known?.type === 'match' && known.matchId !== matchId,
    )
    if (found?.type !== 'match' || seen?.type !== 'match') throw new Error('There is no match.')
    expect(seen.matchId).toBe(found.matchId)
    expect(seen.opponent.practice).toBeUndefined()
    const before = await arena.database
      .selectFrom('matches')
      .select(['status', 'due_at'])
      .where('id', '=', matchId)
      .executeTakeFirst()
    expect(before).toEqual({ status: 'cancelled', due_at: null })
    for (const one of [player, other]) await confirm(one, seen.matchId)
    await arena.matchClock.move(3200)
    await Promise.all([inPhase(player.page, 'open'), inPhase(other.page, 'open')])
    const known = player.page.known()
    expect(known).toMatchObject({ matchId: seen.matchId })
  })

  test('M37 two who wait are paired with each other, whatever they ask for', async () => {
    const player = await waiter()
    const other = await arena.newPlayer()
    other.page.send({ type: 'find_match' })
    player.page.send({ type: 'play_practice', level: 'easy' })
    await player.page.until((known) => known?.type === 'match')
    await other.page.until((known) => known !== null && known.type !== 'idle')
    // A practice match that was made first is replaced by the next wave of pairing.
    await arena.matchClock.move(1000)
    const seen = await player.page.until(
      (known) => known?.type === 'match' && known.opponent.practice === undefined,
    )
    const found = await inPhase(other.page, 'starting')
    expect(seen).toMatchObject({ matchId: found.matchId })
    await arena.matchClock.move(4000)
  })

  test(
    'M37 a player who leaves a practice opponent, or has played it, is no longer waiting',
    { tags: 'long' },
    async () => {
      const { player, matchId } = await playing()
      player.page.send({ type: 'leave', matchId })
      await expect.poll(queued).toEqual([])
      const other = await playing()
      await arena.matchClock.move(120_000)
      await inPhase(other.player.page, 'finished')
      await expect.poll(queued).toEqual([])
    },
  )

  async function queued(): Promise<readonly string[]> {
    const rows = await arena.database.selectFrom('match_queue').select('user_id').execute()
    return rows.map((row) => row.user_id)
  }
})

async function searching({ page }: Player): Promise<void> {
  await page.until((known) => known?.type === 'searching')
}

async function confirm({ page }: Player, matchId: string): Promise<void> {
  page.send({ type: 'ready', matchId })
  await page.until(
    (known) =>
      known?.type === 'match' &&
      known.view.phase.kind === 'starting' &&
      known.view.phase.isConfirmed,
  )
}
