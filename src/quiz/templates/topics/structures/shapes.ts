import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { type Molecule, molecules, type Shape, shapeOf } from '#chemistry/compounds/molecules.ts'
import { type Angled, angled } from '#chemistry/lewis/bond-angles.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { WedgeBond } from '#quiz/figures/figure.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextProduction, production, template } from '#quiz/template.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'

/** Each shape as it is drawn: the ways and directions of its bonds, 0 degrees to the right and 90 down. */
const drawings: Partial<
  Readonly<Record<Shape, readonly (readonly [way: WedgeBond['way'], degrees: number])[]>>
> = {
  linear: [
    ['line', 180],
    ['line', 0],
  ],
  bent: [
    ['line', 142],
    ['line', 38],
  ],
  'trigonal planar': [
    ['line', 270],
    ['line', 150],
    ['line', 30],
  ],
  'trigonal pyramidal': [
    ['line', 155],
    ['wedge', 80],
    ['dashes', 25],
  ],
  tetrahedral: [
    ['line', 270],
    ['line', 160],
    ['wedge', 75],
    ['dashes', 20],
  ],
  'square planar': [
    ['wedge', 150],
    ['wedge', 30],
    ['dashes', 210],
    ['dashes', 330],
  ],
  seesaw: [
    ['line', 270],
    ['line', 90],
    ['wedge', 25],
    ['dashes', 335],
  ],
  'trigonal bipyramidal': [
    ['line', 270],
    ['line', 90],
    ['line', 180],
    ['wedge', 25],
    ['dashes', 335],
  ],
  octahedral: [
    ['line', 270],
    ['line', 90],
    ['wedge', 150],
    ['wedge', 30],
    ['dashes', 210],
    ['dashes', 330],
  ],
}

