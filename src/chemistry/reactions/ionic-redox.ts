import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A redox reaction of ions in water. */
export type IonicRedox = {
  /** Balanced, in plain text, with the smallest whole numbers. */
  readonly equation: string
  /** The element that is reduced. */
  readonly element: ElementSymbol
  /** Numbers with which the atoms agree and the charges do not, where there are such numbers. */
  readonly byAtoms: readonly number[] | null
}

/**
 * Redox reactions of ions, most of them in acidic solution. Sources: tables of standard reduction
 * potentials and textbooks of analytical chemistry (Harris, Quantitative Chemical Analysis). Balance,
 * smallest numbers and that there are no others are tested.
 */
export const ionicRedox: readonly IonicRedox[] = [
  redox('Mn', 'MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O', [1, 1, 8, 1, 1, 4]),
  redox('Cr', 'Cr2O7^2- + 6 Fe^2+ + 14 H+ -> 2 Cr^3+ + 6 Fe^3+ + 7 H2O', [1, 1, 14, 2, 1, 7]),
  redox('Mn', '2 MnO4- + 10 I- + 16 H+ -> 2 Mn^2+ + 5 I2 + 8 H2O', [1, 2, 8, 1, 1, 4]),
  redox('Cr', 'Cr2O7^2- + 6 I- + 14 H+ -> 2 Cr^3+ + 3 I2 + 7 H2O', [1, 2, 14, 2, 1, 7]),
  redox('Mn', '2 MnO4- + 10 Br- + 16 H+ -> 2 Mn^2+ + 5 Br2 + 8 H2O', [1, 2, 8, 1, 1, 4]),
  redox('Mn', '2 MnO4- + 10 Cl- + 16 H+ -> 2 Mn^2+ + 5 Cl2 + 8 H2O', [1, 2, 8, 1, 1, 4]),
  redox('Mn', '2 MnO4- + 5 C2O4^2- + 16 H+ -> 2 Mn^2+ + 10 CO2 + 8 H2O', [1, 1, 8, 1, 2, 4]),
  redox('Mn', '2 MnO4- + 5 SO3^2- + 6 H+ -> 2 Mn^2+ + 5 SO4^2- + 3 H2O', [1, 1, 6, 1, 1, 3]),
  redox('Cr', 'Cr2O7^2- + 3 SO3^2- + 8 H+ -> 2 Cr^3+ + 3 SO4^2- + 4 H2O', [1, 1, 12, 2, 1, 6]),
  redox('Cr', 'Cr2O7^2- + 3 SO2 + 2 H+ -> 2 Cr^3+ + 3 SO4^2- + H2O', [1, 1, 10, 2, 1, 5]),
  redox('Mn', '2 MnO4- + 5 Sn^2+ + 16 H+ -> 2 Mn^2+ + 5 Sn^4+ + 8 H2O', [1, 1, 8, 1, 1, 4]),
  redox('Cr', 'Cr2O7^2- + 3 Sn^2+ + 14 H+ -> 2 Cr^3+ + 3 Sn^4+ + 7 H2O', [1, 1, 14, 2, 1, 7]),
  redox('N', '3 Cu + 2 NO3- + 8 H+ -> 3 Cu^2+ + 2 NO + 4 H2O', [1, 1, 4, 1, 1, 2]),
  redox('N', 'Cu + 2 NO3- + 4 H+ -> Cu^2+ + 2 NO2 + 2 H2O', [1, 1, 2, 1, 1, 1]),
  redox('N', '3 Ag + NO3- + 4 H+ -> 3 Ag+ + NO + 2 H2O', [1, 1, 4, 1, 1, 2]),
  redox('N', '4 Zn + NO3- + 10 H+ -> 4 Zn^2+ + NH4+ + 3 H2O', [1, 1, 10, 1, 1, 3]),
  redox('N', '3 Fe^2+ + NO3- + 4 H+ -> 3 Fe^3+ + NO + 2 H2O', [1, 1, 4, 1, 1, 2]),
  redox('Mn', 'MnO2 + 2 Cl- + 4 H+ -> Mn^2+ + Cl2 + 2 H2O', null),
  redox('Pb', 'PbO2 + 2 Cl- + 4 H+ -> Pb^2+ + Cl2 + 2 H2O', null),
  redox('Mn', 'MnO2 + 2 Fe^2+ + 4 H+ -> Mn^2+ + 2 Fe^3+ + 2 H2O', [1, 1, 4, 1, 1, 2]),
  redox('Br', 'BrO3- + 5 Br- + 6 H+ -> 3 Br2 + 3 H2O', [1, 1, 6, 1, 3]),
  redox('I', 'IO3- + 5 I- + 6 H+ -> 3 I2 + 3 H2O', [1, 1, 6, 1, 3]),
  redox('Cl', 'ClO3- + 6 Fe^2+ + 6 H+ -> Cl- + 6 Fe^3+ + 3 H2O', [1, 1, 6, 1, 1, 3]),
  redox('Fe', '2 Fe^3+ + Sn^2+ -> 2 Fe^2+ + Sn^4+', [1, 1, 1, 1]),
  redox('Fe', '2 Fe^3+ + 2 I- -> 2 Fe^2+ + I2', [1, 2, 1, 1]),
  redox('Cl', '2 Fe^2+ + Cl2 -> 2 Fe^3+ + 2 Cl-', [1, 1, 1, 2]),
  redox('N', '3 H2S + 2 NO3- + 2 H+ -> 3 S + 2 NO + 4 H2O', [1, 1, 2, 1, 1, 2]),
  redox('Cr', 'Cr2O7^2- + 3 H2S + 8 H+ -> 2 Cr^3+ + 3 S + 7 H2O', [1, 1, 12, 2, 1, 7]),
  redox('Mn', '2 MnO4- + 5 H2S + 6 H+ -> 2 Mn^2+ + 5 S + 8 H2O', [1, 1, 6, 1, 1, 4]),
  redox('Cl', '3 Cl2 + 6 OH- -> 5 Cl- + ClO3- + 3 H2O', null),
]

function redox(
  element: ElementSymbol,
  equation: string,
  byAtoms: readonly number[] | null,
): IonicRedox {
  return { element, equation, byAtoms }
}
