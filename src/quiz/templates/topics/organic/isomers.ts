import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import {
  acids,
  alkanes,
  carbonyls,
  ethers,
  substituted,
} from '#chemistry/organic/molecules/isomers.ts'
import {
  type Molecule,
  molecularFormula,
  neighborsOf,
} from '#chemistry/organic/molecules/molecule.ts'
import { isSameMolecule } from '#chemistry/organic/molecules/smiles.ts'
import { condensedFormula, formatCondensed } from '#chemistry/organic/names/condensed-formula.ts'
import { numberings, systematicName } from '#chemistry/organic/names/naming.ts'
import { writeName } from '#chemistry/organic/names/organic-name.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { numberDraft, type Slip } from '#quiz/templates/production/building/drafts.ts'
import { listed } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

import { type NamedMolecule, once, pools } from './pool.ts'

/** Molecules that share a formula: one family, or several. */
type Family = {
  readonly noun: string
  readonly element: ElementSymbol
  readonly make: (carbons: number) => readonly Molecule[]
}

const families = {
  alkanes: { noun: 'alkanes', element: 'C', make: alkanes },
  chlorides: halides('chloroalkanes', 'Cl'),
  bromides: halides('bromoalkanes', 'Br'),
  iodides: halides('iodoalkanes', 'I'),
  alcohols: {
    noun: 'alcohols',
    element: 'O',
    make: (carbons) => substituted(alkanes(carbons), 'O'),
  },
  ethers: { noun: 'ethers', element: 'O', make: ethers },
  aldehydes: {
    noun: 'aldehydes',
    element: 'O',
    make: (carbons) => carbonyls(alkanes(carbons), 'aldehyde'),
  },
  ketones: {
    noun: 'ketones',
    element: 'O',
    make: (carbons) => carbonyls(alkanes(carbons), 'ketone'),
  },
  acids: { noun: 'carboxylic acids', element: 'O', make: (carbons) => acids(alkanes(carbons)) },
} as const satisfies Readonly<Record<string, Family>>

function halides(noun: string, element: 'Cl' | 'Br' | 'I'): Family {
  return { noun, element, make: (carbons) => substituted(alkanes(carbons), element) }
}

/** All molecules of a family with so many carbon atoms, worked out when they are first asked for. */
type Counted = { readonly family: Family; readonly molecules: () => readonly Molecule[] }

function of(family: Family, carbons: number): Counted {
  return { family, molecules: once(() => family.make(carbons)) }
}

const ofOneFamily: readonly Counted[] = [
  of(families.alkanes, 4),
  of(families.alkanes, 5),
  of(families.alkanes, 6),
  of(families.alkanes, 7),
  of(families.chlorides, 3),
  of(families.chlorides, 4),
  of(families.chlorides, 5),
  of(families.bromides, 3),
  of(families.bromides, 4),
  of(families.bromides, 5),
  of(families.iodides, 3),
  of(families.iodides, 4),
  of(families.iodides, 5),
  of(families.alcohols, 3),
  of(families.alcohols, 4),
  of(families.aldehydes, 4),
  of(families.aldehydes, 5),
  of(families.ketones, 5),
  of(families.acids, 4),
  of(families.acids, 5),
  of(families.ketones, 6),
]

/** How many molecules of one family have a formula. */
export const numberOfIsomers = production('bo-m200', 'number', 'isomers', (random) => {
  const { family, molecules: all } = pick(random, ofOneFamily)
  const molecules = all()
  const [first] = molecules
  if (first === undefined) return null
  const formula = formatFormula(molecularFormula(first))
  const answer = molecules.length
  const account =
    answer > 5
      ? `${formula} has ${answer} ${family.noun}, found chain by chain`
      : `The ${family.noun} with the formula ${formula} are ${listOf(molecules)}`
  return numberDraft({
    element: family.element,
    stem: `How many ${family.noun} have the formula ${formula}? Mirror images count as one.`,
    answer,
    slips: [
      {
        value: answer - 1,
        misconception: 'OG9',
        text: `One is missing: the unbranched chain counts too, and so does each place of a group. ${account}.`,
      },
      {
        value: answer + 1,
        misconception: 'OG8',
        text: `One was counted twice: a chain that is bent or read from its other end is the same molecule. ${account}.`,
      },
      {
        value: 2 * answer,
        misconception: 'OG8',
        text: `Molecules were counted again when they were turned around or bent. ${account}.`,
      },
    ],
    right: `${account}.`,
    see: { elements: [...new Set(['C', family.element])], article: null },
    solution: () => countedBy(family.noun, molecules),
  })
})

