import { reworded, type Wording } from '#quiz/templates/reworded.ts'

import { kelvin } from './easy.ts'
import { heavierButLessDense, warmsMost } from './hard.ts'
import { denserOrNot, massFromVolume, moleculesOnMelting } from './medium-matter.ts'
import { liquidAt, orderOfBoilingPoints, stateFromKelvin, widestLiquidRange } from './medium.ts'

const brackets = ['stand in brackets', 'are given in brackets'] as const

/** The one article that names low temperatures in both units, and lists some below 0 °C. */
const coldGases = 'why-noble-gases-are-stable'

/** Has a table of densities in g/cm³, with heavier atoms that make a less dense metal. */
const lightMetals = 'deep-dive-alkali-metals'

const capacities: Wording = { of: warmsMost, words: [brackets] }

export const wordings: readonly Wording[] = [
  { of: kelvin, words: [], article: coldGases },
  { of: liquidAt, words: [brackets, ['boils already at', 'already boils at']] },
  {
    of: orderOfBoilingPoints,
    words: [['stand the wrong way round', 'are in the wrong order']],
    article: coldGases,
  },
  { of: stateFromKelvin, words: [], article: coldGases },
  { of: massFromVolume, words: [], article: lightMetals },
  { of: denserOrNot, words: [], article: 'types-of-elements' },
  { of: moleculesOnMelting, words: [['but fly about singly', 'but move about freely']] },
  { of: widestLiquidRange, words: [brackets] },
  {
    of: heavierButLessDense,
    words: [['Densities stand in g/cm³.', 'Densities are in g/cm³.']],
    article: lightMetals,
  },
  capacities,
  {
    // Zeros at the end would claim more figures than the capacities have.
    of: reworded(capacities),
    words: [
      [/(\d+)\.0+ J\/K/g, '$1 J/K'],
      [/(\d\.[1-9])0+ J\/K/g, '$1 J/K'],
    ],
  },
]
