import { formatNumber } from '#chemistry/units.ts'

import { LETTERS, type Mark, notation, path, type Point, WIDTH, words } from './drawing.ts'

/** One axis: its name with the unit, the values that are marked, and the place of a value as a share of its length. */
export type Axis = {
  readonly name: string
  readonly ticks: readonly number[]
  readonly shareOf: (value: number) => number
}

const LEFT = 34
const RIGHT = WIDTH - 22
const TOP = 26
const BOTTOM = 180

/** The height of a drawing with two axes. */
export const HEIGHT = BOTTOM + 42

const TICK = 4

/** The widths of the signs of a number in a wide font, as shares of its size. */
const DIGIT = 0.64
const SIGNS: Readonly<Record<string, number>> = { '−': 0.84, '.': 0.32, '\u202F': 0.2 }

/** Two axes with their numbers and names, and where a pair of values lies between them. */
export function axes(
  across: Axis,
  upward: Axis,
): {
  readonly marks: readonly Mark[]
  readonly place: (x: number, y: number) => Point
} {
  const widest = Math.max(...upward.ticks.map((tick) => widthOf(formatNumber(tick))))
  const left = Math.max(LEFT, Math.ceil(widest) + 8)
  const x = (value: number) => left + across.shareOf(value) * (RIGHT - left)
  const y = (value: number) => BOTTOM - upward.shareOf(value) * (BOTTOM - TOP)
  return {
    marks: [
      ...upward.ticks.flatMap((tick): readonly Mark[] => [
        path('grid', [left, y(tick)], [RIGHT, y(tick)]),
        notation(formatNumber(tick), [left - 5, y(tick) + 0.36 * LETTERS], 'end'),
      ]),
      ...across.ticks.flatMap((tick): readonly Mark[] => [
        path('axis', [x(tick), BOTTOM], [x(tick), BOTTOM + TICK]),
        notation(formatNumber(tick), [x(tick), BOTTOM + TICK + LETTERS], 'middle'),
      ]),
      path('axis', [left, TOP], [left, BOTTOM], [RIGHT, BOTTOM]),
      words(upward.name, [2, LETTERS - 1], 'start'),
      words(across.name, [RIGHT, HEIGHT - 4], 'end'),
    ],
    place: (across_, upward_) => [x(across_), y(upward_)],
  }
}

/** The width of a number in a wide font. */
function widthOf(text: string): number {
  return LETTERS * Array.from(text).reduce((sum, sign) => sum + (SIGNS[sign] ?? DIGIT), 0)
}

/** An axis whose marks are even, from zero unless told otherwise. */
export function evenAxis(name: string, step: number, last: number, first = 0): Axis {
  const count = Math.round((last - first) / step)
  return {
    name,
    ticks: Array.from({ length: count + 1 }, (_, index) => first + index * step),
    shareOf: (value) => (value - first) / (last - first),
  }
}
