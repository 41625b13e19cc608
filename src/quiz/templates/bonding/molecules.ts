import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { composition, formatFormula } from '#chemistry/formulas.ts'
import { boilingPairs, hydrogenBonding } from '#chemistry/hydrogen-bonds.ts'
import { lewisAtoms } from '#chemistry/lewis-atoms.ts'
import {
  bondsCancel,
  electronsAroundCentral,
  hasPolarBonds,
  type Molecule,
  molecules,
  outerElectrons,
  shapeOf,
} from '#chemistry/molecules.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'

const category = 'bonding'
const difficulty = 'hard'

const polarBonded = molecules.filter((molecule) => molecule.charge === 0 && hasPolarBonds(molecule))

export const molecularPolarity: Template = {
  id: 'bo-h1',
  version: 1,
  category,
  difficulty,
  skill: 'molecular-polarity',
  fitsMatch: false,
  draw(random) {
    const hub = pick(random, ['F', 'F', 'Cl', 'O', 'Br'])
    const asksNonPolar = hub === 'O' || hub === 'Br' || random() < 0.6
    const candidates = polarBonded.filter(({ formula }) => composition(formula).has(hub))
    const fitting = candidates.filter((molecule) => bondsCancel(molecule) === asksNonPolar)
    const others = candidates.filter((molecule) => bondsCancel(molecule) !== asksNonPolar)
    const [answer] = sample(random, fitting, 1)
    if (answer === undefined || others.length < 3) return null
    const name = element(hub).name.toLowerCase()
    return worded({
      element: answer.central === hub ? hub : answer.central,
      stem: asksNonPolar
        ? `Which of these compounds of ${name} has polar bonds but nonpolar molecules?`
        : `Which of these compounds of ${name} has polar molecules?`,
      answer: formatFormula(answer.formula),
      isRight: (text) => fitting.some(({ formula }) => formatFormula(formula) === text),
      lures: sample(random, others, 3).map((other) => ({
        value: formatFormula(other.formula),
        misconception: 'BO6',
        why: `${describe(other)} ${describe(answer)}`,
      })),
      right: describe(answer),
      see: { article: 'understanding-polarity' },
    })
  },
}

/** Shape and polarity of a molecule in a sentence. */
function describe(molecule: Molecule): string {
  const { bonds, lonePairs, formula } = molecule
  const shown = formatFormula(formula)
  const shape = shapeOf(bonds.length, lonePairs) ?? 'linear'
  if (bondsCancel(molecule))
    return `${shown} is ${shape} with equal bonds, so their polarities cancel.`
  const kinds = new Set(bonds.map(({ partner }) => partner)).size
  if (bonds.length === 1) return `${shown} has a single polar bond, which nothing cancels.`
  return kinds > 1
    ? `${shown} has different atoms around the center, so the polarities do not cancel.`
    : `${shown} is ${shape === 'seesaw' ? 'seesaw-shaped' : shape} because of its lone ${lonePairs === 1 ? 'pair' : 'pairs'}, so the polarities do not cancel.`
}

const numberWords = ['no', 'one', 'two', 'three', 'four']
const orderWords = ['', 'single', 'double', 'triple']