/** Two families that share their formulas. */
const ofTwoFamilies: readonly (readonly [Family, Family, readonly number[]])[] = [
  [families.alcohols, families.ethers, [2, 3, 4, 5]],
  [families.aldehydes, families.ketones, [3, 4, 5, 6]],
]

const ofOneLarge: readonly Counted[] = [
  of(families.alcohols, 5),
  of(families.alcohols, 6),
  of(families.alkanes, 8),
  of(families.chlorides, 6),
  of(families.bromides, 6),
  of(families.iodides, 6),
  of(families.aldehydes, 6),
  of(families.acids, 6),
  of(families.ketones, 7),
  of(families.ethers, 5),
  of(families.acids, 7),
  of(families.aldehydes, 7),
]

/** How many molecules of two families have a formula, or of one with many isomers. */
export const numberOfManyIsomers = production('bo-h200', 'number', 'isomers', (random) => {
  if (random() < 0.5) {
    const { family, molecules: all } = pick(random, ofOneLarge)
    const molecules = all()
    return manyOf(
      family.noun,
      family.element,
      molecules,
      slipsOfLarge(molecules.length, family.noun),
    )
  }
  const [one, other, sizes] = pick(random, ofTwoFamilies)
  const carbons = pick(random, sizes)
  const [first, second] = [one.make(carbons), other.make(carbons)]
  const noun = `${one.noun} and ${other.noun} together`
  return manyOf(
    noun,
    one.element,
    [...first, ...second],
    [
      {
        value: first.length,
        misconception: 'OG7',
        text: `Those are the ${one.noun} alone, but ${other.noun} have the same formula. There are ${first.length + second.length} molecules.`,
      },
      {
        value: second.length,
        misconception: 'OG7',
        text: `Those are the ${other.noun} alone, but ${one.noun} have the same formula. There are ${first.length + second.length} molecules.`,
      },
      ...slipsOfLarge(first.length + second.length, noun),
    ],
  )
})

function slipsOfLarge(count: number, noun: string): readonly Slip<number>[] {
  return [
    {
      value: count - 1,
      misconception: 'OG9',
      text: `One is missing: go through the chains from the longest to the shortest. There are ${count} ${noun}.`,
    },
    {
      value: count + 1,
      misconception: 'OG8',
      text: `One was counted twice: a bent or turned drawing is the same molecule. There are ${count} ${noun}.`,
    },
    {
      value: count - 2,
      misconception: 'OG9',
      text: `Two are missing: try each place of the group on each chain. There are ${count} ${noun}.`,
    },
    {
      value: count + 2,
      misconception: 'OG8',
      text: `Some were counted twice: a name tells whether two drawings are the same molecule. There are ${count} ${noun}.`,
    },
  ]
}

function manyOf(
  noun: string,
  element: ElementSymbol,
  molecules: readonly Molecule[],
  slips: readonly Slip<number>[],
) {
  const [first] = molecules
  if (first === undefined) return null
  const formula = formatFormula(molecularFormula(first))
  return numberDraft({
    element,
    stem: `How many ${noun} have the formula ${formula}? Mirror images count as one.`,
    answer: molecules.length,
    slips,
    right: `By the length of the longest chain, ${formula} has ${molecules.length} ${noun}.`,
    see: { elements: [...new Set(['C', element])], article: null },
    solution: () => countedBy(noun, molecules),
  })
}

/** The isomers added up by the number of carbon atoms in their longest chain. */
function countedBy(noun: string, molecules: readonly Molecule[]) {
  const lengths = Map.groupBy(molecules, longestChain)
  const counts = [...lengths].toSorted(([one], [other]) => other - one)
  return workedSolution({
    asked: `the number of ${noun}`,
    begin: 'Draw the unbranched chain and try each place on it',
    given: Object.fromEntries(
      counts.map(([length, all]) => [
        `With ${length} carbon atoms in the longest chain`,
        exact(all.length),
      ]),
    ),
    relation: 'Start with the longest chain, then shorten it by one carbon atom at a time',
    numbers: [['All of them', added(...counts.map(([, all]) => exact(all.length))), null, {}]],
  })
}

