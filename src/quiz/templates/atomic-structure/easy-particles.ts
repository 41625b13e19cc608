import { elements } from '#chemistry/elements.ts'
import { naturalIsotopes, naturalNuclides, type Nuclide } from '#chemistry/isotopes.ts'
import { pick } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { isFamiliar } from '#quiz/templates/familiar.ts'
import { nameOf, nuclideName } from '#quiz/templates/names.ts'

const category = 'atomic-structure'
const difficulty = 'easy'

const familiarNuclides = naturalNuclides.filter(({ symbol }) => isFamiliar(symbol))

const PROTONS = 'Protons only'
const NEUTRONS = 'Neutrons only'
const ELECTRONS = 'Electrons only'
const NUCLEONS = 'Protons and neutrons'
const CHARGED = 'Protons and electrons'
const OTHERS = 'Neutrons and electrons'

/** Charge and place of the three particles, for judging the options. */
const particles = [
  { name: 'proton', charge: 1, inNucleus: true },
  { name: 'neutron', charge: 0, inNucleus: true },
  { name: 'electron', charge: -1, inNucleus: false },
] as const

type Particle = (typeof particles)[number]

type Fact = {
  readonly ask: (nuclide: Nuclide) => string
  readonly has: (particle: Particle) => boolean
  readonly answer: string
  readonly lures: readonly Lure<string>[]
  readonly right: (nuclide: Nuclide) => string
}

const facts: readonly Fact[] = [
  {
    ask: ({ symbol }) => `Which particles make up the nucleus of an atom of ${nameOf(symbol)}?`,
    has: ({ inNucleus }) => inNucleus,
    answer: NUCLEONS,
    lures: [
      {
        value: CHARGED,
        misconception: 'AS16',
        why: 'Electrons are outside the nucleus. Inside are protons and neutrons.',
      },
      {
        value: PROTONS,
        misconception: 'AS16',
        why: 'Protons alone would repel each other. The nucleus holds neutrons as well.',
      },
      {
        value: OTHERS,
        misconception: 'AS16',
        why: 'The electrons form the shells around the nucleus. Its parts are protons and neutrons.',
      },
    ],
    right: ({ symbol, massNumber }) =>
      `The nucleus of ${nuclideName(symbol, massNumber)} holds protons and neutrons, ${massNumber} in all; the electrons are around it.`,
  },
  {
    ask: ({ symbol }) => `Which particles in an atom of ${nameOf(symbol)} carry a negative charge?`,
    has: ({ charge }) => charge < 0,
    answer: ELECTRONS,
    lures: [
      {
        value: NEUTRONS,
        misconception: 'AS5',
        why: 'Neutrons carry no charge, as their name tells. The negative particles are the electrons.',
      },
      {
        value: OTHERS,
        misconception: 'AS5',
        why: 'Electrons are negative, but neutrons carry no charge at all.',
      },
      {
        value: PROTONS,
        misconception: 'AS16',
        why: 'Protons are positive. The negative particles are the electrons.',
      },
    ],
    right: () => 'Each electron carries the charge −1; protons carry +1 and neutrons none.',
  },
  {
    ask: ({ symbol }) => `Which particles in an atom of ${nameOf(symbol)} carry a positive charge?`,
    has: ({ charge }) => charge > 0,
    answer: PROTONS,
    lures: [
      {
        value: NUCLEONS,
        misconception: 'AS5',
        why: 'The nucleus is positive through its protons alone. Neutrons carry no charge.',
      },
      {
        value: NEUTRONS,
        misconception: 'AS5',
        why: 'Neutrons carry no charge. They change the mass of the atom, not its charge.',
      },
      {
        value: ELECTRONS,
        misconception: 'AS16',
        why: 'Electrons are negative. The positive particles are the protons.',
      },
    ],
    right: () => 'Each proton carries the charge +1; electrons carry −1 and neutrons none.',
  },
  {
    ask: ({ symbol }) => `Which particles in an atom of ${nameOf(symbol)} carry no charge?`,
    has: ({ charge }) => charge === 0,
    answer: NEUTRONS,
    lures: [
      {
        value: NUCLEONS,
        misconception: 'AS5',
        why: 'Both are in the nucleus, but only neutrons carry no charge. A proton carries +1.',
      },
      {
        value: OTHERS,
        misconception: 'AS5',
        why: 'Neutrons carry no charge, but each electron carries −1.',
      },
      {
        value: ELECTRONS,
        misconception: 'AS16',
        why: 'Electrons have hardly any mass, but each carries the charge −1.',
      },
    ],
    right: () => 'Neutrons carry no charge; protons carry +1 and electrons −1.',
  },
  {
    ask: ({ symbol }) =>
      `Which particles decide that an atom belongs to the element ${nameOf(symbol)}?`,
    has: ({ name }) => name === 'proton',
    answer: PROTONS,
    lures: [
      {
        value: ELECTRONS,
        misconception: 'AS14',
        why: 'An atom can lose or gain electrons and stay the same element. The protons decide.',
      },
      {
        value: NUCLEONS,
        misconception: 'AS2',
        why: 'Isotopes differ in neutrons and are still the same element. The protons alone decide.',
      },
      {
        value: CHARGED,
        misconception: 'AS14',
        why: 'The protons decide. With fewer or more electrons the atom is an ion of the same element.',
      },
    ],
    right: ({ symbol }) =>
      `Every atom with the atomic number of ${nameOf(symbol)} is ${nameOf(symbol)}, whatever its neutrons and electrons.`,
  },
  {
    ask: ({ symbol, massNumber }) =>
      `Which particles does the number ${massNumber} in ${nuclideName(symbol, massNumber)} count?`,
    has: ({ inNucleus }) => inNucleus,
    answer: NUCLEONS,
    lures: [
      {
        value: CHARGED,
        misconception: 'AS9',
        why: 'Electrons do not count in the mass number: they have hardly any mass. The neutrons do.',
      },
      {
        value: NEUTRONS,
        misconception: 'AS16',
        why: 'The mass number counts the protons as well as the neutrons.',
      },
      {
        value: OTHERS,
        misconception: 'AS9',
        why: 'Electrons do not count in the mass number. It counts protons and neutrons.',
      },
    ],
    right: ({ massNumber }) =>
      `${massNumber} is the mass number, the number of protons and neutrons together.`,
  },
  {
    ask: ({ symbol }) => `Which particles fill the shells of an atom of ${nameOf(symbol)}?`,
    has: ({ inNucleus }) => !inNucleus,
    answer: ELECTRONS,
    lures: [
      {
        value: CHARGED,
        misconception: 'AS16',
        why: 'The protons are in the nucleus. Only the electrons fill the shells.',
      },
      {
        value: PROTONS,
        misconception: 'AS16',
        why: 'The protons are in the nucleus, together with the neutrons. The shells hold electrons.',
      },
      {
        value: OTHERS,
        misconception: 'AS16',
        why: 'The neutrons are in the nucleus. Only the electrons fill the shells.',
      },
    ],
    right: ({ symbol }) =>
      `The shells of ${nameOf(symbol)} hold its electrons; protons and neutrons are in the nucleus.`,
  },
  {
    ask: ({ symbol }) =>
      `Which particles in an atom of ${nameOf(symbol)} carry an electric charge?`,
    has: ({ charge }) => charge !== 0,
    answer: CHARGED,
    lures: [
      {
        value: NUCLEONS,
        misconception: 'AS5',
        why: 'Neutrons carry no charge. The charged particles are protons (+1) and electrons (−1).',
      },
      {
        value: ELECTRONS,
        misconception: 'AS5',
        why: 'Electrons carry −1, but protons are charged too: each carries +1.',
      },
      {
        value: OTHERS,
        misconception: 'AS5',
        why: 'Neutrons carry no charge. The partners of the negative electrons are the positive protons.',
      },
    ],
    right: () => 'Protons carry +1 and electrons −1; only neutrons are uncharged.',
  },
]

