import { molarMass } from '#chemistry/compounds/formulas.ts'
import {
  type CubicCell,
  type MetalCrystal,
  metalCrystals,
} from '#chemistry/metals/metal-crystals.ts'
import { AVOGADRO } from '#chemistry/quantities/constants.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, type Random } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized, counted, nameOf } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'
import { exact, measured, powerOfTen } from '#quiz/worked/amounts.ts'
import { added, divided, type Expression, multiplied, raised } from '#quiz/worked/expressions.ts'

type Solid = Fact & { readonly kind: 'ionic' | 'metallic' | 'network' | 'molecular' }

const kinds: Readonly<
  Record<Solid['kind'], { readonly lattice: string; readonly because: string }>
> = {
  ionic: {
    lattice: 'ions of opposite charge',
    because: 'is a salt, in which ions of opposite charge attract each other',
  },
  metallic: {
    lattice: 'metal ions and mobile electrons',
    because: 'consists of metal atoms, whose outer electrons are mobile',
  },
  network: {
    lattice: 'atoms bonded into one network',
    because: 'has no single molecules, for each atom is bonded to the next ones',
  },
  molecular: {
    lattice: 'molecules beside each other',
    because: 'consists of molecules, which attract each other weakly',
  },
}

const solids: readonly Solid[] = (
  [
    ['ionic', 'sodium chloride', 'Na'],
    ['ionic', 'magnesium oxide', 'Mg'],
    ['ionic', 'calcium fluoride', 'Ca'],
    ['ionic', 'potassium nitrate', 'K'],
    ['metallic', 'copper', 'Cu'],
    ['metallic', 'iron', 'Fe'],
    ['metallic', 'brass', 'Zn'],
    ['metallic', 'magnesium', 'Mg'],
    ['network', 'diamond', 'C'],
    ['network', 'quartz, SiO₂', 'Si'],
    ['network', 'silicon', 'Si'],
    ['network', 'silicon carbide', 'Si'],
    ['molecular', 'ice', 'O'],
    ['molecular', 'solid carbon dioxide', 'C'],
    ['molecular', 'iodine', 'I'],
    ['molecular', 'sugar', 'C'],
    ['molecular', 'white phosphorus', 'P'],
  ] as const
).map(([kind, name, element]) => ({
  kind,
  left: name,
  partner: kinds[kind].lattice,
  element,
  reason: `${capitalized(name)} ${kinds[kind].because}.`,
}))

function areKinds(one: Solid, other: Solid, first: Solid['kind'], second: Solid['kind']): boolean {
  return (
    (one.kind === first && other.kind === second) || (one.kind === second && other.kind === first)
  )
}

/** Solids and what their lattices consist of. */
export const kindsOfSolids = production('bo-e611', 'match', 'crystals', (random) => {
  const facts = (['ionic', 'metallic', 'network', 'molecular'] as const).map((kind) =>
    pick(
      random,
      solids.filter((solid) => solid.kind === kind),
    ),
  )
  return factsDraft(random, {
    stem: 'Pair each solid with what its lattice consists of.',
    facts,
    mistake: (one, other) => {
      if (areKinds(one, other, 'network', 'molecular')) return 'ST7'
      return areKinds(one, other, 'ionic', 'molecular') ? 'BO1' : null
    },
    asked: 'what each lattice consists of',
    rule: 'A metal with a non-metal is mostly ionic, and non-metals form molecules or, like carbon and silicon, networks',
  })
})

type Place = {
  readonly name: string
  /** How many such places a cell has, and the share of each that lies in the cell. */
  readonly counts: readonly number[]
  readonly shares: number
}

const places: readonly Place[] = [
  { name: 'at corners', counts: [8], shares: 8 },
  { name: 'in the middle of edges', counts: [4, 8, 12], shares: 4 },
  { name: 'in the middle of faces', counts: [2, 4, 6], shares: 2 },
  { name: 'inside', counts: [1, 2, 3, 4, 8], shares: 1 },
]

