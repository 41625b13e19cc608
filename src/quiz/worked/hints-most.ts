/** The most hints that a question has. */
export const MAX_HINTS = 3
