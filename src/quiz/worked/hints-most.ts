/** The most hints that a question has. */
export const HINTS_MOST = 3
