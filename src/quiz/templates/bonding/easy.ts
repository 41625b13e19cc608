import { bondOrder, bondsByMolecule } from '#chemistry/bond-energies.ts'
import { ionicPairs } from '#chemistry/bonds.ts'
import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { composition, formatFormula, formatIon } from '#chemistry/formulas.ts'
import { fixedCharge, fixedChargeIons, saltFormula } from '#chemistry/ions.ts'
import { outerElectrons, valenceElectronCount } from '#chemistry/molecules.ts'
import { consistsOfIons, hasIonOfSeveralAtoms } from '#chemistry/salts.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Draft, numeric, type Template, worded } from '#quiz/template.ts'
import { atAnyPlace } from '#quiz/templates/even-places.ts'

import { hubOfMolecule } from './hubs.ts'

const category = 'bonding'
const difficulty = 'easy'

const cations = fixedChargeIons.filter(
  ({ formula, charge }) => charge > 0 && !['Ag', 'Be'].includes(formula),
)
const anions = fixedChargeIons.filter(({ charge, formula }) => charge < 0 && formula !== 'Se')

/** Nitrides and phosphides of the heavy alkali metals are hardly known. */
const metalsWithTrivalentAnions = new Set(['Li', 'Mg', 'Ca', 'Sr', 'Ba', 'Al', 'Zn'])

export const formulaOfSalt: Template = {
  id: 'bo-e2',
  version: 1,
  category,
  difficulty,
  skill: 'ionic-formulas',
  fitsMatch: true,
  draw(random) {
    return saltOf(random, () => true)
  },
}

/** Without the formulas of peroxides, triiodides and the like, which exist beside the compound asked for. */
export const formulaOfOneSalt: Template = {
  ...formulaOfSalt,
  version: 2,
  draw(random) {
    return saltOf(random, (metal, nonMetal) => !hasIonOfSeveralAtoms(metal, nonMetal))
  },
}

type Part = readonly [symbol: ElementSymbol, count: number]

/** @param isOffered tells whether a formula, by its parts, is to be a wrong option */
function saltOf(random: Random, isOffered: (metal: Part, nonMetal: Part) => boolean): Draft | null {
  const cation = pick(random, cations)
  const anion = pick(random, anions)
  if (anion.charge === -3 && !metalsWithTrivalentAnions.has(cation.formula)) return null
  const metalCharge = cation.charge
  const anionCharge = -anion.charge
  const right = formatFormula(saltFormula(cation, anion))
  const ions = `${formatIon(cation.formula, metalCharge)} and ${formatIon(anion.formula, -anionCharge)}`
  const wrongCounts = [
    [1, 1],
    [metalCharge, anionCharge],
    [anionCharge, metalCharge],
    [2, 2],
    ...shuffle(random, [
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
    ]),
  ] as const
  const offered = wrongCounts.filter(([metals = 1, others = 1]) =>
    isOffered([cation.formula, metals], [anion.formula, others]),
  )
  const wrong = offered.map(([metals = 1, others = 1]) => ({
    value: written(cation.formula, metals, anion.formula, others),
    misconception: 'BO11' as const,
    why: whyWrong(metals, others),
  }))
  return worded({
    element: cation.formula,
    stem: `Which formula does ${cation.name} ${anion.name} have?`,
    answer: right,
    isRight: isNeutralAndReduced,
    lures: wrong,
    right: consistsOfIons(cation.formula, anion.formula)
      ? `The ions are ${ions}; in ${right} their charges add up to zero in the smallest whole numbers.`
      : `Counted as ${ions}, the charges in ${right} add up to zero in the smallest whole numbers.`,
    see: { elements: [cation.formula, anion.formula], article: 'how-ions-are-formed' },
  })

  function whyWrong(metals: number, others: number): string {
    const formula = written(cation.formula, metals, anion.formula, others)
    const charge = metals * metalCharge - others * anionCharge
    return charge === 0
      ? `The charges of ${ions} do cancel in ${formula}, but the numbers can be divided by two. Reduced, the formula is ${right}.`
      : `With ${ions}, ${formula} would carry the charge ${signed(charge)}. The charges cancel in ${right}.`
  }
}

