import type { ChoiceTemplate } from '#quiz/template.ts'
import type { Random } from '#server/platform/clock.ts'

import {
  drawMatchQuestion,
  drawMatchQuestions,
  matchTemplates,
  type MatchQuestion,
} from './draw-questions.ts'

/** Questions of each template that are drawn ahead. */
const PER_TEMPLATE = 50
/** How often questions are replaced, and how many at a time. */
const RENEW_MS = 20
const RENEWED = 5
/** How many times questions are taken until one is replaced. */
const TAKEN = 4

/**
 * Questions for matches, drawn ahead because drawing takes longer than the rest of pairing. For every four that
 * were taken one is replaced, the oldest first, so some matches share a question with another.
 */
export type QuestionStock = {
  /** Returns the questions of one match, each of a different template and about a different element. */
  readonly take: () => readonly MatchQuestion[]
  readonly close: () => void
}

/** Creates a stock, and begins to fill it. */
export function stockQuestions(random: Random): QuestionStock {
  const shelves = new Map(matchTemplates.map((template) => [template, shelfOf(template)]))
  const all = [...shelves.values()]
  const most = all.length * PER_TEMPLATE
  /** How many questions are to be replaced, and the place of the next. */
  let due = most
  let turn = 0
  const renewing = setInterval(() => {
    for (let left = Math.min(RENEWED, Math.floor(due)); left > 0; left -= 1) renew()
  }, RENEW_MS).unref()
  return {
    take: () => drawMatchQuestions(random, taken),
    close: () => clearInterval(renewing),
  }

  function renew(): void {
    due -= 1
    const shelf = all[turn % all.length]
    shelf?.put(Math.floor(turn / all.length))
    turn = (turn + 1) % most
  }

  function taken(template: ChoiceTemplate): MatchQuestion | null {
    due = Math.min(most, due + 1 / TAKEN)
    return shelves.get(template)?.any() ?? null
  }

  function shelfOf(template: ChoiceTemplate) {
    const questions: (MatchQuestion | null)[] = Array.from({ length: PER_TEMPLATE }, () => null)
    return { put, any: () => any(Math.floor(random.fraction() * PER_TEMPLATE)) }

    function put(place: number): MatchQuestion | null {
      const question = drawMatchQuestion(template, random)
      questions[place] = question
      return question
    }

    function any(place: number): MatchQuestion | null {
      return questions[place] ?? put(place)
    }
  }
}
