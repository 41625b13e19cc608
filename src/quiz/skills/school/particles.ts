/** The abilities that questions about particles and states practice; `skills.ts` checks their shape. */
export const particlesSkills = {
  'particle-diagrams': ['physical-properties', 'Read and complete particle diagrams', 'particles'],
  'changes-of-state': ['physical-properties', 'Explain melting, boiling, evaporating', 'particles'],
  'phase-diagrams': ['physical-properties', 'Read phase diagrams', 'particles'],
  nanoparticles: ['physical-properties', 'Work with nanoparticles', 'particles'],
} as const
