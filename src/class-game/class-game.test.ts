import { describe, expect, test } from 'vitest'

import { advance, deadline } from './advance.ts'
import { apply, type GameEvent, joinRefusal } from './apply.ts'
import { createGame, type Game, type GameRules, MAX_PLAYERS } from './game.ts'
import { hostView, reportOf } from './host-view.ts'
import { judge } from './judge.ts'
import { ranks, scoreOf, teamScores } from './score.ts'
import { endOfRace, playerView } from './view.ts'

const T = 1_000_000

const rules: GameRules = {
  mode: 'together',
  seconds: 20,
  minutes: 10,
  hasSpeedBonus: false,
  teamCount: 0,
}

const KEY = [0, 1, 2]

function lobby(names: readonly string[], given: Partial<GameRules> = {}, key = KEY): Game {
  const game = createGame({ ...rules, ...given }, key)
  if (game === null) throw new Error('No game')
  return names.reduce(
    (known, name, number) => after(known, { type: 'joined', name, at: 0 }, here(number)),
    game,
  )
}

function here(number: number): GameEvent {
  return { type: 'arrived', number, at: 0 }
}

function after(game: Game, ...events: readonly GameEvent[]): Game {
  return events.reduce(apply, game)
}

function next(from: number, at = T): GameEvent {
  return { type: 'movedOn', from, at }
}

function answer(number: number, question: number, choice: number, at = T + 1000): GameEvent {
  return { type: 'answered', number, question, choice, at }
}

/** A question that is open since `T` for Ada, Ben and Cleo. */
function open(given: Partial<GameRules> = {}): Game {
  return after(lobby(['Ada', 'Ben', 'Cleo'], given), next(-1))
}

describe('the lobby', () => {
  test('G1 a game has questions with four options, and teams only in that mode', () => {
    expect(createGame(rules, KEY)).toEqual({
      rules,
      key: KEY,
      stage: { kind: 'lobby' },
      isLocked: false,
      pausedAt: null,
      players: [],
    })
    expect(createGame(rules, [])).toBeNull()
    expect(createGame(rules, [4])).toBeNull()
    expect(
      createGame(
        rules,
        Array.from({ length: 51 }, () => 0),
      ),
    ).toBeNull()
    expect(createGame({ ...rules, teamCount: 2 }, KEY)).toBeNull()
    expect(createGame({ ...rules, mode: 'teams', teamCount: 1 }, KEY)).toBeNull()
    expect(createGame({ ...rules, mode: 'teams', teamCount: 7 }, KEY)).toBeNull()
    expect(createGame({ ...rules, mode: 'teams', teamCount: 6 }, KEY)).not.toBeNull()
  })

  test('G2 a game takes players until it has ended, is locked or is full', () => {
    const running = after(open(), { type: 'joined', name: 'Dora', at: T + 5000 })
    expect(running.players[3]).toEqual({
      name: 'Dora',
      team: null,
      timeFactor: 1,
      joinedAt: T + 5000,
      joinedBefore: 0,
      isHere: false,
      leftIn: null,
      isRemoved: false,
      answers: [],
    })
    expect(joinRefusal(after(open(), { type: 'locked', at: T }), 'Dora')).toBe('locked')
    expect(
      joinRefusal(after(open(), { type: 'locked', at: T }, { type: 'unlocked', at: T }), 'Dora'),
    ).toBeNull()
    expect(joinRefusal(after(open(), { type: 'ended', at: T }), 'Dora')).toBe('ended')
    const full = lobby(Array.from({ length: MAX_PLAYERS }, (_, index) => `Pupil ${index}`))
    expect(joinRefusal(full, 'Dora')).toBe('full')
    expect(apply(full, { type: 'joined', name: 'Dora', at: 0 })).toBe(full)
  })

  test('G3 no two players have the same name', () => {
    const game = lobby(['Ada', 'Ben'])
    expect(joinRefusal(game, 'ADA')).toBe('nameTaken')
    expect(apply(game, { type: 'renamed', number: 1, name: 'ada', at: 0 })).toBe(game)
    expect(apply(game, { type: 'renamed', number: 0, name: 'ADA', at: 0 }).players[0]?.name).toBe(
      'ADA',
    )
    expect(joinRefusal(after(game, { type: 'removed', number: 0, at: 0 }), 'Ada')).toBeNull()
  })

  test('G4 a removed player sees nothing, answers nothing and is counted nowhere', () => {
    const game = after(open(), answer(0, 0, 1), { type: 'removed', number: 0, at: T + 1500 })
    expect(playerView(game, 0, T + 2000)).toBeNull()
    expect(judge(game, { number: 0, question: 0, choice: 0, at: T + 2000 }).verdict).toEqual({
      kind: 'refused',
      reason: 'notYours',
    })
    const view = hostView(game, T + 2000)
    expect(view.players.map(({ name }) => name)).toEqual(['Ben', 'Cleo'])
    expect(view.counts).toEqual({ players: 2, here: 2, done: 0, progress: [] })
    const revealed = after(game, { type: 'closed', question: 0, at: T + 3000 })
    expect(hostView(revealed, T + 3000).phase).toMatchObject({ distribution: [0, 0, 0, 0] })
    expect(apply(game, { type: 'arrived', number: 0, at: T + 2000 })).toBe(game)
    expect(apply(game, { type: 'renamed', number: 1, name: 'Bea', at: T }).players[1]?.name).toBe(
      'Bea',
    )
  })

  test('G5 a player joins the smallest team', () => {
    const game = lobby(['Ada', 'Ben', 'Cleo', 'Dora'], { mode: 'teams', teamCount: 3 })
    expect(game.players.map(({ team }) => team)).toEqual([0, 1, 2, 0])
    const smaller = after(
      game,
      { type: 'removed', number: 1, at: 0 },
      { type: 'joined', name: 'Emil', at: 0 },
    )
    expect(smaller.players[4]?.team).toBe(1)
  })
})

