import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { type Equation, formatEquation, type Term } from '#chemistry/reactions/equations.ts'
import { type Reaction, reactions } from '#chemistry/reactions/reactions.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, type Draft, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { counted } from '#quiz/templates/shared/names.ts'
import { decimal } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { calculated, known, law, solved } from '#quiz/worked/solutions.ts'

/** A quantity that can be counted on each side of an equation; 'atoms' are those of one element. */
type Quantity = 'atoms' | 'all atoms' | 'mass' | 'small numbers' | 'coefficients' | 'substances'

type Side = readonly Term[]

const see = { article: 'how-to-balance-chemical-equations' }

/**
 * Asks for the equal or the unequal quantity, so that each option is right in one question and
 * wrong in another.
 */
export const equalOnBothSides = template('ge-e7', 'balancing', (random) => {
  const reaction = pick(random, reactions)
  const { reactants, products } = reaction.equation
  const isEqual = coefficientSum(reactants) === coefficientSum(products)
  const areSmallEqual = smallNumbers(reactants) === smallNumbers(products)
  if (isEqual || areSmallEqual || reactants.length === products.length) return null
  return random() < 0.5 ? whatIsEqual(random, reaction) : whatIsDifferent(random, reaction)
})

function whatIsEqual(random: Random, { equation, element }: Reaction): Draft | null {
  const { reactants, products } = equation
  const [left, right] = [coefficientSum(reactants), coefficientSum(products)]
  const symbol = countedElement(equation, element)
  const atoms = atomsOf(reactants, symbol)
  const agree = `The atoms are only regrouped: ${atoms} ${symbol} on each side`
  return choice<Quantity>({
    element,
    stem: `What is equal on both sides of ${formatEquation(equation)}?`,
    answer: pick(random, ['atoms', 'all atoms', 'mass']),
    isRight: (quantity) => isConserved(quantity, equation, symbol),
    lures: [
      {
        value: 'small numbers',
        misconception: 'GE24',
        why: `The small numbers in the formulas add up to ${smallNumbers(reactants)} on the left and ${smallNumbers(products)} on the right. ${agree}.`,
      },
      {
        value: 'coefficients',
        misconception: 'GE24',
        why: `The numbers in front add up to ${left} on the left and ${right} on the right. ${agree}.`,
      },
      {
        value: 'substances',
        misconception: 'GE24',
        why: `The left side has ${counted(reactants.length, 'substance')}, the right side ${counted(products.length, 'substance')}. ${agree}.`,
      },
    ],
    show: (quantity: Quantity) => named(quantity, symbol),
    right: `${agree}, so their total number and their mass agree too.`,
    see,
  })
}

function whatIsDifferent(random: Random, { equation, element }: Reaction): Draft | null {
  const { reactants, products } = equation
  const [left, right] = [coefficientSum(reactants), coefficientSum(products)]
  const symbol = countedElement(equation, element)
  const atoms = atomsOf(reactants, symbol)
  const answer = pick(random, ['small numbers', 'coefficients', 'substances'] as const)
  const fact = {
    substances: `There ${areOrIs(reactants.length)} ${counted(reactants.length, 'substance')} on the left and ${counted(products.length, 'substance')} on the right`,
    coefficients: `The numbers in front add up to ${left} on the left and ${right} on the right`,
    'small numbers': `The small numbers in the formulas add up to ${smallNumbers(reactants)} on the left and ${smallNumbers(products)} on the right`,
  }[answer]
  return choice<Quantity>({
    element,
    stem: `What is not equal on the two sides of ${formatEquation(equation)}?`,
    answer,
    isRight: (quantity) => !isConserved(quantity, equation, symbol),
    lures: [
      {
        value: 'atoms',
        misconception: 'GE4',
        why: `No atom appears or vanishes: there ${areOrIs(atoms)} ${atoms} ${symbol} on each side. ${fact}.`,
      },
      {
        value: 'all atoms',
        misconception: 'GE4',
        why: `Atoms are only regrouped, so their total number stays the same. ${fact}.`,
      },
      {
        value: 'mass',
        misconception: 'GE4',
        why: `The same atoms have the same mass, however they are grouped. ${fact}.`,
      },
    ],
    show: (quantity: Quantity) => named(quantity, symbol),
    right: `${fact}; the atoms of each element, and so the mass, agree.`,
    see,
  })
}

/** The element of the badge where it is in the first substance, and else one that is. */
function countedElement({ reactants }: Equation, symbol: string): string {
  const first = [...composition(reactants[0]?.formula ?? 'H').keys()]
  return first.includes(symbol) ? symbol : (first[0] ?? symbol)
}

function named(quantity: Quantity, symbol: string): string {
  return {
    atoms: `the number of ${symbol} atoms`,
    'all atoms': 'the total number of atoms',
    mass: 'the mass of all substances',
    'small numbers': 'the sum of small numbers',
    coefficients: 'the sum of all coefficients',
    substances: 'the number of all substances',
  }[quantity]
}

/** Whether a quantity agrees on both sides, found by counting. Masses are sums of decimal fractions. */
function isConserved(
  quantity: Quantity,
  { reactants, products }: Equation,
  symbol: string,
): boolean {
  const difference = amountOn(reactants, quantity, symbol) - amountOn(products, quantity, symbol)
  return Math.abs(difference) < 1e-6
}

