import type { Difficulty } from '#quiz/categories.ts'
import type { SkillId } from '#quiz/skills.ts'

import { LEARNING } from './parameters.ts'

/** The state of one skill of a learner. Days are whole local calendar days. */
export type SkillState = {
  /** Answers to questions of this skill. */
  readonly answered: number
  /** In logits: a question whose level is equal to it is known by half, right after practice. */
  readonly ability: number
  /** In days. */
  readonly halfLife: number
  /** The day of the latest answer; null before the first. */
  readonly lastDay: number | null
  /** On how many days a question was answered right, and the latest of them. */
  readonly rightDays: number
  readonly lastRightDay: number | null
  /** The latest answer was wrong although the learner was sure of it. */
  readonly sureMistake: boolean
}

/** The state of a learner: a fold over all answers, made by `learn`. */
export type Learner = {
  /** The skills that answers have said something about: asked ones, and those they build on. */
  readonly skills: ReadonlyMap<SkillId, SkillState>
  /** By how much all answers have moved the skills that were never asked, in logits. */
  readonly drift: number
}

export const NEW_SKILL: SkillState = {
  answered: 0,
  ability: LEARNING.startAbility,
  halfLife: LEARNING.startHalfLife,
  lastDay: null,
  rightDays: 0,
  lastRightDay: null,
  sureMistake: false,
}

export const NEW_LEARNER: Learner = { skills: new Map(), drift: 0 }

/** Returns the state of a skill. One that was never asked has the drift of all answers in it. */
export function stateOf({ skills, drift }: Learner, skill: SkillId): SkillState {
  const state = skills.get(skill) ?? NEW_SKILL
  return state.answered > 0 ? state : { ...state, ability: state.ability + drift }
}

/** Returns by how many logits a skill has faded since its last answer; 0 on that day and before. */
export function fade({ answered, halfLife, lastDay }: SkillState, day: number): number {
  if (answered === 0 || lastDay === null) return 0
  return LEARNING.fading * Math.log(1 + Math.max(0, day - lastDay) / halfLife)
}

/** Returns the probability that a learner knows an answer of the level on that day, without guessing. */
export function know(state: SkillState, level: Difficulty, day: number): number {
  return sigmoid(state.ability - LEARNING.level[level] - fade(state, day))
}

/** Returns the probability of a right answer, to which guessing adds when there are options. */
export function chance(known: number, isTyped: boolean): number {
  return isTyped ? known : LEARNING.guess + (1 - LEARNING.guess) * known
}

/** Returns the probability of a number of logits. */
export function sigmoid(logits: number): number {
  return 1 / (1 + Math.exp(-logits))
}
