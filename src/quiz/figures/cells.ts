import { formatNumber } from '#chemistry/units.ts'

import {
  type DrawnFigure,
  LETTERS,
  type Mark,
  notation,
  path,
  type Point,
  ring,
  WIDTH,
  words,
} from './drawing.ts'
import type { ElectrolysisCell, GalvanicCell } from './figure.ts'

const HEIGHT = 210
const RIM = 96
const FLOOR = 186
const LEVEL = 116
const BEAKER = 96
const METER: Point = [WIDTH / 2, 30]
const METER_SIZE = 17

/** Two beakers with an electrode each, a wire over a voltmeter, and a salt bridge. */
export function drawnGalvanicCell({ left, right, voltage }: GalvanicCell): DrawnFigure {
  const [one, two] = [24, WIDTH - 24 - BEAKER]
  const [first, second] = [one + 26, two + BEAKER - 26]
  const reading = voltage === undefined ? null : `${formatNumber(voltage, { decimals: 2 })} V`
  const sides = `Left: an electrode of ${left.electrode} in a solution of ${left.ion}. Right: an electrode of ${right.electrode} in a solution of ${right.ion}.`
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...beaker(one, BEAKER),
        ...beaker(two, BEAKER),
        path('data', [first, 66], [first, 168]),
        path('data', [second, 66], [second, 168]),
        path('axis', [first, 66], [first, METER[1]], [METER[0] - METER_SIZE, METER[1]]),
        path('axis', [METER[0] + METER_SIZE, METER[1]], [second, METER[1]], [second, 66]),
        ring(METER, METER_SIZE),
        notation('V', [METER[0], METER[1] + 5], 'middle'),
        // The bridge dips into both solutions.
        path(
          'axis',
          [one + BEAKER - 24, 150],
          [one + BEAKER - 24, 80],
          [two + 24, 80],
          [two + 24, 150],
        ),
        path(
          'axis',
          [one + BEAKER - 14, 150],
          [one + BEAKER - 14, 90],
          [two + 14, 90],
          [two + 14, 150],
        ),
        words('salt bridge', [WIDTH / 2, 74], 'middle'),
        ...(reading === null ? [] : [notation(reading, [WIDTH / 2, 60], 'middle')]),
        notation(left.electrode, [first - 8, 84], 'end'),
        notation(right.electrode, [second + 8, 84], 'start'),
        notation(left.ion, [one + BEAKER / 2, FLOOR + LETTERS + 4], 'middle'),
        notation(right.ion, [two + BEAKER / 2, FLOOR + LETTERS + 4], 'middle'),
      ],
    },
    sentence: `Two half-cells, joined by a wire with a voltmeter and by a salt bridge. ${sides}${reading === null ? '' : ` The voltmeter shows ${reading}.`}`,
    table: {
      head: ['Half-cell', 'Electrode', 'Ion in the solution'],
      rows: [
        ['left', left.electrode, left.ion],
        ['right', right.electrode, right.ion],
      ],
    },
  }
}

/** One beaker with two electrodes at the poles of a battery. */
export function drawnElectrolysisCell({ liquid }: ElectrolysisCell): DrawnFigure {
  const left = WIDTH / 2 - BEAKER
  const [one, two] = [left + 44, left + 2 * BEAKER - 44]
  const middle = WIDTH / 2
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...beaker(left, 2 * BEAKER),
        path('data', [one, 66], [one, 168]),
        path('data', [two, 66], [two, 168]),
        path('axis', [one, 66], [one, 30], [middle - 5, 30]),
        path('axis', [middle + 5, 30], [two, 30], [two, 66]),
        // The longer line of a battery is its positive pole.
        path('data', [middle - 5, 24], [middle - 5, 36]),
        path('axis', [middle + 5, 14], [middle + 5, 46]),
        notation('−', [one - 10, 84], 'end'),
        notation('+', [two + 10, 84], 'start'),
        notation(liquid, [middle, FLOOR + LETTERS + 4], 'middle'),
      ],
    },
    sentence: `A beaker with ${liquid} and two inert electrodes at a battery: the left one at its negative pole, the right one at its positive pole.`,
    table: {
      head: ['Electrode', 'Pole', 'Liquid'],
      rows: [
        ['left', '−', liquid],
        ['right', '+', liquid],
      ],
    },
  }
}

function beaker(left: number, width: number): readonly Mark[] {
  return [
    path('axis', [left, RIM], [left, FLOOR], [left + width, FLOOR], [left + width, RIM]),
    path('grid', [left, LEVEL], [left + width, LEVEL]),
  ]
}
