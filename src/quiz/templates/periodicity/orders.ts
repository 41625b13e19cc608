import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { comparable, type TrendProperty } from '#chemistry/trends.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { rows, shownIonizationEnergy, steadyColumns, valueOf } from './main-groups.ts'

const category = 'periodicity'
const difficulty = 'medium'

export const orderBySize: Template = {
  id: 'pe-m1',
  version: 1,
  category,
  difficulty,
  skill: 'atomic-radius',
  fitsMatch: false,
  draw(random) {
    const row = pick(random, rows)
    const corner = pick(random, row)
    const column = steadyColumns.find((members) => members.includes(corner))
    const left = row.indexOf(corner)
    const above = column?.indexOf(corner) ?? 0
    if (column === undefined || left === row.length - 1) return null
    const small = pick(random, row.slice(left + 1))
    const large = pick(random, column.slice(above + 1))
    if (!differ('covalentRadius', [small, corner, large])) return null
    const { period } = element(corner)
    const across = `${nameOf(corner)} and ${nameOf(small)} share shell ${period}, and ${element(small).protons} protons draw it in more than ${element(corner).protons}`
    const down = `${nameOf(large)} has ${element(large).period} shells, ${nameOf(corner)} only ${period}`
    const lure = lureMaker(`So the order is ${write([small, corner, large])}.`)
    return worded({
      element: pick(random, [small, corner, large]),
      stem: 'In which order do the atoms grow from left to right?',
      answer: write([small, corner, large]),
      isRight: (text) => isRising('covalentRadius', text),
      lures: [
        lure([large, corner, small], 'PE1', `That is the reverse: ${down}.`),
        lure(
          pick(random, [
            [corner, small, large],
            [corner, large, small],
          ]),
          'PE2',
          `Atoms shrink across a period: ${across}.`,
        ),
        lure(
          pick(random, [
            [large, small, corner],
            [small, large, corner],
          ]),
          'PE1',
          `Atoms grow down a group: ${down}.`,
        ),
      ],
      right: `${sentence(across)}; ${down}.`,
      see: { elements: [small, corner, large], article: 'periodic-trends-explained' },
    })
  },
}

/** Main-group elements of one period; the drawn ones rise in ionization energy without a break. */
const energyRows: readonly (readonly ElementSymbol[])[] = [
  ['Li', 'Be', 'B', 'C', 'N', 'O', 'F', 'Ne'],
  ['Na', 'Mg', 'Al', 'Si', 'P', 'S', 'Cl', 'Ar'],
  ['K', 'Ca', 'Ga', 'Ge', 'As', 'Se', 'Br', 'Kr'],
]

export const orderByIonizationEnergy: Template = {
  id: 'pe-m2',
  version: 1,
  category,
  difficulty,
  skill: 'ionization-energy',
  fitsMatch: false,
  draw(random) {
    const row = pick(random, energyRows)
    const drawn = sample(random, row, 3)
    const [low = '', middle = '', high = ''] = row.filter((symbol) => drawn.includes(symbol))
    const rising = [low, middle, high]
    const text = write(rising)
    if (!differ('ionizationEnergy', rising) || !isRising('ionizationEnergy', text)) return null
    const values = rising.map((symbol) => `${symbol} ${shownIonizationEnergy(symbol)}`).join(', ')
    const lure = lureMaker(`Measured: ${values}.`)
    return worded({
      element: pick(random, rising),
      stem: 'In which order does the first ionization energy rise from left to right?',
      answer: text,
      isRight: (other) => isRising('ionizationEnergy', other),
      lures: [
        lure(
          [high, middle, low],
          'PE2',
          'That is the reverse: more protons in the same shell hold the electrons more tightly.',
        ),
        lure(
          pick(random, [
            [middle, low, high],
            [middle, high, low],
          ]),
          'PE7',
          `${element(middle).name} stands farther right than ${nameOf(low)} and has more protons for the same shell.`,
        ),
        lure(
          pick(random, [
            [low, high, middle],
            [high, low, middle],
          ]),
          'PE7',
          `${element(high).name} stands farther right than ${nameOf(middle)} and has more protons for the same shell.`,
        ),
      ],
      right: `Across the period more protons attract the same shell: ${values}.`,
      see: { elements: rising, article: 'periodic-trends-explained' },
    })
  },
}

function write(symbols: readonly ElementSymbol[]): string {
  return symbols.join(' < ')
}

function lureMaker(end: string) {
  return function lure(
    order: readonly ElementSymbol[],
    misconception: MisconceptionId,
    why: string,
  ): Lure<string> {
    return { value: write(order), misconception, why: `${why} ${end}` }
  }
}

function isRising(property: TrendProperty, order: string): boolean {
  const values = order.split(' < ').map((symbol) => valueOf(property, symbol))
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))
}

function differ(property: TrendProperty, symbols: readonly ElementSymbol[]): boolean {
  return symbols.every((one, index) =>
    symbols.slice(index + 1).every((other) => comparable(property, one, other)),
  )
}

function sentence(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase())
}
