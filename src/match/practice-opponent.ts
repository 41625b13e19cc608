import { type Difficulty, difficulties } from '#quiz/categories.ts'
import { type Random, randomFrom } from '#quiz/random.ts'

import { ANSWER_MS, OPTION_COUNT, type Plan, TIMED_OUT } from './match.ts'

/** How long a player waits for an opponent before a practice opponent may be chosen. */
export const PRACTICE_OFFER_MS = 6000
/** From the opening of a question to the first word that is read. */
export const LOOK_MS = 700
/** Reading takes so long for a character: some 230 words of six characters a minute. */
export const READING_MS_PER_CHARACTER = 43
/** No plan answers sooner. */
export const QUICKEST_MS = 1500
/** Thinking takes between these times, by chance. */
const THINKING_MS = { least: 400, most: 2200 } as const

/** Whether a player who has waited for so many milliseconds may choose a practice opponent. */
export function isPracticeOffered(waitedMs: number): boolean {
  return waitedMs >= PRACTICE_OFFER_MS
}

/** The levels of practice opponents, from the easiest to beat. */
export const opponentLevels = difficulties
export type OpponentLevel = Difficulty

/** How often of a hundred an opponent of a level chooses the right option of a question of medium difficulty. */
const RIGHT_PERCENT: Readonly<Record<OpponentLevel, number>> = { easy: 45, medium: 65, hard: 85 }
/** By how much the difficulty of a question changes that. */
const CHANGE_PERCENT: Readonly<Record<Difficulty, number>> = { easy: 10, medium: 0, hard: -15 }

/** The facts of a question that a practice opponent goes by. */
export type ReadQuestion = {
  /** The index of the right option. */
  readonly right: number
  readonly difficulty: Difficulty
  /** The characters of the question and its options. */
  readonly characters: number
}

/**
 * Works out the answers of a practice opponent, in the order of the questions.
 * @param seed the same text gives the same answers
 */
export function practicePlan(
  seed: string,
  level: OpponentLevel,
  questions: readonly ReadQuestion[],
): Plan {
  const random = randomFrom(`practice opponent ${level} ${seed}`)
  return questions.map((question) => plannedAnswer(random, level, question))
}

function plannedAnswer(
  random: Random,
  level: OpponentLevel,
  { right, difficulty, characters }: ReadQuestion,
): Plan[number] {
  const isRight = 100 * random() < RIGHT_PERCENT[level] + CHANGE_PERCENT[difficulty]
  const wrong = (right + 1 + Math.floor(random() * (OPTION_COUNT - 1))) % OPTION_COUNT
  // The options are read only as far as it takes to find the one, on average half of them.
  const reading = LOOK_MS + READING_MS_PER_CHARACTER * characters * (0.4 + 0.6 * random())
  const { least, most } = THINKING_MS
  const milliseconds = Math.round(
    Math.max(QUICKEST_MS, reading + least + (most - least) * random()),
  )
  return milliseconds < ANSWER_MS
    ? { choice: isRight ? right : wrong, milliseconds }
    : { choice: TIMED_OUT, milliseconds: ANSWER_MS }
}
