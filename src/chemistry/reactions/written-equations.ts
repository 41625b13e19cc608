import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A reaction in words with its right equation and typical wrong ones. */
type WrittenEquation = {
  /** In running text: 'magnesium burns to magnesium oxide'. */
  readonly words: string
  readonly element: ElementSymbol
  readonly right: string
  /** Balanced by changing a substance. */
  readonly otherSubstance: readonly string[]
  /** Balanced with atoms instead of the molecules of a gas. */
  readonly singleAtoms: readonly string[]
  readonly unbalanced: readonly string[]
}

/** Simple reactions of elements. */
export const writtenEquations: readonly WrittenEquation[] = [
  {
    words: 'magnesium burns to magnesium oxide',
    element: 'Mg',
    right: '2 Mg + O2 -> 2 MgO',
    otherSubstance: ['Mg + O2 -> MgO2'],
    singleAtoms: ['Mg + O -> MgO'],
    unbalanced: ['Mg + O2 -> 2 MgO', '2 Mg + 2 O2 -> 2 MgO'],
  },
  {
    words: 'hydrogen burns to water',
    element: 'H',
    right: '2 H2 + O2 -> 2 H2O',
    otherSubstance: ['H2 + O2 -> H2O2'],
    singleAtoms: ['H2 + O -> H2O'],
    unbalanced: ['2 H2 + O2 -> H2O', 'H2 + O2 -> 2 H2O'],
  },
  {
    words: 'nitrogen and hydrogen form ammonia',
    element: 'N',
    right: 'N2 + 3 H2 -> 2 NH3',
    otherSubstance: ['N2 + 2 H2 -> N2H4'],
    singleAtoms: ['N + 3 H -> NH3'],
    unbalanced: ['N2 + 3 H2 -> NH3', 'N2 + H2 -> 2 NH3'],
  },
  {
    words: 'sodium and chlorine form sodium chloride',
    element: 'Na',
    right: '2 Na + Cl2 -> 2 NaCl',
    otherSubstance: ['Na + Cl2 -> NaCl2'],
    singleAtoms: ['Na + Cl -> NaCl'],
    unbalanced: ['Na + Cl2 -> 2 NaCl', '2 Na + 2 Cl2 -> 2 NaCl'],
  },
  {
    words: 'calcium burns to calcium oxide',
    element: 'Ca',
    right: '2 Ca + O2 -> 2 CaO',
    otherSubstance: ['Ca + O2 -> CaO2'],
    singleAtoms: ['Ca + O -> CaO'],
    unbalanced: ['Ca + O2 -> 2 CaO', '2 Ca + O2 -> CaO'],
  },
  {
    words: 'aluminum burns to aluminum oxide',
    element: 'Al',
    right: '4 Al + 3 O2 -> 2 Al2O3',
    otherSubstance: ['Al + O2 -> AlO2'],
    singleAtoms: ['2 Al + 3 O -> Al2O3'],
    unbalanced: ['2 Al + 3 O2 -> Al2O3', '4 Al + O2 -> 2 Al2O3'],
  },
  {
    words: 'lithium burns to lithium oxide',
    element: 'Li',
    right: '4 Li + O2 -> 2 Li2O',
    otherSubstance: ['Li + O2 -> LiO2'],
    singleAtoms: ['2 Li + O -> Li2O'],
    unbalanced: ['2 Li + O2 -> Li2O', 'Li + O2 -> 2 Li2O'],
  },
  {
    words: 'carbon monoxide burns to carbon dioxide',
    element: 'C',
    right: '2 CO + O2 -> 2 CO2',
    otherSubstance: ['CO + O2 -> CO3'],
    singleAtoms: ['CO + O -> CO2'],
    unbalanced: ['CO + O2 -> CO2', '2 CO + O2 -> CO2'],
  },
  {
    words: 'hydrogen and chlorine form hydrogen chloride',
    element: 'Cl',
    right: 'H2 + Cl2 -> 2 HCl',
    otherSubstance: ['H2 + Cl2 -> H2Cl2'],
    singleAtoms: ['H + Cl -> HCl'],
    unbalanced: ['H2 + Cl2 -> HCl', '2 H2 + Cl2 -> 2 HCl'],
  },
  {
    words: 'iron and chlorine form iron(III) chloride',
    element: 'Fe',
    right: '2 Fe + 3 Cl2 -> 2 FeCl3',
    otherSubstance: ['Fe + Cl2 -> FeCl2'],
    singleAtoms: ['Fe + 3 Cl -> FeCl3'],
    unbalanced: ['Fe + 3 Cl2 -> FeCl3', '2 Fe + Cl2 -> 2 FeCl3'],
  },
  {
    words: 'potassium and bromine form potassium bromide',
    element: 'K',
    right: '2 K + Br2 -> 2 KBr',
    otherSubstance: ['K + Br2 -> KBr2'],
    singleAtoms: ['K + Br -> KBr'],
    unbalanced: ['K + Br2 -> 2 KBr', '2 K + Br2 -> KBr'],
  },
  {
    words: 'copper and oxygen form copper(II) oxide',
    element: 'Cu',
    right: '2 Cu + O2 -> 2 CuO',
    otherSubstance: ['Cu + O2 -> CuO2'],
    singleAtoms: ['Cu + O -> CuO'],
    unbalanced: ['Cu + O2 -> CuO', '2 Cu + O2 -> CuO'],
  },
  {
    words: 'magnesium and nitrogen form magnesium nitride',
    element: 'Mg',
    right: '3 Mg + N2 -> Mg3N2',
    otherSubstance: ['Mg + N2 -> MgN2'],
    singleAtoms: ['3 Mg + 2 N -> Mg3N2'],
    unbalanced: ['Mg + N2 -> Mg3N2', '3 Mg + 2 N2 -> Mg3N2'],
  },
]
