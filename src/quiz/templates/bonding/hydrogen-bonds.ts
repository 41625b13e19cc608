import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { boilingPairs, hydrogenBonding } from '#chemistry/compounds/hydrogen-bonds.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Statement, statement, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

const article = 'understanding-polarity'

export const hydrogenBondsInLiquid = template('bo-m9', 'hydrogen-bonds', (random) => {
  const ask = pick(random, [highBoiling, lowBoiling, lowBoiling, overcomeBonds, placeOfBonds])
  return statement(random, ask(random))
})

function highBoiling(random: Random): Statement {
  const { symbol, high, low, highPoint, lowPoint } = drawPair(random)
  return {
    element: symbol,
    stem: `${high} boils at ${highPoint}, ${low} at ${lowPoint}. What is the main reason for the difference?`,
    answers: [`Hydrogen bonds between ${high} molecules`],
    lures: [
      {
        value: `Hydrogen bonds within ${high} molecules`,
        misconception: 'FO1',
        why: `The bonds within ${high} are covalent and stay whole on boiling. Hydrogen bonds act from one molecule to the next.`,
      },
      {
        value: `Stronger covalent bonds within ${high}`,
        misconception: 'BO4',
        why: `Boiling breaks no covalent bond: the vapor is made of ${high} molecules. It separates molecules that hydrogen bonds hold together.`,
      },
      {
        value: `Ionic attraction between ${symbol} and H ions`,
        misconception: 'BO13',
        why: `${high} is made of non-metals and consists of molecules, not of ions. The molecules attract each other by hydrogen bonds.`,
      },
    ],
    right: `Hydrogen bonded to ${nameOf(symbol)} forms hydrogen bonds to neighboring ${high} molecules; ${low} lacks them.`,
    see: { elements: [symbol, 'H'], article },
  }
}

function lowBoiling(random: Random): Statement {
  const { symbol, high, low, highPoint, lowPoint } = drawPair(random)
  const fact = `In ${high} hydrogen is bonded to ${nameOf(symbol)}, so hydrogen bonds link its molecules`
  return {
    element: symbol,
    stem: `Why does ${low} boil at ${lowPoint}, far below ${high} at ${highPoint}?`,
    answers: [
      'Hardly any hydrogen bonds link its molecules.',
      'Its molecules attract each other less.',
    ],
    lures: [
      {
        value: 'Its covalent bonds break more easily.',
        misconception: 'BO4',
        why: `Boiling breaks no covalent bond: the vapor is made of ${low} molecules. ${fact}, and those of ${low} are held less firmly.`,
      },
      {
        value: 'Its molecules turn into atoms sooner.',
        misconception: 'PH1',
        why: `The molecules ${low} stay whole on boiling and only move apart. ${fact}, and those of ${low} are held less firmly.`,
      },
      {
        value: 'Its hydrogen bonds are within molecules.',
        misconception: 'FO1',
        why: `The bonds within a molecule ${low} are covalent. ${fact}, which ${low} lacks.`,
      },
    ],
    right: `${fact}; those of ${low} are held by weaker forces and part at a lower temperature.`,
    see: { elements: [symbol, 'H'], article },
  }
}

/** A substance with hydrogen bonds that boils far above another one, with both boiling points. */
function drawPair(random: Random): {
  readonly symbol: ElementSymbol
  readonly high: string
  readonly low: string
  readonly highPoint: string
  readonly lowPoint: string
} {
  const { element: symbol, bonding, other } = pick(random, boilingPairs)
  return {
    symbol,
    high: formatFormula(bonding.formula),
    low: formatFormula(other.formula),
    highPoint: `${formatNumber(bonding.boilingPoint)} °C`,
    lowPoint: `${formatNumber(other.boilingPoint)} °C`,
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

function overcomeBonds(random: Random): Statement {
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
        misconception: 'PH1',
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
    right: `Boiling separates whole ${shown} molecules: the hydrogen bonds between them give way, the covalent ${bond} bonds within do not.`,
    see: { elements: [symbol, 'H'], article },
  }
}

function placeOfBonds(random: Random): Statement {
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
        misconception: 'FO1',
        why: `Within a molecule H and ${symbol} are joined by a covalent bond. A hydrogen bond leads from H to ${symbol} of the next molecule.`,
      },
      {
        value: 'H of one molecule and H of another',
        misconception: null,
        why: `Two H atoms are both partly positive and repel each other. H is attracted by the lone pair of ${nameOf(symbol)} in the next molecule.`,
      },
      {
        value: `${symbol} of one molecule and ${symbol} of another`,
        misconception: null,
        why: `Two ${symbol} atoms are both partly negative and repel each other. A hydrogen bond needs H between them.`,
      },
    ],
    right: `${name} draws the shared electrons away from H, so H is attracted by a lone pair of ${nameOf(symbol)} in a neighboring molecule.`,
    see: { elements: [symbol, 'H'], article },
  }
}

export const hydrogenBondFormer = template('bo-m11', 'hydrogen-bonds', (random) => {
  const {
    element: symbol,
    bonding,
    others,
  } = pick(random, [...hydrogenBonding, ...hydrogenBonding.slice(0, 2)])
  const answer = pick(random, bonding)
  return choice({
    element: symbol,
    stem: `Which of these compounds of ${nameOf(symbol)} forms hydrogen bonds between its own molecules?`,
    answer,
    isRight: (formula) => bonding.includes(formula),
    lures: [...sample(random, others, WRONG_OPTIONS), ...others].map((formula) => ({
      value: formula,
      misconception: composition(formula).has('H') ? 'BO7' : null,
      why: whyNoHydrogenBond(formula, symbol, answer),
    })),
    show: formatFormula,
    right: `In ${formatFormula(answer)} hydrogen is bonded to ${nameOf(symbol)}, so it is attracted by a lone pair of a neighboring molecule.`,
    see: { elements: [symbol, 'H'], article },
  })
})

function whyNoHydrogenBond(formula: string, symbol: ElementSymbol, answer: string): string {
  return composition(formula).has('H')
    ? `In ${formatFormula(formula)} the hydrogen is bonded to carbon, not to ${nameOf(symbol)}. Strong hydrogen bonds need H–N, H–O or H–F, as in ${formatFormula(answer)}.`
    : `${formatFormula(formula)} contains no hydrogen. In ${formatFormula(answer)} hydrogen is bonded to ${nameOf(symbol)}.`
}
