import { learnAll } from '#quiz/learning/learn.ts'
import { know, type Learner, stateOf } from '#quiz/learning/learner.ts'
import type { SkillId } from '#quiz/skills.ts'
import { skillAnswers } from '#web/learner/skill-answers.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

/** The effect of a session on a skill, in percent of medium questions known on that day. */
export type Change = {
  readonly skill: SkillId
  /** Null for a skill that the session has asked for the first time. */
  readonly before: number | null
  readonly after: number
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
  const earlier = learnAll(skillAnswers(progress, Date.now()).filter(({ at }) => at < startedAt))
  return [...new Set(skills)]
    .map((skill) => ({
      skill,
      before: knownOf(earlier, skill, day),
      after: percent(know(stateOf(learner, skill), 'medium', day)),
    }))
    .toSorted((one, other) => gainOf(other) - gainOf(one))
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
