import { reworded, type Wording } from '#quiz/templates/reworded.ts'

import { classOf } from './easy.ts'
import { massBetweenNeighbors, placeOfClass } from './hard.ts'
import { hydrogenBesideMetals } from './hydrogen.ts'
import { findSeriesMember, lengthOfPeriod } from './medium.ts'
import { familyOfElement, findMember } from './members.ts'
import { classFromDescription } from './profiles.ts'
import { whyHeliumIsNobleGas } from './reasons.ts'

const seriesMember: Wording = {
  of: findSeriesMember,
  words: [
    ['is of another family:', 'belongs to another family:'],
    [' belongs here: cerium', ' is one of the lanthanides: cerium'],
    [' belongs here: thorium', ' is one of the actinides: thorium'],
    [' belongs here: the d-block', ' is one of the transition metals: the d-block'],
    [
      'cerium (58) to lutetium (71), with lanthanum before them',
      'lanthanum (57) and the 14 elements after it',
    ],
    [
      'thorium (90) to lawrencium (103), with actinium before them',
      'actinium (89) and the 14 elements after it',
    ],
  ],
}

const seriesInFewWords: Wording = {
  of: reworded(seriesMember),
  words: [
    [' belongs to another family: ', ' is not one of them, but '],
    [/ is (a lanthanide|an actinide): /g, ' is $1, one of '],
    [' is a transition metal: the d-block', ' is a transition metal, one of the d-block'],
    ['such as groups 4 to 11', 'such as those of groups 4 to 11'],
  ],
}

/** Lists the families with their groups, and tells where the lanthanides and actinides belong. */
const families = 'guide-to-periodic-table'

const familyInGuide: Wording = { of: familyOfElement, words: [], article: families }

const besideMetals: Wording = {
  of: hydrogenBesideMetals,
  words: [[/By pairs that H and (\w+) share/g, 'By electrons that H and $1 share']],
}

const description: Wording = { of: classFromDescription, words: [[' %', '%']] }

export const heliumWording: Wording = {
  of: whyHeliumIsNobleGas,
  words: [
    [/, just as that of (\w+)\./g, ', like that of $1.'],
    [/, as with (\w+)\./g, ', like $1.'],
    ['for more electrons, the only shell', 'for more electrons; the only shell'],
  ],
}

export const wordings: readonly Wording[] = [
  seriesMember,
  seriesInFewWords,
  { of: reworded(seriesInFewWords), words: [], article: families },
  familyInGuide,
  {
    // It is never the right one, and it alone was no family.
    of: reworded(familyInGuide),
    words: [[/(?<!The )transition metals/g, 'transition metal family']],
  },
  { of: findMember, words: [], article: families },
  {
    // Arsenic and antimony conduct better than titanium does.
    of: classOf,
    words: [['conducts much less than most metals', 'conducts less well than most metals']],
  },
  {
    of: lengthOfPeriod,
    words: [
      [/(Period [67]) also has the d-block, so/g, '$1 also has the d-block and the f-block, so'],
    ],
  },
  besideMetals,
  {
    // Only wrong options began with the word.
    of: reworded(besideMetals),
    words: [
      ['Each atom has one outer electron.', 'Both have one outer electron.'],
      [
        'In most compounds they have the oxidation number +1.',
        'Both mostly have the oxidation number +1.',
      ],
    ],
  },
  description,
  {
    of: reworded(description),
    words: [
      [
        'An element catches fire in air in its white form, does not conduct there and forms an acidic oxide.',
        'The white form of an element catches fire in air and does not conduct, and its oxide is acidic.',
      ],
    ],
  },
  heliumWording,
  {
    of: massBetweenNeighbors,
    words: [
      [
        /what is the atomic mass of (\w+) about, judged/g,
        'what is the approximate atomic mass of $1, judged',
      ],
    ],
  },
  {
    of: placeOfClass,
    words: [
      [/There stands (\w+), /g, 'That is the place of $1, '],
      [/In (group \d+, period \d+) stands (\w+), /g, 'The place in $1 is that of $2, '],
    ],
  },
]
