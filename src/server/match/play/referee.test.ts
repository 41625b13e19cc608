import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '#server/testing/database/databases.ts'
import { type Arena, inPhase, openArena, type Started } from '#server/testing/match/arena.ts'
import { createManualMatchClock } from '#server/testing/match/manual-match-clock.ts'

import type { Command } from './judge-commands.ts'
import { createReferee, type Referee } from './referee.ts'

/** A clock that no test moves, so the timers of the server never run. */
const matchClock = createManualMatchClock()

describe.each(testDatabases)('on $name', (testDatabase) => {
  let arena: Arena
  beforeAll(async () => {
    arena = await openArena(testDatabase, {}, matchClock)
  })
  afterAll(() => arena.close())

  /** A second referee beside the server's, with a wall clock of its own. */
  function refereeAt(wall: () => number): Referee {
    return createReferee({
      database: arena.database,
      clock: wall,
      beforeJudging: async () => {},
      onChanged() {},
      onFailure: fail,
    })
  }

  async function begun(): Promise<Started & { readonly opensAt: number }> {
    const started = await arena.startMatch()
    const { view } = await inPhase(started.players[0]?.page ?? fail(), 'open')
    return { ...started, opensAt: view.phase.kind === 'open' ? view.phase.opensAt : 0 }
  }

  function choicesOf(matchId: string) {
    return arena.database
      .selectFrom('match_answers')
      .select(['seat', 'choice', 'milliseconds'])
      .where('match_id', '=', matchId)
      .orderBy('seat')
      .execute()
  }

  test('nothing is judged when beforeJudging fails', async () => {
    const { matchId, opensAt } = await begun()
    const referee = createReferee({
      database: arena.database,
      clock: matchClock.now,
      beforeJudging: () => Promise.reject(new Error('the database is away')),
      onChanged: fail,
      onFailure: fail,
    })
    const result = referee.submit({ matchId, command: { type: 'ticked', at: opensAt + 9000 } })
    await expect(result).rejects.toThrow('the database is away')
    expect(await choicesOf(matchId)).toEqual([])
  })

  test('L2 R16 an answer at 7,999 ms counts, even when the clock ends the match first', async () => {
    const started = await begun()
    const { matchId, opensAt } = started
    const referee = refereeAt(matchClock.now)
    // The first one keeps the match busy, and the other two wait for the same transaction.
    const [, ticked, answered] = await Promise.all([
      referee.submit({ matchId, command: { type: 'ticked', at: opensAt + 1 } }),
      referee.submit({ matchId, command: { type: 'ticked', at: opensAt + 9000 } }),
      referee.submit({ matchId, command: answerOf(started, opensAt + 7999) }),
    ])
    expect(answered.verdict).toMatchObject({ kind: 'accepted', answer: { milliseconds: 7999 } })
    expect(ticked.stored?.match.status).toBe('active')
    expect(await choicesOf(matchId)).toEqual([
      { seat: 0, choice: 0, milliseconds: 7999 },
      { seat: 1, choice: -1, milliseconds: 8000 },
    ])
  })

  test('L2 R16 an answer at 8,001 ms beyond what is allowed is late, and so is one after the clock', async () => {
    const started = await begun()
    const { matchId, opensAt } = started
    const referee = refereeAt(matchClock.now)
    const late = await referee.submit({ matchId, command: answerOf(started, opensAt + 8301) })
    expect(late.verdict).toEqual({ kind: 'refused', reason: 'late' })
    await referee.submit({ matchId, command: { type: 'ticked', at: opensAt + 9000 } })
    const after = await referee.submit({ matchId, command: answerOf(started, opensAt + 7999) })
    expect(after.verdict).toEqual({ kind: 'refused', reason: 'late' })
    const timeout = { choice: -1, milliseconds: 8000 }
    expect(await choicesOf(matchId)).toEqual([
      { seat: 0, ...timeout },
      { seat: 1, ...timeout },
    ])
  })

  test('R26 the XP of a match that ends in the next month belong to that month', async () => {
    const started = await begun()
    const { matchId, opensAt, players } = started
    const nextMonth = Date.UTC(2031, 4, 1, 0, 0, 1)
    const referee = refereeAt(() => nextMonth)
    for (const question of [0, 1, 2]) {
      const right = started.key[question] ?? 0
      for (const [seat, choice] of [right, (right + 1) % 4].entries()) {
        const at = opensAt + 1000 + question * 4000
        const command = answerOf(started, at, { seat, question, choice })
        // oxlint-disable-next-line no-await-in-loop
        await referee.submit({ matchId, command })
      }
    }
    await referee.submit({ matchId, command: { type: 'ticked', at: opensAt + 130_000 } })
    const rows = await arena.database
      .selectFrom('xp_ledger')
      .select(['season_id', 'user_id', 'amount', 'applied'])
      .where('reference', '=', matchId)
      .orderBy('amount')
      .execute()
    const [winner, loser] = players
    const season = { season_id: '2031-05' }
    expect(rows).toEqual([
      { ...season, user_id: loser?.user.userId, amount: -50, applied: 0 },
      { ...season, user_id: winner?.user.userId, amount: 50, applied: 50 },
    ])
  })
})

function answerOf(
  { players }: Started,
  at: number,
  { seat, question, choice } = { seat: 0, question: 0, choice: 0 },
): Command {
  const userId = players[seat]?.user.userId ?? ''
  return { type: 'answered', userId, question, choice, at, roundTrip: 0 }
}

function fail(): never {
  throw new Error('There is no such player')
}
