import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const nuclear = {
  NU1: {
    idea: 'Neutrons and other small particles need not be counted in a nuclear equation.',
    correction:
      'Mass numbers have to agree on both sides, and so do charges. A neutron has the mass number 1 and no charge.',
  },
  NU2: {
    idea: 'Fission, fusion and the kinds of decay are the same, or are taken for each other.',
    isSlip: true,
    correction:
      'Fission splits a heavy nucleus, and fusion joins light ones. In a decay a nucleus gives off a small particle or energy by itself.',
  },
  NU3: {
    idea: 'A thing that radiation has met is radioactive itself.',
    correction:
      'X-rays and gamma rays leave nothing radioactive behind. Only radioactive material on or in a thing, contamination, goes on giving off radiation.',
  },
  NU4: {
    idea: 'Most radiation that people meet comes from nuclear power and bombs.',
    correction:
      'Rocks, radon, food and space give far more. Of what people make, medical examinations give the most.',
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
  NU7: {
    idea: 'At twice the distance from a source the dose is half as large, or the same.',
    correction:
      'Radiation of a small source spreads over an area that grows with the square of the distance. At twice the distance the dose is a quarter.',
  },
  NU8: {
    idea: 'All kinds of radiation go equally far, or alpha particles go furthest for their mass.',
    correction:
      'Alpha particles lose their energy fastest and stop first. Beta particles go further, and gamma rays furthest.',
  },
  NU9: {
    idea: 'The atom is a ball of positive charge with electrons in it.',
    correction:
      'So Thomson pictured it. That a few alpha particles bounce back shows that a tiny nucleus holds nearly all the mass.',
  },
  NU10: {
    idea: 'The parts of the atom were found from the inside outward, or all at once.',
    correction:
      'The electron came first, in 1897, the nucleus in 1911 and the neutron only in 1932. Whole atoms had been known from their weights since 1808.',
  },
  NU11: {
    idea: 'The binding energy for each particle is that of the whole nucleus, or counts protons alone.',
    correction:
      'It is shared among all protons and neutrons. So the energy of the nucleus is divided by the mass number.',
  },
  NU12: {
    idea: 'An atom has the mass of its parts, or its mass number in u.',
    correction:
      'It is a little lighter than its parts. The missing mass is the energy that was set free when they joined.',
  },
  NU13: {
    idea: 'The heavier or the lighter a nucleus, the better it is bound.',
    correction:
      'Nuclei near iron are bound best. Lighter ones release energy when they fuse, heavier ones when they split.',
  },
  NU14: {
    idea: 'The longer a source lasts, the better for any use.',
    correction:
      'In the body a short half-life keeps the dose small. A device needs a source that stays the same for years.',
  },
  NU15: {
    idea: 'A source gets stronger with time.',
    correction:
      'Each half-life halves the activity. So one has to begin with more than is needed later.',
  },
  NU16: {
    idea: 'The activity falls by the same amount in each half-life.',
    correction:
      'Each half-life halves what is left. So the factors of two are multiplied, not added.',
  },
} as const satisfies Record<string, Misconception>
