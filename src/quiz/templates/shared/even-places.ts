import { integer, type Random, shuffle } from '#quiz/random.ts'
import { type Candidate, type Draft, type Draw, numeric, WRONG_OPTIONS } from '#quiz/template.ts'

/** Draws of which one has to fit the place. */
const DRAWS = 50

/**
 * A numeric question about one of the items, with the place of the right answer drawn first. Small
 * counts need this: below an answer near zero there are too few wrong values, so that it would stand
 * first too often. Each question keeps at least one lure. Null when no item fits the place.
 */
export function atAnyPlace<Item>(
  random: Random,
  items: readonly Item[],
  partsOf: (item: Item) => Parameters<typeof numeric>[0],
): Draft | null {
  const place = integer(random, 0, WRONG_OPTIONS)
  for (const item of shuffle(random, items)) {
    const draft = draftAt(place, numeric(partsOf(item)))
    if (draft !== null) return draft
  }
  return null
}

/**
 * Draws until a wrong option with a misconception stands beside the place of the right answer, which is
 * drawn first. For questions with numbers for options; each keeps at least one lure.
 */
export function withLureBeside(draw: Draw): Draw {
  return (random) => {
    const place = integer(random, 0, WRONG_OPTIONS)
    for (let attempt = 0; attempt < DRAWS; attempt += 1) {
      const draft = draftAt(place, draw(random))
      if (draft !== null) return draft
    }
    return null
  }
}

/** The draft with as many wrong values below and above the answer as its place asks for. */
function draftAt(place: number, draft: Draft | null): Draft | null {
  if (draft === null) return null
  const answer = valueOf(draft.answer)
  const wrong = [
    ...draft.wrong.filter((candidate) => valueOf(candidate) < answer).slice(0, place),
    ...draft.wrong
      .filter((candidate) => valueOf(candidate) > answer)
      .slice(0, WRONG_OPTIONS - place),
  ]
  const hasLure = wrong.some(({ misconception }) => misconception !== null)
  return wrong.length === WRONG_OPTIONS && hasLure ? { ...draft, wrong } : null
}

function valueOf({ rank }: Candidate): number {
  return rank ?? 0
}

/** Whole numbers around a count, near ones first, none below `from`. */
export function nearby(count: number, from = 0): number[] {
  return [-1, 1, -2, 2, -3, 3].map((step) => count + step).filter((value) => value >= from)
}
