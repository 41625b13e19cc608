import { type Element, elements } from '#chemistry/elements/elements.ts'
import { stateAt, statesOfMatter, type StateOfMatter } from '#chemistry/elements/states.ts'
import { toCelsius } from '#chemistry/units.ts'
import type { Sorting } from '#web/trend-lab/address/lab-state.ts'

import type { CellPaint, TablePaint } from './cell-paint.ts'

const ROOM_CELSIUS = 25

/** The elements of one kind, which share a color. */
export type Kind = {
  readonly label: string
  readonly fill: string
  readonly symbols: readonly string[]
}

const families = [
  'alkali metal',
  'alkaline earth metal',
  'transition metal',
  'post-transition metal',
  'metalloid',
  'reactive non-metal',
  'halogen',
  'noble gas',
  'lanthanide',
  'actinide',
]
const blocks = ['s', 'p', 'd', 'f']
const F_BLOCK = 'f block'

/** The kinds of a sorting, each with its elements, in the order of the legend. */
export function kindsOf(sorting: Sorting): readonly Kind[] {
  switch (sorting) {
    case 'state':
      return kindsAt(ROOM_CELSIUS)
    case 'family':
      return numbered(families, ({ category }) => category)
    case 'block':
      return numbered(
        blocks.map((block) => `${block} block`),
        ({ block }) => `${block} block`,
      )
    case 'group':
      return numbered(
        [...Array.from({ length: 18 }, (_, index) => `group ${index + 1}`), F_BLOCK],
        ({ block, group }) => (block === 'f' ? F_BLOCK : `group ${group}`),
      )
    case 'radioactivity':
      return numbered(['stable', 'radioactive'], ({ radioactive }) =>
        radioactive ? 'radioactive' : 'stable',
      )
    case 'period':
      return numbered(
        Array.from({ length: 7 }, (_, index) => `period ${index + 1}`),
        ({ period }) => `period ${period}`,
      )
  }
}

const stateFills: Readonly<Record<StateOfMatter, string>> = {
  solid: 'solid',
  liquid: 'liquid',
  gas: 'gas',
  'liquid or gas': 'fluid',
  unknown: 'missing',
}

/** The states at a temperature in °C, each with its elements. */
export function kindsAt(celsius: number): readonly Kind[] {
  return statesOfMatter.map((state) => ({
    label: state,
    fill: stateFills[state],
    symbols: symbolsWith((element) => stateAt(element, celsius) === state),
  }))
}

/** The same at a temperature in K. */
export function kindsAtKelvin(kelvin: number): readonly Kind[] {
  return kindsAt(toCelsius(kelvin))
}

/** The paint of all cells, with the sentence that is spoken of a kind. */
export function kindPaint(kinds: readonly Kind[], spokenOf: (label: string) => string): TablePaint {
  return new Map(
    kinds.flatMap(({ label, fill, symbols }) =>
      symbols.map((symbol): readonly [string, CellPaint] => [
        symbol,
        { fill, shown: label, spoken: spokenOf(label) },
      ]),
    ),
  )
}

function numbered(
  labels: readonly string[],
  labelOf: (element: Element) => string,
): readonly Kind[] {
  return labels.map((label, index) => ({
    label,
    fill: `kind-${index + 1}`,
    symbols: symbolsWith((element) => labelOf(element) === label),
  }))
}

function symbolsWith(isMeant: (element: Element) => boolean): readonly string[] {
  return elements.filter(isMeant).map(({ symbol }) => symbol)
}
