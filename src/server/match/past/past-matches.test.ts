import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { PastMatch } from '#contract/match.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

const MINUTE_MS = 60_000
const BEGIN = Date.UTC(2030, 0, 2)

const won = { result: 'won', correct: 7, milliseconds: 30_000, xp: 50 } as const
const lost = { result: 'lost', correct: 5, milliseconds: 40_000, xp: -50 } as const
const unfinished = { result: null, correct: null, milliseconds: null, xp: null } as const

type End = typeof won | typeof lost | typeof unfinished

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())

  /** Stores a match; a seat without a user is that of a deleted account. */
  async function store(
    status: 'starting' | 'active' | 'cancelled' | 'finished',
    finishedAt: number | null,
    seats: readonly (readonly [user: NewUser | null, end: End])[],
    id: string = crypto.randomUUID(),
  ): Promise<string> {
    const at = new Date(BEGIN)
    await served.database
      .insertInto('matches')
      .values({
        id,
        status,
        created_at: at,
        starts_at: at,
        running_since: at,
        grace_ends_at: null,
        due_at: status === 'starting' || status === 'active' ? at : null,
        finished_at: finishedAt === null ? null : new Date(finishedAt),
        winner: null,
      })
      .execute()
    await served.database
      .insertInto('match_players')
      .values(
        seats.map(([user, end], seat) => ({
          match_id: id,
          seat,
          user_id: user?.userId ?? null,
          enqueued_at: at,
          opens_at: null,
          result: end.result,
          correct_answers: end.correct,
          incorrect_answers: end.correct === null ? null : 10 - end.correct,
          total_time_ms: end.milliseconds,
          xp: end.xp,
        })),
      )
      .execute()
    return id
  }

  /** Ten answers of a player, or fewer when the end of the match cut the rest off. */
  async function storeAnswers(matchId: string, seat: number, count: number): Promise<void> {
    const at = new Date(BEGIN)
    await served.database
      .insertInto('match_answers')
      .values(
        Array.from({ length: count }, (_, question) => ({
          match_id: matchId,
          seat,
          question,
          choice: 0,
          opened_at: at,
          answered_at: at,
          milliseconds: 1,
        })),
      )
      .execute()
  }

  test('a match is listed for both players, each with their result and the name of the other', async () => {
    const [marie, lise] = [await signUp(served, 'marie'), await signUp(served, 'lise')]
    await marie.call('update_profile', { display_name: 'Marie' })
    await lise.call('update_profile', { display_name: 'Lise' })
    const id = await store('finished', BEGIN + 5, [
      [marie, won],
      [lise, lost],
    ])
    await storeAnswers(id, 0, 10)
    await storeAnswers(id, 1, 6)
    const match = { match_id: id, finished_at: '2030-01-02T00:00:00.005Z' }
    expect(await marie.call('list_matches', {})).toEqual({
      matches: [
        {
          ...match,
          result: 'won',
          xp: 50,
          you: { correct: 7, average_milliseconds: 3000 },
          opponent: { name: 'Lise', correct: 5 },
        },
      ],
      next: null,
    })
    expect(await lise.call('list_matches', {})).toEqual({
      matches: [
        {
          ...match,
          result: 'lost',
          xp: -50,
          you: { correct: 5, average_milliseconds: 6667 },
          opponent: { name: 'Marie', correct: 7 },
        },
      ],
      next: null,
    })
  })

  test('an opponent whose account was deleted since has no name', async () => {
    const [marie, lise] = [await signUp(served), await signUp(served)]
    await store('finished', BEGIN, [
      [lise, lost],
      [marie, won],
    ])
    await lise.call('delete_account', { password: lise.password })
    const { matches } = await marie.call('list_matches', {})
    expect(matches.map(({ opponent, you }) => ({ opponent, you }))).toEqual([
      { opponent: { name: null, correct: 5 }, you: { correct: 7, average_milliseconds: 0 } },
    ])
  })

  test('all past matches are found, newest first and twenty at a time', async () => {
    const [marie, lise] = [await signUp(served), await signUp(served)]
    const ids: string[] = []
    // Always three end in the same moment: their ids tell which one comes first.
    for (let number = 0; number < 41; number += 1) {
      const minutes = Math.floor(number / 3)
      const ends = [
        [number % 2 === 0 ? marie : lise, won],
        [number % 2 === 0 ? lise : marie, lost],
      ] as const
      ids.push(await store('finished', BEGIN + minutes * MINUTE_MS, ends, idAt(number)))
    }
    const newestFirst = ids.toReversed()
    const first = await marie.call('list_matches', {})
    const second = await marie.call('list_matches', { from: first.next ?? '' })
    const third = await marie.call('list_matches', { from: second.next ?? '' })
    expect([first, second, third].map(({ matches }) => matches.map(idOfMatch))).toEqual([
      newestFirst.slice(0, 20),
      newestFirst.slice(20, 40),
      newestFirst.slice(40),
    ])
    expect([first.next, second.next, third.next]).toEqual([newestFirst[20], newestFirst[40], null])
    const newer = await store('finished', BEGIN + 60 * MINUTE_MS, [
      [marie, won],
      [lise, lost],
    ])
    expect(await marie.call('list_matches', { from: first.next ?? '' })).toEqual(second)
    expect((await marie.call('list_matches', {})).matches.map(idOfMatch)).toEqual([
      newer,
      ...newestFirst.slice(0, 19),
    ])
  })

  test('D2 matches of others and matches that are not finished are not listed', async () => {
    const [marie, lise, stranger] = [
      await signUp(served),
      await signUp(served),
      await signUp(served),
    ]
    const none = { matches: [], next: null }
    expect(await stranger.call('list_matches', {})).toEqual(none)
    const between = [
      [marie, won],
      [lise, lost],
    ] as const
    const theirs = await store('finished', BEGIN, between)
    const own = [
      [stranger, unfinished],
      [marie, unfinished],
    ] as const
    const notOver = [
      await store('starting', null, own),
      await store('active', null, own),
      await store('cancelled', null, own),
    ]
    expect(await stranger.call('list_matches', {})).toEqual(none)
    const finished = await store('finished', BEGIN - MINUTE_MS, [
      [stranger, lost],
      [marie, won],
    ])
    expect((await stranger.call('list_matches', {})).matches.map(idOfMatch)).toEqual([finished])
    const refusals = await Promise.all(
      [theirs, ...notOver, crypto.randomUUID()].map((from) =>
        stranger.refusal('list_matches', { from }),
      ),
    )
    expect(refusals).toEqual(refusals.map(() => ({ status: 404, code: 'not_found' })))
  })
})

function idAt(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
}

function idOfMatch({ match_id }: PastMatch): string {
  return match_id
}
