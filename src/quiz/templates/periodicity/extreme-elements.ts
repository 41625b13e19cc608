import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable } from '#chemistry/elements/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import {
  isTowardLowerLeft,
  mainGroupElements,
  rows,
  shownIonizationEnergy,
  steadyColumns,
  valueOf,
} from './main-groups.ts'

/** Which element of a group has the largest or smallest atoms. */
export const sizeInGroup = template(
  'pe-e1',
  'atomic-radius',
  (random) => {
    const column = pick(random, steadyColumns)
    const members = sample(random, column, 4)
    const asksLargest = random() < 0.6
    const downward = column.filter((symbol) => members.includes(symbol))
    const answer = (asksLargest ? downward.at(-1) : downward.at(0)) ?? ''
    const others = downward.filter((symbol) => symbol !== answer)
    if (!others.every((other) => comparable('covalentRadius', answer, other))) return null
    const { name, period, group } = element(answer)
    return whichElement({
      stem: `Which of these elements of group ${group} has the ${asksLargest ? 'largest' : 'smallest'} atoms?`,
      answer,
      isRight: (symbol) => isExtreme('covalentRadius', symbol, members, asksLargest),
      lures: others.map((symbol) => ({
        symbol,
        misconception: 'PE1',
        why: `${element(symbol).name} has ${element(symbol).period} occupied shells, ${nameOf(answer)} has ${period}. Each extra shell makes the atom larger, although the nucleus has more protons too.`,
      })),
      right: `${name} stands ${asksLargest ? 'lowest' : 'highest'} of the four: its atoms have the ${asksLargest ? 'most' : 'fewest'} occupied shells, ${period}.`,
      see: { elements: downward, article: 'periodic-trends-explained' },
    })
  },
  { fitsMatch: true },
)

/** Which element of a period has the largest or smallest atoms. */
export const sizeInPeriod = template(
  'pe-e2',
  'atomic-radius',
  (random) => {
    const row = pick(random, rows)
    const members = sample(random, row, 4)
    const asksLargest = random() < 0.6
    const rightward = row.filter((symbol) => members.includes(symbol))
    const answer = (asksLargest ? rightward.at(0) : rightward.at(-1)) ?? ''
    const others = rightward.filter((symbol) => symbol !== answer)
    if (!others.every((other) => comparable('covalentRadius', answer, other))) return null
    const { name, period, protons } = element(answer)
    return whichElement({
      stem: `Which of these elements of period ${period} has the ${asksLargest ? 'largest' : 'smallest'} atoms?`,
      answer,
      isRight: (symbol) => isExtreme('covalentRadius', symbol, members, asksLargest),
      lures: others.map((symbol) => ({
        symbol,
        misconception: 'PE2',
        why: `${element(symbol).name} has ${element(symbol).protons} protons, ${nameOf(answer)} ${protons}, and the outer electrons of both are in shell ${period}. More protons draw the shell in.`,
      })),
      right: `${name} stands farthest ${asksLargest ? 'left' : 'right'}: its ${protons} protons draw shell ${period} in ${asksLargest ? 'least' : 'most'}.`,
      see: { elements: rightward, article: 'periodic-trends-explained' },
    })
  },
  { fitsMatch: true },
)

/** Which element has the highest electronegativity. */
export const mostElectronegative = template(
  'pe-e4',
  'electronegativity',
  (random) => {
    const answer = pick(random, mainGroupElements)
    const others = sample(
      random,
      mainGroupElements.filter(
        (other) =>
          isTowardLowerLeft(other, answer) && comparable('electronegativity', answer, other),
      ),
      3,
    )
    return whichElement({
      stem: 'Which of these elements has the highest electronegativity?',
      answer,
      isRight: (symbol) => isExtreme('electronegativity', symbol, [answer, ...others], true),
      lures: others.map((symbol) => ({
        symbol,
        misconception: 'PE13',
        why: `${element(symbol).name} (${shownElectronegativity(symbol)}) stands farther ${wayTo(symbol, answer)} than ${nameOf(answer)} (${shownElectronegativity(answer)}). ${inOnePeriod(symbol, answer) ? 'Its nucleus has fewer protons for the same outer shell and attracts shared electrons less.' : 'Its atoms are larger and attract shared electrons less.'}`,
      })),
      right: `Electronegativity mostly rises to the right and upward; ${nameOf(answer)} has ${shownElectronegativity(answer)}, the highest of the four.`,
      see: { elements: [answer, ...others], article: 'periodic-trends-explained' },
    })
  },
  { fitsMatch: true },
)

