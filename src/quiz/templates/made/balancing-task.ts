import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import {
  balance,
  type Equation,
  equation as equationOf,
  formatEquation,
  type Term,
} from '#chemistry/reactions/equations.ts'
import type { TaskOf } from '#quiz/task.ts'
import type { Correction, ProductionDraft } from '#quiz/template.ts'
import { listed } from '#quiz/templates/shared/names.ts'
import { workedEquation } from '#quiz/worked/worked-equations.ts'

const article = 'how-to-balance-chemical-equations'

type Asked = {
  readonly element: ElementSymbol
  readonly stem: string
  /** Wrong numbers; those that are the right ones, or were there before, are left out. */
  readonly corrections: readonly (Correction | null)[]
  readonly right?: string
  readonly article?: string
}

/** A question that asks for the numbers of an equation, which is given balanced. */
export function balancingTask(
  equation: Equation,
  asked: Asked,
): ProductionDraft & TaskOf<'balance'> {
  const seen = new Set([coefficientsOf(equation).join(', ')])
  const corrections = asked.corrections.flatMap((correction) => {
    if (correction === null || seen.has(correction.given)) return []
    seen.add(correction.given)
    return [correction]
  })
  return {
    type: 'balance',
    key: { equation: plain(equation) },
    element: asked.element,
    badge: null,
    stem: asked.stem,
    answer: formatEquation(equation),
    corrections,
    right: asked.right ?? `${formatEquation(equation)} has ${accountOf(equation)} on each side.`,
    see: { elements: [asked.element], article: asked.article ?? article },
    solution: () => workedEquation(equation, shownPlain(equation)),
  }
}

/** The correction of an equation in which every number was left at 1. */
export function onesEverywhere(equation: Equation): Correction {
  return {
    given: coefficientsOf(equation)
      .map(() => 1)
      .join(', '),
    misconception: 'GE25',
    text: `With 1 everywhere the two sides do not agree. The balanced equation has ${accountOf(equation)} on each side.`,
  }
}

/** The correction of a balanced equation whose numbers can all be halved. */
export function twiceAsMuch(equation: Equation): Correction {
  return {
    given: coefficientsOf(equation)
      .map((count) => 2 * count)
      .join(', '),
    misconception: null,
    text: 'That is balanced, but all numbers can be halved. The smallest whole numbers are asked for.',
  }
}

/** The correction of an equation in which the two-atom molecules of an element were counted as single atoms. */
export function singleAtoms(equation: Equation): Correction | null {
  const terms = [...equation.reactants, ...equation.products]
  const place = terms.findIndex(({ formula }) => isTwoAtoms(formula))
  const term = terms[place]
  if (term === undefined) return null
  const counts = coefficientsOf(equation)
  const molecule = formatFormula(term.formula)
  const [symbol = ''] = composition(term.formula).keys()
  const atoms = 2 * term.coefficient
  return {
    given: counts.with(place, atoms).join(', '),
    misconception: 'GE6',
    text: `That counts each ${molecule} as a single atom. Two ${symbol} atoms are in each molecule, so ${term.coefficient} ${molecule} ${term.coefficient === 1 ? 'brings' : 'bring'} ${atoms} of them: ${formatEquation(equation)}.`,
  }
}

/** The correction of an equation in which the contents of brackets were counted once. */
export function bracketOnce(equation: Equation): Correction | null {
  const terms = [...equation.reactants, ...equation.products].map(({ formula }) =>
    formatFormula(formula),
  )
  const bracketed = terms.find((text) => text.includes(')'))
  if (bracketed === undefined) return null
  const read = terms.map((text) => text.replace(/\)[₀-₉]+/g, ')'))
  const count = equation.reactants.length
  const found = balance(read.slice(0, count), read.slice(count))
  if (found === null) return null
  return {
    given: found.join(', '),
    misconception: 'GE2',
    text: `That overlooks the number behind a bracket, as in ${bracketed}. It multiplies everything inside: ${formatEquation(equation)}.`,
  }
}

/** The correction of an equation whose first two numbers stand at the wrong substances. */
export function leftExchanged(equation: Equation): Correction | null {
  const [first, second] = equation.reactants
  const [one, two, ...others] = coefficientsOf(equation)
  if (first === undefined || second === undefined || one === undefined || two === undefined) {
    return null
  }
  return {
    given: [two, one, ...others].join(', '),
    misconception: null,
    text: `The numbers of ${formatFormula(first.formula)} and ${formatFormula(second.formula)} are exchanged. With ${formatEquation(equation)} both sides have ${accountOf(equation)}.`,
  }
}

/** The equation with its smallest whole numbers; null where there are none. */
export function solvedEquation(
  reactants: readonly string[],
  products: readonly string[],
): Equation | null {
  const counts = balance(reactants, products)
  if (counts === null) return null
  const side = (formulas: readonly string[], from: number) =>
    formulas.map((formula, place) => `${counts[from + place]} ${formula}`).join(' + ')
  return equationOf(`${side(reactants, 0)} -> ${side(products, reactants.length)}`)
}

function isTwoAtoms(formula: Term['formula']): boolean {
  const atoms = composition(formula)
  return formula.charge === 0 && atoms.size === 1 && [...atoms.values()][0] === 2
}

/** The equation without its numbers, as it is shown. */
export function shownPlain(equation: Equation): string {
  return formatEquation(equationOf(plain(equation)))
}

/** The equation in plain notation, with all numbers 1. */
function plain({ reactants, products }: Equation): string {
  return `${sideOf(reactants)} -> ${sideOf(products)}`
}

function sideOf(terms: readonly Term[]): string {
  return terms.map(({ formula }) => formatFormula(formula)).join(' + ')
}

/** The numbers of an equation, reactants first. */
export function coefficientsOf({ reactants, products }: Equation): readonly number[] {
  return [...reactants, ...products].map(({ coefficient }) => coefficient)
}

/** The atoms on each side of a balanced equation: '3 C, 8 H and 10 O'. */
export function accountOf({ reactants }: Equation): string {
  const symbols = new Set(reactants.flatMap(({ formula }) => [...composition(formula).keys()]))
  return listed(
    [...symbols].map((symbol) => {
      const count = reactants.reduce(
        (sum, { coefficient, formula }) =>
          sum + coefficient * (composition(formula).get(symbol) ?? 0),
        0,
      )
      return `${count} ${symbol}`
    }),
  )
}
