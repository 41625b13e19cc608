import { reworded, type Wording } from '#quiz/templates/reworded.ts'

import { shellCapacity, subshellCapacity } from './easy-shells.ts'
import { outerElectrons } from './easy.ts'
import { orbitalStatement } from './hard-orbitals.ts'
import { excitedAtom } from './hard-states.ts'
import { exceptionGroundState } from './hard.ts'
import { electronsInLetter, unpairedOf } from './medium-counting.ts'
import { shortForm } from './medium.ts'

export const singular: Wording = {
  of: shortForm,
  words: [['The other 1 fill', 'The one that is left fills']],
}

const outer: Wording = {
  of: outerElectrons,
  words: [['the outer shell lacks to eight', 'the outer shell still needs to reach eight']],
}

export const wordings: readonly Wording[] = [
  outer,
  {
    of: reworded(outer),
    words: [
      [
        /has the shells (\d), so \1 in the outermost one/g,
        'has a single shell, which holds all of its electrons: $1',
      ],
    ],
  },
  {
    of: subshellCapacity,
    words: [
      [
        'Eight is the number of electrons that s and p subshell of a shell hold together.',
        'Eight is what the s and p subshells of one shell hold together.',
      ],
    ],
  },
  {
    of: shellCapacity,
    words: [
      ['1 electron stand in', '1 electron is in'],
      ['electrons stand in', 'electrons are in'],
    ],
  },
  singular,
  {
    of: unpairedOf,
    words: [['so some of them are paired', 'so at least two of them form a pair']],
  },
  {
    // A noble gas may be the element that is asked for.
    of: reworded(singular),
    words: [
      [
        /\b(\w)(\w+) has (\d+) electrons and comes after \w\2\./g,
        '$1$2 with its $3 electrons is the element itself.',
      ],
    ],
  },
  {
    of: electronsInLetter,
    words: [[', not of their electrons: ', ', not of their electrons. Counted by electrons, ']],
  },
  {
    of: exceptionGroundState,
    words: [['but not like this: measured is', 'but not like this. Measured is']],
  },
  {
    of: excitedAtom,
    words: [
      ['an excited, but neutral atom', 'an excited but neutral atom'],
      [': it is an ion, not', ': it is a positive ion, not'],
    ],
  },
  {
    of: orbitalStatement,
    words: [
      [
        'of the atom, whether or not an electron occupies it.',
        'of the atom. It is there whether or not an electron occupies it.',
      ],
      [/ shell consists of subshells, and (\w+) alone/g, ' shell consists of subshells. $1 alone'],
    ],
  },
]
