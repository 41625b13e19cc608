import { element, type ElementSymbol, type PhysicalState } from '#chemistry/elements.ts'
import { comparable } from '#chemistry/trends.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { type ElementLure, nameOf, whichElement } from '#quiz/which-element.ts'

import { degrees, familiarSamples, samples, stateAt, temperatureFor } from './states.ts'

const category = 'physical-properties'
const difficulty = 'easy'

const ROOM_TEMPERATURE = 25

/** Gases, the two liquids, and solids that are met at school or melt a little above 25 °C. */
const roomTemperaturePool = samples.filter(({ symbol, physicalState }) =>
  physicalState === 'solid'
    ? ['Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Al', 'Zn', 'Ga', 'In', 'I', 'Pb', 'Bi'].includes(symbol)
    : symbol !== 'Rn',
)

export const stateAtRoomTemperature: Template = {
  id: 'ph-e1',
  version: 1,
  category,
  difficulty,
  skill: 'state-of-matter',
  fitsDuel: true,
  draw(random) {
    const state = pick(random, ['liquid', 'gas'] as const)
    const isAsked = { liquid: isLiquidNow, gas: isGasNow }[state]
    const answer = pick(random, roomTemperaturePool.filter(isAsked))
    const others = shuffle(
      random,
      roomTemperaturePool.filter((entry) => !isAsked(entry)),
    )
    const solids = others.filter(({ physicalState }) => physicalState === 'solid')
    const notSolid = others.filter(({ physicalState }) => physicalState !== 'solid')
    return whichElement(random, {
      stem: pick(random, [
        `Which of these elements is a ${state} at 25 °C and normal pressure?`,
        `At 25 °C and normal pressure, which of these elements is a ${state}?`,
      ]),
      answer: answer.symbol,
      isRight: (symbol) => element(symbol).physicalState === state,
      lures: [...notSolid.slice(0, 1), ...solids].map((other) => ({
        symbol: other.symbol,
        misconception: 'PH6',
        why: whereItStands(other),
      })),
      right: whereItStands(answer),
      see: { article: 'types-of-elements' },
    })
  },
}

function isLiquidNow(points: { meltingPoint: number; boilingPoint: number }): boolean {
  return points.meltingPoint < ROOM_TEMPERATURE && points.boilingPoint > ROOM_TEMPERATURE
}

function isGasNow({ boilingPoint }: { boilingPoint: number }): boolean {
  return boilingPoint < ROOM_TEMPERATURE
}

/** Compares 25 °C with the points of an element, given to a tenth where that matters. */
function whereItStands(points: {
  name: string
  meltingPoint: number
  boilingPoint: number
}): string {
  const { name, meltingPoint, boilingPoint } = points
  if (isGasNow(points)) {
    return `${name} boils at ${degrees(boilingPoint)}, far below 25 °C. At 25 °C it is a gas.`
  }
  if (isLiquidNow(points)) {
    return `${name} melts at ${degrees(meltingPoint)} and boils at ${degrees(boilingPoint)}. At 25 °C, between the two, it is a liquid.`
  }
  const exact = formatNumber(meltingPoint, { decimals: 1 })
  return `${name} melts at ${exact} °C, above 25 °C. At 25 °C it is still solid.`
}

const states = ['solid', 'liquid', 'gas'] as const

