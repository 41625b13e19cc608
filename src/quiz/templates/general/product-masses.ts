import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { type Equation, formatEquation, type Term } from '#chemistry/reactions/equations.ts'
import { type Reaction, reactions } from '#chemistry/reactions/reactions.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'
import { molesLine, massLine, ratioLine, massToMass } from '#quiz/worked/stoichiometry.ts'

import { agrees, grams, massOf, moles, nearby, percent, rounded } from './measured-values.ts'

const see = { article: 'what-is-the-mole' }

/** Reactions of two substances to a single product. */
const syntheses = reactions.filter(({ equation }) => equation.products.length === 1)

export const limitingReactant = template('ge-h1', 'stoichiometry', (random) => {
  const { equation, element } = pick(random, syntheses)
  const [first, second] = equation.reactants
  const [product] = equation.products
  if (first === undefined || second === undefined || product === undefined) return null
  const [scarce, plenty] = sample(random, [first, second], 2)
  if (scarce === undefined || plenty === undefined) return null
  const amount = pick(random, [0.05, 0.1, 0.15, 0.2, 0.25])
  const surplus = amount * pick(random, [1.3, 1.5, 1.8, 2.2])
  const scarceMass = massOf(scarce, amount)
  const plentyMass = massOf(plenty, surplus)
  const answer = massOf(product, amount)
  const masses =
    first === scarce ? ([scarceMass, plentyMass] as const) : ([plentyMass, scarceMass] as const)
  if (rounded(smallerYield(equation, masses.map(rounded))) !== rounded(answer)) return null
  const account = `${named(scarce)} runs out first: the ${moles(surplus * plenty.coefficient)} of ${named(plenty)} are more than it needs. ${moles(amount * scarce.coefficient)} of ${named(scarce)} give ${moles(amount * product.coefficient)} of ${named(product)}, ${grams(answer)}`
  return numeric({
    element,
    stem: `${grams(masses[0])} of ${named(first)} and ${grams(masses[1])} of ${named(second)} react: ${formatEquation(equation)}. How much ${named(product)} can form at most?`,
    answer,
    isRight: (value) => agrees(value, smallerYield(equation, masses)),
    lures: [
      {
        value: massOf(product, surplus),
        misconception: 'GE22',
        why: `That follows from ${named(plenty)}, of which some is left over. ${account}.`,
      },
      {
        value: scarceMass + plentyMass,
        misconception: 'GE22',
        why: `That adds both masses, but some ${named(plenty)} does not react. ${account}.`,
      },
      {
        value: Math.min(scarceMass, plentyMass),
        misconception: 'GE3',
        why: `That is the smaller mass, but the product contains atoms of both substances. ${account}.`,
      },
    ],
    fill: nearby(random, answer),
    miss: (value) => `${grams(value)} does not follow from either mass. ${account}.`,
    show: grams,
    solution: () =>
      solved(
        `the mass of ${named(product)} that can form at most`,
        molesLine(first.formula, measured(masses[0], 'g')),
        molesLine(second.formula, measured(masses[1], 'g')),
        law('The reactant that runs out first decides how much can form'),
        calculated(
          `${named(plenty)} that is needed`,
          multiplied(
            measured(amount * scarce.coefficient, 'mol'),
            divided(exact(plenty.coefficient), exact(scarce.coefficient)),
          ),
          measured(amount * plenty.coefficient, 'mol'),
        ),
        ratioLine(scarce, product, amount * scarce.coefficient),
        massLine(product.formula, amount * product.coefficient),
      ),
    right: `${account}.`,
    see,
  })
})

/** The smaller of the two masses of product that the reactants allow, each by itself, in g. */
function smallerYield({ reactants, products }: Equation, masses: readonly number[]): number {
  const [product] = products
  if (product === undefined) return 0
  return Math.min(...reactants.map((term, place) => yieldOf(term, product, masses[place] ?? 0)))
}

