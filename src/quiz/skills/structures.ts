/** The abilities that questions about structures of molecules practice; `skills.ts` checks their shape. */
export const structuresSkills = {
  resonance: ['bonding', 'Draw and read resonance structures', 'structures'],
  'sigma-and-pi': ['bonding', 'Count sigma and pi bonds', 'structures'],
  'shape-pictures': ['bonding', 'Read wedge drawings and bond angles', 'structures'],
} as const
