import type { Wording } from '#quiz/templates/reworded.ts'

import { saltWithAtomGroups } from './atom-groups.ts'
import { attractionsInLattice } from './attractions.ts'
import { hydrogenBondsInLiquid } from './boiling.ts'
import { particlesOfSalt } from './crystals.ts'
import { reactionEnthalpy } from './energies.ts'
import { ionicCompound } from './kinds.ts'
import { highestMeltingSalt } from './lattices.ts'
import { domainsOfCenter } from './molecules.ts'
import { mostPolarBond } from './polarity.ts'
import { shapeOfMolecule } from './structures.ts'
import { transferOfElectrons } from './transfer.ts'

export const wordings: readonly Wording[] = [
  // Only right options had a colon.
  { of: attractionsInLattice, words: [['Nothing: any ', 'Nothing, as any ']] },
  {
    of: transferOfElectrons,
    words: [
      [
        /What happens to the (?:two outer electrons|outer electron) of a (\w+) atom that reacts with (\w+)\?/g,
        'What do $1 atoms do with their outer electrons when they react with $2?',
      ],
      [/Transfer to (\w+) atoms/g, 'They give them to $1 atoms.'],
      [/Sharing with (\w+) atoms/g, 'They share them with $1 atoms.'],
      [/Pairing with electrons from (\w+)/g, 'They pair them with those of $1.'],
      ['Free movement through the crystal', 'They set them free in the crystal.'],
    ],
  },
  {
    of: particlesOfSalt,
    words: [['What does the formula tell?', 'What does the formula tell you?']],
  },
  { of: domainsOfCenter, words: [], article: 'understanding-polarity' },
  { of: reactionEnthalpy, words: [], article: 'ionic-vs-covalent-bonds' },
  {
    // Oxides are among the options, and not everybody calls them salts.
    of: ionicCompound,
    words: [[' is a salt of the metal ', ' is an ionic compound of the metal ']],
  },
  {
    of: mostPolarBond,
    words: [
      [
        /The electronegativities of (\w+) \([\d.]+\) and \1 \([\d.]+\) differ by 0\.00\. In (\S+) they/g,
        'Both atoms are $1, so neither pulls the shared electrons more strongly. In $2 the electronegativities',
      ],
    ],
  },
  {
    of: shapeOfMolecule,
    words: [
      ['1 lone pair. The lone pairs take up', '1 lone pair. The lone pair takes up'],
      [', so the shape is ', ', so it is '],
    ],
  },
  {
    // Oxides here too.
    of: highestMeltingSalt,
    words: [
      ['Which of these salts has', 'Which of these ionic compounds has'],
      ['; the salt melts', '; the compound melts'],
    ],
  },
  { of: saltWithAtomGroups, words: [[/ combine to (?!form)/g, ' combine to form ']] },
  {
    of: hydrogenBondsInLiquid,
    words: [
      [' are held less.', ' are held less firmly.'],
      ['Boiling parts whole', 'Boiling separates whole'],
    ],
  },
]
