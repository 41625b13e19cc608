import type { Askable } from '#quiz/learning/askable.ts'
import { isSkillId, type SkillId, topicOfSkill } from '#quiz/skills.ts'
import type { TopicId } from '#quiz/topics.ts'

import { upcomingSkills } from './upcoming-skills.ts'

/** A course of a school or a board: its units in order, each with the abilities that it asks for. */
export type Course = {
  /** Stable forever. */
  readonly id: string
  readonly title: string
  /** The board or the schools that teach it. */
  readonly by: string
  /** The edition that the units are of. */
  readonly edition: string
  /** The course in one sentence. */
  readonly about: string
  /** The share of questions with options in the exam, or null when the board prints none. */
  readonly chosenShare: number | null
  readonly units: readonly Unit[]
}

export type Unit = {
  /** As the board numbers it; unique in the course. */
  readonly id: string
  readonly title: string
  /** From and to which percent of the exam it makes up, or null when the board prints none. */
  readonly weight: readonly [from: number, to: number] | null
  readonly parts: readonly Part[]
}

/** A topic of a unit. */
export type Part = {
  /** As the board numbers it. */
  readonly id: string
  readonly title: string
  /** The skills it asks for. Some have no questions yet, and so no skill in this version. */
  readonly skills: readonly string[]
  /** The rest of it, for which no skill has been named yet, in a few words. */
  readonly missing?: string
}

/** How much of a part there are questions for. */
export type Coverage = 'whole' | 'in part' | 'none'

/** Returns the skills of a unit that there are questions for, each once, in the order of its parts. */
export function skillsOfUnit({ parts }: Pick<Unit, 'parts'>): readonly SkillId[] {
  return [...new Set(parts.flatMap(({ skills }) => skills).filter(isSkillId))]
}

/** Returns the skills of a course that there are questions for, each once, in the order of its units. */
export function skillsOfCourse({ units }: Pick<Course, 'units'>): ReadonlySet<SkillId> {
  return new Set(units.flatMap(skillsOfUnit))
}

/** Returns the same that can be asked, with the skills of a course in front, in the order of its units. */
export function inOrderOf(course: Pick<Course, 'units'>, askable: Askable): Askable {
  const own = [...skillsOfCourse(course)].flatMap((id) => {
    const one = askable.get(id)
    return one === undefined ? [] : [[id, one] as const]
  })
  return new Map([...own, ...askable])
}

/** Returns how much of a part there are questions for. */
export function coverageOf({ skills, missing }: Part): Coverage {
  const here = skills.filter(isSkillId)
  if (here.length === 0) return 'none'
  return here.length === skills.length && missing === undefined ? 'whole' : 'in part'
}

/** Returns the gaps of a part: the labels of skills to come, and other content without questions yet. */
export function gapsOf({ skills, missing }: Part): readonly string[] {
  const labels = skills.flatMap((id) => (isSkillId(id) ? [] : (upcomingSkills[id] ?? [])))
  return missing === undefined ? labels : [...labels, missing]
}

/** Returns the topics beyond the first year that a course or a unit asks about, each once. */
export function topicsOfUnits(units: readonly Pick<Unit, 'parts'>[]): readonly TopicId[] {
  const topics = units.flatMap((unit) => skillsOfUnit(unit).map((id) => topicOfSkill(id)))
  return [...new Set(topics.filter((topic) => topic !== null))]
}

/**
 * Returns the weights of units in a mixed set, as numbers that need not sum up to anything: the middle of what
 * the board prints, else the number of parts that there are questions for. A unit without questions has none.
 */
export function weightsOf(units: readonly Unit[]): readonly number[] {
  return units.map(({ weight, parts }) => {
    const covered = parts.filter((part) => coverageOf(part) !== 'none').length
    if (covered === 0) return 0
    return weight === null ? covered : (weight[0] + weight[1]) / 2
  })
}
