import type { ElementSymbol } from '#chemistry/elements/elements.ts'

/** A change of an equilibrium between two colors, and the effect that is seen. */
export type ColorChange = {
  /** As a clause of a question: 'iron(III) ions are added'. */
  readonly change: string
  readonly toward: 'products' | 'reactants'
  readonly seen: string
  readonly kind: 'concentration' | 'temperature'
}

export type ColoredEquilibrium = {
  /** In plain notation. */
  readonly equation: string
  readonly element: ElementSymbol
  readonly changes: readonly ColorChange[]
}

/**
 * Equilibria that show by their color where they lie. Sources: OpenStax Chemistry 2e, sections 13.1 and 13.3, for
 * nitrogen dioxide and the iron(III) thiocyanate ion; RSC Education, "The equilibrium between chromate and
 * dichromate", for the third. Nitrogen dioxide is asked about with the temperature alone: when it is pressed together
 * the color first grows darker and then paler. ΔH of 2 NO2 -> N2O4 is negative (CRC Handbook).
 */
export const coloredEquilibria: readonly ColoredEquilibrium[] = [
  {
    equation: 'Fe^3+ + SCN- <=> FeSCN^2+',
    element: 'Fe',
    changes: [
      change('iron(III) ions are added', 'products', 'its red gets deeper', 'concentration'),
      change('thiocyanate ions are removed', 'reactants', 'its red gets paler', 'concentration'),
    ],
  },
  {
    equation: '2 CrO4^2- + 2 H+ <=> Cr2O7^2- + H2O',
    element: 'Cr',
    changes: [
      change('acid is added', 'products', 'it gets more orange', 'concentration'),
      change(
        'base is added, which removes H⁺',
        'reactants',
        'it gets more yellow',
        'concentration',
      ),
    ],
  },
  {
    equation: '2 NO2 <=> N2O4',
    element: 'N',
    changes: [
      change('it is cooled', 'products', 'its brown gets paler', 'temperature'),
      change('it is warmed', 'reactants', 'its brown gets deeper', 'temperature'),
    ],
  },
]

function change(
  text: string,
  toward: 'products' | 'reactants',
  seen: string,
  kind: 'concentration' | 'temperature',
): ColorChange {
  return { change: text, toward, seen, kind }
}
