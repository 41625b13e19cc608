import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatFormula } from '#chemistry/formulas.ts'
import { composition } from '#chemistry/formulas.ts'
import { polyatomicIons } from '#chemistry/ions.ts'
import {
  type Molecule,
  molecules,
  outerElectrons,
  type Shape,
  shapeOf,
  valenceElectronCount,
} from '#chemistry/molecules.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { atAnyPlace } from '#quiz/templates/even-places.ts'

const category = 'bonding'
const difficulty = 'medium'

function lowerName(symbol: ElementSymbol): string {
  return element(symbol).name.toLowerCase()
}

/** What the valence electrons of a structure are used for. */
function electronsOf(molecule: Molecule): {
  readonly total: number
  readonly bonding: number
  readonly outside: number
} {
  const bonding = 2 * molecule.bonds.reduce((sum, { order }) => sum + order, 0)
  const outside = molecule.bonds.reduce(
    (sum, { partner, order }) => sum + (partner === 'H' ? 0 : 8 - 2 * order),
    0,
  )
  return { total: valenceElectronCount(molecule.formula), bonding, outside }
}

/** How many valence electrons are left for the center; of several ways to draw it, one is named. */
function accountOf(molecule: Molecule): string {
  const { total, bonding, outside } = electronsOf(molecule)
  const doubles = molecule.bonds.filter(({ order }) => order === 2).length
  // Beyond period 2 there is also a structure with single bonds and formal charges.
  const isDrawnOtherwiseToo = doubles > 0 && element(molecule.central).period > 2
  const drawn = isDrawnOtherwiseToo ? `Drawn with ${doubles} double bonds, of` : 'Of'
  return `${drawn} ${total} valence electrons ${bonding} are in bonds and ${outside} on the outer atoms, which leaves ${total - bonding - outside} for ${lowerName(molecule.central)}.`
}

export const lonePairsOfCenter: Template = {
  id: 'bo-m4',
  version: 1,
  category,
  difficulty,
  skill: 'lewis-structures',
  fitsMatch: false,
  draw(random) {
    const lonePairs = pick(random, [0, 1, 2, 3])
    const molecule = pick(
      random,
      molecules.filter((other) => other.lonePairs === lonePairs),
    )
    const { total, bonding, outside } = electronsOf(molecule)
    const left = total - bonding - outside
    const shown = formatFormula(molecule.formula)
    const name = lowerName(molecule.central)
    const center = molecule.bonds.length > 1 ? `central ${name}` : name
    const account = accountOf(molecule)
    return numeric({
      element: molecule.central,
      stem: `How many lone pairs are on the ${center} atom of ${shown}?`,
      answer: lonePairs,
      isRight: (count) => bonding + outside + 2 * count === total,
      lures: [
        {
          value: left,
          misconception: 'BO14' as const,
          why: `${account} Two of them make one pair.`,
        },
        ...[0, 1, 2, 3].map((count) => ({
          value: count,
          misconception: 'BO10' as const,
          why: `${account} ${left === 0 ? 'So there is no lone pair on it.' : `They form ${lonePairs} lone ${lonePairs === 1 ? 'pair' : 'pairs'}.`}`,
        })),
      ].filter(({ value }) => value <= 3),
      right: `${account} ${left === 0 ? 'No lone pair is left.' : `${left} / 2 = ${lonePairs}.`}`,
      see: { article: 'lewis-dot-structures-guide' },
    })
  },
}

/** The right count at each place among the options: it stood where its own size put it before. */
export const lonePairsAtAnyPlace: Template = {
  ...lonePairsOfCenter,
  version: 2,
  draw(random) {
    return atAnyPlace(random, molecules, (molecule) => {
      const { central, formula, bonds, lonePairs } = molecule
      const { total, bonding, outside } = electronsOf(molecule)
      const left = total - bonding - outside
      const all = lonePairs + outside / 2
      const name = lowerName(central)
      const account = accountOf(molecule)
      return {
        element: central,
        stem: `How many lone pairs are on the ${bonds.length > 1 ? `central ${name}` : name} atom of ${formatFormula(formula)}?`,
        answer: lonePairs,
        isRight: (count) => bonding + outside + 2 * count === total,
        lures: [
          {
            value: left,
            misconception: 'BO14',
            why: `${account} Two of them make one pair.`,
          },
          {
            value: 0,
            misconception: 'BO10',
            why: `An atom can keep electrons outside its bonds. ${account} They form ${pairsText(lonePairs)}.`,
          },
          {
            value: all,
            misconception: 'BO20',
            why: `${all} counts the lone pairs of the outer atoms too. ${account} ${left === 0 ? 'So there is none on it.' : `They form ${pairsText(lonePairs)}.`}`,
          },
        ],
        fill: shuffle(random, [0, 1, 2, 3, 4, 5, 6]),
        right: `${account} ${left === 0 ? 'No lone pair is left.' : `${left} / 2 = ${lonePairs}.`}`,
        see: { article: 'lewis-dot-structures-guide' },
      }
    })
  },
}

function pairsText(count: number): string {
  return `${count} lone ${count === 1 ? 'pair' : 'pairs'}`
}

