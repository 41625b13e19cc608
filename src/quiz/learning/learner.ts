import type { Difficulty } from '#quiz/categories.ts'
import { isSkillId, type SkillId } from '#quiz/skills.ts'

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

/**
 * Returns one learner of two whose answers are no longer known: of each skill the state that more answers have led to. It
 * is less than a fold over all of them, and no answer counts twice.
 */
export function joined(one: Learner, other: Learner): Learner {
  const skills = new Map(one.skills)
  for (const [id, state] of other.skills) {
    const own = skills.get(id)
    if (own === undefined || state.answered > own.answered) skills.set(id, state)
  }
  return { skills, drift: Math.abs(one.drift) > Math.abs(other.drift) ? one.drift : other.drift }
}

/** Returns a text of the drift and the states with nine digits each, which `learnerOf` reads. */
export function learnerText({ skills, drift }: Learner): string {
  const states = [...skills].map(([id, state]) =>
    [
      id,
      state.answered,
      Number(state.ability.toPrecision(DIGITS)),
      Number(state.halfLife.toPrecision(DIGITS)),
      state.lastDay ?? '',
      state.rightDays,
      state.lastRightDay ?? '',
      state.sureMistake ? 1 : 0,
    ].join(),
  )
  return [Number(drift.toPrecision(DIGITS)), ...states].join(';')
}

/** Returns the learner of a text. Skills that this version does not know, and numbers that no fold gives, are left out. */
export function learnerOf(text: string): Learner {
  const [drift = '', ...states] = text.split(';')
  const read = states.flatMap((state) => {
    const [id = '', answered, ability, halfLife, lastDay, rightDays, lastRightDay, sure] =
      state.split(',')
    const own: SkillState = {
      answered: Number(answered),
      ability: Number(ability),
      halfLife: Number(halfLife),
      lastDay: dayOf(lastDay),
      rightDays: Number(rightDays),
      lastRightDay: dayOf(lastRightDay),
      sureMistake: sure === '1',
    }
    return isSkillId(id) && isPossible(own) ? [[id, own] as const] : []
  })
  return { skills: new Map(read), drift: within(Number(drift), MOST_LOGITS) ? Number(drift) : 0 }
}

/** More than anybody could tell apart. */
const DIGITS = 9

/** Far more than any fold gives. */
const MOST_LOGITS = 100
const MOST_ANSWERS = 1_000_000

function dayOf(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}

function isPossible(state: SkillState): boolean {
  const { answered, ability, halfLife, lastDay, rightDays, lastRightDay } = state
  return (
    [answered, rightDays, lastDay ?? 0, lastRightDay ?? 0].every(
      (number) => Number.isSafeInteger(number) && within(number, MOST_ANSWERS) && number >= 0,
    ) &&
    within(ability, MOST_LOGITS) &&
    halfLife >= LEARNING.shortestHalfLife &&
    halfLife <= LEARNING.longestHalfLife
  )
}

function within(number: number, most: number): boolean {
  return Math.abs(number) <= most
}
