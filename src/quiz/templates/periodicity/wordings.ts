import type { Wording } from '#quiz/templates/reworded.ts'

import { sizeInGroup } from './easy.ts'
import { largestSecondEnergy } from './ionization.ts'
import { atomOrIon } from './ions.ts'
import { whyEnergyDrops } from './reasons.ts'
import { reasonForSize } from './sizes.ts'
import { holdAfterChange } from './tighter.ts'

export const wordings: readonly Wording[] = [
  {
    // Only right options had a colon.
    of: holdAfterChange,
    words: [
      [
        /: the same nuclear charge, (less|more) repulsion\./g,
        ', since there is $1 repulsion among them.',
      ],
    ],
  },
  { of: sizeInGroup, words: [['Each shell more makes', 'Each extra shell makes']] },
  { of: largestSecondEnergy, words: [], article: 'what-are-valence-electrons' },
  { of: atomOrIon, words: [['it has one shell more', 'it has one more shell']] },
  {
    of: reasonForSize,
    words: [
      ['each shell more lies', 'each extra shell lies'],
      [
        'Its few electrons each get a larger share of pull.',
        'Its fewer electrons each get more pull.',
      ],
    ],
  },
  {
    of: whyEnergyDrops,
    words: [
      [' stands right of ', ' stands to the right of '],
      ['which is held less than', 'which is held less firmly than'],
    ],
  },
]