/** Ions of main-group elements, with their names in running text. */
const countedIons = [
  ...polyatomicIons
    .filter(({ formula }) => !/Mn|Cr/.test(formula))
    .map(({ formula, charge, name }) => ({
      formula: `${formula}^${Math.abs(charge)}${charge > 0 ? '+' : '-'}`,
      charge,
      name,
    })),
  ...molecules.filter(({ charge }) => charge !== 0),
]

export const valenceElectronsOfIon: Template = {
  id: 'bo-m5',
  version: 1,
  category,
  difficulty,
  skill: 'lewis-structures',
  fitsMatch: false,
  draw(random) {
    const { formula, charge, name } = pick(random, countedIons)
    const atoms = [...composition(formula)]
    const ofAtoms = atoms.reduce((sum, [symbol, count]) => sum + count * outerElectrons(symbol), 0)
    const allElectrons = atoms.reduce(
      (sum, [symbol, count]) => sum + count * element(symbol).atomicNumber,
      -charge,
    )
    const total = valenceElectronCount(formula)
    const size = Math.abs(charge)
    const shown = formatFormula(formula)
    const change = charge > 0 ? `${size} less for the charge` : `${size} more for the charge`
    const account = `The atoms bring ${ofAtoms} outer electrons, and there ${size === 1 ? 'is' : 'are'} ${change}: ${total}.`
    return numeric({
      element: atoms.find(([symbol]) => symbol !== 'H')?.[0] ?? 'H',
      stem: `How many valence electrons does the Lewis structure of the ${name} ion, ${shown}, show?`,
      answer: total,
      isRight: (count) => count === ofAtoms - charge,
      lures: [
        {
          value: ofAtoms,
          misconception: 'BO12',
          why: `${ofAtoms} leaves out the charge of ${shown}. ${account}`,
        },
        {
          value: ofAtoms + charge,
          misconception: 'BO12',
          why: `${ofAtoms + charge} counts the charge of ${shown} with the wrong sign. ${account}`,
        },
        {
          value: allElectrons,
          misconception: 'EC9',
          why: `${allElectrons} counts inner electrons too. A Lewis structure shows the outer ones only: ${total}.`,
        },
      ],
      fill: shuffle(random, [-2, 2, -4, 4, -6, 6]).map((step) => total + step),
      right: account,
      see: { elements: atoms.map(([symbol]) => symbol), article: 'lewis-dot-structures-guide' },
    })
  },
}

const shapeNames: Readonly<Record<Shape, string>> = {
  linear: 'linear',
  bent: 'bent (V-shaped)',
  'trigonal planar': 'trigonal planar',
  'trigonal pyramidal': 'trigonal pyramidal',
  'T-shaped': 'T-shaped',
  tetrahedral: 'tetrahedral',
  seesaw: 'seesaw-shaped',
  'square planar': 'square planar',
  'trigonal bipyramidal': 'trigonal bipyramidal',
  'square pyramidal': 'square pyramidal',
  octahedral: 'octahedral',
}

const shapesByPartners: Readonly<Record<number, readonly Shape[]>> = {
  2: ['linear', 'bent', 'trigonal planar', 'tetrahedral'],
  3: ['trigonal planar', 'trigonal pyramidal', 'T-shaped', 'tetrahedral', 'bent'],
  4: ['tetrahedral', 'square planar', 'seesaw', 'trigonal pyramidal'],
  5: ['trigonal bipyramidal', 'square pyramidal', 'octahedral', 'seesaw'],
  6: ['octahedral', 'trigonal bipyramidal', 'square planar', 'tetrahedral'],
}

export const shapeOfMolecule: Template = {
  id: 'bo-m6',
  version: 1,
  category,
  difficulty,
  skill: 'molecular-shape',
  fitsMatch: false,
  draw(random) {
    const molecule = pick(
      random,
      molecules.filter(({ bonds }) => bonds.length > 1),
    )
    const { central, bonds, lonePairs } = molecule
    const shape = shapeOf(bonds.length, lonePairs)
    const { total, bonding, outside } = electronsOf(molecule)
    const pairsByCount = (total - bonding - outside) / 2
    if (shape === null) return null
    const shown = formatFormula(molecule.formula)
    const fact = `${element(central).name} in ${shown} has ${bonds.length} neighbors and ${lonePairs === 0 ? 'no lone pair' : `${lonePairs} lone ${lonePairs === 1 ? 'pair' : 'pairs'}`}`
    const others = shuffle(random, shapesByPartners[bonds.length] ?? []).filter(
      (other) => other !== shape,
    )
    return worded({
      element: central,
      stem: `What is the shape of ${shown} according to the repulsion of electron pairs?`,
      answer: shapeNames[shape],
      isRight: (text) => text === shapeNames[shapeOf(bonds.length, pairsByCount) ?? shape],
      lures: others.map((other) => ({
        value: shapeNames[other],
        misconception: 'BO10',
        why: `${fact}. ${lonePairs === 0 ? 'Its neighbors alone spread out evenly' : 'The lone pairs take up room too'}, so the shape is ${shapeNames[shape]}, not ${shapeNames[other]}.`,
      })),
      right: `${fact}, which makes it ${shapeNames[shape]}.`,
      see: { article: 'lewis-dot-structures-guide' },
    })
  },
}
