import { cpus, loadavg } from 'node:os'

import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { askable } from '#quiz/learning/askable.ts'
import { learnAll } from '#quiz/learning/learn.ts'
import { planSession } from '#quiz/learning/plan.ts'
import { courseOrder } from '#quiz/prerequisites.ts'
import { randomFrom } from '#quiz/random.ts'

import { interleavingEffect, spacingEffect } from './learning/effects.ts'
import { firstYear, fullBank, type SchedulerName } from './learning/schedulers.ts'
import { type Effects, type Kind, kinds } from './learning/students.ts'
import { DAILY, mean, type Outcome, type Rhythm, spread, THRICE, tryOut } from './learning/trial.ts'

/**
 * Compares what Today asks with random, blocked, Leitner and FSRS practice, by simulated students who
 * practice for sixty days and are looked at on day 90. The students were made by `learning/calibrate.ts`, without a
 * look at Today. Prints first whether they show the published effects, then every number that is asked for beside what came, and where it loses.
 *
 *     node bench/learning.ts [students of each kind] [first seed] [--quick]
 *
 * 20 students unless told otherwise, 200 for a result to rely on. `--quick` leaves out the runs without
 * effects and those of three days a week.
 */

const BASELINES = ['random', 'blocked', 'leitner', 'fsrs'] as const
const NAMES: readonly SchedulerName[] = [...BASELINES, 'today']
const BOTH: Effects = { prerequisites: true, interleaving: true }
const NEITHER: Effects = { prerequisites: false, interleaving: false }

/** Required recall on day 90, as a multiple of random practice. */
const MIN: Readonly<Record<Kind, number>> = {
  power: 1.1,
  bayes: 1.3,
  guesser: 1.1,
  burst: 1.35,
  strong: 1.03,
  windows: 1.1,
}
const MIN_MEAN = 1.18
const MIN_ASKED: Readonly<Record<Kind, number>> = {
  power: 74,
  bayes: 74,
  guesser: 65,
  burst: 45,
  strong: 74,
  windows: 74,
}
const MIN_EARLY: Readonly<Record<Kind, number>> = {
  power: 0.48,
  bayes: 0.48,
  guesser: 0.4,
  burst: 0.48,
  strong: 0.75,
  windows: 0.48,
}
const MAX_ERROR: Readonly<Record<Kind, number>> = {
  power: 0.06,
  bayes: 0.06,
  guesser: 0.06,
  burst: 0.08,
  strong: 0.13,
  windows: 0.06,
}
const MAX_FORECAST: Readonly<Record<Kind, number>> = {
  power: 0.05,
  bayes: 0.14,
  guesser: 0.14,
  burst: 0.05,
  strong: 0.05,
  windows: 0.05,
}
/** Right answers in the first ten days, beyond those of random practice. */
const MIN_GAIN = 0.05
const MAX_FALSE_PROFICIENT = 0.15
/** Random practice on day 90, for students who are like real ones. */
const RANDOM_RECALL: Readonly<Record<Kind, readonly [number, number]>> = {
  power: [0.35, 0.5],
  bayes: [0.35, 0.5],
  guesser: [0.35, 0.5],
  burst: [0.1, 0.2],
  strong: [0.7, 0.8],
  windows: [0.35, 0.5],
}
/** So many show an effect of 0.5 to within 0.03 or so. */
const EFFECT_STUDENTS = 4000
const FOLD_ANSWERS = 20_000
const FOLD_MS = 50
const PLAN_MS = 5
const RUNS = 15
type Results = ReadonlyMap<Kind, ReadonlyMap<SchedulerName, readonly Outcome[]>>

const failed: string[] = []

function main(): void {
  const numbers = process.argv.slice(2).filter((text) => /^\d+$/.test(text))
  const [students = 20, first = 1] = numbers.map(Number)
  const isQuick = process.argv.includes('--quick')
  print(`${students} students of each kind, seeds ${first} to ${first + students - 1}`)
  print(`${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.versions.node}`)
  printEffects(students, first)

  const daily = resultsOf(students, first, BOTH, DAILY)
  printRandom(daily)
  printRatios('daily, 12 questions', daily, MIN, MIN_MEAN)
  printDetails(daily)
  printLosses('daily', daily)
  if (!isQuick) {
    const thrice = resultsOf(students, first, BOTH, THRICE)
    printRatios('three days a week, 20 questions', thrice, null, null)
    printLosses('three days a week', thrice)
    const plain = resultsOf(students, first, NEITHER, DAILY)
    printRatios('without prerequisites and interleaving', plain, sameFor(0.93), 1)
    printLost('without prerequisites and interleaving', plain)
    const bank = resultsOf(students, first, BOTH, DAILY, firstYear)
    printRatios('with the templates of the bank', bank, null, null)
  }
  printSpeed()
  print(failed.length === 0 ? '\neverything asked for holds' : `\nnot met: ${failed.length}`)
  for (const line of failed) print(`  ${line}`)
}

