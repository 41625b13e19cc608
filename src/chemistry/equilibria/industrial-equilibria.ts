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
      reason: 'a compromise of yield and rate',
    },
    pressure: {
      condition: 'about 200 atm',
      reason: 'fewer molecules of gas on the right',
    },
    catalyst: { condition: 'iron', reason: 'equilibrium sooner, same yield' },
    removal: {
      condition: 'ammonia is taken away',
      reason: 'more is made in its place',
    },
  },
  {
    name: 'the Contact process',
    equation: '2 SO2(g) + O2(g) <=> 2 SO3(g)',
    element: 'S',
    heat: {
      condition: 'about 450 °C',
      reason: 'a compromise of yield and rate',
    },
    pressure: {
      condition: 'only about 2 atm',
      reason: 'the yield is high already',
    },
    catalyst: {
      condition: 'vanadium(V) oxide',
      reason: 'equilibrium sooner, same yield',
    },
    removal: {
      condition: 'SO₃ is taken away',
      reason: 'more is made in its place',
    },
  },
]
