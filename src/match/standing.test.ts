import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import type { FinishedMatch } from './match.ts'
import {
  averageMilliseconds,
  compareStandings,
  outcomeOf,
  type Standing,
  winnerAmong,
} from './standing.ts'

function standing(correct: number, answered: number, milliseconds: number): Standing {
  return { correct, answered, milliseconds }
}

/** A finished match of players who gave these answers, as pairs of choice and time; 0 is right. */
function finished(
  winner: number | null,
  ...players: readonly (readonly (readonly [number, number])[])[]
): FinishedMatch {
  return {
    version: 1,
    status: 'finished',
    finishedAt: 0,
    winner,
    key: [0, 0],
    startsAt: 0,
    runningSince: 0,
    graceEndsAt: 0,
    seats: players.map((answers, index) => ({
      player: String(index),
      isConfirmed: true,
      opensAt: null,
      answers: answers.map(([choice, milliseconds]) => ({
        choice,
        milliseconds,
        openedAt: 0,
        at: milliseconds,
      })),
    })),
  }
}

test.each([
  ['more correct answers win, however slow', standing(6, 10, 79_000), standing(5, 10, 1000)],
  ['more correct answers win, even with some missing', standing(6, 8, 60_000), standing(5, 10, 9)],
  ['a tie goes to the faster', standing(5, 10, 40_000), standing(5, 10, 40_001)],
  ['a tie goes to the lower average', standing(5, 9, 36_000), standing(5, 10, 40_001)],
  ['by less than a millisecond', standing(1, 3, 10_000), standing(1, 6, 20_001)],
  ['no answer on record is beaten by any', standing(0, 1, 8000), standing(0, 0, 0)],
])('M13 M14 %s', (_, better, worse) => {
  expect([winnerAmong([better, worse]), winnerAmong([worse, better])]).toEqual([0, 1])
})

test('M14 an answer, even a wrong one, is never worse than letting the time run out', () => {
  const counts = record({
    correct: integer({ min: 0, max: 5 }),
    answered: integer({ min: 5, max: 9 }),
  })
  assert(
    property(
      counts,
      integer({ min: 0, max: 72_000 }),
      integer({ min: 0, max: 7999 }),
      integer({ min: 0, max: 1 }),
      ({ correct, answered }, before, taken, right) => {
        const tried = standing(correct + right, answered + 1, before + taken)
        const timedOut = standing(correct, answered + 1, before + 8000)
        expect(compareStandings(tried, timedOut)).toBeLessThan(0)
      },
    ),
  )
})

test('M15 equal in both is a draw, however many were answered', () => {
  const same = standing(5, 10, 40_000)
  expect(winnerAmong([standing(1, 3, 10_000), standing(1, 6, 20_000)])).toBeNull()
  expect(winnerAmong([standing(0, 0, 0), standing(0, 0, 0)])).toBeNull()
  expect(winnerAmong([same, { ...same }])).toBeNull()
  expect(winnerAmong([same, standing(4, 10, 0), { ...same }])).toBeNull()
  expect(winnerAmong([same, standing(6, 10, 0), { ...same }])).toBe(1)
})

test('M16 the winner gets 50 XP, the others lose 50', () => {
  const match = finished(
    1,
    [[0, 10]],
    [
      [0, 4],
      [0, 5],
    ],
    [
      [-1, 8000],
      [1, 20],
    ],
  )
  expect(outcomeOf(match)).toEqual({
    winner: 1,
    seats: [
      { correct: 1, answered: 1, milliseconds: 10, xp: -50 },
      { correct: 2, answered: 2, milliseconds: 9, xp: 50 },
      { correct: 0, answered: 2, milliseconds: 8020, xp: -50 },
    ],
  })
})

test('M16 a draw moves no XP', () => {
  const { seats } = outcomeOf(finished(null, [[0, 10]], [[0, 10]]))
  expect(seats.map(({ xp }) => xp)).toEqual([0, 0])
})

test('M14 the average is of the answered questions', () => {
  const times = [standing(1, 3, 10_000), standing(0, 0, 0)]
  expect(times.map(averageMilliseconds)).toEqual([3333, 0])
})
