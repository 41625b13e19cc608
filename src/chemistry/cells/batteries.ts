import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** The reaction at an electrode of a cell that people use, while it delivers current. */
export type ElectrodeReaction = {
  readonly cell: string
  readonly isAnode: boolean
  /** Balanced, in plain text. */
  readonly equation: string
  readonly element: ElementSymbol
}

/**
 * Electrode reactions of batteries and of fuel cells with hydrogen. Sources: OpenStax Chemistry 2e, section 17.5; those of the
 * Daniell cell and of the fuel cells are in the table of standard potentials. Balance is tested.
 */
export const electrodeReactions: readonly ElectrodeReaction[] = [
  ...both('an acidic fuel cell', 'H2 -> 2 H+ + 2 e-', 'O2 + 4 H+ + 4 e- -> 2 H2O', 'O'),
  ...both('an alkaline fuel cell', 'H2 + 2 OH- -> 2 H2O + 2 e-', 'O2 + 2 H2O + 4 e- -> 4 OH-', 'O'),
  ...both(
    'a lead battery',
    'Pb + SO4^2- -> PbSO4 + 2 e-',
    'PbO2 + SO4^2- + 4 H+ + 2 e- -> PbSO4 + 2 H2O',
    'Pb',
  ),
  ...both('a Daniell cell', 'Zn -> Zn^2+ + 2 e-', 'Cu^2+ + 2 e- -> Cu', 'Zn'),
  ...both(
    'an alkaline battery',
    'Zn + 2 OH- -> ZnO + H2O + 2 e-',
    '2 MnO2 + H2O + 2 e- -> Mn2O3 + 2 OH-',
    'Zn',
  ),
]

function both(
  cell: string,
  atAnode: string,
  atCathode: string,
  element: ElementSymbol,
): readonly ElectrodeReaction[] {
  return [
    { cell, isAnode: true, equation: atAnode, element },
    { cell, isAnode: false, equation: atCathode, element },
  ]
}
