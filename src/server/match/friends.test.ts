import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { INVITATION_MS } from '#match/invitation.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import {
  answer,
  type Arena,
  inPhase,
  openArena,
  type Player,
  rejections,
} from '#server/testing/match/arena.ts'
import { visit } from '#server/testing/visitor.ts'

import { sweepInvitations } from './invitations/invitations.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe.each(testDatabases)('on $name', (testDatabase) => {
  let arena: Arena
  beforeAll(async () => {
    arena = await openArena(testDatabase)
  })
  beforeEach(() => arena.database.deleteFrom('rate_limits').execute())
  afterAll(() => arena.close())

  async function newPlayers(count: number): Promise<readonly Player[]> {
    return Promise.all(Array.from({ length: count }, () => arena.newPlayer()))
  }

  async function two(): Promise<readonly [Player, Player]> {
    const [host, guest] = await newPlayers(2)
    if (host === undefined || guest === undefined) throw new Error('two are needed')
    return [host, guest]
  }

  test('M31 a host and a guest who wait by the same code are in a match, and strangers who search are not', async () => {
    const [host, guest] = await two()
    const [stranger] = await newPlayers(1)
    if (stranger === undefined) throw new Error('a stranger is needed')
    const code = await invite(host)
    wait(host, code)
    await waiting(host, code)
    stranger.page.send({ type: 'find_match' })
    await stranger.page.until((known) => known?.type === 'searching')
    wait(guest, code)
    const [seen, other] = await Promise.all([
      inPhase(host.page, 'starting'),
      inPhase(guest.page, 'starting'),
    ])
    expect(seen.matchId).toBe(other.matchId)
    expect([seen.invitation, other.invitation]).toEqual([code, code])
    expect(stranger.page.known()?.type).toBe('searching')
    const row = await arena.database
      .selectFrom('matches')
      .select(['kind', 'invitation'])
      .where('id', '=', seen.matchId)
      .executeTakeFirst()
    expect(row).toEqual({ kind: 'friend', invitation: code })
    stranger.page.send({ type: 'cancel_search' })
    await stranger.page.until((known) => known?.type === 'idle')
  })

  test('M31 a friend who was ready waits again when the other was not, and for no other player', async () => {
    const [host, guest] = await two()
    const code = await invite(host)
    wait(host, code)
    wait(guest, code)
    const { matchId } = await inPhase(host.page, 'starting')
    await inPhase(guest.page, 'starting')
    host.page.send({ type: 'ready', matchId })
    await host.page.until(
      (known) =>
        known?.type === 'match' &&
        known.view.phase.kind === 'starting' &&
        known.view.phase.isConfirmed,
    )
    await arena.matchClock.move(3100)
    await waiting(host, code)
    wait(guest, code)
    const again = await guest.page.until(
      (known) =>
        known?.type === 'match' &&
        known.matchId !== matchId &&
        known.view.phase.kind === 'starting',
    )
    expect(again).toMatchObject({ invitation: code })
  })

  test(
    'M32 J14 a match with a friend moves neither XP nor a rating, and both can play again by the same code',
    { tags: 'long' },
    async () => {
      const [host, guest] = await two()
      const code = await invite(host)
      wait(host, code)
      wait(guest, code)
      const { matchId, view } = await inPhase(host.page, 'starting')
      await inPhase(guest.page, 'starting')
      for (const { page } of [host, guest]) page.send({ type: 'ready', matchId })
      for (const { page } of [host, guest]) {
        await page.until(
          (known) =>
            known?.type === 'match' &&
            known.view.phase.kind === 'starting' &&
            known.view.phase.isConfirmed,
        )
      }
      await arena.matchClock.move(3100)
      const rights = await arena.database
        .selectFrom('match_questions')
        .select('right_option')
        .where('match_id', '=', matchId)
        .orderBy('question')
        .execute()
      for (const [question, { right_option: right }] of rights.entries()) {
        await Promise.all([inPhase(host.page, 'open'), inPhase(guest.page, 'open')])
        await arena.matchClock.move(2000)
        await answer(host.page, matchId, question, right)
        await answer(guest.page, matchId, question, (right + 1) % 4)
        await arena.matchClock.move(3000)
      }
      const [won, lost] = await Promise.all([
        inPhase(host.page, 'finished'),
        inPhase(guest.page, 'finished'),
      ])
      expect(won.view.phase).toMatchObject({ result: 'won' })
      expect([view.seat, won.xp, lost.xp]).toEqual([0, 0, 0])
      expect(await host.user.call('get_rating', {})).toEqual({ rating: null })
      const awards = await arena.database
        .selectFrom('xp_ledger')
        .selectAll()
        .where('reference', '=', matchId)
        .execute()
      expect(awards).toEqual([])
      wait(guest, code)
      wait(host, code)
      const rematch = await guest.page.until(
        (known) => known?.type === 'match' && known.view.phase.kind === 'starting',
      )
      expect(rematch).toMatchObject({ invitation: code })
    },
  )

  test('M30 an invitation that waits is the same when it is asked for again, and works for another hour', async () => {
    const [host] = await two()
    const first = await host.user.call('create_match_invitation', {})
    arena.matchClock.skip(INVITATION_MS - 60_000)
    const again = await host.user.call('create_match_invitation', {})
    expect(again.code).toBe(first.code)
    expect(Date.parse(again.expires_at) - Date.parse(first.expires_at)).toBeGreaterThan(3_000_000)
    arena.matchClock.skip(INVITATION_MS + 1000)
    const later = await host.user.call('create_match_invitation', {})
    expect(later.code).not.toBe(first.code)
  })

  test('M30 an invitation says who it is from, and whether it still works', async () => {
    const [host, guest] = await two()
    const code = await invite(host)
    const { display_name: name } = (await host.user.call('get_session', {})).account ?? {}
    const asked = [host.user, guest.user, visit(arena.app)]
    const seen = await Promise.all(asked.map((one) => one.call('get_match_invitation', { code })))
    expect(seen).toEqual([
      { code, host: name, admission: 'host' },
      { code, host: name, admission: 'guest' },
      { code, host: name, admission: 'guest' },
    ])
    arena.matchClock.skip(INVITATION_MS + 1000)
    expect(await guest.user.call('get_match_invitation', { code })).toEqual({
      code,
      host: name,
      admission: 'expired',
    })
    guest.page.send({ type: 'find_match', invitation: code })
    await guest.page.message('rejected')
    expect(rejections(guest.page)).toEqual(['notInvited'])
    await sweepInvitations(arena.database, arena.matchClock.now() + DAY_MS)
    expect(await guest.user.refusal('get_match_invitation', { code })).toEqual({
      status: 404,
      code: 'not_found',
    })
  })

  test('M30 a host who waits is told when the invitation is over, and waits no longer', async () => {
    const [host] = await two()
    const code = await invite(host)
    wait(host, code)
    await waiting(host, code)
    await arena.database
      .updateTable('match_invitations')
      .set({ expires_at: new Date(arena.matchClock.now() - 1) })
      .where('code', '=', code)
      .execute()
    // A beat takes the host out of the queue, and the next one finds that out.
    await arena.matchClock.move(2000)
    await arena.matchClock.move(2000)
    await host.page.until((known) => known?.type === 'idle')
    wait(host, code)
    await host.page.message('rejected')
    expect(rejections(host.page)).toEqual(['notInvited'])
  })

  test('J13 a third player neither joins nor takes the place of the friend who played first', async () => {
    const [host, guest] = await two()
    const [third] = await newPlayers(1)
    if (third === undefined) throw new Error('a third is needed')
    const code = await invite(host)
    wait(guest, code)
    await waiting(guest, code)
    // The guest came before the third player.
    await arena.matchClock.move(1)
    wait(third, code)
    await waiting(third, code)
    wait(host, code)
    await inPhase(guest.page, 'starting')
    // The next beat finds that the third player is no longer waited for.
    await arena.matchClock.move(2000)
    await third.page.until((known) => known?.type === 'idle')
    wait(third, code)
    await third.page.message('rejected')
    expect(rejections(third.page)).toEqual(['notInvited'])
    expect(await third.user.call('get_match_invitation', { code })).toMatchObject({
      admission: 'taken',
    })
  })

  test(
    'J12 codes of invitations are guessed so often, by calls and over the live socket, and those that exist do not count',
    { tags: 'long' },
    async () => {
      const [host, guest] = await two()
      const code = await invite(host)
      for (let tried = 0; tried < 60; tried += 1) {
        // One after the other, so that each is counted before the next.
        await guest.user.call('get_match_invitation', { code })
      }
      const wrong = { code: 'BBBBBB' }
      for (let tried = 0; tried < 60; tried += 1) {
        expect(await guest.user.refusal('get_match_invitation', wrong)).toMatchObject({
          status: 404,
        })
      }
      expect(await guest.user.refusal('get_match_invitation', wrong)).toMatchObject({ status: 429 })
      guest.page.send({ type: 'find_match', invitation: wrong.code })
      await guest.page.message('rejected')
      expect(rejections(guest.page)).toEqual(['tooOften'])
    },
  )
})

async function invite({ user }: Player): Promise<string> {
  return (await user.call('create_match_invitation', {})).code
}

function wait({ page }: Player, invitation: string): void {
  page.send({ type: 'find_match', invitation })
}

/** Settles when the server has reported the search of a player by an invitation. */
async function waiting({ page }: Player, invitation: string): Promise<void> {
  await page.until((known) => known?.type === 'searching' && known.invitation === invitation)
}
