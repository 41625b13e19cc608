import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A reaction in which ligands of a complex ion are exchanged. */
export type LigandExchange = {
  /** Balanced, in plain text. */
  readonly equation: string
  readonly metal: ElementSymbol
  /** How many atoms of the entering ligand bind the metal. */
  readonly donors: 1 | 2
}

/**
 * Exchanges that courses name: OCR A level Chemistry A, section 5.3.1; AQA A level Chemistry, section 3.2.5, whose sheet of
 * colors has those of copper and cobalt; the rest have both complexes in the lists of `complexes.ts`. C2H8N2 is
 * ethane-1,2-diamine.
 */
export const ligandExchanges: readonly LigandExchange[] = [
  exchange('[Cu(H2O)6]^2+ + 4 NH3 -> [Cu(NH3)4(H2O)2]^2+ + 4 H2O', 'Cu'),
  exchange('[Cu(H2O)6]^2+ + 4 Cl^- -> [CuCl4]^2- + 6 H2O', 'Cu'),
  exchange('[Co(H2O)6]^2+ + 4 Cl^- -> [CoCl4]^2- + 6 H2O', 'Co'),
  exchange('[Cr(H2O)6]^3+ + 6 NH3 -> [Cr(NH3)6]^3+ + 6 H2O', 'Cr'),
  exchange('[Ni(H2O)6]^2+ + 6 NH3 -> [Ni(NH3)6]^2+ + 6 H2O', 'Ni'),
  exchange('[Fe(H2O)6]^2+ + 6 CN^- -> [Fe(CN)6]^4- + 6 H2O', 'Fe'),
  exchange('[Fe(H2O)6]^3+ + 4 Cl^- -> [FeCl4]^- + 6 H2O', 'Fe'),
  exchange('[Co(H2O)6]^2+ + 6 NH3 -> [Co(NH3)6]^2+ + 6 H2O', 'Co'),
  exchange('[Fe(H2O)6]^3+ + 6 CN^- -> [Fe(CN)6]^3- + 6 H2O', 'Fe'),
  exchange('[Fe(H2O)6]^3+ + 6 F^- -> [FeF6]^3- + 6 H2O', 'Fe'),
  exchange('[FeCl4]^- + 6 F^- -> [FeF6]^3- + 4 Cl^-', 'Fe'),
  exchange('[Al(H2O)6]^3+ + 6 F^- -> [AlF6]^3- + 6 H2O', 'Al'),
  exchange('[Zn(NH3)4]^2+ + 4 CN^- -> [Zn(CN)4]^2- + 4 NH3', 'Zn'),
  exchange('[Ag(NH3)2]^+ + 2 CN^- -> [Ag(CN)2]^- + 2 NH3', 'Ag'),
  exchange('[Ni(NH3)6]^2+ + 4 CN^- -> [Ni(CN)4]^2- + 6 NH3', 'Ni'),
  exchange('[Ni(H2O)6]^2+ + 4 CN^- -> [Ni(CN)4]^2- + 6 H2O', 'Ni'),
  exchange('[Cu(H2O)6]^2+ + 2 C2H8N2 -> [Cu(C2H8N2)2(H2O)2]^2+ + 4 H2O', 'Cu', 2),
  exchange('[Ni(NH3)6]^2+ + 3 C2H8N2 -> [Ni(C2H8N2)3]^2+ + 6 NH3', 'Ni', 2),
  exchange('[Fe(H2O)6]^3+ + 3 C2O4^2- -> [Fe(C2O4)3]^3- + 6 H2O', 'Fe', 2),
  exchange('[Cr(H2O)6]^3+ + 3 C2O4^2- -> [Cr(C2O4)3]^3- + 6 H2O', 'Cr', 2),
  exchange('[Ni(H2O)6]^2+ + 3 C2H8N2 -> [Ni(C2H8N2)3]^2+ + 6 H2O', 'Ni', 2),
  exchange('[Co(NH3)6]^2+ + 3 C2H8N2 -> [Co(C2H8N2)3]^2+ + 6 NH3', 'Co', 2),
]

function exchange(equation: string, metal: ElementSymbol, donors: 1 | 2 = 1): LigandExchange {
  return { equation, metal, donors }
}
