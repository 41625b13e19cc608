import type { Random } from '#server/platform/clock.ts'

import { drawMatchQuestions, rightOption } from './draw-questions.ts'

/** Sets that are drawn ahead: for two thousand matches that begin at once. */
const STOCK = 2000
/** How often one more is drawn, in milliseconds. */
const REFILL_MS = 20

/** A question of a match: its id, and the index of its right option. */
export type StockedQuestion = { readonly id: string; readonly right: number }

/** Questions for matches, drawn ahead, since drawing takes longer than all else in pairing. */
export type QuestionStock = {
  /** The questions of one match, which no other match is given from here. */
  readonly take: () => readonly StockedQuestion[]
  readonly close: () => void
}

export function stockQuestions(random: Random): QuestionStock {
  const stock: (readonly StockedQuestion[])[] = []
  const refilling = setInterval(() => {
    if (stock.length < STOCK) stock.push(draw())
  }, REFILL_MS).unref()
  return { take: () => stock.pop() ?? draw(), close: () => clearInterval(refilling) }

  function draw(): readonly StockedQuestion[] {
    return drawMatchQuestions(random).map((question) => ({
      id: question.id,
      right: rightOption(question),
    }))
  }
}
