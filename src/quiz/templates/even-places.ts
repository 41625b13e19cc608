import { integer, type Random, shuffle } from '#quiz/random.ts'
import { type Draft, numeric, WRONG_OPTIONS } from '#quiz/template.ts'

type NumericParts = Parameters<typeof numeric>[0]

/**
 * A numeric question about one of the items, with the place of the right answer drawn first. Small
 * counts need this: below an answer near zero there are too few wrong values, so that it would stand
 * first too often. Each question keeps at least one lure. Null when no item fits the place.
 */
export function atAnyPlace<Item>(
  random: Random,
  items: readonly Item[],
  partsOf: (item: Item) => NumericParts,
): Draft | null {
  const place = integer(random, 0, WRONG_OPTIONS)
  for (const item of shuffle(random, items)) {
    const draft = numericAt(place, partsOf(item))
    if (draft !== null) return draft
  }
  return null
}

/** Keeps as many wrong values below and above the answer as its place asks for, lures first. */
function numericAt(place: number, parts: NumericParts): Draft | null {
  const values = [...parts.lures.map(({ value }) => value), ...(parts.fill ?? [])]
  const wrong = [...new Set(values)].filter((value) => !parts.isRight(value))
  const kept = new Set([
    ...wrong.filter((value) => value < parts.answer).slice(0, place),
    ...wrong.filter((value) => value > parts.answer).slice(0, WRONG_OPTIONS - place),
  ])
  const lures = parts.lures.filter(({ value }) => kept.has(value))
  if (kept.size < WRONG_OPTIONS || lures.length === 0) return null
  return numeric({ ...parts, lures, fill: values.filter((value) => kept.has(value)) })
}

/** Whole numbers around a count, near ones first, none below `from`. */
export function nearby(count: number, from = 0): number[] {
  return [-1, 1, -2, 2, -3, 3].map((step) => count + step).filter((value) => value >= from)
}