export const formalCharge: Template = {
  id: 'bo-h2',
  version: 1,
  category,
  difficulty,
  skill: 'lewis-structures',
  fitsMatch: false,
  draw(random) {
    const { formula, element: symbol, orders, lonePairs } = pick(random, lewisAtoms)
    const outer = outerElectrons(symbol)
    const pairs = orders.reduce((sum, order) => sum + order, 0)
    const charge = outer - 2 * lonePairs - pairs
    const shown = formatFormula(formula)
    const name = element(symbol).name.toLowerCase()
    const ionCharge = chargeIn(shown)
    const account = `${outer} outer electrons − ${2 * lonePairs} in lone pairs − ${pairs} from the bonds = ${signed(charge)}`
    return numeric({
      element: symbol,
      stem: `In a Lewis structure of ${shown}, ${withArticle(name)} atom has ${bondText(orders)} and ${lonePairText(lonePairs)}. What is its formal charge?`,
      answer: charge,
      isRight: (value) => value === outer - (2 * (lonePairs + pairs) - pairs),
      lures: [
        {
          value: ionCharge,
          misconception: 'BO18',
          why: `${signed(ionCharge)} is the charge of the whole ${ionCharge === 0 ? 'molecule' : 'ion'}. For this atom ${account}.`,
        },
        {
          value: outer - 2 * lonePairs - 2 * pairs,
          misconception: 'BO18',
          why: `Both electrons of each bond were counted as the atom’s own. Only one of each pair counts: ${account}.`,
        },
        {
          value: outer - lonePairs - pairs,
          misconception: 'BO14',
          why: `Each lone pair was counted as one electron. It has two: ${account}.`,
        },
        {
          value: outer - pairs,
          misconception: 'BO18',
          why: `The electrons in lone pairs belong to the atom as well. With them ${account}.`,
        },
        {
          value: -charge,
          misconception: 'BO12',
          why: `The sign is turned. An atom with more electrons than in the free state is negative: ${account}.`,
        },
      ],
      fill: shuffle(random, [-1, 1, -2, 2, -3, 3]).map((step) => charge + step),
      show: signed,
      right: `${account}.`,
      see: { article: 'lewis-dot-structures-guide' },
    })
  },
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value)}`
}

function chargeIn(shown: string): number {
  const [, size = '', sign] = /([²³]?)([⁺⁻])$/.exec(shown) ?? []
  if (sign === undefined) return 0
  const count = size === '' ? 1 : ' ¹²³'.indexOf(size)
  return sign === '⁺' ? count : -count
}

function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

function bondText(orders: readonly number[]): string {
  return [1, 2, 3]
    .map((order) => ({ order, count: orders.filter((other) => other === order).length }))
    .filter(({ count }) => count > 0)
    .map(
      ({ order, count }) =>
        `${numberWords[count]} ${orderWords[order]} ${count === 1 ? 'bond' : 'bonds'}`,
    )
    .join(', ')
}

function lonePairText(count: number): string {
  return `${numberWords[count]} lone ${count === 1 ? 'pair' : 'pairs'}`
}

const hybridizations: Readonly<Record<number, string>> = {
  2: 'two domains, sp',
  3: 'three domains, sp²',
  4: 'four domains, sp³',
  5: 'five domains, sp³d',
}

/** Central atoms of the second and third period with at most four domains. */
const hybridized = molecules.filter(
  ({ central, bonds, lonePairs }) =>
    ['B', 'C', 'N', 'O', 'Si'].includes(central) &&
    bonds.length > 1 &&
    bonds.length + lonePairs <= 4,
)

export const domainsOfCenter: Template = {
  id: 'bo-h3',
  version: 1,
  category,
  difficulty,
  skill: 'molecular-shape',
  fitsMatch: false,
  draw(random) {
    const domains = pick(random, [2, 3, 4])
    const molecule = pick(
      random,
      hybridized.filter(({ bonds, lonePairs }) => bonds.length + lonePairs === domains),
    )
    const { bonds, lonePairs, formula, central } = molecule
    const shown = formatFormula(formula)
    const pairs = electronsAroundCentral(molecule) / 2
    const name = element(central).name
    const fact = `${name} in ${shown} has ${bonds.length} neighbors and ${lonePairText(lonePairs)}: ${hybridizations[domains]}`
    return worded({
      element: central,
      stem: `How many electron domains and which hybridization does the central ${name.toLowerCase()} atom of ${shown} have?`,
      answer: hybridizations[domains] ?? '',
      isRight: (text) =>
        text === hybridizations[pairs - bonds.reduce((sum, { order }) => sum + order - 1, 0)],
      lures: [2, 3, 4, 5].map((count) => ({
        value: hybridizations[count] ?? '',
        misconception: count < domains ? 'BO10' : 'BO14',
        why:
          count === bonds.length && lonePairs > 0
            ? `${count} counts only the neighbors. A lone pair is a domain too. ${fact}.`
            : count === pairs
              ? `${count} counts each shared pair. A double or triple bond is one domain. ${fact}.`
              : `Each neighbor and each lone pair is one domain, whatever the order of the bonds. ${fact}.`,
      })),
      right: `${fact}.`,
      see: { article: 'lewis-dot-structures-guide' },
    })
  },
}

export const reasonForBoiling: Template = {
  id: 'bo-h4',
  version: 1,
  category,
  difficulty,
  skill: 'hydrogen-bonds',
  fitsMatch: false,
  draw(random) {
    const { element: symbol, bonding, other } = pick(random, boilingPairs)
    const high = formatFormula(bonding.formula)
    const low = formatFormula(other.formula)
    const points = [bonding, other].map(({ boilingPoint }) => `${formatNumber(boilingPoint)} °C`)
    return worded({
      element: symbol,
      stem: pick(random, [
        `Why does ${high} boil at ${points[0]}, far above ${low} at ${points[1]}?`,
        `${high} boils at ${points[0]}, ${low} at ${points[1]}. What is the main reason for the difference?`,
      ]),
      answer: `Hydrogen bonds between ${high} molecules`,
      isRight: (text) => text.startsWith('Hydrogen') && text.includes('between'),
      lures: luresOfHydrogenBonds(high, symbol),
      right: `Hydrogen bonded to ${element(symbol).name.toLowerCase()} forms hydrogen bonds to neighboring ${high} molecules; ${low} lacks them.`,
      see: { elements: [symbol, 'H'], article: 'understanding-polarity' },
    })
  },
}

/** Molecules of one outer element whose octet question has a single answer in every book. */
const octetCases = molecules.filter(
  ({ charge, bonds, central }) =>
    charge === 0 && bonds.length > 1 && bonds.every(({ order }) => order === 1) && central !== 'H',
)

export const withoutOctet: Template = {
  id: 'bo-h6',
  version: 1,
  category,
  difficulty,
  skill: 'lewis-structures',
  fitsMatch: false,
  draw(random) {
    const hub = pick(random, ['F', 'F', 'F', 'Cl', 'Br'])
    const asksOctet = hub === 'F' && random() < 0.4
    const candidates = octetCases.filter(({ bonds }) =>
      bonds.some(({ partner }) => partner === hub),
    )
    const fitting = candidates.filter((molecule) => hasOctet(molecule) === asksOctet)
    const others = candidates.filter((molecule) => hasOctet(molecule) !== asksOctet)
    const [answer] = sample(random, fitting, 1)
    if (answer === undefined || others.length < 3) return null
    const name = element(hub).name.toLowerCase()
    return worded({
      element: answer.central,
      stem: asksOctet
        ? `Which of these compounds of ${name} has exactly eight electrons around its central atom?`
        : `Which of these compounds of ${name} has more or fewer than eight electrons around its central atom?`,
      answer: formatFormula(answer.formula),
      isRight: (text) => fitting.some(({ formula }) => formatFormula(formula) === text),
      lures: sample(random, others, 3).map((other) => ({
        value: formatFormula(other.formula),
        misconception: 'BO8',
        why: `${around(other)} ${around(answer)}`,
      })),
      right: around(answer),
      see: { article: 'lewis-dot-structures-guide' },
    })
  },
}

function hasOctet({ central, bonds, lonePairs }: Molecule): boolean {
  return outerElectrons(central) + bonds.length === 8 && 2 * (bonds.length + lonePairs) === 8
}

function around(molecule: Molecule): string {
  const { central, formula, bonds, lonePairs } = molecule
  return `${element(central).name} in ${formatFormula(formula)} has ${bonds.length} bonds and ${lonePairText(lonePairs)}, which makes ${electronsAroundCentral(molecule)} electrons.`
}

export const hydrogenBondFormer: Template = {
  id: 'bo-h8',
  version: 1,
  category,
  difficulty,
  skill: 'hydrogen-bonds',
  fitsMatch: false,
  draw(random) {
    const {
      element: symbol,
      bonding,
      others,
    } = pick(random, [...hydrogenBonding, ...hydrogenBonding.slice(0, 2)])
    const answer = formatFormula(pick(random, bonding))
    const name = element(symbol).name.toLowerCase()
    return worded({
      element: symbol,
      stem: `Which of these compounds of ${name} forms hydrogen bonds between its own molecules?`,
      answer,
      isRight: (text) => bonding.some((formula) => formatFormula(formula) === text),
      lures: sample(random, others, 3).map((formula) => ({
        value: formatFormula(formula),
        misconception: 'BO7',
        why: whyNoHydrogenBond(formula, symbol, answer),
      })),
      right: `In ${answer} hydrogen is bonded to ${name}, so it is attracted by a lone pair of a neighboring molecule.`,
      see: { elements: [symbol, 'H'], article: 'understanding-polarity' },
    })
  },
}

function whyNoHydrogenBond(formula: string, symbol: ElementSymbol, answer: string): string {
  const name = element(symbol).name.toLowerCase()
  return composition(formula).has('H')
    ? `In ${formatFormula(formula)} the hydrogen is bonded to carbon, not to ${name}. Strong hydrogen bonds need H–N, H–O or H–F, as in ${answer}.`
    : `${formatFormula(formula)} contains no hydrogen. In ${answer} hydrogen is bonded to ${name}.`
}

/** What else the high boiling point of a hydrogen compound is put down to. */
export function luresOfHydrogenBonds(high: string, symbol: string) {
  return [
    {
      value: `Hydrogen bonds within ${high} molecules`,
      misconception: 'BO4',
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
  ] as const
}