/** The carbon atoms of the longest chain, over the oxygen atom of an ether. */
function longestChain(molecule: Molecule): number {
  const { atoms } = molecule
  const neighbors = neighborsOf(molecule)
  const isSkeletal = (atom: number) => atoms[atom] === 'C' || (neighbors[atom]?.length ?? 0) > 1
  const longest = (atom: number, from: number): number =>
    (atoms[atom] === 'C' ? 1 : 0) +
    Math.max(
      0,
      ...(neighbors[atom] ?? [])
        .filter((other) => other.atom !== from && isSkeletal(other.atom))
        .map((other) => longest(other.atom, atom)),
    )
  return Math.max(...atoms.map((_, atom) => (isSkeletal(atom) ? longest(atom, -1) : 0)))
}

/** The names of a few molecules. */
function listOf(molecules: readonly Molecule[]): string {
  return listed(
    molecules.flatMap((molecule) => {
      const name = systematicName(molecule)
      return name === null ? [] : [writeName(name)]
    }),
  )
}

/** Condensed formulas of a molecule along each of its chains. */
function writingsOf(molecule: Molecule): readonly string[] {
  return [
    ...new Set(numberings(molecule).map(({ name }) => formatCondensed(condensedFormula(name)))),
  ]
}

type Option = { readonly molecule: Molecule; readonly text: string }

/** Families whose members have isomers in each other. */
const partners = [
  ['alkane', 'alkane'],
  ['alcohol', 'alcohol'],
  ['bromoalkane', 'bromoalkane'],
  ['aldehyde', 'ketone'],
  ['ketone', 'aldehyde'],
  ['acid', 'ester'],
  ['ester', 'acid'],
] as const

/** The isomer of a molecule among formulas that are written bent, longer or shorter. */
export const isomerOfMolecule = template('bo-m201', 'isomers', (random) => {
  const [own, others] = pick(random, partners)
  const asked = pick(
    random,
    pools[own]().filter(({ formula }) => [4, 5, 6].includes(composition(formula).get('C') ?? 0)),
  )
  const isomers = pools[others]().filter(
    ({ formula, molecule }) =>
      formula === asked.formula && !isSameMolecule(molecule, asked.molecule),
  )
  if (isomers.length === 0) return null
  const isomer = pick(random, isomers)
  const account = `${isomer.condensed} and ${asked.condensed} both are ${formatFormula(asked.formula)}, but their atoms are joined in different ways`
  return choice<Option>({
    element: asked.element,
    stem: `Which of these is an isomer of ${asked.name}, ${asked.condensed}?`,
    answer: optionOf(random, isomer),
    isRight: ({ molecule }) =>
      molecularFormula(molecule) === asked.formula && !isSameMolecule(molecule, asked.molecule),
    lures: luresOf(random, asked, `${account}.`),
    show: ({ text }) => text,
    right: `${account}.`,
    see: { article: null },
  })
})

function optionOf(random: Random, { molecule, condensed }: NamedMolecule): Option {
  const writings = writingsOf(molecule)
  return { molecule, text: writings.length === 0 ? condensed : pick(random, writings) }
}

function luresOf(random: Random, asked: NamedMolecule, account: string): readonly Lure<Option>[] {
  const same = shuffle(random, writingsOf(asked.molecule)).filter(
    (text) => text !== asked.condensed,
  )
  const relatives = shuffle(
    random,
    (['alkane', 'alcohol', 'bromoalkane', 'aldehyde', 'ketone', 'acid', 'ester'] as const)
      .filter((pool) => pools[pool]().some(({ molecule }) => molecule === asked.molecule))
      .flatMap((pool) => pools[pool]()),
  ).filter(({ formula }) => formula !== asked.formula)
  const near = relatives.filter(
    ({ molecule }) => Math.abs(molecule.atoms.length - asked.molecule.atoms.length) === 1,
  )
  return [
    ...same.slice(0, 1).map((text): Lure<Option> => ({
      value: { molecule: asked.molecule, text },
      misconception: 'OG8',
      why: `That is ${asked.name} itself, written bent or from its other end. ${account}`,
    })),
    ...sample(random, near, Math.min(3, near.length)).map((relative): Lure<Option> => ({
      value: optionOf(random, relative),
      misconception: asked.element === 'C' ? 'OG11' : 'OG7',
      why: `That belongs to the same family, but it is ${formatFormula(relative.formula)}. ${account}`,
    })),
  ]
}
