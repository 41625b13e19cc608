import { type Acidity, WATER_PK } from '#chemistry/tools/acidity.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { inFigures, plainNumber } from '#web/tools/screen/shown.ts'
import type { Step } from '#web/tools/screen/step-list.tsx'

/** How the pH of a solution is worked out, with the check of the usual short way at the end. */
export function aciditySteps(acidity: Acidity): readonly Step[] {
  const { pH, decimals, hydronium } = acidity
  return [
    ...balanceSteps(acidity),
    {
      text: 'The pH is the negative logarithm of the concentration of H₃O⁺.',
      lines: [
        `pH = −log ${inFigures(hydronium, 4)} = ${formatNumber(pH, { decimals: decimals + 2 })}`,
        `pH = ${formatNumber(pH, { decimals })}`,
      ],
    },
    {
      text: shortWayText(acidity),
      lines: [`pH = ${formatNumber(acidity.shortWay, { decimals: decimals + 2 })}`],
    },
  ]
}

function balanceSteps(acidity: Acidity): readonly Step[] {
  const { solution, concentration, base, constant, hydronium, hydroxide } = acidity
  const c = plainNumber(concentration)
  const h = inFigures(hydronium, 4)
  const k = formatScientific(10 ** -(constant ?? 0), 3)
  const water = {
    text: 'Water adds its own ions at 25 °C.',
    lines: ['[H₃O⁺] · [OH⁻] = 1.00 × 10⁻¹⁴'],
  }
  switch (solution) {
    case 'strong-acid':
      return [
        {
          text: 'A strong acid gives all of its H⁺ to the water.',
          lines: [`[A⁻] = c = ${c} mol/L`],
        },
        water,
        {
          text: 'Positive and negative charges are equal: [H₃O⁺] = [A⁻] + [OH⁻]. With [H₃O⁺] = x this is a quadratic equation.',
          lines: [`x² − c · x − 10⁻¹⁴ = 0`, `x = [H₃O⁺] = ${h} mol/L`],
        },
      ]
    case 'strong-base':
      return [
        { text: 'A strong base gives all of its OH⁻.', lines: [`[B⁺] = c = ${c} mol/L`] },
        water,
        {
          text: 'Positive and negative charges are equal: [H₃O⁺] + [B⁺] = [OH⁻]. With [OH⁻] = x this is a quadratic equation.',
          lines: [
            `x² − c · x − 10⁻¹⁴ = 0`,
            `x = [OH⁻] = ${inFigures(hydroxide, 4)} mol/L`,
            `[H₃O⁺] = ${h} mol/L`,
          ],
        },
      ]
    case 'weak-acid':
      return [
        {
          text: 'A weak acid reacts with the water in part.',
          lines: [
            `Ka = 10^(${formatNumber(-(constant ?? 0))}) = ${k}`,
            'Ka = [H₃O⁺] · [A⁻] / [HA]',
          ],
        },
        water,
        {
          text: 'Amounts, charges and both equilibria together give a cubic equation for x = [H₃O⁺].',
          lines: [
            `x³ + Ka · x² − (10⁻¹⁴ + Ka · c) · x − Ka · 10⁻¹⁴ = 0, with c = ${c} mol/L`,
            `x = [H₃O⁺] = ${h} mol/L`,
          ],
        },
      ]
    case 'weak-base':
      return [
        {
          text: 'A weak base takes H⁺ from the water in part.',
          lines: [`Kb = 10^(${formatNumber(-(constant ?? 0))}) = ${k}`, 'Kb = [BH⁺] · [OH⁻] / [B]'],
        },
        water,
        {
          text: 'Amounts, charges and both equilibria together give a cubic equation for x = [OH⁻].',
          lines: [
            `x³ + Kb · x² − (10⁻¹⁴ + Kb · c) · x − Kb · 10⁻¹⁴ = 0, with c = ${c} mol/L`,
            `x = [OH⁻] = ${inFigures(hydroxide, 4)} mol/L`,
            `[H₃O⁺] = ${h} mol/L`,
          ],
        },
      ]
    case 'buffer':
      return [
        {
          text: 'In a buffer, the acid and its conjugate base are both there from the start.',
          lines: [
            `Ka = 10^(${formatNumber(-(constant ?? 0))}) = ${k}`,
            `c(HA) = ${c} mol/L, c(A⁻) = ${plainNumber(base ?? 0)} mol/L`,
          ],
        },
        water,
        {
          text: 'A little of the acid reacts or forms: charges and amounts together give [H₃O⁺].',
          lines: [
            '[H₃O⁺] = Ka · (c(HA) − [H₃O⁺] + [OH⁻]) / (c(A⁻) + [H₃O⁺] − [OH⁻])',
            `[H₃O⁺] = ${h} mol/L`,
          ],
        },
      ]
  }
}

function shortWayText({ solution }: Acidity): string {
  const pKw = formatNumber(WATER_PK)
  switch (solution) {
    case 'strong-acid':
      return 'Compare with the short way, pH = −log c, which leaves the water out.'
    case 'strong-base':
      return `Compare with the short way, pH = ${pKw} + log c, which leaves the water out.`
    case 'weak-acid':
      return 'Compare with the short way, the quadratic x² + Ka · x − Ka · c = 0, which leaves the water out.'
    case 'weak-base':
      return 'Compare with the short way, the quadratic x² + Kb · x − Kb · c = 0, which leaves the water out.'
    case 'buffer':
      return 'Compare with the Henderson-Hasselbalch equation, pH = pKa + log (c(A⁻) / c(HA)).'
  }
}
