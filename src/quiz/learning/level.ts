import { difficulties, type Difficulty } from '#quiz/categories.ts'

import { know, type SkillState } from './learner.ts'
import { LEARNING } from './parameters.ts'

/**
 * How far a learner is with a skill, the lowest first. `fading` is a level that was reached and is
 * being forgotten.
 */
export const levelNames = [
  'new',
  'started',
  'fading',
  'familiar',
  'proficient',
  'mastered',
] as const

export type LevelName = (typeof levelNames)[number]

/**
 * Returns how far a learner is with a skill on a day. It can fall: only what is known on that day
 * counts, and never a guess.
 * @param levels the levels that have questions of the skill
 * @param goal the level that the learner wants to reach
 */
export function levelOf(
  state: SkillState,
  levels: readonly Difficulty[],
  goal: Difficulty,
  day: number,
): LevelName {
  if (state.answered === 0) return 'new'
  const reached = reachedOn(state, levels, goal, state.lastDay ?? day)
  const { from, level } = demandOf(reached, levels, goal)
  const isFading = know(state, level, day) < LEARNING.fadingShare * from
  return isFading ? 'fading' : reachedOn(state, levels, goal, day)
}

/** Returns the level nearest to the wanted one; of two that are equally near the easier. */
export function nearestLevel(wanted: Difficulty, levels: readonly Difficulty[]): Difficulty {
  const sorted = difficulties
    .filter((level) => levels.includes(level))
    .toSorted((one, other) => gap(one, wanted) - gap(other, wanted))
  return sorted[0] ?? wanted
}

type Reached = 'started' | 'familiar' | 'proficient' | 'mastered'

function reachedOn(
  state: SkillState,
  levels: readonly Difficulty[],
  goal: Difficulty,
  day: number,
): Reached {
  const { nameAnswers, nameRightDays, proficientRightDays, masteredHalfLife } = LEARNING
  if (state.answered < nameAnswers || state.rightDays < nameRightDays) return 'started'
  const isProven = state.rightDays >= proficientRightDays
  if (isProven && state.halfLife >= masteredHalfLife && isMet('mastered')) return 'mastered'
  if (isProven && isMet('proficient')) return 'proficient'
  return isMet('familiar') ? 'familiar' : 'started'

  function isMet(name: Reached): boolean {
    const { from, level } = demandOf(name, levels, goal)
    return know(state, level, day) >= from
  }
}

/** How much has to be known of which level. */
function demandOf(
  name: Reached,
  levels: readonly Difficulty[],
  goal: Difficulty,
): { readonly from: number; readonly level: Difficulty } {
  const sorted = difficulties.filter((level) => levels.includes(level))
  const { familiarFrom, proficientFrom } = LEARNING
  if (name === 'started') return { from: 0, level: goal }
  if (name === 'familiar') return { from: familiarFrom, level: sorted[0] ?? goal }
  if (name === 'proficient') return { from: proficientFrom, level: nearestLevel(goal, levels) }
  return { from: proficientFrom, level: sorted.at(-1) ?? goal }
}

function gap(one: Difficulty, other: Difficulty): number {
  return Math.abs(difficulties.indexOf(one) - difficulties.indexOf(other))
}
