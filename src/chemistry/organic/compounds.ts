import { type Family, familyOf } from './molecules/families.ts'
import type { Molecule } from './molecules/molecule.ts'
import { readSmiles } from './molecules/smiles.ts'

/** An organic compound with its boiling point at 101.3 kPa. */
export type OrganicCompound = {
  readonly name: string
  readonly molecule: Molecule
  readonly family: Family
  /** The condensed formula in plain notation. */
  readonly condensed: string
  /** In °C. */
  readonly boilingPoint: number
}

/**
 * Compounds without rings. The boiling points are medians of three to five compilations (CAS, CRC Handbook, NIST, Wikidata,
 * Yaws) that agree within 2 K, as the Python package `chemicals` (CalebBell/chemicals, commit 82faef9) lists them.
 */
export const organicCompounds: readonly OrganicCompound[] = (
  [
    ['methane', 'C', 'CH4', -161.5],
    ['ethane', 'CC', 'CH3CH3', -88.5],
    ['propane', 'CCC', 'CH3CH2CH3', -42.1],
    ['butane', 'CCCC', 'CH3CH2CH2CH3', -0.5],
    ['pentane', 'CCCCC', 'CH3(CH2)3CH3', 36.1],
    ['hexane', 'CCCCCC', 'CH3(CH2)4CH3', 68.7],
    ['heptane', 'CCCCCCC', 'CH3(CH2)5CH3', 98.3],
    ['octane', 'CCCCCCCC', 'CH3(CH2)6CH3', 125.6],
    ['nonane', 'CCCCCCCCC', 'CH3(CH2)7CH3', 150.8],
    ['decane', 'CCCCCCCCCC', 'CH3(CH2)8CH3', 174.1],
    ['2-methylpropane', 'CC(C)C', 'CH3CH(CH3)CH3', -11.7],
    ['2-methylbutane', 'CCC(C)C', 'CH3CH(CH3)CH2CH3', 27.8],
    ['2,2-dimethylpropane', 'CC(C)(C)C', 'C(CH3)4', 9.5],
    ['2-methylpentane', 'CCCC(C)C', 'CH3CH(CH3)CH2CH2CH3', 60.3],
    ['3-methylpentane', 'CCC(C)CC', 'CH3CH2CH(CH3)CH2CH3', 63.3],
    ['2,2-dimethylbutane', 'CCC(C)(C)C', 'CH3C(CH3)2CH2CH3', 49.7],
    ['2,3-dimethylbutane', 'CC(C)C(C)C', 'CH3CH(CH3)CH(CH3)CH3', 58],
    ['2,2,4-trimethylpentane', 'CC(C)CC(C)(C)C', 'CH3C(CH3)2CH2CH(CH3)CH3', 99.2],
    ['ethene', 'C=C', 'CH2=CH2', -103.7],
    ['propene', 'CC=C', 'CH3CH=CH2', -47.6],
    ['but-1-ene', 'CCC=C', 'CH3CH2CH=CH2', -6.3],
    ['2-methylpropene', 'CC(C)=C', 'CH2=C(CH3)2', -6.9],
    ['pent-1-ene', 'CCCC=C', 'CH3CH2CH2CH=CH2', 30],
    ['hex-1-ene', 'CCCCC=C', 'CH3(CH2)3CH=CH2', 63.4],
    ['methanol', 'CO', 'CH3OH', 64.7],
    ['ethanol', 'CCO', 'CH3CH2OH', 78.3],
    ['propan-1-ol', 'CCCO', 'CH3CH2CH2OH', 97.2],
    ['propan-2-ol', 'CC(C)O', 'CH3CH(OH)CH3', 82.3],
    ['butan-1-ol', 'CCCCO', 'CH3CH2CH2CH2OH', 117.6],
    ['butan-2-ol', 'CCC(C)O', 'CH3CH(OH)CH2CH3', 99.4],
    ['2-methylpropan-1-ol', 'CC(C)CO', 'CH3CH(CH3)CH2OH', 107.8],
    ['2-methylpropan-2-ol', 'CC(C)(C)O', '(CH3)3COH', 82.3],
    ['pentan-1-ol', 'CCCCCO', 'CH3(CH2)4OH', 137.7],
    ['hexan-1-ol', 'CCCCCCO', 'CH3(CH2)5OH', 156.9],
    ['ethane-1,2-diol', 'OCCO', 'HOCH2CH2OH', 197.3],
    ['chloromethane', 'CCl', 'CH3Cl', -24.2],
    ['bromomethane', 'CBr', 'CH3Br', 3.5],
    ['iodomethane', 'CI', 'CH3I', 42.5],
    ['dichloromethane', 'ClCCl', 'CH2Cl2', 39.8],
    ['trichloromethane', 'ClC(Cl)Cl', 'CHCl3', 61.2],
    ['tetrachloromethane', 'ClC(Cl)(Cl)Cl', 'CCl4', 76.7],
    ['chloroethane', 'CCCl', 'CH3CH2Cl', 12.3],
    ['bromoethane', 'CCBr', 'CH3CH2Br', 38.3],
    ['iodoethane', 'CCI', 'CH3CH2I', 72.2],
    ['1-chloropropane', 'CCCCl', 'CH3CH2CH2Cl', 46.6],
    ['2-chloropropane', 'CC(C)Cl', 'CH3CHClCH3', 35.4],
    ['1-bromopropane', 'CCCBr', 'CH3CH2CH2Br', 70.9],
    ['2-bromopropane', 'CC(C)Br', 'CH3CHBrCH3', 59.4],
    ['1-chlorobutane', 'CCCCCl', 'CH3CH2CH2CH2Cl', 78.5],
    ['1-bromobutane', 'CCCCBr', 'CH3CH2CH2CH2Br', 101.3],
    ['1-iodobutane', 'CCCCI', 'CH3CH2CH2CH2I', 130.3],
    ['2-chloro-2-methylpropane', 'CC(C)(C)Cl', '(CH3)3CCl', 50.9],
    ['2-bromo-2-methylpropane', 'CC(C)(C)Br', '(CH3)3CBr', 73.3],
    ['1,2-dibromoethane', 'BrCCBr', 'CH2BrCH2Br', 131.3],
    ['methanal', 'C=O', 'HCHO', -19.1],
    ['ethanal', 'CC=O', 'CH3CHO', 20.8],
    ['propanal', 'CCC=O', 'CH3CH2CHO', 48.4],
    ['butanal', 'CCCC=O', 'CH3CH2CH2CHO', 74.8],
    ['pentanal', 'CCCCC=O', 'CH3(CH2)3CHO', 103],
    ['propanone', 'CC(C)=O', 'CH3COCH3', 56.1],
    ['butanone', 'CCC(C)=O', 'CH3COCH2CH3', 79.6],
    ['pentan-2-one', 'CCCC(C)=O', 'CH3COCH2CH2CH3', 101.8],
    ['pentan-3-one', 'CCC(=O)CC', 'CH3CH2COCH2CH3', 101.9],
    ['methanoic acid', 'OC=O', 'HCOOH', 100.7],
    ['ethanoic acid', 'CC(O)=O', 'CH3COOH', 117.9],
    ['propanoic acid', 'CCC(O)=O', 'CH3CH2COOH', 141.1],
    ['butanoic acid', 'CCCC(O)=O', 'CH3CH2CH2COOH', 163.2],
    ['methyl methanoate', 'COC=O', 'HCOOCH3', 31.7],
    ['methyl ethanoate', 'COC(C)=O', 'CH3COOCH3', 56.9],
    ['ethyl methanoate', 'CCOC=O', 'HCOOCH2CH3', 54.3],
    ['ethyl ethanoate', 'CCOC(C)=O', 'CH3COOCH2CH3', 77.1],
    ['methyl propanoate', 'CCC(=O)OC', 'CH3CH2COOCH3', 79.6],
    ['methyl butanoate', 'CCCC(=O)OC', 'CH3CH2CH2COOCH3', 102.3],
    ['ethyl butanoate', 'CCCC(=O)OCC', 'CH3CH2CH2COOCH2CH3', 121],
    ['propyl ethanoate', 'CCCOC(C)=O', 'CH3COOCH2CH2CH3', 101.5],
    ['methoxymethane', 'COC', 'CH3OCH3', -24.8],
    ['ethoxyethane', 'CCOCC', 'CH3CH2OCH2CH3', 34.4],
    ['methanamine', 'CN', 'CH3NH2', -6.3],
    ['ethanamine', 'CCN', 'CH3CH2NH2', 16.6],
    ['propan-1-amine', 'CCCN', 'CH3CH2CH2NH2', 48.2],
    ['butan-1-amine', 'CCCCN', 'CH3CH2CH2CH2NH2', 77.8],
    ['N,N-dimethylmethanamine', 'CN(C)C', '(CH3)3N', 2.8],
    ['ethanenitrile', 'CC#N', 'CH3CN', 81.6],
    ['propyne', 'CC#C', 'CH3CCH', -23.2],
  ] as const
).flatMap(([name, smiles, condensed, boilingPoint]) => {
  const molecule = readSmiles(smiles)
  const family = familyOf(molecule)
  return family === null ? [] : [{ name, molecule, family, condensed, boilingPoint }]
})

