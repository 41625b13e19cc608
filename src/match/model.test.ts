import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import {
  type Arbitrary,
  array,
  assert,
  boolean,
  check,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  sample,
  tuple,
} from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'

import * as advancing from './advance.ts'
import * as applying from './apply.ts'
import * as hinting from './hint.ts'
import * as judging from './judge.ts'
import * as matching from './match.ts'
import * as viewing from './view.ts'

// Whole matches are played by a script. What must come out is computed a second time, from the
// script alone and with numbers of its own. Then small changes are made to the rules, one at a time,
// and the same comparison has to notice each of them.

type Machine = typeof machine
type Match = matching.Match

const machine = {
  ...matching,
  ...advancing,
  ...applying,
  ...judging,
  ...viewing,
  ...hinting,
}

const MADE = 1_000_000
const STARTS = MADE + 3000

// The script of a match.

/** A player's action in a question, and its delay in milliseconds after the question opened. */
type Turn = {
  /** Null for nothing. */
  readonly wait: number | null
  readonly isRight: boolean
  readonly roundTrip: number
  readonly nuisance: Nuisance | null
}

const nuisances = ['early', 'ahead', 'again', 'otherwise', 'nonsense', 'stranger'] as const
/** A message that must not change anything. */
type Nuisance = (typeof nuisances)[number]

type Player = {
  /** After the match was made; null for never. */
  readonly confirmsAfter: number | null
  readonly isLeaving: boolean
  readonly turns: readonly Turn[]
}

type Script = {
  readonly key: readonly number[]
  readonly players: readonly Player[]
  readonly outage: { readonly after: number; readonly milliseconds: number } | null
}

const BOUNDARIES = [0, 1, 2999, 3000, 7999, 8000, 8001, 8299, 8300, 9999, 10_000, 10_001]
const roundTrips = constantFrom(0, 0, 1, 40, 299, 300, 301, 5000)
const waits = {
  quick: oneof(constantFrom(0, 1), integer({ min: 0, max: 600 })),
  steady: oneof(constantFrom(2999, 3000), integer({ min: 500, max: 7999 })),
  edgy: constantFrom(...BOUNDARIES),
  slow: oneof(constantFrom(7999, 8000, 8001, 8299), integer({ min: 6500, max: 8299 })),
}

function turnsWith(wait: Arbitrary<number>): Arbitrary<readonly Turn[]> {
  const turn = record({
    wait: option(wait, { freq: 12 }),
    isRight: boolean(),
    roundTrip: roundTrips,
    nuisance: option(constantFrom(...nuisances), { freq: 2 }),
  })
  return array(turn, { minLength: 10, maxLength: 10 })
}

const players: Arbitrary<Player> = tuple(
  oneof(...Object.values(waits).map(turnsWith)),
  oneof(
    { weight: 15, arbitrary: constant(10) },
    { weight: 3, arbitrary: integer({ max: 8, min: 0 }) },
  ),
  oneof(
    { weight: 24, arbitrary: constantFrom(0, 1, 2999) },
    { weight: 1, arbitrary: constantFrom(null, 3000) },
  ),
  oneof({ weight: 30, arbitrary: constant(false) }, { weight: 1, arbitrary: constant(true) }),
).map(([turns, staysFor, confirmsAfter, isLeaving]) => ({
  confirmsAfter,
  isLeaving,
  turns: turns.map((turn, question) => (question < staysFor ? turn : { ...turn, wait: null })),
}))

const groups: Arbitrary<readonly Player[]> = oneof(
  { weight: 7, arbitrary: tuple(players, players) },
  // The same play twice, so that there are draws, and one that differs in a single turn.
  { weight: 2, arbitrary: players.map((player) => [player, player]) },
  {
    weight: 1,
    arbitrary: tuple(players, integer({ min: 0, max: 9 }), integer({ min: -1, max: 1 })).map(
      ([player, question, more]) => [player, nudged(player, question, more)],
    ),
  },
  { weight: 1, arbitrary: players.map((player) => [1, 2].map(() => absent(player))) },
  { weight: 1, arbitrary: array(players, { minLength: 3, maxLength: 5 }) },
)

