import type { Bank } from '#quiz/bank.ts'
import { difficulties, type Difficulty } from '#quiz/categories.ts'
import { nearestLevel } from '#quiz/learning/level.ts'
import { type QuestionId, SEEDS } from '#quiz/question-id.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import { pick, type Random, randomFrom, shuffle } from '#quiz/random.ts'
import { skill, type SkillId, topicOfSkill } from '#quiz/skills.ts'
import type { Template } from '#quiz/template.ts'

import { type Course, skillsOfUnit, weightsOf } from './course.ts'

/** A set of questions that a learner asks of a course. */
export type SetRequest = {
  readonly course: Course
  /** One unit, or null for a mixed set with the weights and the kinds of the exam. */
  readonly unit: string | null
  readonly size: number
  /** The same seed gives the same set. */
  readonly seed: string
  /** The level that the learner wants to reach. */
  readonly difficulty: Difficulty
}

/** Draws in search of a question about an element that the set has not asked about yet. */
const TRIES = 20

/**
 * Returns the questions of a set of a course. In a mixed set each unit has its share by weight, rounded to whole
 * questions, and questions with options have the share that they have in the exam, as far as the skills drawn
 * have both. A unit without questions is left out.
 * @param bank the questions with the topics of the course, without the kinds that the learner has switched off
 */
export function drawCourseSet(request: SetRequest, bank: Pick<Bank, 'templatesFor'>): QuestionId[] {
  const { course, unit, size, seed, difficulty } = request
  const random = randomFrom(`${course.id} ${unit ?? ''} ${seed}`)
  const units = course.units
    .filter(({ id }) => unit === null || id === unit)
    .map((one) => ({ ...one, slots: skillsOfUnit(one).flatMap(slotsOf) }))
    .filter((one) => one.slots.length > 0)
  // Among units of equal weight another one gets the question more each time.
  const ties = shuffle(
    randomFrom(`${course.id} shares ${seed}`),
    units.map((_, place) => place),
  )
  const shares = sharesOf(weightsOf(units), size, ties)
  const asked = units.flatMap((one, place) =>
    repeated(shuffle(random, one.slots), shares[place] ?? 0),
  )
  const slots = shuffle(random, asked)
  const kinds = unit === null ? kindsOf(slots, course.chosenShare, random) : slots.map(() => null)
  const questions: Question[] = []
  for (const [place, slot] of slots.entries()) {
    const question = drawn(templatesOf(slot, kinds[place] ?? null), questions, random)
    if (question !== null) questions.push(question)
  }
  return questions.map(({ id }) => id)

  /** None for a skill whose questions are all of kinds that are off. */
  function slotsOf(id: SkillId): readonly Slot[] {
    const slot = slotOf(id, difficulty, bank)
    return slot.chosen.length + slot.made.length === 0 ? [] : [slot]
  }
}

/**
 * Returns how many of so many things each weight gets: the whole part of its share, and one more for the largest
 * remainders.
 * @param ties the rank of each weight among equal remainders; the first comes first when left out
 */
export function sharesOf(
  weights: readonly number[],
  size: number,
  ties: readonly number[] = weights.map((_, place) => place),
): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (size * weight) / total)
  const whole = exact.map(Math.floor)
  const left = size - whole.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, place) => ({
      place,
      rank: ties[place] ?? place,
      remainder: share - Math.floor(share),
    }))
    .toSorted((one, other) => other.remainder - one.remainder || one.rank - other.rank)
    .slice(0, left)
  const more = new Set(byRemainder.map(({ place }) => place))
  return whole.map((share, place) => share + (more.has(place) ? 1 : 0))
}

/** A question of the set: the templates of its skill, with options and without, at the level that suits. */
type Slot = { readonly chosen: readonly Template[]; readonly made: readonly Template[] }

type Kind = keyof Slot

function slotOf(
  id: SkillId,
  difficulty: Difficulty,
  { templatesFor }: Pick<Bank, 'templatesFor'>,
): Slot {
  const topic = topicOfSkill(id)
  const all = difficulties.flatMap((level) =>
    templatesFor(skill(id).category, level, topic === null ? [] : [topic]),
  )
  const own = all.filter((template) => template.skill === id)
  return {
    chosen: atLevel(own.filter(({ type }) => type === 'mcq')),
    made: atLevel(own.filter(({ type }) => type !== 'mcq')),
  }

  function atLevel(templates: readonly Template[]): readonly Template[] {
    const level = nearestLevel(
      difficulty,
      templates.map((template) => template.difficulty),
    )
    return templates.filter((template) => template.difficulty === level)
  }
}

/** Returns the kind of each question, so that those with options have their share; null leaves it to chance. */
function kindsOf(
  slots: readonly Slot[],
  chosenShare: number | null,
  random: Random,
): readonly (Kind | null)[] {
  if (chosenShare === null) return slots.map(() => null)
  const wanted = Math.round(slots.length * chosenShare)
  const onlyChosen = slots.filter(({ made }) => made.length === 0).length
  const both = slots.flatMap(({ chosen, made }, place) =>
    chosen.length > 0 && made.length > 0 ? [place] : [],
  )
  const more = new Set(shuffle(random, both).slice(0, Math.max(0, wanted - onlyChosen)))
  return slots.map(({ made }, place) => (made.length === 0 || more.has(place) ? 'chosen' : 'made'))
}

function templatesOf({ chosen, made }: Slot, kind: Kind | null): readonly Template[] {
  if (kind === null) return [...chosen, ...made]
  return kind === 'chosen' ? chosen : made
}

/** A question that is not in the set yet, of another template and about another element where that is possible. */
function drawn(
  templates: readonly Template[],
  earlier: readonly Question[],
  random: Random,
): Question | null {
  if (templates.length === 0) return null
  const used = new Set(earlier.map(({ id }) => id.slice(0, id.indexOf('.'))))
  const fresh = templates.filter(({ id }) => !used.has(id))
  const pool = fresh.length > 0 ? fresh : templates
  const elements = new Set(earlier.map(({ element }) => element))
  let found: Question | null = null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const question = drawQuestion(pick(random, pool), Math.floor(random() * SEEDS))
    if (question === null || earlier.some(({ id }) => id === question.id)) continue
    if (!elements.has(question.element)) return question
    found ??= question
  }
  return found
}

/** The items one after the other, from the beginning again as often as it takes. */
function repeated<Item>(items: readonly Item[], count: number): readonly Item[] {
  return Array.from(
    { length: items.length === 0 ? 0 : count },
    (_, place) => items[place % items.length],
  ).filter((item) => item !== undefined)
}
