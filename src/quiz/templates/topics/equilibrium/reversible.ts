import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type Equilibrium, equilibria } from '#chemistry/equilibria/equilibria.ts'
import {
  type Equation,
  equation as equationOf,
  formatEquation,
} from '#chemistry/reactions/equations.ts'
import { powerPart } from '#quiz/templates/made/powers.ts'
import type { Amount } from '#quiz/worked/amounts.ts'
import { type Expression, multiplied } from '#quiz/worked/expressions.ts'

/** A substance of an equilibrium; its power is negative for a reactant. */
export type Part = {
  readonly name: string
  readonly power: number
  readonly isSolid: boolean
}

/** An equilibrium as questions need it. */
export type Reversible = {
  readonly source: Equilibrium
  readonly equation: Equation
  readonly element: ElementSymbol
  readonly parts: readonly Part[]
  /** Molecules of gas after the reaction minus before. */
  readonly moreGas: number
  readonly hasSolid: boolean
}

export const reversibles: readonly Reversible[] = equilibria.map((source) => {
  const equation = equationOf(source.equation)
  const parts = [
    ...equation.reactants.map((term) => ({ term, sign: -1 })),
    ...equation.products.map((term) => ({ term, sign: 1 })),
  ].map(({ term, sign }): Part => ({
    name: formatFormula(term.formula),
    power: sign * term.coefficient,
    isSolid: term.state === 's',
  }))
  return {
    source,
    equation,
    element: source.element,
    parts,
    moreGas: parts.reduce((sum, { power, isSolid }) => sum + (isSolid ? 0 : power), 0),
    hasSolid: parts.some(({ isSolid }) => isSolid),
  }
})

/** Those in which all substances are gases. */
export const gaseous: readonly Reversible[] = reversibles.filter(({ hasSolid }) => !hasSolid)

/** Those whose K can have any size, at one temperature or another. */
export const anyConstant: readonly Reversible[] = gaseous.filter(({ moreGas }) => moreGas !== 0)

/** The equation with states. */
export function withStates({ equation }: Reversible): string {
  return formatEquation(equation)
}

/** The equation without states. */
export function bare({ equation }: { readonly equation: Equation }): string {
  const { reactants, products, arrow } = equation
  return formatEquation({
    reactants: reactants.map((term) => ({ ...term, state: null })),
    products: products.map((term) => ({ ...term, state: null })),
    arrow,
  })
}

/** Products over reactants, from the factors above and below: '[NH₃]²/([N₂][H₂]³)'. */
export function fraction(above: readonly string[], below: readonly string[], join = ''): string {
  const top = above.length === 0 ? '1' : above.join(join)
  if (below.length === 0) return top
  return `${join === '' ? top : bracketed(top, above.length)}/${bracketed(below.join(join), below.length)}`
}

/** The concentrations above (1) or below (−1) in K, each raised to its number and multiplied. */
export function sideOfConstant(
  parts: readonly Part[],
  concentrations: readonly Amount[],
  sign: 1 | -1,
): Expression {
  const factors = concentrations.flatMap((concentration, place) => {
    const power = parts[place]?.power ?? 0
    return Math.sign(power) === sign ? [powerPart(concentration, Math.abs(power))] : []
  })
  return multiplied(...factors)
}

/** The value of Q: the product of all concentrations, each to its power. */
export function quotientOf(parts: readonly Part[], values: readonly number[]): number {
  return parts.reduce(
    (product, { power, isSolid }, place) =>
      isSolid ? product : product * (values[place] ?? 1) ** power,
    1,
  )
}

function bracketed(text: string, count: number): string {
  return count > 1 ? `(${text})` : text
}