const shapeNames: Readonly<Record<Shape, string>> = {
  linear: 'linear',
  bent: 'bent',
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

/** Shapes that a reader of a drawing could take for each other, by the number of bonds. */
const rivals: Readonly<Record<number, readonly Shape[]>> = {
  3: ['trigonal planar', 'trigonal pyramidal', 'T-shaped', 'tetrahedral'],
  4: ['tetrahedral', 'square planar', 'seesaw', 'trigonal pyramidal'],
  5: ['trigonal bipyramidal', 'square pyramidal', 'octahedral', 'seesaw'],
  6: ['octahedral', 'trigonal bipyramidal', 'square planar', 'square pyramidal'],
}

const flat: ReadonlySet<Shape> = new Set<Shape>(['trigonal planar', 'square planar', 'T-shaped'])

type Drawable = { readonly molecule: Molecule; readonly shape: Shape }

/** Molecules with equal neighbors, so that it does not matter which of them is drawn where. */
const drawable: readonly Drawable[] = molecules.flatMap((molecule) => {
  const { bonds, lonePairs, charge } = molecule
  const shape = shapeOf(bonds.length, lonePairs)
  const isEven = new Set(bonds.map(({ partner }) => partner)).size === 1
  return shape !== null &&
    drawings[shape] !== undefined &&
    bonds.length > 2 &&
    isEven &&
    charge === 0
    ? [{ molecule, shape }]
    : []
})

const shapesDrawn = [...new Set(drawable.map(({ shape }) => shape))]

/** The shape that a drawing with wedges shows. */
export const shapeOfDrawing = template('bo-e310', 'shape-pictures', (random) => {
  const wanted = pick(random, shapesDrawn)
  const { molecule, shape } = pick(
    random,
    drawable.filter((one) => one.shape === wanted),
  )
  const { central, bonds } = molecule
  const drawn = drawings[shape] ?? []
  const isMirrored = random() < 0.5
  const count = (way: WedgeBond['way']) => drawn.filter(([one]) => one === way).length
  const account = `A solid wedge comes toward the viewer and a dashed one goes away; of the bonds ${count('line')} are in the plane of the paper, ${count('wedge')} before it and ${count('dashes')} behind it, which is ${shapeNames[shape]}`
  return choice<Shape>({
    element: central,
    badge: null,
    stem: `The figure is a drawing of ${formatFormula(molecule.formula)} without its lone pairs. Which shape does it show?`,
    answer: shape,
    isRight: (value) => value === shapeOf(bonds.length, molecule.lonePairs),
    lures: shuffle(random, rivals[bonds.length] ?? []).map((value): Lure<Shape> => ({
      value,
      misconception: ideaOfShape(molecule, flat.has(value) && !flat.has(shape)),
      why: `${flat.has(value) && !flat.has(shape) ? 'The molecule is not flat as the paper is.' : `Another number or another direction of bonds would be ${shapeNames[value]}.`} ${account}.`,
    })),
    show: (value) => shapeNames[value],
    right: `${account}.`,
    see: { article: null },
    figure: {
      kind: 'wedge-drawing',
      center: central,
      bonds: drawn.map(([way, degrees], index) => ({
        atom: bonds[index]?.partner ?? central,
        way,
        degrees: isMirrored ? (540 - degrees) % 360 : degrees,
      })),
    },
  })
})

/** The idea behind a wrong shape: flat as the paper, or the lone pairs of the center are taken otherwise. */
function ideaOfShape({ lonePairs }: Molecule, isFlattened: boolean): MisconceptionId {
  if (isFlattened) return 'BO41'
  return lonePairs > 0 ? 'BO10' : 'BO20'
}

function angleText(degrees: number): string {
  return `${formatNumber(degrees)}°`
}

const groups = ['two', 'three', 'four'] as const

function reasonOf({ formula, degrees, lonePairs }: Angled): string {
  const shown = formatFormula(formula)
  if (lonePairs === 1) return `In ${shown} a lone pair presses the bonds together a little, to 107°`
  if (lonePairs === 2) return `In ${shown} two lone pairs press the bonds together, to 104.5°`
  const count = groups[[180, 120, 109.5].indexOf(degrees)] ?? ''
  return `In ${shown} ${count} neighbors and no lone pair spread out evenly, ${angleText(degrees)} apart`
}

function centerOf({ formula }: Angled): string {
  return (
    molecules.find((one) => one.formula === formula)?.central ??
    [...composition(formula).keys()][0] ??
    'C'
  )
}

/** The idea behind an angle that is not that of a species. */
function ideaOfAngle({ lonePairs, degrees }: Angled, value: number): MisconceptionId | null {
  if (value === 90) return 'BO41'
  if (lonePairs > 0) return value > degrees ? 'BO10' : null
  return value < degrees ? 'BO20' : null
}

const angles = [90, 104.5, 107, 109.5, 120, 180]

/** The angle between two bonds. */
export const angleOfBonds = template('bo-m310', 'shape-pictures', (random) => {
  const degrees = pick(random, [104.5, 107, 109.5, 120, 180])
  const one = pick(
    random,
    angled.filter((other) => other.degrees === degrees),
  )
  const account = reasonOf(one)
  return choice<number>({
    element: centerOf(one),
    badge: null,
    stem: `How large is the angle between two neighboring bonds in ${formatFormula(one.formula)}?`,
    answer: degrees,
    isRight: (value) => value === degrees,
    lures: sample(
      random,
      angles.filter((value) => value !== degrees),
      4,
    ).map((value): Lure<number> => ({
      value,
      misconception: ideaOfAngle(one, value),
      why: `${value === 90 ? 'Right angles are those of the flat drawing.' : 'The pairs of electrons around the central atom decide about the angle.'} ${account}.`,
    })),
    show: angleText,
    right: `${account}.`,
    see: { article: null },
  })
})

/** Species and their bond angles. */
export const anglesOfSpecies = production('bo-h310', 'match', 'shape-pictures', (random) =>
  anglesDraft(random, () => ''),
)

/** The same, with corrections that name the two species that were exchanged. */
export const namedAnglesOfSpecies = nextProduction(anglesOfSpecies, (random) =>
  anglesDraft(
    random,
    (one, other) =>
      `${formatFormula(one.formula)} and ${formatFormula(other.formula)} are exchanged. `,
  ),
)

function anglesDraft(random: Random, slipOf: (one: Angled, other: Angled) => string) {
  const drawn = sample(random, [180, 120, 109.5, 107, 104.5], 4).map((degrees) =>
    pick(
      random,
      angled.filter((one) => one.degrees === degrees),
    ),
  )
  return pairDraft(random, {
    stem: 'Pair each molecule or ion with the angle between two of its bonds.',
    pairs: drawn.map((one) => ({
      left: formatFormula(one.formula),
      partner: angleText(one.degrees),
      element: centerOf(one),
    })),
    exchanges: couplesOf(drawn).map(([one, other]) => ({
      of: [formatFormula(one.formula), formatFormula(other.formula)],
      misconception: one.lonePairs === other.lonePairs ? null : 'BO10',
      text: `${slipOf(one, other)}${reasonOf(one)}. ${reasonOf(other)}.`,
    })),
    right: `${drawn.map(reasonOf).join('. ')}.`,
    article: null,
    asked: 'the angle of each species',
    rule: 'Pairs of electrons spread out evenly around an atom, and lone pairs need more room than bonds',
  })
}
