import { pick } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'

/** Draws of the version before, of which one has to have the wanted answer. */
const DRAWS = 50

/**
 * The next version of a template whose options are a few fixed texts: which of the answers is the
 * right one is drawn first, each equally often, so that none is a good guess.
 */
export function withEvenAnswers(template: Template, answers: readonly string[]): Template {
  return {
    ...template,
    version: template.version + 1,
    draw(random) {
      const wanted = pick(random, answers)
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const draft = template.draw(random)
        if (draft?.answer.text === wanted) return draft
      }
      return null
    },
  }
}
