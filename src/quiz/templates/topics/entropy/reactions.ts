import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { enthalpyOf, entropyReactions, standardEntropy } from '#chemistry/heats/entropies.ts'
import {
  type Equation,
  equation as equationOf,
  formatTerm,
  type Term,
} from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import { type Amount, decimal } from '#quiz/worked/amounts.ts'

/** A reaction with its standard values for the equation as written. */
export type Reaction = {
  readonly equation: Equation
  /** In kJ with one decimal. */
  readonly enthalpy: number
  /** In J/K with one decimal. */
  readonly entropy: number
  /** How many moles of gas more there are after the reaction. */
  readonly gasChange: number
  readonly element: ElementSymbol
}

export const ROOM_TEMPERATURE = 298.15

export const reactions: readonly Reaction[] = entropyReactions.map((text) => {
  const equation = equationOf(text)
  const [element = 'H'] = composition(equation.reactants[0]?.formula ?? 'H').keys()
  return {
    equation,
    enthalpy: changeOf(equation, enthalpyOf),
    entropy: changeOf(equation, standardEntropy),
    gasChange: gasesOf(equation.products) - gasesOf(equation.reactants),
    element,
  }
})

/** The reaction written the other way around. */
export function reversed({ equation, enthalpy, entropy, gasChange, element }: Reaction): Reaction {
  return {
    equation: { ...equation, reactants: equation.products, products: equation.reactants },
    enthalpy: -enthalpy,
    entropy: -entropy,
    gasChange: -gasChange,
    element,
  }
}

/** ΔG° of a reaction in kJ at a temperature in K, from ΔH° and ΔS° as they are shown. */
export function energyAt({ enthalpy, entropy }: Reaction, kelvins = ROOM_TEMPERATURE): number {
  return enthalpy - (kelvins * entropy) / 1000
}

/** Whether a substance of the reaction melts or boils soon above room temperature, so that the values change. */
export function changesState({ equation: { reactants, products } }: Reaction): boolean {
  return [...reactants, ...products].some(
    (term) => term.state === 'l' || ['I2(s)', 'S(s)'].includes(plainOf(term)),
  )
}

/** A substance in plain text with its state. */
export function plainOf({ formula, state }: Term): string {
  const text = formatFormula(formula).replace(/[₀-₉]/g, (digit) =>
    String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)),
  )
  return `${text}(${state})`
}

/** A substance as it is shown, with its state. */
export function substanceText(term: Term): string {
  return formatTerm({ ...term, coefficient: 1 })
}

/** Writes an energy of an equation: '−91.8 kJ'. */
export function kilojoules(value: number): string {
  return `${formatNumber(value, { decimals: 1 })} kJ`
}

/** Writes a change of entropy: '−198.1 J/K'. */
export function joulesPerKelvin(value: number): string {
  return `${formatNumber(value, { decimals: 1 })} J/K`
}

/** An enthalpy or Gibbs energy as a number of a calculation. */
export function energyAmount(value: number): Amount {
  return decimal(value, 'kJ', 1)
}

/** A change of entropy as a number of a calculation. */
export function entropyAmount(value: number): Amount {
  return decimal(value, 'J/K', 1)
}

/** A value with one decimal. */
export function tenths(value: number): number {
  return Math.round(10 * value) / 10
}

function changeOf(
  { reactants, products }: Equation,
  valueOf: (substance: string) => number | null,
): number {
  const sum = (terms: readonly Term[]) =>
    terms.reduce(
      (total, term) => total + term.coefficient * (valueOf(plainOf(term)) ?? Number.NaN),
      0,
    )
  return tenths(sum(products) - sum(reactants))
}

function gasesOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { coefficient, state }) => sum + (state === 'g' ? coefficient : 0), 0)
}
