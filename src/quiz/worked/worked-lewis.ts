import { outerElectrons } from '#chemistry/compounds/molecules.ts'
import { formalCharges, valenceElectronsOf } from '#chemistry/lewis/electrons.ts'
import { type LewisStructure, sharedPairs, type Skeleton } from '#chemistry/lewis/skeleton.ts'

import { exact, withSign } from './amounts.ts'
import { added, divided, type Expression, less } from './expressions.ts'
import {
  calculated,
  known,
  law,
  outcome,
  solved,
  type Solution,
  type WorkedLine,
} from './solutions.ts'
import { countedParts } from './stoichiometry.ts'

/** How a Lewis structure follows from counting electrons, with the formal charge of each kind of atom if asked for. */
export function workedLewis(
  skeleton: Skeleton,
  structure: LewisStructure,
  withCharges: boolean,
  answer: string,
): Solution {
  const total = valenceElectronsOf(skeleton)
  const bonds = structure.orders.reduce((sum, order) => sum + order, 0)
  return solved(
    'the bonds and the lone pairs',
    law(
      'All valence electrons are shared out: single bonds first, then lone pairs on the outer atoms, then on the center, and an atom that lacks electrons shares one more pair',
    ),
    calculated('Valence electrons', electronsAdded(skeleton), exact(total)),
    calculated('Pairs', divided(exact(total), exact(2)), exact(total / 2)),
    known('Pairs in bonds', exact(bonds)),
    calculated('Lone pairs', less(exact(total / 2), exact(bonds)), exact(total / 2 - bonds)),
    ...(withCharges ? chargeLines(skeleton, structure) : []),
    outcome(answer),
  )
}

/** The outer electrons of all atoms, and the charge: '5 + 3 × 6 + 1'. */
function electronsAdded({ atoms, charge }: Skeleton): Expression {
  const symbols = atoms.map(({ element }) => element)
  const sum = added(
    ...[...new Set(symbols)].map((symbol) =>
      countedParts(
        symbols.filter((other) => other === symbol).length,
        exact(outerElectrons(symbol)),
      ),
    ),
  )
  return charge === 0 ? sum : less(sum, withSign(charge))
}

/** The formal charge of each kind of atom: outer electrons, less lone ones and one of each bond. */
function chargeLines(skeleton: Skeleton, structure: LewisStructure): readonly WorkedLine[] {
  const charges = formalCharges(skeleton, structure)
  const lines = skeleton.atoms.map(({ element }, atom) => {
    const [bonds, lone] = [sharedPairs(skeleton, structure, atom), structure.pairs[atom] ?? 0]
    const name = `Formal charge of ${element} (bonds ${bonds}, lone pairs ${lone})`
    return calculated(
      name,
      less(exact(outerElectrons(element)), exact(2 * lone), exact(bonds)),
      withSign(charges[atom] ?? 0),
    )
  })
  return lines.filter(
    (line, place) => lines.findIndex((other) => nameOf(other) === nameOf(line)) === place,
  )
}

function nameOf(line: WorkedLine): string | null {
  return 'name' in line ? line.name : null
}