function amountOn(side: Side, quantity: Quantity, symbol: string): number {
  switch (quantity) {
    case 'atoms':
      return atomsOf(side, symbol)
    case 'all atoms':
      return total(side, ({ formula }) => sum([...composition(formula).values()]))
    case 'mass':
      return total(side, ({ formula }) => molarMass(formula))
    case 'small numbers':
      return smallNumbers(side)
    case 'coefficients':
      return coefficientSum(side)
    case 'substances':
      return side.length
  }
}

/** The small numbers that are written in the formulas of a side, added up. */
function smallNumbers(side: Side): number {
  return sum(
    side.flatMap(({ formula }) =>
      Array.from(formatFormula(formula).matchAll(/[₀-₉]+/g), ([digits]) =>
        Number(Array.from(digits, (digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('')),
      ),
    ),
  )
}

function coefficientSum(side: Side): number {
  return total(side, () => 1)
}

function atomsOf(side: Side, symbol: string): number {
  return total(side, ({ formula }) => composition(formula).get(symbol) ?? 0)
}

/** The sum of one property over all substances, weighted by the coefficients. */
function total(side: Side, amountIn: (term: Term) => number): number {
  return sum(side.map((term) => term.coefficient * amountIn(term)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((result, number) => result + number, 0)
}

function areOrIs(count: number): string {
  return count === 1 ? 'is' : 'are'
}

/** Reactions of two substances that give two others. */
const twoToTwo = reactions.filter(
  ({ equation: { reactants, products } }) => reactants.length === 2 && products.length === 2,
)

/** The mass of the second product, from the masses of the three other substances. */
export const massOfSecondProduct = template(
  'ge-m364',
  'mass-conservation',
  withLureBeside((random) => {
    const { equation, element } = pick(random, twoToTwo)
    const amount = pick(random, [0.05, 0.1, 0.15, 0.2])
    const [one, other, first, second] = [...equation.reactants, ...equation.products]
    if (one === undefined || other === undefined || first === undefined || second === undefined) {
      return null
    }
    const [a, b, c] = [one, other, first].map((term) => inTenths(massIn(term, amount)))
    if (a === undefined || b === undefined || c === undefined) return null
    const answer = inTenths(a + b - c)
    // The shown masses are rounded, so that of the last substance has to agree with its own.
    if (answer < 0.5 || inTenths(massIn(second, amount)) !== answer) return null
    const name = formatFormula(second.formula)
    const account = `Together ${grams(a)} + ${grams(b)} = ${grams(a + b)} react, and ${grams(a + b)} − ${grams(c)} = ${grams(answer)} are left for ${name}`
    return numeric({
      element,
      badge: null,
      stem: `${grams(a)} of ${formatFormula(one.formula)} and ${grams(b)} of ${formatFormula(other.formula)} react completely to ${grams(c)} of ${formatFormula(first.formula)} and to ${name}. What is the mass of ${name}?`,
      answer,
      isRight: (value) => Math.abs(c + value - a - b) < 0.05,
      show: grams,
      lures: shuffle(random, [
        {
          value: a + b,
          misconception: 'GE4' as const,
          why: `That is the mass of both reactants. ${account}.`,
        },
        {
          value: a,
          misconception: 'GE4' as const,
          why: `The other reactant has mass as well. ${account}.`,
        },
        {
          value: b,
          misconception: 'GE4' as const,
          why: `The other reactant has mass as well. ${account}.`,
        },
        {
          value: a + b + c,
          misconception: 'GE4' as const,
          why: `The mass of the first product is part of that of the reactants. ${account}.`,
        },
        {
          value: Math.abs(a - b),
          misconception: null,
          why: `The masses of the reactants are added. ${account}.`,
        },
        {
          value: (a + b) / 2,
          misconception: null,
          why: `The mass is not shared equally by the products. ${account}.`,
        },
        {
          value: c,
          misconception: null,
          why: `Two products need not have equal masses. ${account}.`,
        },
      ])
        .filter(({ value }) => Math.abs(value - answer) > 0.15)
        .map((lure) => ({ ...lure, value: inTenths(lure.value) })),
      fill: shuffle(random, [0.6, 0.75, 1.3, 1.6]).map((factor) => inTenths(answer * factor)),
      miss: () => `That is not the rest of the mass. ${account}.`,
      solution: () =>
        solved(
          `the mass of ${name}`,
          known(`Mass of ${formatFormula(one.formula)}`, decimal(a, 'g', 1)),
          known(`Mass of ${formatFormula(other.formula)}`, decimal(b, 'g', 1)),
          known(`Mass of ${formatFormula(first.formula)}`, decimal(c, 'g', 1)),
          law('A reaction neither makes nor destroys mass'),
          calculated(
            'Mass of both reactants',
            added(decimal(a, 'g', 1), decimal(b, 'g', 1)),
            decimal(inTenths(a + b), 'g', 1),
          ),
          calculated(
            `Mass of ${name}`,
            less(decimal(inTenths(a + b), 'g', 1), decimal(c, 'g', 1)),
            decimal(answer, 'g', 1),
          ),
        ),
      right: `${account}: a reaction neither makes nor destroys mass.`,
      see: { elements: [element], article: 'how-to-balance-chemical-equations' },
    })
  }),
)

function massIn({ coefficient, formula }: Term, amount: number): number {
  return amount * coefficient * molarMass(formula)
}

function inTenths(value: number): number {
  return Math.round(10 * value) / 10
}

function grams(value: number): string {
  return `${formatNumber(value, { decimals: 1 })} g`
}
