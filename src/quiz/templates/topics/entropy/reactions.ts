import { composition } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { changeOf, substanceOf } from '#chemistry/heats/changes.ts'
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
    enthalpy: changeOf(equation, enthalpyOf) ?? Number.NaN,
    entropy: changeOf(equation, standardEntropy) ?? Number.NaN,
    gasChange: gasesOf(equation.products) - gasesOf(equation.reactants),
    element,
  }
})

/** Each reaction as it is in the table and the other way around. */
export const bothWays: readonly Reaction[] = reactions.flatMap((reaction) => [
  reaction,
  reversed(reaction),
])

/** The reaction written the other way around. */
function reversed({ equation, enthalpy, entropy, gasChange, element }: Reaction): Reaction {
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
    (term) => term.state === 'l' || ['I2(s)', 'S(s)'].includes(substanceOf(term)),
  )
}

/** A substance in plain text without its state. */
export function withoutState(substance: string): string {
  return substance.replace(/\([gls]\)$/, '')
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

function gasesOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { coefficient, state }) => sum + (state === 'g' ? coefficient : 0), 0)
}
