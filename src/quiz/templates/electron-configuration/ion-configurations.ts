import {
  aufbauConfiguration,
  configurationOf,
  formatNobleGasForm,
  ionConfiguration,
  type Subshell,
  unpairedElectrons,
} from '#chemistry/electrons/configurations.ts'
import { transitionMetalIons } from '#chemistry/electrons/ions.ts'
import { countElectrons } from '#chemistry/electrons/subshells.ts'
import { element, elementByNumber, elements } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/shared/even-places.ts'
import { counted, ionText } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { less, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated, outcome } from '#quiz/worked/solutions.ts'
import { workedConfiguration } from '#quiz/worked/worked-electrons.ts'

import { electronsOf, nobleGases, nobleIons, type Particle } from './noble-ions.ts'
import { electronsIn, isSameConfiguration, withElectrons } from './subshell-electrons.ts'

/** Asks for the configuration of an ion of a main-group element. */
export const mainGroupIon = template('ec-m4', 'ion-configuration', (random) => {
  const ion = pick(random, nobleIons)
  const { symbol, charge } = ion
  const { name, atomicNumber } = element(symbol)
  const electrons = electronsOf(ion)
  const gas = nobleGases.find((other) => other.atomicNumber === electrons)
  if (gas === undefined) return null
  const text = ionText(symbol, charge)
  const subshells = ionConfiguration(symbol, charge)
  const answer = formatNobleGasForm(subshells)
  const change = `${counted(Math.abs(charge), 'electron')} ${charge > 0 ? 'fewer' : 'more'}`
  return choice<readonly Subshell[]>({
    element: symbol,
    stem: `What is the electron configuration of the ion ${text}?`,
    answer: subshells,
    isRight: (value) =>
      countElectrons(value) === electrons &&
      isSameConfiguration(value, configurationOf(gas.symbol)),
    show: formatNobleGasForm,
    lures: [
      {
        value: aufbauConfiguration(atomicNumber),
        misconception: 'AS13',
        why: `That is the neutral ${name.toLowerCase()} atom with ${counted(atomicNumber, 'electron')}. ${text} has ${change}: ${answer}.`,
      },
      {
        value: aufbauConfiguration(atomicNumber + charge),
        misconception: 'EC10',
        why: `That has ${counted(atomicNumber + charge, 'electron')}, a change in the wrong direction. ${text} has ${change} than ${atomicNumber}: ${answer}.`,
      },
    ],
    fill: shuffle(random, [electrons - 1, electrons + 1, electrons + 2, electrons - 2])
      .filter((count) => count > 0)
      .map((count) => aufbauConfiguration(count)),
    miss: (value) =>
      `That has ${counted(countElectrons(value), 'electron')}. ${text} has ${change} than the atom, ${electrons} in all: ${answer}.`,
    solution: () =>
      workedConfiguration(
        { atomicNumber, charge },
        'The electrons of an ion fill the subshells as those of the atom with as many electrons do',
        answer,
        known('Atom with as many electrons', gas.name.toLowerCase()),
      ),
    right: `${name} has ${counted(atomicNumber, 'electron')}, ${text} ${change}: ${electrons}, as many as ${gas.name.toLowerCase()}. That is ${answer}.`,
    see: { article: 'how-ions-are-formed' },
  })
})

/** Ions of d-block metals whose free ground state is a noble-gas core and d electrons alone. */
const metalIons: readonly Particle[] = [
  ...transitionMetalIons.map(({ formula, charge }) => ({ symbol: formula, charge })),
  { symbol: 'Ti', charge: 3 },
  { symbol: 'V', charge: 3 },
  { symbol: 'Cr', charge: 2 },
  { symbol: 'Mn', charge: 3 },
  { symbol: 'Co', charge: 3 },
  { symbol: 'Pd', charge: 2 },
  { symbol: 'Ag', charge: 1 },
  { symbol: 'Cd', charge: 2 },
]

