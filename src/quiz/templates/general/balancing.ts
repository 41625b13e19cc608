import { element } from '#chemistry/elements.ts'
import {
  balance,
  type Equation,
  equation,
  formatEquation,
  isBalanced,
  type Term,
} from '#chemistry/equations.ts'
import { composition, formatFormula } from '#chemistry/formulas.ts'
import { reactions } from '#chemistry/reactions.ts'
import { writtenEquations } from '#chemistry/written-equations.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'

const category = 'general'
const difficulty = 'medium'

export const coefficientsOf: Template = {
  id: 'ge-m2',
  version: 1,
  category,
  difficulty,
  skill: 'balancing',
  fitsMatch: false,
  draw(random) {
    const { equation: reaction, element: symbol } = pick(random, reactions)
    const terms = [...reaction.reactants, ...reaction.products]
    const right = terms.map(({ coefficient }) => coefficient)
    if (right.every((count) => count === 1)) return null
    const skeleton = withCoefficients(
      reaction,
      right.map(() => 1),
    )
    const mutated = right.flatMap((_, place) =>
      [-1, 1].map((step) => right.map((count, other) => (other === place ? count + step : count))),
    )
    const wrong = [right.map(() => 1), ...shuffle(random, [...mutated, right.toReversed()])].filter(
      (counts) => counts.every((count) => count > 0),
    )
    return worded({
      element: symbol,
      stem: `Which smallest whole numbers balance ${formatEquation(skeleton)}, from left to right?`,
      answer: right.join(', '),
      isRight: (text) => text === balanceOf(reaction).join(', '),
      lures: [
        ...wrong
          .slice(0, 2)
          .map((counts) => imbalanced(withCoefficients(reaction, counts), counts.join(', '))),
        {
          value: right.map((count) => 2 * count).join(', '),
          misconception: 'GE13' as const,
          why: `The atoms agree, but the numbers are not the smallest. Divided by two they are ${right.join(', ')}.`,
        },
        ...wrong
          .slice(2)
          .map((counts) => imbalanced(withCoefficients(reaction, counts), counts.join(', '))),
      ].filter(({ why }) => why !== ''),
      right: `${formatEquation(reaction)} has equal numbers of each kind of atom on both sides.`,
      see: { article: 'how-to-balance-chemical-equations' },
    })
  },
}

function balanceOf({ reactants, products }: Equation): readonly number[] {
  return (
    balance(
      reactants.map(({ formula }) => formula),
      products.map(({ formula }) => formula),
    ) ?? []
  )
}

export function withCoefficients(
  { reactants, products, arrow }: Equation,
  counts: readonly number[],
): Equation {
  const put = (term: Term, place: number): Term => ({ ...term, coefficient: counts[place] ?? 1 })
  return {
    reactants: reactants.map((term, place) => put(term, place)),
    products: products.map((term, place) => put(term, reactants.length + place)),
    arrow,
  }
}

/** A lure that tells the first element whose atoms disagree; without a text when all agree. */
function imbalanced(reaction: Equation, value: string): Lure<string> {
  return { value, misconception: 'GE13', why: imbalance(reaction) }
}

export function imbalance({ reactants, products }: Equation): string {
  const symbols = [...new Set(reactants.flatMap(({ formula }) => [...composition(formula).keys()]))]
  const uneven = symbols.find((symbol) => atoms(reactants, symbol) !== atoms(products, symbol))
  return uneven === undefined
    ? ''
    : `That gives ${atoms(reactants, uneven)} ${uneven} on the left and ${atoms(products, uneven)} ${uneven} on the right. Atoms of ${element(uneven).name.toLowerCase()} cannot appear or vanish.`
}

function atoms(side: readonly Term[], symbol: string): number {
  return side.reduce(
    (sum, { coefficient, formula }) => sum + coefficient * (composition(formula).get(symbol) ?? 0),
    0,
  )
}

export const balancedEquation: Template = {
  id: 'ge-m3',
  version: 1,
  category,
  difficulty,
  skill: 'balancing',
  fitsMatch: false,
  draw(random) {
    const {
      words,
      right,
      otherSubstance,
      singleAtoms,
      unbalanced,
      element: symbol,
    } = pick(random, writtenEquations)
    const answer = formatEquation(equation(right))
    const substances = formulasIn(right)
    return worded({
      element: symbol,
      stem: `Which equation correctly describes how ${words}?`,
      answer,
      isRight: (text) =>
        isBalanced(equation(text)) &&
        formulasIn(text).every((formula) => substances.includes(formula)),
      lures: shuffle(random, [
        ...otherSubstance.map((text) => ({
          value: formatEquation(equation(text)),
          misconception: 'GE1' as const,
          why: `The atoms agree, but a changed small number made another substance: ${foreign(text, substances)}. Only the numbers in front may change, as in ${answer}.`,
        })),
        ...singleAtoms.map((text) => ({
          value: formatEquation(equation(text)),
          misconception: 'PH8' as const,
          why: `${singleAtomsOnly(foreign(text, substances))} With them the equation is ${answer}.`,
        })),
        ...unbalanced.map((text) => ({
          value: formatEquation(equation(text)),
          misconception: 'GE13' as const,
          why: imbalance(equation(text)),
        })),
      ]),
      right: `${answer} has the right substances and equal numbers of each kind of atom on both sides.`,
      see: { article: 'how-to-balance-chemical-equations' },
    })
  },
}

export function formulasIn(text: string): string[] {
  const { reactants, products } = equation(text)
  return [...reactants, ...products].map(({ formula }) => formatFormula(formula))
}

/** The substances of an equation that do not take part in the reaction. */
export function foreign(text: string, substances: readonly string[]): string {
  return formulasIn(text)
    .filter((formula) => !substances.includes(formula))
    .join(' and ')
}

/** What is wrong with an equation that has these single atoms, such as 'H and Cl', for molecules. */
export function singleAtomsOnly(singles: string): string {
  const consisting = singles.includes(' and ') ? 'these elements consist' : 'the element consists'
  return `This counts single atoms (${singles}), but ${consisting} of molecules of two atoms.`
}