/**
 * Vapor pressures in kPa at 25 °C, by the Antoine constants of the NIST WebBook in the same package; each equation gives
 * 101.3 kPa within 3 % at the boiling point.
 */
export const vaporPressures: readonly { readonly name: string; readonly kilopascals: number }[] = [
  { name: 'pentane', kilopascals: 68.3 },
  { name: '1-chloropropane', kilopascals: 45.6 },
  { name: '2,3-dimethylbutane', kilopascals: 31.3 },
  { name: 'propanone', kilopascals: 30.6 },
  { name: 'methyl ethanoate', kilopascals: 28.8 },
  { name: '2-methylpentane', kilopascals: 28.2 },
  { name: '2-bromopropane', kilopascals: 28.2 },
  { name: '3-methylpentane', kilopascals: 25.3 },
  { name: 'hex-1-ene', kilopascals: 24.8 },
  { name: 'iodoethane', kilopascals: 18.3 },
  { name: '1-bromopropane', kilopascals: 18.3 },
  { name: '2-bromo-2-methylpropane', kilopascals: 18 },
  { name: 'tetrachloromethane', kilopascals: 15.2 },
  { name: '1-chlorobutane', kilopascals: 13.6 },
  { name: 'ethyl ethanoate', kilopascals: 12.6 },
  { name: 'ethanenitrile', kilopascals: 11.8 },
  { name: 'methyl propanoate', kilopascals: 11.5 },
  { name: 'ethyl butanoate', kilopascals: 2.3 },
  { name: 'ethanoic acid', kilopascals: 2.11 },
  { name: '1,2-dibromoethane', kilopascals: 1.9 },
  { name: 'butan-1-ol', kilopascals: 0.89 },
]