export const massOfProduct = template(
  'ge-h3',
  'stoichiometry',
  withLureBeside((random) => {
    const { reaction, from, to } = drawPair(random)
    const amount = drawAmount(random)
    const given = massOf(from, amount)
    const answer = massOf(to, amount)
    const ratio = to.coefficient / from.coefficient
    if (ratio === 1 || given < 0.5 || answer < 0.5) return null
    if (rounded(yieldOf(from, to, rounded(given))) !== rounded(answer)) return null
    const account = `${grams(given)} of ${named(from)} are ${moles(amount * from.coefficient)}, which give ${moles(amount * to.coefficient)} of ${named(to)}: ${grams(answer)}`
    return numeric({
      element: reaction.element,
      stem: `${formatEquation(reaction.equation)}: what mass of ${named(to)} forms when ${grams(given)} of ${named(from)} react completely?`,
      answer,
      isRight: (value) => agrees(value, yieldOf(from, to, given)),
      lures: [
        {
          value: given * ratio,
          misconception: 'GE3',
          why: `The numbers in front were applied to grams. They count moles: ${account}.`,
        },
        {
          value: answer / ratio,
          misconception: 'GE21',
          why: `The numbers in front were left out. ${account}.`,
        },
        {
          value: answer / ratio / ratio,
          misconception: null,
          why: `The ratio ${from.coefficient}:${to.coefficient} was reversed. ${account}.`,
        },
      ],
      fill: nearby(random, answer),
      miss: (value) => `${grams(value)} does not follow from moles and coefficients. ${account}.`,
      show: grams,
      solution: () =>
        solved(
          `the mass of ${named(to)}`,
          known(`Mass of ${named(from)}`, measured(given, 'g')),
          law(
            `${from.coefficient} mol of ${named(from)} ${from.coefficient === 1 ? 'gives' : 'give'} ${to.coefficient} mol of ${named(to)}`,
          ),
          ...massToMass(from, to, given),
        ),
      right: `${account}.`,
      see,
    })
  }),
)

/** A wrong percentage above this is too plainly impossible. */
const GREATEST_PERCENT = 250

export const percentYield = template(
  'ge-h8',
  'stoichiometry',
  withLureBeside((random) => {
    const { reaction, from, to } = drawPair(random)
    const amount = drawAmount(random)
    const share = pick(random, [42, 48, 55, 60, 64, 70, 75])
    const given = massOf(from, amount)
    const possible = massOf(to, amount)
    const obtained = (possible * share) / 100
    if (given < 0.5 || obtained < 0.5) return null
    if (rounded((100 * rounded(obtained)) / yieldOf(from, to, rounded(given))) !== share)
      return null
    const account = `${grams(given)} of ${named(from)} could give ${grams(possible)} of ${named(to)}; ${grams(obtained)} of that is ${percent(share)}`
    return numeric({
      element: reaction.element,
      stem: `${formatEquation(reaction.equation)}: ${grams(given)} of ${named(from)} gave ${grams(obtained)} of ${named(to)}. What is the percent yield?`,
      answer: share,
      isRight: (value) => agrees((value / 100) * yieldOf(from, to, given), obtained),
      lures: [
        {
          value: (100 * obtained) / given,
          misconception: 'GE3' as const,
          why: `That compares with the mass of ${named(from)}. A yield compares with the possible mass of ${named(to)}: ${account}.`,
        },
        {
          value: 100 - share,
          misconception: 'GE15' as const,
          why: `That is the share that was lost. ${account}.`,
        },
        {
          value: (100 * 100) / share,
          misconception: 'GE15' as const,
          why: `The division was reversed, but a yield cannot exceed 100%. ${account}.`,
        },
      ].filter(({ value }) => value < GREATEST_PERCENT),
      fill: [share - 9, share + 9, share - 15, share + 15, share - 21, share + 21],
      miss: (value) =>
        `${percent(value)} would be ${grams((possible * value) / 100)} of ${named(to)}. ${account}.`,
      show: percent,
      solution: () =>
        solved(
          'the percent yield',
          known(`Mass of ${named(from)}`, measured(given, 'g')),
          known(`Mass of ${named(to)} obtained`, measured(obtained, 'g')),
          law('Percent yield = mass obtained ÷ mass possible × 100%'),
          ...massToMass(from, to, given),
          calculated(
            'Percent yield',
            multiplied(divided(measured(obtained, 'g'), measured(possible, 'g')), exact(100, '%')),
            measured(share, '%'),
          ),
        ),
      right: `${account}.`,
      see,
    })
  }),
)

type Pair = { readonly reaction: Reaction; readonly from: Term; readonly to: Term }

/** A reaction with one reactant and one product to work with. */
function drawPair(random: Random): Pair {
  const reaction = pick(random, reactions)
  return {
    reaction,
    from: pick(random, reaction.equation.reactants),
    to: pick(random, reaction.equation.products),
  }
}

/** How often, in mol, a reaction takes place as its equation is written. */
function drawAmount(random: Random): number {
  return pick(random, [0.05, 0.1, 0.2, 0.25, 0.4, 0.5])
}

/** Mass of product in g that a mass of reactant allows. */
function yieldOf(from: Term, to: Term, given: number): number {
  const reacted = given / molarMass(from.formula)
  return (reacted * to.coefficient * molarMass(to.formula)) / from.coefficient
}

function named({ formula }: Term): string {
  return formatFormula(formula)
}
