import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { whichElement } from '#quiz/which-element.ts'

import { degrees, densityOf } from './states.ts'

const category = 'physical-properties'
const difficulty = 'medium'

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
  fitsMatch: false,
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

export const denserThanMercury = ['Ta', 'W', 'Re', 'Os', 'Ir', 'Pt', 'Au', 'U']
export const lessDenseThanMercury = [
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
  fitsMatch: false,
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
          why: `${element(symbol).name} has a density of ${densityOf(symbol)}, ${isDenser ? 'less' : 'more'} than mercury. ${densityHint(symbol, answer)}`,
        })),
      right: `${element(answer).name} has a density of ${densityOf(answer)}, ${isDenser ? 'more' : 'less'} than the 13.5 g/cm³ of mercury.`,
      see: { elements: [answer, 'Hg'], article: 'guide-to-periodic-table' },
    })
  },
}

/** Why atoms of this mass mislead, or else the density of the right metal. */
function densityHint(symbol: ElementSymbol, answer: ElementSymbol): string {
  const { name, atomicMass } = element(symbol)
  const isMisleading = atomicMass > element('Hg').atomicMass
  return isMisleading && (element(symbol).density ?? 0) < 13.5
    ? `The atoms of ${name.toLowerCase()} are heavier than those of mercury, but each takes up more room.`
    : `${element(answer).name} has ${densityOf(answer)}.`
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
  fitsMatch: false,
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
          why: `Heating makes the ${particle} move faster; the nucleus takes no part. The forces between the ${particle} decide.`,
        },
      ]),
      right: `Larger ${particle} have more electrons that are shifted more easily, so the forces between them are stronger.`,
      see: { elements: [one, other], article: 'ionic-vs-covalent-bonds' },
    })
  },
}

/** Substances of molecules: the element that stands on the badge, the words and the changes. */
export const molecularSubstances = [
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
  fitsMatch: false,
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
