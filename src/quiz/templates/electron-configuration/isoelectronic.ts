import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { subscript } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Draft, type Lure, template } from '#quiz/template.ts'
import { counted, ionText, listed, nameOf } from '#quiz/templates/shared/names.ts'

import { electronsOf, nobleGases, nobleIons, type Particle } from './noble-ions.ts'

/** Asks from the ion for its noble gas, or from the noble gas for an ion. */
export const nobleGasAndIon = template('ec-m6', 'isoelectronic', (random) =>
  random() < 0.35 ? nobleGasLikeIon(random) : ionLikeNobleGas(random),
)

function nobleGasLikeIon(random: Random): Draft | null {
  const ion = pick(random, nobleIons)
  const { symbol, charge } = ion
  const text = ionText(symbol, charge)
  const place = nobleGases.findIndex(({ atomicNumber }) => atomicNumber === electronsOf(ion))
  const gas = nobleGases[place]
  const opposite = nobleGases[charge > 0 ? place + 1 : place - 1]
  if (gas === undefined) return null
  const gasName = gas.name.toLowerCase()
  return choice<ElementSymbol>({
    element: symbol,
    stem: `Which noble gas has as many electrons as the ion ${text}?`,
    answer: gas.symbol,
    isRight: (value) => element(value).electrons === electronsOf(ion),
    show: (value) => element(value).name,
    lures: (opposite === undefined ? [] : [opposite]).map((other) => ({
      value: other.symbol,
      misconception: 'EC10',
      why: `${other.name} has ${counted(other.atomicNumber, 'electron')} and lies in the other direction. ${text} has ${calculationOf(ion)}, like ${gasName}.`,
    })),
    fill: shuffle(random, nobleGases).map((other) => other.symbol),
    miss: (other) =>
      `${element(other).name} has ${counted(element(other).atomicNumber, 'electron')}. ${text} has ${calculationOf(ion)}, like ${gasName}.`,
    right: `${text} has ${calculationOf(ion)}, as many as ${gasName}.`,
    see: { elements: [symbol, gas.symbol], article: 'why-noble-gases-are-stable' },
  })
}

function ionLikeNobleGas(random: Random): Draft | null {
  const ion = pick(random, nobleIons)
  const { symbol, charge } = ion
  const { group, period } = element(symbol)
  const gas = nobleGases.find(({ electrons }) => electrons === electronsOf(ion))
  if (gas === undefined) return null
  const gasName = gas.name.toLowerCase()
  const others = shuffle(random, nobleIons)
  const ofGroup = others.filter((other) => element(other.symbol).group === group)
  const ofPeriod = others.filter(
    (other) => element(other.symbol).period === period && other.charge * charge < 0,
  )
  const solution = `${textOf(ion)} has ${calculationOf(ion)}, as many as ${gasName}.`
  return choice<Particle>({
    element: symbol,
    stem: `Which ion has as many electrons as an atom of ${gasName}?`,
    answer: ion,
    isRight: (value) => electronsOf(value) === gas.atomicNumber,
    show: textOf,
    lures: [
      ...ofPeriod.slice(0, 1).map((other): Lure<Particle> => ({
        value: other,
        misconception: 'EC10',
        why: `${textOf(other)} has ${calculationOf(other)}. Within a period metals lose electrons and non-metals gain them, so their ions do not match. ${solution}`,
      })),
      ...ofGroup.slice(0, 2).map((other): Lure<Particle> => ({
        value: other,
        misconception: 'EC18',
        why: `${textOf(other)} has ${calculationOf(other)}. Ions of one group have the same charge, but not the same number of electrons. ${solution}`,
      })),
    ],
    fill: others,
    miss: (other) => `${textOf(other)} has ${calculationOf(other)}. ${solution}`,
    right: solution,
    see: { elements: [symbol, gas.symbol], article: 'why-noble-gases-are-stable' },
  })
}

