import { type Equation, isBalanced, type Term } from '#chemistry/reactions/equations.ts'

import { parseMhchem, type Reaction, type Species } from './mhchem.ts'

/**
 * Returns the problem of an equation written for mhchem, or null if atoms and charges (in nuclear
 * equations, mass and charge numbers) are equal on both sides, or if there is no arrow.
 */
export function equationProblem(text: string): string | null {
  const reaction = parseMhchem(text)
  const steps = reaction.arrows.flatMap((arrow, index) => {
    const isReaction = !['<->', '<-->'].includes(arrow.sign)
    return isReaction ? [stepProblem(reaction, index)] : []
  })
  return steps.find((problem) => problem !== null) ?? null
}

function stepProblem({ sides }: Reaction, index: number): string | null {
  const reactants = substances(sides[index] ?? [])
  const products = substances(sides[index + 1] ?? [])
  if (reactants.length === 0 || products.length === 0) return 'has an empty side'
  const all = [...reactants, ...products]
  if (all.some(({ body }) => body.kind === 'nuclide')) return nuclearProblem(reactants, products)
  if (all.some(({ body }) => body.kind !== 'formula')) return 'cannot be checked'
  const equation: Equation = {
    reactants: reactants.flatMap(toTerm),
    products: products.flatMap(toTerm),
    arrow: 'yields',
  }
  if (all.some(({ coefficient }) => Number.isNaN(amount(coefficient)))) return 'cannot be checked'
  return isBalanced(equation) ? null : 'is not balanced'
}

/** Words such as 'energy' have no atoms. */
function substances(side: readonly Species[]): readonly Species[] {
  return side.filter(({ body }) => body.kind !== 'words')
}

function toTerm({ coefficient, body }: Species): readonly Term[] {
  if (body.kind !== 'formula') return []
  return [{ coefficient: amount(coefficient), formula: body.formula, state: null }]
}

function amount(coefficient: string): number {
  if (coefficient === '') return 1
  const [over = '', under = '1'] = coefficient.split('/')
  return Number(over) / Number(under)
}

function nuclearProblem(
  reactants: readonly Species[],
  products: readonly Species[],
): string | null {
  if ([...reactants, ...products].some(({ body }) => body.kind !== 'nuclide')) {
    return 'mixes nuclides with formulas and cannot be checked'
  }
  const masses = [total(reactants, massOf), total(products, massOf)]
  const charges = [total(reactants, chargeOf), total(products, chargeOf)]
  const isEqual = masses[0] === masses[1] && charges[0] === charges[1]
  return isEqual ? null : 'is not balanced in mass or charge numbers'
}

function total(side: readonly Species[], of: (species: Species) => number): number {
  return side.reduce((sum, species) => sum + amount(species.coefficient) * of(species), 0)
}

function massOf({ body }: Species): number {
  return body.kind === 'nuclide' ? Number.parseInt(body.mass, 10) : 0
}

function chargeOf({ body }: Species): number {
  return body.kind === 'nuclide' ? body.charge : 0
}
