import {
  aufbauConfiguration,
  configurationOf,
  formatConfiguration,
  formatNobleGasForm,
  ionConfiguration,
  nobleGasForm,
  type Subshell,
  unpairedElectrons,
} from '#chemistry/configurations.ts'
import { element, elementByNumber } from '#chemistry/elements.ts'
import { transitionMetalIons } from '#chemistry/ions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/even-places.ts'
import { counted, ionText } from '#quiz/templates/names.ts'

import { electronsIn, withElectrons } from './rewritten.ts'

const category = 'electron-configuration'
const difficulty = 'hard'

/** Exceptions to the filling order on which all sources agree and that courses teach. */
const taughtExceptions = ['Cr', 'Cu', 'Mo', 'Ag', 'Pd', 'Pt', 'Au']

export const exceptionGroundState: Template = {
  id: 'ec-h1',
  version: 1,
  category,
  difficulty,
  skill: 'configuration-exceptions',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, atomicNumber, period } = element(pick(random, taughtExceptions))
    const subshells = configurationOf(symbol)
    const { core, outer } = nobleGasForm(subshells)
    const d = { n: period - 1, l: 'd' } as const
    const s = { n: period, l: 's' } as const
    const inD = electronsIn(outer, d)
    const inS = electronsIn(outer, s)
    const answer = formatNobleGasForm(subshells)
    const other = (dElectrons: number, sElectrons: number) =>
      `[${core}] ${formatConfiguration(withElectrons(withElectrons(outer, d, dElectrons), s, sElectrons))}`
    return worded({
      element: symbol,
      stem: `Which is the measured ground-state configuration of ${name.toLowerCase()} (atomic number ${atomicNumber})?`,
      answer,
      isRight: (value) =>
        value === formatNobleGasForm(aufbauWithExceptions(symbol, atomicNumber, period)),
      lures: [
        {
          value: formatNobleGasForm(aufbauConfiguration(atomicNumber)),
          misconception: 'EC3',
          why: `That is what the filling order gives. ${name} is a known exception: measured is ${answer}.`,
        },
        ...shuffle<Lure<string>>(random, [
          {
            value: `[${core}] ${formatConfiguration(
              outer.map((subshell) => (subshell.l === 'd' ? { ...subshell, n: period } : subshell)),
            )}`,
            misconception: 'EC2',
            why: `The d subshell filled in period ${period} is ${period - 1}d, one shell below. Measured is ${answer}.`,
          },
          {
            value: other(inD === 10 ? 9 : inD + 1, inS === 0 ? 1 : 0),
            misconception: 'EC3',
            why: `${name} does differ from the filling order, but not like this: measured is ${answer}.`,
          },
          {
            value: other(inD, 2),
            misconception: 'EC3',
            why: `That has ${atomicNumber - inS + 2} electrons. Where the d subshell takes one more, the s subshell has one less: ${answer}.`,
          },
          {
            value: other(inD - 1, inS),
            misconception: 'EC3',
            why: `That has only ${atomicNumber - 1} electrons. An electron of ${period}s moves to ${period - 1}d and does not get lost: ${answer}.`,
          },
        ]),
      ],
      right: `Measured is ${answer}: ${counted(2 - inS, 'electron')} of ${period}s ${inS === 1 ? 'is' : 'are'} in ${period - 1}d, against the filling order.`,
      see: { elements: taughtExceptions, article: 'electron-shells-and-orbitals' },
    })
  },
}

/** The filling order with one s electron moved to d, with palladium two. */
function aufbauWithExceptions(
  symbol: string,
  atomicNumber: number,
  period: number,
): readonly Subshell[] {
  const subshells = aufbauConfiguration(atomicNumber)
  const d = { n: period - 1, l: 'd' } as const
  const s = { n: period, l: 's' } as const
  const shift = symbol === 'Pd' ? 2 : 1
  const raised = withElectrons(subshells, d, electronsIn(subshells, d) + shift)
  return withElectrons(raised, s, electronsIn(subshells, s) - shift)
}

type MetalIon = { readonly symbol: string; readonly charge: number }

