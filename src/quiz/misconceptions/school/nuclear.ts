import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const nuclear = {
  NU1: {
    idea: 'Neutrons and other small particles need not be counted in a nuclear equation.',
    correction:
      'Mass numbers have to agree on both sides, and so do charges. A neutron has the mass number 1 and no charge.',
  },
  NU2: {
    idea: 'Fission, fusion and the kinds of decay are the same, or are taken for each other.',
    correction:
      'Fission splits a heavy nucleus, and fusion joins light ones. In a decay a nucleus gives off a small particle or energy by itself.',
  },
  NU5: {
    idea: 'In beta-minus decay a proton or an electron of a shell is lost.',
    correction:
      'A neutron becomes a proton, so the charge of the nucleus grows by 1. The electron comes from the nucleus.',
  },
  NU6: {
    idea: 'An age is the half-life times or divided by the share that is left.',
    correction:
      'Count how often the amount was halved. A quarter is two half-lives, an eighth three.',
  },
} as const satisfies Record<string, Misconception>
