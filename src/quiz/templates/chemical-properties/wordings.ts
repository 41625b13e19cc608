import { reworded, type Wording } from '#quiz/templates/reworded.ts'

import { behavesAlike, formulaOfIonicSalt, ionCharge } from './easy.ts'
import { energyOfIonization, whyMoreReactive } from './hard-reasons.ts'
import { amphotericOxide, formulaFromGroup } from './hard.ts'
import { productsWithWater } from './medium-reactions.ts'
import { severalCharges, solutionOfOxide } from './medium.ts'

const solution: Wording = {
  // Beryllium oxide, a wrong option, is an oxide of group 2 as well.
  of: solutionOfOxide,
  words: [
    [
      'Oxides of groups 1 and 2 react',
      'The oxides of group 1 and of calcium, strontium and barium react',
    ],
  ],
}

/** Tells which oxides are basic, acidic and amphoteric. */
const oxides = 'types-of-elements'

export const wordings: readonly Wording[] = [
  {
    of: ionCharge,
    words: [['the outer shell lacks to eight', 'the outer shell still needs to reach eight']],
  },
  {
    of: behavesAlike,
    words: [
      ['has other outer electrons', 'has another number of outer electrons'],
      ['has equally many outer electrons', 'has the same number of outer electrons'],
    ],
  },
  solution,
  { of: reworded(solution), words: [], article: oxides },
  { of: amphotericOxide, words: [], article: oxides },
  { of: formulaOfIonicSalt, words: [], article: 'how-ions-are-formed' },
  {
    of: severalCharges,
    words: [[/forms only (\S+) in its compounds/g, 'counts as $1 in all its usual compounds']],
  },
  {
    of: productsWithWater,
    words: [['The gas is hydrogen, that is right.', 'The gas is indeed hydrogen.']],
  },
  {
    of: whyMoreReactive,
    words: [
      ['lacks fewer electrons to eight', 'needs fewer electrons to reach eight'],
      ['so they lack equally many', 'so both lack the same number'],
    ],
  },
  {
    of: energyOfIonization,
    words: [
      ['It runs without any energy.', 'It needs no energy at all.'],
      ['positive nucleus, so removing it takes', 'positive nucleus. So removing it takes'],
    ],
  },
  {
    of: formulaFromGroup,
    words: [['electrons missing to eight', 'electrons needed to reach eight']],
  },
]
