import { QUESTION_COUNT } from '#match/match.ts'
import { categories, difficulties } from '#quiz/categories.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import type { ChoiceTemplate } from '#quiz/template.ts'
import { templatesFor } from '#quiz/templates/whole-bank.ts'
import type { Random } from '#server/platform/clock.ts'

/** The templates of the first year whose questions can be read and answered in 8 s. */
export const matchTemplates: readonly ChoiceTemplate[] = categories
  .flatMap(({ id }) => difficulties.flatMap((difficulty) => templatesFor(id, difficulty)))
  .filter((template) => template.type === 'mcq')
  .filter(({ fitsMatch }) => fitsMatch)

/** The parts of a question that a match stores. */
export type MatchQuestion = {
  readonly id: string
  /** The index of the right option. */
  readonly right: number
  readonly element: Question['element']
}

type Draw = (template: ChoiceTemplate) => MatchQuestion | null

/**
 * Draws the questions of one match, each of a different template and about a different element.
 * @param draw returns a question of a template, or null when it makes none this time
 */
export function drawMatchQuestions(random: Random, draw: Draw): readonly MatchQuestion[] {
  const drawn: MatchQuestion[] = []
  const left = [...matchTemplates]
  while (drawn.length < QUESTION_COUNT) {
    const [template] = left.splice(Math.floor(random.fraction() * left.length), 1)
    if (template === undefined) throw new Error('There are too few questions for a match.')
    const question = drawOther(template, drawn, draw)
    if (question !== null) drawn.push(question)
  }
  return drawn
}

/** Draws a question of a template; null when the template makes none of the seed drawn. */
export function drawMatchQuestion(template: ChoiceTemplate, random: Random): MatchQuestion | null {
  const question = drawQuestion(template, Math.floor(random.fraction() * SEEDS))
  if (question === null) return null
  const { id, options, correctAnswer, element } = question
  return { id, right: options.indexOf(correctAnswer), element }
}

const TRIES = 20

function drawOther(
  template: ChoiceTemplate,
  drawn: readonly MatchQuestion[],
  draw: Draw,
): MatchQuestion | null {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const question = draw(template)
    const isOther = drawn.every(({ element }) => element !== question?.element)
    if (question !== null && isOther) return question
  }
  return null
}
