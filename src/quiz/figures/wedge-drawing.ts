import {
  type DrawnFigure,
  LETTERS,
  type Mark,
  notation,
  path,
  type Point,
  WIDTH,
} from './drawing.ts'
import type { WedgeBond, WedgeDrawing } from './figure.ts'

const HEIGHT = 170
const CENTER: Point = [WIDTH / 2, HEIGHT / 2]

/** Where a bond begins and ends, and where the letter of its atom stands, from the middle of the central atom. */
const BEGIN = 12
const END = 48
const LETTER = 60
/** Half of the broad end of a wedge. */
const BROAD = 5
const BARS = 6

/** How far the foot of a letter is below the middle of its atom. */
const DROP = 0.37 * LETTERS

const ways: Readonly<Record<WedgeBond['way'], string>> = {
  line: 'in the plane of the paper',
  wedge: 'toward the viewer',
  dashes: 'away from the viewer',
}

const looks: Readonly<Record<WedgeBond['way'], string>> = {
  line: 'line',
  wedge: 'solid wedge',
  dashes: 'dashed wedge',
}

/** Draws the bonds around a central atom: lines in the plane of the paper, wedges in front of it, dashes behind it. */
export function drawnWedges({ center, bonds }: WedgeDrawing): DrawnFigure {
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        notation(center, [CENTER[0], CENTER[1] + DROP], 'middle'),
        ...bonds.flatMap((bond) => [
          ...bondMarks(bond),
          notation(bond.atom, shifted(at(bond.degrees, LETTER), DROP), 'middle'),
        ]),
      ],
    },
    sentence: `Drawing of ${center} with ${bonds.length} bonds: ${bonds
      .map(({ atom, way }) => `${atom} ${ways[way]}`)
      .join(', ')}.`,
    table: {
      head: ['Atom', 'Drawn as', 'Degrees from the right, clockwise'],
      rows: bonds.map(({ atom, way, degrees }) => [atom, looks[way], String(degrees)]),
    },
  }
}

function bondMarks({ way, degrees }: WedgeBond): readonly Mark[] {
  const [from, to] = [at(degrees, BEGIN), at(degrees, END)]
  switch (way) {
    case 'line':
      return [path('data', from, to)]
    case 'wedge': {
      // Lines side by side fill the wedge.
      const ends = [-BROAD, BROAD, -BROAD / 2, BROAD / 2, 0].map((side) =>
        beside(to, degrees, side),
      )
      return [path('data', ...ends.flatMap((end) => [from, end]), ...ends.slice(0, 2))]
    }
    case 'dashes':
      return Array.from({ length: BARS }, (_, bar) => {
        const share = (bar + 1) / BARS
        const middle = at(degrees, BEGIN + share * (END - BEGIN))
        return path(
          'axis',
          beside(middle, degrees, -share * BROAD),
          beside(middle, degrees, share * BROAD),
        )
      })
  }
}

/** A point in a direction from the center: 0 is right, 90 is down. */
function at(degrees: number, distance: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [CENTER[0] + distance * Math.cos(radians), CENTER[1] + distance * Math.sin(radians)]
}

/** A point to the side of a bond. */
function beside([x, y]: Point, degrees: number, distance: number): Point {
  const radians = ((degrees + 90) * Math.PI) / 180
  return [x + distance * Math.cos(radians), y + distance * Math.sin(radians)]
}

function shifted([x, y]: Point, down: number): Point {
  return [x, y + down]
}
