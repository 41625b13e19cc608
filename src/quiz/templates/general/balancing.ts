import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  balance,
  type Equation,
  equation,
  formatEquation,
  isBalanced,
  type Term,
} from '#chemistry/reactions/equations.ts'
import { reactions } from '#chemistry/reactions/reactions.ts'
import { writtenEquations } from '#chemistry/reactions/written-equations.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

const see = { article: 'how-to-balance-chemical-equations' }

/** The coefficients of an equation, reactants first. */
type Coefficients = readonly number[]

export const balancingCoefficients = template('ge-m2', 'balancing', (random) => {
  const { equation: reaction, element } = pick(random, reactions)
  const answer = coefficientsOf(reaction)
  const ones = answer.map(() => 1)
  if (answer.every((count) => count === 1)) return null
  const oneOff = answer.flatMap((count, place) =>
    [-1, 1].map((step) => answer.with(place, count + step)),
  )
  const [first, second, ...others] = [
    ones,
    ...shuffle(random, [...oneOff, answer.toReversed()]),
  ].filter((counts) => counts.every((count) => count > 0))
  if (first === undefined || second === undefined) return null
  const unbalancing = (counts: Coefficients): Lure<Coefficients> => ({
    value: counts,
    misconception: 'GE13',
    why: imbalance(withCoefficients(reaction, counts)),
  })
  return choice<Coefficients>({
    element,
    stem: `Which smallest whole numbers balance ${formatEquation(withCoefficients(reaction, ones))}, from left to right?`,
    answer,
    isRight: (counts) => isSmallestBalance(counts, reaction),
    lures: [
      unbalancing(first),
      unbalancing(second),
      {
        value: answer.map((count) => 2 * count),
        misconception: null,
        why: `The atoms agree, but the numbers are not the smallest. Divided by two they are ${listOf(answer)}.`,
      },
      ...others.map(unbalancing),
    ],
    show: listOf,
    right: `${formatEquation(reaction)} has equal numbers of each kind of atom on both sides.`,
    see,
  })
})

function coefficientsOf({ reactants, products }: Equation): Coefficients {
  return [...reactants, ...products].map(({ coefficient }) => coefficient)
}

function listOf(counts: Coefficients): string {
  return counts.join(', ')
}

/** Whether these are the smallest balancing numbers, found by solving for them. */
function isSmallestBalance(counts: Coefficients, { reactants, products }: Equation): boolean {
  const smallest = balance(
    reactants.map(({ formula }) => formula),
    products.map(({ formula }) => formula),
  )
  return counts.every((count, place) => count === smallest?.[place])
}

export const balancedEquation = template('ge-m3', 'balancing', (random) => {
  const reaction = pick(random, writtenEquations)
  const right = equation(reaction.right)
  const answer = formatEquation(right)
  const substances = formulasIn(right)
  const typical = shuffle<Lure<Equation>>(random, [
    ...reaction.otherSubstance.map(equation).map((wrong) => ({
      value: wrong,
      misconception: 'GE1' as const,
      why: `The atoms agree, but a changed small number made another substance: ${foreign(wrong, substances).join(' and ')}. Only the numbers in front may change, as in ${answer}.`,
    })),
    ...reaction.singleAtoms.map(equation).map((wrong) => ({
      value: wrong,
      misconception: 'PH8' as const,
      why: `${singleAtomsOnly(foreign(wrong, substances))} With them the equation is ${answer}.`,
    })),
    ...reaction.unbalanced.map(equation).map(unbalanced),
  ])
  // Some wrong equations have as many numbers in front as the right one.
  const long = [right, ...[...reaction.otherSubstance, ...reaction.singleAtoms].map(equation)]
    .flatMap((base) => miscounted(base))
    .filter((wrong) => formatEquation(wrong).length >= answer.length)
    .map(unbalanced)
  const lures = drawUnlike(answer, () => [
    ...sample(random, long, pick(random, [0, 1, 1, 2])),
    ...shuffle(random, typical),
  ])
  return choice<Equation>({
    element: reaction.element,
    stem: `Which equation correctly describes how ${reaction.words}?`,
    answer: right,
    isRight: (value) => isBalanced(value) && foreign(value, substances).length === 0,
    lures,
    show: formatEquation,
    right: `${answer} has the right substances and equal numbers of each kind of atom on both sides.`,
    see,
  })
})

