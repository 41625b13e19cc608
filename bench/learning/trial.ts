import { difficulties } from '#quiz/categories.ts'
import type { SkillAnswer } from '#quiz/learning/answers.ts'
import type { Askable } from '#quiz/learning/askable.ts'
import { type Expectation, learnAll } from '#quiz/learning/learn.ts'
import { stateOf } from '#quiz/learning/learner.ts'
import { levelOf } from '#quiz/learning/level.ts'
import { calibrationOf } from '#quiz/learning/predictions/calibration.ts'
import { expectedOn } from '#quiz/learning/predictions/forecast.ts'
import { levelGap } from '#quiz/learning/predictions/level-gap.ts'
import { randomFrom } from '#quiz/random.ts'

import { type SchedulerName, schedulers } from './schedulers.ts'
import { type Effects, type Kind, type MemoryMaker, studentOf } from './students.ts'

/** How much is practiced: every so many days so many questions. */
export type Rhythm = { readonly every: readonly number[]; readonly size: number }

export const DAILY: Rhythm = { every: [0, 1, 2, 3, 4, 5, 6], size: 12 }
export const THRICE: Rhythm = { every: [0, 2, 4], size: 20 }

const PRACTICED_DAYS = 60
const LAST_DAY = 90

/** The outcome for one student. */
export type Outcome = {
  /** True knowledge at medium level, a mean over all skills. */
  readonly day60: number
  readonly day90: number
  readonly skillsAsked: number
  /** Share of right answers in the first ten days. */
  readonly early: number
  /** Of the product's model alone: mean calibration error, error of the forecast, wrongly called proficient. */
  readonly calibration: number
  readonly forecast: number
  readonly falseProficient: number
}

/** Lets a student practice for sixty days, and looks again after thirty without. */
export function tryOut(
  name: SchedulerName,
  {
    kind,
    seed,
    effects,
    remember,
  }: {
    readonly kind: Kind
    readonly seed: string
    readonly effects: Effects
    readonly remember?: MemoryMaker | undefined
  },
  rhythm: Rhythm,
  bank: Askable,
): Outcome {
  const student = studentOf(kind, effects, randomFrom(`${seed} ${kind}`), remember)
  const scheduler = schedulers[name](randomFrom(`${seed} ${name}`), bank, rhythm.size)
  const answers: SkillAnswer[] = []
  for (let day = 0; day < PRACTICED_DAYS; day += 1) {
    if (!rhythm.every.includes(day % 7) || !student.practices(day)) continue
    for (let place = 0; place < rhythm.size; place += 1) {
      const { skill, level } = scheduler.choose(day, place)
      const answer: SkillAnswer = {
        id: `${answers.length}`,
        at: answers.length,
        day,
        skill,
        level,
        right: student.answers(skill, level, day) ? 1 : 0,
        isTyped: false,
        isSure: null,
      }
      answers.push(answer)
      scheduler.take(answer)
    }
  }
  const early = answers.filter(({ day }) => day < 10)
  return {
    day60: knownOn(PRACTICED_DAYS),
    day90: knownOn(LAST_DAY),
    skillsAsked: new Set(answers.map(({ skill }) => skill)).size,
    early: mean(early.map(({ right }) => right)),
    ...modelFigures(),
  }

  function knownOn(day: number): number {
    return mean([...bank.keys()].map((id) => student.knows(id, 'medium', day)))
  }

  function modelFigures() {
    const expected: Expectation[] = []
    const learner = learnAll(answers, (one) => expected.push(one))
    const gap = levelGap(expected, PRACTICED_DAYS)
    const proficient = [...bank.keys()].filter((id) =>
      ['proficient', 'mastered'].includes(
        levelOf(stateOf(learner, id), difficulties, 'medium', PRACTICED_DAYS),
      ),
    )
    return {
      calibration: calibrationOf(expected).error,
      forecast: expectedOn(learner, bank, LAST_DAY, gap) - knownOn(LAST_DAY),
      // Proficient by the name of the level, with half of the content missing.
      falseProficient: mean(
        proficient.map((id) => (student.knows(id, 'medium', PRACTICED_DAYS) < 0.6 ? 1 : 0)),
      ),
    }
  }
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Half the width of a 95 % interval of a mean. */
export function spread(values: readonly number[]): number {
  const middle = mean(values)
  const variance =
    values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1)
  return 1.96 * Math.sqrt(variance / Math.max(1, values.length))
}