function placeText(count: number, { name, shares }: Place): string {
  return shares === 1 ? `${counted(count, 'atom')} ${name}` : `${count} atoms ${name}`
}

function wholeOf(count: number, { shares }: Place): string {
  return shares === 1 ? `${count} × 1` : `${count} × 1/${shares}`
}

/** The atoms that belong to one cell of an imagined crystal. */
export const atomsOfCell = production('bo-m611', 'number', 'crystals', (random) =>
  cellDraft(random, 'A cubic unit cell of a crystal'),
)

/** The same of any cell, since a cubic one has atoms in the middle of all its edges or of none. */
export const atomsOfBox = nextProduction(atomsOfCell, (random) =>
  cellDraft(random, 'A unit cell with right angles'),
)

function cellDraft(random: Random, cell: string) {
  const drawn = sample(random, places, 2)
  const [first, second] = places.filter((place) => drawn.includes(place))
  if (!first || !second) return null
  const [many, few] = [pick(random, first.counts), pick(random, second.counts)]
  const value = many / first.shares + few / second.shares
  const account = `A corner belongs to 8 cells, an edge to 4, a face to 2: ${wholeOf(many, first)} + ${wholeOf(few, second)} = ${formatNumber(value)}`
  return workedNumber({
    element: pick(random, ['Cu', 'Fe', 'Na', 'Al', 'Ag']),
    stem: `${cell} has ${placeText(many, first)} and ${placeText(few, second)}. How many atoms belong to one cell?`,
    value,
    unit: null,
    tolerance: 0,
    apart: 0,
    show: formatNumber,
    account,
    wrong: [
      [many + few, 'ST8', 'Atoms on the outside of a cell belong to its neighbors as well.'],
      [many / 2 + few / 2, 'ST8', 'Not all of these places are shared by two cells.'],
      [many / first.shares + few, 'ST8', 'The atoms of one kind of place are counted whole.'],
      [many + few / second.shares, 'ST8', 'The atoms of one kind of place are counted whole.'],
      [many / 8 + few / 8, 'ST8', 'Not all of these places are corners.'],
    ],
    solution: () => ({
      asked: 'the atoms of one cell',
      begin:
        'A corner belongs to 8 cells, an edge to 4 and a face to 2; what is inside belongs to one',
      relation: 'Each atom counts with the share that lies in the cell',
      numbers: [
        [
          'Atoms',
          added(
            divided(exact(many), exact(first.shares)),
            second.shares === 1 ? exact(few) : divided(exact(few), exact(second.shares)),
          ),
          null,
          {},
        ],
      ],
    }),
  })
}

const atomsIn: Readonly<Record<CubicCell, number>> = { 'body-centered': 2, 'face-centered': 4 }

function edgeOf(crystal: MetalCrystal) {
  return exact(crystal.edge, 'pm')
}