/** Asks for the configuration of an ion of a d-block metal. */
export const metalIon = template('ec-m574', 'ion-configuration', (random) => {
  const ion = pick(random, metalIons)
  const { symbol, charge } = ion
  const { name, period } = element(symbol)
  const twin = elementByNumber(electronsOf(ion))
  if (twin === undefined) return null
  const text = ionText(symbol, charge)
  const atom = configurationOf(symbol)
  const neutral = formatNobleGasForm(atom)
  const subshells = ionConfiguration(symbol, charge)
  const answer = formatNobleGasForm(subshells)
  const d = { n: period - 1, l: 'd' } as const
  const core = configurationOf(period === 4 ? 'Ar' : 'Kr')
  const inD = electronsOf(ion) - countElectrons(core)
  const order =
    electronsIn(atom, { n: period, l: 's' }) > 0
      ? `The ${period}s electrons leave first, then ${period - 1}d`
      : `With no ${period}s electrons, those of ${period - 1}d leave`
  // With d electrons alone, as the right one, so that the missing s electrons do not give it away.
  const miscounted = sample(
    random,
    [inD - 1, inD + 1].filter((electrons) => electrons > 0 && electrons <= 10),
    pick(random, [1, 2, 2]),
  ).map((electrons): Lure<readonly Subshell[]> => ({
    value: withElectrons(core, d, electrons),
    misconception: null,
    why: `That has ${electrons} d electrons, one too ${electrons < inD ? 'few' : 'many'} for the charge ${charge}+. ${order}: ${answer}.`,
  }))
  return choice<readonly Subshell[]>({
    element: symbol,
    stem: `${name} is ${neutral}. What is the electron configuration of the free ion ${text}?`,
    answer: subshells,
    isRight: (value) => isSameConfiguration(value, withElectrons(core, d, inD)),
    show: formatNobleGasForm,
    lures: [
      {
        value: withoutInnerFirst(ion),
        misconception: 'EC4',
        why: `That takes the electrons out of ${period - 1}d first. ${order}: ${answer}.`,
      },
      ...miscounted,
      ...shuffle<Lure<readonly Subshell[]>>(random, [
        {
          value: configurationOf(twin.symbol),
          misconception: 'EC19',
          why: `That is the neutral ${twin.name.toLowerCase()} atom, which has as many electrons. In the ion ${text} they are all in ${period - 1}d: ${answer}.`,
        },
        {
          value: atom,
          misconception: 'AS13',
          why: `That is the neutral atom. ${text} has ${counted(charge, 'electron')} fewer: ${answer}.`,
        },
      ]),
    ],
    solution: () =>
      workedConfiguration(
        { atomicNumber: element(symbol).atomicNumber, charge },
        'The electrons of the outermost s subshell leave before those of the d subshell',
        answer,
        known('Configuration of the atom', neutral),
      ),
    right: `${order}: ${neutral} without ${counted(charge, 'electron')} is ${answer}.`,
    see: { article: 'how-ions-are-formed' },
  })
})

/** The atom after losing its d electrons before its s electrons, as learners often write it. */
function withoutInnerFirst({ symbol, charge }: Particle): readonly Subshell[] {
  const { period } = element(symbol)
  const subshells = configurationOf(symbol)
  const d = { n: period - 1, l: 'd' } as const
  const s = { n: period, l: 's' } as const
  const fromD = Math.min(charge, electronsIn(subshells, d))
  const left = withElectrons(subshells, d, electronsIn(subshells, d) - fromD)
  return withElectrons(left, s, electronsIn(subshells, s) - (charge - fromD))
}

/** Asks for the number of unpaired electrons of an ion of a d-block metal. */
export const unpairedInIon = template('ec-h3', 'unpaired-electrons', (random) =>
  atAnyPlace(random, metalIons, (ion) => {
    const { symbol, charge } = ion
    const { name, atomicNumber, period } = element(symbol)
    const text = ionText(symbol, charge)
    const subshells = ionConfiguration(symbol, charge)
    const answer = unpairedElectrons(subshells)
    const inD = electronsIn(subshells, { n: period - 1, l: 'd' })
    const solution = `${text} is ${formatNobleGasForm(subshells)}; in five d orbitals that leaves ${answer} unpaired.`
    return {
      element: symbol,
      stem: `${name} has atomic number ${atomicNumber}. How many unpaired electrons does the free ion ${text} have in its ground state?`,
      answer,
      isRight: (count) => count === 5 - Math.abs(inD - 5),
      lures: [
        {
          value: unpairedElectrons(withoutInnerFirst(ion)),
          misconception: 'EC4',
          why: `That takes the d electrons away first, but the ${period}s electrons leave first. ${solution}`,
        },
        {
          value: unpairedElectrons(configurationOf(symbol)),
          misconception: 'AS13',
          why: `That is the number in the neutral atom. ${solution}`,
        },
        {
          value: inD % 2,
          misconception: 'EC6',
          why: `The d electrons spread over the five orbitals before they pair up. ${solution}`,
        },
        {
          value: inD,
          misconception: 'EC17',
          why: `${inD} is the number of d electrons, but only five orbitals take them. ${solution}`,
        },
        {
          value: charge,
          misconception: null,
          why: `${charge} is the charge: the number of electrons that are missing. ${solution}`,
        },
        {
          value: 5,
          misconception: null,
          why: `5 is the number of d orbitals, not of unpaired electrons. ${solution}`,
        },
      ],
      fill: nearby(answer),
      miss: () =>
        `By Hund’s rule the d electrons spread over all five orbitals before they pair up. ${solution}`,
      solution: () =>
        solved(
          'the number of unpaired electrons',
          lookup(
            'Write down the configuration of the atom and take the electrons of 4s away first',
          ),
          known('Configuration of the ion', formatNobleGasForm(subshells)),
          law('The five d orbitals take one electron each before any takes a second'),
          calculated(
            'Unpaired electrons',
            inD > D_ORBITALS
              ? less(multiplied(exact(2), exact(D_ORBITALS)), exact(inD))
              : exact(inD),
            exact(answer),
          ),
        ),
      right: solution,
      see: { article: 'electron-shells-and-orbitals' },
    }
  }),
)

