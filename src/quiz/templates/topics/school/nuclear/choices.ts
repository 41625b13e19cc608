import {
  chargeOf,
  decays,
  formatReaction,
  massNumberOf,
  type Part,
  reactions,
} from '#chemistry/nuclear/nuclear-reactions.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { capitalized, nuclideName } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { less, log2, multiplied } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

import { clocksWith } from './ages.ts'
import { total } from './equations.ts'

const see = { article: null }

/** Whether a part is a particle such as a neutron, and no nuclide. */
function isSmall({ what }: Part): boolean {
  return typeof what === 'string'
}

/** The atomic or mass number of the unknown product of a nuclear reaction. */
export const numberOfProduct = template(
  'as-e254',
  'nuclear-equations',
  withLureBeside((random) => {
    const reaction = pick(random, random() < 0.5 ? reactions : decays)
    const hidden = reaction.products.find(
      ({ what, count }) => typeof what !== 'string' && count === 1,
    )
    if (hidden === undefined || typeof hidden.what === 'string') return null
    const asksMass = random() < 0.5
    const of = asksMass ? massNumberOf : chargeOf
    const value = of(hidden)
    if (value < 4) return null
    const left = total(reaction.reactants, of)
    const right = total(
      reaction.products.filter((part) => part !== hidden),
      of,
    )
    const isBetaMinus = reaction.kind === 'beta-minus'
    const account = `The ${asksMass ? 'mass numbers' : 'charges'} are ${formatNumber(left)} on the left and ${formatNumber(right)} in the other products, so X has ${value}`
    return numeric({
      element: hidden.what.symbol,
      badge: null,
      stem: `What is the ${asksMass ? 'mass number' : 'atomic number'} of X in ${formatReaction(reaction, hidden, 'X')}?`,
      answer: value,
      isRight: (number) => number + right === left,
      lures: [
        {
          value: isBetaMinus && !asksMass ? left - 1 : Number.NaN,
          misconception: 'NU5',
          why: `In beta-minus decay no proton is lost, the nucleus gains one. ${account}.`,
        },
        {
          value: value + total(reaction.products.filter(isSmall), of),
          misconception: 'NU1',
          why: `That leaves out the small particles on the right. ${account}.`,
        },
        {
          value: value - total(reaction.reactants.filter(isSmall), of),
          misconception: 'NU1',
          why: `That leaves out the small particle on the left. ${account}.`,
        },
      ],
      fill: [...shuffle(random, [-2, -1, 1, 2]), ...shuffle(random, [-4, -3, 3, 4])]
        .map((step) => value + step)
        .filter((number) => number > 0),
      miss: (number) => `With ${number} the two sides would not agree. ${account}.`,
      right: `${account}.`,
      see,
      solution: () =>
        workedSolution({
          asked: `the ${asksMass ? 'mass number' : 'atomic number'} of X`,
          given: { 'Left side': exact(left) },
          relation: 'Mass numbers and charges each have the same sum on both sides',
          numbers: [['X', less(exact(left), exact(right)), null, {}]],
        }),
    })
  }),
)

const clocks = clocksWith(2)

function yearsText(value: number): string {
  return `${formatNumber(Number(value.toPrecision(4)))} years`
}

/** An age from a share that is a power of one half. */
export const ageOfSample = template(
  'as-m254',
  'radioactive-dating',
  withLureBeside((random) => {
    const { symbol, massNumber, halfLife } = pick(random, clocks)
    const halvings = integer(random, 2, 4)
    const parts = 2 ** halvings
    const value = halvings * halfLife
    const account = `1/${parts} is left after ${halvings} halvings, and ${halvings} × ${formatNumber(halfLife)} years are ${yearsText(value)}`
    return numeric({
      element: symbol,
      stem: `${capitalized(nuclideName(symbol, massNumber))} has a half-life of ${formatNumber(halfLife)} years. After what time is 1/${parts} of it left?`,
      answer: value,
      isRight: (number) => Math.abs(number / halfLife - Math.log2(parts)) < 0.01,
      lures: [
        {
          value: halfLife * parts,
          misconception: 'NU6',
          why: `That multiplies by ${parts}, but it counts halvings. ${account}.`,
        },
        {
          value: (halfLife * parts) / 2,
          misconception: 'AS12',
          why: `That lets the amount fall by as much in each half-life. ${account}.`,
        },
        {
          value: halfLife / parts,
          misconception: 'NU6',
          why: `That divides the half-life by ${parts}. ${account}.`,
        },
        {
          value: (halfLife * halvings) / 2,
          misconception: null,
          why: `Each halving takes a whole half-life. ${account}.`,
        },
        {
          value: halfLife * (halvings - 1),
          misconception: null,
          why: `That is one halving too few. ${account}.`,
        },
        {
          value: halfLife * (halvings + 1),
          misconception: null,
          why: `That is one halving too many. ${account}.`,
        },
      ],
      show: yearsText,
      right: `${account}.`,
      see,
      solution: () =>
        workedSolution({
          asked: 'the time',
          given: { 'Half-life': exact(halfLife, 'years') },
          relation: 'Each half-life halves the amount',
          conversions: [['Halvings', log2(exact(parts)), null, {}]],
          numbers: [['Time', multiplied(exact(halvings), exact(halfLife, 'years')), 'years', {}]],
        }),
    })
  }),
)
