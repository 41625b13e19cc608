import { describe, expect, test } from 'vitest'

import { testDatabases } from '#server/testing/database/databases.ts'

import { answer, inPhase, openArena } from './arena.ts'
import {
  brokenLaws,
  brokenPromises,
  type Journal,
  overdue,
  sentAs,
  wrongKeys,
} from './match-audit.ts'
import { type MatchRecord, type MatchRecords, readMatches } from './match-record.ts'

const ID = '7d0c4d34-93b5-4b2a-8a52-2f1f0a5f2c11'
const START = 1_000_000
const RIGHT = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]

/** Answers after a second each: all right for the first seat, all wrong for the second. */
function answersOf(seat: number): MatchRecord['answers'] {
  return RIGHT.map((right, question) => {
    const openedAt = START + question * 4000
    return {
      seat,
      question,
      choice: seat === 0 ? right : (right + 1) % 4,
      openedAt,
      at: openedAt + 1000,
      milliseconds: 900,
    }
  })
}

/** A match that Ada has won against Bo. */
const won: MatchRecord = {
  id: ID,
  status: 'finished',
  startsAt: START,
  graceEndsAt: START + 47_000,
  dueAt: null,
  finishedAt: START + 37_000,
  winner: 0,
  players: [
    {
      seat: 0,
      userId: 'ada',
      opensAt: null,
      result: 'won',
      correct: 10,
      incorrect: 0,
      milliseconds: 9000,
      xp: 50,
    },
    {
      seat: 1,
      userId: 'bo',
      opensAt: null,
      result: 'lost',
      correct: 0,
      incorrect: 10,
      milliseconds: 9000,
      xp: -20,
    },
  ],
  questions: RIGHT.map((right, index) => ({ id: `question ${index}`, right })),
  answers: [...answersOf(0), ...answersOf(1)],
  live: [],
  ledger: [
    { userId: 'bo', amount: -50, applied: -20 },
    { userId: 'ada', amount: 50, applied: 50 },
  ],
  awards: 1,
  awardsOfDay: 1,
  winsOfDay: 1,
}

const on: MatchRecord = {
  ...won,
  status: 'active',
  dueAt: START + 8300,
  graceEndsAt: null,
  finishedAt: null,
  winner: null,
  players: won.players.map((player) => ({
    ...player,
    opensAt: START,
    result: null,
    correct: null,
    incorrect: null,
    milliseconds: null,
    xp: null,
  })),
  answers: [],
  live: ['ada', 'bo'],
  ledger: [],
  awards: 0,
  awardsOfDay: 0,
  winsOfDay: 0,
}

function laws(...matches: readonly MatchRecord[]): readonly string[] {
  const broken = brokenLaws({ matches, wrongStandings: [] })
  return broken.map((problem) => problem.split(' ')[0] ?? '')
}

/** The match with another answer to a question of the first seat. */
function withAnswer(question: number, changed: Partial<MatchRecord['answers'][number]>) {
  const answers = won.answers.map((given, index) =>
    index === question ? { ...given, ...changed } : given,
  )
  return { ...won, answers }
}

function withPlayer(changed: Partial<MatchRecord['players'][number]>): MatchRecord {
  return {
    ...won,
    players: won.players.map((one, seat) => (seat === 0 ? { ...one, ...changed } : one)),
  }
}

test('matches that are as they should be break no law', () => {
  expect(
    brokenLaws({ matches: [won, { ...on, id: 'b', live: ['ada', 'bo'] }], wrongStandings: [] }),
  ).toEqual([])
})

test.each<readonly [string, string, readonly MatchRecord[]]>([
  ['I1', 'lasts longer than it may', [{ ...won, finishedAt: START + 110_001 }]],
  ['I1', 'has no ten seconds after the first end', [{ ...won, graceEndsAt: START + 46_000 }]],
  ['I2', 'is won by the wrong seat', [{ ...won, winner: 1 }]],
  ['I2', 'is on and has a result', [{ ...on, winner: 0 }]],
  ['I3', 'is not awarded', [{ ...won, ledger: [], awards: 0 }]],
  ['I3', 'is awarded without being played', [{ ...won, answers: hasty(won.answers, 0) }]],
  [
    'I3',
    'is awarded for an opponent who has not played',
    [{ ...won, answers: hasty(won.answers, 1) }],
  ],
  ['I3', 'is awarded twice', [{ ...won, ledger: [...won.ledger, ...won.ledger] }]],
  ['I3', 'is awarded while it is on', [{ ...on, ledger: won.ledger }]],
  ['I3', 'tells other XP than are booked', [withPlayer({ xp: 40 })]],
  ['I3', 'is of two who won too often', [{ ...won, awardsOfDay: 2 }]],
  ['I3', 'is of one who won too often', [{ ...won, winsOfDay: 11 }]],
  ['I4', 'has two winners', [withPlayer({ result: 'lost' })]],
  ['I6', 'counts otherwise than its answers', [withPlayer({ correct: 9, incorrect: 1 })]],
  ['I8', 'lacks an answer', [{ ...won, answers: won.answers.slice(1) }]],
  ['I8', 'has answers before its start', [{ ...on, status: 'starting', answers: won.answers }]],
  ['I9', 'charges less than the network may take', [withAnswer(0, { milliseconds: 699 })]],
  ['I9', 'charges more than was taken', [withAnswer(0, { milliseconds: 1001 })]],
  ['I9', 'opens a question in the reveal', [withAnswer(1, { openedAt: START + 3999 })]],
  ['I10', 'holds a user twice', [on, { ...on, id: 'another' }]],
  ['I11', 'has three players', [{ ...won, players: [...won.players, ...won.players.slice(1)] }]],
  ['I11', 'has one player twice', [withPlayer({ userId: 'bo' })]],
  ['I12', 'is over and holds its players', [{ ...won, live: ['ada', 'bo'] }]],
  ['I12', 'is on and lets its players go', [{ ...on, live: ['ada'] }]],
  ['I13', 'is won by nobody who plays', [{ ...won, winner: 2 }]],
  ['I17', 'is answered after its end', [withAnswer(9, { at: START + 37_001, milliseconds: 901 })]],
])('%s is broken by a match that %s', (law, _what, matches) => {
  expect(laws(...matches)).toContain(law)
})

