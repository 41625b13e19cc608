import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatFormula } from '#chemistry/formulas.ts'
import { boilingPairs } from '#chemistry/hydrogen-bonds.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { luresOfHydrogenBonds, reasonForBoiling } from './molecules.ts'

const article = 'understanding-polarity'

export const hydrogenBondsInLiquid: Template = {
  ...reasonForBoiling,
  version: 2,
  draw(random) {
    const facet = pick(random, [highBoiling, lowBoiling, lowBoiling, overcome, placeOfBonds])
    return questionOfFacet(random, facet(random))
  },
}

function highBoiling(random: Random): Facet {
  const { symbol, high, low, points } = drawPair(random)
  return {
    element: symbol,
    stem: `${high} boils at ${points[0]}, ${low} at ${points[1]}. What is the main reason for the difference?`,
    answers: [`Hydrogen bonds between ${high} molecules`],
    lures: luresOfHydrogenBonds(high, symbol),
    right: `Hydrogen bonded to ${nameOf(symbol)} forms hydrogen bonds to neighboring ${high} molecules; ${low} lacks them.`,
    see: { elements: [symbol, 'H'], article },
  }
}

function lowBoiling(random: Random): Facet {
  const { symbol, high, low, points } = drawPair(random)
  const fact = `In ${high} hydrogen is bonded to ${nameOf(symbol)}, so hydrogen bonds link its molecules`
  return {
    element: symbol,
    stem: `Why does ${low} boil at ${points[1]}, far below ${high} at ${points[0]}?`,
    answers: [
      'Hardly any hydrogen bonds link its molecules.',
      'Its molecules attract each other less.',
    ],
    lures: [
      {
        value: 'Its covalent bonds break more easily.',
        misconception: 'BO4',
        why: `Boiling breaks no covalent bond: the vapor is made of ${low} molecules. ${fact}, and those of ${low} are held less.`,
      },
      {
        value: 'Its molecules turn into atoms sooner.',
        misconception: 'PH1',
        why: `The molecules ${low} stay whole on boiling and only move apart. ${fact}, and those of ${low} are held less.`,
      },
      {
        value: 'Its hydrogen bonds are within molecules.',
        misconception: 'BO7',
        why: `The bonds within a molecule ${low} are covalent. ${fact}, which ${low} lacks.`,
      },
    ],
    right: `${fact}; those of ${low} are held by weaker forces and part at a lower temperature.`,
    see: { elements: [symbol, 'H'], article },
  }
}

function drawPair(random: Random): {
  readonly symbol: ElementSymbol
  readonly high: string
  readonly low: string
  readonly points: readonly string[]
} {
  const { element: symbol, bonding, other } = pick(random, boilingPairs)
  return {
    symbol,
    high: formatFormula(bonding.formula),
    low: formatFormula(other.formula),
    points: [bonding, other].map(({ boilingPoint }) => `${formatNumber(boilingPoint)} °C`),
  }
}

/** Liquids whose vapor consists of single molecules, with the bond that hydrogen bonds start from. */
const liquids: readonly (readonly [formula: string, element: ElementSymbol])[] = [
  ['H2O', 'O'],
  ['CH3OH', 'O'],
  ['C2H5OH', 'O'],
  ['C3H7OH', 'O'],
  ['NH3', 'N'],
  ['N2H4', 'N'],
  ['CH3NH2', 'N'],
  ['C2H5NH2', 'N'],
]

function overcome(random: Random): Facet {
  const [formula, symbol] = pick(random, liquids)
  const shown = formatFormula(formula)
  const bond = `${symbol}–H`
  return {
    element: symbol,
    stem: `Which bonds are overcome when liquid ${shown} boils?`,
    answers: [`Hydrogen bonds, but no ${bond} bonds`],
    lures: [
      {
        value: `${bond} bonds, but no hydrogen bonds`,
        misconception: 'BO4',
        why: `The ${bond} bonds are covalent and much stronger; they stay whole. Boiling overcomes the hydrogen bonds between the molecules.`,
      },
      {
        value: `Both ${bond} bonds and hydrogen bonds`,
        misconception: 'PH1',
        why: `The vapor consists of whole ${shown} molecules, so no ${bond} bond was broken. Only the hydrogen bonds between them were overcome.`,
      },
      {
        value: `Ionic bonds between ${symbol} and H ions`,
        misconception: 'BO13',
        why: `${shown} is made of non-metals and has no ions. Hydrogen bonds between its molecules are overcome.`,
      },
    ],
    right: `Boiling parts whole ${shown} molecules: the hydrogen bonds between them give way, the covalent ${bond} bonds within do not.`,
    see: { elements: [symbol, 'H'], article },
  }
}

function placeOfBonds(random: Random): Facet {
  const [formula, symbol] = pick(random, [
    ['H2O', 'O'],
    ['HF', 'F'],
    ['NH3', 'N'],
    ['N2H4', 'N'],
  ] as const)
  const shown = formatFormula(formula)
  const { name } = element(symbol)
  return {
    element: symbol,
    stem: `Between which atoms do the hydrogen bonds in liquid ${shown} act?`,
    answers: [
      `H of one molecule and ${symbol} of another`,
      `H and ${symbol} of two neighboring molecules`,
    ],
    lures: [
      {
        value: `H and ${symbol} within the same molecule`,
        misconception: 'BO4',
        why: `Within a molecule H and ${symbol} are joined by a covalent bond. A hydrogen bond leads from H to ${symbol} of the next molecule.`,
      },
      {
        value: 'H of one molecule and H of another',
        misconception: 'BO7',
        why: `Two H atoms are both partly positive and repel each other. H is attracted by the lone pair of ${nameOf(symbol)} in the next molecule.`,
      },
      {
        value: `${symbol} of one molecule and ${symbol} of another`,
        misconception: 'BO7',
        why: `Two ${symbol} atoms are both partly negative and repel each other. A hydrogen bond needs H between them.`,
      },
    ],
    right: `${name} draws the shared electrons away from H, so H is attracted by a lone pair of ${nameOf(symbol)} in a neighboring molecule.`,
    see: { elements: [symbol, 'H'], article },
  }
}
