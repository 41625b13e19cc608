import { OPTION_COUNT } from '#class-game/game.ts'
import { classGameCalls, type GameStep } from '#contract/class-game/calls.ts'
import { newSecret } from '#server/testing/class-game/classroom.ts'
import type { Fault } from '#server/testing/match/faults.ts'
import { startFragileServer } from '#server/testing/match/fragile-server.ts'
import { poll } from '#server/testing/poll.ts'
import { callAt, signUpAt } from '#server/testing/remote.ts'
import type { PlayerState } from '#web/class-game/client/player-client.ts'

import { countedOf, miscounted } from './count.ts'
import { makeGame } from './hosted-game.ts'
import { type Network, networkAt, openPhone, type Phone } from './phone.ts'

/** When in a game of a class the fault strikes. */
export const classMoments = ['lobby', 'open', 'answered', 'reveal', 'paused', 'race'] as const
export type ClassMoment = (typeof classMoments)[number]

/** A school behind three addresses, two of which let no WebSocket through. */
export const networks: readonly Network[] = [
  { address: '10.1.0.1', lets: 'sockets' },
  { address: '10.2.0.1', lets: 'stream' },
  { address: '10.3.0.1', lets: 'poll' },
]
const PHONES = 28
const QUESTIONS = 4
/** The question in which the fault strikes. */
const STRUCK = 1
/** A call is repeated as long as the server may be away. */
const AWAY = { everyMs: 200, withinMs: 60_000 }

export type ClassSurvival = {
  /** Answers that were lost, phones that did not go on, and whatever differs from the count of the phones. */
  readonly problems: readonly string[]
  /** From the fault to the moment at which the last phone knew again where it is, in milliseconds. */
  readonly gap: number
  readonly answers: number
}

type Game = {
  readonly phones: readonly Phone[]
  readonly take: (step: GameStep) => Promise<void>
  /** Lets the fault strike, and waits until all phones know again where they are. */
  readonly strike: () => Promise<void>
}

/**
 * Plays a game of a class on a server of its own, lets something go wrong at a moment of it, plays on to the end, and
 * compares the report and the points with what the phones have tapped.
 * @param where the database, as variables of the server
 */
export async function surviveInClass(
  where: Readonly<Record<string, string>>,
  moment: ClassMoment,
  fault: Fault,
): Promise<ClassSurvival> {
  const server = await startFragileServer({ ...where, TRUSTED_PROXIES: '127.0.0.1' })
  const { origin } = server
  let phones: readonly Phone[] = []
  try {
    const host = await signUpAt(origin)
    const gameId = crypto.randomUUID()
    const pin = await makeGame((name, input) => callAt(origin, host, name, input), gameId, {
      mode: moment === 'race' ? 'ownPace' : 'together',
      seconds: 90,
      minutes: 10,
      questions: QUESTIONS,
    })
    phones = await Promise.all(
      Array.from({ length: PHONES }, async (_, place) => {
        const behind = networkAt(networks, place)
        return openPhone(origin, behind, await seatOf(origin, pin, `Pupil ${place}`))
      }),
    )
    let gap = 0
    await play(moment, {
      phones,
      take: (step) => takeStep(origin, host, { game_id: gameId, step }),
      async strike() {
        const from = await server.strike(fault)
        await every(phones, ({ isConnected }) => isConnected)
        gap = performance.now() - from
      },
    })
    const report = classGameCalls.get_class_game_report.output.parse(
      await callAt(origin, host, 'get_class_game_report', { game_id: gameId }),
    )
    const problems = [
      ...miscounted(report, phones.map(countedOf)),
      ...phones.flatMap(neverOnRecord),
    ]
    const answers = phones.reduce((sum, { chosen }) => sum + chosen.size, 0)
    return {
      problems:
        answers === PHONES * QUESTIONS ? problems : [`Only ${answers} were tapped`, ...problems],
      gap,
      answers,
    }
  } finally {
    for (const phone of phones) phone.close()
    await server.stop()
  }
}

