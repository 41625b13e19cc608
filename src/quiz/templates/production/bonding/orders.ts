import { bondOrder } from '#chemistry/compounds/bond-energies.ts'
import { bondRows, electronegativityGap } from '#chemistry/compounds/bonds.ts'
import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { boilingPairs } from '#chemistry/compounds/hydrogen-bonds.ts'
import { type Molecule, molecules } from '#chemistry/compounds/molecules.ts'
import { latticeAttraction, meltingSalts, type Salt } from '#chemistry/compounds/salts.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

const polarity = 'understanding-polarity'
const bonds = 'ionic-vs-covalent-bonds'

/** Elements and partners with which they form single bonds in common molecules. */
const partnersOf: readonly (readonly [hub: ElementSymbol, partners: readonly ElementSymbol[]])[] = [
  ['H', ['C', 'N', 'O', 'F', 'S', 'Cl', 'Br']],
  ['C', ['H', 'N', 'O', 'F', 'Cl', 'Br', 'I']],
  ['Si', ['H', 'C', 'O', 'F', 'Cl', 'Br']],
  ['P', ['H', 'O', 'F', 'Cl', 'Br']],
  ['F', ['H', 'B', 'C', 'N', 'O', 'P', 'S', 'Cl']],
  ['O', ['H', 'C', 'F', 'Si', 'P', 'S']],
]

/** Smallest difference between the polarities of two bonds that a question rests on. */
const CLEAR_GAP = 0.3

/** Bonds of one element in the order of their polarity. */
export const orderOfPolarity = production('bo-m25', 'order', 'bond-polarity', (random) => {
  const [hub, partners] = pick(random, partnersOf)
  const gap = (partner: ElementSymbol) => electronegativityGap(hub, partner) ?? 0
  const items = sample(random, partners, pick(random, [3, 4])).toSorted((a, b) => gap(a) - gap(b))
  const isClear = items.every((partner, place) => {
    const next = items[place + 1]
    return next === undefined || gap(next) - gap(partner) >= CLEAR_GAP - 1e-9
  })
  const last = items.at(-1)
  if (!isClear || last === undefined) return null
  const bond = (partner: ElementSymbol) => `${hub}–${partner}`
  const values = items
    .map((partner) => `${bond(partner)} ${formatNumber(gap(partner), { decimals: 2 })}`)
    .join(', ')
  const account = `The electronegativities differ by ${values}`
  return orderedCards(random, {
    element: last,
    items,
    card: bond,
    ends: ['least polar', 'most polar'],
    stemOf: (shown) =>
      `Put the bonds ${listed(shown.map(bond))} in the order of their polarity, the least polar first.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: null,
        why: `That order is reversed. A bond is the more polar, the more the electronegativities differ: ${values}.`,
      },
      {
        order: items.toSorted((a, b) => element(a).atomicNumber - element(b).atomicNumber),
        misconception: 'BO15',
        why: `That order follows the weight of the atoms, which does not make a bond polar. ${account}.`,
      },
      {
        order: items.toSorted((a, b) => element(b).atomicNumber - element(a).atomicNumber),
        misconception: 'BO15',
        why: `That order begins with the heaviest atom, but weight does not decide. ${account}.`,
      },
      {
        order: items.toSorted((a, b) => negativity(a) - negativity(b)),
        misconception: null,
        why: `That order looks at the partners alone. The difference to ${nameOf(hub)} decides: ${values}.`,
      },
    ],
    solution: () =>
      workedComparison(
        'the order of the polarity',
        'The more the electronegativities of two atoms differ, the more polar is their bond',
        items.map((partner) => [bond(partner), formatNumber(gap(partner), { decimals: 2 })]),
        items.map(bond).join(', '),
      ),
    right: `${account}.`,
    elements: [hub, ...items],
    article: polarity,
  })
})

function negativity(symbol: ElementSymbol): number {
  return properties(symbol).electronegativity ?? 0
}

/** Questions about a row of bonds: the two ends, and whether the longest bond comes first. */
const directions = [
  { ends: ['longest', 'shortest'], property: 'lengths', isLongestFirst: true },
  { ends: ['shortest', 'longest'], property: 'lengths', isLongestFirst: false },
  { ends: ['weakest', 'strongest'], property: 'strengths', isLongestFirst: true },
  { ends: ['strongest', 'weakest'], property: 'strengths', isLongestFirst: false },
] as const

/** Three like bonds in the order of length or strength. */
export const orderOfBondRow = production('bo-m28', 'order', 'bond-energy', (random) => {
  const { element: symbol, bonds: row } = pick(random, bondRows)
  const { ends, property, isLongestFirst } = pick(random, directions)
  const items = isLongestFirst ? row : row.toReversed()
  const [first, middle, last] = items
  if (first === undefined || middle === undefined || last === undefined) return null
  const lengths = row.map(({ bond, length }) => `${bond} ${length} pm`).join(', ')
  const isMultiple = row.some(({ bond }) => bondOrder(bond) > 1)
  const reason = isMultiple
    ? 'More shared pairs pull the atoms closer together and hold them more firmly'
    : 'Smaller atoms come closer together and hold each other more firmly'
  return orderedCards(random, {
    element: symbol,
    items,
    card: ({ bond }) => bond,
    ends,
    stemOf: (shown) =>
      `Put the bonds ${listed(shown.map(({ bond }) => bond))} in the order of their ${property}, the ${ends[0]} first.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'BO16',
        why: `That order runs from the ${ends[1]} to the ${ends[0]}. ${reason}: ${lengths}.`,
      },
      {
        order: [middle, first, last],
        misconception: null,
        why: `The first two are exchanged. ${reason}: ${lengths}.`,
      },
      {
        order: [first, last, middle],
        misconception: null,
        why: `The last two are exchanged. ${reason}: ${lengths}.`,
      },
    ],
    solution: () =>
      workedComparison(
        `the order of the ${property}`,
        reason,
        items.map((one) => [one.bond, `${one.length} pm`]),
        items.map((one) => one.bond).join(', '),
      ),
    right: `${reason}: ${lengths}.`,
    article: bonds,
  })
})

