import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A process, as the start of a sentence, and the catalyst that is used for it. */
type Catalysis = {
  readonly process: string
  readonly catalyst: string
  readonly element: ElementSymbol
}

/** Textbook catalysts of industry, cars and laboratories. */
export const catalyses: readonly Catalysis[] = [
  { process: 'Making ammonia from nitrogen and hydrogen', catalyst: 'iron', element: 'Fe' },
  {
    process: 'Making sulfur trioxide from sulfur dioxide',
    catalyst: 'vanadium(V) oxide',
    element: 'V',
  },
  { process: 'Burning ammonia to nitrogen monoxide', catalyst: 'platinum', element: 'Pt' },
  { process: 'Breaking down nitrogen oxides in a car exhaust', catalyst: 'rhodium', element: 'Rh' },
  { process: 'Burning carbon monoxide in a car exhaust', catalyst: 'palladium', element: 'Pd' },
  { process: 'Adding hydrogen to vegetable oil', catalyst: 'nickel', element: 'Ni' },
  { process: 'Breaking down hydrogen peroxide', catalyst: 'manganese(IV) oxide', element: 'Mn' },
  { process: 'Making ethylene oxide from ethylene', catalyst: 'silver', element: 'Ag' },
  { process: 'Making polyethylene from ethylene', catalyst: 'titanium chloride', element: 'Ti' },
  { process: 'Making methanol from carbon monoxide', catalyst: 'copper', element: 'Cu' },
  { process: 'Making liquid fuel from carbon monoxide', catalyst: 'cobalt', element: 'Co' },
]
