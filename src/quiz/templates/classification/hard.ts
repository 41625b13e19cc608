import { configurationOf, formatNobleGasForm } from '#chemistry/configurations.ts'
import { element, elements } from '#chemistry/elements.ts'
import { safeClassification } from '#chemistry/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { classInWords, classNames } from './classes.ts'
import { elementAt, isPlaceOf, place } from './families.ts'

const category = 'classification'
const difficulty = 'hard'

/** Elements of groups 13 to 18 below helium whose class is undisputed. */
const pBlock = elements.filter(
  ({ symbol, block, atomicNumber }) =>
    block === 'p' && atomicNumber < 87 && safeClassification.includes(symbol),
)

export const classFromConfiguration: Template = {
  id: 'cl-h3',
  version: 1,
  category,
  difficulty,
  skill: 'element-class',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, group, period, classification } = pick(random, pBlock)
    const configuration = formatNobleGasForm(configurationOf(symbol))
    const relatives = pBlock.filter((other) => other.group === group && other.symbol !== symbol)
    return worded({
      element: pick(random, pBlock).symbol,
      stem: `The atoms of an element have the configuration ${configuration}. To which class does it belong?`,
      answer: classNames[classification],
      isRight: (text) => {
        const found = elementAt(group, period)
        return found !== undefined && classNames[found.classification] === text
      },
      lures: [
        ...shuffle(random, relatives).map((other) => ({
          value: classNames[other.classification],
          misconception: 'CL11' as const,
          why: `${other.name}, also in group ${group}, is a ${classInWords(other.classification)}. The configuration ends in shell ${period}, so it is that of ${name.toLowerCase()}, a ${classInWords(classification)}.`,
        })),
        ...beyondGroup(name.toLowerCase(), group),
      ],
      fill: shuffle(random, Object.values(classNames)),
      right: `Shell ${period} is the outermost and holds ${group - 10} electrons: ${name.toLowerCase()} in group ${group}, a ${classInWords(classification)}.`,
      see: { elements: [symbol], article: 'types-of-elements' },
    })
  },
}

/** Groups 17 and 18 are of one class each, so their lures come from next to them. */
function beyondGroup(name: string, group: number): readonly Lure<string>[] {
  if (group === 17) {
    return [
      {
        value: 'noble gas',
        misconception: 'CL13',
        why: `A noble gas beyond helium has eight electrons in the outermost shell. Here there are seven: ${name}, a halogen.`,
      },
    ]
  }
  if (group === 18) {
    return [
      {
        value: 'other non-metal',
        misconception: 'CL13',
        why: `Eight electrons in the outermost shell mark group 18. This is ${name}, a noble gas.`,
      },
    ]
  }
  return []
}

/** Neighbors in a group that Mendeleev's mean of masses foretells within 2.5 percent. */
const triads = [
  ['Li', 'Na', 'K'],
  ['K', 'Rb', 'Cs'],
  ['Be', 'Mg', 'Ca'],
  ['Ca', 'Sr', 'Ba'],
  ['Al', 'Ga', 'In'],
  ['Si', 'Ge', 'Sn'],
  ['P', 'As', 'Sb'],
  ['S', 'Se', 'Te'],
  ['Cl', 'Br', 'I'],
  ['Ar', 'Kr', 'Xe'],
] as const

