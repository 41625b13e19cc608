import type { Askable } from '#quiz/learning/askable.ts'
import { know, type Learner, type SkillState, stateOf } from '#quiz/learning/learner.ts'
import { LEARNING } from '#quiz/learning/parameters.ts'
import type { SkillId } from '#quiz/skills.ts'

import { USUAL_GAP } from './level-gap.ts'

/**
 * Returns the first day after the last practice on which less than 0.7 of a skill is known at medium
 * level, or null for one that was never asked. It may be in the past.
 */
export function dueDay({ answered, ability, halfLife, lastDay }: SkillState): number | null {
  if (answered === 0 || lastDay === null) return null
  const { dueBelow, fading, level } = LEARNING
  const spare = ability - level.medium - Math.log(dueBelow / (1 - dueBelow))
  const days = halfLife * (Math.exp(spare / fading) - 1)
  return lastDay + Math.max(1, Math.floor(days) + 1)
}

/** A skill that will be due, and how many days after today; 0 is today or earlier. */
export type DueSkill = { readonly skill: SkillId; readonly inDays: number }

/** Returns the skills that have been asked, those that are due first in front. */
export function dueSkills(learner: Learner, askable: Askable, day: number): readonly DueSkill[] {
  return [...askable.keys()]
    .flatMap((skill) => {
      const due = dueDay(stateOf(learner, skill))
      return due === null ? [] : [{ skill, inDays: due - day }]
    })
    .toSorted((one, other) => one.inDays - other.inDays)
    .map(({ skill, inDays }) => ({ skill, inDays: Math.max(0, inDays) }))
}

/** Returns how many skills are due today. */
export function dueToday(learner: Learner, askable: Askable, day: number): number {
  return dueSkills(learner, askable, day).filter(({ inDays }) => inDays === 0).length
}

/**
 * Returns the skills to ask on each of the coming days, today first. What is too much for a day is shared out over
 * the days after it, so that no learner comes back from a holiday to a mountain of reviews.
 * @param due those that are due first in front
 * @param perDay the most that is asked on one day
 */
export function dueByDay(
  due: readonly DueSkill[],
  days: number,
  perDay: number,
): readonly (readonly SkillId[])[] {
  let asked = 0
  return Array.from({ length: days }, (_, day) => {
    const open = due.slice(asked).filter(({ inDays }) => inDays <= day)
    const own = open.slice(0, perDay)
    asked += own.length
    return own.map(({ skill }) => skill)
  })
}

/**
 * Returns the mean probability of knowing a medium question of a skill on a day, over all skills, if
 * nothing is practiced until then. Skills that were never asked count as not known: to expect something of them
 * would be a promise without a reason.
 * @param gap by how many logits medium questions are harder than easy ones for this learner, from `levelGap`
 */
export function expectedOn(
  learner: Learner,
  askable: Askable,
  day: number,
  gap: number = USUAL_GAP,
): number {
  return meanKnown(askable, (skill) => {
    const state = stateOf(learner, skill)
    const ability = state.ability + USUAL_GAP - gap
    return state.answered === 0 ? 0 : know({ ...state, ability }, 'medium', day)
  })
}

/** Returns the same for a day with skills that were never asked, of which all answers tell a little. */
export function estimatedOn(learner: Learner, askable: Askable, day: number): number {
  return meanKnown(askable, (skill) => know(stateOf(learner, skill), 'medium', day))
}

function meanKnown(askable: Askable, knownOf: (skill: SkillId) => number): number {
  const known = [...askable.keys()].map(knownOf)
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length
}
