import type { Difficulty } from '#quiz/categories.ts'
import { needsOf } from '#quiz/prerequisites.ts'
import type { SkillId } from '#quiz/skills.ts'

import { type SkillAnswer, unionOf } from './answers.ts'
import { chance, know, type Learner, NEW_LEARNER, NEW_SKILL, type SkillState } from './learner.ts'
import { LEARNING } from './parameters.ts'

/** The model's prediction of an answer, made before it. */
export type Expectation = {
  /** The predicted probability of a right answer. */
  readonly chance: number
  /** How right it was. */
  readonly right: number
  /** The word of the learner before it; null where none was asked for. */
  readonly isSure: boolean | null
  /** The predicted probability of knowing it, without guessing. */
  readonly known: number
  readonly level: Difficulty
  readonly day: number
  readonly isTyped: boolean
  /** The skill had been asked on an earlier day. */
  readonly isReview: boolean
}

/** Returns the learner after one more answer, which must not be older than the others. */
export function learn(learner: Learner, answer: SkillAnswer): Learner {
  const skills = new Map(learner.skills)
  const drift = learner.drift + answerInto(skills, learner.drift, answer, ignore)
  return { skills, drift }
}

/**
 * Returns the learner after all answers. They may come in any order and more than once: they are sorted
 * by time, and each counts once.
 * @param onExpectation is called with what the model predicted of each answer
 * @param start the learner before all of them
 */
export function learnAll(
  answers: readonly SkillAnswer[],
  onExpectation: (expected: Expectation) => void = ignore,
  start: Learner = NEW_LEARNER,
): Learner {
  const skills = new Map(start.skills)
  let { drift } = start
  for (const answer of unionOf(answers)) drift += answerInto(skills, drift, answer, onExpectation)
  return { skills, drift }
}

/** Changes the map in place, and returns by how much the answer moves all skills never asked. */
function answerInto(
  skills: Map<SkillId, SkillState>,
  drift: number,
  answer: SkillAnswer,
  onExpectation: (expected: Expectation) => void,
): number {
  const kept = skills.get(answer.skill) ?? NEW_SKILL
  const before = kept.answered > 0 ? kept : { ...kept, ability: kept.ability + drift }
  const known = know(before, answer.level, answer.day)
  const { day, isSure, isTyped, level, right } = answer
  const isReview = kept.lastDay !== null && kept.lastDay < day
  onExpectation({
    chance: chance(known, isTyped),
    right,
    isSure,
    known,
    level,
    day,
    isTyped,
    isReview,
  })
  const surprise = creditOf(answer, known) - known
  const step = stepOf(before) * surprise
  skills.set(answer.skill, after(before, answer, step))
  for (const need of needsOf(answer.skill)) {
    const state = skills.get(need) ?? NEW_SKILL
    skills.set(need, { ...state, ability: state.ability + step * LEARNING.needsShare })
  }
  return LEARNING.driftShare * surprise
}

/** Returns how much of an answer was knowledge, from 0 to 1: a right choice may have been a guess. */
function creditOf({ right, isTyped, isSure }: SkillAnswer, known: number): number {
  if (isTyped || right === 0) return right
  const said = isSure === null ? 1 : isSure ? LEARNING.sure : LEARNING.unsure
  const odds = ((LEARNING.options * known) / (1 - known)) * said
  // In this form it is a number at the ends, too, where the odds are 0 or infinite.
  return right / (1 + 1 / odds)
}

function stepOf({ answered }: SkillState): number {
  return LEARNING.leastStep + LEARNING.firstStep / (1 + answered / LEARNING.stepAnswers)
}

function after(before: SkillState, { day, right, isSure }: SkillAnswer, step: number): SkillState {
  const isRight = right >= RIGHT_FROM
  const isNewRightDay = isRight && before.lastRightDay !== day
  return {
    answered: before.answered + 1,
    ability: before.ability + step + (isRight ? LEARNING.taughtByRight : LEARNING.taughtByWrong),
    halfLife: halfLifeAfter(before, day, right),
    lastDay: before.lastDay === null ? day : Math.max(before.lastDay, day),
    rightDays:
      (isAway(before, day) ? Math.min(1, before.rightDays) : before.rightDays) +
      (isNewRightDay ? 1 : 0),
    lastRightDay: isNewRightDay ? day : before.lastRightDay,
    sureMistake: isSure === true && !isRight,
  }
}

/** Whether a skill was not seen for so long that what was right before says little of it now. */
function isAway({ halfLife, lastDay }: SkillState, day: number): boolean {
  return lastDay !== null && day - lastDay >= LEARNING.awayHalfLives * halfLife
}

/** Only the first answer of a day tells how well a skill was remembered. */
function halfLifeAfter(before: SkillState, day: number, right: number): number {
  const { halfLife, lastDay } = before
  if (lastDay === null || day <= lastDay) return halfLife
  if (right < RIGHT_FROM)
    return Math.max(LEARNING.shortestHalfLife, halfLife * LEARNING.halfLifeLeft)
  const waited = Math.min(1, (day - lastDay) / halfLife)
  return Math.min(LEARNING.longestHalfLife, halfLife * (1 + LEARNING.halfLifeGain * waited * right))
}

/** An answer in several parts is right for streaks of days when most of it is. */
const RIGHT_FROM = 0.5

function ignore(): void {
  // It was not asked.
}
