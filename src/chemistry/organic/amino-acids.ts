/** An amino acid of proteins. */
export type AminoAcid = { readonly name: string; readonly short: string; readonly formula: string }

/** Names, abbreviations and formulas. Source: IUPAC–IUB, Nomenclature and Symbolism for Amino Acids and Peptides (1983). */
export const aminoAcids: readonly AminoAcid[] = [
  { name: 'glycine', short: 'Gly', formula: 'C2H5NO2' },
  { name: 'alanine', short: 'Ala', formula: 'C3H7NO2' },
  { name: 'serine', short: 'Ser', formula: 'C3H7NO3' },
  { name: 'valine', short: 'Val', formula: 'C5H11NO2' },
  { name: 'leucine', short: 'Leu', formula: 'C6H13NO2' },
  { name: 'cysteine', short: 'Cys', formula: 'C3H7NO2S' },
  { name: 'phenylalanine', short: 'Phe', formula: 'C9H11NO2' },
]