test('a second match of the same two may be without an award', () => {
  const { players } = withPlayer({ xp: 0 })
  const second = { ...won, ledger: [], players: players.map((one) => ({ ...one, xp: 0 })) }
  expect(laws(second)).toEqual([])
})

/** The answers, with those of a seat given before the questions can be read. */
function hasty(answers: MatchRecord['answers'], seat: number): MatchRecord['answers'] {
  return answers.map((given) =>
    given.seat === seat ? { ...given, openedAt: given.openedAt + 900, milliseconds: 90 } : given,
  )
}

test('I1 an outage of the servers may make a match longer', () => {
  const late = {
    ...won,
    graceEndsAt: START + 137_000,
    finishedAt: START + 127_000,
    answers: won.answers.map((given) => (given.question < 5 ? given : laterBy(90_000, given))),
  }
  expect(laws(late)).toEqual([])
})

function laterBy(milliseconds: number, given: MatchRecord['answers'][number]) {
  return { ...given, openedAt: given.openedAt + milliseconds, at: given.at + milliseconds }
}

test('I5 a place that differs from the books is found', () => {
  const wrongStandings = [{ userId: 'ada', xp: 60, booked: 50 }]
  expect(brokenLaws({ matches: [], wrongStandings })).toEqual([
    'I5 ada has 60 XP, and 50 are booked',
  ])
})

test('overdue work is found', () => {
  const records: MatchRecords = { matches: [won, on], wrongStandings: [], queuedAndLive: [] }
  expect(overdue(records, START + 8300)).toEqual(new Map())
  expect(overdue(records, START + 9000)).toEqual(new Map([[ID, 700]]))
})

describe('messages to a player', () => {
  const journal: Journal = {
    userId: 'ada',
    sent: new Set(RIGHT.map((right, question) => sentAs(ID, question, right))),
    told: RIGHT.map((choice, question) => ({ matchId: ID, question, choice, milliseconds: 900 })),
    ends: [{ matchId: ID, result: 'won', xp: 50 }],
  }

  function problems(changed: Partial<Journal>, match: MatchRecord = won): readonly string[] {
    return brokenPromises({ matches: [match] }, { ...journal, ...changed })
  }

  test('holds', () => {
    expect(problems({})).toEqual([])
  })

  test('I14 an acknowledged answer that is lost or changed is found', () => {
    const none = { ...won, answers: won.answers.filter(({ question }) => question !== 3) }
    expect(problems({}, none)).toEqual([`I14 lost: ${ID} 3, told 3`])
    expect(problems({}, withAnswer(0, { choice: 2 }))).toEqual([
      `I14 changed: ${ID} 0, told 0, stored 2`,
      `I15 ${ID} 0 has 2, which was never sent`,
    ])
  })

  test('I14 an answer that was reported missing and exists is found', () => {
    const told = [{ matchId: ID, question: 9, choice: null, milliseconds: null }]
    expect(problems({ told })).toEqual([`I14 ${ID} 9 was told to be missing`])
  })

  test('I15 an answer that was never sent is found', () => {
    expect(problems({ sent: new Set() })).toHaveLength(10)
  })

  test('I20 a result that is stored otherwise is found', () => {
    expect(problems({ ends: [{ matchId: ID, result: 'draw', xp: 0 }] })).toEqual([
      `I20 ${ID} was told as draw, and is won`,
    ])
  })
})

test.each(testDatabases)(
  'the records of real matches on $name break no law',
  async (database) => {
    const arena = await openArena(database)
    const { matchId, players, key } = await arena.startMatch()
    const [first, second] = players
    if (!first || !second) throw new Error('Two are needed.')
    for (const question of [0, 1, 2]) {
      await arena.matchClock.move(question === 0 ? 1000 : 4000)
      const right = key[question] ?? 0
      await answer(first.page, matchId, question, right)
      await answer(second.page, matchId, question, (right + 1) % 4)
    }
    await arena.matchClock.move(500)
    const during = await readMatches(arena.database, 0)
    expect([brokenLaws(during), during.matches.map(({ status }) => status)]).toEqual([
      [],
      ['active'],
    ])
    await arena.matchClock.move(130_000)
    const { userId } = first.user
    const { view, xp } = await inPhase(first.page, 'finished')
    const after = await readMatches(arena.database, 0)
    const journal: Journal = {
      userId,
      sent: new Set([0, 1, 2].map((question) => sentAs(matchId, question, key[question] ?? 0))),
      told: view.answers.map(({ question, choice, milliseconds }) => ({
        matchId,
        question,
        choice,
        milliseconds,
      })),
      ends: [{ matchId, result: 'won', xp }],
    }
    expect([...brokenLaws(after), ...wrongKeys(after), ...brokenPromises(after, journal)]).toEqual(
      [],
    )
    expect(after.matches).toMatchObject([
      { id: matchId, status: 'finished', winner: players.indexOf(first), awards: 1 },
    ])
    await arena.close()
  },
  60_000,
)
