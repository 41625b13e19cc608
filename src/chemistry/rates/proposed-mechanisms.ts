import type { ElementSymbol } from '#chemistry/elements/elements.ts'

/** One way in which a reaction might run on paper: the slow step first, then what follows. */
export type Proposal = {
  /** In plain notation. A fast step runs as often as the overall equation needs it. */
  readonly slow: string
  readonly fast: string | null
  /** How often the fast step runs for each slow one. */
  readonly times: 1 | 2
}

export type Proposed = {
  readonly equation: string
  readonly element: ElementSymbol
  readonly proposals: readonly Proposal[]
}

/**
 * Mechanisms that add up to an equation, whether it runs that way or not: questions ask which rate law each would have.
 * Steps of those that experiments support are in `step-mechanisms.ts`.
 */
export const proposedMechanisms: readonly Proposed[] = [
  {
    equation: '2 NO2 + F2 -> 2 NO2F',
    element: 'F',
    proposals: [
      { slow: '2 NO2 + F2 -> 2 NO2F', fast: null, times: 1 },
      { slow: 'NO2 + F2 -> NO2F + F', fast: 'NO2 + F -> NO2F', times: 1 },
      { slow: 'F2 -> 2 F', fast: 'NO2 + F -> NO2F', times: 2 },
      { slow: '2 NO2 -> N2O4', fast: 'N2O4 + F2 -> 2 NO2F', times: 1 },
    ],
  },
  {
    equation: 'NO2 + CO -> NO + CO2',
    element: 'C',
    proposals: [
      { slow: 'NO2 + CO -> NO + CO2', fast: null, times: 1 },
      { slow: '2 NO2 -> NO3 + NO', fast: 'NO3 + CO -> NO2 + CO2', times: 1 },
      { slow: 'NO2 -> NO + O', fast: 'O + CO -> CO2', times: 1 },
    ],
  },
  {
    equation: '2 NO + Cl2 -> 2 NOCl',
    element: 'Cl',
    proposals: [
      { slow: '2 NO + Cl2 -> 2 NOCl', fast: null, times: 1 },
      { slow: 'NO + Cl2 -> NOCl2', fast: 'NOCl2 + NO -> 2 NOCl', times: 1 },
      { slow: 'Cl2 -> 2 Cl', fast: 'NO + Cl -> NOCl', times: 2 },
      { slow: '2 NO -> N2O2', fast: 'N2O2 + Cl2 -> 2 NOCl', times: 1 },
    ],
  },
  {
    equation: '2 NO + O2 -> 2 NO2',
    element: 'O',
    proposals: [
      { slow: '2 NO + O2 -> 2 NO2', fast: null, times: 1 },
      { slow: 'NO + O2 -> NO3', fast: 'NO3 + NO -> 2 NO2', times: 1 },
      { slow: '2 NO -> N2O2', fast: 'N2O2 + O2 -> 2 NO2', times: 1 },
    ],
  },
]