const scripts: Arbitrary<Script> = record({
  key: array(integer({ min: 0, max: 3 }), { minLength: 10, maxLength: 10 }),
  players: groups,
  outage: option(
    record({
      after: oneof(constantFrom(0, 2999, 3000, 11_000), integer({ min: 0, max: 90_000 })),
      milliseconds: integer({ min: 5001, max: 60_000 }),
    }),
    { freq: 4 },
  ),
})

function nudged(player: Player, question: number, more: number): Player {
  const turns = player.turns.map((turn, index) =>
    index === question && turn.wait !== null
      ? { ...turn, wait: Math.max(0, turn.wait + more) }
      : turn,
  )
  return { ...player, turns }
}

function absent(player: Player): Player {
  return { ...player, confirmsAfter: null }
}

// The oracle. It knows no states and no deadlines: each player's whole evening is laid out first,
// and then cut off where the match ends. An outage is no time at all.

type Laid = {
  readonly choice: number
  readonly opens: number
  readonly at: number
  readonly milliseconds: number
}

function layOut({ key, players: all }: Script): readonly (readonly Laid[])[] {
  return all.map(({ turns }) => {
    let opens = STARTS
    let bank = 750
    return turns.map((turn, question) => {
      const limit = Math.min(bank, 300)
      const credit = Math.min(turn.roundTrip, limit, turn.wait ?? 0)
      const taken = turn.wait === null ? Infinity : turn.wait - credit
      const laid: Laid =
        taken < 8000
          ? {
              choice: choiceOf(key, question, turn.isRight),
              opens,
              at: opens + taken + credit,
              milliseconds: taken,
            }
          : { choice: -1, opens, at: opens + 8000 + limit, milliseconds: 8000 }
      bank = Math.min(1000, bank + 150 - (taken < 8000 ? credit : 0))
      opens = laid.at + 3000
      return laid
    })
  })
}

function choiceOf(key: readonly number[], question: number, isRight: boolean): number {
  const right = key[question] ?? 0
  return isRight ? right : (right + 1) % 4
}

/** An instant of the uninterrupted evening on the clock of the server. */
function onClock({ outage }: Script, instant: number): number {
  return outage !== null && instant > MADE + outage.after ? instant + outage.milliseconds : instant
}

function isOff({ players: all }: Script): boolean {
  return all.some(({ confirmsAfter, isLeaving }) => isLeaving || (confirmsAfter ?? 3000) >= 3000)
}

type End = {
  readonly status: string
  readonly winner: number | null
  readonly finishedAt: number | null
  readonly log: readonly (readonly (readonly number[])[])[]
}

function expected(script: Script): End {
  const nothing = script.players.map(() => [])
  if (isOff(script)) return { status: 'cancelled', winner: null, finishedAt: null, log: nothing }
  const all = layOut(script)
  const done = all.map((laid) => laid[9]?.at ?? 0)
  const graceEnds = Math.min(...done) + 10_000
  const cut = all.map((laid) =>
    laid.filter(({ choice, at }) => (choice === -1 ? at <= graceEnds : at < graceEnds)),
  )
  const isCut = cut.some(({ length }) => length < 10)
  return {
    status: 'finished',
    winner: bestOf(cut.map((laid) => scoreOf(script.key, laid))),
    finishedAt: onClock(script, isCut ? graceEnds : Math.max(...done)),
    log: cut.map((laid) =>
      laid.map(({ choice, opens, at, milliseconds }) => [
        choice,
        at - opens,
        milliseconds,
        onClock(script, at),
      ]),
    ),
  }
}

/**
 * One number: correct answers, then the average time as an exact number of 2520ths of a millisecond,
 * which all counts of answers up to ten divide. Nothing answered is slower than anything.
 */