export const massBetweenNeighbors: Template = {
  id: 'cl-h5',
  version: 1,
  category,
  difficulty,
  skill: 'history-of-the-table',
  fitsMatch: false,
  draw(random) {
    const [above, missing, below] = pick(random, triads)
    const upper = Math.round(element(above).atomicMass * 10) / 10
    const lower = Math.round(element(below).atomicMass * 10) / 10
    const mean = (upper + lower) / 2
    const step = (share: number) => mean + (share + random() / 40) * (lower - upper)
    return numeric({
      element: missing,
      stem: `By Mendeleev’s method, what is the atomic mass of ${nameOf(missing)} about, judged from ${nameOf(above)} (${showMass(upper)}) above it and ${nameOf(below)} (${showMass(lower)}) below it?`,
      answer: mean,
      isRight: (value) => Math.abs(value - upper - (lower - value)) < 1,
      show: (value) => showMass(value),
      lures: [
        {
          value: (lower - upper) / 2,
          misconception: 'CL16',
          why: `${showMass((lower - upper) / 2)} is only half of the difference. Added to ${showMass(upper)}, it gives the mean, ${showMass(mean)}.`,
        },
        {
          value: upper + lower,
          misconception: 'CL16',
          why: `${showMass(upper + lower)} is the sum. The missing element lies between its neighbors, so the sum is halved: ${showMass(mean)}.`,
        },
        {
          value: lower - upper,
          misconception: 'CL16',
          why: `${showMass(lower - upper)} is the difference of the two masses. The estimate is their mean, ${showMass(mean)}.`,
        },
      ],
      fill: [
        ...shuffle(random, [step(-0.25), step(-0.4), step(-0.15)]),
        ...shuffle(random, [step(0.15), step(0.25), step(0.4)]),
      ],
      right: `(${showMass(upper)} + ${showMass(lower)}) / 2 = ${showMass(mean)}; the measured mass is ${showMass(element(missing).atomicMass)}.`,
      see: { elements: [above, missing, below], article: 'guide-to-periodic-table' },
    })
  },
}

export function showMass(mass: number, decimals = 1): string {
  return formatNumber(mass, { decimals })
}

/** Neighbors of which the one with the lower atomic number has the heavier atoms on average. */
export const reversedPairs = [
  ['Ar', 'K'],
  ['Co', 'Ni'],
  ['Te', 'I'],
] as const

export const groupByMass: Template = {
  id: 'cl-h6',
  version: 1,
  category,
  difficulty,
  skill: 'history-of-the-table',
  fitsMatch: false,
  draw(random) {
    const pair = pick(random, reversedPairs)
    const [symbol, partner] = shuffle(random, pair)
    if (symbol === undefined || partner === undefined) return null
    const own = element(symbol)
    const other = element(partner)
    const near = [own.group, other.group].flatMap((group) =>
      [-3, -2, -1, 1, 2].map((step) => group + step),
    )
    return worded({
      element: symbol,
      stem: `If the elements were arranged by atomic mass, in which group would ${nameOf(symbol)} (${showMass(own.atomicMass, 2)}) land beside ${nameOf(partner)} (${showMass(other.atomicMass, 2)})?`,
      answer: `group ${other.group}`,
      isRight: (text) =>
        elements.some(({ symbol: found, group }) => found === partner && text === `group ${group}`),
      lures: [
        {
          value: `group ${own.group}`,
          misconception: 'PE11',
          why: `Group ${own.group} is the place by atomic number, ${own.atomicNumber}. By mass, ${nameOf(symbol)} and ${nameOf(partner)} would change places.`,
        },
      ],
      fill: shuffle(
        random,
        near.filter((group) => group >= 1 && group <= 18).map((group) => `group ${group}`),
      ),
      right: `The heavier atoms stand first in this pair, so by mass the two would change places and ${nameOf(symbol)} would land in group ${other.group}.`,
      see: { elements: [...pair], article: 'guide-to-periodic-table' },
    })
  },
}

/** Radioactive elements that are made by people or occur only in traces. */
export const madeElements = [
  'Tc',
  'Pm',
  'At',
  'Np',
  'Pu',
  'Am',
  'Cm',
  'Bk',
  'Cf',
  'Es',
  'Fr',
] as const

export const minedElement: Template = {
  id: 'cl-h4',
  version: 1,
  category,
  difficulty,
  skill: 'radioactivity',
  fitsMatch: false,
  draw(random) {
    const answer = pick(random, ['Th', 'U'] as const)
    const halfLife = { Th: '14 billion', U: '4.5 billion' }[answer]
    return whichElement(random, {
      stem: 'Which of these radioactive elements has ores of its own in the Earth’s crust?',
      answer,
      isRight: (symbol) =>
        elements.some(
          (found) => found.symbol === symbol && found.massIsStandard && symbol !== 'Pa',
        ),
      lures: sample(random, madeElements, 3).map((value) => ({
        symbol: value,
        misconception: 'CL8',
        why: `${element(value).name} occurs in nature at most in traces, because its isotopes decay too fast. ${element(answer).name} lasts: its main isotope has a half-life of ${halfLife} years.`,
      })),
      right: `The main isotope of ${nameOf(answer)} has a half-life of ${halfLife} years, so much of it is left in the Earth’s crust.`,
      see: { article: 'what-are-isotopes' },
    })
  },
}

