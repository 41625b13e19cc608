import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A melt or solution between inert electrodes, and the elements that form at them. */
export type Electrolyte = {
  readonly name: string
  /** The salt, oxide or acid in plain text. */
  readonly formula: string
  readonly isMolten: boolean
  /** The element of the cation of the substance. */
  readonly cation: ElementSymbol
  /** The anion of the substance in plain text. */
  readonly anion: string
  readonly atCathode: string
  readonly atAnode: string
}

/**
 * Melts of one salt, and aluminum oxide in cryolite. Their ions alone can react. Source: AQA GCSE Chemistry 8462,
 * sections 4.4.3.2 and 4.4.3.3; the industrial cells for Na, Mg and Al.
 */
export const melts: readonly Electrolyte[] = [
  melt('lithium chloride', 'LiCl', 'Li', 'Cl-', 'Cl2'),
  melt('sodium chloride', 'NaCl', 'Na', 'Cl-', 'Cl2'),
  melt('potassium chloride', 'KCl', 'K', 'Cl-', 'Cl2'),
  melt('magnesium chloride', 'MgCl2', 'Mg', 'Cl-', 'Cl2'),
  melt('calcium chloride', 'CaCl2', 'Ca', 'Cl-', 'Cl2'),
  melt('zinc chloride', 'ZnCl2', 'Zn', 'Cl-', 'Cl2'),
  melt('lead(II) chloride', 'PbCl2', 'Pb', 'Cl-', 'Cl2'),
  melt('lead(II) bromide', 'PbBr2', 'Pb', 'Br-', 'Br2'),
  melt('sodium bromide', 'NaBr', 'Na', 'Br-', 'Br2'),
  melt('potassium bromide', 'KBr', 'K', 'Br-', 'Br2'),
  melt('potassium iodide', 'KI', 'K', 'I-', 'I2'),
  melt('aluminum oxide in cryolite', 'Al2O3', 'Al', 'O^2-', 'O2'),
]

/**
 * Solutions in water. Ions of copper and silver are easier to reduce than water, those of groups 1 and 2 are not;
 * bromide, iodide and concentrated chloride are oxidized, sulfate and nitrate are not. Source: AQA GCSE Chemistry
 * 8462, section 4.4.3.4. A dilute chloride gives a mixture and is left out, as are nitrates beside hydrogen.
 */
export const watery: readonly Electrolyte[] = [
  solution('concentrated sodium chloride solution', 'NaCl', 'Na', 'Cl-', 'H2', 'Cl2'),
  solution('concentrated potassium chloride solution', 'KCl', 'K', 'Cl-', 'H2', 'Cl2'),
  solution('concentrated copper(II) chloride solution', 'CuCl2', 'Cu', 'Cl-', 'Cu', 'Cl2'),
  solution('concentrated hydrochloric acid', 'HCl', 'H', 'Cl-', 'H2', 'Cl2'),
  solution('sodium bromide solution', 'NaBr', 'Na', 'Br-', 'H2', 'Br2'),
  solution('potassium bromide solution', 'KBr', 'K', 'Br-', 'H2', 'Br2'),
  solution('copper(II) bromide solution', 'CuBr2', 'Cu', 'Br-', 'Cu', 'Br2'),
  solution('sodium iodide solution', 'NaI', 'Na', 'I-', 'H2', 'I2'),
  solution('potassium iodide solution', 'KI', 'K', 'I-', 'H2', 'I2'),
  solution('copper(II) sulfate solution', 'CuSO4', 'Cu', 'SO4^2-', 'Cu', 'O2'),
  solution('copper(II) nitrate solution', 'Cu(NO3)2', 'Cu', 'NO3-', 'Cu', 'O2'),
  solution('silver nitrate solution', 'AgNO3', 'Ag', 'NO3-', 'Ag', 'O2'),
  solution('sodium sulfate solution', 'Na2SO4', 'Na', 'SO4^2-', 'H2', 'O2'),
  solution('potassium sulfate solution', 'K2SO4', 'K', 'SO4^2-', 'H2', 'O2'),
  solution('magnesium sulfate solution', 'MgSO4', 'Mg', 'SO4^2-', 'H2', 'O2'),
  solution('dilute sulfuric acid', 'H2SO4', 'H', 'SO4^2-', 'H2', 'O2'),
]

function melt(
  name: string,
  formula: string,
  cation: ElementSymbol,
  anion: string,
  atAnode: string,
): Electrolyte {
  return { name, formula, isMolten: true, cation, anion, atCathode: cation, atAnode }
}

function solution(
  name: string,
  formula: string,
  cation: ElementSymbol,
  anion: string,
  atCathode: string,
  atAnode: string,
): Electrolyte {
  return { name, formula, isMolten: false, cation, anion, atCathode, atAnode }
}