function scoreOf(
  key: readonly number[],
  laid: readonly Pick<Laid, 'choice' | 'milliseconds'>[],
): number {
  const right = laid.filter(({ choice }, question) => choice === key[question]).length
  const time = laid.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  return right * 1e12 - (laid.length === 0 ? 1e11 : time * (2520 / laid.length))
}

function bestOf(scores: readonly number[]): number | null {
  const best = Math.max(...scores)
  const first = scores.indexOf(best)
  return scores.lastIndexOf(best) === first ? first : null
}

// The players send the messages of their script at its times, under all conditions.

type Event = applying.MatchEvent

function eventsOf(script: Script): readonly Event[] {
  const all = layOut(script)
  const sent = [
    ...script.players.flatMap((player, seat) => confirmations(player, seat)),
    ...script.players.flatMap(({ turns }, seat) =>
      turns.flatMap((turn, question) => {
        const opens = all[seat]?.[question]?.opens ?? 0
        return messages(script.key, turn, seat, question, opens)
      }),
    ),
  ]
  const timed = sent.map((event) => ({ ...event, at: onClock(script, event.at) }))
  return [...timed, ...outages(script)].toSorted((a, b) => a.at - b.at)
}

function confirmations({ confirmsAfter, isLeaving }: Player, seat: number): readonly Event[] {
  const left: Event = { type: 'left', seat, at: MADE + (isLeaving ? 2999 : 4000) }
  if (confirmsAfter === null) return [left]
  const at = MADE + confirmsAfter
  return [{ type: 'confirmed', seat, at }, { type: 'confirmed', seat, at: at + 5000 }, left]
}

function messages(
  key: readonly number[],
  { wait, isRight, roundTrip, nuisance }: Turn,
  seat: number,
  question: number,
  opens: number,
): readonly Event[] {
  const right = key[question] ?? 0
  const choice = choiceOf(key, question, isRight)
  const at = opens + (wait ?? 0)
  const answered = { type: 'answered', seat, question, choice, at, roundTrip } as const
  const extra = {
    early: { ...answered, choice: right, at: opens - 1 },
    ahead: { ...answered, question: question + 1, at: opens },
    again: { ...answered, at: at + 1 },
    otherwise: { ...answered, choice: right, at: at + 3000 },
    nonsense: { ...answered, choice: wait === 0 ? 1.5 : -1, at: opens },
    stranger: { ...answered, seat: -1, at: opens },
  }
  // Only sent messages can be sent again.
  const isRepeat = nuisance === 'again' || nuisance === 'otherwise'
  const added = nuisance === null || (isRepeat && wait === null) ? [] : [extra[nuisance]]
  return wait === null ? added : [...added, answered].toSorted((a, b) => a.at - b.at)
}

function outages({ outage }: Script): readonly Event[] {
  if (outage === null) return []
  const event = {
    type: 'paused',
    at: MADE + outage.after,
    milliseconds: outage.milliseconds,
  } as const
  return [event, event]
}

// The course of a match, and the errors on the way.

type Course = End & { readonly wrongs: readonly string[] }

type Crash = (match: Match, now: number) => Match

function play(
  rules: Machine,
  script: Script,
  crash: Crash = (match) => match,
  events = eventsOf(script),
): Course {
  const names = script.players.map((_, seat) => `player ${seat}`)
  const made = rules.createMatch(names, script.key, MADE)
  if (made === null) throw new Error('The match was not made.')
  const wrongs = new Set<string>()
  let match: Match = made
  for (const event of events) {
    const before = match
    match = rules.apply(before, event)
    for (const wrong of wrongsAt(rules, before, match, event)) wrongs.add(wrong)
    match = crash(match, event.at)
  }
  match = rules.advance(match, MADE + 1_000_000)
  return { ...endOf(match), wrongs: [...wrongs] }
}

function endOf(match: Match): End {
  return {
    status: match.status,
    winner: match.status === 'finished' ? match.winner : null,
    finishedAt: match.status === 'finished' ? match.finishedAt : null,
    log: match.seats.map(({ answers }) =>
      answers.map(({ choice, openedAt, at, milliseconds }) => [
        choice,
        at - openedAt,
        milliseconds,
        at,
      ]),
    ),
  }
}

