import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'

import { advance, deadline } from './advance.ts'
import { apply, type GameEvent } from './apply.ts'
import { createGame, type Game, type GameRules, modes } from './game.ts'
import { hostView, reportOf } from './host-view.ts'
import { judge } from './judge.ts'
import { scores } from './score.ts'
import { playerView } from './view.ts'

// Games are played by random scripts. The records of a second, simpler account of the same script have to
// agree with what the rules make of it.

const KEY = [2, 0, 3, 1]
const PLAYERS = 4
const START = 5_000_000

type Step = { readonly wait: number; readonly event: (at: number) => GameEvent }

const numbers = integer({ min: 0, max: PLAYERS })
const places = integer({ min: -1, max: KEY.length })

const events: Arbitrary<(at: number) => GameEvent> = oneof(
  {
    weight: 12,
    arbitrary: record({
      number: numbers,
      question: integer({ min: 0, max: KEY.length }),
      choice: integer({ min: 0, max: 4 }),
    }).map((attempt) => (at: number) => ({ type: 'answered', ...attempt, at }) as const),
  },
  {
    weight: 5,
    arbitrary: places.map((from) => (at: number) => ({ type: 'movedOn', from, at }) as const),
  },
  {
    weight: 2,
    arbitrary: places.map(
      (question) => (at: number) => ({ type: 'closed', question, at }) as const,
    ),
  },
  {
    weight: 3,
    arbitrary: record({ number: numbers, isBack: boolean() }).map(
      ({ number, isBack }) =>
        (at: number) =>
          ({ type: isBack ? 'arrived' : 'left', number, at }) as const,
    ),
  },
  {
    weight: 1,
    arbitrary: numbers.map((number) => (at: number) => ({ type: 'removed', number, at }) as const),
  },
  {
    weight: 1,
    arbitrary: record({ number: numbers, timeFactor: constantFrom(1, 2, 4) }).map(
      (given) => (at: number) => ({ type: 'timeGiven', ...given, at }) as const,
    ),
  },
  {
    weight: 2,
    arbitrary: constantFrom('paused', 'resumed', 'ticked').map(
      (type) => (at: number) => ({ type, at }) as const,
    ),
  },
  {
    weight: 1,
    arbitrary: integer({ min: -1, max: 20_000 }).map(
      (milliseconds) => (at: number) => ({ type: 'interrupted', at, milliseconds }) as const,
    ),
  },
)

const steps: Arbitrary<readonly Step[]> = array(
  record({
    wait: oneof(constantFrom(0, 1, 499, 500, 9999, 10_000, 10_500), integer({ min: 0, max: 9000 })),
    event: events,
  }),
  { minLength: 5, maxLength: 60 },
)

const rules: Arbitrary<GameRules> = record({
  mode: constantFrom(...modes),
  seconds: constantFrom(10, 20, null),
  minutes: constantFrom(5, 10),
  hasSpeedBonus: boolean(),
}).map((given) => ({ ...given, teamCount: given.mode === 'teams' ? 2 : 0 }))

function lobby(given: GameRules): Game {
  const game = createGame(given, KEY)
  if (game === null) throw new Error('No game')
  return Array.from({ length: PLAYERS }, (_, number) => number).reduce(
    (known, number) =>
      apply(apply(known, { type: 'joined', name: `P${number}`, at: START }), {
        type: 'arrived',
        number,
        at: START,
      }),
    game,
  )
}

/** Plays a script; calls back with the game before and after each event. */
function play(
  given: GameRules,
  script: readonly Step[],
  look: (before: Game, event: GameEvent, after: Game) => void,
): Game {
  let at = START
  let game = lobby(given)
  for (const { wait, event } of script) {
    at += wait
    const happened = event(at)
    const after = apply(game, happened)
    look(game, happened, after)
    game = after
  }
  return game
}

function holds(check: (given: GameRules, script: readonly Step[]) => void): void {
  assert(property(rules, steps, check), { numRuns: 400 })
}