async function play(moment: ClassMoment, game: Game): Promise<void> {
  const { phones, take, strike } = game
  await every(phones, (state) => phaseOf(state) === 'lobby')
  if (moment === 'lobby') await strike()
  await take({ kind: 'move_on', from: -1 })
  if (moment === 'race') return race(game)
  for (let question = 0; question < QUESTIONS; question += 1) {
    const isStruck = question === STRUCK
    /* oxlint-disable no-await-in-loop -- one question after the other */
    await every(phones, (state) => phaseOf(state) === 'question' && questionOf(state) === question)
    if (isStruck && moment === 'open') await strike()
    if (isStruck && moment === 'paused') {
      await take({ kind: 'pause' })
      await strike()
      await take({ kind: 'resume' })
      await every(phones, ({ game: seen }) => seen?.view.isPaused === false)
    }
    const [early, late] = halves(phones)
    for (const phone of early) tap(phone, phones.indexOf(phone) + question)
    if (isStruck && moment === 'answered') {
      await every(early, ({ pending }) => pending === null)
      // These answers are on their way, or wait on the phones, while the fault strikes.
      for (const phone of late) tap(phone, phones.indexOf(phone) + question)
      await strike()
    }
    for (const phone of late) tap(phone, phones.indexOf(phone) + question)
    await every(phones, (state) => phaseOf(state) === 'reveal')
    if (isStruck && moment === 'reveal') await strike()
    await take({ kind: 'move_on', from: question })
    /* oxlint-enable no-await-in-loop */
  }
  await every(phones, (state) => phaseOf(state) === 'ended')
}

async function race({ phones, strike }: Game): Promise<void> {
  await Promise.all(phones.map((phone, place) => answerAhead(phone, place, 2)))
  const rest = phones.map((phone, place) => answerAhead(phone, place, QUESTIONS))
  await Promise.all([strike(), ...rest])
  await every(phones, (state) => phaseOf(state) === 'ended')
}

/** Answers question after question, until so many are on record. */
async function answerAhead(phone: Phone, place: number, count: number): Promise<void> {
  while (phone.chosen.size < count) {
    const next = phone.chosen.size
    // oxlint-disable-next-line no-await-in-loop
    await phone.until((state) => phaseOf(state) === 'race' && questionOf(state) === next)
    tap(phone, place + next)
  }
  await phone.until(({ pending }) => pending === null)
}

/** Says which answers of a phone it has not seen on record. */
function neverOnRecord({ chosen, recorded }: Phone, place: number): readonly string[] {
  const { lets } = networkAt(networks, place)
  return [...chosen.keys()].flatMap((question) =>
    recorded.has(question)
      ? []
      : [`Pupil ${place} (${lets}): question ${question} is not on record`],
  )
}

function tap(phone: Phone, number: number): void {
  phone.choose(number % OPTION_COUNT)
}

function halves(
  phones: readonly Phone[],
): readonly [early: readonly Phone[], late: readonly Phone[]] {
  const middle = Math.floor(phones.length / 2)
  return [phones.slice(0, middle), phones.slice(middle)]
}

async function every(phones: readonly Phone[], is: (state: PlayerState) => boolean): Promise<void> {
  await Promise.all(phones.map((phone) => phone.until(is)))
}

function phaseOf({ isConnected, game }: PlayerState): string {
  return isConnected && game !== null ? game.view.phase.kind : 'away'
}

function questionOf({ game }: PlayerState): number | null {
  const phase = game?.view.phase
  return phase?.kind === 'question' || phase?.kind === 'race' ? phase.question : null
}

/** Joins a game and returns the seat. @throws when that is refused */
export async function seatOf(origin: string, pin: string, name: string): Promise<string> {
  const input = { pin, name, secret: newSecret() }
  const outcome = classGameCalls.join_class_game.output.parse(
    await callAt(origin, new Map(), 'join_class_game', input),
  )
  if (outcome.outcome !== 'joined') throw new Error(`${name} was refused: ${outcome.reason}`)
  return outcome.seat
}

/** Takes a step of the host. It is taken again until the server has it, as the page of a host does. */
export async function takeStep(
  origin: string,
  host: ReadonlyMap<string, string>,
  input: { readonly game_id: string; readonly step: GameStep },
): Promise<void> {
  await poll(
    () =>
      callAt(origin, host, 'steer_class_game', input).then(
        () => true,
        () => false,
      ),
    (isTaken) => isTaken,
    AWAY,
  )
}