function wrongsAt(rules: Machine, before: Match, after: Match, event: Event): readonly string[] {
  const { at } = event
  const current = rules.advance(before, at)
  const isChanged = after !== before
  const hints = [rules.hintOf(before), rules.hintOf(after)] as const
  return [
    differ(rules.advance(rules.advance(before, at - 1500), at), current) && 'steps differ',
    rules.advance(after, at) !== after && 'something is left to do',
    isChanged && differ(essence(rebuilt(rules, after, at)), essence(after)) && 'rows differ',
    isChanged && differ(rules.mergeHints(...hints), hints[1]) && 'a hint falls',
    event.type === 'answered' && isVerdictWrong(rules, current, after, event) && 'a wrong verdict',
    isLeaking(rules, after, at % after.seats.length, at) && 'a view tells the key',
  ].filter((wrong) => wrong !== false)
}

/** Checks that an acknowledged answer is on record and stays, and that a refused one changes nothing. */
function isVerdictWrong(
  rules: Machine,
  before: Match,
  after: Match,
  attempt: judging.Attempt,
): boolean {
  const { verdict } = rules.judge(before, attempt)
  const known = before.seats[attempt.seat]?.answers[attempt.question]
  const isTold = known === undefined || verdict.kind === (known.choice < 0 ? 'refused' : 'repeat')
  const stored = after.seats[attempt.seat]?.answers[attempt.question]
  const isLost =
    verdict.kind !== 'refused' &&
    (verdict.answer.choice !== stored?.choice || verdict.answer.choice === -1)
  return !isTold || isLost || (verdict.kind !== 'accepted' && differ(before, after))
}

/** A view must be the same for every key of the questions that the player has not answered on record. */
function isLeaking(rules: Machine, match: Match, seat: number, now: number): boolean {
  if (match.status === 'finished') return false
  const known = match.seats[seat]?.answers.length ?? 0
  const answered = Math.max(...match.seats.map(({ answers }) => answers.length))
  const key = match.key.map((right, index) => (index < answered ? right : (right + 1) % 4))
  const view = rules.viewOf(match, seat, now)
  const isTold = view?.answers.some(({ question }) => question >= known) === true
  return isTold || differ(view, rules.viewOf({ ...match, key }, seat, now))
}

function rebuilt(rules: Machine, match: Match, now: number): Match {
  return rules.restoreMatch(rules.factsOf(match), now)
}

/** A match without the order of its fields. */
function essence(match: Match) {
  return [matching.factsOf(match), endOf(match)]
}

function differ(one: unknown, other: unknown): boolean {
  return one !== other && JSON.stringify(one) !== JSON.stringify(other)
}

function agrees(rules: Machine) {
  return property(scripts, (script) => {
    expect(play(rules, script)).toEqual({ ...expected(script), wrongs: [] })
  })
}

test('M5 M6 M7 M8 M11 M12 M13 M14 M15 M18 M20 M22 M24 a match ends as the script says', () => {
  assert(agrees(machine), { numRuns: 600 })
})

test('every end of a match is among the scripts, each in at least one of twenty', () => {
  const runs = sample(scripts, { numRuns: 1000, seed: 2 })
  const counts = { done: 0, grace: 0, draw: 0, absent: 0, cancelled: 0, neverStarted: 0 }
  for (const script of runs) {
    const end = expected(script)
    const isFinished = end.status === 'finished'
    const isFull = end.log.every(({ length }) => length === 10)
    const isAbsent = script.players.some(({ turns }) => turns.at(-1)?.wait === null)
    const nobodyCame = script.players.every(({ confirmsAfter }) => confirmsAfter === null)
    counts.done += isFinished && isFull ? 1 : 0
    counts.grace += isFinished && !isFull ? 1 : 0
    counts.draw += isFinished && end.winner === null ? 1 : 0
    counts.absent += isFinished && isAbsent ? 1 : 0
    counts.cancelled += !isFinished && !nobodyCame ? 1 : 0
    counts.neverStarted += nobodyCame ? 1 : 0
  }
  expect(Object.entries(counts).filter(([, count]) => count < 50)).toEqual([])
})