test('G9 G17 the points are those of the first accepted answers, counted a second time', () => {
  holds((given, script) => {
    const counted = Array.from({ length: PLAYERS }, () => ({ correct: 0, answers: 0 }))
    const game = play({ ...given, hasSpeedBonus: false }, script, (before, event) => {
      if (event.type !== 'answered') return
      const { verdict } = judge(before, event)
      const mine = counted[event.number]
      if (verdict.kind !== 'accepted' || mine === undefined) return
      mine.answers += 1
      if (KEY[event.question] === event.choice) mine.correct += 1
    })
    const closed = apply(game, { type: 'ended', at: START + 10_000_000 })
    expect(
      scores(closed).map(({ points, correct, answered }) => [points, correct, answered]),
    ).toEqual(counted.map(({ correct, answers }) => [100 * correct, correct, answers]))
  })
})

test('G4 G9 no player has two answers to a question, and a removed one gets no further one', () => {
  holds((given, script) => {
    play(given, script, (before, event, after) => {
      for (const [number, player] of after.players.entries()) {
        const asked = player.answers.map(({ question }) => question)
        expect(asked).toEqual([...new Set(asked)].toSorted((a, b) => a - b))
        const known = before.players[number]
        const isFixed = known?.isRemoved === true || event.type !== 'answered'
        expect(player.answers).toEqual(isFixed ? (known?.answers ?? []) : player.answers)
      }
    })
  })
})

test('G25 bringing a game up to date in steps gives the same as once', () => {
  holds((given, script) => {
    play(given, script, (_before, { at }, after) => {
      const later = at + 100_000
      const once = advance(after, later)
      expect(advance(advance(after, at + 777), later)).toEqual(once)
      expect(advance(once, later)).toBe(once)
      expect(advance(after, (deadline(after) ?? Infinity) - 1)).toBe(after)
    })
  })
})

test('G26 G27 a game is plain JSON, and an event without effect gives the very same game', () => {
  holds((given, script) => {
    play(given, script, (before, event, after) => {
      const copy: Game = JSON.parse(JSON.stringify(before))
      expect(apply(copy, event)).toEqual(after)
      expect(JSON.stringify(after) === JSON.stringify(before)).toBe(after === before)
    })
  })
})

test('G21 G22 while a question is open no view depends on what is right or on what others chose', () => {
  holds((given, script) => {
    play({ ...given, mode: 'together', teamCount: 0 }, script, (_before, { at }, played) => {
      const after = advance(played, at)
      const { stage, key } = after
      if (stage.kind !== 'question') return
      const other = { ...after, key: key.with(stage.question, 1 + (key[stage.question] ?? 0)) }
      expect(hostView(other, at)).toEqual(hostView(after, at))
      const views = after.players.map((_, number) => playerView(after, number, at))
      expect(other.players.map((_, number) => playerView(other, number, at))).toEqual(views)
      const [first] = after.players
      if (first === undefined) return
      const changed = first.answers.map((answer) => ({ ...answer, choice: 3 - answer.choice }))
      const secret = { ...after, players: after.players.with(0, { ...first, answers: changed }) }
      expect(secret.players.slice(1).map((_, index) => playerView(secret, index + 1, at))).toEqual(
        views.slice(1),
      )
    })
  })
})

test('G23 G24 the choices of a report are those of the players who were not removed', () => {
  holds((given, script) => {
    const game = play(given, script, () => {})
    for (const { question, distribution, choosers } of reportOf(game)) {
      const choices = game.players.flatMap(({ isRemoved, answers }) =>
        isRemoved ? [] : answers.filter((answer) => answer.question === question),
      )
      expect(distribution).toEqual(
        [0, 1, 2, 3].map((option) => choices.filter(({ choice }) => choice === option).length),
      )
      expect(choosers.map(({ length }) => length)).toEqual(distribution)
    }
  })
})