/** Main-group elements with an oxide whose character no book disputes. */
const oxides = [
  ...['Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Ca', 'Sr', 'Ba'].map(
    (symbol) => [symbol, 'basic'] as const,
  ),
  ...['C', 'N', 'P', 'S', 'Cl'].map((symbol) => [symbol, 'acidic'] as const),
]

export const elementFromOxide: Template = {
  id: 'cl-h7',
  version: 1,
  category,
  difficulty,
  skill: 'class-reasons',
  fitsMatch: false,
  draw(random) {
    const [answer, character] = pick(random, oxides)
    const { name, period, electronsPerShell } = element(answer)
    const outer = electronsPerShell.at(-1) ?? 0
    const others = oxides.map(([symbol]) => element(symbol))
    const sameOuter = others.filter((other) => other.electronsPerShell.at(-1) === outer)
    const samePeriod = others.filter((other) => other.period === period)
    const group = sameOuter.map(({ symbol, name: otherName, period: otherPeriod }) => ({
      symbol,
      misconception: 'CL11' as const,
      why: `${otherName} has ${count(outer)} too, but in shell ${otherPeriod}. The element of shell ${period} is ${name.toLowerCase()}.`,
    }))
    const row = samePeriod.map((other) => ({
      symbol: other.symbol,
      misconception: 'CL3' as const,
      why: `${other.name} uses shell ${period} too, but with ${count(other.electronsPerShell.at(-1) ?? 0)}. It takes ${count(outer)} to be ${name.toLowerCase()}.`,
    }))
    return whichElement(random, {
      stem: `An element has ${count(outer)} in shell ${period}, and its highest oxide is ${character}. Which element is it?`,
      answer,
      isRight: (symbol) =>
        element(symbol).electronsPerShell.length === period &&
        element(symbol).electronsPerShell[period - 1] === outer,
      lures: shuffle(random, [...sample(random, group, 2), ...sample(random, row, 2)]),
      fill: sample(
        random,
        oxides.map(([symbol]) => symbol),
        6,
      ),
      right: `Shell ${period} tells period ${period}, the count of ${count(outer)} tells group ${element(answer).group}: ${name.toLowerCase()}, a ${classInWords(element(answer).classification)} with ${character === 'acidic' ? 'an acidic' : 'a basic'} oxide.`,
      see: { article: 'types-of-elements' },
    })
  },
}

function count(electrons: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  return `${words[electrons] ?? electrons} outer electron${electrons === 1 ? '' : 's'}`
}

/** Elements of groups 13 to 17, around the staircase line. */
export const aroundStaircase = pBlock.filter(({ group }) => group < 18)

export const placeOfClass: Template = {
  id: 'cl-h8',
  version: 1,
  category,
  difficulty,
  skill: 'element-class',
  fitsMatch: false,
  draw(random) {
    const wanted = pick(random, ['metal', 'metalloid', 'non-metal'] as const)
    const fitting = aroundStaircase.filter(({ classification }) => classification === wanted)
    const { symbol, name } = pick(random, fitting)
    const others = sample(
      random,
      aroundStaircase.filter(({ classification }) => classification !== wanted),
      3,
    )
    return worded({
      element: pick(random, [symbol, ...others.map((other) => other.symbol)]),
      stem: `Which place in the periodic table belongs to a ${wanted}?`,
      answer: place(symbol),
      isRight: (text) => isPlaceOf(wanted, text),
      lures: others.map((other) => ({
        value: place(other.symbol),
        misconception: 'CL2',
        why: `There stands ${other.name.toLowerCase()}, a ${other.classification}. The ${wanted} is ${name.toLowerCase()} in ${place(symbol)}.`,
      })),
      right: `In ${place(symbol)} stands ${name.toLowerCase()}, a ${wanted}.`,
      see: {
        elements: [symbol, ...others.map((other) => other.symbol)],
        article: 'types-of-elements',
      },
    })
  },
}
