import { elementByNumber, element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { type Random, sample } from '#quiz/random.ts'
import type { Lure } from '#quiz/template.ts'

/** The element of an atomic number as a wrong answer for another element; none where there is no such element. */
export function elementLure(
  atomicNumber: number,
  lure: Omit<Lure<ElementSymbol>, 'value'>,
): readonly Lure<ElementSymbol>[] {
  const found = elementByNumber(atomicNumber)?.symbol
  return found === undefined ? [] : [{ ...lure, value: found }]
}

/** Three of the elements around one, each corrected with the account of the question. */
export function neighborLures(
  random: Random,
  symbol: ElementSymbol,
  account: string,
): readonly Lure<ElementSymbol>[] {
  const { atomicNumber } = element(symbol)
  return sample(random, [-2, -1, 1, 2], 3).flatMap((step) =>
    elementLure(atomicNumber + step, {
      misconception: null,
      why: `That stands ${Math.abs(step) === 1 ? 'one place' : 'two places'} ${step < 0 ? 'before' : 'after'} it. ${account}.`,
    }),
  )
}
