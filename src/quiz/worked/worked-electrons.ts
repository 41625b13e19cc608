import { exact, withSign } from './amounts.ts'
import { less } from './expressions.ts'
import {
  calculated,
  known,
  law,
  outcome,
  solved,
  type Solution,
  type WorkedLine,
} from './solutions.ts'

/** How many electrons an atom or ion has. */
export function electronsLine(atomicNumber: number, charge: number): WorkedLine {
  return calculated(
    'Electrons',
    charge === 0 ? exact(atomicNumber) : less(exact(atomicNumber), withSign(charge)),
    exact(atomicNumber - charge),
  )
}

/** How a configuration follows from the number of electrons, and a rule for this atom or ion. */
export function workedConfiguration(
  { atomicNumber, charge = 0 }: { readonly atomicNumber: number; readonly charge?: number },
  rule: string,
  configuration: string,
  ...between: readonly WorkedLine[]
): Solution {
  return solved(
    'the electron configuration',
    known('Atomic number', exact(atomicNumber)),
    ...(charge === 0 ? [] : [known('Charge', withSign(charge))]),
    law(rule),
    electronsLine(atomicNumber, charge),
    ...between,
    outcome(configuration),
  )
}
