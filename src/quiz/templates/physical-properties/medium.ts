import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { comparable } from '#chemistry/trends.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { nameOf, whichElement } from '#quiz/which-element.ts'

import {
  degrees,
  familiarSamples,
  type Sample,
  samples,
  stateAt,
  temperatureFor,
} from './states.ts'

const category = 'physical-properties'
const difficulty = 'medium'

/** Temperatures in °C at which some well-known element is clearly liquid. */
const LIQUID_AT = [
  -200, -70, 50, 100, 150, 227, 300, 400, 500, 600, 727, 800, 1000, 1200, 1500, 2000,
]

export const liquidAt: Template = {
  id: 'ph-m1',
  version: 1,
  category,
  difficulty,
  skill: 'state-of-matter',
  fitsDuel: false,
  draw(random) {
    const temperature = pick(random, LIQUID_AT)
    const inState = (state: string): Sample[] =>
      shuffle(
        random,
        familiarSamples.filter((entry) => stateAt(entry, temperature) === state),
      )
    const [answer] = inState('liquid')
    if (answer === undefined) return null
    const nearestSolids = inState('solid').toSorted((a, b) => a.meltingPoint - b.meltingPoint)
    const others = [
      ...sample(random, nearestSolids.slice(0, 6), 2),
      ...inState('gas').slice(0, 1),
      ...inState('solid'),
    ]
    return whichElement(random, {
      stem: `Melting and boiling points stand in brackets. Which of these elements is liquid at ${degrees(temperature)}?`,
      answer: answer.symbol,
      label: withBothPoints,
      isRight: (symbol) => {
        const { meltingPoint, boilingPoint } = element(symbol)
        return (meltingPoint ?? 0) < temperature && temperature < (boilingPoint ?? 0)
      },
      lures: others.map((other) => ({
        symbol: other.symbol,
        misconception: temperature < 0 ? 'PH5' : 'PH6',
        why: notLiquid(other, temperature),
      })),
      right: `${degrees(temperature)} lies between the melting point ${degrees(answer.meltingPoint)} and the boiling point ${degrees(answer.boilingPoint)} of ${answer.name.toLowerCase()}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

/** 'gallium (30 °C, 2229 °C)': the melting point first. */
function withBothPoints(symbol: ElementSymbol): string {
  const { meltingPoint, boilingPoint } = element(symbol)
  return `${nameOf(symbol)} (${degrees(meltingPoint ?? 0)}, ${degrees(boilingPoint ?? 0)})`
}

function notLiquid({ name, meltingPoint, boilingPoint }: Sample, temperature: number): string {
  return temperature < meltingPoint
    ? `${name} melts only at ${degrees(meltingPoint)}. At ${degrees(temperature)} it is still solid.`
    : `${name} boils already at ${degrees(boilingPoint)}. At ${degrees(temperature)} it is a gas.`
}

/** Boiling point in whole degrees Celsius, as it is shown. */
function boils(symbol: ElementSymbol): number {
  return Math.round(element(symbol).boilingPoint ?? 0)
}

const coldBoiling = ['He', 'H', 'Ne', 'N', 'F', 'Ar', 'O', 'Kr', 'Xe', 'Cl']
const warmBoiling = ['Br', 'I', 'Hg', 'Cs', 'Zn', 'Na', 'K', 'Rb']

export const orderOfBoilingPoints: Template = {
  id: 'ph-m2',
  version: 1,
  category,
  difficulty,
  skill: 'temperature-scales',
  fitsDuel: false,
  draw(random) {
    const symbols = shuffle(random, [
      ...sample(random, coldBoiling, 3),
      ...sample(random, warmBoiling, 1),
    ])
    const values = symbols.map(boils)
    if (symbols.some((a) => symbols.some((b) => a < b && !comparable('boilingPoint', a, b)))) {
      return null
    }
    const order = (key: (symbol: ElementSymbol) => number): string =>
      symbols.toSorted((a, b) => key(a) - key(b)).join(', ')
    const answer = order(boils)
    return worded({
      element: symbols[0] ?? 'H',
      stem: `Boiling points: ${symbols.map((symbol) => `${symbol} ${degrees(boils(symbol))}`).join(', ')}. Which order runs from the lowest to the highest?`,
      answer,
      isRight: (text) =>
        text.split(', ').every((symbol, place, all) => {
          const next = all[place + 1]
          return next === undefined || boils(symbol) < boils(next)
        }),
      lures: [
        {
          value: order((symbol) => Math.abs(boils(symbol))),
          misconception: 'PH5',
          why: `That order leaves out the minus signs. The lowest temperature is ${degrees(Math.min(...values))}, the farthest below zero.`,
        },
        {
          value: order((symbol) => (boils(symbol) < 0 ? -boils(symbol) - 5000 : boils(symbol))),
          misconception: 'PH5',
          why: `The temperatures below zero stand the wrong way round. ${degrees(Math.min(...values))} is the coldest of them.`,
        },
        {
          value: order((symbol) => -boils(symbol)),
          misconception: 'PH5',
          why: `This order begins with the highest boiling point. The lowest, ${degrees(Math.min(...values))}, comes first.`,
        },
        {
          value: order((symbol) => element(symbol).atomicNumber),
          misconception: 'PH11',
          why: `That is the order of the atomic numbers. The boiling points run ${answer}.`,
        },
      ],
      fill: [order((symbol) => element(symbol).period * 100 - element(symbol).group)],
      right: `From the coldest upward: ${answer
        .split(', ')
        .map((symbol) => degrees(boils(symbol)))
        .join(', ')}, which is ${answer}.`,
      see: { elements: symbols, article: 'types-of-elements' },
    })
  },
}

const states = ['solid', 'liquid', 'gas'] as const
const gasesAndBromine = samples.filter(
  ({ physicalState, symbol }) => physicalState === 'gas' || symbol === 'Br' || symbol === 'Hg',
)

export const stateFromKelvin: Template = {
  id: 'ph-m3',
  version: 1,
  category,
  difficulty,
  skill: 'temperature-scales',
  fitsDuel: false,
  draw(random) {
    const entry = pick(random, gasesAndBromine)
    const state = pick(random, states)
    const temperature = temperatureFor(random, entry, state)
    if (temperature === null || temperature > -5) return null
    const now = Math.round(toKelvin(temperature))
    const melts = Math.round(toKelvin(entry.meltingPoint))
    const boilsAt = Math.round(toKelvin(entry.boilingPoint))
    const place = {
      solid: `below the melting point, ${melts} K`,
      liquid: `between ${melts} K and ${boilsAt} K`,
      gas: `above the boiling point, ${boilsAt} K`,
    }[state]
    const step = `${degrees(temperature)} is ${now} K, ${place}`
    return worded({
      element: entry.symbol,
      stem: `${entry.name} melts at ${melts} K and boils at ${boilsAt} K. In which state is it at ${degrees(temperature)}?`,
      answer: state,
      isRight: (text) => text === stateAt(entry, temperature),
      lures: [
        ...states.map((value) => ({
          value,
          misconception: 'PH5' as const,
          why: `${step}. So ${entry.name.toLowerCase()} is ${state === 'gas' ? 'a gas' : state} there, not ${value === 'gas' ? 'a gas' : value}.`,
        })),
        {
          value: 'half melted',
          misconception: 'PH5',
          why: `Solid and liquid exist side by side only at ${melts} K. ${step}.`,
        },
      ],
      right: `${formatNumber(temperature)} + 273 = ${now}: ${step}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

/** Metals that are cast into blocks or weighed as such. */
const blockMetals = [
  'Al',
  'Fe',
  'Cu',
  'Ag',
  'Pb',
  'Zn',
  'Ti',
  'Mg',
  'Au',
  'Pt',
  'W',
  'Ni',
  'Cr',
  'Co',
]

export const massFromVolume: Template = {
  id: 'ph-m4',
  version: 1,
  category,
  difficulty,
  skill: 'density',
  fitsDuel: false,
  draw(random) {
    const symbol = pick(random, blockMetals)
    const { name, atomicMass } = element(symbol)
    const density = threeFigures(element(symbol).density ?? 0)
    const volume = pick(random, [4, 5, 8, 12, 15, 20, 25, 30, 40, 50])
    const shownDensity = formatNumber(density, { significant: 3 })
    const shownVolume = formatNumber(volume, { significant: 3 })
    const answer = density * volume
    const step = `${shownDensity} g/cm³ × ${shownVolume} cm³ = ${grams(answer)}`
    return numeric({
      element: symbol,
      stem: `${name} has a density of ${shownDensity} g/cm³. What is the mass of ${shownVolume} cm³ of it?`,
      answer,
      isRight: (value) => Math.abs(value / volume / density - 1) < 0.005,
      show: grams,
      lures: [
        {
          value: volume / density,
          misconception: 'PH12',
          why: `That divides the volume by the density, which gives no grams. Mass is density times volume: ${step}.`,
        },
        {
          value: density / volume,
          misconception: 'PH12',
          why: `That divides the density by the volume, which gives no grams. Mass is density times volume: ${step}.`,
        },
        {
          value: atomicMass * volume,
          misconception: 'PH3',
          why: `That multiplies the volume by the atomic mass, ${formatNumber(atomicMass, { decimals: 1 })}. The density decides how much mass a volume holds: ${step}.`,
        },
        {
          value: 1000 * answer,
          misconception: 'PH9',
          why: `That is a thousand times too much, as if the volume were in liters. ${step}.`,
        },
        {
          value: density + volume,
          misconception: 'PH12',
          why: `Density and volume are multiplied, not added. ${step}.`,
        },
      ],
      fill: shuffle(random, [0.5, 0.8, 0.9, 1.1, 1.25, 2]).map((factor) => factor * answer),
      right: `Mass is density times volume: ${step}.`,
      see: { article: 'elements-molecules-compounds' },
    })
  },
}

function grams(value: number): string {
  return `${formatNumber(value, { significant: 3 })} g`
}

/** A value with three significant figures, as it is shown. */
function threeFigures(value: number): number {
  return Number(value.toPrecision(3))
}

const denserThanMercury = ['Ta', 'W', 'Re', 'Os', 'Ir', 'Pt', 'Au', 'U']
const lessDenseThanMercury = [
  'Pb',
  'Ag',
  'Fe',
  'Cu',
  'Bi',
  'Tl',
  'Mo',
  'Ni',
  'Zn',
  'Cd',
  'Cr',
  'Pd',
]

export const denserOrNot: Template = {
  id: 'ph-m5',
  version: 1,
  category,
  difficulty,
  skill: 'density',
  fitsDuel: false,
  draw(random) {
    const isDenser = random() < 0.6
    const right = isDenser ? denserThanMercury : lessDenseThanMercury
    const wrong = shuffle(random, isDenser ? lessDenseThanMercury : denserThanMercury)
    const answer = pick(random, right)
    return whichElement(random, {
      stem: `The density of mercury is 13.5 g/cm³. Which of these metals is ${isDenser ? 'denser' : 'less dense'}?`,
      answer,
      isRight: (symbol) =>
        isDenser ? (element(symbol).density ?? 0) > 13.5 : (element(symbol).density ?? 99) < 13.5,
      lures: [
        ...wrong.filter((symbol) => ['Pb', 'Bi', 'Tl', 'U'].includes(symbol)).slice(0, 1),
        ...wrong,
      ]
        .filter((symbol, place, all) => all.indexOf(symbol) === place)
        .map((symbol) => ({
          symbol,
          misconception: 'PH3',
          why: `${element(symbol).name} has a density of ${gramsPerCubicCentimeter(symbol)}, ${isDenser ? 'less' : 'more'} than mercury. The mass of its atoms alone, ${formatNumber(element(symbol).atomicMass, { decimals: 0 })} u, does not show that.`,
        })),
      right: `${element(answer).name} has a density of ${gramsPerCubicCentimeter(answer)}, ${isDenser ? 'more' : 'less'} than the 13.5 g/cm³ of mercury.`,
      see: { elements: [answer, 'Hg'], article: 'guide-to-periodic-table' },
    })
  },
}

function gramsPerCubicCentimeter(symbol: ElementSymbol): string {
  return `${formatNumber(element(symbol).density ?? 0, { significant: 3 })} g/cm³`
}

/** Substances of one kind, from the smallest to the largest particles, with boiling points in °C. */
const series = [
  { particle: 'molecules', symbols: ['F', 'Cl', 'Br', 'I'] },
  { particle: 'atoms', symbols: ['He', 'Ne', 'Ar', 'Kr', 'Xe'] },
] as const

export const whyBoilingPointsRise: Template = {
  id: 'ph-m6',
  version: 1,
  category,
  difficulty,
  skill: 'forces-between-molecules',
  fitsDuel: false,
  draw(random) {
    const { particle, symbols } = pick(random, series)
    const [one, other] = sample(random, symbols, 2).toSorted(
      (a, b) => symbols.findIndex((s) => s === a) - symbols.findIndex((s) => s === b),
    )
    if (one === undefined || other === undefined) return null
    const low = element(one)
    const high = element(other)
    const noun = high.name.toLowerCase()
    const answers = [
      `Its larger ${particle} attract each other more strongly.`,
      `The forces between its larger ${particle} are stronger.`,
    ]
    return worded({
      element: other,
      stem: `${low.name} boils at ${degrees(low.boilingPoint ?? 0)}, ${noun} at ${degrees(high.boilingPoint ?? 0)}. Why does ${noun} boil at the higher temperature?`,
      answer: pick(random, answers),
      isRight: (text) => answers.includes(text),
      lures: shuffle(random, [
        {
          value:
            particle === 'molecules'
              ? 'The bonds inside its molecules are harder to break.'
              : 'The covalent bonds between its atoms are stronger.',
          misconception: 'PH1' as MisconceptionId,
          why:
            particle === 'molecules'
              ? `Boiling does not break the bonds inside the ${other}₂ molecules. It separates whole molecules, which attract each other more strongly in ${noun}.`
              : `The atoms of ${noun} form no bonds with each other. Weak forces between them, stronger for larger atoms, are overcome.`,
        },
        {
          value: `Its ${particle} swell more when they are heated.`,
          misconception: 'PH2' as MisconceptionId,
          why: `Heated ${particle} keep their size and move faster. In ${noun} the ${particle} are larger from the start and attract each other more.`,
        },
        {
          value: `Gravity holds its heavier ${particle} down in the liquid.`,
          misconception: 'PH11' as MisconceptionId,
          why: `The weight of a particle is far too small to hold it in a liquid. The attraction between the larger ${particle} of ${noun} does so.`,
        },
        {
          value: `Each of its ${particle} stores more heat in the nucleus.`,
          misconception: 'PH2' as MisconceptionId,
          why: `Heat is the motion of the ${particle}; the nucleus takes no part. The forces between the ${particle} decide.`,
        },
      ]),
      right: `Larger ${particle} have more electrons that are shifted more easily, so the forces between them are stronger.`,
      see: { elements: [one, other], article: 'ionic-vs-covalent-bonds' },
    })
  },
}

/** Substances of molecules: the element that stands on the badge, the words and the changes. */
const molecularSubstances = [
  { symbol: 'I', name: 'iodine (I₂)', changes: ['melts', 'boils'] },
  { symbol: 'S', name: 'sulfur (S₈)', changes: ['melts'] },
  { symbol: 'P', name: 'white phosphorus (P₄)', changes: ['melts', 'boils'] },
  { symbol: 'O', name: 'oxygen (O₂)', changes: ['melts', 'boils'] },
  { symbol: 'N', name: 'nitrogen (N₂)', changes: ['melts', 'boils'] },
  { symbol: 'Br', name: 'bromine (Br₂)', changes: ['melts', 'boils'] },
  { symbol: 'Cl', name: 'chlorine (Cl₂)', changes: ['melts', 'boils'] },
  { symbol: 'H', name: 'ice (H₂O)', changes: ['melts'] },
  { symbol: 'H', name: 'water (H₂O)', changes: ['boils'] },
  { symbol: 'C', name: 'methane (CH₄)', changes: ['melts', 'boils'] },
] as const

export const moleculesOnMelting: Template = {
  id: 'ph-m7',
  version: 1,
  category,
  difficulty,
  skill: 'forces-between-molecules',
  fitsDuel: false,
  draw(random) {
    const { symbol, name, changes } = pick(random, molecularSubstances)
    const change = pick(random, changes)
    const isMelting = change === 'melts'
    const answers = isMelting
      ? [
          'They stay whole and move past each other.',
          'They stay whole but leave their fixed places.',
        ]
      : ['They stay whole and move far apart.', 'They stay whole but fly about singly.']
    const verb = isMelting ? 'melting' : 'boiling'
    return worded({
      element: symbol,
      stem: `What happens to the molecules when ${name} ${change}?`,
      answer: pick(random, answers),
      isRight: (text) => answers.includes(text),
      lures: shuffle(random, [
        {
          value: 'They break up into single atoms.',
          misconception: 'PH1' as MisconceptionId,
          why: `The bonds inside the molecules of ${name} hold during ${verb}. Only the much weaker attraction between molecules is overcome.`,
        },
        {
          value: 'They swell and become softer.',
          misconception: 'PH2' as MisconceptionId,
          why: `A molecule of ${name} keeps its size. ${isMelting ? 'In the liquid the molecules can move past each other.' : 'In the gas the distances between molecules are larger.'}`,
        },
        {
          value: 'They lose part of their mass.',
          misconception: 'PH7' as MisconceptionId,
          why: `The molecules of ${name} are the same before and after ${verb}. Their mass does not change.`,
        },
        {
          value: 'They join to form larger molecules.',
          misconception: 'PH1' as MisconceptionId,
          why: `New bonds would make a new substance. During ${verb} the molecules of ${name} stay what they are.`,
        },
      ]).filter(({ value }) => symbol !== 'S' || !value.includes('join')),
      right: `${isMelting ? 'Melting' : 'Boiling'} overcomes attraction between molecules; the bonds inside them hold.`,
      see: { article: 'chemical-reactions-in-everyday-life' },
    })
  },
}

export const widestLiquidRange: Template = {
  id: 'ph-m8',
  version: 1,
  category,
  difficulty,
  skill: 'melting-and-boiling',
  fitsDuel: false,
  draw(random) {
    const widest = pick(random, familiarSamples)
    const narrower = shuffle(
      random,
      familiarSamples.filter((other) => 1.1 * range(other) < range(widest)),
    )
    const hottest = narrower.find(({ boilingPoint }) => boilingPoint > widest.boilingPoint)
    if (hottest === undefined) return null
    const others = [hottest, ...narrower.filter((other) => other !== hottest).slice(0, 2)]
    const shown = `${degrees(widest.boilingPoint)} − ${signed(widest.meltingPoint)} = ${formatNumber(shownRange(widest))} K`
    return whichElement(random, {
      stem: 'Melting and boiling points stand in brackets. Which of these elements is liquid over the widest range of temperatures?',
      answer: widest.symbol,
      label: withBothPoints,
      isRight: (symbol) =>
        [widest, ...others].every(
          (other) => other.symbol === symbol || range(other) < rangeOf(symbol),
        ),
      lures: others.map((other) => ({
        symbol: other.symbol,
        misconception: 'PH13',
        why: `${other.name} is liquid over ${formatNumber(shownRange(other))} K only${other === hottest ? `, though it boils higher than ${widest.name.toLowerCase()}` : ''}. For ${widest.name.toLowerCase()} the two points are ${formatNumber(shownRange(widest))} K apart.`,
      })),
      right: `The two points of ${widest.name.toLowerCase()} are farthest apart: ${shown}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

function range({ meltingPoint, boilingPoint }: Sample): number {
  return boilingPoint - meltingPoint
}

/** The distance of the two points as they are shown, in whole degrees. */
function shownRange({ meltingPoint, boilingPoint }: Sample): number {
  return Math.round(boilingPoint) - Math.round(meltingPoint)
}

function rangeOf(symbol: ElementSymbol): number {
  const found = samples.find((entry) => entry.symbol === symbol)
  return found === undefined ? 0 : range(found)
}

function signed(celsius: number): string {
  return celsius < 0 ? `(${degrees(celsius)})` : degrees(celsius)
}
