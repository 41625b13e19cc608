import { element, elements } from '#chemistry/elements/elements.ts'
import type { Nuclide } from '#chemistry/elements/isotopes.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized, listed, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'

import { familiarNuclides } from './species.ts'

type Particle = {
  readonly name: 'protons' | 'neutrons' | 'electrons'
  readonly charge: number
  readonly inNucleus: boolean
}

const proton: Particle = { name: 'protons', charge: 1, inNucleus: true }
const neutron: Particle = { name: 'neutrons', charge: 0, inNucleus: true }
const electron: Particle = { name: 'electrons', charge: -1, inNucleus: false }
const particles = [proton, neutron, electron]

const PROTONS = [proton]
const NEUTRONS = [neutron]
const ELECTRONS = [electron]
const NUCLEONS = [proton, neutron]
const CHARGED = [proton, electron]
const OTHERS = [neutron, electron]

type Role = {
  readonly stem: (nuclide: Nuclide) => string
  /** Whether a particle plays the role. The options are judged by it. */
  readonly plays: (particle: Particle) => boolean
  readonly answer: readonly Particle[]
  readonly lures: readonly Lure<readonly Particle[]>[]
  readonly right: (nuclide: Nuclide) => string
}

const roles: readonly Role[] = [
  {
    stem: ({ symbol }) => `Which particles make up the nucleus of an atom of ${nameOf(symbol)}?`,
    plays: ({ inNucleus }) => inNucleus,
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
    stem: ({ symbol }) =>
      `Which particles in an atom of ${nameOf(symbol)} carry a negative charge?`,
    plays: ({ charge }) => charge < 0,
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
        why: 'Electrons are negative. But neutrons carry no charge at all.',
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
    stem: ({ symbol }) =>
      `Which particles in an atom of ${nameOf(symbol)} carry a positive charge?`,
    plays: ({ charge }) => charge > 0,
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
    stem: ({ symbol }) => `Which particles in an atom of ${nameOf(symbol)} carry no charge?`,
    plays: ({ charge }) => charge === 0,
    answer: NEUTRONS,
    lures: [
      {
        value: NUCLEONS,
        misconception: 'AS16',
        why: 'Both are in the nucleus, but only neutrons carry no charge. A proton carries +1.',
      },
      {
        value: OTHERS,
        misconception: 'AS16',
        why: 'Neutrons carry no charge. But each electron carries −1.',
      },
      {
        value: ELECTRONS,
        misconception: 'AS16',
        why: 'Electrons have hardly any mass. But each carries the charge −1.',
      },
    ],
    right: () => 'Neutrons carry no charge; protons carry +1 and electrons −1.',
  },
  {
    stem: ({ symbol }) =>
      `Which particles decide that an atom belongs to the element ${nameOf(symbol)}?`,
    plays: ({ name }) => name === 'protons',
    answer: PROTONS,
    lures: [
      {
        value: ELECTRONS,
        misconception: 'AS14',
        why: 'An atom can lose or gain electrons and stay the same element. The protons decide.',
      },
      {
        value: NUCLEONS,
        misconception: 'AS14',
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
    stem: ({ symbol, massNumber }) =>
      `Which particles does the number ${massNumber} in ${nuclideName(symbol, massNumber)} count?`,
    plays: ({ inNucleus }) => inNucleus,
    answer: NUCLEONS,
    lures: [
      {
        value: CHARGED,
        misconception: 'AS9',
        why: 'Electrons do not count in the mass number: they have hardly any mass. The neutrons do.',
      },
      {
        value: NEUTRONS,
        misconception: 'AS17',
        why: 'Neutrons are only a part of it. The mass number counts the protons as well.',
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
    stem: ({ symbol }) => `Which particles fill the shells of an atom of ${nameOf(symbol)}?`,
    plays: ({ inNucleus }) => !inNucleus,
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
    stem: ({ symbol }) =>
      `Which particles in an atom of ${nameOf(symbol)} carry an electric charge?`,
    plays: ({ charge }) => charge !== 0,
    answer: CHARGED,
    lures: [
      {
        value: NUCLEONS,
        misconception: 'AS5',
        why: 'Neutrons carry no charge. The charged particles are protons (+1) and electrons (−1).',
      },
      {
        value: ELECTRONS,
        misconception: 'AS16',
        why: 'Electrons carry −1. But protons are charged too: each carries +1.',
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

export const particleRole = template('as-e6', 'subatomic-particles', (random) => {
  const nuclide = pick(random, familiarNuclides)
  const { stem, plays, answer, lures, right } = pick(random, roles)
  if (nuclide.symbol === 'H') return null
  return choice<readonly Particle[]>({
    element: nuclide.symbol,
    stem: stem(nuclide),
    answer,
    isRight: (value) => particles.every((particle) => plays(particle) === value.includes(particle)),
    show: particlesText,
    lures,
    right: right(nuclide),
    see: { article: 'what-is-an-atom' },
  })
})

/** 'Protons only', 'Protons and neutrons'. */
function particlesText(shown: readonly Particle[]): string {
  const names = capitalized(listed(shown.map(({ name }) => name)))
  return shown.length === 1 ? `${names} only` : names
}

/** A particle that an atom gains or loses. */
type Change = { readonly particle: Particle; readonly step: 1 | -1 }

const changes: readonly Change[] = [proton, neutron, electron].flatMap((particle) => [
  { particle, step: 1 as const },
  { particle, step: -1 as const },
])

/** The change that turns an atom into an ion, another isotope or another element. */
export const changeOfAtom = template('as-m361', 'subatomic-particles', (random) => {
  const { symbol, massNumber } = pick(random, familiarNuclides)
  const { protons, group, classification } = element(symbol)
  const answer = pick(random, changes)
  const { particle, step } = answer
  const neighbor = elements[protons + step - 1]
  if (neighbor === undefined || massNumber - protons < 1) return null
  // Metals form positive ions, the elements before the noble gases negative ones.
  const isIon = step < 0 ? classification === 'metal' : group >= 15 && group <= 17 && protons < 54
  if (particle === electron && !isIon) return null
  const from = nuclideName(symbol, massNumber)
  const name = nameOf(symbol)
  const [beginning, result] =
    particle === proton
      ? [`a nucleus of ${from}`, `a nucleus of ${nameOf(neighbor.symbol)}`]
      : particle === neutron
        ? [`an atom of ${from}`, `a ${step > 0 ? 'heavier' : 'lighter'} atom of ${name}`]
        : [`an atom of ${from}`, `a ${step > 0 ? 'negative' : 'positive'} ion of ${name}`]
  const solution = `${changeText(answer)} gives ${result}`
  const lures = changes.flatMap((change) => {
    const misconception = ideaBehind(change, answer)
    const why = `${changeText(change)} ${effectOf(change)}. ${solution}.`
    return misconception === null ? [] : [{ value: change, misconception, why }]
  })
  return choice<Change>({
    element: symbol,
    badge: null,
    stem: `What turns ${beginning} into ${result}?`,
    answer,
    isRight: (change) => changedText(change) === changedText(answer),
    show: changeText,
    lures: sample(random, lures, pick(random, [2, 3])),
    fill: changes.filter((change) => change.particle === particle),
    miss: () => `That changes the right number the wrong way. ${solution}.`,
    right: `${solution}: protons decide on the element, electrons on the charge, and neutrons on the mass alone.`,
    see: { article: 'what-is-an-atom' },
  })
})

/** The changes of protons, neutrons and charge, by counting the particles. */
function changedText({ particle, step }: Change): string {
  const [protons = 0, neutrons = 0, electrons = 0] = [proton, neutron, electron].map((one) =>
    one === particle ? step : 0,
  )
  return `${protons} ${neutrons} ${protons - electrons}`
}

function changeText({ particle, step }: Change): string {
  return `${step > 0 ? 'Gaining' : 'Losing'} ${particle === electron ? 'an' : 'a'} ${particle.name.slice(0, -1)}`
}

function effectOf({ particle, step }: Change): string {
  if (particle === proton) return 'makes it another element'
  if (particle === neutron) return 'changes the mass alone, not the charge or the element'
  return `makes the charge more ${step > 0 ? 'negative' : 'positive'} and leaves the element the same`
}

/** The idea that leads to a change; null for the right particle and the wrong direction, unless it is an electron. */
function ideaBehind(change: Change, answer: Change): MisconceptionId | null {
  if (change.particle === answer.particle) {
    return change.particle === electron && change !== answer ? 'AS3' : null
  }
  if (answer.particle === electron) return change.particle === neutron ? 'AS5' : 'AS14'
  if (answer.particle === proton) return 'AS14'
  return change.particle === proton ? 'AS2' : 'AS9'
}