/** The orbitals of a d subshell. */
const D_ORBITALS = 5

/** Atoms of the first 36 elements with an unpaired electron. */
const unpairedAtoms = elements.filter(
  ({ symbol, atomicNumber }) =>
    atomicNumber <= 36 && unpairedElectrons(configurationOf(symbol)) > 0,
)

/** How many unpaired electrons an ion would have by a wrong idea, with a sentence about it. */
const ideasOfIon: readonly {
  readonly misconception: MisconceptionId
  readonly count: (ion: Particle) => number
  readonly slip: string
}[] = [
  {
    misconception: 'EC4',
    count: (ion) => unpairedElectrons(withoutInnerFirst(ion)),
    slip: 'The electrons of the outermost s subshell leave before those of d.',
  },
  {
    misconception: 'AS13',
    count: ({ symbol }) => unpairedElectrons(configurationOf(symbol)),
    slip: 'That goes by the atom of the metal, not by its ion.',
  },
  {
    misconception: 'EC6',
    count: (ion) => inDOf(ion) % 2,
    slip: 'Electrons spread over the five d orbitals before they pair.',
  },
  {
    misconception: 'EC17',
    count: inDOf,
    slip: 'With more than five d electrons some of them pair.',
  },
]

/** Asks for the ion with as many unpaired electrons as an atom: both have to be worked out. */
export const ionLikeAtom = template('ec-h811', 'unpaired-electrons', (random) => {
  const atom = pick(random, unpairedAtoms)
  const wanted = unpairedElectrons(configurationOf(atom.symbol))
  const others = metalIons.filter(({ symbol }) => symbol !== atom.symbol)
  const fitting = others.filter((ion) => unpairedOf(ion) === wanted)
  const [answer] = sample(random, fitting, 1)
  if (answer === undefined) return null
  const wrong = others.flatMap((ion) => {
    const idea = shuffle(random, ideasOfIon).find(({ count }) => count(ion) === wanted)
    return unpairedOf(ion) === wanted ? [] : [{ ion, idea }]
  })
  // Those that a wrong idea leads to first, and each with another number of d electrons.
  const ordered = shuffle(random, wrong).toSorted(
    (one, other) => Number(one.idea === undefined) - Number(other.idea === undefined),
  )
  const ofAtom = `${atom.name}, ${formatNobleGasForm(configurationOf(atom.symbol))}, has ${wanted}`
  return choice<Particle>({
    element: answer.symbol,
    badge: atom.symbol,
    stem: `Which of these free ions has as many unpaired electrons as an atom of ${atom.name.toLowerCase()} (atomic number ${atom.atomicNumber})?`,
    answer,
    isRight: (ion) => 5 - Math.abs(inDOf(ion) - 5) === wanted,
    show: ({ symbol, charge }) => ionText(symbol, charge),
    lures: ordered.map(({ ion, idea }) => ({
      value: ion,
      misconception: idea?.misconception ?? null,
      why: `${idea === undefined ? 'Compare both numbers.' : idea.slip} ${factOf(ion)}. ${ofAtom}.`,
    })),
    right: `${ofAtom}, and ${factOf(answer)}.`,
    see: { elements: [atom.symbol, answer.symbol], article: 'electron-shells-and-orbitals' },
    solution: () =>
      solved(
        'the ion with as many unpaired electrons',
        lookup('Write down the configuration of the atom and count the orbitals with one electron'),
        known(
          `Configuration of ${atom.name.toLowerCase()}`,
          formatNobleGasForm(configurationOf(atom.symbol)),
        ),
        known('Unpaired electrons of the atom', exact(wanted)),
        law(
          'Ions of d-block metals lack their outer s electrons, and electrons spread out before they pair',
        ),
        outcome(ionText(answer.symbol, answer.charge)),
      ),
  })
})

/** The electrons in the d subshell of an ion that has no s electrons outside it. */
function inDOf({ symbol, charge }: Particle): number {
  const { period } = element(symbol)
  return electronsIn(ionConfiguration(symbol, charge), { n: period - 1, l: 'd' })
}

function unpairedOf({ symbol, charge }: Particle): number {
  return unpairedElectrons(ionConfiguration(symbol, charge))
}

/** The configuration of an ion and its unpaired electrons, without a full stop. */
function factOf(ion: Particle): string {
  const { symbol, charge } = ion
  return `${ionText(symbol, charge)} is ${formatNobleGasForm(ionConfiguration(symbol, charge))}, with ${unpairedOf(ion) === 0 ? 'none' : unpairedOf(ion)} unpaired`
}
