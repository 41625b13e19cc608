import { type Random, randomFrom } from '#quiz/random.ts'

import { interleavingEffect, spacingEffect } from './effects.ts'
import { fullBank } from './schedulers.ts'
import {
  habits,
  type Kind,
  kinds,
  knowing,
  type KnowingHabits,
  type MemoryMaker,
  powerLaw,
  type PowerHabits,
  type WindowHabits,
  windows,
} from './students.ts'
import { DAILY, mean, tryOut } from './trial.ts'

/**
 * Looks for the numbers of the simulated students. It knows only what is published or asked for: the effects of
 * spacing and mixing, and how random practice goes. It never runs Today, so nothing is chosen in its favor.
 * From each start the habits are changed by chance, and a change stays that brings the figures nearer to the
 * middle of their ranges. Prints the habits found, for `habits` of `students.ts`.
 *
 *     node bench/learning/calibrate.ts [steps of each kind] [kind]
 */

/** Seeds of its own, which no comparison uses. */
const FIRST_SEED = 500_000
const STUDENTS = 60
const EFFECT_STUDENTS = 1000

/** A figure's wanted value, and a distance from it that is still well within its range. */
type Wanted = readonly [value: number, tolerance: number]

type Figures<Value> = {
  readonly spaced: Value
  readonly mixed: Value
  /** Random practice: right answers in the first ten days, recall on day 60 and 90. */
  readonly early: Value
  readonly day60: Value
  readonly day90: Value
}

const SPACED: Wanted = [0.65, 0.05]
const MIXED: Wanted = [0.9, 0.07]

/** The last three as the simulation has them that the acceptance numbers come from. */
const wanted: Readonly<Record<Kind, Figures<Wanted>>> = {
  power: figures(0.32, 0.64, [0.43, 0.03]),
  bayes: figures(0.37, 0.5, [0.4, 0.02]),
  guesser: figures(0.29, 0.54, [0.4, 0.02]),
  burst: figures(0.32, 0.26, [0.14, 0.015]),
  strong: figures(0.73, 0.84, [0.75, 0.02]),
  windows: figures(0.4, 0.63, [0.43, 0.03]),
}

function figures(early: number, day60: number, day90: Wanted): Figures<Wanted> {
  return { spaced: SPACED, mixed: MIXED, early: [early, 0.03], day60: [day60, 0.06], day90 }
}

function main(): void {
  const [steps = '60', only] = process.argv.slice(2)
  for (const kind of kinds) {
    if (only !== undefined && only !== kind) continue
    const random = randomFrom(`calibration ${kind}`)
    if (kind === 'bayes') search(kind, habits.bayes, Number(steps), knowing, knowingNear, random)
    else if (kind === 'windows') {
      search(kind, habits.windows, Number(steps), windows, windowsNear, random)
    } else search(kind, habits[kind], Number(steps), powerLaw, powerNear, random)
  }
}

function search<Habits extends Readonly<Record<string, number>>>(
  kind: Kind,
  start: Habits,
  steps: number,
  memoryOf: (habit: Habits) => MemoryMaker,
  near: (habit: Habits, random: Random, reach: number) => Habits,
  random: Random,
): void {
  let best = { habit: start, ...measured(kind, memoryOf(start)) }
  print(`${kind} begins ${line(best.found)}, distance ${best.distance.toFixed(2)}`)
  for (let step = 0; step < steps; step += 1) {
    const habit = near(best.habit, random, 0.25 * (1 - step / steps) + 0.03)
    const next = { habit, ...measured(kind, memoryOf(habit)) }
    if (next.distance < best.distance) best = next
  }
  print(`${kind} ends   ${line(best.found)}, distance ${best.distance.toFixed(2)}`)
  const texts = Object.entries(best.habit).map(([name, value]) => `${name}: ${round(value)}`)
  print(`  { ${texts.join(', ')} }`)
}

function measured(kind: Kind, remember: MemoryMaker) {
  const group = { kind, students: EFFECT_STUDENTS, first: FIRST_SEED, remember }
  const effects = { prerequisites: true, interleaving: true }
  const tried = Array.from({ length: STUDENTS }, (_, place) =>
    tryOut('random', { kind, seed: `${FIRST_SEED + place}`, effects, remember }, DAILY, fullBank),
  )
  const found = {
    spaced: spacingEffect(group),
    mixed: interleavingEffect(group),
    early: mean(tried.map(({ early }) => early)),
    day60: mean(tried.map(({ day60 }) => day60)),
    day90: mean(tried.map(({ day90 }) => day90)),
  }
  return { found, distance: distanceOf(found, wanted[kind]) }
}

function distanceOf(found: Figures<number>, goal: Figures<Wanted>): number {
  const off = (value: number, [middle, tolerance]: Wanted) => ((value - middle) / tolerance) ** 2
  return (
    off(found.spaced, goal.spaced) +
    off(found.mixed, goal.mixed) +
    off(found.early, goal.early) +
    off(found.day60, goal.day60) +
    off(found.day90, goal.day90)
  )
}

function powerNear(
  { head, spread, spacing, slowest, gain }: PowerHabits,
  random: Random,
  reach: number,
): PowerHabits {
  return {
    head: head + 3 * reach * (random() - 0.5),
    spread: spread * factor(random, reach),
    spacing: spacing * factor(random, reach),
    slowest: slowest * factor(random, reach),
    gain: gain * factor(random, reach),
  }
}

function knowingNear(
  { learning, forgetting, lasting, slip }: KnowingHabits,
  random: Random,
  reach: number,
): KnowingHabits {
  return {
    learning: learning * factor(random, reach),
    forgetting: forgetting * factor(random, reach),
    lasting: Math.min(0.9, lasting * factor(random, reach)),
    slip: slip + 2 * reach * (random() - 0.5),
  }
}

function windowsNear(
  { head, talent, tried, right, ever }: WindowHabits,
  random: Random,
  reach: number,
): WindowHabits {
  return {
    head: head + 3 * reach * (random() - 0.5),
    talent: talent * factor(random, reach),
    tried: tried * factor(random, reach),
    right: right * factor(random, reach),
    ever: ever * factor(random, reach),
  }
}

function factor(random: Random, reach: number): number {
  return Math.exp(2 * reach * (random() - 0.5))
}

function line({ spaced, mixed, early, day60, day90 }: Figures<number>): string {
  return `spaced ${spaced.toFixed(2)} mixed ${mixed.toFixed(2)} early ${early.toFixed(2)} day 60 ${day60.toFixed(2)} day 90 ${day90.toFixed(2)}`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

if (import.meta.main) main()
