import { elements } from '#chemistry/elements.ts'
import { pick, type Random } from '#quiz/random.ts'
import { type Draft, WRONG_OPTIONS } from '#quiz/template.ts'

/**
 * For options that are names of elements: the badge shows one of the four by chance, so that it does
 * not give the answer away. Names may stand inside the options.
 */
export function withChanceBadge(random: Random, draft: Draft | null): Draft | null {
  if (draft === null) return null
  const options = [draft.answer, ...draft.wrong.slice(0, WRONG_OPTIONS)]
  const shown = elements.filter(({ name }) => options.some(({ text }) => text === name))
  return { ...draft, element: pick(random, shown).symbol }
}
