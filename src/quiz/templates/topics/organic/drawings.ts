import { formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  longestRow,
  type Pose,
  skeletalDrawing,
} from '#chemistry/organic/drawing/skeletal-drawing.ts'
import { familyOf } from '#chemistry/organic/molecules/families.ts'
import { hydrogensOf, type Molecule, neighborsOf } from '#chemistry/organic/molecules/molecule.ts'
import { numberings } from '#chemistry/organic/names/naming.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { numberDraft, type Slip } from '#quiz/templates/production/building/drafts.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

import { type AskedFamily, families } from './families.ts'
import { nameOfMolecule } from './names.ts'
import { type NamedMolecule, pools } from './pool.ts'

/** A figure of a molecule in a pose that is drawn by chance; null where none of these rows can be drawn. */
function figureOf(
  random: Random,
  molecule: Molecule,
  rows: readonly (readonly number[])[],
): Figure | null {
  for (const row of shuffle(random, rows)) {
    const pose: Pose = { row, isMirrored: random() < 0.5, isUpsideDown: random() < 0.5 }
    if (skeletalDrawing(molecule, pose) !== null) return { kind: 'skeleton', molecule, pose }
  }
  return null
}

/** Families whose drawings share a part. */
const relatives: Readonly<Record<AskedFamily, readonly AskedFamily[]>> = {
  alkane: ['alkene', 'alcohol', 'halogenoalkane'],
  alkene: ['alkane', 'ketone', 'alcohol'],
  halogenoalkane: ['alkane', 'alcohol', 'alkene'],
  alcohol: ['carboxylic acid', 'ester', 'aldehyde', 'ketone'],
  aldehyde: ['ketone', 'carboxylic acid', 'alcohol', 'ester'],
  ketone: ['aldehyde', 'ester', 'carboxylic acid', 'alcohol'],
  'carboxylic acid': ['alcohol', 'ester', 'ketone', 'aldehyde'],
  ester: ['ketone', 'carboxylic acid', 'aldehyde', 'alcohol'],
}

/** Molecules that a drawing shows in a few lines: not too small to have a corner. */
function drawable({ molecule }: NamedMolecule): boolean {
  const { length } = molecule.atoms
  return length > 2 && length < 10
}

/** The family of a molecule that is drawn. */
export const familyOfDrawing = template('cl-e202', 'organic-families', (random) => {
  const right = pick(random, families)
  const { molecule, element } = pick(random, pools[right.pool]().filter(drawable))
  const figure = figureOf(random, molecule, [longestRow(molecule)])
  if (figure === null) return null
  const account = `The drawing has ${right.markInDrawing}, so it is ${right.one}`
  const isRelated = ({ family }: { readonly family: AskedFamily }) =>
    relatives[right.family].includes(family)
  const [near, far] = [families.filter(isRelated), families.filter((one) => !isRelated(one))]
  const others = [
    ...shuffle(random, near).slice(0, 2),
    ...shuffle(
      random,
      [...near, ...far].filter(({ family }) => family !== right.family),
    ),
  ]
  return choice<AskedFamily>({
    element,
    badge: null,
    stem: 'Which family does the molecule in this skeletal drawing belong to?',
    answer: right.family,
    isRight: (value) => value === familyOf(molecule),
    lures: others.map(({ family, one, markInDrawing }): Lure<AskedFamily> => ({
      value: family,
      misconception: isOxygen(family) && isOxygen(right.family) ? 'OG6' : 'OG26',
      why: `${capitalized(one)} has ${markInDrawing}. ${account}.`,
    })),
    show: (value) => value,
    right: `${account}.`,
    see: { article: null },
    figure,
  })
})

function isOxygen(family: AskedFamily): boolean {
  return ['alcohol', 'aldehyde', 'ketone', 'carboxylic acid', 'ester'].includes(family)
}

