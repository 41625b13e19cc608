import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const spectra = {
  SP1: {
    idea: 'Each peak of a mass spectrum is an element or an electron.',
    correction:
      'Each peak is an ion of one mass per charge. In the spectrum of an element the peaks are its isotopes.',
  },
  SP2: {
    idea: 'The mean mass is the middle of the peaks, or the mass of the tallest one.',
    correction: 'Each mass counts with its share. So the mean lies near the common isotopes.',
  },
  SP4: {
    idea: 'A peak of a photoelectron spectrum is a whole shell, or its height is an energy.',
    correction:
      'Each peak is a subshell. Its place is the energy that removes an electron, its height the number of electrons.',
  },
  SP6: {
    idea: 'More electrons move all peaks toward lower energies.',
    correction:
      'More protons hold the electrons of the same subshell more tightly. So its peak lies at a higher energy.',
  },
} as const satisfies Record<string, Misconception>
