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
  PA7: {
    idea: 'Triple point and critical point are the same.',
    correction:
      'At the triple point solid, liquid and gas exist side by side. At the critical point liquid and gas become alike.',
  },
  PA8: {
    idea: 'A line of a phase diagram is a state, or belongs to other states than those beside it.',
    correction:
      'An area is one state. On a line the two states beside it exist together, and crossing it is a change of state.',
  },
  PA9: {
    idea: 'Every solid melts and then boils, whatever the pressure is.',
    correction:
      'Below the pressure of the triple point there is no liquid, so a solid sublimes. Above that of the critical point nothing boils.',
  },
  PA10: {
    idea: 'A nanoparticle is as small as an atom, or as large as dust.',
    correction:
      'A nanoparticle measures 1 to 100 nm. It has from dozens to millions of atoms, and dust is still much larger.',
  },
  PA11: {
    idea: 'Surface by volume counts one face, or grows with the size.',
    correction:
      'A cube has six faces. Divided by the volume this is 6 through the side, so it grows as the side shrinks.',
  },
  PA12: {
    idea: 'Cutting a solid leaves its surface the same, or makes it smaller.',
    correction:
      'New faces appear at every cut. Pieces with sides ten times smaller have ten times the surface in all.',
  },
} as const satisfies Record<string, Misconception>
