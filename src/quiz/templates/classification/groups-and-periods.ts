import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { safeClassification } from '#chemistry/elements/trends.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

/** Groups of at least four undisputed members, as columns of the main body. */
const columns: readonly (readonly ElementSymbol[])[] = [
  ['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr'],
  ['Be', 'Mg', 'Ca', 'Sr', 'Ba', 'Ra'],
  ['B', 'Al', 'Ga', 'In', 'Tl'],
  ['C', 'Si', 'Ge', 'Sn', 'Pb'],
  ['N', 'P', 'As', 'Sb', 'Bi'],
  ['O', 'S', 'Se', 'Te', 'Po'],
  ['F', 'Cl', 'Br', 'I', 'At'],
  ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn'],
]

export const groupOutsider = template(
  'cl-e5',
  'groups-and-periods',
  (random) => {
    const column = pick(random, columns)
    const [first = '', ...insiders] = sample(random, column, 4)
    const { name, group } = element(first)
    const neighbors = columns
      .flat()
      .filter((symbol) => [-1, 1].includes(element(symbol).group - group))
      .filter((symbol) =>
        insiders.some((other) => element(other).period === element(symbol).period),
      )
    if (neighbors.length === 0) return null
    const answer = pick(random, neighbors)
    return whichElement({
      stem: `Three of these elements share a group with ${nameOf(first)}. Which one stands in another group?`,
      answer,
      isRight: (symbol) => !column.includes(symbol),
      lures: insiders.map((symbol) => ({
        symbol,
        misconception: 'CL3',
        why: `${element(symbol).name} stands in column ${group}, as ${nameOf(first)} does. A different row does not make a different group.`,
      })),
      right: `${name} is in group ${group}, ${nameOf(answer)} in group ${element(answer).group}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
  { fitsMatch: true },
)

export const lengthOfPeriod = template(
  'cl-m7',
  'groups-and-periods',
  withLureBeside(lengthQuestion),
)

function lengthQuestion(random: Random): Draft | null {
  const symbol = pick(random, safeClassification)
  const { period } = element(symbol)
  if (period === 1) return null
  const members = elements.filter((entry) => entry.period === period).map((entry) => entry.symbol)
  const count = members.length
  const [first, last] = [nameOf(members.at(0) ?? ''), nameOf(members.at(-1) ?? '')]
  const start = element(members.at(0) ?? symbol).atomicNumber
  return numeric({
    element: symbol,
    stem: `How many elements are in the period that contains ${nameOf(symbol)}?`,
    answer: count,
    isRight: (value) => value === stepBetweenNobleGases(period),
    lures: [
      {
        value: 2 * period ** 2,
        misconception: 'CL23',
        why: `2n² = ${2 * period ** 2} is what shell ${period} could hold. A row ends when the p subshell is full: after ${count} elements.`,
      },
      {
        value: 18,
        misconception: count === 32 ? 'CL4' : null,
        why: `18 is the number of columns. Period ${period} runs from ${first} to ${last}: ${count} elements${count === 32 ? ', the f-block row below the table among them' : ''}.`,
      },
      {
        value: period,
        misconception: null,
        why: `${period} is the number of the row itself. Counted from ${first} to ${last}, it holds ${count} elements.`,
      },
      {
        value: 8,
        misconception: 'EC5',
        why: `Eight elements make the shorter rows 2 and 3. Period ${period} also has the d-block${count === 32 ? ' and the f-block' : ''}, so it holds ${count}.`,
      },
      {
        value: 32,
        misconception: null,
        why: `32 elements are in periods 6 and 7, which contain the f-block. Period ${period} holds ${count}.`,
      },
    ],
    fill: shuffle(random, [-2, 2, -4, 4, -3, 3, 6, -6])
      .map((step) => count + step)
      .filter((value) => value > 1),
    miss: (value) =>
      `With ${value} elements the row would not end at ${last}. Counted from ${first} to ${last}, it holds ${count}.`,
    solution: () =>
      solved(
        'the number of elements of the period',
        known('First element', `${first}, number ${start}`),
        known('Last element', `${last}, number ${start + count - 1}`),
        law('Elements of a period = last atomic number − first atomic number + 1'),
        calculated(
          'Elements',
          added(less(exact(start + count - 1), exact(start)), exact(1)),
          exact(count),
        ),
      ),
    right: `Period ${period} runs from ${first} to ${last}: ${count} elements.`,
    see: { article: 'guide-to-periodic-table' },
  })
}

/** A period ends at a noble gas: its length is the step from one noble gas to the next. */
function stepBetweenNobleGases(period: number): number {
  const gases = elements.filter(({ group }) => group === 18)
  return (gases[period - 1]?.atomicNumber ?? 0) - (gases[period - 2]?.atomicNumber ?? 0)
}