describe('a question', () => {
  test('G6 a step is taken once, and the last one is the end', () => {
    const first = open()
    expect(first.stage).toEqual({ kind: 'question', question: 0, openedAt: T })
    expect(apply(first, next(-1, T + 1))).toBe(first)
    expect(apply(first, next(0, T + 1))).toBe(first)
    const closed = after(first, { type: 'closed', question: 0, at: T + 1 })
    const second = after(closed, next(0, T + 2))
    expect(second.stage).toEqual({ kind: 'question', question: 1, openedAt: T + 2 })
    expect(apply(second, next(0, T + 3))).toBe(second)
    const last = after(
      second,
      { type: 'closed', question: 1, at: T + 4 },
      next(1, T + 5),
      { type: 'closed', question: 2, at: T + 6 },
      next(2, T + 7),
    )
    expect(last.stage).toEqual({ kind: 'ended', endedAt: T + 7 })
  })

  test('G7 G25 a question closes at its end, and before that it is the very same game', () => {
    const game = open()
    expect(deadline(game)).toBe(T + 20_500)
    expect(advance(game, T + 20_499)).toBe(game)
    expect(advance(game, T + 20_500).stage).toEqual({ kind: 'reveal', question: 0 })
    expect(deadline(open({ seconds: null }))).toBeNull()
  })

  test('G8 an answer counts until half a second after the end', () => {
    const game = after(open(), { type: 'timeGiven', number: 2, timeFactor: 4, at: T })
    const late = { number: 0, question: 0, choice: 0, at: T + 20_500 }
    expect(judge(game, late).verdict).toEqual({ kind: 'refused', reason: 'late' })
    expect(judge(game, { ...late, at: T + 20_499 }).verdict).toEqual({
      kind: 'accepted',
      answer: { question: 0, choice: 0, at: T + 20_499, milliseconds: 20_499 },
    })
  })

  test('G9 the first answer stays', () => {
    const game = after(open(), answer(0, 0, 1))
    const again = judge(game, { number: 0, question: 0, choice: 0, at: T + 2000 })
    expect(again.game).toBe(game)
    expect(again.verdict).toEqual({
      kind: 'repeat',
      answer: { question: 0, choice: 1, at: T + 1000, milliseconds: 1000 },
    })
  })

  test.each([
    ['notYours', { number: 9 }],
    ['noSuchQuestion', { question: 3 }],
    ['noSuchOption', { choice: 4 }],
    ['noSuchOption', { choice: 0.5 }],
    ['notOpen', { question: 1 }],
    ['notOpen', { at: T - 1 }],
  ] as const)('G10 a refused answer says %s', (reason, change) => {
    const game = open()
    const attempt = { number: 0, question: 0, choice: 0, at: T + 1, ...change }
    const judged = judge(game, attempt)
    expect(judged.verdict).toEqual({ kind: 'refused', reason })
    expect(judged.game).toBe(game)
  })

  test('G10 an answer to a closed question is late, and after the end it is over', () => {
    const closed = after(open(), { type: 'closed', question: 0, at: T + 1 })
    const attempt = { number: 0, question: 0, choice: 0, at: T + 2 }
    expect(judge(closed, attempt).verdict).toEqual({ kind: 'refused', reason: 'late' })
    expect(judge(after(closed, next(0, T + 2)), attempt).verdict).toEqual({
      kind: 'refused',
      reason: 'late',
    })
    expect(judge(lobby(['Ada']), attempt).verdict).toEqual({ kind: 'refused', reason: 'notOpen' })
    expect(judge(after(closed, { type: 'ended', at: T + 2 }), attempt).verdict).toEqual({
      kind: 'refused',
      reason: 'ended',
    })
  })

  test('G11 a question closes when all who are here have answered', () => {
    const game = after(open(), answer(0, 0, 0), answer(1, 0, 1))
    expect(game.stage.kind).toBe('question')
    expect(after(game, answer(2, 0, 1)).stage).toEqual({ kind: 'reveal', question: 0 })
    expect(after(game, { type: 'removed', number: 2, at: T + 2000 }).stage.kind).toBe('reveal')
  })

  test('G11 a player who goes away while a question is open is waited for, and not for the next one', () => {
    const game = after(
      open(),
      ...[1, 2].map((number) => ({ type: 'left', number, at: T + 500 }) as const),
      answer(0, 0, 0),
    )
    expect(game.stage.kind).toBe('question')
    expect(game.players.map(({ isHere, leftIn }) => [isHere, leftIn])).toEqual([
      [true, null],
      [false, 0],
      [false, 0],
    ])
    const back = after(
      game,
      { type: 'arrived', number: 1, at: T + 3000 },
      answer(1, 0, 1, T + 3001),
    )
    expect(back.stage.kind).toBe('question')
    expect(advance(back, T + 20_500).stage).toEqual({ kind: 'reveal', question: 0 })
    const second = after(
      back,
      { type: 'closed', question: 0, at: T + 4000 },
      next(0, T + 5000),
      answer(0, 1, 0, T + 6000),
      answer(1, 1, 0, T + 6000),
    )
    expect(second.stage).toEqual({ kind: 'reveal', question: 1 })
  })

  test('G11 a network that fails closes no question: all who were cut off may still answer', () => {
    const numbers = [0, 1, 2]
    const away = after(
      open(),
      ...numbers.map((number) => ({ type: 'left', number, at: T + 1000 }) as const),
    )
    const back = numbers.reduce((game, number) => {
      expect(game.stage.kind).toBe('question')
      const at = T + 11_000 + number
      return after(game, { type: 'arrived', number, at }, answer(number, 0, 0, at))
    }, away)
    expect(back.stage).toEqual({ kind: 'reveal', question: 0 })
    expect(back.players.map(({ answers }) => answers.length)).toEqual([1, 1, 1])
  })

  test('G11 a question that all players have left waits for its end', () => {
    const game = after(
      open(),
      ...[0, 1, 2].map((number) => ({ type: 'left', number, at: T + 1 }) as const),
    )
    expect(game.stage.kind).toBe('question')
    expect(advance(game, T + 20_500).stage.kind).toBe('reveal')
  })

  test('G12 extra time is given in silence', () => {
    const game = after(open(), { type: 'timeGiven', number: 0, timeFactor: 4, at: T })
    expect(playerView(game, 0, T)?.phase).toMatchObject({ closesAt: T + 80_000 })
    expect(playerView(game, 1, T)).toEqual(playerView(open(), 1, T))
    expect(hostView(game, T).phase).toEqual(hostView(open(), T).phase)
    expect(deadline(game)).toBe(T + 80_500)
    const gone = after(game, { type: 'removed', number: 0, at: T + 30_000 })
    expect(gone.stage).toEqual({ kind: 'reveal', question: 0 })
  })

  test('G13 a pause stops the time of all', () => {
    const paused = after(open(), { type: 'paused', at: T + 5000 })
    expect(deadline(paused)).toBeNull()
    const attempt = { number: 0, question: 0, choice: 0, at: T + 6000 }
    expect(judge(paused, attempt).verdict).toEqual({ kind: 'refused', reason: 'paused' })
    expect(apply(paused, { type: 'paused', at: T + 6000 })).toBe(paused)
    const resumed = after(paused, { type: 'resumed', at: T + 65_000 })
    expect(resumed.stage).toEqual({ kind: 'question', question: 0, openedAt: T + 60_000 })
    expect(resumed.pausedAt).toBeNull()
    expect(judge(resumed, { ...attempt, at: T + 66_000 }).verdict).toMatchObject({
      answer: { milliseconds: 6000 },
    })
  })

  test('G14 a game that was interrupted ends later', () => {
    const game = after(open(), { type: 'interrupted', at: T + 1000, milliseconds: 60_000 })
    expect(deadline(game)).toBe(T + 80_500)
    const waiting = lobby(['Ada'])
    expect(apply(waiting, { type: 'interrupted', at: T, milliseconds: 60_000 })).toBe(waiting)
    const paused = after(open(), { type: 'paused', at: T + 5000 })
    expect(apply(paused, { type: 'interrupted', at: T + 6000, milliseconds: 60_000 })).toBe(paused)
  })
})