export const stateFromTwoPoints: Template = {
  id: 'ph-e2',
  version: 1,
  category,
  difficulty,
  skill: 'state-of-matter',
  fitsDuel: false,
  draw(random) {
    const entry = pick(random, familiarSamples)
    const state = pick(random, states)
    const temperature = temperatureFor(random, entry, state)
    if (temperature === null) return null
    const melts = degrees(entry.meltingPoint)
    const boils = degrees(entry.boilingPoint)
    const place = placeOf(state, degrees(temperature), melts, boils)
    const misconception: MisconceptionId = temperature < 0 ? 'PH5' : 'PH6'
    return worded({
      element: entry.symbol,
      stem: `${entry.name} melts at ${melts} and boils at ${boils}. In which state is it at ${degrees(temperature)}?`,
      answer: state,
      isRight: (text) => text === stateAt(entry, temperature),
      lures: [
        ...states.map((value) => ({
          value,
          misconception,
          why: `${stateRule(value)} ${place}, so ${entry.name.toLowerCase()} is ${aState(state)}.`,
        })),
        {
          value: 'half melted',
          misconception,
          why: `Solid and liquid exist side by side only at the melting point, ${melts}. ${place}.`,
        },
      ],
      right: `${place}, so ${entry.name.toLowerCase()} is ${aState(state)}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

function stateRule(state: PhysicalState): string {
  return {
    solid: 'It would be solid below the melting point.',
    liquid: 'It would be liquid between the two points.',
    gas: 'It would be a gas above the boiling point.',
  }[state]
}

function placeOf(state: PhysicalState, now: string, melts: string, boils: string): string {
  return {
    solid: `${now} is below the melting point, ${melts}`,
    liquid: `${now} lies between ${melts} and ${boils}`,
    gas: `${now} is above the boiling point, ${boils}`,
  }[state]
}

function aState(state: PhysicalState): string {
  return state === 'gas' ? 'a gas' : state
}

/** Liquids with their density in g/cm³ and the light metals that float on them. */
const floats = [
  { liquid: 'water', density: 1, floating: ['Li', 'K'], sinking: [] },
  { liquid: 'kerosene', density: 0.8, floating: ['Li'], sinking: ['Na', 'K'] },
] as const

/** Metals of low density that sink in water. */
const lightMetals = ['Mg', 'Ca', 'Al', 'Be', 'Rb', 'Cs', 'Sr', 'Ti']

export const floatingMetal: Template = {
  id: 'ph-e3',
  version: 1,
  category,
  difficulty,
  skill: 'density',
  fitsDuel: true,
  draw(random) {
    const { liquid, density, floating, sinking } = pick(random, floats)
    const answer = pick(random, floating)
    const limit = formatNumber(density, { decimals: 2 })
    const symbols = [...sample(random, sinking, 2), ...shuffle(random, lightMetals)]
    return whichElement(random, {
      stem: `Which of these metals is less dense than ${liquid} (${limit} g/cm³)?`,
      answer,
      isRight: (symbol) => (element(symbol).density ?? Infinity) < density,
      lures: symbols.map((symbol) => sinkingMetal(symbol, answer, `${liquid} (${limit} g/cm³)`)),
      right: `The density of ${nameOf(answer)}, ${densityOf(answer)}, is below ${limit} g/cm³.`,
      see: { article: 'deep-dive-alkali-metals' },
    })
  },
}

function sinkingMetal(symbol: ElementSymbol, answer: ElementSymbol, liquid: string): ElementLure {
  const { name, group } = element(symbol)
  return group === element(answer).group
    ? {
        symbol,
        misconception: 'CL11',
        why: `${name} shares the group of ${nameOf(answer)}, but not its density. With ${densityOf(symbol)} it is denser than ${liquid}.`,
      }
    : {
        symbol,
        misconception: 'PH3',
        why: `${name} is a light metal, yet its density is ${densityOf(symbol)}. It is denser than ${liquid}.`,
      }
}

function densityOf(symbol: ElementSymbol): string {
  return `${formatNumber(element(symbol).density ?? 0, { significant: 3 })} g/cm³`
}

/** Kelvin minus degrees Celsius, to the whole degree. */
const OFFSET = 273

export const kelvin: Template = {
  id: 'ph-e4',
  version: 1,
  category,
  difficulty,
  skill: 'temperature-scales',
  fitsDuel: false,
  draw(random) {
    const entry = pick(random, familiarSamples)
    const [verb, exact] = pick(random, [
      ['melts', entry.meltingPoint],
      ['boils', entry.boilingPoint],
    ] as const)
    const celsius = Math.round(exact)
    const answer = celsius + OFFSET
    if (celsius < -180 || celsius === 0) return null
    const shown = degrees(celsius)
    const sum = `${formatNumber(celsius)} + 273 = ${formatNumber(answer)}`
    return numeric({
      element: entry.symbol,
      stem: `${entry.name} ${verb} at ${shown}. How many kelvin is that, to the nearest kelvin?`,
      answer,
      isRight: (value) => Math.abs(toKelvin(celsius) - value) < 1,
      show: (value) => `${formatNumber(value)} K`,
      lures: [
        {
          value: celsius < 0 ? OFFSET - celsius : celsius,
          why:
            celsius < 0
              ? `That leaves out the minus sign of ${shown}. A temperature below 0 °C is below 273 K: ${sum}.`
              : `${formatNumber(celsius)} is the temperature in degrees Celsius. The kelvin scale starts 273 degrees lower: ${sum}.`,
        },
        {
          value: celsius + 373,
          why: `That adds 373, the boiling point of water in kelvin. The two scales are 273 apart: ${sum}.`,
        },
        {
          value: celsius + 173,
          why: `That adds only 173. The two scales are 273 apart: ${sum}.`,
        },
        {
          value: Math.abs(celsius - OFFSET),
          why: `273 is subtracted to go from kelvin to degrees Celsius. Here it is added: ${sum}.`,
        },
        {
          value: Math.round(1.8 * celsius + 32),
          why: `That is the temperature in degrees Fahrenheit. For kelvin, 273 is added: ${sum}.`,
        },
      ]
        .filter(({ value }) => value > 0)
        .map((lure) => ({ ...lure, misconception: 'PH5' })),
      fill: shuffle(random, [-100, 100, -73, 73, -27, 27, -50, 50])
        .map((step) => answer + step)
        .filter((value) => value > 0),
      right: `The kelvin scale starts 273.15 degrees below 0 °C: ${sum}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

/** What elements consist of that are not made of two-atom molecules. */
const particles: Readonly<Record<ElementSymbol, string>> = {
  He: 'single atoms',
  Ne: 'single atoms',
  Ar: 'single atoms',
  Kr: 'single atoms',
  Xe: 'single atoms',
  S: 'rings of eight atoms, S₈',
  P: 'molecules of four atoms in its white form, P₄',
  C: 'giant networks of atoms',
  Si: 'a giant network of atoms',
  Na: 'a metal lattice',
  Fe: 'a metal lattice',
  Cu: 'a metal lattice',
  Mg: 'a metal lattice',
  Hg: 'metal atoms without separate molecules',
}

const twoAtomMolecules = ['H', 'N', 'O', 'F', 'Cl', 'Br', 'I']
const singleAtomGases = ['He', 'Ne', 'Ar', 'Kr', 'Xe']

export const twoAtoms: Template = {
  id: 'ph-e5',
  version: 1,
  category,
  difficulty,
  skill: 'elemental-molecules',
  fitsDuel: true,
  draw(random) {
    return random() < 0.6
      ? whichElement(random, {
          stem: 'Which of these elements consists of two-atom molecules at room temperature?',
          answer: pick(random, twoAtomMolecules),
          isRight: (symbol) => particles[symbol] === undefined,
          lures: [
            ...sample(random, singleAtomGases, 1),
            ...shuffle(random, Object.keys(particles)),
          ].map((symbol) => ({
            symbol,
            misconception: 'PH8',
            why: `${element(symbol).name} consists of ${particles[symbol]}. Two-atom molecules are found in H₂, N₂, O₂ and the halogens.`,
          })),
          right: 'H₂, N₂, O₂, F₂, Cl₂, Br₂ and I₂ are the elements made of two-atom molecules.',
          see: { article: 'elements-molecules-compounds' },
        })
      : whichElement(random, {
          stem: 'Which of these gases consists of single atoms at room temperature?',
          answer: pick(random, singleAtomGases),
          isRight: (symbol) => element(symbol).classification === 'noble-gas',
          lures: shuffle(random, ['H', 'N', 'O', 'F', 'Cl']).map((symbol) => ({
            symbol,
            misconception: 'PH8',
            why: `${element(symbol).name} gas consists of molecules of two atoms, ${symbol}₂. Only noble gases are single atoms.`,
          })),
          right: 'The atoms of a noble gas form no molecules with each other.',
          see: { article: 'why-noble-gases-are-stable' },
        })
  },
}

/** Elements that melt low although their atoms are heavy. */
const heavyButSoft = ['Hg', 'Pb', 'Bi', 'Tl', 'Cs', 'Ba', 'Rb', 'In', 'Cd']
const molecular = ['I', 'Br', 'Cl', 'F', 'O', 'N', 'H']
const highMelting = [
  'W',
  'Ta',
  'Mo',
  'Pt',
  'Ti',
  'Cr',
  'Fe',
  'Ni',
  'Si',
  'B',
  'Co',
  'V',
  'Cu',
  'Be',
]

export const highestMeltingPoint: Template = {
  id: 'ph-e6',
  version: 1,
  category,
  difficulty,
  skill: 'melting-and-boiling',
  fitsDuel: true,
  draw(random) {
    const answer = pick(random, highMelting)
    const lighter = pick(random, ['Mg', 'Al', 'Na', 'Li', 'Ca', 'Zn', 'K', 'Ag'])
    const symbols = [pick(random, heavyButSoft), pick(random, molecular), lighter]
    if (symbols.some((symbol) => !meltsFarBelow(symbol, answer))) return null
    return whichElement(random, {
      stem: 'Which of these elements has the highest melting point?',
      answer,
      isRight: (symbol) => [answer, ...symbols].every((other) => !meltsFarBelow(symbol, other)),
      lures: symbols.map((symbol) => ({
        symbol,
        misconception: meltingMisconception(symbol, answer),
        why: lowMeltingReason(symbol, answer),
      })),
      right: `${element(answer).name} melts at ${meltingPointOf(answer)}: its atoms hold each other firmly throughout the solid.`,
      see: { article: 'types-of-elements' },
    })
  },
}

/** Whether the first melting point, in kelvin, is below 70 % of the second. */
function meltsFarBelow(symbol: ElementSymbol, other: ElementSymbol): boolean {
  const low = toKelvin(element(symbol).meltingPoint ?? Infinity)
  const high = toKelvin(element(other).meltingPoint ?? Infinity)
  return low < 0.7 * high && comparable('meltingPoint', symbol, other)
}

function meltingMisconception(symbol: ElementSymbol, answer: ElementSymbol): MisconceptionId {
  const { classification, atomicNumber } = element(symbol)
  if (classification === 'non-metal') return 'PH1'
  return atomicNumber > element(answer).atomicNumber ? 'PH11' : 'PH4'
}

function lowMeltingReason(symbol: ElementSymbol, answer: ElementSymbol): string {
  const { name, atomicNumber } = element(symbol)
  const melts = `${name} melts at ${meltingPointOf(symbol)}`
  const compared = `${nameOf(answer)} at ${meltingPointOf(answer)}`
  if (molecular.includes(symbol)) {
    return `${melts}, ${compared}. Between its molecules there are only weak forces.`
  }
  return atomicNumber > element(answer).atomicNumber
    ? `${melts}, ${compared}. Heavier atoms do not make an element melt higher.`
    : `${melts}, ${compared}. The bonds between its atoms are weaker.`
}

function meltingPointOf(symbol: ElementSymbol): string {
  return degrees(element(symbol).meltingPoint ?? 0)
}

const sharedByMetals = [
  'good conduction of electricity',
  'good conduction of heat',
  'a shine when freshly polished',
]

const familiarMetals = samples.filter(
  ({ classification, atomicNumber, category: family }) =>
    classification === 'metal' && atomicNumber <= 82 && family !== 'lanthanide',
)

export const sharedMetalProperty: Template = {
  id: 'ph-e7',
  version: 1,
  category,
  difficulty,
  skill: 'metal-properties',
  fitsDuel: false,
  draw(random) {
    const { symbol, name } = pick(random, familiarMetals)
    const answer = pick(random, sharedByMetals)
    return worded({
      element: symbol,
      stem: `Which property does ${name.toLowerCase()} share with nearly all other metals?`,
      answer,
      isRight: (text) => sharedByMetals.includes(text),
      lures: shuffle(random, [
        {
          value: 'strong attraction to a magnet',
          misconception: 'PH4',
          why: 'Near room temperature a magnet strongly attracts only iron, cobalt and nickel. It does not attract copper or aluminum in this way.',
        },
        {
          value: 'a melting point above 1500 °C',
          misconception: 'PH4',
          why: 'Sodium melts at 98 °C, zinc at 420 °C, and mercury is liquid at room temperature. Metals differ widely in this.',
        },
        {
          value: 'a density above 10 g/cm³',
          misconception: 'PH3',
          why: 'Aluminum has 2.70 g/cm³ and iron 7.87 g/cm³. Metals range from lithium, 0.534 g/cm³, to osmium, 22.6 g/cm³.',
        },
        {
          value: 'a surface that does not tarnish',
          misconception: 'PH4',
          why: 'Gold and platinum stay bright, but iron rusts and sodium turns dull within minutes. This is no common property of metals.',
        },
      ] as const),
      right: `The freely moving electrons of a metal bring ${answer}. ${name} shows it like nearly all metals.`,
      see: { article: 'types-of-elements' },
    })
  },
}
