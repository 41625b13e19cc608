import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const particles = {
  PA1: {
    idea: 'The bubbles of a boiling liquid are air, or the elements that it consists of.',
    correction: 'They are the vapor of the liquid. The bonds inside its molecules do not break.',
  },
  PA2: {
    idea: 'The temperature rises as long as heat flows in.',
    correction:
      'It stays the same while a pure substance melts or boils. The heat parts the particles from each other.',
  },
  PA3: {
    idea: 'A liquid evaporates only at its boiling point.',
    correction:
      'At any temperature the fastest particles leave the surface. Boiling makes vapor inside the liquid as well.',
  },
  PA4: {
    idea: 'There is air between the particles of a substance.',
    correction: 'There is nothing between them. Air consists of particles itself.',
  },
  PA5: {
    idea: 'The particles of a liquid are far apart, halfway to a gas.',
    correction:
      'In a liquid they touch each other as in a solid, but without order. Only in a gas are they far apart.',
  },
  PA6: {
    idea: 'Two kinds of atoms make a mixture, or molecules of several atoms a compound.',
    correction:
      'Unlike atoms joined to each other make a compound. Unlike particles side by side make a mixture.',
  },
} as const satisfies Record<string, Misconception>
