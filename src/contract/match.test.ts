import { expect, test } from 'vitest'

import type { Hint } from '#match/hint.ts'
import { createMatch } from '#match/match.ts'
import { viewOf } from '#match/view.ts'

import { parseClientMessage, parseServerMessage } from './live.ts'
import { type KnownMatch, type MatchMessage, type MatchServerMessage, receive } from './match.ts'

const ID = '7d0c4d34-93b5-4b2a-8a52-2f1f0a5f2c11'
const OTHER = '7d0c4d34-93b5-4b2a-8a52-2f1f0a5f2c12'

function told(changed: Partial<MatchMessage> = {}, answers = 0): MatchMessage {
  const match = createMatch(['marie', 'lise'], [3, 1], 1000)
  const view = match === null ? null : viewOf(match, 0, 1000)
  if (view === null) throw new Error('no view')
  const marked = { question: 0, choice: 3, right: 3, isCorrect: true, milliseconds: 900 }
  return {
    type: 'match',
    matchId: ID,
    serverTime: 1000,
    view: { ...view, answers: Array.from({ length: answers }, () => marked) },
    shown: null,
    opponent: { name: 'Lise', isHere: true, isReady: false },
    xp: null,
    ...changed,
  }
}

function hint(answered: number, matchId = ID): MatchServerMessage {
  const everybody: Hint = {
    stage: 'active',
    graceEndsAt: 0,
    winner: -1,
    seats: [
      { answered: 0, correct: 0, isDone: false },
      { answered, correct: 1, isDone: false },
    ],
  }
  return {
    type: 'match_hint',
    matchId,
    serverTime: 0,
    everybody,
    isOpponentHere: false,
    isOpponentReady: true,
  }
}

function answeredByOpponent(known: KnownMatch): number | undefined {
  return known?.type === 'match' ? known.view.everybody.seats[1]?.answered : undefined
}

test('a view crosses the wire unchanged', () => {
  const message = told({
    shown: {
      question: 0,
      text: 'Which group is sodium in?',
      options: ['1', '2', '13', '18'],
      badge: { symbol: 'Na', name: 'Sodium' },
      lesson: { questionId: 'pe-e1.1.k3f9', explanation: 'Group 1.', feedback: null },
    },
  })
  expect(parseServerMessage(JSON.stringify(message))).toEqual(message)
})

test.each([
  ['a seat', { type: 'answer', matchId: ID, question: 0, choice: 1, seat: 1 }],
  ['a result', { type: 'won', matchId: ID }],
  ['a time', { type: 'answer', matchId: ID, question: 0, choice: 1, at: 1 }],
  ['totals', { type: 'answer', matchId: ID, question: 0, choice: 1, correct: 10 }],
  ['no match', { type: 'ready', matchId: 'mine' }],
  ['half a choice', { type: 'answer', matchId: ID, question: 0, choice: 0.5 }],
])('L5 L27 a client cannot tell %s', (_, message) => {
  expect(parseClientMessage(JSON.stringify(message))).toBeNull()
})

test('an answer is read as it was sent', () => {
  const answer = { type: 'answer', matchId: ID, question: 9, choice: 3 }
  expect(parseClientMessage(JSON.stringify(answer))).toEqual(answer)
})

test('a page goes from nothing to a search and into a match', () => {
  const searching = { type: 'searching', since: 5, serverTime: 6 } as const
  expect(receive(null, searching)).toBe(searching)
  const match = told()
  expect(receive(searching, match)).toBe(match)
  expect(receive(match, searching)).toBe(searching)
  expect(receive(match, told({ matchId: OTHER }))).toEqual(told({ matchId: OTHER }))
})

test('L26 hints only raise what is known, and those of another match change nothing', () => {
  const two = receive(told(), hint(2))
  expect(answeredByOpponent(two)).toBe(2)
  expect(two).toMatchObject({ opponent: { name: 'Lise', isHere: false, isReady: true } })
  expect(answeredByOpponent(receive(two, hint(1)))).toBe(2)
  expect(receive(two, hint(3, OTHER))).toBe(two)
  expect(receive(null, hint(3))).toBeNull()
  expect(answeredByOpponent(receive(two, told({}, 1)))).toBe(2)
})

test('L26 a picture that was overtaken by a later one is not shown', () => {
  const later = told({ serverTime: 9000 }, 2)
  expect(receive(later, told({ serverTime: 9001 }, 1))).toEqual(later)
  expect(receive(later, told({ serverTime: 8999 }, 2))).toEqual(later)
  expect(receive(later, told({ serverTime: 9001, xp: 50 }, 2))).toMatchObject({ xp: 50 })
})

test('L26 a match that is over never goes on', () => {
  const { view } = told({}, 2)
  const outcome = { winner: 0, seats: [] }
  const phase = { kind: 'finished', result: 'won', outcome } as const
  const over = told({ serverTime: 8000, view: { ...view, phase } }, 2)
  expect(receive(over, told({ serverTime: 9000 }, 2))).toMatchObject({ view: { phase } })
})

test('a refusal leaves what is known', () => {
  const match = told()
  const late = { type: 'rejected', what: 'answer', reason: 'late', serverTime: 1 } as const
  expect(receive(match, late)).toBe(match)
})
