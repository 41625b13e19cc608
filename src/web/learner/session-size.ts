/** Questions of a session unless the learner has chosen another number. */
export const SESSION_SIZE = 12
/** The numbers to choose from. */
export const sessionSizes = [5, 12, 20, 40] as const
/** A drill about one idea, and practice of one skill. */
export const IDEA_SIZE = 5
export const SKILL_SIZE = 10
