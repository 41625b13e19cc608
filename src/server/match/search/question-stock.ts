import type { Template } from '#quiz/template.ts'
import type { Random } from '#server/platform/clock.ts'

import {
  drawMatchQuestion,
  drawMatchQuestions,
  duelTemplates,
  type MatchQuestion,
} from './draw-questions.ts'

/** Questions of each template that are drawn ahead. */
const SHELF = 50
/** How often some are drawn anew, in milliseconds, and how many at a time. */
const RENEW_MS = 20
const RENEWED = 5

/**
 * Questions for matches, drawn ahead, since drawing takes longer than all else in pairing. As many as
 * were taken are drawn anew, the oldest first; only where matches begin faster than that may two of them
 * ask the same.
 */
export type QuestionStock = {
  /** The questions of one match: each asks in another way, about another element. */
  readonly take: () => readonly MatchQuestion[]
  readonly close: () => void
}

export function stockQuestions(random: Random): QuestionStock {
  const shelves = new Map(duelTemplates.map((template) => [template, shelfOf(template)]))
  const all = [...shelves.values()]
  const most = all.length * SHELF
  /** How many are to be drawn anew, and which is the next of them. */
  let due = most
  let turn = 0
  const renewing = setInterval(() => {
    for (let left = Math.min(RENEWED, due); left > 0; left -= 1) renew()
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

  function taken(template: Template): MatchQuestion | null {
    due = Math.min(most, due + 1)
    return shelves.get(template)?.any() ?? null
  }

  function shelfOf(template: Template) {
    const questions: (MatchQuestion | null)[] = Array.from({ length: SHELF }, () => null)
    return { put, any: () => any(Math.floor(random.fraction() * SHELF)) }

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