/** Draws in search of wrong equations beside which the right one is not the one in the middle. */
const TRIES = 6

/** Wrong equations of which the first three have as much in common with each other as with the right one. */
function drawUnlike(
  answer: string,
  draw: () => readonly Lure<Equation>[],
): readonly Lure<Equation>[] {
  let lures = draw()
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    const wrong = lures.slice(0, WRONG_OPTIONS).map(({ value }) => formatEquation(value))
    const all = [answer, ...wrong]
    const isMiddle = wrong.every((text) => partsInCommon(text, all) < partsInCommon(answer, all))
    if (!isMiddle && new Set(all).size === all.length) return lures
    lures = draw()
  }
  return lures
}

function partsInCommon(text: string, all: readonly string[]): number {
  const parts = text.split(' ')
  return all
    .filter((other) => other !== text)
    .reduce((sum, other) => sum + other.split(' ').filter((part) => parts.includes(part)).length, 0)
}

function unbalanced(wrong: Equation): Lure<Equation> {
  return { value: wrong, misconception: 'GE13', why: imbalance(wrong) }
}

/** Equations with one number in front that is too large, at least as long in print as the right one. */
function miscounted(right: Equation): readonly Equation[] {
  const counts = coefficientsOf(right)
  return counts
    .flatMap((count, place) =>
      [...new Set([count + 1, 2 * count])].map((more) => counts.with(place, more)),
    )
    .map((wrong) => withCoefficients(right, wrong))
    .filter((wrong) => !isBalanced(wrong))
}

/** The substances of an equation that do not take part in the reaction. */
function foreign(wrong: Equation, substances: readonly string[]): readonly string[] {
  return formulasIn(wrong).filter((formula) => !substances.includes(formula))
}

function formulasIn({ reactants, products }: Equation): readonly string[] {
  return [...reactants, ...products].map(({ formula }) => formatFormula(formula))
}

/** Returns the correction of an equation that has these single atoms in place of molecules. */
function singleAtomsOnly(singles: readonly string[]): string {
  return singles.length > 1
    ? `This counts single atoms (${singles.join(' and ')}), but the molecules of these elements have two atoms.`
    : `This counts single atoms (${singles.join('')}), but ${nameOf(singles.join(''))} has molecules of two atoms.`
}

function withCoefficients(
  { reactants, products, arrow }: Equation,
  counts: Coefficients,
): Equation {
  const put = (term: Term, place: number): Term => ({ ...term, coefficient: counts[place] ?? 1 })
  return {
    reactants: reactants.map((term, place) => put(term, place)),
    products: products.map((term, place) => put(term, reactants.length + place)),
    arrow,
  }
}

/** Tells the first element whose atoms disagree; empty when all agree. */
function imbalance({ reactants, products }: Equation): string {
  const symbols = reactants.flatMap(({ formula }) => [...composition(formula).keys()])
  const uneven = symbols.find((symbol) => atoms(reactants, symbol) !== atoms(products, symbol))
  return uneven === undefined
    ? ''
    : `That gives ${atoms(reactants, uneven)} ${uneven} on the left and ${atoms(products, uneven)} ${uneven} on the right. Atoms of ${nameOf(uneven)} cannot appear or vanish.`
}

function atoms(side: readonly Term[], symbol: string): number {
  return side.reduce(
    (sum, { coefficient, formula }) => sum + coefficient * (composition(formula).get(symbol) ?? 0),
    0,
  )
}