function printEffects(students: number, first: number): void {
  const size = Math.max(EFFECT_STUDENTS, students)
  print(
    `\nSimulated students (${size} each), Cohen's d   spaced    interleaved   asked .5-.8, .7-1.1`,
  )
  for (const kind of kinds) {
    const group = { kind, students: size, first }
    const [spaced, mixed] = [spacingEffect(group), interleavingEffect(group)]
    print(`  ${kind.padEnd(44)}${spaced.toFixed(2).padStart(6)}${mixed.toFixed(2).padStart(15)}`)
    note(`${kind}: spaced against massed d ${spaced.toFixed(2)}`, spaced >= 0.5 && spaced <= 0.8)
    note(`${kind}: interleaved against blocked d ${mixed.toFixed(2)}`, mixed >= 0.7 && mixed <= 1.1)
  }
}

function printRandom(results: Results): void {
  print('\nRandom practice: recall on day 60 and day 90, asked for on day 90')
  for (const kind of kinds) {
    const own = outcomes(results, kind, 'random')
    const recall = mean(own.map(({ day90 }) => day90))
    const [low, high] = RANDOM_RECALL[kind]
    print(
      `  ${kind.padEnd(10)}${mean(own.map(({ day60 }) => day60)).toFixed(2)}  ${recall.toFixed(2)}   ${low}-${high}`,
    )
    note(`${kind}: random recall ${recall.toFixed(2)}`, recall >= low && recall <= high)
  }
}

function printRatios(
  title: string,
  results: Results,
  least: Readonly<Record<Kind, number>> | null,
  leastMean: number | null,
): void {
  print(`\nRecall on day 90 as a multiple of random practice: ${title}`)
  print(`  ${''.padEnd(10)}${kinds.map((kind) => kind.padStart(13)).join('')}${'mean'.padStart(8)}`)
  for (const name of NAMES.slice(1)) {
    const ratios = kinds.map((kind) => ratioOf(results, kind, name, 'random'))
    const cells = ratios.map(({ value, half }) => `${value.toFixed(2)}±${half.toFixed(2)}`)
    const product = geometric(ratios.map(({ value }) => value))
    print(
      `  ${name.padEnd(10)}${cells.map((cell) => cell.padStart(13)).join('')}${product.toFixed(2).padStart(8)}`,
    )
    if (name !== 'today') continue
    if (least !== null) {
      const bounds = kinds.map((kind) => `>= ${least[kind].toFixed(2)}`.padStart(13)).join('')
      print(
        `  ${'asked for'.padEnd(10)}${bounds}${leastMean === null ? '' : `>= ${leastMean.toFixed(2)}`.padStart(8)}`,
      )
    }
    if (leastMean !== null) note(`${title}: mean ${product.toFixed(3)}`, product >= leastMean)
    for (const [place, kind] of kinds.entries()) {
      const value = ratios[place]?.value ?? 0
      if (least !== null) {
        note(`${title}, ${kind}: ${value.toFixed(3)} < ${least[kind]}`, value >= least[kind])
      }
    }
  }
}

function printDetails(results: Results): void {
  print(
    `\nToday, measured (asked for): skills asked · right in ten days · random then + ${percent(MIN_GAIN)} · calibration · forecast · false proficient`,
  )
  for (const kind of kinds) {
    const own = outcomes(results, kind, 'today')
    const asked = mean(own.map(({ skillsAsked }) => skillsAsked))
    const early = mean(own.map((one) => one.early))
    const random = mean(outcomes(results, kind, 'random').map((one) => one.early))
    const calibration = mean(own.map((one) => one.calibration))
    const forecast = mean(own.map((one) => one.forecast))
    const wrong = mean(own.map(({ falseProficient }) => falseProficient))
    print(
      `  ${kind.padEnd(10)}${asked.toFixed(1)} (>= ${MIN_ASKED[kind]}) · ${percent(early)} (>= ${percent(MIN_EARLY[kind])}) · ${percent(random + MIN_GAIN)} · ${percent(calibration)} (<= ${percent(MAX_ERROR[kind])}) · ${percent(forecast)} (within ${percent(MAX_FORECAST[kind])}) · ${percent(wrong)} (<= ${percent(MAX_FALSE_PROFICIENT)})`,
    )
    note(`${kind}: asked ${asked.toFixed(1)} < ${MIN_ASKED[kind]}`, asked >= MIN_ASKED[kind])
    note(`${kind}: right early ${percent(early)}`, early >= MIN_EARLY[kind])
    note(
      `${kind}: right early ${percent(early)} against ${percent(random)}`,
      early >= random + MIN_GAIN,
    )
    note(`${kind}: calibration ${percent(calibration)}`, calibration <= MAX_ERROR[kind])
    note(`${kind}: forecast off by ${percent(forecast)}`, Math.abs(forecast) <= MAX_FORECAST[kind])
    note(`${kind}: false proficient ${percent(wrong)}`, wrong <= MAX_FALSE_PROFICIENT)
  }
}

