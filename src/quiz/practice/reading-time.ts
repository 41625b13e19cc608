import type { Question } from '#quiz/question.ts'

/** The shortest time in which a question of any length can be read and answered. */
export const SHORTEST_READING_MS = 1000

/**
 * Characters that no learner reads faster than in a second: 600 words of five characters a minute, twice
 * the 300 that fast adult readers reach with factual texts (M. Brysbaert, How many words do we read per
 * minute?, Journal of Memory and Language 109, 2019, doi:10.1016/j.jml.2019.104047).
 */
export const CHARACTERS_PER_SECOND = 50

/**
 * Returns the milliseconds below which an answer cannot come from reading the question, so that it earns no
 * XP. Only the question counts, since those who know the answer need not read all options.
 */
export function shortestReadingMs({ question }: Pick<Question, 'question'>): number {
  return Math.max(SHORTEST_READING_MS, Math.ceil((1000 * question.length) / CHARACTERS_PER_SECOND))
}
