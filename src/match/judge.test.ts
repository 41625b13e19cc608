import { expect, test } from 'vitest'

import { advance } from './advance.ts'
import { bankOf } from './allowance.ts'
import { type Attempt, judge } from './judge.ts'
import { createMatch, type Match } from './match.ts'

const STARTS = 1_003_000
const KEY = [3, 1, 2]

function started(): Match {
  const match = createMatch(['ada', 'bo'], KEY, STARTS - 3000)
  if (match === null) throw new Error('no match')
  const seats = match.seats.map((seat) => ({ ...seat, isConfirmed: true }))
  return advance({ ...match, seats }, STARTS)
}

function attempt(changes: Partial<Attempt> = {}): Attempt {
  return { seat: 0, question: 0, choice: 3, at: STARTS + 1000, roundTrip: 0, ...changes }
}

function bankAfter(...roundTrips: readonly number[]): number {
  const end = roundTrips.reduce((match, roundTrip, question) => {
    const at = match.seats[0]?.opensAt ?? 0
    return judge(match, attempt({ question, at: at + 1000, roundTrip })).match
  }, started())
  const [seat] = end.seats
  return seat === undefined ? 0 : bankOf(seat)
}

test('M9 an answer is judged, and judged again the same, whatever it says the second time', () => {
  const answer = { question: 0, choice: 3, right: 3, isCorrect: true, milliseconds: 1000 }
  const first = judge(started(), attempt())
  expect(first.verdict).toEqual({ kind: 'accepted', answer })
  const again = judge(first.match, attempt({ choice: 0, at: STARTS + 1001 }))
  expect(again).toEqual({ verdict: { kind: 'repeat', answer }, match: first.match })
  expect(again.match).toBe(first.match)
})

test('M9 a wrong answer gets the right one', () => {
  expect(judge(started(), attempt({ choice: 0 })).verdict).toEqual({
    kind: 'accepted',
    answer: { question: 0, choice: 0, right: 3, isCorrect: false, milliseconds: 1000 },
  })
})

test('M9 a repeat is answered even when the match is over', () => {
  const { match } = judge(started(), attempt())
  const end = advance(match, STARTS + 120_000)
  expect(end.status).toBe('finished')
  expect(judge(end, attempt({ at: STARTS + 120_000 })).verdict.kind).toBe('repeat')
})

test.each([
  [0, 0, 0],
  [7999, 0, 7999],
  [8000, 0, null],
  [8000, 1, 7999],
  [8001, 1, null],
  [8299, 300, 7999],
  [8299, 5000, 7999],
  [8300, 5000, null],
])('M6 M7 after %i ms with a round trip of %i ms, %j ms count', (wait, roundTrip, counted) => {
  const { verdict } = judge(started(), attempt({ at: STARTS + wait, roundTrip }))
  const milliseconds = verdict.kind === 'refused' ? null : verdict.answer.milliseconds
  expect(milliseconds).toBe(counted)
})

test.each([
  [1000, 120, 880],
  [1000, 120.9, 880],
  [1000, -50, 1000],
  [1000, Number.NaN, 1000],
  [1000, Infinity, 700],
  [100, 250, 0],
])('M7 of %i ms with a round trip of %d ms, %i ms count', (wait, roundTrip, milliseconds) => {
  expect(judge(started(), attempt({ at: STARTS + wait, roundTrip })).verdict).toMatchObject({
    answer: { milliseconds },
  })
})

test('M8 the bank grows by 150 ms a question up to 1000 ms, and shrinks by each allowance', () => {
  expect([bankAfter(), bankAfter(0), bankAfter(0, 0), bankAfter(0, 0, 0)]).toEqual([
    750, 900, 1000, 1000,
  ])
  expect([bankAfter(300), bankAfter(9999, 100), bankAfter(300, 300, 300)]).toEqual([600, 650, 300])
})

test('M7 M8 an empty bank allows only its content', () => {
  const key = Array.from({ length: 10 }, () => 0)
  const match = { ...started(), key }
  const times = key.reduce<{ readonly match: Match; readonly counted: readonly number[] }>(
    (so, _, question) => {
      const at = (so.match.seats[0]?.opensAt ?? 0) + 1000
      const { verdict, match: next } = judge(so.match, attempt({ question, at, roundTrip: 300 }))
      const milliseconds = verdict.kind === 'refused' ? -1 : (verdict.answer.milliseconds ?? -1)
      return { match: next, counted: [...so.counted, milliseconds] }
    },
    { match, counted: [] },
  )
  expect(times.counted).toEqual([700, 700, 700, 700, 850, 850, 850, 850, 850, 850])
})

test.each([
  ['notYours', { seat: 2 }],
  ['notYours', { seat: -1 }],
  ['noSuchQuestion', { question: 3 }],
  ['noSuchQuestion', { question: -1 }],
  ['noSuchQuestion', { question: 0.5 }],
  ['noSuchQuestion', { question: Number.NaN }],
  ['noSuchOption', { choice: 4 }],
  ['noSuchOption', { choice: -1 }],
  ['noSuchOption', { choice: 1.5 }],
  ['noSuchOption', { choice: Number.NaN }],
  ['notOpen', { question: 1 }],
  ['notOpen', { at: STARTS - 1 }],
  ['late', { at: STARTS + 8000 }],
  ['late', { at: STARTS + 8300 }],
  ['late', { at: STARTS + 60_000 }],
] as const)('M10 %s: %j', (reason, changes) => {
  const match = started()
  const tried = attempt(changes)
  expect(judge(match, tried)).toEqual({
    verdict: { kind: 'refused', reason },
    match: advance(match, tried.at),
  })
})

test('M10 during the reveal the next question is not open', () => {
  const { match } = judge(started(), attempt())
  const early = judge(match, attempt({ question: 1, at: STARTS + 3999 }))
  expect(early.verdict).toEqual({ kind: 'refused', reason: 'notOpen' })
  expect(judge(match, attempt({ question: 1, at: STARTS + 4000 })).verdict.kind).toBe('accepted')
})

test('M10 before the start no question is open, and a cancelled match is finished', () => {
  const match = createMatch(['ada', 'bo'], KEY, STARTS - 3000)
  if (match === null) throw new Error('no match')
  const verdictAt = (at: number) => judge(match, attempt({ at })).verdict
  expect(verdictAt(STARTS - 1)).toEqual({ kind: 'refused', reason: 'notOpen' })
  expect(verdictAt(STARTS)).toEqual({ kind: 'refused', reason: 'finished' })
})

test('M10 a question that the end of the match cut off is finished', () => {
  const done = [0, 1, 2].reduce(
    (match, question) => judge(match, attempt({ question, at: STARTS + 3000 * question })).match,
    started(),
  )
  const { verdict } = judge(done, attempt({ seat: 1, question: 1, at: STARTS + 16_000 }))
  expect(verdict).toEqual({ kind: 'refused', reason: 'finished' })
})
