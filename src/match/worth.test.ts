import { expect, test } from 'vitest'

import { type Answer, type FinishedMatch, TIMED_OUT } from './match.ts'
import { WIN_XP } from './standing.ts'
import { hasPlayed, WON_DAILY, type WonBefore, worthOf } from './worth.ts'

const NOTHING: WonBefore = {
  paidToday: 0,
  wonToday: 0,
  winsThisWeek: 0,
  loserEarned: 0,
  besideToday: 0,
  besideThisWeek: 0,
  neighbors: 0,
}

/** Answers to so many questions, each so many milliseconds after its opening. */
function answers(count: number, milliseconds: number, choice = 0): readonly Answer[] {
  return Array.from({ length: count }, (_, question) => {
    const openedAt = question * 11_000
    return { choice, openedAt, at: openedAt + milliseconds, milliseconds }
  })
}

function finished(winner: number | null, ...given: (readonly Answer[])[]): FinishedMatch {
  return {
    version: 1,
    status: 'finished',
    finishedAt: 110_000,
    winner,
    key: Array.from({ length: 10 }, () => 0),
    startsAt: 0,
    runningSince: 0,
    graceEndsAt: null,
    seats: given.map((own, seat) => ({
      player: `player ${seat}`,
      isConfirmed: true,
      answers: own,
      opensAt: null,
    })),
  }
}

const calm = answers(10, 1500)

test('M26 a match that both have played is worth what its outcome says', () => {
  expect(worthOf(finished(1, calm, calm), NOTHING)).toEqual({ reason: null, xp: [-50, 50] })
  expect(worthOf(finished(null, calm, calm), NOTHING)).toEqual({ reason: null, xp: [0, 0] })
})

test.each([
  ['answers nothing', []],
  ['lets every question time out', answers(10, 8000, TIMED_OUT)],
  ['answers two questions', answers(2, 4000)],
  ['answers before anybody can read', answers(10, 999)],
])('M26 a winner gets nothing from an opponent who %s, and the loser still loses', (_, given) => {
  expect(worthOf(finished(0, calm, given), NOTHING)).toEqual({
    reason: 'idle_opponent',
    xp: [0, -50],
  })
})

test('M26 a program that answers at once takes nothing from a player', () => {
  expect(worthOf(finished(0, answers(10, 40), calm), NOTHING)).toEqual({
    reason: 'not_played',
    xp: [0, 0],
  })
})

test('M26 three choices after a second each on average are enough', () => {
  const [first, second, third] = [answers(1, 400), answers(1, 600), answers(1, 2000)]
  const seat = { player: 'ada', isConfirmed: true, opensAt: null }
  expect(hasPlayed({ ...seat, answers: [...first, ...second, ...third] })).toBe(true)
  expect(hasPlayed({ ...seat, answers: answers(3, 1000) })).toBe(true)
  expect(hasPlayed({ ...seat, answers: answers(3, 999) })).toBe(false)
})

test('M27 a second win of the day from the same opponent moves no XP', () => {
  const worth = worthOf(finished(0, calm, calm), { ...NOTHING, paidToday: 1, loserEarned: 500 })
  expect(worth).toEqual({ reason: 'same_opponent', xp: [0, 0] })
})

test.each([
  [1, 0, null, [50, -50]],
  [2, 300, null, [50, -50]],
  [2, 50, null, [50, -50]],
  [2, 49, 'nothing_to_lose', [0, 0]],
  [9, -20, 'nothing_to_lose', [0, 0]],
] as const)(
  'M29 after %i wins in a week, a loser who has earned %i XP: %s, %o',
  (wins, earned, reason, xp) => {
    const before = { ...NOTHING, winsThisWeek: wins, loserEarned: earned }
    expect(worthOf(finished(0, calm, calm), before)).toEqual({ reason, xp })
  },
)

test.each([
  [490, null],
  [500, 'daily_limit'],
] as const)(
  'M28 a player with %i XP today has %s as the reason against more',
  (wonToday, reason) => {
    const worth = worthOf(finished(0, calm, calm), { ...NOTHING, wonToday })
    expect(worth).toEqual({ reason, xp: reason === null ? [50, -50] : [0, 0] })
  },
)

test.each([
  [0, 9, 9, null],
  [2, 0, 0, null],
  [2, 0, 1, 'same_network'],
  [5, 0, 1, 'same_network'],
  [6, 1, 9, null],
  [6, 2, 2, 'same_network'],
  [30, 9, 40, null],
] as const)(
  'M38 among %i players of one network, after %i wins there today and %i this week: %s',
  (neighbors, besideToday, besideThisWeek, reason) => {
    const won = { loserEarned: 500, winsThisWeek: 9, neighbors, besideToday, besideThisWeek }
    const xp = reason === null ? [50, -50] : [0, 0]
    expect(worthOf(finished(0, calm, calm), { ...NOTHING, ...won })).toEqual({ reason, xp })
  },
)

test('M28 M38 a class of thirty behind one address reaches the limit of a day before that of its network', () => {
  const wins = WON_DAILY / WIN_XP
  const before = { ...NOTHING, loserEarned: 500, neighbors: 30, besideToday: wins - 1 }
  expect(worthOf(finished(0, calm, calm), before).reason).toBe(null)
  const after = { ...before, besideToday: wins, wonToday: WON_DAILY }
  expect(worthOf(finished(0, calm, calm), after).reason).toBe('daily_limit')
})

test('M32 a match with a friend or a practice opponent moves no XP, for a win or a loss', () => {
  const kinds = ['friend', 'practice'] as const
  for (const kind of kinds) {
    expect(worthOf(finished(0, calm, calm), NOTHING, kind)).toEqual({
      reason: 'no_stakes',
      xp: [0, 0],
    })
    expect(worthOf(finished(0, calm, []), NOTHING, kind).xp).toEqual([0, 0])
  }
})