/** The radius of a metal atom from the edge of the cell. */
export const radiusFromCell = production('bo-m612', 'number', 'crystals', (random) => {
  const crystal = pick(random, metalCrystals)
  const { symbol, cell, edge } = crystal
  const isFace = cell === 'face-centered'
  const factor = Number(Math.sqrt(isFace ? 2 : 3).toFixed(3))
  const diagonal = factor * edge
  const value = diagonal / 4
  const way = isFace ? 'across a face' : 'through the cell'
  const account = `Atoms touch along the diagonal ${way}, ${formatNumber(factor, { decimals: 3 })} × ${edge} pm = ${quantity(diagonal, 'pm', 4)}, which is four radii: ${quantity(value, 'pm')}`
  return workedNumber({
    element: symbol,
    stem: `${capitalized(nameOf(symbol))} has a ${cell} cubic unit cell with an edge of ${edge} pm. What is the radius of its atoms, if neighbors touch?`,
    value,
    unit: 'pm',
    units: ['pm', 'nm', 'm'],
    account,
    wrong: [
      [edge / 2, 'ST13', 'Atoms at two corners of an edge do not touch in this cell.'],
      [
        (Math.sqrt(isFace ? 3 : 2) * edge) / 4,
        'ST13',
        `That takes the diagonal ${isFace ? 'through the cell' : 'across a face'}, along which atoms do not touch.`,
      ],
      [diagonal / 2, null, 'That is the distance of two neighbors, which is two radii.'],
      [diagonal, null, 'That is the whole diagonal, which is four radii.'],
    ],
    solution: () => ({
      asked: 'the radius of the atoms',
      given: { Edge: edgeOf(crystal) },
      relation: `Four radii make up the diagonal ${way}, which is √${isFace ? 2 : 3}, about ${formatNumber(factor, { decimals: 3 })}, times the edge`,
      numbers: [
        ['Diagonal', multiplied(exact(factor), edgeOf(crystal)), 'pm', { significant: 4 }],
        ['Radius', divided(measured(diagonal, 'pm', 4), exact(4)), 'pm'],
      ],
    }),
  })
})

/** The density of a metal from its unit cell. */
export const densityFromCell = production('bo-h611', 'number', 'crystals', (random) => {
  const crystal = pick(random, metalCrystals)
  const { symbol, cell, edge } = crystal
  const atoms = atomsIn[cell]
  const molar = molarMass(symbol)
  const shownMass = Number(molar.toPrecision(4))
  const centimeters = edge * 1e-10
  const volume = centimeters ** 3
  const mass = (atoms * shownMass) / AVOGADRO
  const value = mass / volume
  const account = `A cell holds ${atoms} atoms, so ${quantity(mass, 'g')} in ${quantity(volume, 'cm³')}, which is ${quantity(value, 'g/cm³')}`
  const massStep: Expression = divided(
    multiplied(exact(atoms), measured(shownMass, 'g/mol', 4)),
    powerOfTen(AVOGADRO, 'atoms/mol', 4),
  )
  return workedNumber({
    element: symbol,
    stem: `${capitalized(nameOf(symbol))} (${quantity(shownMass, 'g/mol', 4)}) has a ${cell} cubic unit cell with an edge of ${edge} pm. What density follows? A mole has ${quantity(AVOGADRO, null, 4)} atoms.`,
    value,
    unit: 'g/cm³',
    units: ['g/cm³', 'kg/m³'],
    account,
    wrong: [
      [value / atoms, 'ST8', `That counts one atom, but the cell holds ${atoms}.`],
      [
        (value / atoms) * (atoms === 2 ? 4 : 2),
        'ST8',
        `That counts the atoms of another cell; this one holds ${atoms}.`,
      ],
      [
        (value / atoms) * (atoms === 2 ? 9 : 14),
        'ST8',
        'Atoms at corners and on faces belong to neighboring cells as well.',
      ],
      [mass / centimeters ** 2, null, 'The volume of a cube is the edge to the third power.'],
      [
        (atoms * shownMass) / volume,
        null,
        'The molar mass is that of a whole mole of atoms, not of one.',
      ],
    ],
    solution: () => ({
      asked: 'the density',
      given: { Edge: edgeOf(crystal), 'Molar mass': measured(shownMass, 'g/mol', 4) },
      begin: `A ${cell} cell holds ${atoms} atoms`,
      relation: 'Density = mass of the atoms of a cell ÷ volume of the cell',
      conversions: [['Edge', divided(edgeOf(crystal), powerOfTen(1e10, 'pm/cm', 1)), 'cm']],
      numbers: [
        ['Volume', raised(powerOfTen(centimeters, 'cm'), exact(3)), 'cm³'],
        ['Mass', massStep, 'g'],
        ['Density', divided(powerOfTen(mass, 'g'), powerOfTen(volume, 'cm³')), 'g/cm³'],
      ],
    }),
  })
})