/** Ions of d-block metals whose free ground state is a noble-gas core and d electrons alone. */
const metalIons: readonly MetalIon[] = [
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

export const metalIonConfiguration: Template = {
  id: 'ec-h2',
  version: 1,
  category,
  difficulty,
  skill: 'ion-configuration',
  fitsMatch: false,
  draw(random) {
    const { symbol, charge } = pick(random, metalIons)
    const { name, atomicNumber, period } = element(symbol)
    const text = ionText(symbol, charge)
    const subshells = ionConfiguration(symbol, charge)
    const answer = formatNobleGasForm(subshells)
    const d = { n: period - 1, l: 'd' } as const
    const core = period === 4 ? 'Ar' : 'Kr'
    const twin = elementByNumber(atomicNumber - charge)
    const inD = electronsIn(subshells, d)
    const neutral = formatNobleGasForm(configurationOf(symbol))
    const hasOuter = electronsIn(configurationOf(symbol), { n: period, l: 's' }) > 0
    const order = hasOuter
      ? `The ${period}s electrons leave first, then ${period - 1}d`
      : `With no ${period}s electrons, those of ${period - 1}d leave`
    return worded({
      element: symbol,
      stem: `${name} is ${neutral}. What is the electron configuration of the free ion ${text}?`,
      answer,
      isRight: (value) =>
        value ===
        `[${core}] ${formatConfiguration([{ ...d, electrons: atomicNumber - charge - element(core).atomicNumber }])}`,
      lures: [
        {
          value: formatNobleGasForm(withoutInnerFirst(symbol, charge)),
          misconception: 'EC4',
          why: `That takes the electrons out of ${period - 1}d first. ${order}: ${answer}.`,
        },
        ...shuffle<Lure<string>>(random, [
          {
            value: twin === undefined ? '' : formatNobleGasForm(configurationOf(twin.symbol)),
            misconception: 'EC4',
            why: `That is the neutral ${twin?.name.toLowerCase()} atom, which has as many electrons. In the ion ${text} they are all in ${period - 1}d: ${answer}.`,
          },
          {
            value: neutral,
            misconception: 'AS13',
            why: `That is the neutral atom. ${text} has ${counted(charge, 'electron')} fewer: ${answer}.`,
          },
        ]).filter(({ value }) => /\d[spdf]\S/.test(value)),
      ],
      fill: shuffle(random, [inD - 1, inD + 1, inD - 2])
        .filter((electrons) => electrons > 0 && electrons <= 10)
        .map((electrons) => `[${core}] ${formatConfiguration([{ ...d, electrons }])}`),
      right: `${order}: ${neutral} without ${counted(charge, 'electron')} is ${answer}.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

/** The atom after losing its d electrons before its s electrons, as learners often write it. */
function withoutInnerFirst(symbol: string, charge: number): readonly Subshell[] {
  const { period } = element(symbol)
  const subshells = configurationOf(symbol)
  const d = { n: period - 1, l: 'd' } as const
  const s = { n: period, l: 's' } as const
  const fromD = Math.min(charge, electronsIn(subshells, d))
  const left = withElectrons(subshells, d, electronsIn(subshells, d) - fromD)
  return withElectrons(left, s, electronsIn(subshells, s) - (charge - fromD))
}

export const unpairedInIon: Template = {
  id: 'ec-h3',
  version: 1,
  category,
  difficulty,
  skill: 'unpaired-electrons',
  fitsMatch: false,
  draw(random) {
    return atAnyPlace(random, metalIons, ({ symbol, charge }) => {
      const { name, atomicNumber, period } = element(symbol)
      const text = ionText(symbol, charge)
      const subshells = ionConfiguration(symbol, charge)
      const answer = unpairedElectrons(subshells)
      const inD = electronsIn(subshells, { n: period - 1, l: 'd' })
      const solution = `${text} is ${formatNobleGasForm(subshells)}; in five d orbitals that leaves ${answer} unpaired.`
      const lures: Lure<number>[] = [
        {
          value: unpairedElectrons(withoutInnerFirst(symbol, charge)),
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
          misconception: 'EC7',
          why: `${inD} is the number of d electrons, but only five orbitals take them. ${solution}`,
        },
        {
          value: charge,
          misconception: 'AS13',
          why: `${charge} is the charge: the number of electrons that are missing. ${solution}`,
        },
        {
          value: 5,
          misconception: 'EC7',
          why: `5 is the number of d orbitals, not of unpaired electrons. ${solution}`,
        },
      ]
      return {
        element: symbol,
        stem: `${name} has atomic number ${atomicNumber}. How many unpaired electrons does the free ion ${text} have in its ground state?`,
        answer,
        isRight: (count) => count === 5 - Math.abs(inD - 5),
        lures,
        fill: nearby(answer),
        right: solution,
        see: { article: 'electron-shells-and-orbitals' },
      }
    })
  },
}