function written(metal: string, metals: number, other: string, others: number): string {
  return formatFormula(`${metal}${metals}${other}${others}`)
}

function signed(charge: number): string {
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}

function isNeutralAndReduced(text: string): boolean {
  const atoms = [...composition(text)]
  const charge = atoms.reduce(
    (sum, [symbol, count]) => sum + count * (fixedCharge(symbol) ?? Number.NaN),
    0,
  )
  return charge === 0 && atoms.some(([, count]) => count % 2 === 1)
}

/** Molecules that share at least four electrons, so that fewer can be offered. */
const sharingMolecules = Object.entries(bondsByMolecule)
  .map(([formula, bonds]) => ({
    formula,
    pairs: Object.entries(bonds).reduce((sum, [bond, count]) => sum + count * bondOrder(bond), 0),
  }))
  .filter(({ pairs }) => pairs >= 2)

export const sharedElectrons: Template = {
  id: 'bo-e3',
  version: 1,
  category,
  difficulty,
  skill: 'covalent-bonds',
  fitsMatch: true,
  draw(random) {
    const molecule = pick(random, sharingMolecules)
    return numeric(sharedIn(molecule, shuffle(random, [-4, -2, 2, 4, 6])))
  },
}

/** As before, but with enough lower numbers for the answer to stand last as often as first. */
export const sharedElectronsAtAnyPlace: Template = {
  ...sharedElectrons,
  version: 2,
  // Some molecules have more bonds than one counts in 8 seconds.
  fitsMatch: false,
  draw(random) {
    const steps = shuffle(random, [-6, -4, -2, 2, 4, 6])
    return atAnyPlace(random, sharingMolecules, (molecule) => {
      const parts = sharedIn(molecule, steps)
      return { ...parts, fill: parts.fill.filter((count) => count > 0) }
    })
  },
}

function sharedIn(
  { formula, pairs }: (typeof sharingMolecules)[number],
  steps: readonly number[],
): Parameters<typeof numeric>[0] & { readonly fill: readonly number[] } {
  const shared = 2 * pairs
  const molecule = formatFormula(formula)
  const valence = valenceElectronCount(formula)
  const atoms = [...composition(formula)]
  const places = atoms.reduce((sum, [symbol, count]) => sum + count * (symbol === 'H' ? 2 : 8), 0)
  return {
    element: hubOfMolecule(formula),
    stem: `How many electrons do the atoms of one ${molecule} molecule share in all its bonds together?`,
    answer: shared,
    isRight: (count) => places - count === valence,
    lures: [
      {
        value: pairs,
        misconception: 'BO14',
        why: `${pairs} is the number of shared pairs in ${molecule}. Each pair has two electrons, so ${shared} electrons are shared.`,
      },
      {
        value: valence,
        misconception: 'BO9',
        why: `${valence} is the number of all outer electrons in ${molecule}. Only those in bonds are shared: ${shared}.`,
      },
      {
        value: 8,
        misconception: 'BO8',
        why: `Eight electrons surround a single atom with an octet. The bonds of ${molecule} hold ${shared} electrons in all.`,
      },
    ],
    fill: steps.map((step) => shared + step),
    right: `${molecule} has ${pairs} shared pairs, and 2 · ${pairs} = ${shared} electrons.`,
    see: { article: 'lewis-dot-structures-guide' },
  }
}

const hydrideFormers = ['C', 'Si', 'N', 'P', 'As', 'O', 'S', 'Se', 'Te']
const halogens = ['F', 'Cl', 'Br', 'I']

/** Pairs whose only well-known binary molecule of one central atom follows the octet. */
const octetPairs = [
  ...hydrideFormers.map((symbol) => [symbol, 'H'] as const),
  ...['C', 'Si'].flatMap((symbol) => halogens.map((halogen) => [symbol, halogen] as const)),
  ['N', 'F'] as const,
  ['N', 'Cl'] as const,
  ['O', 'F'] as const,
  ['Ge', 'H'] as const,
]