function shownElectronegativity(symbol: ElementSymbol): string {
  return formatNumber(valueOf('electronegativity', symbol), { decimals: 2 })
}

/** In words where an element stands, seen from one that is not farther left or down. */
function wayTo(symbol: ElementSymbol, from: ElementSymbol): string {
  const [one, other] = [element(symbol), element(from)]
  if (one.group === other.group) return 'down'
  return one.period === other.period ? 'left' : 'left and down'
}

/** Which atom loses an electron most easily. */
export const losesElectronMostEasily = template(
  'pe-e5',
  'ionization-energy',
  (random) => {
    const answer = pick(random, mainGroupElements)
    const others = sample(
      random,
      mainGroupElements.filter(
        (other) =>
          isTowardLowerLeft(answer, other) &&
          comparable('ionizationEnergy', answer, other) &&
          valueOf('ionizationEnergy', other) > valueOf('ionizationEnergy', answer),
      ),
      3,
    )
    return whichElement({
      stem: 'From an atom of which element is an electron removed most easily?',
      answer,
      isRight: (symbol) => isExtreme('ionizationEnergy', symbol, [answer, ...others], false),
      lures: others.map((symbol) => ({
        symbol,
        misconception: 'PE13',
        why: `${element(symbol).name} needs ${shownIonizationEnergy(symbol)}, ${nameOf(answer)} only ${shownIonizationEnergy(answer)}. ${inOnePeriod(symbol, answer) ? `${element(symbol).name} has more protons for the same outer shell and holds it more tightly.` : 'The smaller atom holds its outer electrons more tightly.'}`,
      })),
      right: `The first ionization energy of ${nameOf(answer)}, ${shownIonizationEnergy(answer)}, is the lowest: none of the others stands farther left or farther down.`,
      see: { elements: [answer, ...others], article: 'periodic-trends-explained' },
    })
  },
  { fitsMatch: true },
)

/**
 * Whether the protons tell the order of two elements. The radii do not always: the atoms of heavier
 * elements of one period hardly differ in size.
 */
function inOnePeriod(one: ElementSymbol, other: ElementSymbol): boolean {
  return element(one).period === element(other).period
}

/** Rows and columns along which metallic character and electronegativity change steadily. */
const metallicLines: readonly (readonly ElementSymbol[])[] = [
  ...rows,
  ['K', 'Ca', 'Ga', 'Ge', 'As', 'Se', 'Br'],
  ['Rb', 'Sr', 'In', 'Sn', 'Sb', 'Te', 'I'],
  ['Cs', 'K', 'Na', 'Li'],
  ['Ba', 'Sr', 'Ca', 'Mg', 'Be'],
  ['Bi', 'Sb', 'As', 'P', 'N'],
  ['Te', 'Se', 'S', 'O'],
  ['I', 'Br', 'Cl', 'F'],
]

/** Which element of a period or group is the most metallic. */
export const mostMetallic = template(
  'pe-e7',
  'metallic-character',
  (random) => {
    const line = pick(random, metallicLines)
    const members = sample(random, line, 4)
    const [answer = '', ...others] = line.filter((symbol) => members.includes(symbol))
    const { period, group } = element(answer)
    const inRow = others.every((other) => element(other).period === period)
    return whichElement({
      stem: `Which of these elements of ${inRow ? `period ${period}` : `group ${group}`} is the most metallic?`,
      answer,
      isRight: (symbol) => isExtreme('electronegativity', symbol, members, false),
      lures: others.map((symbol) => ({
        symbol,
        misconception: 'PE14',
        why: `${element(symbol).name} stands farther ${inRow ? 'right' : 'up'} than ${nameOf(answer)} and gives electrons away less easily. Metallic character grows to the left and downward.`,
      })),
      right: `Metallic character grows to the left and downward, and ${nameOf(answer)} stands farthest ${inRow ? 'left' : 'down'}.`,
      see: { elements: [answer, ...others], article: 'types-of-elements' },
    })
  },
  { fitsMatch: true },
)

function isExtreme(
  property: 'covalentRadius' | 'electronegativity' | 'ionizationEnergy',
  symbol: ElementSymbol,
  all: readonly ElementSymbol[],
  asksLargest: boolean,
): boolean {
  const values = all.map((other) => valueOf(property, other))
  return valueOf(property, symbol) === (asksLargest ? Math.max(...values) : Math.min(...values))
}
