import { reworded, type Wording } from '#quiz/templates/reworded.ts'

import { massPercent } from './amounts.ts'
import { workOfCatalyst } from './catalysts.ts'
import { chemicalChange } from './easy.ts'
import { empiricalFormula } from './empirical.ts'
import { reverseActivation } from './energies.ts'
import { equalOnBothSides, kindOfReaction } from './equations.ts'
import { limitingReagent, massAfterBurningInOxygen, percentYield } from './masses.ts'

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

const catalysis: Wording = {
  of: workOfCatalyst,
  words: [
    [
      'In theory, how much of it is there in the end?',
      'Without losses, how much catalyst is there at the end?',
    ],
    ['more, as it takes up product', 'more, as it keeps some product'],
    ['less, as it gives off energy', 'less, as it gives energy away'],
    ['its own mass for good', 'its own mass at the end'],
    [/Why does ([^?]+) run faster with/g, 'Why is $1 faster with'],
    ['Only the way between them is lower.', 'Only the energy barrier between them is lower.'],
  ],
}

export const wordings: readonly Wording[] = [
  { of: chemicalChange, words: [[/(\w+ing) to a (?!shine)/g, '$1 into a ']] },
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
  { of: massAfterBurningInOxygen, words: [], article: 'how-to-balance-chemical-equations' },
  catalysis,
  // The energy of a reaction may be ΔU as well; ΔH is an enthalpy.
  { of: reworded(catalysis), words: [['the reaction energy ΔH', 'the enthalpy change ΔH']] },
]