/** '11 − 1 = 10 electrons' for Na⁺. */
function calculationOf(ion: Particle): string {
  return `${differenceOf(ion)} = ${counted(electronsOf(ion), 'electron')}`
}

/** '11 − 1' for Na⁺. */
function differenceOf({ symbol, charge }: Particle): string {
  return `${element(symbol).atomicNumber} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)}`
}

function textOf({ symbol, charge }: Particle): string {
  return ionText(symbol, charge)
}

/** Asks for the set of ions with as many electrons as an atom or an ion. */
export const isoelectronicSet = template('ec-m7', 'isoelectronic', (random) => {
  const same = pick(random, series)
  const reference = pick(random, same)
  const set = sample(
    random,
    same.filter((particle) => particle !== reference && particle.charge !== 0),
    3,
  )
  const [example] = set
  if (example === undefined || set.length < 3) return null
  const electrons = electronsOf(reference)
  const text = textOf(reference)
  const name = reference.charge === 0 ? `an atom of ${nameOf(reference.symbol)}` : `the ion ${text}`
  const group = sample(random, pick(random, groupsOfIons), 3)
  const period = sample(random, pick(random, periodsOfIons), 3)
  if ([...group, ...period].some(({ symbol }) => symbol === reference.symbol)) return null
  const otherSeries = pick(
    random,
    series.filter((other) => other !== same),
  )
  const other = sample(
    random,
    otherSeries.filter(({ charge }) => charge !== 0),
    3,
  )
  return choice<readonly Particle[]>({
    element: reference.symbol,
    stem: `In which set does each ion have as many electrons as ${name}?`,
    answer: set,
    isRight: (particles) => particles.every((particle) => electronsOf(particle) === electrons),
    show: setText,
    lures: [
      {
        value: group,
        misconception: 'EC18',
        why: `Their atoms stand in one group, but the ions have ${countsText(group)} electrons. ${text} has ${electrons}.`,
      },
      {
        value: period,
        misconception: 'EC10',
        why: `Their atoms stand in one period, but as ions they have ${countsText(period)} electrons. ${text} has ${electrons}.`,
      },
      {
        value: other,
        misconception: null,
        why: `Each of these ions has ${countsText(other)} electrons. ${text} has ${electrons}.`,
      },
    ],
    right: `${setText(set)}: each has ${electrons} electrons, like ${text} (for ${textOf(example)}: ${differenceOf(example)}).`,
    see: {
      elements: [reference.symbol, ...set.map(({ symbol }) => symbol)],
      article: 'how-ions-are-formed',
    },
  })
})

/** Atoms and ions with equally many electrons, by their noble gas. */
const series: readonly (readonly Particle[])[] = [
  { electrons: 10, first: 'N', last: 'Al' },
  { electrons: 18, first: 'P', last: 'Ca' },
  { electrons: 36, first: 'Se', last: 'Sr' },
  { electrons: 54, first: 'I', last: 'Ba' },
].map(({ electrons, first, last }) =>
  elements
    .slice(element(first).atomicNumber - 1, element(last).atomicNumber)
    .map(({ symbol, atomicNumber }) => ({ symbol, charge: atomicNumber - electrons })),
)

/** Ions of one group, at least three. */
const groupsOfIons = [1, 2, 17].map((group) =>
  nobleIons.filter(({ symbol }) => element(symbol).group === group),
)

/** Ions of one period that do not all have equally many electrons. */
const periodsOfIons = [
  ['Na', 'Mg', 'Cl'],
  ['Na', 'S', 'Cl'],
  ['Mg', 'Al', 'S'],
  ['K', 'Ca', 'Br'],
  ['Li', 'O', 'F'],
].map((symbols) => nobleIons.filter(({ symbol }) => symbols.includes(symbol)))

function setText(set: readonly Particle[]): string {
  return set
    .toSorted((a, b) => element(a.symbol).atomicNumber - element(b.symbol).atomicNumber)
    .map(textOf)
    .join(', ')
}

