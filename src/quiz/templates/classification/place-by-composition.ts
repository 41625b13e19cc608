import {
  element,
  elementByNumber,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { groupIsSafe } from '#chemistry/elements/trends.ts'
import { formatNumber, subscript } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'
import { calculated, known, law, outcome, solved } from '#quiz/worked/solutions.ts'

import { placeText } from './places.ts'

/** Elements with a chloride of one, two, three and four chlorine atoms. */
const chlorides: readonly (readonly ElementSymbol[])[] = [
  ['Li', 'Na', 'K', 'Rb', 'Cs', 'Cu', 'Ag'],
  ['Be', 'Mg', 'Ca', 'Sr', 'Ba', 'Mn', 'Fe', 'Co', 'Ni', 'Cu', 'Zn', 'Cd', 'Sn', 'Pb', 'S'],
  ['B', 'Al', 'Ga', 'In', 'P', 'As', 'Sb', 'Bi', 'Cr', 'Fe'],
  ['C', 'Si', 'Ge', 'Sn', 'Ti', 'Te', 'Zr'],
]

const CHLORINE = 35.45

/** How far the percentage of another element must be from the one that is given, in percent. */
const APART = 0.2

/** Elements whose place is the same in every table. */
const placed = elements.filter(
  ({ symbol, atomicNumber }) => atomicNumber > 2 && atomicNumber <= 88 && groupIsSafe(symbol),
)

/** The place of an element that is found by the composition of its chloride. */
export const placeByComposition = template('cl-h500', 'groups-and-periods', (random) => {
  const members = pick(random, chlorides)
  const count = chlorides.indexOf(members) + 1
  const symbol = pick(random, members)
  const percent = Math.round(10 * percentOf(symbol, count)) / 10
  const rivals = elements.filter((other) => isNear(percentOf(other.symbol, count), percent))
  if (rivals.length > 1) return null
  const chlorine = count * CHLORINE
  const mass = (chlorine * (100 - percent)) / percent
  const shown = `XCl${count === 1 ? '' : subscript(count)}`
  const step = `${formatNumber(chlorine, { decimals: 2 })} g of chlorine are ${percent}%, so X has ${formatNumber(100 - percent, { decimals: 1 })}% and ${formatNumber(mass, { significant: 3 })} g/mol: ${nameOf(symbol)}`
  const lures = [
    lure(
      nearest((CHLORINE * (100 - percent)) / percent),
      'GE2',
      `That counts one atom of chlorine, and ${shown} has ${count}.`,
    ),
    lure(nearest((chlorine * percent) / (100 - percent)), 'GE15', 'That turns the shares around.'),
    lure(
      elementByNumber(Math.round(mass))?.symbol,
      'AS18',
      'That takes the molar mass for the atomic number.',
    ),
    lure(
      nearest(mass + chlorine),
      null,
      'That takes the molar mass of the whole chloride for that of X.',
    ),
  ].filter((one) => one !== null)
  return choice<ElementSymbol>({
    element: symbol,
    badge: null,
    stem: `A chloride ${shown} of an element X is ${formatNumber(percent, { decimals: 1 })}% chlorine (35.45 g/mol) by mass. Where in the periodic table does X stand?`,
    answer: symbol,
    isRight: (other) => isNear(percentOf(other, count), percent),
    show: (other) => placeText(element(other)),
    lures,
    fill: sample(random, placed, 6).map((other) => other.symbol),
    miss: (other) =>
      `${capitalized(nameOf(other))} stands there, and its chloride would have ${formatNumber(percentOf(other, count), { decimals: 1 })}% of chlorine. ${step}.`,
    right: `${step}, ${placeText(element(symbol))}.`,
    see: { elements: [symbol], article: 'guide-to-periodic-table' },
    solution: () =>
      solved(
        'the place of X',
        known('Chlorine in the chloride', exact(percent, '%')),
        law('The masses of the elements in one mole are in the ratio of their shares'),
        calculated(
          'Chlorine in one mole',
          multiplied(exact(count), exact(CHLORINE, 'g/mol')),
          exact(chlorine, 'g/mol'),
        ),
        calculated(
          'Share of X',
          less(exact(100, '%'), exact(percent, '%')),
          measured(100 - percent, '%'),
        ),
        calculated(
          'Molar mass of X',
          divided(
            multiplied(exact(chlorine, 'g/mol'), measured(100 - percent, '%')),
            exact(percent, '%'),
          ),
          measured(mass, 'g/mol'),
        ),
        known('Element of this molar mass', nameOf(symbol)),
        outcome(placeText(element(symbol))),
      ),
  })

  /** A lure at the place of an element that a wrong way leads to; null where it leads to none. */
  function lure(
    found: ElementSymbol | undefined,
    misconception: MisconceptionId | null,
    slip: string,
  ): Lure<ElementSymbol> | null {
    if (found === undefined || !groupIsSafe(found)) return null
    return {
      value: found,
      misconception,
      why: `${slip} It leads to ${nameOf(found)}. ${capitalized(step)}.`,
    }
  }
})

/** The percentage by mass of chlorine in a chloride. */
function percentOf(symbol: ElementSymbol, count: number): number {
  const chlorine = count * CHLORINE
  return (100 * chlorine) / (chlorine + element(symbol).atomicMass)
}

function isNear(percent: number, other: number): boolean {
  return Math.abs(percent - other) < APART
}

/** The element whose molar mass is nearest; undefined where none is near. */
function nearest(mass: number): ElementSymbol | undefined {
  return placed
    .filter(({ atomicMass }) => Math.abs(atomicMass - mass) < 2)
    .toSorted(
      (one, other) => Math.abs(one.atomicMass - mass) - Math.abs(other.atomicMass - mass),
    )[0]?.symbol
}
