import { expect, test } from 'vitest'

import { advance, deadline, restoreMatch, wakeAt } from './advance.ts'
import { apply, readySeats } from './apply.ts'
import { createMatch, factsOf, type Match, QUESTION_COUNT } from './match.ts'

const NOW = 1_000_000
const STARTS = NOW + 3000
const KEY = [0, 1, 2]

function created(players: readonly string[] = ['ada', 'bo']): Match {
  const match = createMatch(players, KEY, NOW)
  if (match === null) throw new Error('no match')
  return match
}

function started(players: readonly string[] = ['ada', 'bo']): Match {
  const ready = players.reduce<Match>(
    (match, _, seat) => apply(match, { type: 'confirmed', seat, at: NOW + 1 }),
    created(players),
  )
  return advance(ready, STARTS)
}

/** The match after answers `[seat, at, choice]`, each to the question that is next in its seat. */
function after(match: Match, ...answers: readonly (readonly [number, number, number])[]): Match {
  return answers.reduce((current, [seat, at, choice]) => {
    const question = advance(current, at).seats[seat]?.answers.length ?? 0
    return apply(current, { type: 'answered', seat, question, choice, at, roundTrip: 0 })
  }, match)
}

const seat = { isConfirmed: false, answers: [], opensAt: STARTS }

test('M1 a match starts 3 s after it was made', () => {
  expect(created()).toEqual({
    version: 1,
    status: 'starting',
    key: KEY,
    startsAt: STARTS,
    runningSince: NOW,
    graceEndsAt: null,
    seats: [
      { ...seat, player: 'ada' },
      { ...seat, player: 'bo' },
    ],
  })
})

test.each([
  ['no player', [], KEY],
  ['one player', ['ada'], KEY],
  ['a player against themselves', ['ada', 'ada'], KEY],
  ['a player who sits twice among others', ['ada', 'bo', 'ada'], KEY],
  ['no question', ['ada', 'bo'], []],
  ['a right option that is none', ['ada', 'bo'], [0, 4]],
])('M1 a match with %s is refused', (_, players, key) => {
  expect(createMatch(players, key, NOW)).toBeNull()
})

test('M2 a match of confirmed seats runs from its start on', () => {
  const ready = [0, 1].reduce<Match>(
    (match, index) => apply(match, { type: 'confirmed', seat: index, at: STARTS - 1 }),
    created(),
  )
  expect(advance(ready, STARTS - 1)).toBe(ready)
  expect(advance(ready, STARTS)).toEqual({
    ...created(),
    status: 'active',
    seats: [
      { ...seat, player: 'ada', isConfirmed: true },
      { ...seat, player: 'bo', isConfirmed: true },
    ],
  })
})

test.each([
  ['nobody confirmed', [], []],
  ['one did', [[1, STARTS - 1]], [1]],
  [
    'one did in the instant of the start',
    [
      [0, NOW],
      [1, STARTS],
    ],
    [0],
  ],
])('M3 a match is cancelled when %s', (_, confirmations, ready) => {
  const match = confirmations.reduce<Match>(
    (current, [index = 0, at = 0]) => apply(current, { type: 'confirmed', seat: index, at }),
    created(),
  )
  const end = advance(match, STARTS)
  expect(end.status).toBe('cancelled')
  expect(readySeats(end)).toEqual(ready)
})

test('M3 only a cancelled match sends players back to the queue', () => {
  expect([created(), started()].map(readySeats)).toEqual([[], []])
})

test('M4 leaving before the start takes the confirmation back, until it is given again', () => {
  const ready = apply(created(), { type: 'confirmed', seat: 0, at: NOW })
  const left = apply(ready, { type: 'left', seat: 0, at: NOW + 1 })
  expect(left).toEqual(created())
  expect(apply(left, { type: 'confirmed', seat: 0, at: NOW + 2 })).toEqual(ready)
})

test('M4 leaving a running match changes nothing', () => {
  const match = started()
  expect(apply(match, { type: 'left', seat: 0, at: STARTS })).toBe(match)
})

test('M5 the next question opens 3 s after an answer, for the others as if it had not been', () => {
  const match = after(started(), [0, STARTS + 500, 0])
  expect(match.seats.map(({ opensAt }) => opensAt)).toEqual([STARTS + 3500, STARTS])
})

test('M5 M6 a timeout is on record once no answer can be on its way, and 3 s later it goes on', () => {
  const match = started()
  expect(deadline(match)).toBe(STARTS + 8300)
  expect(advance(match, STARTS + 8299)).toBe(match)
  const timeout = { choice: -1, openedAt: STARTS, at: STARTS + 8300, milliseconds: 8000 }
  expect(advance(match, STARTS + 8300).seats).toEqual(
    ['ada', 'bo'].map((player) => ({
      player,
      isConfirmed: true,
      answers: [timeout],
      opensAt: STARTS + 11_300,
    })),
  )
})

test('M11 the first finisher leaves the others 10 s, and the second does not extend it', () => {
  const first = STARTS + 6000
  const one = after(started(['a', 'b', 'c']), [0, STARTS, 0], [0, STARTS + 3000, 0], [0, first, 0])
  expect(one.graceEndsAt).toBe(first + 10_000)
  const two = after(one, [1, STARTS + 6500, 0], [1, STARTS + 9500, 0], [1, STARTS + 12_500, 0])
  expect(two).toMatchObject({ status: 'active', graceEndsAt: first + 10_000 })
  expect(deadline(two)).toBe(first + 10_000)
})

