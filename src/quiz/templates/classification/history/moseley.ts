import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less, multiplied, root } from '#quiz/worked/expressions.ts'
import { calculated, known, law, outcome, solved } from '#quiz/worked/solutions.ts'

const article = 'guide-to-periodic-table'

/** Tenths of how many times as large the root of the frequency is. Their squares have two decimals. */
const tenths = [6, 7, 8, 9, 11, 12, 13, 14, 15, 16]

/** Atomic numbers of the solids that Moseley's law is asked about; the answer may also be a metal made since. */
const MIN = 20
const MAX = 60

type Pair = { readonly first: number; readonly times: number; readonly wanted: number }

/** Two elements whose numbers less one are as ten to a whole number. */
const pairs: readonly Pair[] = elements
  .filter(({ atomicNumber, group }) => isBetween(atomicNumber) && group < 17)
  .flatMap(({ atomicNumber: first }) =>
    tenths.flatMap((times) => {
      const wanted = ((first - 1) * times) / 10 + 1
      const isWhole = ((first - 1) * times) % 10 === 0
      return isWhole && isBetween(wanted) && called(wanted)?.group !== 18
        ? [{ first, times, wanted }]
        : []
    }),
  )

function isBetween(atomicNumber: number): boolean {
  return atomicNumber >= MIN && atomicNumber <= MAX
}

function called(atomicNumber: number) {
  return elements.find((one) => one.atomicNumber === Math.round(atomicNumber))
}

/**
 * Which element has a given X-ray frequency, by the law that Moseley published in 1913: its square root is
 * proportional to the atomic number less one.
 */
export const elementByXray = template('cl-h330', 'history-of-the-table', (random) => {
  const { first, times, wanted } = pick(random, pairs)
  const [start, answer] = [called(first)?.symbol, called(wanted)?.symbol]
  if (start === undefined || answer === undefined) return null
  const [factor, ratio] = [times / 10, (times * times) / 100]
  const account = `√${formatNumber(ratio)} = ${formatNumber(factor)}, so Z − 1 = ${formatNumber(factor)} × (${first} − 1) = ${wanted - 1} and Z = ${wanted}`
  const slips: readonly (readonly [number, MisconceptionId | null, string])[] = [
    [(first - 1) * ratio + 1, 'CL21', 'That leaves out the square root.'],
    [first * ratio, 'CL21', 'That makes the frequency itself proportional to Z.'],
    [first * factor, null, 'That takes Z in the place of Z − 1.'],
    [wanted - 1, null, 'That is Z − 1, and one has to be added again.'],
    [(first + 1) * factor - 1, null, 'That takes Z + 1 in the place of Z − 1.'],
    [
      byMass(start, factor),
      'PE11',
      'That goes by the masses of the atoms and not by their charges.',
    ],
  ]
  return whichElement({
    badge: start,
    stem: `By Moseley’s law, the square root of an element’s X-ray frequency is proportional to Z − 1. Which element has ${formatNumber(ratio)} times the frequency of ${nameOf(start)} (Z = ${first})?`,
    answer,
    isRight: (symbol) =>
      Math.abs(((element(symbol).atomicNumber - 1) / (first - 1)) ** 2 - ratio) < 1e-6,
    // Those that an idea leads to first.
    lures: shuffle(random, slips)
      .toSorted(([, one], [, other]) => Number(one === null) - Number(other === null))
      .flatMap(([atomicNumber, misconception, text]) => {
        const found = called(atomicNumber)
        return found === undefined
          ? []
          : [{ symbol: found.symbol, misconception, why: `${text} ${account}.` }]
      }),
    right: `${account}: ${nameOf(answer)}.`,
    see: { elements: [start, answer], article },
    solution: () =>
      solved(
        'the element, by its atomic number',
        known(`Atomic number of ${nameOf(start)}`, exact(first)),
        law('The root of the ratio of the frequencies is the ratio of the numbers Z − 1'),
        calculated('Root of the ratio', root(2, exact(ratio)), exact(factor)),
        calculated(
          'Z − 1',
          multiplied(exact(factor), less(exact(first), exact(1))),
          exact(wanted - 1),
        ),
        calculated('Z', added(exact(wanted - 1), exact(1)), exact(wanted)),
        outcome(element(answer).name),
      ),
  })
})

/** The atomic number of the element whose atoms are nearest to so many times the mass. */
function byMass(start: ElementSymbol, factor: number): number {
  const mass = element(start).atomicMass * factor
  return elements.reduce((best, one) =>
    Math.abs(one.atomicMass - mass) < Math.abs(best.atomicMass - mass) ? one : best,
  ).atomicNumber
}
