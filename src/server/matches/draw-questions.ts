import { QUESTION_COUNT } from '#match/match.ts'
import { categories, difficulties } from '#quiz/categories.ts'
import type { Question } from '#quiz/question.ts'
import type { Template } from '#quiz/template.ts'
import { templatesFor } from '#quiz/whole-bank.ts'
import type { Random } from '#server/platform/clock.ts'

/** The templates whose questions can be read and answered in 8 s. */
export const duelTemplates: readonly Template[] = categories
  .flatMap(({ id }) => difficulties.flatMap((difficulty) => templatesFor(id, difficulty)))
  .filter(({ fitsDuel }) => fitsDuel)

type Draw = (template: Template) => Question | null

/**
 * The questions of one match: each asks in another way, about another element.
 * @param draw gives some question of a template, or null when it makes none this time
 */
export function drawMatchQuestions(random: Random, draw: Draw): readonly Question[] {
  const drawn: Question[] = []
  const left = [...duelTemplates]
  while (drawn.length < QUESTION_COUNT) {
    const [template] = left.splice(Math.floor(random.fraction() * left.length), 1)
    if (template === undefined) throw new Error('There are too few questions for a match.')
    const question = drawOther(template, drawn, draw)
    if (question !== null) drawn.push(question)
  }
  return drawn
}

/** The index of the right option. */
export function rightOption({ options, correctAnswer }: Question): number {
  return options.indexOf(correctAnswer)
}

const TRIES = 20

function drawOther(template: Template, drawn: readonly Question[], draw: Draw): Question | null {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const question = draw(template)
    const isOther = drawn.every(({ element }) => element !== question?.element)
    if (question !== null && isOther) return question
  }
  return null
}
