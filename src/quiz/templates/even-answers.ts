import { pick } from '#quiz/random.ts'
import type { Draw } from '#quiz/template.ts'

/** Draws of which one has to have the wanted answer. */
const DRAWS = 50

/**
 * Draws a question whose options are a few fixed values: which of the answers is the right one is
 * drawn first, each equally often, so that none is a good guess.
 */
export function evenAnswers(answers: readonly string[], draw: Draw): Draw {
  return (random) => {
    const wanted = pick(random, answers)
    for (let attempt = 0; attempt < DRAWS; attempt += 1) {
      const draft = draw(random)
      if (draft?.answer.value === wanted) return draft
    }
    return null
  }
}
