import {
  type Element,
  element,
  elementByNumber,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { groupIsSafe } from '#chemistry/elements/trends.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { elementAt } from '#quiz/templates/classification/places.ts'
import { numberDraft, type Slip, tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated } from '#quiz/worked/solutions.ts'

const article = 'guide-to-periodic-table'
const RADON = 86

/** Elements from lithium to radon whose cell is the same in every table. */
const placed = elements.filter(
  ({ symbol, atomicNumber }) => atomicNumber > 2 && atomicNumber <= RADON && groupIsSafe(symbol),
)
const familiar = placed.filter(({ symbol }) => isFamiliar(symbol))

/** The group of an element. */
export const numberOfGroup = production('cl-e22', 'number', 'groups-and-periods', (random) => {
  const { symbol, name, group, period, electronsPerShell, atomicNumber } = pick(random, familiar)
  const outer = electronsPerShell.at(-1) ?? 0
  const solution = `${name} stands in column ${group} of the 18.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `The groups of the periodic table are numbered 1 to 18. Type the number of the group that ${nameOf(symbol)} belongs to.`,
    answer: group,
    slips: [
      {
        value: period,
        misconception: 'CL3',
        text: `${period} is the period, the row. ${solution}`,
      },
      {
        value: outer,
        misconception: 'EC9',
        text: `${outer} is the number of electrons in the outermost shell. ${solution}`,
      },
      {
        value: atomicNumber,
        misconception: null,
        text: `${atomicNumber} is the atomic number. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the number of the group',
        lookup(`Find ${symbol} on the periodic table and look at the head of its column`),
        known('Symbol', symbol),
        law('The groups are the columns, counted from 1 on the left to 18 on the right'),
        calculated('Group', exact(group), exact(group)),
      ),
    right: solution,
    see: { article },
  })
})

/** The element in the group of one element and the period of another. */
export const crossing = production('cl-m22', 'table', 'groups-and-periods', (random) => {
  const [one, other] = [pick(random, familiar), pick(random, familiar)]
  const { group } = one
  const { period } = other
  const found = elementAt({ group, period })
  if (one.group === other.group || one.period === other.period || found === undefined) return null
  if (found.atomicNumber <= 2 || found.atomicNumber > RADON) return null
  const solution = `${one.name} stands in column ${group}, ${nameOf(other.symbol)} in row ${period}; they meet at ${nameOf(found.symbol)}.`
  return tableDraft({
    answer: [found.symbol],
    stem: `Pick the element that stands in the group of ${nameOf(one.symbol)} and in the period of ${nameOf(other.symbol)}.`,
    slips: [
      inCell({ group: other.group, period: one.period }, (swapped) => ({
        misconception: 'CL3',
        text: `${swapped.name} stands in the group of ${nameOf(other.symbol)} and the period of ${nameOf(one.symbol)}: groups are columns, periods rows. ${solution}`,
      })),
      inCell({ group: group + 1, period }, (beside) => ({
        misconception: null,
        text: `${beside.name} stands one column farther right. ${solution}`,
      })),
      inCell({ group: group - 1, period }, (beside) => ({
        misconception: null,
        text: `${beside.name} stands one column farther left. ${solution}`,
      })),
      inCell({ group, period: period + 1 }, (below) => ({
        misconception: null,
        text: `${below.name} stands one row lower, since the first row holds hydrogen and helium alone. ${solution}`,
      })),
    ],
    right: solution,
    see: { elements: [found.symbol, one.symbol, other.symbol], article },
  })
})

/** The wrong element in a cell, if there is one. */
function inCell(
  cell: { readonly group: number; readonly period: number },
  told: (found: Element) => Omit<Slip<unknown>, 'value'>,
): Slip<readonly ElementSymbol[]> {
  const found = elementAt(cell)
  return found === undefined
    ? { value: [], misconception: null, text: '' }
    : { value: [found.symbol], ...told(found) }
}

/** Elements above another one in the same column. */
const upper = elements.filter(({ symbol, atomicNumber, group, period }) => {
  const below = elementAt({ group, period: period + 1 })
  return atomicNumber > 1 && atomicNumber <= RADON && below !== undefined && groupIsSafe(symbol)
})

/** The atomic number of the element below another one. */
export const numberBelow = production('cl-m24', 'number', 'groups-and-periods', (random) => {
  const { symbol, group, period, atomicNumber } = pick(random, upper)
  const below = elementAt({ group, period: period + 1 })
  if (below === undefined) return null
  const step = below.atomicNumber - atomicNumber
  const solution = `From this cell to the one below there are ${step} elements to count: ${atomicNumber} + ${step} = ${below.atomicNumber}, ${nameOf(below.symbol)}.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `${element(symbol).name} has atomic number ${atomicNumber} and stands in group ${group}, period ${period}. What is the atomic number of the element directly below?`,
    answer: below.atomicNumber,
    slips: [
      {
        value: atomicNumber + 8,
        misconception: 'EC5',
        text: `Eight elements make up the rows 2 and 3 only, and longer rows follow. ${solution}`,
      },
      {
        value: atomicNumber + 18,
        misconception: step === 8 ? null : 'CL4',
        text: `${step === 8 ? 'The d-block does not lie between these two cells.' : 'The 14 elements of the f-block are left out.'} ${solution}`,
      },
      {
        value: atomicNumber + 32,
        misconception: null,
        text: `The f-block does not lie between these two cells. ${solution}`,
      },
      {
        value: atomicNumber + 1,
        misconception: 'CL3',
        text: `That is the next element in the row, ${nameOf(elementByNumber(atomicNumber + 1)?.symbol ?? symbol)}. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the atomic number of the element below',
        known('Atomic number', exact(atomicNumber)),
        law(
          'The atomic number grows by one from cell to cell, so the elements up to the cell below are counted',
        ),
        calculated(
          'Atomic number',
          added(exact(atomicNumber), exact(step)),
          exact(below.atomicNumber),
        ),
      ),
    right: solution,
    see: { elements: [symbol, below.symbol], article },
  })
})
