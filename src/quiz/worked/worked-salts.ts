import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import type { Ion } from '#chemistry/electrons/ions.ts'

import { exact, withSign } from './amounts.ts'
import { added, divided, multiplied } from './expressions.ts'
import { agreed, calculated, known, law, outcome, solved, type Solution } from './solutions.ts'
import { countedParts } from './stoichiometry.ts'

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

/** How the Roman numeral in the name of a salt follows from its formula, which has so many of each ion. */
export function workedNumeral(
  cation: Ion,
  anion: Ion,
  [cations, anions]: readonly [cations: number, anions: number],
): Solution {
  const negative = countedParts(anions, exact(-anion.charge))
  const metal = cation.formula
  return solved(
    'the name of the salt',
    known('Anion', `${formatIon(anion.formula, anion.charge)}, ${anion.name}`),
    law('The charges of all ions add up to zero, and the numeral is the charge of one metal ion'),
    calculated(
      `Charge of each ${metal}`,
      cations === 1 ? negative : divided(negative, exact(cations)),
      withSign(cation.charge),
    ),
    known('Cation', `${formatIon(metal, cation.charge)}, ${cation.name}`),
    outcome(`${cation.name} ${anion.name}`),
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