export const particleRole: Template = {
  id: 'as-e6',
  version: 1,
  category,
  difficulty,
  skill: 'subatomic-particles',
  fitsMatch: false,
  draw(random) {
    const nuclide = pick(random, familiarNuclides)
    const { ask, has, answer, lures, right } = pick(random, facts)
    if (nuclide.symbol === 'H') return null
    return worded({
      element: nuclide.symbol,
      stem: ask(nuclide),
      answer,
      isRight: (value) => particles.every((particle) => has(particle) === names(value, particle)),
      lures,
      right: right(nuclide),
      see: { article: 'what-is-an-atom' },
    })
  },
}

function names(option: string, { name }: Particle): boolean {
  return option.toLowerCase().includes(name)
}

/** Familiar elements to xenon whose atomic mass, an average over isotopes, has decimals. */
export const decimalMasses = elements.filter(
  ({ symbol, atomicNumber, massIsStandard, massText }) =>
    isFamiliar(symbol) &&
    atomicNumber <= 54 &&
    massIsStandard &&
    naturalIsotopes(symbol).length > 1 &&
    /\.\d/.test(massText),
)

export const decimalNumber: Template = {
  id: 'as-e7',
  version: 1,
  category,
  difficulty,
  skill: 'mass-number',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, atomicNumber, massText } = pick(random, decimalMasses)
    const answer = 'The average mass of its atoms in u'
    return worded({
      element: symbol,
      stem: `In the periodic table the number ${massText} stands with ${name.toLowerCase()}. What does it tell?`,
      answer,
      isRight: (value) => value.includes('average mass'),
      lures: [
        {
          value: 'The number of protons in an atom',
          misconception: 'AS1',
          why: `Protons come in whole numbers: ${name.toLowerCase()} has ${atomicNumber}. The decimal ${massText} is an average mass in u.`,
        },
        {
          value: 'The number of neutrons in an atom',
          misconception: 'AS1',
          why: `Neutrons come in whole numbers and differ from isotope to isotope. The decimal ${massText} is an average mass in u.`,
        },
        {
          value: 'The sum of protons and electrons',
          misconception: 'AS9',
          why: `That sum would be ${2 * atomicNumber}. The decimal ${massText} is an average mass in u, and electrons hardly add to it.`,
        },
      ],
      right: `${massText} u is the atomic mass: the average over the isotopes of ${name.toLowerCase()}, weighted by abundance.`,
      see: { article: 'atomic-number-vs-mass-number' },
    })
  },
}