describe('at one’s own pace', () => {
  const race = after(lobby(['Ada', 'Ben'], { mode: 'ownPace' }), next(-1))

  test('G15 each player goes on by answering and learns the verdict at once', () => {
    expect(race.stage).toEqual({ kind: 'race', openedAt: T })
    const game = after(race, answer(0, 0, 3), answer(0, 1, 1, T + 3000))
    expect(judge(race, { number: 0, question: 1, choice: 0, at: T + 1 }).verdict).toEqual({
      kind: 'refused',
      reason: 'notOpen',
    })
    expect(playerView(game, 0, T + 3000)).toEqual({
      number: 0,
      name: 'Ada',
      team: null,
      questionCount: 3,
      isPaused: false,
      phase: {
        kind: 'race',
        question: 2,
        closesAt: T + 600_000,
        last: { question: 1, choice: 1, right: 1, isCorrect: true, points: 100 },
      },
      score: { points: 100, correct: 1, answered: 2 },
      rank: null,
      playerCount: 2,
    })
    expect(game.players[0]?.answers[1]?.milliseconds).toBe(2000)
    expect(playerView(game, 1, T + 3000)?.phase).toMatchObject({ question: 0, last: null })
  })

  test('G15 the verdict on the answer that ends the race is seen too', () => {
    const answers = [0, 1, 2].flatMap((question) =>
      [0, 1].map((number) => answer(number, question, 2, T + 1000 + question)),
    )
    expect(endOfRace(after(race, ...answers.slice(0, 5)), 0)).toBeNull()
    const over = after(race, ...answers)
    expect(endOfRace(over, 1)).toEqual({
      number: 1,
      name: 'Ben',
      team: null,
      questionCount: 3,
      isPaused: false,
      phase: {
        kind: 'race',
        question: null,
        closesAt: null,
        last: { question: 2, choice: 2, right: 2, isCorrect: true, points: 100 },
      },
      score: { points: 100, correct: 1, answered: 3 },
      rank: null,
      playerCount: 2,
    })
    expect(endOfRace(after(over, { type: 'removed', number: 1, at: T + 2000 }), 1)).toBeNull()
    expect(endOfRace(after(race, { type: 'ended', at: T + 5 }), 0)).toBeNull()
    expect(endOfRace(after(open(), answer(0, 0, 0), { type: 'ended', at: T + 5000 }), 0)).toBeNull()
  })

  test('G16 the race lasts its minutes, and ends early when all are done', () => {
    expect(deadline(race)).toBe(T + 600_500)
    const slow = after(race, { type: 'timeGiven', number: 1, timeFactor: 2, at: T })
    expect(deadline(slow)).toBe(T + 1_200_500)
    const done = [0, 1].flatMap((number) =>
      [0, 1, 2].map((question) => answer(number, question, 0, T + 1000 + question)),
    )
    expect(after(race, ...done.slice(0, 5)).stage.kind).toBe('race')
    expect(after(race, ...done).stage).toEqual({ kind: 'ended', endedAt: T + 1002 })
    const cut = after(race, ...done.slice(3), { type: 'left', number: 1, at: T + 1500 })
    const waiting = after(cut, { type: 'left', number: 0, at: T + 1500 }, here(1))
    expect(waiting.stage.kind).toBe('race')
    expect(after(waiting, here(0), ...done.slice(0, 3)).stage.kind).toBe('ended')
  })
})

