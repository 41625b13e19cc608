/** The abilities that questions about spectra and light practice; `skills.ts` checks their shape. */
export const spectraSkills = {
  'mass-spectra': ['atomic-structure', 'Read mass spectra', 'spectra'],
  'photoelectron-spectra': ['electron-configuration', 'Read photoelectron spectra', 'spectra'],
} as const
