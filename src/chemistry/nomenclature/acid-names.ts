/** An acid in water with its formula in plain text, and its other names. */
export type NamedAcid = {
  readonly name: string
  readonly formula: string
  readonly also: readonly string[]
}

/** Acids by their names in water (IUPAC Red Book 2005, tables IR-8.1 and IR-8.2, and the names of schools). */
export const namedAcids: readonly NamedAcid[] = [
  acid('hydrofluoric acid', 'HF'),
  acid('hydrochloric acid', 'HCl'),
  acid('hydrobromic acid', 'HBr'),
  acid('hydroiodic acid', 'HI'),
  acid('hydrocyanic acid', 'HCN'),
  acid('hydrosulfuric acid', 'H2S'),
  acid('nitric acid', 'HNO3'),
  acid('nitrous acid', 'HNO2'),
  acid('sulfuric acid', 'H2SO4'),
  acid('sulfurous acid', 'H2SO3'),
  acid('phosphoric acid', 'H3PO4', 'orthophosphoric acid'),
  acid('phosphorous acid', 'H3PO3', 'phosphonic acid'),
  acid('carbonic acid', 'H2CO3'),
  acid('hypochlorous acid', 'HClO'),
  acid('chlorous acid', 'HClO2'),
  acid('chloric acid', 'HClO3'),
  acid('perchloric acid', 'HClO4'),
  acid('hypobromous acid', 'HBrO'),
  acid('bromic acid', 'HBrO3'),
  acid('iodic acid', 'HIO3'),
  acid('periodic acid', 'HIO4'),
  acid('acetic acid', 'CH3COOH', 'ethanoic acid'),
  acid('formic acid', 'HCOOH', 'methanoic acid'),
  acid('oxalic acid', 'H2C2O4', 'ethanedioic acid'),
  acid('citric acid', 'C6H8O7'),
  acid('boric acid', 'H3BO3', 'orthoboric acid'),
  acid('chromic acid', 'H2CrO4'),
  acid('permanganic acid', 'HMnO4'),
  acid('thiosulfuric acid', 'H2S2O3'),
  acid('arsenic acid', 'H3AsO4'),
  acid('arsenous acid', 'H3AsO3', 'arsenious acid'),
]

function acid(name: string, formula: string, ...also: string[]): NamedAcid {
  return { name, formula, also }
}
