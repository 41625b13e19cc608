import { setTimeout } from 'node:timers/promises'

import { OPTION_COUNT } from '#class-game/game.ts'
import { classGameCalls, type GameStep, type JoinOutcome } from '#contract/class-game/calls.ts'
import type { Random } from '#quiz/random.ts'
import { countedOf, miscounted } from '#scripts/rigs/class-game/count.ts'
import { makeGame } from '#scripts/rigs/class-game/hosted-game.ts'
import { type Network, networkAt, openPhone, type Phone } from '#scripts/rigs/class-game/phone.ts'
import { newSecret } from '#server/testing/class-game/classroom.ts'
import { callAt, signUpAt } from '#server/testing/remote.ts'
import type { PlayerState } from '#web/class-game/client/player-client.ts'

/** A class that plays one game after the other while things break. */
export type School = {
  /** Lets the game that is on be the last one; settles when it is over. */
  readonly rest: () => Promise<void>
  readonly counts: () => SchoolCounts
}

export type SchoolCounts = {
  readonly games: number
  /** Answers that phones have shown as being on record. */
  readonly answers: number
  /** Answers that came when their question was paused or no longer open. */
  readonly refused: number
  /** Whatever was lost, changed, or reported otherwise than it was recorded. */
  readonly broken: readonly string[]
}

type SchoolParts = {
  /** The address of all servers together. */
  readonly origin: string
  /** Where the lines of each network without WebSocket go. */
  readonly entrances: readonly string[]
  readonly random: Random
}

const PHONES = 28
const QUESTIONS = 5
const modes = ['together', 'ownPace', 'teams'] as const
const TEAMS = 3
/** How long a pupil reads a question. */
const LONGEST_READING_MS = 1500
/** A class waits so long for the last phones, which may be without a connection. */
const PATIENCE_MS = 90_000
const AGAIN_MS = 300

/** Lets a class of three networks, two of which let no WebSocket through, play until it is told to rest. */
export function startSchool(parts: SchoolParts): School {
  const broken: string[] = []
  let games = 0
  let answers = 0
  let refused = 0
  const resting = new AbortController()
  const playing = playOn()

  return {
    async rest() {
      resting.abort()
      await playing
    },
    counts: () => ({ games, answers, refused, broken }),
  }

  async function playOn(): Promise<void> {
    while (!resting.signal.aborted) {
      const mode = modes[games % modes.length] ?? 'together'
      try {
        // One game after the other.
        // oxlint-disable-next-line no-await-in-loop
        const phones = await playGame(parts, mode)
        answers += sum(phones.map(({ recorded }) => recorded.size))
        refused += sum(phones.map(({ chosen, recorded }) => chosen.size - recorded.size))
        broken.push(...phones.flatMap((phone) => phone.broken))
        broken.push(...phones.flatMap(otherThanTapped))
      } catch (error) {
        broken.push(`game ${games} (${mode}): ${error instanceof Error ? error.message : 'error'}`)
      }
      games += 1
    }
  }
}

type Finished = Pick<Phone, 'chosen' | 'recorded' | 'broken'>

async function playGame(
  { origin, entrances, random }: SchoolParts,
  mode: (typeof modes)[number],
): Promise<readonly Finished[]> {
  const host = await insisting(() => signUpAt(origin))
  const gameId = crypto.randomUUID()
  const ask = (name: string, input: object) => insisting(() => callAt(origin, host, name, input))
  const pin = await makeGame(ask, gameId, {
    mode,
    minutes: 30,
    team_count: mode === 'teams' ? TEAMS : 0,
    questions: QUESTIONS,
  })
  const networks = networksOf(entrances)
  const phones = await Promise.all(
    Array.from({ length: PHONES }, async (_, place) => {
      const seat = await seatOf(origin, pin, `Pupil ${place}`)
      return openPhone(origin, networkAt(networks, place), seat)
    }),
  )
  const take = (step: GameStep) => ask('steer_class_game', { game_id: gameId, step })
  try {
    await every(phones, (state) => phaseOf(state) === 'lobby')
    await take({ kind: 'move_on', from: -1 })
    await (mode === 'ownPace' ? race(phones, random) : together(phones, random, take))
    await take({ kind: 'end' })
    await every(phones, (state) => phaseOf(state) === 'ended')
    const report = classGameCalls.get_class_game_report.output.parse(
      await ask('get_class_game_report', { game_id: gameId }),
    )
    // What was tapped too late is no answer.
    const counted = phones.map(({ recorded, state }) => countedOf({ chosen: recorded, state }))
    const wrong = miscounted(report, counted).map((problem) => `${mode}: ${problem}`)
    return phones.map(({ chosen, recorded, broken }, place) => ({
      chosen,
      recorded,
      broken: place === 0 ? [...broken, ...wrong] : broken,
    }))
  } finally {
    for (const phone of phones) phone.close()
  }
}