describe('points', () => {
  test('G17 a right answer is worth 100 points, also a slow one', () => {
    const game = after(open(), answer(0, 0, 0), answer(1, 0, 0, T + 19_000), answer(2, 0, 3))
    expect(game.players.map((player) => scoreOf(game, player).points)).toEqual([100, 100, 0])
  })

  test('G18 the bonus is the share of the player’s time that was left', () => {
    const game = after(
      open({ hasSpeedBonus: true }),
      { type: 'timeGiven', number: 1, timeFactor: 2, at: T },
      answer(0, 0, 0, T + 5000),
      answer(1, 0, 0, T + 10_000),
      answer(2, 0, 1, T),
    )
    expect(game.players.map((player) => scoreOf(game, player).points)).toEqual([138, 138, 0])
    const endless = after(
      open({ hasSpeedBonus: true, seconds: null }),
      ...[0, 1, 2].map((number) => answer(number, 0, 0)),
    )
    expect(endless.players.map((player) => scoreOf(endless, player).points)).toEqual([
      100, 100, 100,
    ])
  })

  test('G19 players with the same points share a rank', () => {
    const game = after(open(), answer(0, 0, 3), answer(1, 0, 0), answer(2, 0, 0))
    expect(ranks(game)).toEqual([3, 1, 1])
  })

  test('G20 a team has the average of its members', () => {
    const game = after(
      lobby(['Ada', 'Ben', 'Cleo'], { mode: 'teams', teamCount: 2 }),
      next(-1),
      answer(0, 0, 0),
      answer(1, 0, 0),
      answer(2, 0, 3),
    )
    expect(teamScores(game)).toEqual([
      { team: 1, members: 1, points: 100, rank: 1 },
      { team: 0, members: 2, points: 50, rank: 2 },
    ])
  })
})

