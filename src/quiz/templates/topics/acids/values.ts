import { formatNumber, type NumberStyle } from '#chemistry/units.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { less, log10, negative } from '#quiz/worked/expressions.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

/** The article about pH and the strength of acids. */
export const ARTICLE = 'acids-and-bases-ph-scale'

/** How a pH is written: with two places after the point. */
export const PH_STYLE: NumberStyle = { decimals: 2 }

/** A pH, pOH or pKa. */
export function logText(value: number): string {
  return formatNumber(value, PH_STYLE)
}

/** A concentration in mol/L, in two figures. */
export function molar(value: number, figures = 2): string {
  return quantity(value, 'mol/L', figures)
}

/** A constant in two figures: '1.7 × 10⁻⁵'. */
export function constantText(value: number): string {
  return quantity(value, null, 2)
}

/** The largest deviation of a typed pH, and the distance of a wrong one, as shares of the right one. */
export function phRoom(value: number, room = 0.02) {
  return {
    unit: null,
    show: logText,
    tolerance: room / Math.abs(value),
    apart: (3 * room) / Math.abs(value),
  }
}

/** The pH from [H⁺] of an acid, or from [OH⁻] of a base at 25 °C. */
export function phFrom(concentration: number, isAcid: boolean): number {
  return isAcid ? -Math.log10(concentration) : 14 + Math.log10(concentration)
}

/** The steps from [H⁺] of an acid to the pH, or from [OH⁻] of a base over pOH to the pH at 25 °C. */
export function phSteps(
  concentration: number,
  isAcid: boolean,
): readonly [WorkedStep, ...WorkedStep[]] {
  if (isAcid) return [logStep('pH', concentration)]
  return [
    logStep('pOH', concentration),
    ['pH', less(exact(14), decimal(-Math.log10(concentration), null, 2)), null, PH_STYLE],
  ]
}

/** The step from [H⁺] to the pH, or from [OH⁻] to pOH. */
export function logStep(name: string, concentration: number): WorkedStep {
  return [name, negative(log10(measured(concentration))), null, PH_STYLE]
}

/** Whether H⁺ or OH⁻ is more than a share of the acid or base of a buffer, so that both have changed. */
export function isShifted(pH: number, acid: number, base: number, share: number): boolean {
  return Math.max(10 ** -pH, 10 ** (pH - 14)) > share * Math.min(acid, base)
}
