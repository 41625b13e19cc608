import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, template } from '#quiz/template.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { calculated, law, solved } from '#quiz/worked/solutions.ts'

/** Orbitals that are filled in each period: s and p, then d as well, then f. */
const orbitalsOfPeriod = [1, 4, 4, 9, 9, 16] as const

/** What the orbitals of a period are, in their order. */
const subshellsOfPeriod = [
  '1s',
  '2s and 2p',
  '3s and 3p',
  '4s, 3d and 4p',
  '5s, 4d and 5p',
  '6s, 4f, 5d and 6p',
] as const

const inWords: Readonly<Record<number, string>> = {
  1: 'one electron',
  3: 'three electrons',
  4: 'four electrons',
}

/** What is asked about a period. */
const asks = ['length', 'last', 'first'] as const
type Ask = (typeof asks)[number]

const askedFor: Readonly<Record<Ask, (period: number) => string>> = {
  length: (period) => `How many elements would period ${period} have?`,
  last: (period) => `Which atomic number would end period ${period}?`,
  first: (period) => `With which atomic number would period ${period} begin?`,
}

/** The noble gases that end the periods 4 to 6 in the table as it is. */
const nobleGases: readonly ElementSymbol[] = ['Kr', 'Xe', 'Rn']

/** How many electrons an orbital holds. */
const REAL = 2

/** Periods that fill d or f orbitals. The first element after one of them is asked about as well. */
const periods = [4, 5, 6] as const

/** The periods of a table in which an orbital holds another number of electrons. */
export const periodOfSupposedOrbitals = template('cl-h812', 'groups-and-periods', (random) => {
  const capacity = pick(random, [1, 3, 4] as const)
  const ask = pick(random, asks)
  const period = pick(random, periods) + (ask === 'first' ? 1 : 0)
  const answer = valueFor(ask, period, capacity, orbitalsOfPeriod)
  const shells = orbitalsOfPeriod.map((_, index) => (index + 1) ** 2)
  const counted = ask === 'first' ? period - 1 : period
  const end = nobleGases[counted - 4] ?? 'Kr'
  const own = orbitalsOfPeriod[period - 1] ?? 0
  const before = orbitalsOfPeriod.slice(0, counted)
  const orbitals = before.reduce((sum, count) => sum + count, 0)
  const account =
    ask === 'length'
      ? `Period ${period} fills ${subshellsOfPeriod[period - 1]}, which are ${own} orbitals: ${own} × ${capacity} = ${answer}`
      : `The first ${counted} periods fill ${before.join(' + ')} = ${orbitals} orbitals, which makes ${orbitals} × ${capacity} = ${orbitals * capacity}${ask === 'first' ? `, and the next element is ${answer}` : ''}`
  const lures: readonly Lure<number>[] = [
    {
      value: valueFor(ask, period, capacity, shells),
      misconception: 'CL23',
      why: `That fills each shell before the next begins. ${account}.`,
    },
    {
      value: valueFor(ask, period, REAL, orbitalsOfPeriod),
      misconception: null,
      why: `That is the number in the table as it is, with two electrons in an orbital. ${account}.`,
    },
    {
      value: valueFor(ask, period, capacity, [1, 4, 4, 4, 4, 4]),
      misconception: 'EC5',
      why: `That leaves out the orbitals of d and f. ${account}.`,
    },
    {
      value: valueFor(ask, period, REAL * capacity, orbitalsOfPeriod),
      misconception: null,
      why: `That multiplies the numbers of the real table, where an orbital holds two. ${account}.`,
    },
  ]
  return numeric({
    element: end,
    badge: null,
    stem: `Suppose that an orbital held ${inWords[capacity]}, and orbitals were filled in the same order as they are. ${askedFor[ask](period)}`,
    answer,
    isRight: (value) => value === counting(ask, period, capacity),
    lures,
    fill: shuffle(random, [-3, -2, -1, 1, 2, 3]).map((step) => answer + step * capacity),
    miss: (value) => `${formatNumber(value)} does not come out of the count. ${account}.`,
    right: `${account}.`,
    see: { elements: [end], article: 'guide-to-periodic-table' },
    solution: () =>
      solved(
        ask === 'length' ? 'the number of elements' : 'the atomic number',
        law(
          'A period fills ns and np, from period 4 on also (n − 1)d, from period 6 on also (n − 2)f',
        ),
        ...(ask === 'length'
          ? [calculated('Elements', multiplied(exact(own), exact(capacity)), exact(answer))]
          : [
              calculated(
                'Orbitals',
                added(...before.map((count) => exact(count))),
                exact(orbitals),
              ),
              calculated(
                'Elements up to there',
                multiplied(exact(orbitals), exact(capacity)),
                exact(orbitals * capacity),
              ),
              ...(ask === 'first'
                ? [
                    calculated(
                      'Next element',
                      added(exact(orbitals * capacity), exact(1)),
                      exact(answer),
                    ),
                  ]
                : []),
            ]),
      ),
  })
})

/** The number that is asked for when each period fills so many orbitals. */
function valueFor(ask: Ask, period: number, capacity: number, orbitals: readonly number[]): number {
  if (ask === 'length') return capacity * (orbitals[period - 1] ?? 0)
  const end = ask === 'first' ? period - 1 : period
  const filled = orbitals.slice(0, end).reduce((sum, count) => sum + count, 0)
  return capacity * filled + (ask === 'first' ? 1 : 0)
}

/** The same number, found by filling one subshell after the other. */
function counting(ask: Ask, period: number, capacity: number): number {
  const order = '1s 2s 2p 3s 3p 4s 3d 4p 5s 4d 5p 6s 4f 5d 6p'.split(' ')
  const sizes: Readonly<Record<string, number>> = { s: 1, p: 3, d: 5, f: 7 }
  let current = 0
  const totals = [0, 0, 0, 0, 0, 0, 0]
  for (const subshell of order) {
    if (subshell.endsWith('s')) current += 1
    totals[current] = (totals[current] ?? 0) + capacity * (sizes[subshell.slice(1)] ?? 0)
  }
  const until = (last: number): number =>
    totals.slice(0, last + 1).reduce((sum, count) => sum + count, 0)
  if (ask === 'length') return totals[period] ?? 0
  return ask === 'last' ? until(period) : until(period - 1) + 1
}