/** Where another way of practicing is better. */
function printLost(title: string, results: Results) {
  const lost = kinds.flatMap((kind) =>
    BASELINES.flatMap((name) => {
      const { value, half } = ratioOf(results, kind, 'today', name)
      return value < 1 ? [{ kind, name, value, half }] : []
    }),
  )
  print(`\nLost, ${title}: ${lost.length === 0 ? 'nowhere' : ''}`)
  for (const { kind, name, value, half } of lost) {
    print(`  ${kind} against ${name}: ${value.toFixed(3)}±${half.toFixed(3)}`)
  }
  return lost
}

/** Where another way of practicing is better; by more than three percent it must not be. */
function printLosses(title: string, results: Results): void {
  for (const { kind, name, value } of printLost(title, results)) {
    note(`${title}, ${kind}: ${value.toFixed(3)} of ${name}`, value >= 0.97)
  }
}

function printSpeed(): void {
  const answers = manyAnswers()
  const folds = timed(() => learnAll(answers))
  const learner = learnAll(answers)
  const context = { day: 400, askable, goal: 'medium', size: 12, asked: [], ideas: [] } as const
  const plans = timed(() => planSession(learner, context))
  print(
    `\nSpeed, median of ${RUNS}, load ${loadavg()[0]?.toFixed(1)}: fold of ${FOLD_ANSWERS} answers ${folds.toFixed(1)} ms (< ${FOLD_MS}), plan of 12 ${plans.toFixed(2)} ms (< ${PLAN_MS})`,
  )
  note(`fold ${folds.toFixed(1)} ms`, folds < FOLD_MS)
  note(`plan ${plans.toFixed(2)} ms`, plans < PLAN_MS)
}

function manyAnswers(): readonly SkillAnswer[] {
  const random = randomFrom('speed')
  return Array.from({ length: FOLD_ANSWERS }, (_, place) => ({
    id: `answer ${place}`,
    at: place * 1000,
    day: Math.floor(place / 50),
    skill: courseOrder[Math.floor(random() * courseOrder.length)] ?? 'symbols',
    level: 'medium',
    right: random() < 0.7 ? 1 : 0,
    isTyped: false,
    isSure: null,
  }))
}

function timed(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const from = performance.now()
    run()
    return performance.now() - from
  })
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0
}

function resultsOf(
  students: number,
  first: number,
  effects: Effects,
  rhythm: Rhythm,
  bank = fullBank,
): Results {
  return new Map(
    kinds.map((kind) => [
      kind,
      new Map(
        NAMES.map((name) => [
          name,
          Array.from({ length: students }, (_, place) =>
            tryOut(name, { kind, seed: `${first + place}`, effects }, rhythm, bank),
          ),
        ]),
      ),
    ]),
  )
}

/** The ratio of the means, with half of its 95 % interval from the differences of pairs. */
function ratioOf(results: Results, kind: Kind, one: SchedulerName, other: SchedulerName) {
  const [own, base] = [outcomes(results, kind, one), outcomes(results, kind, other)]
  const middle = mean(base.map(({ day90 }) => day90))
  const value = mean(own.map(({ day90 }) => day90)) / middle
  const differences = own.map(({ day90 }, place) => day90 - value * (base[place]?.day90 ?? 0))
  return { value, half: spread(differences) / middle }
}

function outcomes(results: Results, kind: Kind, name: SchedulerName): readonly Outcome[] {
  return results.get(kind)?.get(name) ?? []
}

function geometric(values: readonly number[]): number {
  return Math.exp(mean(values.map(Math.log)))
}

function sameFor(value: number): Readonly<Record<Kind, number>> {
  return {
    power: value,
    bayes: value,
    guesser: value,
    burst: value,
    strong: value,
    windows: value,
  }
}

function note(claim: string, holds: boolean): void {
  if (!holds) failed.push(claim)
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (import.meta.main) main()
