import type { ElementSymbol } from '#chemistry/elements/elements.ts'

/** A condition of a process and the reason for it. */
type Condition = { readonly condition: string; readonly reason: string }

export type IndustrialProcess = {
  readonly name: string
  /** In plain notation, with states. */
  readonly equation: string
  readonly element: ElementSymbol
  readonly heat: Condition
  readonly pressure: Condition
  readonly catalyst: Condition
  readonly removal: Condition
}

/**
 * Two exothermic equilibria of industry. Sources that agree: AQA GCSE Chemistry 8462, section 4.10.4.1 (Haber
 * process), and Cambridge IGCSE Chemistry 0620, topic 6.3 (Haber and Contact process), for temperatures, pressures and
 * catalysts.
 */
export const industrialProcesses: readonly IndustrialProcess[] = [
  {
    name: 'the Haber process',
    equation: 'N2(g) + 3 H2(g) <=> 2 NH3(g)',
    element: 'N',
    heat: {
      condition: 'about 450 °C',
      reason: 'colder would give more product, but too slowly',
    },
    pressure: {
      condition: 'about 200 atm',
      reason: 'there are fewer molecules of gas on the right',
    },
    catalyst: { condition: 'iron', reason: 'equilibrium comes sooner, with the same yield' },
    removal: {
      condition: 'ammonia is liquefied and taken away',
      reason: 'the forward reaction goes on to replace it',
    },
  },
  {
    name: 'the Contact process',
    equation: '2 SO2(g) + O2(g) <=> 2 SO3(g)',
    element: 'S',
    heat: {
      condition: 'about 450 °C',
      reason: 'colder would give more product, but too slowly',
    },
    pressure: {
      condition: 'only about 2 atm',
      reason: 'hardly anything is left to gain, so more would not pay',
    },
    catalyst: {
      condition: 'vanadium(V) oxide',
      reason: 'equilibrium comes sooner, with the same yield',
    },
    removal: {
      condition: 'sulfur trioxide is dissolved and taken away',
      reason: 'the forward reaction goes on to replace it',
    },
  },
]