test('M12 the match is finished with the last answer of the last player', () => {
  const times = [STARTS, STARTS + 3000, STARTS + 6000]
  const match = after(
    started(),
    ...times.map((at) => [0, at, 0] as const),
    ...times.map((at) => [1, at + 1, 1] as const),
  )
  expect(match).toMatchObject({ status: 'finished', finishedAt: STARTS + 6001, winner: 0 })
  expect(deadline(match)).toBeNull()
})

test.each([
  ['an answer in the last millisecond of the grace time counts', 9999, 3],
  ['an answer in the instant it ends is missing', 10_000, 2],
])('M12 %s', (_, wait, answered) => {
  const done = after(
    started(),
    ...[0, 3000, 6000].map((wait_) => [0, STARTS + wait_, 0] as const),
    ...[6000, 9000].map((wait_) => [1, STARTS + wait_, 0] as const),
  )
  const match = after(done, [1, STARTS + 6000 + wait, 0])
  expect(match).toMatchObject({ status: 'finished', finishedAt: STARTS + 6000 + wait })
  expect(match.seats[1]?.answers).toHaveLength(answered)
})

test('M12 a question that times out as the grace time ends is on record', () => {
  const done = after(
    started(),
    ...[0, 3000, 6000].map((wait) => [0, STARTS + wait, 0] as const),
    ...[1700, 4700].map((wait) => [1, STARTS + wait, 0] as const),
  )
  expect(advance(done, STARTS + 16_000)).toMatchObject({
    status: 'finished',
    finishedAt: STARTS + 16_000,
    seats: [{}, { answers: [{}, {}, { choice: -1, milliseconds: 8000 }] }],
  })
})

test('M17 a match without answers is over 110 s after its start', () => {
  const match = createMatch(
    ['ada', 'bo'],
    Array.from({ length: QUESTION_COUNT }, () => 0),
    NOW,
  )
  if (match === null) throw new Error('no match')
  const confirmed = { ...match, seats: match.seats.map((one) => ({ ...one, isConfirmed: true })) }
  expect(advance(confirmed, STARTS + 109_999).status).toBe('active')
  expect(advance(confirmed, STARTS + 110_000)).toMatchObject({
    status: 'finished',
    finishedAt: STARTS + 110_000,
    winner: null,
  })
})

test('M18 the next change on screen is a question that opens, or the deadline', () => {
  const match = after(started(), [0, STARTS, 0])
  expect(wakeAt(match, STARTS)).toBe(STARTS + 3000)
  expect(wakeAt(match, STARTS + 3000)).toBe(STARTS + 8300)
  expect(wakeAt(match, STARTS, 100)).toBe(STARTS + 3000)
  expect(wakeAt(match, STARTS + 3000, 100)).toBe(STARTS + 8400)
  expect(wakeAt(created(), NOW)).toBe(STARTS)
  expect(wakeAt(advance(created(), STARTS), STARTS)).toBeNull()
})

test('M19 an outage postpones what is open, and counts once', () => {
  const done = after(started(), ...[0, 3000, 6000].map((wait) => [0, STARTS + wait, 0] as const), [
    1,
    STARTS + 5000,
    0,
  ])
  const outage = { type: 'paused', at: STARTS + 6500, milliseconds: 20_000 } as const
  const later = apply(done, outage)
  expect(later).toEqual({
    ...done,
    runningSince: STARTS + 26_500,
    graceEndsAt: STARTS + 36_000,
    seats: [done.seats[0], { ...done.seats[1], opensAt: STARTS + 28_000 }],
  })
  expect(apply(later, outage)).toBe(later)
  expect(apply(later, { ...outage, at: STARTS + 26_499, milliseconds: 1 })).toBe(later)
})

test('M19 an outage before the start postpones the start', () => {
  expect(apply(created(), { type: 'paused', at: NOW + 1, milliseconds: 6000 })).toEqual({
    ...created(),
    startsAt: STARTS + 6000,
    runningSince: NOW + 6001,
    seats: created().seats.map((one) => ({ ...one, opensAt: STARTS + 6000 })),
  })
})

test.each([
  { type: 'ticked', at: STARTS },
  { type: 'confirmed', seat: 0, at: STARTS },
  { type: 'left', seat: 7, at: STARTS },
  { type: 'paused', at: STARTS, milliseconds: 0 },
  { type: 'paused', at: STARTS, milliseconds: -5 },
  { type: 'paused', at: STARTS, milliseconds: Number.NaN },
  { type: 'answered', seat: 2, question: 0, choice: 0, at: STARTS, roundTrip: 0 },
] as const)('M20 $type does not always apply: %j', (event) => {
  const match = started()
  expect(apply(match, event)).toBe(match)
})

test('M20 a confirmation by no player, or a second one, leaves the match as it is', () => {
  const ready = apply(created(), { type: 'confirmed', seat: 1, at: NOW })
  expect(apply(ready, { type: 'confirmed', seat: 1, at: NOW })).toBe(ready)
  expect(apply(ready, { type: 'confirmed', seat: 2, at: NOW })).toBe(ready)
})

test('M21 a stored match has no status, and gives it back', () => {
  const match = after(started(), [0, STARTS + 1, 0])
  expect(factsOf(match)).toEqual({
    version: 1,
    key: KEY,
    startsAt: STARTS,
    runningSince: NOW,
    graceEndsAt: null,
    seats: match.seats,
  })
  expect(restoreMatch(factsOf(match), STARTS + 2)).toEqual(match)
})
