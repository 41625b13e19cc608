import { composition, formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { type Ion, polyatomicIons } from '#chemistry/electrons/ions.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'

/** The formula of a polyatomic ion, with its charge. */
export const formulaOfIon = production('bo-m22', 'formula', 'ionic-formulas', (random) => {
  const ion = pick(random, polyatomicIons)
  const shown = formatIon(ion.formula, ion.charge)
  const [first = 'H'] = composition(ion.formula).keys()
  return {
    type: 'formula',
    key: { formula: shown, ordered: false },
    element: first,
    badge: null,
    stem: `Type the formula of the ${ion.name} ion, with its charge.`,
    answer: shown,
    corrections: [
      ...relatives(ion).map((other) => ({
        given: formatIon(other.formula, other.charge),
        // Only these endings are confused; others are other ions altogether.
        misconception:
          ion.name.endsWith('ite') === other.name.endsWith('ite') ? null : ('BO19' as const),
        text: `That is the ${other.name} ion. The ${ion.name} ion is ${shown}.`,
      })),
      {
        given: formatIon(ion.formula, -ion.charge),
        misconception: null,
        text: `The atoms are right, but the ion has ${ion.charge < 0 ? 'more electrons than protons, so its charge is negative' : 'fewer electrons than protons, so its charge is positive'}. The ${ion.name} ion is ${shown}.`,
      },
    ],
    right: `The ${ion.name} ion is ${formatFormula(ion.formula)} with the charge ${chargeText(ion.charge)}: ${shown}.`,
    see: { elements: [...composition(ion.formula).keys()], article: 'how-ions-are-formed' },
  }
})

/** Ions of the same elements, with which this one is confused. */
function relatives(ion: Ion): readonly Ion[] {
  return polyatomicIons.filter((other) => other !== ion && elementsIn(other) === elementsIn(ion))
}

function elementsIn({ formula }: Ion): string {
  return [...composition(formula).keys()].toSorted().join(' ')
}

function chargeText(charge: number): string {
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}
