import { formatIon, formula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { balance, type Equation } from '#chemistry/reactions/equations.ts'

/** A metal, or hydrogen, and its ion in water. */
export type Couple = {
  readonly symbol: ElementSymbol
  readonly charge: number
  /** Standard reduction potential in V at 25 °C, two decimals. */
  readonly potential: number
}

/**
 * Standard reduction potentials, lowest first. Source: CRC Handbook of Chemistry and Physics, compared
 * with pse-info.de (WebElements, MIT). Couples whose sources are more than 0.05 V apart are left out: Cs,
 * Rb and Pt.
 */
export const couples: readonly Couple[] = [
  { symbol: 'Li', charge: 1, potential: -3.04 },
  { symbol: 'K', charge: 1, potential: -2.93 },
  { symbol: 'Ba', charge: 2, potential: -2.91 },
  { symbol: 'Sr', charge: 2, potential: -2.9 },
  { symbol: 'Ca', charge: 2, potential: -2.87 },
  { symbol: 'Na', charge: 1, potential: -2.71 },
  { symbol: 'Mg', charge: 2, potential: -2.37 },
  { symbol: 'Al', charge: 3, potential: -1.66 },
  { symbol: 'Mn', charge: 2, potential: -1.19 },
  { symbol: 'Zn', charge: 2, potential: -0.76 },
  { symbol: 'Cr', charge: 3, potential: -0.74 },
  { symbol: 'Fe', charge: 2, potential: -0.45 },
  { symbol: 'Cd', charge: 2, potential: -0.4 },
  { symbol: 'Co', charge: 2, potential: -0.28 },
  { symbol: 'Ni', charge: 2, potential: -0.26 },
  { symbol: 'Sn', charge: 2, potential: -0.14 },
  { symbol: 'Pb', charge: 2, potential: -0.13 },
  { symbol: 'H', charge: 1, potential: 0 },
  { symbol: 'Cu', charge: 2, potential: 0.34 },
  { symbol: 'Ag', charge: 1, potential: 0.8 },
  { symbol: 'Hg', charge: 2, potential: 0.85 },
  { symbol: 'Pd', charge: 2, potential: 0.95 },
  { symbol: 'Au', charge: 3, potential: 1.5 },
]

/** Metals that react with the water before they could displace anything from it. */
const WITH_WATER = new Set<ElementSymbol>(['Li', 'K', 'Ba', 'Sr', 'Ca', 'Na'])
/** Sources differ by as much, so nothing is said below it. */
const MIN_DIFFERENCE_V = 0.05

/** Whether a metal displaces another from its ion, under standard conditions. */
export type Displacement = {
  readonly metal: Couple
  readonly ion: Couple
  readonly outcome: 'goes' | 'does-not' | 'too-close'
  /** Potential of the ion minus that of the metal, in V: the voltage of the cell where it goes. */
  readonly voltage: number
  readonly equation: Equation
  readonly reactsWithWater: boolean
}

/**
 * The result of putting a metal into a solution of another metal's ion; null for pairs that are not
 * listed.
 */
export function displacement(metalSymbol: string, ionSymbol: string): Displacement | null {
  const metal = couples.find(({ symbol }) => symbol === metalSymbol && symbol !== 'H')
  const ion = couples.find(({ symbol }) => symbol === ionSymbol)
  if (metal === undefined || ion === undefined || metal === ion) return null
  const voltage = Number((ion.potential - metal.potential).toFixed(2))
  const outcome =
    Math.abs(voltage) < MIN_DIFFERENCE_V ? 'too-close' : voltage > 0 ? 'goes' : 'does-not'
  return {
    metal,
    ion,
    outcome,
    voltage,
    equation: equationOf(metal, ion),
    reactsWithWater: WITH_WATER.has(metal.symbol),
  }
}

/** The ion of a couple in Unicode. */
export function ionText({ symbol, charge }: Couple): string {
  return formatIon(symbol, charge)
}

function equationOf(metal: Couple, ion: Couple): Equation {
  const ionOf = ({ symbol, charge }: Couple) => ({ ...formula(symbol), charge })
  const isHydrogen = ion.symbol === 'H'
  const left = [formula(metal.symbol), ionOf(ion)]
  const right = [ionOf(metal), formula(isHydrogen ? 'H2' : ion.symbol)]
  const [a = 1, b = 1, c = 1, d = 1] = balance(left, right) ?? []
  const [solid, dissolved] = left
  const [made, released] = right
  if (!solid || !dissolved || !made || !released) throw new RangeError('Both sides have two terms.')
  return {
    reactants: [
      { coefficient: a, formula: solid, state: 's' },
      { coefficient: b, formula: dissolved, state: 'aq' },
    ],
    products: [
      { coefficient: c, formula: made, state: 'aq' },
      {
        coefficient: d,
        formula: released,
        state: isHydrogen ? 'g' : ion.symbol === 'Hg' ? 'l' : 's',
      },
    ],
    arrow: 'yields',
  }
}
