/** The abilities that questions about spectra and light practice; `skills.ts` checks their shape. */
export const spectraSkills = {
  'mass-spectra': ['atomic-structure', 'Read mass spectra', 'spectra'],
  'photoelectron-spectra': ['electron-configuration', 'Read photoelectron spectra', 'spectra'],
  'light-and-energy': ['electron-configuration', 'Link wavelength and energy of light', 'spectra'],
  'beer-lambert': ['physical-properties', 'Use absorbance and concentration', 'spectra'],
  infrared: ['bonding', 'Read infrared spectra', 'spectra'],
} as const
