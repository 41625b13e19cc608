/** A question with more words is too long to read. */
const MAX_WORDS = 30

/** Whether a question has too many words, so that another one is drawn. */
export function isTooLong(stem: string): boolean {
  return stem.split(' ').length > MAX_WORDS
}
