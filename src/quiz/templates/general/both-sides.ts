import { type Equation, formatEquation } from '#chemistry/equations.ts'
import { composition } from '#chemistry/formulas.ts'
import { type Reaction, reactions } from '#chemistry/reactions.ts'
import { pick, type Random } from '#quiz/random.ts'
import { type Draft, type Template, worded } from '#quiz/template.ts'

import { atomsOf, coefficientSum, countWord, equalOnBothSides } from './equations.ts'

const MOLES = 'the moles of substances'
const COEFFICIENTS = 'the sum of coefficients'
const SUBSTANCES = 'the number of substances'
const ALL_ATOMS = 'the total number of atoms'
const MASS = 'the mass of all substances'

/** As before, or the other way round, so that each option is right in one question and wrong in another. */
export const sameOrDifferent: Template = {
  ...equalOnBothSides,
  version: 3,
  draw(random) {
    const reaction = pick(random, reactions)
    const { reactants, products } = reaction.equation
    const isEqual = coefficientSum(reactants) === coefficientSum(products)
    if (isEqual || reactants.length === products.length) return null
    return random() < 0.5 ? equal(random, reaction) : different(random, reaction)
  },
}

function equal(random: Random, { equation, element: symbol }: Reaction): Draft | null {
  const { reactants, products } = equation
  const [left, right] = [coefficientSum(reactants), coefficientSum(products)]
  const counted = countedElement(equation, symbol)
  const atoms = atomsOf(reactants, counted)
  const agree = `The atoms are only regrouped: ${atoms} ${counted} on each side`
  return worded({
    element: symbol,
    stem: `What is equal on both sides of ${formatEquation(equation)}?`,
    answer: pick(random, [atomsOption(counted), ALL_ATOMS, MASS]),
    isRight: (text) => isKept(text, equation),
    lures: [
      {
        value: MOLES,
        misconception: 'GE13',
        why: `The left side has ${left} mol of substances, the right side ${right} mol. ${agree}.`,
      },
      {
        value: COEFFICIENTS,
        misconception: 'GE1',
        why: `The numbers in front add up to ${left} on the left and ${right} on the right. ${agree}.`,
      },
      {
        value: SUBSTANCES,
        misconception: 'GE1',
        why: `The left side has ${countWord(reactants.length)}, the right side ${countWord(products.length)}. ${agree}.`,
      },
    ],
    right: `${agree}, so their total number and their mass agree too.`,
    see: { article: 'how-to-balance-chemical-equations' },
  })
}

function different(random: Random, { equation, element: symbol }: Reaction): Draft | null {
  const { reactants, products } = equation
  const [left, right] = [coefficientSum(reactants), coefficientSum(products)]
  const counted = countedElement(equation, symbol)
  const atoms = atomsOf(reactants, counted)
  const answer = pick(random, [MOLES, COEFFICIENTS, SUBSTANCES])
  const fact =
    answer === SUBSTANCES
      ? `There ${reactants.length === 1 ? 'is' : 'are'} ${countWord(reactants.length)} on the left and ${countWord(products.length)} on the right`
      : `The numbers in front, which also give the moles, add up to ${left} on the left and ${right} on the right`
  return worded({
    element: symbol,
    stem: `What is not equal on the two sides of ${formatEquation(equation)}?`,
    answer,
    isRight: (text) => !isKept(text, equation),
    lures: [
      {
        value: atomsOption(counted),
        misconception: 'GE1',
        why: `No atom appears or vanishes: there ${atoms === 1 ? 'is' : 'are'} ${atoms} ${counted} on each side. ${fact}.`,
      },
      {
        value: ALL_ATOMS,
        misconception: 'GE4',
        why: `Atoms are only regrouped, so their total number stays the same. ${fact}.`,
      },
      {
        value: MASS,
        misconception: 'GE4',
        why: `The same atoms have the same mass, however they are grouped. ${fact}.`,
      },
    ],
    right: `${fact}; the atoms of each element, and so the mass, agree.`,
    see: { article: 'how-to-balance-chemical-equations' },
  })
}

/** The element of the badge where it is in the first substance, and else one that is. */
function countedElement({ reactants }: Equation, symbol: string): string {
  const shared = [...composition(reactants[0]?.formula ?? 'H').keys()]
  return shared.includes(symbol) ? symbol : (shared[0] ?? symbol)
}

function atomsOption(symbol: string): string {
  return `the number of ${symbol} atoms`
}

/** Whether what an option names agrees on both sides, found by counting. */
function isKept(text: string, { reactants, products }: Equation): boolean {
  if (text === SUBSTANCES) return reactants.length === products.length
  if (text === MOLES || text === COEFFICIENTS) {
    return coefficientSum(reactants) === coefficientSum(products)
  }
  const all = new Set(reactants.flatMap(({ formula }) => [...composition(formula).keys()]))
  const named = /number of ([A-Z][a-z]?) atoms/.exec(text)?.[1]
  return [...(named === undefined ? all : [named])].every(
    (symbol) => atomsOf(reactants, symbol) === atomsOf(products, symbol),
  )
}
