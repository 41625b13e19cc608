import { parseArgs } from 'node:util'

import { join, type Joined, openPupil, type Pupil } from './class-game/pupil.ts'
import { openTeacher, type Teacher } from './class-game/teacher.ts'
import { conditions } from './live/machine.ts'
import { setUpEmbedded, setUpPostgres } from './live/setup.ts'
import { spread } from './live/spread.ts'

/**
 * Measures class games: how long players wait for the record or the verdict on their own answer, how long
 * a question takes to reach all pages, and how long a class takes to join from one address. The server, its
 * database and all players share this machine.
 *
 * --games 50 --players 30 --questions 5 --mode together|ownPace --think 4000 --on embedded|postgres
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1' },
    players: { type: 'string', default: '300' },
    questions: { type: 'string', default: '5' },
    mode: { type: 'string', default: 'together' },
    think: { type: 'string', default: '4000' },
    on: { type: 'string', default: 'embedded' },
  },
})

/** Joins that one address has on their way at once. */
const JOINING = 50

const games = Number(values.games)
const players = Number(values.players)
const questions = Number(values.questions)
const thinkMs = Number(values.think)
const mode = values.mode === 'ownPace' ? 'ownPace' : 'together'

type Played = {
  readonly joins: readonly Joined[]
  readonly pupils: readonly Pupil[]
  /** Milliseconds from each step of the host until a page showed the question. */
  readonly openings: readonly number[]
  readonly hostMost: number
}

async function main(): Promise<void> {
  const options = { accounts: games, scale: 1, isInspected: false }
  const setup =
    values.on === 'postgres' ? await setUpPostgres(1, options) : await setUpEmbedded(options)
  const [port = 0] = setup.ports
  const teachers: Teacher[] = []
  for (const cookie of setup.cookies) {
    // Each of them draws questions, which is no part of the measurement.
    // oxlint-disable-next-line no-await-in-loop
    teachers.push(await openTeacher(port, cookie, { mode, questions }))
  }
  const began = performance.now()
  const joins = await inTurns(
    teachers.flatMap((teacher, game) =>
      Array.from({ length: players }, (_, place) => ({
        pin: teacher.pin,
        name: `Pupil ${place}`,
        // Each class is behind one address.
        address: `10.0.0.${1 + game}`,
      })),
    ),
    (joining) => join(port, joining),
  )
  const joinedSeconds = (performance.now() - began) / 1000
  const pupils = await inTurns(joins, ({ seat }) => openPupil(port, seat, thinkMs))
  const played = await Promise.all(
    teachers.map((teacher, game) =>
      play(teacher, pupils.slice(game * players, (game + 1) * players)),
    ),
  )
  print({ joins, pupils, openings: played.flat(), hostMost: most(teachers) }, joinedSeconds)
  for (const pupil of pupils) pupil.close()
  for (const teacher of teachers) teacher.close()
  const expected = games * players * questions
  const stored = await setup.stop((database) =>
    database
      .selectFrom('class_game_answers')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  process.stdout.write(`answers on record: ${stored.count} of ${expected}\n`)
  if (Number(stored.count) !== expected) process.exitCode = 1
}

/** Plays a game to its end. Returns how long each question took to each page. */
async function play(teacher: Teacher, pupils: readonly Pupil[]): Promise<readonly number[]> {
  const openings: number[] = []
  await teacher.until(({ view }) => view.counts.here === pupils.length)
  const steps = mode === 'ownPace' ? 1 : questions
  for (let question = 0; question < steps; question += 1) {
    const began = performance.now()
    // Each question begins when the one before is closed.
    // oxlint-disable-next-line no-await-in-loop
    await teacher.take({ kind: 'move_on', from: question - 1 })
    // oxlint-disable-next-line no-await-in-loop
    await teacher.until(({ view: { phase } }) =>
      mode === 'ownPace'
        ? phase.kind === 'ended'
        : phase.kind === 'reveal' && phase.question === question,
    )
    openings.push(...pupils.flatMap(({ shownAt }) => (shownAt.get(question) ?? NaN) - began))
  }
  return openings.filter(Number.isFinite)
}

function print({ joins, pupils, openings, hostMost }: Played, seconds: number): void {
  const refusals = joins.reduce((sum, one) => sum + one.refusals, 0)
  const lines = [
    `${games} games of ${players}, ${questions} questions, ${mode}, answers within ${thinkMs} ms, ${values.on}`,
    `${joins.length} joined, each game from one address, in ${seconds.toFixed(1)} s, ${refusals} tries were repeated`,
    '                                     p50     p99 (ms)',
    `joining                          ${spread(joins.map(({ milliseconds }) => milliseconds))}`,
    `own ${mode === 'ownPace' ? 'verdict' : 'record '}                      ${spread(pupils.flatMap(({ verdicts }) => verdicts))}`,
    `a question on each page          ${spread(openings)}`,
    `a host got at most ${hostMost} messages in a second`,
    conditions(),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function most(teachers: readonly Teacher[]): number {
  return Math.max(...teachers.map((teacher) => teacher.mostInSecond()))
}

/** Asks for many things, some of them at once. */
async function inTurns<Given, Made>(
  all: readonly Given[],
  ask: (given: Given) => Promise<Made>,
): Promise<readonly Made[]> {
  const made: Made[] = []
  for (let from = 0; from < all.length; from += JOINING) {
    // So many at once, and then the next.
    // oxlint-disable-next-line no-await-in-loop
    made.push(...(await Promise.all(all.slice(from, from + JOINING).map(ask))))
  }
  return made
}

await main()
