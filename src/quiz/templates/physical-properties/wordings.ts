import { reworded, type Wording } from '#quiz/templates/reworded.ts'

import { sharedMetalProperty } from './easy-substances.ts'
import { coldGases, kelvin, stateAtRoomTemperature, stateFromTwoPoints } from './easy.ts'
import { heavierButLessDense, warmsMost } from './hard.ts'
import {
  denserOrNot,
  massFromVolume,
  moleculesOnMelting,
  whyBoilingPointsRise,
} from './medium-matter.ts'
import { liquidAt, orderOfBoilingPoints, stateFromKelvin, widestLiquidRange } from './medium.ts'

const brackets = ['stand in brackets', 'are given in brackets'] as const

/** Has a table of densities in g/cm³, with heavier atoms that make a less dense metal. */
const lightMetals = 'deep-dive-alkali-metals'

const sharedByMetals: Wording = {
  of: sharedMetalProperty,
  words: [['good conduction of heat', 'fast conduction of heat']],
}

const capacities: Wording = { of: warmsMost, words: [brackets] }

/** Tells how to compare a temperature with both points, and what is liquid or a gas at 25 °C. */
export const statesOfElements = 'guide-to-periodic-table'

export const liquids: Wording = {
  of: liquidAt,
  words: [brackets, ['boils already at', 'already boils at']],
}

const widest: Wording = { of: widestLiquidRange, words: [brackets] }

export const kelvinWording: Wording = { of: stateFromKelvin, words: [], article: coldGases }

export const boilingPoints: Wording = { of: whyBoilingPointsRise, words: [], article: coldGases }

export const wordings: readonly Wording[] = [
  { of: kelvin, words: [], article: coldGases },
  sharedByMetals,
  {
    // Lithium is cut, not polished.
    of: reworded(sharedByMetals),
    words: [['a shine when freshly polished', 'a shine when freshly cut or polished']],
  },
  { of: stateAtRoomTemperature, words: [], article: statesOfElements },
  { of: stateFromTwoPoints, words: [], article: statesOfElements },
  liquids,
  { of: reworded(liquids), words: [], article: statesOfElements },
  {
    of: orderOfBoilingPoints,
    words: [['stand the wrong way round', 'are in the wrong order']],
    article: coldGases,
  },
  kelvinWording,
  { of: massFromVolume, words: [], article: lightMetals },
  { of: denserOrNot, words: [], article: 'types-of-elements' },
  { of: moleculesOnMelting, words: [['but fly about singly', 'but move about freely']] },
  widest,
  { of: reworded(widest), words: [], article: statesOfElements },
  boilingPoints,
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
