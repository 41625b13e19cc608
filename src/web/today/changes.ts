import { learnAll } from '#quiz/learning/learn.ts'
import { know, type Learner, stateOf } from '#quiz/learning/learner.ts'
import type { SkillId } from '#quiz/skills.ts'
import { skillAnswers, startOf } from '#web/learner/skill-answers.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

/** The effect of a session on a skill, in percent of medium questions known on that day. */
export type Change = {
  readonly skill: SkillId
  /** Null for a skill that the session has asked for the first time. */
  readonly before: number | null
  readonly after: number
  /** An answer of the session was right. */
  readonly isRight: boolean
}

/** Returns the change of each skill that was asked, the largest gains first. */
export function changesSince(
  progress: SavedProgress,
  learner: Learner,
  {
    startedAt,
    skills,
    day,
  }: {
    readonly startedAt: number
    readonly skills: readonly SkillId[]
    readonly day: number
  },
): readonly Change[] {
  const answers = skillAnswers(progress, Date.now())
  const earlier = learnAll(
    answers.filter(({ at }) => at < startedAt),
    undefined,
    startOf(progress),
  )
  const solved = new Set(
    answers.filter(({ at, right }) => at >= startedAt && right > 0).map((one) => one.skill),
  )
  return [...new Set(skills)]
    .map((skill) => ({
      skill,
      before: knownOf(earlier, skill, day),
      after: percent(know(stateOf(learner, skill), 'medium', day)),
      isRight: solved.has(skill),
    }))
    .toSorted((one, other) => gainOf(other) - gainOf(one))
}

/**
 * Returns the direction in which a skill is shown to have moved; null for none. Explanations teach a little even after a wrong
 * answer, but to read of it as of a success would be no comfort.
 */
export function directionOf({
  before,
  after,
  isRight,
}: Pick<Change, 'before' | 'after' | 'isRight'>): 'up' | 'down' | null {
  if (before === null || after === before) return null
  if (after < before) return 'down'
  return isRight ? 'up' : null
}

function knownOf(learner: Learner, skill: SkillId, day: number): number | null {
  const state = stateOf(learner, skill)
  return state.answered === 0 ? null : percent(know(state, 'medium', day))
}

function gainOf({ before, after }: Change): number {
  return before === null ? 0 : after - before
}

function percent(share: number): number {
  return Math.round(100 * share)
}
