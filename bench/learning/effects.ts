import { categories } from '#quiz/categories.ts'
import { courseOrder } from '#quiz/prerequisites.ts'
import { type Random, randomFrom } from '#quiz/random.ts'
import { type SkillId, skill } from '#quiz/skills.ts'

import { type Kind, type MemoryMaker, type Student, studentOf } from './students.ts'
import { mean } from './trial.ts'

/**
 * Two published effects that simulated students have to show before anything else they say counts:
 * practice spread over days is remembered better than as much at once, and mixed better than in blocks.
 */

const ITEMS = 12
const WITH_BOTH = { prerequisites: true, interleaving: true }

/** Students of a kind to look at: each number makes one. */
export type Group = {
  readonly kind: Kind
  readonly students: number
  readonly first: number
  /** The memory of a calibration in place of the one of the kind. */
  readonly remember?: MemoryMaker | undefined
}

/** Cohen's d of four practices on four days against four on one, tested a week after the last. */
export function spacingEffect(group: Group): number {
  const skills = courseOrder.slice(0, 6)
  const score = (seed: string, days: readonly number[]) => {
    const student = fresh(group, seed)
    for (const day of days) for (const id of skills) student.answers(id, 'medium', day)
    return tested(student, skills, 16, randomFrom(`${seed} test`))
  }
  return cohen(group, (seed) => [score(seed, [0, 3, 6, 9]), score(seed, [9, 9.002, 9.004, 9.006])])
}

/** Cohen's d of categories in turn against one after the other, three times each, tested after 30 days. */
export function interleavingEffect(group: Group): number {
  const skills = categories
    .slice(0, 4)
    .flatMap(({ id }) => courseOrder.filter((one) => skill(one).category === id).slice(0, 2))
  const turns = [0, 1, 2]
  const inTurn = turns.flatMap(() => [
    ...skills.filter((_, place) => place % 2 === 0),
    ...skills.filter((_, place) => place % 2 === 1),
  ])
  const inBlocks = skills.flatMap((id) => turns.map(() => id))
  const score = (seed: string, order: readonly SkillId[]) => {
    const student = fresh(group, seed)
    for (const day of [0, 7]) for (const id of order) student.answers(id, 'medium', day)
    return tested(student, skills, 37, randomFrom(`${seed} test`))
  }
  return cohen(group, (seed) => [score(seed, inTurn), score(seed, inBlocks)])
}

function fresh({ kind, remember }: Group, seed: string): Student {
  return studentOf(kind, WITH_BOTH, randomFrom(`${seed} ${kind}`), remember)
}

/** The share of right answers in a test without options. */
function tested(student: Student, skills: readonly SkillId[], day: number, random: Random): number {
  const items = Array.from({ length: ITEMS }, (_, place) => {
    const id = skills[place % skills.length] ?? 'symbols'
    return random() < student.knows(id, 'medium', day) ? 1 : 0
  })
  return mean(items)
}

function cohen(
  { students, first }: Group,
  pair: (seed: string) => readonly [number, number],
): number {
  const pairs = Array.from({ length: students }, (_, place) => pair(`effect ${first + place}`))
  const [one, other] = [pairs.map(([left]) => left), pairs.map(([, right]) => right)]
  const deviation = Math.sqrt((variance(one) + variance(other)) / 2)
  return deviation === 0 ? 0 : (mean(one) - mean(other)) / deviation
}

function variance(values: readonly number[]): number {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** 2))
}
