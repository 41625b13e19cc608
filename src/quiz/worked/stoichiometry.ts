import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { element } from '#chemistry/elements/elements.ts'
import type { Term } from '#chemistry/reactions/equations.ts'

import { type Amount, exact, measured } from './amounts.ts'
import { added, divided, type Expression, multiplied } from './expressions.ts'
import { calculated, converted, type WorkedLine } from './solutions.ts'
import type { WorkedStep } from './worked-steps.ts'

/** Lines about masses, amounts of substance and the numbers of an equation. */

/** The atoms of a formula with their masses, added up: '2 × 1.008 + 16.00'. */
export function massesAdded(formula: Term['formula'] | string): Expression {
  return added(
    ...[...composition(formula)].map(([symbol, count]) =>
      countedParts(count, measured(element(symbol).atomicMass, null, 4)),
    ),
  )
}

/** The molar mass of a substance, added up. */
export function molarMassLine(formula: Term['formula'] | string, figures = 4): WorkedLine {
  return calculated(
    `Molar mass of ${formatFormula(formula)}`,
    massesAdded(formula),
    molarMassAmount(formula, figures),
  )
}

/** The step that adds up the molar mass of a substance. */
export function molarMassStep(formula: Term['formula'] | string): WorkedStep {
  return [
    `Molar mass of ${formatFormula(formula)}`,
    massesAdded(formula),
    'g/mol',
    { significant: 4 },
  ]
}

/** The molar mass of a substance as an amount. */
export function molarMassAmount(formula: Term['formula'] | string, figures = 4): Amount {
  return measured(molarMass(formula), 'g/mol', figures)
}

/** The amount of a substance from its mass. */
export function molesLine(formula: Term['formula'] | string, mass: Amount): WorkedLine {
  return converted(
    `Amount of ${formatFormula(formula)}`,
    divided(mass, molarMassAmount(formula)),
    measured(mass.value / molarMass(formula), 'mol'),
  )
}

/** The mass of a substance from its amount in mol. */
export function massLine(formula: Term['formula'] | string, moles: number): WorkedLine {
  return calculated(
    `Mass of ${formatFormula(formula)}`,
    multiplied(measured(moles, 'mol'), molarMassAmount(formula)),
    measured(moles * molarMass(formula), 'g'),
  )
}

/** The amount of one substance of an equation from that of another. */
export function ratioLine(from: Term, to: Term, moles: number): WorkedLine {
  return calculated(
    `Amount of ${formatFormula(to.formula)}`,
    multiplied(measured(moles, 'mol'), divided(exact(to.coefficient), exact(from.coefficient))),
    measured((moles * to.coefficient) / from.coefficient, 'mol'),
  )
}

/** The amount of a product that one of the reactants would give. */
export function producedLine(from: Term, to: Term, moles: number): WorkedLine {
  return calculated(
    `${formatFormula(to.formula)} from ${formatFormula(from.formula)}`,
    multiplied(measured(moles, 'mol'), divided(exact(to.coefficient), exact(from.coefficient))),
    measured((moles * to.coefficient) / from.coefficient, 'mol'),
  )
}

/** The lines from the mass of one substance of an equation to the amount and the mass of another. */
export function massToMass(from: Term, to: Term, mass: number): readonly WorkedLine[] {
  const moles = mass / molarMass(from.formula)
  return [
    molesLine(from.formula, measured(mass, 'g')),
    ratioLine(from, to, moles),
    massLine(to.formula, (moles * to.coefficient) / from.coefficient),
  ]
}

/** A part that is there so many times; once is not written. */
export function countedParts(count: number, part: Expression): Expression {
  return count === 1 ? part : multiplied(exact(count), part)
}