describe('views', () => {
  test('G21 G22 a player sees their open answer and not the key', () => {
    const game = after(open(), answer(0, 0, 0), answer(1, 0, 3))
    expect(playerView(game, 0, T + 2000)).toEqual({
      number: 0,
      name: 'Ada',
      team: null,
      questionCount: 3,
      isPaused: false,
      phase: { kind: 'question', question: 0, openedAt: T, closesAt: T + 20_000, choice: 0 },
      score: { points: 0, correct: 0, answered: 0 },
      rank: null,
      playerCount: 3,
    })
    const host = hostView(game, T + 2000)
    expect(host.players.map(({ points, correct }) => points + correct)).toEqual([0, 0, 0])
  })

  test('G22 after the close a player sees their result', () => {
    const game = after(open(), answer(0, 0, 0), answer(1, 0, 3), {
      type: 'closed',
      question: 0,
      at: T + 3000,
    })
    expect([0, 1, 2].map((number) => playerView(game, number, T + 3000)?.phase)).toEqual([
      {
        kind: 'reveal',
        marked: { question: 0, choice: 0, right: 0, isCorrect: true, points: 100 },
      },
      {
        kind: 'reveal',
        marked: { question: 0, choice: 3, right: 0, isCorrect: false, points: 0 },
      },
      {
        kind: 'reveal',
        marked: { question: 0, choice: null, right: 0, isCorrect: false, points: 0 },
      },
    ])
    expect(playerView(game, 0, T + 3000)).toMatchObject({ rank: 1, score: { points: 100 } })
  })

  test('G23 the host sees how many have answered, and then what', () => {
    const game = after(open(), answer(0, 0, 0), answer(1, 0, 3))
    expect(hostView(game, T + 2000).counts).toEqual({ players: 3, here: 3, done: 2, progress: [] })
    const closed = after(game, { type: 'closed', question: 0, at: T + 3000 })
    expect(hostView(closed, T + 3000).phase).toEqual({
      kind: 'reveal',
      question: 0,
      right: 0,
      distribution: [1, 0, 0, 1],
    })
  })

  test('G24 the report names members without an answer, except those who came later', () => {
    const game = after(
      open(),
      answer(0, 0, 0),
      answer(1, 0, 3),
      { type: 'closed', question: 0, at: T + 3000 },
      { type: 'joined', name: 'Dora', at: T + 3500 },
      next(0, T + 4000),
      answer(0, 1, 1, T + 5000),
      { type: 'closed', question: 1, at: T + 6000 },
    )
    expect(reportOf(game)).toEqual([
      {
        question: 0,
        right: 0,
        distribution: [1, 0, 0, 1],
        choosers: [[0], [], [], [1]],
        missing: 1,
      },
      {
        question: 1,
        right: 1,
        distribution: [0, 1, 0, 0],
        choosers: [[], [0], [], []],
        missing: 3,
      },
    ])
  })
})

test('G28 without its host a game closes the question and waits', () => {
  const game = advance(open(), T + 3_600_000)
  expect(game.stage).toEqual({ kind: 'reveal', question: 0 })
  expect(deadline(game)).toBeNull()
})
