import { element } from '#chemistry/elements.ts'
import { type Equation, formatEquation, type Term } from '#chemistry/equations.ts'
import { composition, formatFormula, molarMass } from '#chemistry/formulas.ts'
import { type Reaction, reactions } from '#chemistry/reactions.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { numeric, type Template } from '#quiz/template.ts'

import { agrees, nearby, rounded, withUnit } from './nearby.ts'

const category = 'general'
const difficulty = 'hard'

const grams = withUnit('g')
const percent = withUnit('%')
const moles = withUnit('mol')

/** Mass in g of the amount of a term that its coefficient stands for, times `amount`. */
function massOf(term: Term, amount: number): number {
  return amount * term.coefficient * molarMass(term.formula)
}

function nameOf(term: Term): string {
  return formatFormula(term.formula)
}

/** Reactions of two substances to a single product. */
const syntheses = reactions.filter(({ equation }) => equation.products.length === 1)

export const limitingReagent: Template = {
  id: 'ge-h1',
  version: 1,
  category,
  difficulty,
  skill: 'stoichiometry',
  fitsMatch: false,
  draw(random) {
    const { equation, element: symbol } = pick(random, syntheses)
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
    const masses = first === scarce ? [scarceMass, plentyMass] : [plentyMass, scarceMass]
    if (grams(smallerYield(equation, masses.map(rounded))) !== grams(answer)) return null
    const account = `${nameOf(scarce)} runs out first: the ${moles(surplus * plenty.coefficient)} of ${nameOf(plenty)} are more than it needs. ${moles(amount * scarce.coefficient)} of ${nameOf(scarce)} give ${moles(amount * product.coefficient)} of ${nameOf(product)}, ${grams(answer)}`
    return numeric({
      element: symbol,
      stem: `${grams(masses[0] ?? 0)} of ${nameOf(first)} and ${grams(masses[1] ?? 0)} of ${nameOf(second)} react: ${formatEquation(equation)}. How much ${nameOf(product)} can form at most?`,
      answer,
      isRight: (value) => agrees(value, smallerYield(equation, masses)),
      lures: [
        {
          value: massOf(product, surplus),
          misconception: 'GE3',
          why: `That follows from ${nameOf(plenty)}, of which some is left over. ${account}.`,
        },
        {
          value: scarceMass + plentyMass,
          misconception: 'GE4',
          why: `That adds both masses, but some ${nameOf(plenty)} does not react. ${account}.`,
        },
        {
          value: Math.min(scarceMass, plentyMass),
          misconception: 'GE3',
          why: `That is the smaller of the two masses. The product contains atoms of both substances. ${account}.`,
        },
      ],
      fill: nearby(random, answer),
      show: grams,
      right: `${account}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

/** The smaller of the two masses of product that the reactants allow, each by itself, in g. */
function smallerYield({ reactants, products }: Equation, masses: readonly number[]): number {
  const [product] = products
  if (product === undefined) return 0
  const perGram = reactants.map((term) => massOf(product, 1) / massOf(term, 1))
  return Math.min(...perGram.map((factor, place) => factor * (masses[place] ?? 0)))
}

/** A reaction with one reactant and one product to work with. */
function drawPair(random: Random): {
  readonly reaction: Reaction
  readonly from: Term
  readonly to: Term
} {
  const reaction = pick(random, reactions)
  return {
    reaction,
    from: pick(random, reaction.equation.reactants),
    to: pick(random, reaction.equation.products),
  }
}

export const massOfProduct: Template = {
  id: 'ge-h3',
  version: 1,
  category,
  difficulty,
  skill: 'stoichiometry',
  fitsMatch: false,
  draw(random) {
    const { reaction, from, to } = drawPair(random)
    const amount = pick(random, [0.05, 0.1, 0.2, 0.25, 0.4, 0.5])
    const given = massOf(from, amount)
    const answer = massOf(to, amount)
    const ratio = to.coefficient / from.coefficient
    const account = `${grams(given)} of ${nameOf(from)} are ${moles(amount * from.coefficient)}, which give ${moles(amount * to.coefficient)} of ${nameOf(to)}: ${grams(answer)}`
    if (ratio === 1 || given < 0.5 || answer < 0.5) return null
    if (grams(smallerShare(from, to, rounded(given))) !== grams(answer)) return null
    return numeric({
      element: reaction.element,
      stem: `${formatEquation(reaction.equation)}: what mass of ${nameOf(to)} forms when ${grams(given)} of ${nameOf(from)} react completely?`,
      answer,
      isRight: (value) =>
        agrees(value / molarMass(to.formula) / ratio, given / molarMass(from.formula)),
      lures: [
        {
          value: given * ratio,
          misconception: 'GE3',
          why: `The numbers in front were applied to grams. They count moles: ${account}.`,
        },
        {
          value: answer / ratio,
          misconception: 'GE2',
          why: `The numbers in front were left out. ${account}.`,
        },
        {
          value: answer / ratio / ratio,
          misconception: 'GE3',
          why: `The ratio ${from.coefficient}:${to.coefficient} was turned around. ${account}.`,
        },
      ],
      fill: nearby(random, answer),
      show: grams,
      right: `${account}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

export const percentYield: Template = {
  id: 'ge-h8',
  version: 1,
  category,
  difficulty,
  skill: 'stoichiometry',
  fitsMatch: false,
  draw(random) {
    const { reaction, from, to } = drawPair(random)
    const amount = pick(random, [0.05, 0.1, 0.2, 0.25, 0.4, 0.5])
    const share = pick(random, [42, 48, 55, 60, 64, 70, 75])
    const given = massOf(from, amount)
    const theory = massOf(to, amount)
    const obtained = (theory * share) / 100
    const account = `${grams(given)} of ${nameOf(from)} could give ${grams(theory)} of ${nameOf(to)}; ${grams(obtained)} of that is ${percent(share)}`
    const byStart = (100 * obtained) / given
    if (given < 0.5 || obtained < 0.5) return null
    if (
      percent((100 * rounded(obtained)) / smallerShare(from, to, rounded(given))) !== percent(share)
    )
      return null
    return numeric({
      element: reaction.element,
      stem: `${formatEquation(reaction.equation)}: ${grams(given)} of ${nameOf(from)} gave ${grams(obtained)} of ${nameOf(to)}. What is the percent yield?`,
      answer: share,
      isRight: (value) => agrees((value / 100) * smallerShare(from, to, given), obtained),
      lures: [
        {
          value: byStart,
          misconception: 'GE3' as const,
          why: `That compares with the mass of ${nameOf(from)}. A yield compares with the possible mass of ${nameOf(to)}: ${account}.`,
        },
        {
          value: 100 - share,
          misconception: 'GE15' as const,
          why: `That is the share that was lost. ${account}.`,
        },
        {
          value: (100 * 100) / share,
          misconception: 'GE15' as const,
          why: `The division was turned around, so more than all came out. ${account}.`,
        },
      ].filter(({ value }) => value < 250),
      fill: [share - 9, share + 9, share - 15, share + 15, share - 21, share + 21],
      show: percent,
      right: `${account}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

/** Mass of product in g that a mass of reactant allows. */
function smallerShare(from: Term, to: Term, given: number): number {
  const reacted = given / molarMass(from.formula)
  return (reacted * to.coefficient * molarMass(to.formula)) / from.coefficient
}

/** Metals that burn to the named oxide, from the reactions with oxygen; iron burns to Fe₃O₄. */
const burningMetals = syntheses.filter(
  ({ equation }) =>
    equation.reactants.some((term) => nameOf(term) === 'O₂') &&
    equation.reactants.some((term) => isMetal(term)) &&
    equation.products.every((term) => nameOf(term) !== 'Fe₂O₃'),
)

function isMetal({ formula }: Term): boolean {
  const [symbol = 'H', ...others] = composition(formula).keys()
  return others.length === 0 && element(symbol).classification === 'metal'
}

/** Where a metal burns that is not shut in, and where its oxygen comes from. */
type Surroundings = { readonly where: string; readonly from: string }

export const massAfterBurning = burning(1, { where: 'in open air', from: 'the air' })

/** In air, lithium and magnesium form nitrides beside the oxide. */
export const massAfterBurningInOxygen = burning(2, {
  where: 'in a stream of oxygen',
  from: 'the stream',
})

function burning(version: number, { where, from }: Surroundings): Template {
  return {
    id: 'ge-h6',
    version,
    category,
    difficulty,
    skill: 'mass-conservation',
    fitsMatch: false,
    draw(random) {
      const { equation, element: symbol } = pick(random, burningMetals)
      const metal = equation.reactants.find(isMetal)
      const oxygen = equation.reactants.find((term) => !isMetal(term))
      const [oxide] = equation.products
      if (metal === undefined || oxygen === undefined || oxide === undefined) return null
      const amount = pick(random, [0.05, 0.075, 0.1, 0.125, 0.15])
      const metalMass = massOf(metal, amount)
      const oxygenMass = massOf(oxygen, amount)
      const metalMoles = amount * metal.coefficient
      const flask = pick(random, [85, 92, 104, 118, 126])
      const isClosed = random() < 0.5
      const vessel = isClosed ? flask : 0
      const before = vessel + metalMass + (isClosed ? oxygenMass : 0)
      const answer = vessel + metalMass + oxygenMass
      const name = element(symbol).name.toLowerCase()
      const oxidePerMetal = massOf(oxide, 1) / massOf(metal, 1)
      if (!isClosed && grams(rounded(metalMass) * oxidePerMetal) !== grams(answer)) return null
      const account = isClosed
        ? `The oxygen was in the flask before and is in the oxide now, so the mass stays ${grams(answer)}`
        : `The oxide holds all the ${name} and ${grams(oxygenMass)} of oxygen: ${grams(answer)}`
      return numeric({
        element: symbol,
        stem: isClosed
          ? `A closed flask with oxygen and ${grams(metalMass)} of ${name} weighs ${grams(before)}. What does it weigh after all the ${name} has burned?`
          : `${grams(metalMass)} of ${name} burn completely ${where}. What is the mass of the oxide, ${nameOf(oxide)}?`,
        answer,
        isRight: (value) => agrees(value - vessel, metalMass * oxidePerMetal),
        lures: [
          {
            value: answer - metalMass,
            misconception: 'GE4' as const,
            why: `Burning does not destroy the ${name}: its atoms are in the oxide. ${account}.`,
          },
          {
            value: isClosed ? answer + oxygenMass : metalMass,
            misconception: 'GE4' as const,
            why: isClosed
              ? `The oxygen was already weighed with the closed flask. ${account}.`
              : `The oxygen taken up from ${from} has mass as well. ${account}.`,
          },
          {
            value: vessel + metalMass + metalMoles * molarMass('O2') + (isClosed ? oxygenMass : 0),
            misconception: 'GE2' as const,
            why: `That adds one O₂ for each ${name} atom${isClosed ? ' from outside' : ''}. The equation is ${formatEquation(equation)}. ${account}.`,
          },
          {
            value: vessel + Math.max(metalMass - oxygenMass, 0),
            misconception: 'GE4' as const,
            why: `Nothing escapes as the ${name} burns; oxygen is bound. ${account}.`,
          },
        ].filter(({ value }) => value > 0),
        fill: [-2, -1, 1, 2, 3, -3]
          .map((step) => answer + step * Math.max(0.35 * metalMass, 1.5))
          .filter((value) => value > 0),
        show: grams,
        right: `${account}.`,
        see: { elements: [symbol, 'O'], article: 'chemistry-of-fire' },
      })
    },
  }
}
