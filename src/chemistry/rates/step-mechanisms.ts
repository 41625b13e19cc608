import type { ElementSymbol } from '#chemistry/elements/elements.ts'

/** One step of a mechanism; an equilibrium is fast in both directions. */
export type Step = { readonly equation: string; readonly pace: 'slow' | 'fast' }

export type Mechanism = {
  readonly element: ElementSymbol
  readonly steps: readonly Step[]
  /** The exponents of the rate law that the steps lead to, by formula. */
  readonly rateLaw: Readonly<Record<string, number>>
}

/**
 * Mechanisms in textbooks (OpenStax Chemistry 2e, section 12.6, and A level courses). Questions give the steps, and
 * the rate law follows from them alone: up to the slow step, with intermediates replaced by what they are made of.
 */
export const mechanisms: readonly Mechanism[] = [
  {
    element: 'N',
    steps: [
      { equation: '2 NO2 -> NO3 + NO', pace: 'slow' },
      { equation: 'NO3 + CO -> NO2 + CO2', pace: 'fast' },
    ],
    rateLaw: { NO2: 2 },
  },
  {
    element: 'F',
    steps: [
      { equation: 'NO2 + F2 -> NO2F + F', pace: 'slow' },
      { equation: 'NO2 + F -> NO2F', pace: 'fast' },
    ],
    rateLaw: { NO2: 1, F2: 1 },
  },
  {
    element: 'O',
    steps: [
      { equation: 'NO + O2 <=> NO3', pace: 'fast' },
      { equation: 'NO3 + NO -> 2 NO2', pace: 'slow' },
    ],
    rateLaw: { NO: 2, O2: 1 },
  },
  {
    element: 'Cl',
    steps: [
      { equation: 'NO + Cl2 <=> NOCl2', pace: 'fast' },
      { equation: 'NOCl2 + NO -> 2 NOCl', pace: 'slow' },
    ],
    rateLaw: { NO: 2, Cl2: 1 },
  },
  {
    element: 'H',
    steps: [
      { equation: '2 NO <=> N2O2', pace: 'fast' },
      { equation: 'N2O2 + H2 -> N2O + H2O', pace: 'slow' },
      { equation: 'N2O + H2 -> N2 + H2O', pace: 'fast' },
    ],
    rateLaw: { NO: 2, H2: 1 },
  },
  {
    element: 'I',
    steps: [
      { equation: 'H2O2 + I- -> H2O + IO-', pace: 'slow' },
      { equation: 'IO- + H2O2 -> H2O + O2 + I-', pace: 'fast' },
    ],
    rateLaw: { H2O2: 1, 'I-': 1 },
  },
  {
    element: 'Br',
    steps: [
      { equation: '(CH3)3CBr -> (CH3)3C+ + Br-', pace: 'slow' },
      { equation: '(CH3)3C+ + OH- -> (CH3)3COH', pace: 'fast' },
    ],
    rateLaw: { '(CH3)3CBr': 1 },
  },
]

/** Mechanisms in which a catalyst is used up in one step and comes back in the next one. */
export const catalyticMechanisms: readonly Cycle[] = [
  { element: 'I', steps: ['H2O2 + I- -> H2O + IO-', 'IO- + H2O2 -> H2O + O2 + I-'] },
  { element: 'Cl', steps: ['O3 + Cl -> ClO + O2', 'ClO + O -> Cl + O2'] },
  { element: 'N', steps: ['O3 + NO -> NO2 + O2', 'NO2 + O -> NO + O2'] },
  { element: 'S', steps: ['2 NO + O2 -> 2 NO2', '2 SO2 + 2 NO2 -> 2 SO3 + 2 NO'] },
  {
    element: 'Fe',
    steps: ['S2O8^2- + 2 Fe^2+ -> 2 SO4^2- + 2 Fe^3+', '2 Fe^3+ + 2 I- -> 2 Fe^2+ + I2'],
  },
]

type Cycle = { readonly element: ElementSymbol; readonly steps: readonly string[] }
