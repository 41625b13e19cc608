import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A metal ion, or ammonium, with sodium hydroxide and with aqueous ammonia. */
export type CationTest = {
  readonly ion: string
  readonly name: string
  readonly element: ElementSymbol
  /** The color of the precipitate with a little sodium hydroxide; null where there is none. */
  readonly color: string | null
  /** The effect of more sodium hydroxide on the precipitate. */
  readonly excess: 'stays' | 'dissolves' | null
}

/**
 * Sources that agree: the notes for qualitative analysis of Cambridge IGCSE Chemistry (0620) and the
 * specification of AQA GCSE Chemistry (8462, section 4.8.3), which has magnesium, and in which aluminum
 * hydroxide is the one that dissolves. Iron(II) hydroxide is named as both of them do, although it is
 * nearly white when it is pure and fresh.
 */
export const cationTests: readonly CationTest[] = [
  { ion: 'Cu^2+', name: 'copper(II)', element: 'Cu', color: 'blue', excess: 'stays' },
  { ion: 'Fe^2+', name: 'iron(II)', element: 'Fe', color: 'green', excess: 'stays' },
  { ion: 'Fe^3+', name: 'iron(III)', element: 'Fe', color: 'red-brown', excess: 'stays' },
  { ion: 'Al^3+', name: 'aluminum', element: 'Al', color: 'white', excess: 'dissolves' },
  { ion: 'Zn^2+', name: 'zinc', element: 'Zn', color: 'white', excess: 'dissolves' },
  { ion: 'Ca^2+', name: 'calcium', element: 'Ca', color: 'white', excess: 'stays' },
  { ion: 'Mg^2+', name: 'magnesium', element: 'Mg', color: 'white', excess: 'stays' },
  { ion: 'NH4^+', name: 'ammonium', element: 'N', color: null, excess: null },
]

/** A halide ion with silver nitrate, and its precipitate with ammonia. */
export type HalideTest = {
  readonly ion: string
  readonly name: string
  readonly element: ElementSymbol
  readonly color: string
  readonly precipitate: string
  /** How the precipitate behaves with aqueous ammonia. */
  readonly ammonia: string
}

/** Colors as above; ammonia after AQA A-level Chemistry (7405, section 3.2.3) and OCR A (H432, 3.1.3). */
export const halideTests: readonly HalideTest[] = [
  {
    ion: 'Cl^-',
    name: 'chloride',
    element: 'Cl',
    color: 'white',
    precipitate: 'AgCl',
    ammonia: 'a precipitate that dissolves in dilute ammonia',
  },
  {
    ion: 'Br^-',
    name: 'bromide',
    element: 'Br',
    color: 'cream',
    precipitate: 'AgBr',
    ammonia: 'a precipitate that only concentrated ammonia dissolves',
  },
  {
    ion: 'I^-',
    name: 'iodide',
    element: 'I',
    color: 'yellow',
    precipitate: 'AgI',
    ammonia: 'a precipitate that no ammonia dissolves',
  },
]

/**
 * The equations of tests for ions, of precipitates in more of the reagent, and of the carbonates that an acid
 * takes out of the way. A test balances each of them.
 */
export const testEquations: readonly (readonly [equation: string, element: ElementSymbol])[] = [
  ['Al^3+ + 3 OH^- -> Al(OH)3', 'Al'],
  ['Ca^2+ + 2 OH^- -> Ca(OH)2', 'Ca'],
  ['Mg^2+ + 2 OH^- -> Mg(OH)2', 'Mg'],
  ['Cu^2+ + 2 OH^- -> Cu(OH)2', 'Cu'],
  ['Fe^2+ + 2 OH^- -> Fe(OH)2', 'Fe'],
  ['Fe^3+ + 3 OH^- -> Fe(OH)3', 'Fe'],
  ['Zn^2+ + 2 OH^- -> Zn(OH)2', 'Zn'],
  ['Cr^3+ + 3 OH^- -> Cr(OH)3', 'Cr'],
  ['Zn(OH)2 + 2 OH^- -> [Zn(OH)4]^2-', 'Zn'],
  ['Zn(OH)2 + 4 NH3 -> [Zn(NH3)4]^2+ + 2 OH^-', 'Zn'],
  ['Cu(OH)2 + 4 NH3 -> [Cu(NH3)4]^2+ + 2 OH^-', 'Cu'],
  ['AgCl + 2 NH3 -> [Ag(NH3)2]^+ + Cl^-', 'Ag'],
  ['AgBr + 2 NH3 -> [Ag(NH3)2]^+ + Br^-', 'Ag'],
  ['Pb^2+ + 2 I^- -> PbI2', 'Pb'],
  ['Cl2 + 2 Br^- -> 2 Cl^- + Br2', 'Br'],
  ['Cl2 + 2 I^- -> 2 Cl^- + I2', 'I'],
  ['CO3^2- + 2 H^+ -> CO2 + H2O', 'C'],
  ['2 Ag^+ + CO3^2- -> Ag2CO3', 'Ag'],
  ['Ag2CO3 + 2 H^+ -> 2 Ag^+ + CO2 + H2O', 'Ag'],
  ['BaCO3 + 2 H^+ -> Ba^2+ + CO2 + H2O', 'Ba'],
  ['CuSO4 + 5 H2O -> CuSO4·5H2O', 'Cu'],
  ['2 H2 + O2 -> 2 H2O', 'H'],
]