/** Question by question: the host closes each once all phones have answered, and now and then pauses before. */
async function together(
  phones: readonly Phone[],
  random: Random,
  take: (step: GameStep) => Promise<unknown>,
): Promise<void> {
  for (let question = 0; question < QUESTIONS; question += 1) {
    const isOpen = (state: PlayerState) =>
      phaseOf(state) === 'question' && questionOf(state) === question
    const isClosed = (state: PlayerState) => closedQuestionOf(state) === question
    /* oxlint-disable no-await-in-loop -- one question after the other */
    const tapping = phones.map(async (phone) => {
      await within(phone.until((state) => isOpen(state) || isClosed(state)))
      await setTimeout(random() * LONGEST_READING_MS)
      // A question may be closed while a phone is away, and a pause keeps it from being answered.
      await within(phone.until((state) => isClosed(state) || (isOpen(state) && !isPaused(state))))
      phone.choose(Math.floor(random() * OPTION_COUNT))
      await within(phone.until((state) => state.pending === null))
    })
    if (random() < 0.5) {
      await take({ kind: 'pause' })
      await setTimeout(random() * LONGEST_READING_MS)
      await take({ kind: 'resume' })
    }
    await Promise.all(tapping)
    await take({ kind: 'close', question })
    await every(phones, isClosed)
    await take({ kind: 'move_on', from: question })
    /* oxlint-enable no-await-in-loop */
  }
}

async function race(phones: readonly Phone[], random: Random): Promise<void> {
  await Promise.all(
    phones.map(async (phone) => {
      for (let question = 0; question < QUESTIONS; question += 1) {
        /* oxlint-disable no-await-in-loop -- one question after the other */
        await within(
          phone.until((state) => phaseOf(state) === 'race' && questionOf(state) === question),
        )
        await setTimeout(random() * LONGEST_READING_MS)
        phone.choose(Math.floor(random() * OPTION_COUNT))
        await within(phone.until((state) => state.pending === null))
        /* oxlint-enable no-await-in-loop */
      }
      await within(phone.until((state) => phaseOf(state) === 'ended' || questionOf(state) === null))
    }),
  )
}

/** A recorded answer is the one that was tapped. */
function otherThanTapped({ chosen, recorded }: Finished): readonly string[] {
  return [...recorded].flatMap(([question, choice]) =>
    chosen.get(question) === choice
      ? []
      : [`question ${question}: ${choice} is on record, ${chosen.get(question)} was tapped`],
  )
}

function networksOf(entrances: readonly string[]): readonly Network[] {
  const [first, second] = entrances
  return [
    { address: '10.1.0.1', lets: 'sockets' },
    { address: '10.2.0.1', lets: 'stream', ...(first !== undefined && { entrance: first }) },
    { address: '10.3.0.1', lets: 'poll', ...(second !== undefined && { entrance: second }) },
  ]
}

async function seatOf(origin: string, pin: string, name: string): Promise<string> {
  const input = { pin, name, secret: newSecret() }
  const outcome: JoinOutcome = classGameCalls.join_class_game.output.parse(
    await insisting(() => callAt(origin, new Map(), 'join_class_game', input)),
  )
  if (outcome.outcome !== 'joined') throw new Error(`${name} was refused: ${outcome.reason}`)
  return outcome.seat
}

/** A call is made again until a server answers it, as a page does: all of these may be repeated. */
async function insisting<Result>(act: () => Promise<Result>): Promise<Result> {
  const endsAt = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      // Each try comes after the one before.
      // oxlint-disable-next-line no-await-in-loop
      return await act()
    } catch (error) {
      if (performance.now() > endsAt) throw error
      // oxlint-disable-next-line no-await-in-loop
      await setTimeout(AGAIN_MS)
    }
  }
}

async function every(phones: readonly Phone[], is: (state: PlayerState) => boolean): Promise<void> {
  await Promise.all(phones.map((phone) => within(phone.until(is))))
}

/** @throws when a phone does not go on */
async function within(happening: Promise<void>): Promise<void> {
  const late = new AbortController()
  const isLate = setTimeout(PATIENCE_MS, true, { signal: late.signal, ref: false })
  const outcome = await Promise.race([happening.then(() => false), isLate])
  late.abort()
  isLate.catch(() => undefined)
  if (outcome) throw new Error(`a phone did not go on within ${PATIENCE_MS / 1000} s`)
}

function phaseOf({ isConnected, game }: PlayerState): string {
  return isConnected && game !== null ? game.view.phase.kind : 'away'
}

function questionOf({ game }: PlayerState): number | null {
  const phase = game?.view.phase
  return phase?.kind === 'question' || phase?.kind === 'race' ? phase.question : null
}

/** The question whose answer is shown. */
function closedQuestionOf({ isConnected, game }: PlayerState): number | null {
  const phase = game?.view.phase
  return isConnected && phase?.kind === 'reveal' ? phase.marked.question : null
}

function isPaused({ game }: PlayerState): boolean {
  return game?.view.isPaused === true
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
