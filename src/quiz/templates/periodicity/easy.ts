import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { comparable } from '#chemistry/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import {
  mainGroupElements,
  rows,
  shownIonizationEnergy,
  steadyColumns,
  valueOf,
} from './main-groups.ts'

const category = 'periodicity'
const difficulty = 'easy'

export const sizeInGroup: Template = {
  id: 'pe-e1',
  version: 1,
  category,
  difficulty,
  skill: 'atomic-radius',
  fitsMatch: true,
  draw(random) {
    const column = pick(random, steadyColumns)
    const members = sample(random, column, 4)
    const asksLargest = random() < 0.6
    const downward = column.filter((symbol) => members.includes(symbol))
    const answer = (asksLargest ? downward.at(-1) : downward.at(0)) ?? ''
    const others = downward.filter((symbol) => symbol !== answer)
    if (!others.every((other) => comparable('covalentRadius', answer, other))) return null
    const { name, period, group } = element(answer)
    return whichElement(random, {
      stem: `Which of these elements of group ${group} has the ${asksLargest ? 'largest' : 'smallest'} atoms?`,
      answer,
      isRight: (symbol) => isExtreme('covalentRadius', symbol, members, asksLargest),
      lures: others.map((value) => ({
        symbol: value,
        misconception: 'PE1',
        why: `${element(value).name} has ${element(value).period} occupied shells, ${nameOf(answer)} has ${period}. Each shell more makes the atom larger, although the nucleus has more protons too.`,
      })),
      right: `${name} stands ${asksLargest ? 'lowest' : 'highest'} of the four: its atoms have the ${asksLargest ? 'most' : 'fewest'} occupied shells, ${period}.`,
      see: { elements: downward, article: 'periodic-trends-explained' },
    })
  },
}

export const sizeInPeriod: Template = {
  id: 'pe-e2',
  version: 1,
  category,
  difficulty,
  skill: 'atomic-radius',
  fitsMatch: true,
  draw(random) {
    const row = pick(random, rows)
    const members = sample(random, row, 4)
    const asksLargest = random() < 0.6
    const rightward = row.filter((symbol) => members.includes(symbol))
    const answer = (asksLargest ? rightward.at(0) : rightward.at(-1)) ?? ''
    const others = rightward.filter((symbol) => symbol !== answer)
    if (!others.every((other) => comparable('covalentRadius', answer, other))) return null
    const { name, period, protons } = element(answer)
    return whichElement(random, {
      stem: `Which of these elements of period ${period} has the ${asksLargest ? 'largest' : 'smallest'} atoms?`,
      answer,
      isRight: (symbol) => isExtreme('covalentRadius', symbol, members, asksLargest),
      lures: others.map((value) => ({
        symbol: value,
        misconception: 'PE2',
        why: `${element(value).name} has ${element(value).protons} protons, ${nameOf(answer)} ${protons}, and the outer electrons of both are in shell ${period}. More protons draw the shell in.`,
      })),
      right: `${name} stands farthest ${asksLargest ? 'left' : 'right'}: its ${protons} protons draw shell ${period} in ${asksLargest ? 'least' : 'most'}.`,
      see: { elements: rightward, article: 'periodic-trends-explained' },
    })
  },
}

function isExtreme(
  property: 'covalentRadius' | 'electronegativity' | 'ionizationEnergy',
  symbol: ElementSymbol,
  all: readonly ElementSymbol[],
  asksLargest: boolean,
): boolean {
  const values = all.map((other) => valueOf(property, other))
  return valueOf(property, symbol) === (asksLargest ? Math.max(...values) : Math.min(...values))
}

