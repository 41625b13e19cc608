import { expect, test } from 'vitest'

import { advance } from './advance.ts'
import { countdown, extraSeconds } from './countdown.ts'
import { judge } from './judge.ts'
import { createMatch, type Match } from './match.ts'
import { type MatchView, type Phase, viewOf } from './view.ts'

const STARTS = 1_003_000

function starting(): Match {
  const match = createMatch(['ada', 'bo'], [3, 1], STARTS - 3000)
  if (match === null) throw new Error('no match')
  return { ...match, seats: match.seats.map((seat) => ({ ...seat, isConfirmed: true })) }
}

/** The match after answers `[seat, question, at]` of option 1. */
function after(...answers: readonly (readonly [number, number, number])[]): Match {
  return answers.reduce(
    (match, [seat, question, at]) =>
      judge(match, { seat, question, choice: 1, at, roundTrip: 0 }).match,
    starting(),
  )
}

function phaseOf(match: Match, seat: number, at: number): Phase | undefined {
  return viewOf(match, seat, at)?.phase
}

/** Returns a player's view in this phase, reduced to what a countdown needs. */
function seen(phase: Phase, graceEndsAt = 0): MatchView {
  const everybody = { stage: 'active', graceEndsAt, winner: -1, seats: [] } as const
  return { seat: 0, phase, answers: [], everybody }
}

const adaIsDone = [
  [0, 0, STARTS],
  [0, 1, STARTS + 3000],
] as const

test('M23 before the start a player sees when it is, and whether they confirmed', () => {
  expect(viewOf(starting(), 1, STARTS - 1)).toEqual({
    seat: 1,
    phase: { kind: 'starting', startsAt: STARTS, isConfirmed: true },
    answers: [],
    everybody: {
      stage: 'starting',
      graceEndsAt: 0,
      winner: -1,
      seats: [
        { answered: 0, correct: 0, isDone: false },
        { answered: 0, correct: 0, isDone: false },
      ],
    },
  })
})

test('M23 an open question has its opening and closing', () => {
  const open = { kind: 'open', question: 0, opensAt: STARTS, closesAt: STARTS + 8000 }
  expect([STARTS, STARTS + 8299].map((at) => phaseOf(starting(), 0, at))).toEqual([open, open])
})

test('M23 an answer is revealed until the next question opens', () => {
  const match = after([0, 0, STARTS + 10])
  const next = { question: 1, opensAt: STARTS + 3010 }
  expect(phaseOf(match, 0, STARTS + 3009)).toEqual({ kind: 'reveal', ...next })
  expect(phaseOf(match, 0, STARTS + 3010)).toEqual({
    kind: 'open',
    ...next,
    closesAt: STARTS + 11_010,
  })
})

test('M23 a player who is done waits, and all know until when', () => {
  const match = after(...adaIsDone, [1, 0, STARTS + 5000])
  expect(viewOf(match, 0, STARTS + 8000)).toMatchObject({
    phase: { kind: 'waiting' },
    everybody: {
      stage: 'active',
      graceEndsAt: STARTS + 13_000,
      seats: [
        { answered: 2, correct: 1, isDone: true },
        { answered: 1, correct: 0, isDone: false },
      ],
    },
  })
  expect(viewOf(match, 1, STARTS + 8000)?.everybody).toEqual(
    viewOf(match, 0, STARTS + 8000)?.everybody,
  )
})

test('M22 M23 the end shows the result and a review of every question', () => {
  const match = after(...adaIsDone, [1, 0, STARTS + 5000])
  const outcome = {
    winner: 0,
    seats: [
      { correct: 1, answered: 2, milliseconds: 0, xp: 50 },
      { correct: 0, answered: 1, milliseconds: 5000, xp: -50 },
    ],
  }
  const end = STARTS + 13_000
  expect(phaseOf(match, 0, end)).toEqual({ kind: 'finished', result: 'won', outcome })
  expect(phaseOf(match, 1, end)).toEqual({ kind: 'finished', result: 'lost', outcome })
  const wrong = { question: 0, choice: 1, right: 3, isCorrect: false, milliseconds: 5000 }
  expect(viewOf(match, 1, end - 1)?.answers).toEqual([wrong])
  expect(viewOf(match, 1, end)?.answers).toEqual([
    wrong,
    { question: 1, choice: null, right: 1, isCorrect: false, milliseconds: null },
  ])
})

test('M22 M23 a timeout is revealed like an answer', () => {
  expect(viewOf(starting(), 0, STARTS + 8300)?.answers).toEqual([
    { question: 0, choice: -1, right: 3, isCorrect: false, milliseconds: 8000 },
  ])
})

test('M23 a draw is one for both, and a cancelled match says who was ready', () => {
  const drawn = advance(starting(), STARTS + 120_000)
  expect([0, 1].map((seat) => phaseOf(drawn, seat, STARTS + 120_000))).toMatchObject([
    { result: 'draw' },
    { result: 'draw' },
  ])
  const match = starting()
  const seats = match.seats.map((seat, index) => ({ ...seat, isConfirmed: index === 0 }))
  expect([0, 1].map((seat) => phaseOf({ ...match, seats }, seat, STARTS))).toEqual([
    { kind: 'cancelled', isReady: true },
    { kind: 'cancelled', isReady: false },
  ])
})

test('M22 only a player has a view', () => {
  expect(viewOf(starting(), 2, STARTS)).toBeNull()
})

test.each([
  [0, 8, false],
  [1, 8, false],
  [4999, 4, false],
  [5000, 3, true],
  [7999, 1, true],
  [8000, 0, true],
  [8200, 0, true],
])('M25 %i ms into a question, %i s are left (urgent: %s)', (taken, seconds, isUrgent) => {
  const open = { kind: 'open', question: 0, opensAt: 0, closesAt: 8000 } as const
  expect(countdown(seen(open), taken)).toEqual({ seconds, isUrgent })
})

test.each([
  [{ kind: 'starting', startsAt: 3000, isConfirmed: true }, 0, 2, null],
  [{ kind: 'reveal', question: 1, opensAt: 2001 }, 9001, 2, 9],
  [{ kind: 'reveal', question: 1, opensAt: 2001 }, 0, 2, null],
  [{ kind: 'open', question: 1, opensAt: 0, closesAt: 8000 }, 5001, 5, 5],
  [{ kind: 'open', question: 1, opensAt: 0, closesAt: 8000 }, 9001, 7, 9],
  [{ kind: 'waiting' }, 3000, 2, null],
  [{ kind: 'waiting' }, 0, null, null],
  [{ kind: 'finished', result: 'draw', outcome: { winner: null, seats: [] } }, 3000, null, null],
  [{ kind: 'cancelled', isReady: true }, 0, null, null],
] as const)('M25 in %j with a grace time to %i, %j s and %j s extra', (phase, end, left, extra) => {
  const expected = left === null ? null : { seconds: left, isUrgent: false }
  expect(countdown(seen(phase, end), 1000)).toEqual(expected)
  expect(extraSeconds(seen(phase, end), 1000)).toBe(extra)
})

test('M25 the end of the grace time closes a question, and is urgent too', () => {
  const open = { kind: 'open', question: 1, opensAt: 0, closesAt: 8000 } as const
  expect(countdown(seen(open, 4000), 1000)).toEqual({ seconds: 3, isUrgent: true })
})
