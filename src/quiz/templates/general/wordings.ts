import { reworded, type Wording } from '#quiz/templates/reworded.ts'

import { massPercent } from './amounts.ts'
import { empiricalFormula } from './empirical.ts'
import { reverseActivation } from './energies.ts'
import { equalOnBothSides, kindOfReaction } from './equations.ts'
import { limitingReagent, percentYield } from './masses.ts'

/** A percent sign stands close to its number. */
const percent = [' %', '%'] as const

export const massPercentWording: Wording = { of: massPercent, words: [percent] }

export const reverseActivationWording: Wording = {
  of: reverseActivation,
  words: [
    [
      /A reaction has the activation energy (\d+ kJ\/mol) and (ΔH = \S+ kJ\/mol)\. (.+) lowers it/g,
      'A reaction with $2 has the activation energy $1. $3 lowers it',
    ],
  ],
}

export const percentYieldWording: Wording = {
  of: percentYield,
  words: [percent, ['so more than all came out', 'but a yield cannot exceed 100%']],
}

const reactionKind: Wording = {
  of: kindOfReaction,
  words: [['substances joining to one product', 'substances joining to form one product']],
}

export const wordings: readonly Wording[] = [
  reactionKind,
  {
    // A fuel without carbon burns as well.
    of: reworded(reactionKind),
    words: [['burning with oxygen to carbon dioxide and water', 'burning with oxygen']],
  },
  { of: equalOnBothSides, words: [[/there are (1 \w+ atom) on/g, 'there is $1 on']] },
  massPercentWording,
  {
    of: limitingReagent,
    words: [
      [
        'That is the smaller of the two masses. The product contains atoms of both substances.',
        'That is the smaller mass, but the product contains atoms of both substances.',
      ],
    ],
  },
  {
    of: empiricalFormula,
    words: [
      percent,
      [
        /A compound has the mass percents (.+), ([^,]+)\. What/g,
        'A compound is $1 and $2 by mass. What',
      ],
      ['The ratio is right, but an', 'The ratio is right. But an'],
      ['stand at the wrong symbols', 'are at the wrong symbols'],
    ],
  },
  reverseActivationWording,
  percentYieldWording,
]
