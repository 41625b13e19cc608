import type { Difficulty } from '#quiz/categories.ts'
import type { SkillId } from '#quiz/skills.ts'

/** An answer as the model reads it. */
export type SkillAnswer = {
  /** The same on every device: an answer counts once. */
  readonly id: string
  /** Milliseconds since 1970: the order of the answers. */
  readonly at: number
  /** The local calendar day, counted from any fixed day. */
  readonly day: number
  readonly skill: SkillId
  readonly level: Difficulty
  /** How right it was, from 0 to 1; answers with options are 0 or 1. */
  readonly right: number
  /** It was written, not chosen from options. */
  readonly isTyped: boolean
  /** How sure the learner was before submitting; null when not asked. */
  readonly isSure: boolean | null
}

/**
 * Returns the answers of several devices as one list in the order of time, each once. Devices that were
 * offline may bring them late and in any order.
 */
export function unionOf(...lists: readonly (readonly SkillAnswer[])[]): readonly SkillAnswer[] {
  const byId = new Map<string, SkillAnswer>()
  for (const list of lists) for (const answer of list) byId.set(answer.id, answer)
  return [...byId.values()].toSorted(inOrder)
}

function inOrder(one: SkillAnswer, other: SkillAnswer): number {
  return one.at - other.at || (one.id < other.id ? -1 : 1)
}
