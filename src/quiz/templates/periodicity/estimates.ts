import { element, type ElementSymbol } from '#chemistry/elements.ts'
import type { TrendProperty } from '#chemistry/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Draft, numeric, type Template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

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

export const estimateFromNeighbors: Template = {
  id: 'pe-m8',
  version: 1,
  category: 'periodicity',
  difficulty: 'medium',
  skill: 'trend-direction',
  fitsMatch: false,
  draw(random) {
    return estimate(random, (property, symbol) => valueOf(property, symbol))
  },
}

/** The mean is that of the values in the question, so whoever works it out finds it among the options. */
export const estimateFromShownValues: Template = {
  ...estimateFromNeighbors,
  version: 2,
  draw(random) {
    return estimate(random, (property, symbol, decimals) =>
      Number(valueOf(property, symbol).toFixed(decimals)),
    )
  },
}

/** A question whose values `read` gives, from the data and the decimals that are shown. */
function estimate(
  random: Random,
  read: (property: TrendProperty, symbol: ElementSymbol, decimals: number) => number,
): Draft | null {
  const { property, name, decimals, unit } = pick(random, estimated)
  const [above, symbol, below] = pick(random, triads)
  if (element(symbol).group === 18 && property !== 'ionizationEnergy') return null
  const [upper, actual, lower] = [above, symbol, below].map((one) => read(property, one, decimals))
  if (upper === undefined || lower === undefined || actual === undefined) return null
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
  const equal = [upper, lower].map((value, index) => ({
    value,
    misconception: 'CL11' as const,
    why: `${show(value)} belongs to ${nameOf(index === 0 ? above : below)}. Members of a group are not alike: the middle one lies about halfway, near ${show(mean)}.`,
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
    right: `The mean of ${show(upper)} and ${show(lower)} is ${show(mean)}; the ${property === 'electronegativity' ? 'tabulated' : 'measured'} value is ${show(actual)}.`,
    see: { elements: [above, symbol, below], article: 'periodic-trends-explained' },
  })
}