/** Molecules and ions with equal partners around their center, by the angle between the bonds. */
const angles = [
  { degrees: 104.5, shapes: withPairs(2, 2, ['H2O']) },
  { degrees: 107, shapes: withPairs(3, 1, ['NH3']) },
  { degrees: 109.5, shapes: withPairs(4, 0) },
  { degrees: 120, shapes: withPairs(3, 0) },
  { degrees: 180, shapes: withPairs(2, 0) },
]

function withPairs(bonded: number, lonePairs: number, only?: readonly string[]) {
  return molecules.filter(
    (molecule) =>
      molecule.bonds.length === bonded &&
      molecule.lonePairs === lonePairs &&
      (bonded === 2 || new Set(molecule.bonds.map(({ partner }) => partner)).size === 1) &&
      (only === undefined || only.includes(molecule.formula)),
  )
}

type Angled = Molecule & { readonly degrees: number }

/** Molecules in the order of the angle between their bonds. */
export const orderOfAngles = production('bo-h24', 'order', 'molecular-shape', (random) => {
  const chosen = sample(random, angles, 4).toSorted((a, b) => a.degrees - b.degrees)
  const items = chosen.map(({ degrees, shapes }): Angled => ({ ...pick(random, shapes), degrees }))
  const [first] = items
  if (first === undefined || items.every(({ lonePairs }) => lonePairs === 0)) return null
  const values = items.map((item) => `${shownFormula(item)} ${shownAngle(item)}`).join(', ')
  return orderedCards(random, {
    element: first.central,
    items,
    card: shownFormula,
    ends: ['smallest angle', 'largest angle'],
    stemOf: (shown) =>
      `Put ${listed(shown.map(shownFormula))} in the order of the angle between two bonds of the central atom, the smallest first.`,
    wrong: [
      {
        order: items.toSorted(
          (a, b) => b.bonds.length - a.bonds.length || b.lonePairs - a.lonePairs,
        ),
        misconception: 'BO10',
        why: `That counts bonded atoms alone. Lone pairs take up room as well and push the bonds together: ${values}.`,
      },
      {
        order: items.toSorted((a, b) => widened(a) - widened(b)),
        misconception: null,
        why: `Lone pairs do not push the bonds apart, but together. So the angle is smaller with each lone pair: ${values}.`,
      },
      {
        order: items.toReversed(),
        misconception: null,
        why: `That order begins with the largest angle. The fewer groups of electrons around the center, the wider the angle: ${values}.`,
      },
    ],
    solution: () =>
      workedComparison(
        'the order of the angles',
        'Groups of electrons keep apart: two make 180°, three 120°, four 109.5°, and each lone pair presses the bonds together',
        items.map((item) => [shownFormula(item), shownAngle(item)]),
        items.map(shownFormula).join(', '),
      ),
    right: `Groups of electrons keep apart, and lone pairs need the most room: ${values}.`,
    elements: items.map(({ central }) => central),
    article: polarity,
  })
})

/** The angle if lone pairs widened it. */
function widened({ degrees, lonePairs }: Angled): number {
  return lonePairs === 0 ? degrees : 109.5 + 2 * lonePairs
}

function shownAngle({ degrees }: Angled): string {
  return `${formatNumber(degrees)}°`
}

const CLEAR_RATIO = 1.1