export const usualBonds: Template = {
  id: 'bo-e4',
  version: 1,
  category,
  difficulty,
  skill: 'covalent-bonds',
  fitsMatch: true,
  draw(random) {
    return moleculeOf(random, pick(random, octetPairs))
  },
}

/** Without iodine: in many fonts its symbol, as in CI₄, is not to be told from the l of chlorine. */
export const usualBondsWithoutIodine: Template = {
  ...usualBonds,
  version: 2,
  draw(random) {
    return moleculeOf(
      random,
      pick(
        random,
        octetPairs.filter(([, partner]) => partner !== 'I'),
      ),
    )
  },
}

/** How many atoms of the partner one central atom bonds to. */
function moleculeOf(
  random: Random,
  [central, partner]: readonly [ElementSymbol, ElementSymbol],
): Draft | null {
  const outer = outerElectrons(central)
  const bonds = 8 - outer
  const name = element(central).name.toLowerCase()
  const other = element(partner).name.toLowerCase()
  const right = counted(bonds)
  const otherCounts = shuffle(random, [1, 2, 3, 4, 5, 6]).filter(
    (count) => count !== bonds && count !== outer,
  )
  return worded({
    element: central,
    stem: `Which molecule does one ${name} atom form with ${other} atoms when each atom has its usual number of bonds?`,
    answer: right,
    isRight: (text) => text === right && composition(text).get(partner) === bonds,
    lures: [
      {
        value: counted(outer),
        misconception: 'BO9',
        why: `${outer} is the number of outer electrons of ${name}. Each bond adds one electron, and ${bonds} bonds complete its octet.`,
      },
      {
        value: counted(8),
        misconception: 'BO8',
        why: `Eight is the number of electrons around ${name} in the molecule. It brings ${outer} of them itself, so it forms ${bonds} bonds.`,
      },
    ],
    fill: otherCounts.map(counted),
    right: `${element(central).name} has ${outer} outer electrons and forms 8 − ${outer} = ${bonds} bonds: ${right}.`,
    see: { elements: [central, partner], article: 'lewis-dot-structures-guide' },
  })

  function counted(count: number): string {
    const partnerFirst = partner === 'H' && outer > 5
    return formatFormula(
      partnerFirst
        ? `${partner}${count}${central}`
        : `${central}${count === 0 ? '' : `${partner}${count}`}`,
    )
  }
}

export const electronTransfer: Template = {
  id: 'bo-e6',
  version: 1,
  category,
  difficulty,
  skill: 'bond-type',
  fitsMatch: true,
  draw(random) {
    const [metal, partner] = pick(random, ionicPairs)
    const metalName = element(metal).name.toLowerCase()
    const partnerName = element(partner).name.toLowerCase()
    const lost = fixedCharge(metal) ?? 0
    const ions = `${formatIon(metal, lost)} and ${formatIon(partner, fixedCharge(partner) ?? 0)}`
    const what = lost === 1 ? 'the outer electron' : 'the two outer electrons'
    return worded({
      element: metal,
      stem: `What happens to ${what} of a ${metalName} atom that reacts with ${partnerName}?`,
      answer: `Transfer to ${partnerName} atoms`,
      isRight: (text) => text.startsWith('Transfer'),
      lures: [
        {
          value: `Sharing with ${partnerName} atoms`,
          misconception: 'BO13',
          why: `Two non-metals share electrons. ${element(metal).name} is a metal and gives up ${what}, so that ${ions} form.`,
        },
        {
          value: `Pairing with electrons from ${partnerName}`,
          misconception: 'AS3',
          why: `${element(metal).name} does not gain electrons from ${partnerName}. It loses ${lost} and becomes the positive ion ${formatIon(metal, lost)}.`,
        },
        {
          value: 'Free movement through the crystal',
          misconception: 'BO13',
          why: `Outer electrons move freely in a metal. In the compound they stay at the ions of ${partnerName}.`,
        },
      ],
      right: `${element(metal).name} atoms lose ${lost === 1 ? 'one electron' : 'two electrons'} and ${partnerName} atoms take them up: ${ions} form.`,
      see: { elements: [metal, partner], article: 'ionic-vs-covalent-bonds' },
    })
  },
}
