import type { ElementSymbol } from '#chemistry/elements.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { type Draft, type Lure, type See, worded, WRONG_OPTIONS } from '#quiz/template.ts'

/** One side of an idea, asked about one substance: a template with several never asks the same twice. */
export type Facet = {
  readonly element: ElementSymbol
  readonly stem: string
  /** The right option in one or more wordings, of which one is shown. */
  readonly answers: readonly [string, ...string[]]
  /** At least three, or fewer with fill. */
  readonly lures: readonly Lure<string>[]
  readonly fill?: readonly string[]
  readonly right: string
  readonly see: Partial<See>
}

/** The question of a facet, with three of its lures drawn by chance. */
export function questionOfFacet(random: Random, facet: Facet): Draft | null {
  const { answers, lures, ...parts } = facet
  return worded({
    ...parts,
    answer: pick(random, answers),
    isRight: (text) => answers.includes(text),
    lures: sample(random, lures, WRONG_OPTIONS),
  })
}