/** The electrons of each ion in rising order, each number once: '2, 10 and 18'. */
function countsText(set: readonly Particle[]): string {
  return listed([...new Set(set.map(electronsOf).toSorted((a, b) => a - b))])
}

/** Which pair has equally many electrons, when the atomic numbers are given. */
export const isoelectronicPair = template('ec-e500', 'isoelectronic', (random) => {
  const [one, two] = sample(random, pick(random, common), 2)
  if (one === undefined || two === undefined) return null
  const ion = pick(random, nobleIons.filter(isKnown))
  const atom: Particle = { symbol: ion.symbol, charge: 0 }
  const group = sample(random, pick(random, groupsOfIons).filter(isKnown), 2)
  const period = sample(random, pick(random, oppositeIons), 2)
  const wrong = [
    {
      value: [atom, ion],
      misconception: 'AS13',
      why: `The nucleus is the same, but electrons were ${ion.charge > 0 ? 'given away' : 'taken up'}: ${pairAccount([atom, ion])}.`,
    },
    {
      value: group,
      misconception: 'EC9',
      why: `Equal charges do not mean equally many electrons: ${pairAccount(group)}.`,
    },
    {
      value: period,
      misconception: 'EC10',
      why: `Ions of one period need not match: ${pairAccount(period)}.`,
    },
  ] as const
  return choice<readonly Particle[]>({
    element: one.symbol,
    badge: null,
    stem: 'The small lower number is the atomic number. Which two particles have equally many electrons?',
    answer: [one, two],
    isRight: ([first, second]) =>
      first !== undefined && second !== undefined && electronsOf(first) === electronsOf(second),
    show: (pair) => pair.map(numbered).join(' and '),
    lures: wrong.map(({ value, misconception, why }) => ({
      value: shuffle(random, value),
      misconception,
      why: `${why} A plus takes electrons away, and a minus adds them.`,
    })),
    right: `${pairAccount([one, two])}.`,
    see: { elements: [one.symbol, two.symbol], article: 'why-noble-gases-are-stable' },
  })
})

/** Particles of one series that a beginner meets, to three charges. */
const common = series
  .map((particles) => particles.filter(isKnown))
  .filter(({ length }) => length > 1)

/** A positive and a negative ion of one period, which never match. */
const oppositeIons: readonly (readonly Particle[])[] = [
  [
    { symbol: 'Na', charge: 1 },
    { symbol: 'Cl', charge: -1 },
  ],
  [
    { symbol: 'Mg', charge: 2 },
    { symbol: 'S', charge: -2 },
  ],
  [
    { symbol: 'K', charge: 1 },
    { symbol: 'Br', charge: -1 },
  ],
  [
    { symbol: 'Li', charge: 1 },
    { symbol: 'F', charge: -1 },
  ],
  [
    { symbol: 'Ca', charge: 2 },
    { symbol: 'Br', charge: -1 },
  ],
  [
    { symbol: 'Na', charge: 1 },
    { symbol: 'S', charge: -2 },
  ],
]

function isKnown({ symbol, charge }: Particle): boolean {
  return Math.abs(charge) <= 2 && element(symbol).period <= 4
}

/** '₁₁Na⁺', with the atomic number below. */
function numbered({ symbol, charge }: Particle): string {
  return `${subscript(element(symbol).atomicNumber)}${ionText(symbol, charge)}`
}

/** 'Na⁺ has 11 − 1 = 10 electrons, Cl⁻ has 17 + 1 = 18'. */
function pairAccount([first, second]: readonly Particle[]): string {
  if (first === undefined || second === undefined) return ''
  const [one, other] = [first, second].map((particle) =>
    particle.charge === 0
      ? String(electronsOf(particle))
      : `${differenceOf(particle)} = ${electronsOf(particle)}`,
  )
  return `${textOf(first)} has ${one} electrons, ${textOf(second)} has ${other}`
}
