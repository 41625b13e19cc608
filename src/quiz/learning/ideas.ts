import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { McqQuestion } from '#quiz/question.ts'

import { LEARNING } from './parameters.ts'

/** A question that had an option for a misconception, and the learner's choice. */
export type IdeaChance = {
  readonly misconception: MisconceptionId
  readonly isChosen: boolean
  readonly isRight: boolean
  readonly day: number
}

/** A wrong idea that shows in the answers of a learner. */
export type IdeaToFix = {
  readonly misconception: MisconceptionId
  /** How often it was chosen in the last chances. */
  readonly chosen: number
  readonly chances: number
  /** On how many days since then it was passed by with a right answer. */
  readonly rightDays: number
}

/** Returns the chances that a question gave to misconceptions, each once, and their outcomes. */
export function chancesOf(
  question: McqQuestion,
  chosen: number,
  day: number,
): readonly IdeaChance[] {
  const isRight = question.options[chosen] === question.correctAnswer
  const taken = question.feedback[chosen]?.misconception ?? null
  const all = new Set(question.feedback.flatMap((entry) => entry?.misconception ?? []))
  return [...all].map((misconception) => ({
    misconception,
    isChosen: misconception === taken,
    isRight,
    day,
  }))
}

/**
 * Returns the ideas to fix: each was chosen at least twice in its last ten chances, and has not been
 * passed by on two days since. The most often chosen come first.
 * @param chances in the order of time
 */
export function ideasToFix(chances: readonly IdeaChance[]): readonly IdeaToFix[] {
  const byIdea = new Map<MisconceptionId, IdeaChance[]>()
  for (const one of chances) {
    byIdea.set(one.misconception, [...(byIdea.get(one.misconception) ?? []), one])
  }
  return [...byIdea]
    .map(([misconception, own]) => ideaOf(misconception, own))
    .filter(({ chosen }) => chosen >= LEARNING.ideaChoices)
    .toSorted((one, other) => other.chosen - one.chosen || one.rightDays - other.rightDays)
}

function ideaOf(misconception: MisconceptionId, chances: readonly IdeaChance[]): IdeaToFix {
  let recent: readonly IdeaChance[] = []
  let rightDays: ReadonlySet<number> = new Set()
  for (const one of chances) {
    recent = [...recent, one].slice(-LEARNING.ideaChances)
    if (one.isChosen) rightDays = new Set()
    else if (one.isRight) rightDays = new Set([...rightDays, one.day])
    // The idea is gone. If it comes back, it has to show twice again.
    if (rightDays.size >= LEARNING.ideaRightDays) recent = []
  }
  const chosen = recent.filter(({ isChosen }) => isChosen).length
  return { misconception, chosen, chances: recent.length, rightDays: rightDays.size }
}
