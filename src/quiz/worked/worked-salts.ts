import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import type { Ion } from '#chemistry/electrons/ions.ts'

import { exact, withSign } from './amounts.ts'
import { added, multiplied } from './expressions.ts'
import { agreed, known, law, outcome, solved, type Solution } from './solutions.ts'

/** How the formula of a salt follows from its ions, in so many of each. */
export function workedSalt(
  cation: Ion,
  anion: Ion,
  [cations, anions]: readonly [cations: number, anions: number],
  formula: string,
): Solution {
  return solved(
    'the formula of the salt',
    known('Cation', formatIon(cation.formula, cation.charge)),
    known('Anion', formatIon(anion.formula, anion.charge)),
    law('The charges of all ions add up to zero, in the smallest whole numbers'),
    agreed(
      'Charges',
      added(
        multiplied(exact(cations), withSign(cation.charge)),
        multiplied(exact(anions), withSign(anion.charge)),
      ),
      exact(0),
    ),
    outcome(formatFormula(formula)),
  )
}

/** How many ions of each charge a salt has, in the smallest whole numbers. */
export function smallestCounts(
  cation: Pick<Ion, 'charge'>,
  anion: Pick<Ion, 'charge'>,
): readonly [cations: number, anions: number] {
  const [one, other] = [Math.abs(anion.charge), Math.abs(cation.charge)]
  const divisor = [6, 5, 4, 3, 2].find((value) => one % value === 0 && other % value === 0) ?? 1
  return [one / divisor, other / divisor]
}