test.each<readonly [string, Crash]>([
  ['read back from JSON', (match) => JSON.parse(JSON.stringify(match))],
  [
    'rebuilt from what is stored',
    (match, now) => machine.restoreMatch(JSON.parse(JSON.stringify(machine.factsOf(match))), now),
  ],
])('M21 a match that is %s after every event goes on as if nothing had been', (_, crash) => {
  assert(
    property(scripts, (script) => {
      expect(play(machine, script, crash)).toEqual(play(machine, script))
    }),
    { numRuns: 60 },
  )
})

test('M21 a match that is rebuilt late has missed nothing', () => {
  assert(
    property(scripts, integer({ min: 0, max: 130_000 }), (script, wait) => {
      const events = eventsOf({ ...script, outage: null })
      const names = script.players.map((_, seat) => `player ${seat}`)
      const made: Match | null = machine.createMatch(names, script.key, MADE)
      if (made === null) throw new Error('The match was not made.')
      const match = events.slice(0, 30).reduce(machine.apply, made)
      const later = (events.slice(0, 30).at(-1)?.at ?? MADE) + wait
      expect(machine.restoreMatch(machine.factsOf(match), later)).toEqual(
        machine.advance(match, later),
      )
    }),
    { numRuns: 300 },
  )
})

test('M9 M20 answers of one instant count the same in any order, and doubled', () => {
  assert(
    property(scripts, (scripted) => {
      const script = { ...scripted, outage: null }
      const events = eventsOf(script)
      const answers = events.filter(({ type }) => type === 'answered')
      const others = events.filter(({ type }) => type !== 'answered')
      const doubled = [...others, ...answers.toReversed().flatMap((event) => [event, event])]
      const reordered = doubled.toSorted((a, b) => a.at - b.at)
      expect(play(machine, script, undefined, reordered)).toEqual(play(machine, script))
    }),
    { numRuns: 60 },
  )
})

test('M6 M7 M9 M12 M17 whatever is sent, the record has no gap and decides alone', () => {
  const sent = record({
    seat: integer({ min: -1, max: 2 }),
    question: integer({ min: -1, max: 10 }),
    choice: oneof({ weight: 9, arbitrary: integer({ min: 0, max: 3 }) }, constantFrom(-1, 4, 0.5)),
    after: oneof(constantFrom(...BOUNDARIES), integer({ min: 0, max: 4000 })),
    roundTrip: oneof(roundTrips, constantFrom(-1, Number.NaN, 0.5, Infinity)),
  })
  const script = { key: [0, 1, 2, 3, 0, 1, 2, 3, 0, 1], outage: null, players: [] }
  assert(
    property(array(sent, { maxLength: 150 }), (messagesSent) => {
      let at = STARTS
      const events = messagesSent.map<Event>(({ after, ...message }) => {
        at += Math.trunc(after / 8)
        return { type: 'answered', ...message, at }
      })
      const ready = [0, 1].map<Event>((seat) => ({ type: 'confirmed', seat, at: MADE }))
      const two = [0, 1].map((): Player => ({ confirmsAfter: 0, isLeaving: false, turns: [] }))
      const end = play(machine, { ...script, players: two }, undefined, [...ready, ...events])
      expect(end.wrongs).toEqual([])
      expect(end.finishedAt).toBeLessThanOrEqual(STARTS + 110_000)
      expect(end.log.flatMap((record_) => flaws(record_))).toEqual([])
      const scores = end.log.map((answers) =>
        scoreOf(
          script.key,
          answers.map(([choice = 0, , milliseconds = 0]) => ({ choice, milliseconds })),
        ),
      )
      expect(end.winner).toBe(bestOf(scores))
    }),
    { numRuns: 300 },
  )
})

