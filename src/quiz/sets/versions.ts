import type { Bank } from '#quiz/bank.ts'
import { type QuestionId, SEEDS } from '#quiz/question-id.ts'
import { integer, randomFrom, shuffle } from '#quiz/random.ts'

import { questionsOfSet } from './questions.ts'
import type { SetContent } from './set-content.ts'

/** Versions of a worksheet: A to D. */
export const MAX_VERSIONS = 4

/**
 * Returns the questions of each version of a worksheet, the same for the same content and seed. The first version has
 * those that the set asks. The others have as many of the same kinds or, of a set with questions that were given one by
 * one, the same ones in another order.
 * @param own the seed of a set that has none for all
 */
export function versionsOfSet(
  content: Pick<SetContent, 'source' | 'order' | 'seed'>,
  own: number,
  count: number,
  bank: Pick<Bank, 'questionOf'>,
): readonly (readonly QuestionId[])[] {
  const { source, seed } = content
  return Array.from({ length: count }, (_, version) => {
    if (version === 0) return questionsOfSet(content, own, bank)
    const random = randomFrom(`version ${seed ?? own} ${version}`)
    if (source.kind === 'fixed') return shuffle(random, source.questions)
    return questionsOfSet({ ...content, seed: integer(random, 0, SEEDS - 1) }, own, bank)
  })
}
