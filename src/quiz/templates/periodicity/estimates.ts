import { element } from '#chemistry/elements/elements.ts'
import type { TrendProperty } from '#chemistry/elements/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, decimal } from '#quiz/worked/amounts.ts'
import { added, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

import { valueOf } from './main-groups.ts'

/** Vertical neighbors whose mean may foretell the element between them. */
const triads = [
  ['Li', 'Na', 'K'],
  ['Na', 'K', 'Rb'],
  ['K', 'Rb', 'Cs'],
  ['Be', 'Mg', 'Ca'],
  ['Mg', 'Ca', 'Sr'],
  ['Ca', 'Sr', 'Ba'],
  ['P', 'As', 'Sb'],
  ['S', 'Se', 'Te'],
  ['F', 'Cl', 'Br'],
  ['Cl', 'Br', 'I'],
  ['Ne', 'Ar', 'Kr'],
  ['Ar', 'Kr', 'Xe'],
] as const

const estimated = [
  { property: 'covalentRadius', name: 'covalent radius', decimals: 0, unit: ' pm' },
  { property: 'ionizationEnergy', name: 'first ionization energy', decimals: 0, unit: ' kJ/mol' },
  { property: 'electronegativity', name: 'electronegativity', decimals: 2, unit: '' },
] as const satisfies readonly {
  readonly property: TrendProperty
  readonly name: string
  readonly decimals: number
  readonly unit: string
}[]

/** The mean must meet the measured value this closely, as a share of it, to be worth asking. */
const CLOSE = 0.06

/** Least distance of a wrong value from the estimate, as a share of the step between neighbors. */
const APART = 0.3

/**
 * The best estimate for an element between two neighbors of its group. It is the mean of the values as
 * they are shown, so that a learner finds the worked-out mean among the options.
 */
export const estimateFromNeighbors = template('pe-m8', 'trend-direction', (random) => {
  const { property, name, decimals, unit } = pick(random, estimated)
  const triad = pick(random, triads)
  const [above, symbol, below] = triad
  if (element(symbol).group === 18 && property !== 'ionizationEnergy') return null
  const read = (one: (typeof triad)[number]) => rounded(valueOf(property, one), decimals)
  const [upper, actual, lower] = [read(above), read(symbol), read(below)]
  const mean = (upper + lower) / 2
  const step = Math.abs(upper - lower)
  if (Math.abs(mean - actual) > CLOSE * actual) return null
  if (step < 0.1 * mean || Math.abs(mean - actual) > 0.25 * step) return null
  const show = (value: number) => formatNumber(value, { decimals }) + unit
  const beyond = [upper + (upper - lower) / 2, lower + (lower - upper) / 2]
  const outside = beyond.map((value) => ({
    value,
    misconception: 'PE15' as const,
    why: `${show(value)} lies outside the two neighbors, ${show(upper)} and ${show(lower)}. The middle element lies about halfway, near ${show(mean)}.`,
  }))
  const equal = [
    { value: upper, owner: above },
    { value: lower, owner: below },
  ].map(({ value, owner }) => ({
    value,
    misconception: 'CL11' as const,
    why: `${show(value)} belongs to ${nameOf(owner)}. Members of a group are not alike: the middle one lies about halfway, near ${show(mean)}.`,
  }))
  const wider = [1, -1].map((side) => mean + side * step * (0.7 + random() / 8))
  return numeric({
    element: symbol,
    stem: `The ${name} of ${nameOf(above)} is ${show(upper)}, that of ${nameOf(below)} ${show(lower)}. What is the best estimate for ${nameOf(symbol)} between them?`,
    answer: mean,
    isRight: (value) =>
      Math.abs(value - actual) < APART * step && Math.abs(value - mean) < APART * step,
    show,
    lures: shuffle(random, [...outside, ...equal]),
    fill: wider,
    miss: (value) =>
      `${show(value)} lies too near one neighbor or beyond it. Halfway between ${show(upper)} and ${show(lower)} is ${show(mean)}.`,
    solution: () =>
      solved(
        `an estimate of the ${name}`,
        known(element(above).name, decimal(upper, unit.trim() || null, decimals)),
        known(element(below).name, decimal(lower, unit.trim() || null, decimals)),
        law(
          'In a group the values change step by step, so the middle one is near the mean of its neighbors',
        ),
        calculated(
          'Mean',
          divided(added(decimal(upper, null, decimals), decimal(lower, null, decimals)), exact(2)),
          decimal(mean, unit.trim() || null, decimals),
        ),
      ),
    right: `The mean of ${show(upper)} and ${show(lower)} is ${show(mean)}; the ${property === 'electronegativity' ? 'tabulated' : 'measured'} value is ${show(actual)}.`,
    see: { elements: triad, article: 'periodic-trends-explained' },
  })
})

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
