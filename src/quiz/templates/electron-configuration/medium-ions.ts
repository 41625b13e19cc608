import {
  aufbauConfiguration,
  formatNobleGasForm,
  ionConfiguration,
  parseConfiguration,
} from '#chemistry/configurations.ts'
import { element, elements, type ElementSymbol } from '#chemistry/elements.ts'
import { fixedChargeIons } from '#chemistry/ions.ts'
import { countElectrons } from '#chemistry/subshells.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, type Template, worded } from '#quiz/template.ts'
import { counted, ionText, listed, nameOf } from '#quiz/templates/names.ts'

const category = 'electron-configuration'
const difficulty = 'medium'

/** Ions of main-group elements, each with the electrons of a noble gas. */
const nobleIons = fixedChargeIons.filter(({ formula }) => element(formula).block !== 'd')

const nobleGases = elements.filter(
  ({ category: family, atomicNumber }) => family === 'noble gas' && atomicNumber <= 86,
)

export const mainGroupIon: Template = {
  id: 'ec-m4',
  version: 1,
  category,
  difficulty,
  skill: 'ion-configuration',
  fitsMatch: false,
  draw(random) {
    const { formula: symbol, charge } = pick(random, nobleIons)
    const { name, atomicNumber } = element(symbol)
    const electrons = atomicNumber - charge
    const text = ionText(symbol, charge)
    const answer = formatNobleGasForm(ionConfiguration(symbol, charge))
    const change = `${counted(Math.abs(charge), 'electron')} ${charge > 0 ? 'fewer' : 'more'}`
    return worded({
      element: symbol,
      stem: `What is the electron configuration of the ion ${text}?`,
      answer,
      isRight: (value) => {
        const parsed = parseConfiguration(value)
        return parsed !== null && countElectrons(parsed) === electrons && isNoble(value)
      },
      lures: [
        {
          value: shortOf(atomicNumber),
          misconception: 'AS13',
          why: `That is the neutral ${name.toLowerCase()} atom with ${counted(atomicNumber, 'electron')}. ${text} has ${change}: ${answer}.`,
        },
        {
          value: shortOf(atomicNumber + charge),
          misconception: 'EC10',
          why: `That has ${counted(atomicNumber + charge, 'electron')}, a change in the wrong direction. ${text} has ${change} than ${atomicNumber}: ${answer}.`,
        },
      ],
      fill: shuffle(random, [electrons - 1, electrons + 1, electrons + 2, electrons - 2])
        .filter((count) => count > 0)
        .map(shortOf),
      right: `${name} has ${counted(atomicNumber, 'electron')}, ${text} ${change}: ${electrons}, as many as ${gasWith(electrons)}. That is ${answer}.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

/** The configuration of a neutral atom by the filling order. */
function shortOf(electrons: number): string {
  return formatNobleGasForm(aufbauConfiguration(electrons))
}

/** Whether a text is the configuration of a noble gas. */
function isNoble(text: string): boolean {
  return nobleGases.some(
    ({ atomicNumber }) => formatNobleGasForm(aufbauConfiguration(atomicNumber)) === text,
  )
}

function gasWith(electrons: number): string {
  const gas = nobleGases.find(({ atomicNumber }) => atomicNumber === electrons)
  return gas?.name.toLowerCase() ?? ''
}

export const nobleGasOfIon: Template = {
  id: 'ec-m6',
  version: 1,
  category,
  difficulty,
  skill: 'isoelectronic',
  fitsMatch: false,
  draw(random) {
    const { formula: symbol, charge } = pick(random, nobleIons)
    const { atomicNumber } = element(symbol)
    const electrons = atomicNumber - charge
    const text = ionText(symbol, charge)
    const place = nobleGases.findIndex((gas) => gas.atomicNumber === electrons)
    const answer = nobleGases[place]
    const opposite = nobleGases[charge > 0 ? place + 1 : place - 1]
    const calculation = `${atomicNumber} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = ${counted(electrons, 'electron')}`
    if (answer === undefined) return null
    return worded({
      element: symbol,
      stem: `Which noble gas has as many electrons as the ion ${text}?`,
      answer: answer.name,
      isRight: (value) =>
        nobleGases.find((gas) => gas.name === value)?.electrons === atomicNumber - charge,
      lures: (opposite === undefined ? [] : [opposite]).map((gas) => ({
        value: gas.name,
        misconception: 'EC10',
        why: `${gas.name} has ${counted(gas.atomicNumber, 'electron')} and lies in the other direction. ${text} has ${calculation}, like ${answer.name.toLowerCase()}.`,
      })),
      fill: shuffle(random, nobleGases).map((gas) => gas.name),
      right: `${text} has ${calculation}, as many as ${answer.name.toLowerCase()}.`,
      see: { elements: [symbol, answer.symbol], article: 'why-noble-gases-are-stable' },
    })
  },
}

/** Asked from both sides: from the ion for its noble gas, and from the noble gas for an ion. */
export const nobleGasAndIon: Template = {
  ...nobleGasOfIon,
  version: 2,
  draw(random) {
    return random() < 0.35 ? nobleGasOfIon.draw(random) : ionLikeNobleGas(random)
  },
}

function ionLikeNobleGas(random: Random): Draft | null {
  const { formula: symbol, charge } = pick(random, nobleIons)
  const { group, period, atomicNumber } = element(symbol)
  const gas = nobleGases.find(({ electrons }) => electrons === atomicNumber - charge)
  if (gas === undefined) return null
  const gasName = gas.name.toLowerCase()
  const others = shuffle(random, nobleIons)
  const ofGroup = others.filter(({ formula }) => element(formula).group === group)
  const ofPeriod = others.filter(
    (other) => element(other.formula).period === period && other.charge * charge < 0,
  )
  const fact = `${ionText(symbol, charge)} has ${electronsIn(symbol, charge)}, as many as ${gasName}`
  return worded({
    element: symbol,
    stem: `Which ion has as many electrons as an atom of ${gasName}?`,
    answer: ionText(symbol, charge),
    isRight: (text) =>
      nobleIons.some(
        (ion) =>
          ionText(ion.formula, ion.charge) === text &&
          element(ion.formula).atomicNumber - ion.charge === gas.atomicNumber,
      ),
    lures: [
      ...ofPeriod.slice(0, 1).map((other) => ({
        value: ionText(other.formula, other.charge),
        misconception: 'EC10' as const,
        why: `${ionText(other.formula, other.charge)} has ${electronsIn(other.formula, other.charge)}: in the same period, electrons are ${other.charge > 0 ? 'lost' : 'gained'} there and ${charge > 0 ? 'lost' : 'gained'} here. ${fact}.`,
      })),
      ...ofGroup.slice(0, 2).map((other) => ({
        value: ionText(other.formula, other.charge),
        misconception: 'EC9' as const,
        why: `${ionText(other.formula, other.charge)} has ${electronsIn(other.formula, other.charge)}. Ions of one group have the same charge, but not the same number of electrons. ${fact}.`,
      })),
    ],
    fill: others.map((other) => ionText(other.formula, other.charge)),
    right: `${fact}.`,
    see: { elements: [symbol, gas.symbol], article: 'why-noble-gases-are-stable' },
  })
}

/** '11 − 1 = 10 electrons' for Na⁺. */
function electronsIn(symbol: ElementSymbol, charge: number): string {
  const { atomicNumber } = element(symbol)
  return `${atomicNumber} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = ${counted(atomicNumber - charge, 'electron')}`
}

type Particle = { readonly symbol: string; readonly charge: number }

/** Atoms and ions with equally many electrons, by their noble gas. */
const series: readonly (readonly Particle[])[] = [
  { gas: 'Ne', range: [7, 13] },
  { gas: 'Ar', range: [15, 20] },
  { gas: 'Kr', range: [34, 38] },
  { gas: 'Xe', range: [53, 56] },
].map(({ gas, range: [first = 0, last = 0] }) =>
  elements.slice(first - 1, last).map(({ symbol, atomicNumber }) => ({
    symbol,
    charge: atomicNumber - element(gas).atomicNumber,
  })),
)

const ions: readonly Particle[] = nobleIons.map(({ formula, charge }) => ({
  symbol: formula,
  charge,
}))

const ionsByText = new Map(ions.map((ion) => [ionText(ion.symbol, ion.charge), ion]))

export const isoelectronicSet: Template = {
  id: 'ec-m7',
  version: 1,
  category,
  difficulty,
  skill: 'isoelectronic',
  fitsMatch: false,
  draw(random) {
    const same = pick(random, series)
    const reference = pick(random, same)
    const others = same.filter((particle) => particle !== reference && particle.charge !== 0)
    const set = sample(random, others, 3)
    if (set.length < 3) return null
    const electrons = electronsOf(reference)
    const text = ionText(reference.symbol, reference.charge)
    const name =
      reference.charge === 0 ? `an atom of ${nameOf(reference.symbol)}` : `the ion ${text}`
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
    return worded({
      element: reference.symbol,
      stem: `In which set does each ion have as many electrons as ${name}?`,
      answer: setText(set),
      isRight: (value) =>
        particlesOf(value).every((particle) => electronsOf(particle) === electrons),
      lures: [
        {
          value: setText(group),
          misconception: 'EC9',
          why: `Their atoms stand in one group, but the ions have ${countsText(group)} electrons in all. ${text} has ${electrons}.`,
        },
        {
          value: setText(period),
          misconception: 'AS13',
          why: `Their atoms stand in one period, but as ions they have ${countsText(period)} electrons. ${text} has ${electrons}.`,
        },
        {
          value: setText(other),
          misconception: 'EC10',
          why: `Each of these ions has ${countsText(other)} electrons. ${text} has ${electrons}.`,
        },
      ],
      right: `${setText(set)}: each has ${electrons} electrons, like ${text} (for ${ionText(set[0]?.symbol ?? '', set[0]?.charge ?? 0)}: ${countText(set[0])}).`,
      see: {
        elements: [reference.symbol, ...set.map(({ symbol }) => symbol)],
        article: 'how-ions-are-formed',
      },
    })
  },
}

/** Ions of one group, at least three. */
const groupsOfIons = [1, 2, 17].map((group) =>
  ions.filter(({ symbol }) => element(symbol).group === group),
)

/** Ions of one period that do not all have equally many electrons. */
const periodsOfIons = [
  ['Na', 'Mg', 'Cl'],
  ['Na', 'S', 'Cl'],
  ['Mg', 'Al', 'S'],
  ['K', 'Ca', 'Br'],
  ['Li', 'O', 'F'],
].map((symbols) => ions.filter(({ symbol }) => symbols.includes(symbol)))

function electronsOf({ symbol, charge }: Particle): number {
  return element(symbol).atomicNumber - charge
}

function setText(set: readonly Particle[]): string {
  return set
    .toSorted((a, b) => element(a.symbol).atomicNumber - element(b.symbol).atomicNumber)
    .map(({ symbol, charge }) => ionText(symbol, charge))
    .join(', ')
}

function particlesOf(text: string): Particle[] {
  return text.split(', ').flatMap((word) => ionsByText.get(word) ?? [])
}

/** The electrons of each ion in rising order, each number once: '2, 10 and 18'. */
function countsText(set: readonly Particle[]): string {
  return listed([...new Set(set.map(electronsOf).toSorted((a, b) => a - b))])
}

function countText(particle: Particle | undefined): string {
  if (particle === undefined) return ''
  const { atomicNumber } = element(particle.symbol)
  const sign = particle.charge > 0 ? '−' : '+'
  return `${atomicNumber} ${sign} ${Math.abs(particle.charge)}`
}