/** Salts in the order of their melting points, where charge and size of the ions decide. */
export const orderOfMeltingSalts = production('bo-h25', 'order', 'lattice-strength', (random) => {
  const items = sample(random, meltingSalts, 3).toSorted((a, b) => attraction(a) - attraction(b))
  const isClear = items.every((salt, place) => {
    const next = items[place + 1]
    return next === undefined || isClearlyBelow(salt, next)
  })
  const [first] = items
  if (!isClear || first === undefined) return null
  const values = items
    .map((salt) => `${salt.name} about ${formatNumber(roughly(salt.meltingPoint))} °C`)
    .join(', ')
  return orderedCards(random, {
    element: first.cation,
    items,
    card: nameOfSalt,
    ends: ['lowest', 'highest'],
    stemOf: (shown) =>
      `Put ${listed(shown.map(nameOfSalt))} in the order of their melting points, the lowest first. Judge by the charges and sizes of the ions.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'BO17',
        why: `That order is reversed. Small ions of high charge hold together best: ${values}.`,
      },
      {
        order: items.toSorted((a, b) => massOfSalt(a) - massOfSalt(b)),
        misconception: 'BO17',
        why: `That order follows the mass of the ions, which does not decide. Small ions of high charge hold together best: ${values}.`,
      },
    ],
    solution: () =>
      workedComparison(
        'the order of the melting points',
        'Ions of higher charge, and smaller ions, hold together better',
        items.map((salt) => [salt.name, `about ${formatNumber(roughly(salt.meltingPoint))} °C`]),
        items.map(nameOfSalt).join(', '),
      ),
    right: `Small ions of high charge hold together best: ${values}.`,
    elements: items.flatMap(({ cation, anion }) => [cation, anion]),
    article: bonds,
  })
})

function attraction({ cation, anion }: Salt): number {
  return latticeAttraction(cation, anion)
}

function isClearlyBelow(lower: Salt, higher: Salt): boolean {
  return (
    attraction(higher) >= CLEAR_RATIO * attraction(lower) &&
    toKelvin(higher.meltingPoint) >= CLEAR_RATIO * toKelvin(lower.meltingPoint)
  )
}

/** Tables agree on the melting points of oxides within some 100 °C, on those of halides within some 20 °C. */
function roughly(celsius: number): number {
  const step = celsius > 1500 ? 100 : 10
  return step * Math.round(celsius / step)
}

/** Hydrides of a group with their boiling points in °C; the one with hydrogen bonds first. */
const hydrides = (['O', 'F', 'N'] as const).map((symbol) => {
  const pairs = boilingPairs.filter(
    ({ element: other, bonding, other: plain }) =>
      other === symbol &&
      ['H2O', 'HF', 'NH3'].includes(bonding.formula) &&
      !plain.formula.includes('C2'),
  )
  return {
    symbol,
    bonding: pairs.map(({ bonding }) => bonding)[0],
    others: pairs.map(({ other }) => other),
  }
})

/** Hydrides of one group in the order of their boiling points, with hydrogen bonds in one of them. */
export const orderOfHydrides = production('bo-h26', 'order', 'hydrogen-bonds', (random) => {
  const { symbol, bonding, others } = pick(random, hydrides)
  if (bonding === undefined) return null
  const chosen = sample(random, others, pick(random, [2, 3]))
  const items = [bonding, ...chosen].toSorted((a, b) => a.boilingPoint - b.boilingPoint)
  const values = items
    .map((item) => `${shownFormula(item)} ${formatNumber(item.boilingPoint)} °C`)
    .join(', ')
  const byMass = items.toSorted((a, b) => molarMass(a.formula) - molarMass(b.formula))
  const account = `Hydrogen bonds between the molecules lift ${shownFormula(bonding)} to the top: ${values}`
  return orderedCards(random, {
    element: symbol,
    items,
    card: shownFormula,
    ends: ['lowest', 'highest'],
    stemOf: (shown) =>
      `Put ${listed(shown.map(shownFormula))} in the order of their boiling points, the lowest first.`,
    wrong: [
      {
        order: byMass,
        misconception: 'FO4',
        why: `That order follows the mass of the molecules. It holds for the others, but ${shownFormula(bonding)} forms hydrogen bonds: ${values}.`,
      },
      {
        order: byMass.toReversed(),
        misconception: 'BO4',
        why: `That order follows the strength of the bonds inside the molecules, which stay whole. The forces between molecules decide: ${values}.`,
      },
      {
        order: items.toReversed(),
        misconception: null,
        why: `That order begins with the highest boiling point. The stronger the forces between molecules, the higher it is: ${values}.`,
      },
    ],
    solution: () =>
      workedComparison(
        'the order of the boiling points',
        'Hydrogen bonds lift a boiling point most; without them larger molecules attract each other more',
        items.map((item) => [shownFormula(item), `${formatNumber(item.boilingPoint)} °C`]),
        items.map(shownFormula).join(', '),
      ),
    right: `${account}. Among the others the larger molecules attract each other more.`,
    article: polarity,
  })
})

function shownFormula({ formula }: { readonly formula: string }): string {
  return formatFormula(formula)
}

function nameOfSalt({ name }: Salt): string {
  return name
}

function massOfSalt({ cation, anion }: Salt): number {
  return molarMass(cation + anion)
}