/** Lists the flaws in a player's record: `[choice, taken, counted, at]` of each question. */
function flaws(answers: readonly (readonly number[])[]): readonly string[] {
  return answers.flatMap(([choice = 0, taken = 0, counted = 0, at = 0], question) => {
    const opened = at - taken
    const last = answers[question - 1]?.[3]
    const opens = last === undefined ? STARTS : last + 3000
    const allowed = taken - counted
    return [
      opened !== opens && `question ${question} opened at ${opened}`,
      (allowed < 0 || allowed > 300) && `${allowed} ms allowed`,
      (choice === -1 ? counted !== 8000 : counted < 0 || counted >= 8000) &&
        `${counted} ms counted`,
    ].filter((flaw) => flaw !== false)
  })
}

// Each mutant is the room with one small change in its source. The model has to notice it. Some changes
// make no difference and are not here: to let answered questions pass as the current one (they get
// their stored verdict before), to finish a finished match (it has no deadline). In a match of two no player is cut
// off who was faster on average, so that sums and missing answers decide like averages; M14 tells them
// apart. Who may play is in M1.
const mutants = [
  ['more correct answers lose', 'standing.ts', 'b.correct - a.correct', 'a.correct - b.correct'],
  [
    'the slower wins a tie',
    'standing.ts',
    'a.milliseconds * b.answered - b.milliseconds * a.answered',
    'b.milliseconds * a.answered - a.milliseconds * b.answered',
  ],
  ['time never breaks a tie', 'standing.ts', ' || compareAverages(a, b)', ''],
  [
    'the first of equals wins',
    'standing.ts',
    'compareStandings(one, other) < 0',
    'compareStandings(one, other) <= 0',
  ],
  [
    'a timeout counts as right',
    'standing.ts',
    'choice === key[question]',
    'choice === key[question] || choice < 0',
  ],
  [
    'a timeout takes no time',
    'advance.ts',
    'choice: TIMED_OUT, milliseconds: ANSWER_MS',
    'choice: TIMED_OUT, milliseconds: 0',
  ],
  ['nothing times out', 'advance.ts', 'if (seat.opensAt === null)', 'if (seat.opensAt !== 0)'],
  ['a timeout waits for no network', 'advance.ts', ' + largestAllowance(seat)', ''],
  ['the grace time is a millisecond short', 'match.ts', 'GRACE_MS = 10_000', 'GRACE_MS = 9999'],
  [
    'the grace time never ends',
    'advance.ts',
    'match.graceEndsAt === null && finishes',
    'false && finishes',
  ],
  [
    'the grace time is reckoned anew with each answer',
    'advance.ts',
    'match.graceEndsAt === null && finishes',
    'finishes',
  ],
  [
    'the grace time follows the last finisher',
    'advance.ts',
    'match.graceEndsAt === null && finishes.length > 0',
    'finishes.length > 1',
  ],
  [
    'the first finisher ends the match',
    'advance.ts',
    'finishes.length === match.seats.length',
    'finishes.length > 0',
  ],
  [
    'the end comes with the first of all finishes',
    'advance.ts',
    'finish(settled, Math.max',
    'finish(settled, Math.min',
  ],
  ['one confirmation is enough', 'advance.ts', 'match.seats.every(', 'match.seats.some('],
  [
    'a match starts without anybody',
    'advance.ts',
    '  return isAgreed\n',
    '  return isAgreed || true\n',
  ],
  [
    'leaving before the start is ignored',
    'apply.ts',
    'confirm(current, event.seat, false)',
    'current',
  ],
  ['leaving a running match unseats', 'apply.ts', "match.status !== 'starting' || ", ''],
  ['the reveal is skipped', 'match.ts', 'answer.at + REVEAL_MS', 'answer.at'],
  ['a question can be answered in the reveal', 'judge.ts', ' || attempt.at < seat.opensAt', ''],
  [
    'questions can be answered out of order',
    'judge.ts',
    'attempt.question === seat',
    'attempt.question >= seat',
  ],
  [
    'a repeat is refused',
    'judge.ts',
    'stored !== undefined && stored',
    'stored === undefined && stored',
  ],
  [
    'a repeat with another choice is refused',
    'judge.ts',
    'stored.choice !== TIMED_OUT) {',
    'stored.choice === attempt.choice) {',
  ],
  ['a timeout is told like an answer', 'judge.ts', ' && stored.choice !== TIMED_OUT', ''],
  [
    'a choice may be any number',
    'judge.ts',
    '!isOption(attempt.choice)',
    'attempt.choice !== attempt.choice',
  ],
  [
    'an answer counts at 8000 ms',
    'judge.ts',
    'milliseconds >= ANSWER_MS',
    'milliseconds > ANSWER_MS',
  ],
  [
    'an answer counts after the match',
    'judge.ts',
    "match.status !== 'active'",
    "match.status === 'cancelled'",
  ],
  [
    'the allowance has no limit',
    'allowance.ts',
    'Math.min(ALLOWANCE_MS, bankOf(seat))',
    'bankOf(seat)',
  ],
  ['the bank is not asked', 'allowance.ts', 'Math.min(ALLOWANCE_MS, bankOf(seat))', 'ALLOWANCE_MS'],
  ['the bank is not spent', 'allowance.ts', 'bank - forgiven(answer)', 'bank'],
  ['the bank does not grow', 'allowance.ts', ' + BANK_GAIN_MS', ''],
  [
    'the bank is bottomless',
    'allowance.ts',
    'Math.min(BANK_LIMIT_MS, bank',
    'Math.min(Infinity, bank',
  ],
  [
    'an outage postpones no question',
    'apply.ts',
    'match.seats.map((seat) => postponed(seat, milliseconds))',
    'match.seats',
  ],
  [
    'an outage does not postpone the end',
    'apply.ts',
    ': graceEndsAt + milliseconds',
    ': graceEndsAt',
  ],
  ['an outage does not postpone the start', 'apply.ts', '? startsAt + milliseconds', '? startsAt'],
  ['an outage told twice counts twice', 'apply.ts', 'at < match.runningSince || ', ''],
  ['what was due before an outage is late', 'apply.ts', 'pause(current', 'pause(match'],
  ['a view tells one question too many', 'view.ts', ': answers.length', ': answers.length + 1'],
  [
    'a view reviews a match that runs',
    'view.ts',
    "match.status === 'finished' ? match.key",
    "match.status === 'active' ? match.key",
  ],
  [
    'a hint falls at the end',
    'hint.ts',
    'answered: all[index]?.answered ?? 0',
    "answered: match.status === 'finished' ? 0 : (all[index]?.answered ?? 0)",
  ],
  ['merging forgets', 'hint.ts', 'Math.max(a.answered, b.answered)', 'a.answered'],
] as const

describe('a change of the rules is noticed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'match-mutants-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(mutants)('%s', async (name, file, from, to) => {
    const mutant = await loadMutant(join(folder, name.replaceAll(' ', '-')), file, from, to)
    const { failed } = check(agrees(mutant), { numRuns: 400, seed: 1, endOnFailure: true })
    expect(failed).toBe(true)
  })
})

/** The room with one change in its source, which must be in exactly one place. */
async function loadMutant(
  folder: string,
  file: string,
  from: string,
  to: string,
): Promise<Machine> {
  mkdirSync(folder)
  for (const source of globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] })) {
    copyFileSync(join(import.meta.dirname, source), join(folder, source))
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const parts = readFileSync(join(folder, file), 'utf8').split(from)
  expect(parts).toHaveLength(2)
  writeFileSync(join(folder, file), parts.join(to))
  const files = ['match', 'advance', 'apply', 'judge', 'view', 'hint']
  const modules = files.map((one) => import(pathToFileURL(join(folder, `${one}.ts`)).href))
  return Object.assign({}, ...(await Promise.all(modules)))
}
