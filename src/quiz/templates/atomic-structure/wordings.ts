import type { Wording } from '#quiz/templates/reworded.ts'

import { decimalNumber, particleRole } from './easy-particles.ts'
import { neutronsOf } from './easy.ts'
import { averageMass, shareOfLighter } from './hard-masses.ts'
import { decayProduct } from './hard.ts'
import { commonIsotope, isotopeDifference, isotopePair } from './medium-isotopes.ts'
import { symbolOfParticles } from './medium.ts'

/** A percent sign stands close to its number. */
const percent = [' %', '%'] as const

export const commonIsotopeWording: Wording = { of: commonIsotope, words: [percent] }

export const isotopeDifferenceWording: Wording = {
  of: isotopeDifference,
  words: [
    ['In what do neutral', 'In which respect do neutral'],
    [
      /What does a neutral atom of (\S+) have more of than one of (\S+)\?/g,
      'Compared with a neutral atom of $2, what does one of $1 have in addition?',
    ],
    ['With other protons it', 'With a different number of protons it'],
  ],
}

export const wordings: readonly Wording[] = [
  {
    // Helium-3 has a single one.
    of: neutronsOf,
    words: [
      [/(?<!\d)1 neutrons are left/g, '1 neutron is left'],
      [/(?<!\d)1 neutrons/g, '1 neutron'],
    ],
  },
  {
    of: particleRole,
    words: [
      [
        'Electrons are negative, but neutrons carry no charge at all.',
        'Electrons are negative. But neutrons carry no charge at all.',
      ],
      [
        'Neutrons carry no charge, but each electron carries −1.',
        'Neutrons carry no charge. But each electron carries −1.',
      ],
      ['Electrons have hardly any mass, but each', 'Electrons have hardly any mass. But each'],
      ['Electrons carry −1, but protons are', 'Electrons carry −1. But protons are'],
      [
        'The mass number counts the protons as well as the neutrons.',
        'Neutrons are only a part of it. The mass number counts the protons as well.',
      ],
    ],
  },
  {
    of: decimalNumber,
    words: [
      [
        /In the periodic table the number (\S+) stands with (\w+)\. What does it tell\?/g,
        'The periodic table gives the number $1 for $2. What does it stand for?',
      ],
    ],
  },
  {
    of: symbolOfParticles,
    words: [[', so the sign has to be turned.', '. So the sign has to be the other one.']],
  },
  {
    of: isotopePair,
    words: [
      [
        'Given are protons (p), neutrons (n) and electrons (e).',
        'The letters p, n and e count protons, neutrons and electrons.',
      ],
      [
        /, but (\d+ and \d+) protons: different elements\./g,
        '. But with $1 protons they are different elements.',
      ],
    ],
  },
  commonIsotopeWording,
  isotopeDifferenceWording,
  { of: averageMass, words: [percent, [' holds ', ' consists of ']] },
  { of: shareOfLighter, words: [percent] },
  {
    of: decayProduct,
    words: [[', so the atomic number falls by 2 and', '. So the atomic number falls by 2 and']],
  },
]
