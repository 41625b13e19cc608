import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { ReportReason, SeenName } from '#contract/moderation.ts'
import { awardXp } from '#server/leaderboard/award-xp.ts'
import { generatedName } from '#server/names/default-name.ts'
import type { Change } from '#server/platform/bus.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import type { ModerationCommand } from './command.ts'
import { type Moderated, moderate } from './moderate.ts'

const random = { uuid: () => crypto.randomUUID(), fraction: Math.random }
const SEASON = '2031-05'
const MAY = Date.UTC(2031, 4, 10)

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => (now += 1000) })
  })
  afterAll(() => served.close())

  test('a name on the leaderboard is reported, once however often, and the operator sees it', async () => {
    const [rude, one, other] = [
      await player('Rude One', 30),
      await signUp(served),
      await signUp(served),
    ]
    await report(one, onBoard('Rude One'), 'offensive')
    await report(one, onBoard('Rude One'), 'other')
    await report(other, onBoard('Rude One'), 'impersonating')
    expect(await openReports(rude)).toEqual([
      { user_id: one.userId, name: 'Rude One', reason: 'offensive', place: 'leaderboard' },
      { user_id: other.userId, name: 'Rude One', reason: 'impersonating', place: 'leaderboard' },
    ])
    expect((await act({ kind: 'list' })).lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^"Rude One": 2 reports, the last at [\d-]{10} \d\d:\d\d UTC$/),
      `  player ${rude.userId}`,
      '  impersonating 1, offensive 1',
    ])
  })

  test('one report is of one name: another name of the player can be reported again', async () => {
    const [rude, one] = [await player('First Name', 30), await signUp(served)]
    await report(one, onBoard('First Name'))
    await rude.call('update_profile', { display_name: 'Second Name' })
    await report(one, onBoard('Second Name'))
    expect(await openReports(rude)).toMatchObject([{ name: 'Second Name' }])
  })

  test('the opponent of a match is reported by the match, and only by a player of it', async () => {
    const [marie, lise, stranger] = [
      await player('Marie', 0),
      await player('Lise', 0),
      await signUp(served),
    ]
    const seen = { place: 'match', match_id: await match(marie, lise) } as const
    await report(marie, seen, 'contact')
    expect(await openReports(lise)).toEqual([
      { user_id: marie.userId, name: 'Lise', reason: 'contact', place: 'match' },
    ])
    const input = { seen, reason: 'other' }
    expect(await stranger.refusal('report_name', input)).toEqual({ status: 404, code: 'not_found' })
    await lise.call('delete_account', { password: lise.password })
    expect(await marie.call('report_name', { seen, reason: 'other' })).toEqual({})
  })

  test('a user’s name, and one that the board does not show, cannot be reported', async () => {
    const own = await player('Only Mine', 20)
    const input = { seen: onBoard('Only Mine'), reason: 'other' }
    expect(await own.refusal('report_name', input)).toEqual({ status: 409, code: 'conflict' })
    const gone = { seen: onBoard('Not There'), reason: 'other' }
    expect(await own.refusal('report_name', gone)).toEqual({ status: 404, code: 'not_found' })
  })

  test('a user reports twenty names a day, a guest none', async () => {
    const eager = await signUp(served)
    await player('Often Seen', 10)
    for (let count = 0; count < 20; count += 1) {
      now += 60_000
      await report(eager, onBoard('Often Seen'))
    }
    now += 60_000
    const input = { seen: onBoard('Often Seen'), reason: 'other' }
    expect((await eager.refusal('report_name', input)).status).toBe(429)
    await eager.call('sign_out', {})
    expect(await eager.refusal('report_name', input)).toEqual({
      status: 401,
      code: 'session_missing',
    })
  })

  test('a hidden name is replaced everywhere, and its owner learns so and cannot take it again', async () => {
    const [rude, friend] = [await player('Hide Me', 40), await player('A Friend', 10)]
    const matchId = await match(friend, rude)
    await report(friend, onBoard('Hide Me'))
    const hidden = await act({ kind: 'hide', whom: rude.userId, note: 'as reported' })
    expect(hidden).toEqual({
      isDone: true,
      lines: [
        'Hidden: "Hide Me". Reports settled: 1.',
        expect.stringMatching(/^To take it back: undo /),
      ],
      changes: [{ kind: 'profile', userId: rude.userId }, { kind: 'leaderboard' }],
    })
    const shown = generatedName(rude.userId)
    expect(await boardNames(friend)).toEqual(expect.arrayContaining([shown]))
    expect(await boardNames(friend)).not.toContain('Hide Me')
    expect((await friend.call('list_matches', {})).matches[0]?.opponent.name).toBe(shown)
    expect((await friend.call('get_match_review', { match_id: matchId })).opponent.name).toBe(shown)
    expect((await rude.call('get_session', {})).account).toMatchObject({
      display_name: 'Hide Me',
      public_name: shown,
    })
    for (const name of ['Hide Me', 'HIDE ME', 'Híde Me']) {
      expect(await rude.refusal('update_profile', { display_name: name })).toEqual({
        status: 422,
        code: 'name_hidden',
      })
    }
    const renamed = await rude.call('update_profile', { display_name: 'Kind One' })
    expect(renamed).not.toHaveProperty('public_name')
    expect(await boardNames(friend)).toContain('Kind One')
  })

  test('a match that is on is announced to all servers', async () => {
    const [rude, other] = [await player('In A Match', 0), await signUp(served)]
    const matchId = await match(rude, other)
    await served.database
      .insertInto('live_match')
      .values({ user_id: rude.userId, match_id: matchId })
      .execute()
    const { changes } = await act({ kind: 'hide', whom: rude.userId, note: '' })
    expect(changes.at(-1)).toEqual({
      kind: 'match',
      node: 'operator',
      matchId,
      userIds: expect.arrayContaining([rude.userId, other.userId]),
    } satisfies Change)
  })

  test('a player is renamed, to a given name or a generated one, and only to one that is allowed', async () => {
    const rude = await player('Rename Me', 0)
    expect((await rename('Rename Me', 'Admin')).lines).toEqual([
      'This is not a name that others may see (name_reserved).',
    ])
    expect((await rename('Rename Me', 'Calm Carbon')).lines[0]).toBe(
      'Renamed: "Rename Me" is "Calm Carbon" now. Reports settled: 0.',
    )
    expect((await rude.call('get_session', {})).account?.display_name).toBe('Calm Carbon')
    await rename(rude.email, null)
    expect((await rude.call('get_session', {})).account?.display_name).toBe(
      generatedName(rude.userId),
    )
  })

  test('a player who is kept off the boards is on none, counts in no rank, and learns so', async () => {
    const season_id = '2032-02'
    const at = Date.UTC(2032, 1, 5)
    const [first, cheat, last] = [await signUp(served), await signUp(served), await signUp(served)]
    await give(first, 30, at)
    await give(cheat, 20, at)
    await give(last, 10, at)
    await act({ kind: 'ban', whom: cheat.email, note: '' })
    const board = await last.call('get_leaderboard', { season_id })
    expect(board.standings.map(({ rank, season_xp }) => [rank, season_xp])).toEqual([
      [1, 30],
      [2, 10],
    ])
    expect([board.own?.rank, board.players, board.is_banned]).toEqual([2, 2, undefined])
    expect(await cheat.call('get_leaderboard', { season_id })).toMatchObject({
      own: null,
      players: 2,
      is_banned: true,
    })
  })

  test('every act can be undone, once, and a settled report is open again', async () => {
    const [rude, one] = [await player('Undo Me', 50), await signUp(served)]
    await report(one, onBoard('Undo Me'))
    const hide = await idOf(act({ kind: 'hide', whom: rude.userId, note: '' }))
    const ban = await idOf(act({ kind: 'ban', whom: rude.userId, note: '' }))
    expect(await openReports(rude)).toEqual([])
    expect((await undo(hide)).lines).toEqual([
      'Taken back: hide of "Undo Me". Reports open again: 1.',
    ])
    expect(await openReports(rude)).toHaveLength(1)
    expect((await undo(hide)).lines).toEqual(['This act was taken back already.'])
    // A bad name does not block calls that are not about names.
    await rude.call('update_profile', { display_name: 'Newly Named' })
    expect((await undo(ban)).isDone).toBe(true)
    expect(await boardNames(one)).toContain('Newly Named')
    const renamed = await idOf(rename(rude.userId, 'Other Name'))
    await rude.call('update_profile', { display_name: 'Own Choice' })
    expect(await undo(renamed)).toEqual({
      isDone: false,
      lines: ['This has been changed again since. Nothing was done.'],
      changes: [],
    })
    expect((await undo(crypto.randomUUID())).isDone).toBe(false)
  })

  test('reports can be dismissed: the name stays', async () => {
    const [fine, one] = [await player('All Fine', 60), await signUp(served)]
    await report(one, onBoard('All Fine'))
    await act({ kind: 'dismiss', whom: fine.userId, note: 'a family name' })
    expect(await openReports(fine)).toEqual([])
    await report(one, onBoard('All Fine'))
    expect(await openReports(fine)).toEqual([])
    expect(await boardNames(one)).toContain('All Fine')
  })

  test('a name of several players needs an id, and an unused one is refused', async () => {
    const twins = [await player('Twin', 0), await player('Twin', 0)]
    expect(await act({ kind: 'hide', whom: 'Twin', note: '' })).toEqual({
      isDone: false,
      lines: [
        '2 players have this name. Give the id of one:',
        ...twins.map(({ userId }) => `  ${userId}`).toSorted(),
      ],
      changes: [],
    })
    expect((await act({ kind: 'hide', whom: 'Nobody Here', note: '' })).lines).toEqual([
      'There is no player Nobody Here.',
    ])
  })

  test('names that look alike carry marks on the board, by which each can be reported', async () => {
    const season_id = '2033-03'
    const [one, other, reader] = [
      await player('Same Name', 0),
      await player('SAME NAME', 0),
      await signUp(served),
    ]
    await give(one, 20, Date.UTC(2033, 2, 5))
    await give(other, 10, Date.UTC(2033, 2, 5))
    const { standings } = await reader.call('get_leaderboard', { season_id })
    expect(standings.map(({ username }) => username)).toEqual([
      expect.stringMatching(/^Same Name ·[0-9A-F]{3}$/),
      expect.stringMatching(/^SAME NAME ·[0-9A-F]{3}$/),
    ])
    const username = standings[1]?.username ?? ''
    await report(reader, { place: 'leaderboard', season_id, username })
    expect(await openReports(other)).toMatchObject([{ name: 'SAME NAME' }])
    expect(await openReports(one)).toEqual([])
  })

  test('rows of the log are only added, whatever becomes of the account', async () => {
    const rude = await player('In The Log', 0)
    await act({ kind: 'hide', whom: rude.userId, note: 'see report' })
    const change = sql`update moderation_acts set note = 'nothing'`.execute(served.database)
    await expect(change).rejects.toThrow('rows of moderation_acts are only added')
    const removal = sql`delete from moderation_acts`.execute(served.database)
    await expect(removal).rejects.toThrow('rows of moderation_acts are only added')
    const { data } = await rude.call('export_account', { password: rude.password })
    expect(data['moderation_acts']).toMatchObject([{ kind: 'hide', name_before: 'In The Log' }])
    await rude.call('delete_account', { password: rude.password })
    expect((await act({ kind: 'log' })).lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^[\d-]{10} \d\d:\d\d UTC operator: hide "In The Log"$/),
      expect.stringMatching(new RegExp(`^ {2}act [\\da-f-]{36}, player ${rude.userId}$`)),
      '  "see report"',
    ])
  })

  test('the export of an account has its reports, without the ids of others', async () => {
    const [seen, one] = [await player('Was Seen', 70), await signUp(served)]
    await report(one, onBoard('Was Seen'), 'other')
    const { data } = await one.call('export_account', { password: one.password })
    expect(data['name_reports']).toEqual([
      {
        name: 'Was Seen',
        reason: 'other',
        place: 'leaderboard',
        reported_at: expect.any(String),
      },
    ])
    expect(JSON.stringify(data)).not.toContain(seen.userId)
  })

  function act(command: ModerationCommand): Promise<Moderated> {
    const { database } = served
    return moderate({ database, clock: () => (now += 1000), random }, command, 'operator')
  }

  function rename(whom: string, name: string | null): Promise<Moderated> {
    return act({ kind: 'rename', whom, name, note: '' })
  }

  function undo(id: string): Promise<Moderated> {
    return act({ kind: 'undo', act: id, note: '' })
  }

  /** A player with a name, and XP in May 2031. */
  async function player(name: string, xp: number): Promise<NewUser> {
    const user = await signUp(served)
    await user.call('update_profile', { display_name: name })
    if (xp > 0) await give(user, xp, MAY)
    return user
  }

  async function give({ userId }: NewUser, amount: number, at: number): Promise<void> {
    const award = { userId, kind: 'match' as const, reference: crypto.randomUUID(), amount }
    await inTransaction(served.database, (transaction) => awardXp(transaction, [award], at))
  }

  function openReports({ userId }: NewUser) {
    return served.database
      .selectFrom('name_reports')
      .select(['user_id', 'name', 'reason', 'place'])
      .where('reported_id', '=', userId)
      .where('settled_by', 'is', null)
      .orderBy('reported_at')
      .execute()
  }

  async function match(...users: readonly NewUser[]): Promise<string> {
    const id = crypto.randomUUID()
    const at = new Date(MAY)
    const none = { grace_ends_at: null, due_at: null, winner: null }
    await served.database
      .insertInto('matches')
      .values({
        id,
        status: 'finished',
        created_at: at,
        starts_at: at,
        running_since: at,
        finished_at: at,
        ...none,
      })
      .execute()
    await served.database
      .insertInto('match_players')
      .values(
        users.map(({ userId }, seat) => ({
          match_id: id,
          seat,
          user_id: userId,
          enqueued_at: at,
          opens_at: null,
          result: 'draw' as const,
          correct_answers: 0,
          incorrect_answers: 10,
          total_time_ms: 0,
          xp: 0,
        })),
      )
      .execute()
    await served.database
      .insertInto('match_questions')
      .values(
        Array.from({ length: 10 }, (_, question) => ({
          match_id: id,
          question,
          question_id: `as-e1.1.${question}`,
          right_option: 0,
        })),
      )
      .execute()
    return id
  }
})

function onBoard(username: string): SeenName {
  return { place: 'leaderboard', season_id: SEASON, username }
}

async function idOf(moderated: Promise<Moderated>): Promise<string> {
  return (await moderated).lines[1]?.split(' ').at(-1) ?? ''
}

async function report(
  reporter: NewUser,
  seen: SeenName,
  reason: ReportReason = 'offensive',
): Promise<void> {
  expect(await reporter.call('report_name', { seen, reason })).toEqual({})
}

async function boardNames(reader: NewUser): Promise<readonly string[]> {
  const { standings } = await reader.call('get_leaderboard', { season_id: SEASON })
  return standings.map(({ username }) => username)
}