export const mostElectronegative: Template = {
  id: 'pe-e4',
  version: 1,
  category,
  difficulty,
  skill: 'electronegativity',
  fitsMatch: true,
  draw(random) {
    const answer = pick(random, mainGroupElements)
    const others = sample(
      random,
      mainGroupElements.filter(
        (other) =>
          isTowardLowerLeft(other, answer) && comparable('electronegativity', answer, other),
      ),
      3,
    )
    return whichElement(random, {
      stem: 'Which of these elements has the highest electronegativity?',
      answer,
      isRight: (symbol) => isExtreme('electronegativity', symbol, [answer, ...others], true),
      lures: others.map((value) => ({
        symbol: value,
        misconception: 'PE13',
        why: `${element(value).name} (${shown(value)}) stands farther ${wayTo(value, answer)} than ${nameOf(answer)} (${shown(answer)}). ${inOnePeriod(value, answer) ? 'Its nucleus has fewer protons for the same outer shell and attracts shared electrons less.' : 'Its atoms are larger and attract shared electrons less.'}`,
      })),
      right: `Electronegativity mostly rises to the right and upward; ${nameOf(answer)} has ${shown(answer)}, the highest of the four.`,
      see: { elements: [answer, ...others], article: 'periodic-trends-explained' },
    })
  },
}

function shown(symbol: ElementSymbol): string {
  return formatNumber(valueOf('electronegativity', symbol), { decimals: 2 })
}

function isTowardLowerLeft(symbol: ElementSymbol, from: ElementSymbol): boolean {
  const [one, other] = [element(symbol), element(from)]
  return symbol !== from && one.group <= other.group && one.period >= other.period
}

/** Where the atoms of heavier elements hardly differ in size: the protons tell their order, not the radii. */
function inOnePeriod(one: ElementSymbol, other: ElementSymbol): boolean {
  return element(one).period === element(other).period
}

/** In words where an element stands, seen from one that is not farther left or down. */
function wayTo(symbol: ElementSymbol, from: ElementSymbol): string {
  const [one, other] = [element(symbol), element(from)]
  if (one.group === other.group) return 'down'
  return one.period === other.period ? 'left' : 'left and down'
}

export const losesElectronMostEasily: Template = {
  id: 'pe-e5',
  version: 1,
  category,
  difficulty,
  skill: 'ionization-energy',
  fitsMatch: true,
  draw(random) {
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
    return whichElement(random, {
      stem: 'From an atom of which element is an electron removed most easily?',
      answer,
      isRight: (symbol) => isExtreme('ionizationEnergy', symbol, [answer, ...others], false),
      lures: others.map((value) => ({
        symbol: value,
        misconception: 'PE13',
        why: `${element(value).name} needs ${shownIonizationEnergy(value)}, ${nameOf(answer)} only ${shownIonizationEnergy(answer)}. ${inOnePeriod(value, answer) ? `${element(value).name} has more protons for the same outer shell and holds it more tightly.` : 'The smaller atom holds its outer electrons more tightly.'}`,
      })),
      right: `The first ionization energy of ${nameOf(answer)}, ${shownIonizationEnergy(answer)}, is the lowest: none of the others stands farther left or farther down.`,
      see: { elements: [answer, ...others], article: 'periodic-trends-explained' },
    })
  },
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

export const mostMetallic: Template = {
  id: 'pe-e7',
  version: 1,
  category,
  difficulty,
  skill: 'metallic-character',
  fitsMatch: true,
  draw(random) {
    const line = pick(random, metallicLines)
    const members = sample(random, line, 4)
    const [answer = '', ...others] = line.filter((symbol) => members.includes(symbol))
    const inRow = others.every((other) => element(other).period === element(answer).period)
    return whichElement(random, {
      stem: `Which of these elements of ${inRow ? `period ${element(answer).period}` : `group ${element(answer).group}`} is the most metallic?`,
      answer,
      isRight: (symbol) => isExtreme('electronegativity', symbol, members, false),
      lures: others.map((value) => ({
        symbol: value,
        misconception: 'PE14',
        why: `${element(value).name} stands farther ${inRow ? 'right' : 'up'} than ${nameOf(answer)} and gives electrons away less easily. Metallic character grows to the left and downward.`,
      })),
      right: `Metallic character grows to the left and downward, and ${nameOf(answer)} stands farthest ${inRow ? 'left' : 'down'}.`,
      see: { elements: [answer, ...others], article: 'types-of-elements' },
    })
  },
}
