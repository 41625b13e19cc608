import { element } from '#chemistry/elements/elements.ts'
import { naturalNuclides, type Nuclide } from '#chemistry/elements/isotopes.ts'
import { subscript, superscript } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { unlikeParticles } from '#quiz/templates/atomic-structure/electron-comparisons.ts'
import {
  electronCount,
  neutronCount,
  type SimpleIon,
} from '#quiz/templates/atomic-structure/species.ts'
import { orderDraft } from '#quiz/templates/production/building/drafts.ts'
import { ionText, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { less } from '#quiz/worked/expressions.ts'
import { solved, law, calculated, outcome } from '#quiz/worked/solutions.ts'

const IN_ROW = 4

/** How far the mass numbers of the others may lie from that of the first atom. */
const MASS_WINDOW = 5

/** Isotopes of the elements from boron to zinc. */
const lightNuclides = naturalNuclides.filter(
  (nuclide) => protonsOf(nuclide) >= 5 && protonsOf(nuclide) <= 30,
)

/** Two of them each, of which the heavier one has fewer neutrons. */
const exchangedPairs = lightNuclides.flatMap((heavier) =>
  lightNuclides
    .filter(
      (lighter) =>
        lighter.massNumber < heavier.massNumber && neutronCount(lighter) > neutronCount(heavier),
    )
    .map((lighter) => [heavier, lighter] as const),
)

/** Four atoms in the order of their neutrons, which is not that of their mass numbers. */
export const orderByNeutrons = production('as-m23', 'order', 'particle-count', (random) => {
  const row = unlikeNuclides(random)
  const [first] = row
  if (first === undefined || row.length < IN_ROW) return null
  const answer = row.toSorted(rising(neutronCount))
  const byMass = row.toSorted(rising(({ massNumber }) => massNumber))
  const tallied = answer
    .map(
      (nuclide) =>
        `${written(nuclide)} ${nuclide.massNumber} − ${protonsOf(nuclide)} = ${neutronCount(nuclide)}`,
    )
    .join(', ')
  return orderDraft<Nuclide>({
    random,
    element: first.symbol,
    answer,
    card: written,
    ends: ['fewest', 'most'],
    stemOf: (items) =>
      `Put these atoms of ${listed(items.map(({ symbol }) => nameOf(symbol)))} in the order of their numbers of neutrons, the fewest first.`,
    slips: [
      {
        value: byMass,
        misconception: 'AS17',
        text: `That is the order of the mass numbers, which count the protons as well. The neutrons are ${tallied}.`,
      },
      {
        value: row.toSorted(rising(protonsOf)),
        misconception: 'AS4',
        text: `That is the order of the protons, and neutrons need not follow them. The neutrons are ${tallied}.`,
      },
      {
        value: answer.toReversed(),
        misconception: null,
        text: `That order begins with the most neutrons. The neutrons are ${tallied}.`,
      },
    ],
    right: `Mass number minus protons gives the neutrons: ${tallied}.`,
    see: { elements: row.map(({ symbol }) => symbol), article: 'what-are-isotopes' },
  })
})

/** Two atoms of which the heavier one has fewer neutrons, and two others near them. */
function unlikeNuclides(random: Random): readonly Nuclide[] {
  const pair = pick(random, exchangedPairs)
  const [first] = pair
  const chosen: Nuclide[] = [...pair]
  for (const nuclide of shuffle(random, lightNuclides)) {
    if (chosen.length === IN_ROW) break
    const isNear = Math.abs(nuclide.massNumber - first.massNumber) <= MASS_WINDOW
    if (isNear && chosen.every((other) => isUnlike(nuclide, other))) chosen.push(nuclide)
  }
  return chosen
}

function isUnlike(one: Nuclide, other: Nuclide): boolean {
  return (
    one.symbol !== other.symbol &&
    one.massNumber !== other.massNumber &&
    neutronCount(one) !== neutronCount(other)
  )
}

/** Four atoms and ions in the order of their electrons, which is not that of the table. */
export const orderByElectronsOfIons = production('as-h28', 'order', 'ion-electrons', (random) => {
  const row = unlikeParticles(random)
  const [first] = row
  if (first === undefined || row.length < IN_ROW) return null
  const answer = row.toSorted(rising(electronCount))
  const byProtons = row.toSorted(rising(protonsOf))
  if (byProtons.every((ion, place) => ion === answer[place])) return null
  const tallied = answer.map((ion) => `${nameOfIon(ion)} ${electronCount(ion)}`).join(', ')
  return orderDraft<SimpleIon>({
    random,
    element: first.symbol,
    answer,
    card: nameOfIon,
    ends: ['fewest', 'most'],
    stemOf: (items) =>
      `Put these particles of ${listed(items.map(({ symbol }) => nameOf(symbol)))} in the order of their numbers of electrons, the fewest first.`,
    slips: [
      {
        value: row.toSorted(rising((ion) => protonsOf(ion) + ion.charge)),
        misconception: 'AS3',
        text: `That counts the charges in the wrong direction. The electrons are ${tallied}.`,
      },
      {
        value: byProtons,
        misconception: 'AS13',
        text: `That is the order of the protons. With the charges the electrons are ${tallied}.`,
      },
      {
        value: answer.toReversed(),
        misconception: null,
        text: `That order begins with the most electrons. The electrons are ${tallied}.`,
      },
    ],
    solution: () =>
      solved(
        'the order of the numbers of electrons',
        law('Electrons = protons − charge'),
        ...row.map((ion) =>
          calculated(
            nameOfIon(ion),
            ion.charge === 0
              ? exact(protonsOf(ion))
              : less(exact(protonsOf(ion)), withSign(ion.charge)),
            exact(electronCount(ion), 'electrons'),
          ),
        ),
        outcome(answer.map(nameOfIon).join(', ')),
      ),
    right: `The electrons, protons minus charge, are ${tallied}.`,
    see: { elements: row.map(({ symbol }) => symbol), article: 'how-ions-are-formed' },
  })
})

function rising<Item>(by: (item: Item) => number): (a: Item, b: Item) => number {
  return (a, b) => by(a) - by(b)
}

function protonsOf({ symbol }: { readonly symbol: string }): number {
  return element(symbol).protons
}

function nameOfIon({ symbol, charge }: SimpleIon): string {
  return ionText(symbol, charge)
}

/** Mass number above, atomic number below: '³⁷₁₇Cl'. */
function written(nuclide: Nuclide): string {
  return superscript(nuclide.massNumber) + subscript(protonsOf(nuclide)) + nuclide.symbol
}
