import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type NaturalIsotope, naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { subscript, superscript } from '#chemistry/units.ts'
import { integer, pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Draft, nextDraw, template } from '#quiz/template.ts'
import { counted, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'

import { mixedElements } from './species.ts'

/** The particle counts of two atoms or ions. */
type AtomPair = readonly [Counts, Counts]
type Counts = readonly [protons: number, neutrons: number, electrons: number]

const pairElements = mixedElements.filter(
  ({ atomicNumber }) => atomicNumber >= 3 && atomicNumber <= 56,
)

export const isotopePair = template('as-m3', 'isotopes', (random) => {
  const { symbol, protons } = pick(random, pairElements)
  const [first, second] = sample(random, naturalIsotopes(symbol), 2).map(
    ({ massNumber }) => massNumber - protons,
  )
  if (first === undefined || second === undefined) return null
  const ionElectrons = pick(random, [protons - 1, protons + 1, protons - 2])
  const step = pick(random, [1, 2])
  const next = protons + step
  const atom: Counts = [protons, first, protons]
  return choice<AtomPair>({
    element: symbol,
    stem: `The letters p, n and e count protons, neutrons and electrons. Which pair shows two isotopes of ${nameOf(symbol)}?`,
    answer: [atom, [protons, second, protons]],
    isRight: ([[p1, n1], [p2, n2]]) => p1 === p2 && n1 !== n2,
    show: (pair) => pair.map(countsText).join(' and '),
    lures: [
      {
        value: [atom, [next, first, next]],
        misconception: 'AS2',
        why: `With ${protons} and ${next} protons they are different elements. Isotopes have equal protons and different neutrons.`,
      },
      {
        value: [atom, [protons, first, ionElectrons]],
        misconception: 'AS11',
        why: 'They differ in electrons alone: an atom and an ion of the same isotope. Isotopes differ in neutrons.',
      },
      {
        value: [atom, [next, first - step, next]],
        misconception: 'AS2',
        why: `They have the same mass number ${protons + first}. But with ${protons} and ${next} protons they are different elements.`,
      },
    ],
    right: `Both have ${protons} protons, so both are ${nameOf(symbol)}; they differ in neutrons, ${first} and ${second}.`,
    see: { article: 'what-are-isotopes' },
  })
})

/** The same, with pairs that differ in one number each, so that no number of differences tells the right one. */
export const pairByOneNumber = nextDraw(isotopePair, (random) => {
  const { symbol, protons } = pick(random, pairElements)
  const [first, second] = sample(random, naturalIsotopes(symbol), 2).map(
    ({ massNumber }) => massNumber - protons,
  )
  if (first === undefined || second === undefined) return null
  const electrons = pick(random, [protons - 1, protons + 1, protons - 2])
  const next = protons + pick(random, [1, 2])
  const atom: Counts = [protons, first, protons]
  const others = `With ${protons} and ${next} protons they are different elements.`
  const further = pick(random, [first, second, second, second])
  return choice<AtomPair>({
    element: symbol,
    stem: `The letters p, n and e count protons, neutrons and electrons. Which pair shows two isotopes of ${nameOf(symbol)}?`,
    answer: [atom, [protons, second, protons]],
    isRight: ([[p1, n1], [p2, n2]]) => p1 === p2 && n1 !== n2,
    show: (pair) => pair.map(countsText).join(' and '),
    lures: [
      {
        value: [atom, [next, first, protons]],
        misconception: 'AS2',
        why: `They differ in protons alone: an atom and an ion of another element. Isotopes have equal protons and different neutrons.`,
      },
      {
        value: [atom, [protons, first, electrons]],
        misconception: 'AS11',
        why: 'They differ in electrons alone: an atom and an ion of the same isotope. Isotopes differ in neutrons.',
      },
      {
        value: [atom, [next, further, next]],
        misconception: 'AS2',
        why: `${others} Isotopes have equal protons and different neutrons.`,
      },
    ],
    right: `Both have ${protons} protons, so both are ${nameOf(symbol)}; they differ in neutrons, ${first} and ${second}.`,
    see: { article: 'what-are-isotopes' },
  })
})

function countsText([protons, neutrons, electrons]: Counts): string {
  return `${protons}p ${neutrons}n ${electrons}e`
}

type Quantity =
  | 'protons'
  | 'neutrons'
  | 'electrons'
  | 'nuclear charge'
  | 'nuclear mass'
  | 'mass number'

const texts: Readonly<Record<Quantity, string>> = {
  protons: 'The number of protons',
  neutrons: 'The number of neutrons',
  electrons: 'The number of electrons',
  'nuclear charge': 'The charge of the nucleus',
  'nuclear mass': 'The mass of the nucleus',
  'mass number': 'The mass number of the atom',
}

/** Neutral atoms of two isotopes. */
type Isotopes = {
  readonly symbol: ElementSymbol
  readonly protons: number
  readonly first: NaturalIsotope
  readonly second: NaturalIsotope
}

export const isotopeComparison = template('as-m7', 'isotopes', (random) => {
  const asksAgreement = random() < 0.4
  const { symbol, protons } = pick(random, mixedElements.slice(1))
  const [one, other] = sample(random, naturalIsotopes(symbol), 2)
  if (one === undefined || other === undefined) return null
  if (asksAgreement) return agreement(random, { symbol, protons, first: one, second: other })
  const [first, second] = one.massNumber < other.massNumber ? [one, other] : [other, one]
  const ask = integer(random, 0, 1) === 0 ? difference : surplus
  return ask({ symbol, protons, first, second })
})

function agreement(random: Random, isotopes: Isotopes): Draft | null {
  const { symbol, protons, first, second } = isotopes
  const answer = pick<Quantity>(random, ['protons', 'electrons', 'nuclear charge'])
  const fact = `Both atoms have ${protons} protons and ${protons} electrons.`
  return choice<Quantity>({
    element: symbol,
    stem: `What is the same in neutral atoms of ${nuclideName(symbol, first.massNumber)} and ${nuclideName(symbol, second.massNumber)}?`,
    answer,
    isRight: (quantity) => !differs(quantity, isotopes),
    show: (quantity: Quantity) => texts[quantity],
    lures: [
      {
        value: 'neutrons',
        misconception: 'AS2',
        why: `They have ${first.massNumber - protons} and ${second.massNumber - protons} neutrons, and only that makes them different isotopes. ${fact}`,
      },
      {
        value: 'nuclear mass',
        misconception: 'AS19',
        why: `Different numbers of neutrons make one nucleus heavier than the other. ${fact}`,
      },
      {
        value: 'mass number',
        misconception: 'AS19',
        why: `The mass numbers are ${first.massNumber} and ${second.massNumber}. ${fact}`,
      },
    ],
    right: `Both atoms have ${protons} protons and ${protons} electrons; the nuclei have the same charge and differ in neutrons alone.`,
    see: { article: 'what-are-isotopes' },
  })
}

function difference(isotopes: Isotopes): Draft | null {
  const { symbol, first, second } = isotopes
  const { protons, electrons, charge, right } = differenceTexts(isotopes)
  return choice<Quantity>({
    element: symbol,
    stem: `What is different in neutral atoms of ${nuclideName(symbol, first.massNumber)} and ${nuclideName(symbol, second.massNumber)}?`,
    answer: 'neutrons',
    isRight: (quantity) => differs(quantity, isotopes),
    show: (quantity: Quantity) => texts[quantity],
    lures: [
      { value: 'protons', misconception: 'AS2', why: protons },
      { value: 'electrons', misconception: 'AS11', why: electrons },
      { value: 'nuclear charge', misconception: 'AS5', why: charge },
    ],
    right,
    see: { article: 'what-are-isotopes' },
  })
}

/** The particles that the heavier of two atoms may be thought to have more of. */
type Surplus = 'neutron' | 'proton' | 'electron' | 'positive charge'

function surplus(isotopes: Isotopes): Draft | null {
  const { symbol, first, second } = isotopes
  const { protons, electrons, charge, right } = differenceTexts(isotopes)
  const count = second.massNumber - first.massNumber
  return choice<Surplus>({
    element: symbol,
    stem: `How does a neutral atom of ${nuclideName(symbol, second.massNumber)} differ from one of ${nuclideName(symbol, first.massNumber)}?`,
    answer: 'neutron',
    isRight: (added) => added === 'neutron',
    show: (added: Surplus) => `It has ${counted(count, `more ${added}`)}.`,
    lures: [
      { value: 'proton', misconception: 'AS2', why: protons },
      { value: 'electron', misconception: 'AS11', why: electrons },
      { value: 'positive charge', misconception: 'AS5', why: charge },
    ],
    right,
    see: { article: 'what-are-isotopes' },
  })
}

/** Writes the text for each wrong difference and for the right one. */
function differenceTexts({ symbol, protons, first, second }: Isotopes) {
  const fewer = first.massNumber - protons
  const more = second.massNumber - protons
  const solution = `Both have ${protons} protons; they have ${fewer} and ${more} neutrons.`
  return {
    protons: `With a different number of protons it would be another element. ${solution}`,
    electrons: `Both atoms are neutral, so both have ${protons} electrons. ${solution}`,
    charge: `The charge of the nucleus comes from its protons, and neutrons carry none. ${solution}`,
    right: `Isotopes of ${nameOf(symbol)}: ${protons} protons each, but ${fewer} and ${more} neutrons.`,
  }
}

function differs(quantity: Quantity, { protons, first, second }: Isotopes): boolean {
  return amount(quantity, protons, first) !== amount(quantity, protons, second)
}

/** How much a neutral atom has of a quantity. */
function amount(quantity: Quantity, protons: number, isotope: NaturalIsotope): number {
  switch (quantity) {
    case 'protons':
    case 'electrons':
    case 'nuclear charge':
      return protons
    case 'neutrons':
      return isotope.massNumber - protons
    case 'nuclear mass':
      return isotope.mass
    case 'mass number':
      return isotope.massNumber
  }
}

/** An atom as the two numbers of its symbol. */
type Numbers = { readonly massNumber: number; readonly protons: number }

/** Which atom is an isotope of another one, by the two numbers of their symbols. */
export const isotopeByNumbers = template('as-e500', 'isotopes', (random) => {
  const { symbol, protons } = pick(random, pairElements)
  const [one, other] = sample(random, naturalIsotopes(symbol), 2).map(
    ({ massNumber }) => massNumber,
  )
  if (one === undefined || other === undefined) return null
  const step = pick(random, [-1, 1])
  const given = numbersText({ massNumber: one, protons })
  const fact = `Isotopes have the same atomic number, here ${protons}, and different mass numbers.`
  return choice<Numbers>({
    element: symbol,
    badge: null,
    stem: `The upper number is the mass number, the lower one the atomic number. Which atom is an isotope of ${given}?`,
    answer: { massNumber: other, protons },
    isRight: (value) => value.protons === protons && value.massNumber !== one,
    show: numbersText,
    lures: [
      {
        value: { massNumber: one, protons: protons + step },
        misconception: 'AS2',
        why: `It has the same mass number but ${protons + step} protons, so it is another element. ${fact}`,
      },
      {
        value: { massNumber: one + step, protons: protons + step },
        misconception: 'AS2',
        why: `It has the same ${counted(one - protons, 'neutron')} but ${protons + step} protons, so it is another element. ${fact}`,
      },
      {
        value: { massNumber: other, protons: protons - step },
        misconception: 'AS14',
        why: `With ${protons - step} protons it is another element, whatever its mass number. ${fact}`,
      },
    ],
    right: `Both atoms have ${protons} protons, so both are ${nameOf(symbol)}; their mass numbers are ${one} and ${other}.`,
    see: { article: 'what-are-isotopes' },
  })
})

function numbersText({ massNumber, protons }: Numbers): string {
  return `${superscript(massNumber)}${subscript(protons)}X`
}
