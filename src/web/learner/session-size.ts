/** Questions of a session unless the learner has chosen another number. */
const USUAL_SIZE = 12
/** The numbers to choose from. */
export const sessionSizes = [5, 12, 20, 40] as const

/** The number that the learner has chosen. A stored one that cannot be chosen counts as none. */
export function sessionSize(chosen: number | undefined): number {
  return sessionSizes.find((size) => size === chosen) ?? USUAL_SIZE
}

/** A check of skills never asked. */
export const CHECK_SIZE = 12
/** A drill about one idea, and practice of one skill. */
export const IDEA_SIZE = 5
export const SKILL_SIZE = 10
