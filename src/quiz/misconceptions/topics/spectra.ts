import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const spectra = {
  SP2: {
    idea: 'The mean mass is the middle of the peaks, or the mass of the tallest one.',
    correction: 'Each mass counts with its share. So the mean lies near the common isotopes.',
  },
  SP3: {
    idea: 'A molecule of two chlorine atoms has two peaks, or peaks of the same height.',
    correction:
      'Each atom can be the light or the heavy isotope. So there is one peak more than there are atoms, each as high as it is probable.',
  },
  SP4: {
    idea: 'A peak of a photoelectron spectrum is a whole shell, or its height is an energy.',
    correction:
      'Each peak is a subshell. Its place is the energy that removes an electron, its height the number of electrons.',
  },
  SP5: {
    idea: 'The peak of a fragment is the part that was lost, or a particle without a charge.',
    correction:
      'Only ions are seen in a mass spectrum. The peak is what is left of the molecular ion, with its charge.',
  },
  SP6: {
    idea: 'More electrons move all peaks toward lower energies.',
    correction:
      'More protons hold the electrons of the same subshell more tightly. So its peak lies at a higher energy.',
  },
  SP7: {
    idea: 'Absorbance is the share of the light that is absorbed, or falls evenly with the light that passes.',
    correction:
      'Absorbance is minus the logarithm of the share that passes. An absorbance of 1 lets a tenth pass, one of 2 a hundredth.',
  },
  SP8: {
    idea: 'Path and molar absorptivity are multiplied where they are to be divided by, or a dilution is forgotten.',
    isSlip: true,
    correction:
      'A = ε × path × c, so the concentration is A divided by the other two. A dilution of the sample is undone at the end.',
  },
  SP9: {
    idea: 'A fingerprint or dirt makes the absorbance too low.',
    correction:
      'Light that is lost looks like light that is absorbed. So the absorbance, and with it the result, is too high.',
  },
  SP10: {
    idea: 'Light of a longer wavelength has more energy, whatever the units are.',
    correction:
      'The energy of a photon is hc/λ, with the wavelength in meters. The shorter the wavelength, the larger the energy.',
  },
  SP11: {
    idea: 'All kinds of radiation do the same to matter, only more or less of it.',
    correction:
      'A photon acts where its energy fits a step. Microwaves rotate molecules, infrared lets bonds vibrate, and light lifts electrons.',
  },
  SP12: {
    idea: 'All the energy of a photon becomes motion of the electron that it frees.',
    correction:
      'Part of it is needed to free the electron. What is left over is its kinetic energy.',
  },
  SP13: {
    idea: 'A photon has the energy of one level, or levels are evenly spaced.',
    correction:
      'A photon has the difference of two levels. The levels of hydrogen go by 1/n², so they lie closer together higher up.',
  },
  SP14: {
    idea: 'Any band of an infrared spectrum tells the compound.',
    correction:
      'Nearly all organic compounds absorb by C–H. Bands of O–H, N–H, C=O and triple bonds tell the family.',
  },
  SP15: {
    idea: 'The O–H bonds of alcohols and of acids absorb alike.',
    correction:
      'The O–H of a carboxylic acid absorbs in a very broad band from 2500 to 3000 1/cm. That of an alcohol lies higher, from 3230 to 3550 1/cm.',
  },
  SP16: {
    idea: 'All multiple bonds absorb at the same place.',
    correction:
      'Triple bonds are stiffer and absorb near 2200 1/cm. Double bonds absorb lower, and C=O a little above C=C.',
  },
  SP17: {
    idea: 'The band of the bond that a reaction forms goes, and that of the lost bond appears.',
    correction:
      'A bond that is not there any more cannot absorb. So its band goes, and the band of the new bond appears.',
  },
} as const satisfies Record<string, Misconception>
