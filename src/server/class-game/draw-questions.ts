import type { CreateGame } from '#contract/class-game/calls.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { drawQuestion, type McqQuestion } from '#quiz/question.ts'
import { questionsOfSet } from '#quiz/sets/questions.ts'
import type { SetContent } from '#quiz/sets/set-content.ts'
import { templatesFor, wholeBank } from '#quiz/templates/whole-bank.ts'
import type { Random } from '#server/platform/clock.ts'

import type { DrawnQuestion } from './store.ts'

/** Seeds that are tried for one question. */
const TRIES = 20

/**
 * Draws the questions of a game: each of a different template as long as there are any, and about a
 * different element where that is possible.
 * @returns null when the categories and difficulties have no questions with options
 */
export function drawGameQuestions(
  { categories, difficulties, questions: wanted }: CreateGame,
  random: Random,
): readonly DrawnQuestion[] | null {
  const templates = categories
    .flatMap((category) => difficulties.flatMap((level) => templatesFor(category, level)))
    .filter((template) => template.type === 'mcq')
  if (templates.length === 0) return null
  const drawn: McqQuestion[] = []
  let left = [...templates]
  while (drawn.length < wanted) {
    if (left.length === 0) left = [...templates]
    const [template] = left.splice(Math.floor(random.fraction() * left.length), 1)
    if (template === undefined) return null
    const all = Array.from({ length: TRIES }, () => Math.floor(random.fraction() * SEEDS))
    const question = firstOf(all, (seed) => {
      const one = drawQuestion(template, seed)
      const isNew = drawn.every(({ id, element }) => id !== one?.id && element !== one?.element)
      return isNew ? one : null
    })
    const other = question ?? firstOf(all, (seed) => drawQuestion(template, seed))
    if (other !== null && drawn.every(({ id }) => id !== other.id)) drawn.push(other)
  }
  return drawn.map(drawnOf)
}

/**
 * Returns the questions of a set that have options, in its order.
 * @returns null when it has none
 */
export function gameQuestionsOfSet(
  content: SetContent,
  random: Random,
): readonly DrawnQuestion[] | null {
  const own = Math.floor(random.fraction() * SEEDS)
  const questions = questionsOfSet(content, own, wholeBank).flatMap((id) => {
    const question = wholeBank.questionOf(id)
    return question?.type === 'mcq' ? [drawnOf(question)] : []
  })
  return questions.length === 0 ? null : questions
}

function drawnOf({ id, options, correctAnswer }: McqQuestion): DrawnQuestion {
  return { id, right: options.indexOf(correctAnswer) }
}

function firstOf<Given, Found>(
  all: readonly Given[],
  find: (given: Given) => Found | null,
): Found | null {
  for (const one of all) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}
