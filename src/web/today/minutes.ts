/** Before anything is known of a learner a question with its explanation takes this long. */
const USUAL_SECONDS = 30
/** Reading an explanation takes so long beside the answer. */
const READING_SECONDS = 10

/**
 * Returns about how many minutes so many questions take.
 * @param average seconds for an answer; 0 when there is none yet
 */
export function minutesFor(questions: number, average: number): number {
  const seconds = average === 0 ? USUAL_SECONDS : average + READING_SECONDS
  return Math.max(1, Math.round((questions * seconds) / 60))
}
