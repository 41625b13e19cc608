/** The abilities that questions about structures of molecules practice; `skills.ts` checks their shape. */
export const structuresSkills = {
  resonance: ['bonding', 'Draw and read resonance structures', 'structures'],
  'sigma-and-pi': ['bonding', 'Count sigma and pi bonds', 'structures'],
  'shape-pictures': ['bonding', 'Read wedge drawings and bond angles', 'structures'],
  crystals: ['bonding', 'Tell kinds of crystals and work with unit cells', 'structures'],
  complexes: ['bonding', 'Read and write formulas of complexes', 'structures'],
  'molecular-orbitals': ['bonding', 'Fill molecular orbitals', 'structures'],
  'crystal-field': ['bonding', 'Split the d orbitals of complexes', 'structures'],
  'potential-curves': ['bonding', 'Read curves of potential energy', 'structures'],
} as const