/** How many hydrogen atoms a molecule has that is drawn without them. */
export const hydrogensOfDrawing = production('ge-e201', 'number', 'organic-formulas', (random) => {
  const { pool, family } = pick(random, families)
  const { molecule, formula } = pick(random, pools[pool]().filter(drawable))
  const figure = figureOf(random, molecule, [longestRow(molecule)])
  if (figure === null) return null
  const counts = hydrogensOf(molecule)
  const value = counts.reduce((sum, count) => sum + count, 0)
  const carbons = molecule.atoms.filter((symbol) => symbol === 'C').length
  const atCarbon = counts.filter((_, atom) => molecule.atoms[atom] === 'C')
  const account = `Filled up to four bonds at each corner and end, the molecule is ${formatFormula(formula)}`
  const slips: readonly Slip<number>[] = [
    {
      value: carbons,
      misconception: 'OG10',
      text: `That puts one hydrogen atom at each carbon atom. ${account}.`,
    },
    {
      value: 2 * carbons + 2,
      misconception: 'OG11',
      text: `That is the number of an alkane with as many carbon atoms. ${account}.`,
    },
    {
      value: 2 * carbons,
      misconception: 'OG11',
      text: `That counts two for each carbon atom, whatever it is joined to. ${account}.`,
    },
    {
      value: value - atCarbon.reduce((sum, count) => sum + count, 0),
      misconception: 'OG24',
      text: `That counts the hydrogen atoms that are written. Each corner and end has more. ${account}.`,
    },
    {
      value: value - 1,
      misconception: null,
      text: `One is missing, or one corner was left out. ${account}.`,
    },
  ]
  return {
    ...numberDraft({
      element: 'H',
      stem: `How many hydrogen atoms does the ${family} in this skeletal drawing have?`,
      answer: value,
      slips,
      right: `${account}, with ${value} hydrogen atoms.`,
      see: { elements: ['H', 'C'], article: null },
      solution: () => hydrogensAdded(molecule),
    }),
    figure,
  }
})

/** The hydrogen atoms added up by the groups that they are in. */
function hydrogensAdded(molecule: Molecule) {
  const counts = hydrogensOf(molecule)
  const groups = [3, 2, 1].flatMap((size) => {
    const number = counts.filter(
      (count, atom) => count === size && molecule.atoms[atom] === 'C',
    ).length
    return number === 0 ? [] : [{ name: `CH${['', '', '₂', '₃'][size]}`, size, number }]
  })
  const written = counts.reduce(
    (sum, count, atom) => sum + (molecule.atoms[atom] === 'C' ? 0 : count),
    0,
  )
  return workedSolution({
    asked: 'the number of hydrogen atoms',
    given: {
      ...Object.fromEntries(groups.map(({ name, number }) => [`Groups ${name}`, exact(number)])),
      ...(written === 0 ? {} : { 'Written hydrogen atoms': exact(written) }),
    },
    relation: 'Each corner and end is a carbon atom; hydrogen fills up its four bonds',
    numbers: [
      [
        'Hydrogen atoms',
        added(
          ...groups.map(({ number, size }) => multiplied(exact(number), exact(size))),
          ...(written === 0 ? [] : [exact(written)]),
        ),
        null,
        {},
      ],
    ],
  })
}

/** The name of a branched alkane that is drawn, along any of its chains. */
export const nameOfDrawnAlkane = production('cl-m202', 'naming', 'organic-names', (random) =>
  nameOfDrawing(
    random,
    'alkane',
    pick(
      random,
      pools.alkane().filter(({ parts }) => parts.prefixes.length > 0),
    ),
  ),
)

const named = [
  { pool: 'alkene', noun: 'alkene' },
  { pool: 'alcohol', noun: 'alcohol' },
  { pool: 'ketone', noun: 'ketone' },
  { pool: 'aldehyde', noun: 'aldehyde' },
  { pool: 'acid', noun: 'carboxylic acid' },
  { pool: 'bromoalkane', noun: 'halogenoalkane' },
] as const

/** The name of a molecule with one functional group that is drawn. */
export const nameOfDrawnGroup = production('cl-m203', 'naming', 'organic-names', (random) => {
  const { pool, noun } = pick(random, named)
  const all = pools[pool]().filter(
    (one) =>
      drawable(one) &&
      (pool !== 'alkene' || (one.parts.length > 3 && isWithoutSides(one.molecule))),
  )
  return nameOfDrawing(random, noun, pick(random, all))
})

/** Whether the double bond ends in CH₂ or in two equal branches: else a drawing shows E or Z, which the name would need. */
function isWithoutSides(molecule: Molecule): boolean {
  const neighbors = neighborsOf(molecule)
  const bond = molecule.bonds.find(({ order }) => order === 2)
  if (bond === undefined) return true
  return [bond.from, bond.to].some((atom) => {
    const others = (neighbors[atom] ?? []).filter(({ order }) => order === 1)
    const isMethyl = others.every((one) => neighbors[one.atom]?.length === 1)
    return others.length === 0 || (others.length === 2 && isMethyl)
  })
}

function nameOfDrawing(random: Random, noun: string, molecule: NamedMolecule) {
  const draft = nameOfMolecule(
    molecule,
    `Type the systematic name of the ${noun} in this skeletal drawing.`,
  )
  const chains = numberings(molecule.molecule).map(({ chain }) => chain)
  const figure = figureOf(random, molecule.molecule, chains)
  return draft === null || figure === null ? null : { ...draft, figure }
}
