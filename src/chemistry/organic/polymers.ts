/** A polymer that is made by addition: its units have all atoms of the monomer. */
export type AdditionPolymer = {
  readonly name: string
  /** Its name in shops and workshops. */
  readonly common: string
  readonly monomer: string
  /** Condensed formulas in plain notation. */
  readonly monomerFormula: string
  readonly unitFormula: string
  /** The molecular formula of monomer and unit. */
  readonly formula: string
}

/** A polymer that is made by condensation: each link gives off water. */
export type CondensationPolymer = {
  readonly name: string
  readonly monomers: readonly { readonly name: string; readonly formula: string }[]
  /** The formula of the repeat unit, of one molecule of each monomer. */
  readonly formula: string
  /** Molecules of water that are given off for each repeat unit. */
  readonly water: number
}

/** Monomers and uses as in AQA A-level 7405, section 3.3.12, and GCSE 8462, section 4.7.3. */
export const additionPolymers: readonly AdditionPolymer[] = [
  {
    name: 'poly(ethene)',
    common: 'polyethylene (PE)',
    monomer: 'ethene',
    monomerFormula: 'CH2=CH2',
    unitFormula: 'CH2CH2',
    formula: 'C2H4',
  },
  {
    name: 'poly(propene)',
    common: 'polypropylene (PP)',
    monomer: 'propene',
    monomerFormula: 'CH2=CHCH3',
    unitFormula: 'CH2CH(CH3)',
    formula: 'C3H6',
  },
  {
    name: 'poly(chloroethene)',
    common: 'polyvinyl chloride (PVC)',
    monomer: 'chloroethene',
    monomerFormula: 'CH2=CHCl',
    unitFormula: 'CH2CHCl',
    formula: 'C2H3Cl',
  },
  {
    name: 'poly(phenylethene)',
    common: 'polystyrene (PS)',
    monomer: 'phenylethene',
    monomerFormula: 'CH2=CHC6H5',
    unitFormula: 'CH2CH(C6H5)',
    formula: 'C8H8',
  },
  {
    name: 'poly(tetrafluoroethene)',
    common: 'PTFE (Teflon)',
    monomer: 'tetrafluoroethene',
    monomerFormula: 'CF2=CF2',
    unitFormula: 'CF2CF2',
    formula: 'C2F4',
  },
  {
    name: 'poly(propenenitrile)',
    common: 'acrylic fiber (PAN)',
    monomer: 'propenenitrile',
    monomerFormula: 'CH2=CHCN',
    unitFormula: 'CH2CH(CN)',
    formula: 'C3H3N',
  },
  {
    name: 'poly(methyl 2-methylpropenoate)',
    common: 'acrylic glass (PMMA)',
    monomer: 'methyl 2-methylpropenoate',
    monomerFormula: 'CH2=C(CH3)COOCH3',
    unitFormula: 'CH2C(CH3)(COOCH3)',
    formula: 'C5H8O2',
  },
  {
    name: 'poly(ethenyl ethanoate)',
    common: 'polyvinyl acetate (wood glue)',
    monomer: 'ethenyl ethanoate',
    monomerFormula: 'CH2=CHOCOCH3',
    unitFormula: 'CH2CH(OCOCH3)',
    formula: 'C4H6O2',
  },
  {
    name: 'poly(2-methylpropene)',
    common: 'butyl rubber, its main part',
    monomer: '2-methylpropene',
    monomerFormula: 'CH2=C(CH3)2',
    unitFormula: 'CH2C(CH3)2',
    formula: 'C4H8',
  },
]

/** From the same sections. */
export const condensationPolymers: readonly CondensationPolymer[] = [
  {
    name: 'PET',
    monomers: [
      { name: 'ethane-1,2-diol', formula: 'C2H6O2' },
      { name: 'benzene-1,4-dicarboxylic acid', formula: 'C8H6O4' },
    ],
    formula: 'C10H8O4',
    water: 2,
  },
  {
    name: 'nylon 6,6',
    monomers: [
      { name: 'hexane-1,6-diamine', formula: 'C6H16N2' },
      { name: 'hexanedioic acid', formula: 'C6H10O4' },
    ],
    formula: 'C12H22N2O2',
    water: 2,
  },
  {
    name: 'Kevlar',
    monomers: [
      { name: 'benzene-1,4-diamine', formula: 'C6H8N2' },
      { name: 'benzene-1,4-dicarboxylic acid', formula: 'C8H6O4' },
    ],
    formula: 'C14H10N2O2',
    water: 2,
  },
  {
    name: 'polylactic acid (PLA)',
    monomers: [{ name: '2-hydroxypropanoic acid', formula: 'C3H6O3' }],
    formula: 'C3H4O2',
    water: 1,
  },
  {
    name: 'starch',
    monomers: [{ name: 'glucose', formula: 'C6H12O6' }],
    formula: 'C6H10O5',
    water: 1,
  },
]
