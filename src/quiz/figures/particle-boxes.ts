import {
  type DrawnFigure,
  LETTERS,
  type Mark,
  notation,
  path,
  type Point,
  ring,
  WIDTH,
} from './drawing.ts'
import type { Particle, ParticleBoxes } from './figure.ts'

type Box = ParticleBoxes['boxes'][number]

const GAP = 8
const TOP = 8
const SIDE = 92
const HEIGHT = TOP + SIDE + 22

/** Places for molecules in a box: rows that are shifted against each other. */
const COLUMNS = 3
const ROWS = 4
const RING = 6

/** The atoms of a molecule by their places around its middle, the first with a dot. */
const shapes: Readonly<Record<Particle, readonly (readonly ['A' | 'B', number])[]>> = {
  A: [['A', 0]],
  B: [['B', 0]],
  AA: [
    ['A', -4],
    ['A', 4],
  ],
  BB: [
    ['B', -RING],
    ['B', RING],
  ],
  AB: [
    ['A', -6],
    ['B', 4],
  ],
  AAB: [
    ['A', -10],
    ['B', 0],
    ['A', 10],
  ],
}

const names: Readonly<Record<Particle, string>> = {
  A: 'single dots',
  B: 'single rings',
  AA: 'pairs of dots',
  BB: 'pairs of rings',
  AB: 'pairs of a dot and a ring',
  AAB: 'groups of a ring between two dots',
}

/** Boxes side by side, with dots and rings that touch where they are bonded. */
export function drawnParticleBoxes({ boxes }: ParticleBoxes): DrawnFigure {
  const width = (WIDTH - GAP * (boxes.length + 1)) / boxes.length
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: boxes.flatMap((box, index) => {
        const left = GAP + index * (width + GAP)
        const size = Math.min(width, SIDE)
        const start = left + (width - size) / 2
        return [
          path(
            'axis',
            [start, TOP],
            [start + size, TOP],
            [start + size, TOP + SIDE],
            [start, TOP + SIDE],
            [start, TOP],
          ),
          ...particlesIn(box, start, size),
          notation(box.name, [start + size / 2, TOP + SIDE + LETTERS + 4], 'middle'),
        ]
      }),
    },
    sentence: `${boxes.length} boxes with atoms of two kinds, dots and rings. ${boxes
      .map(({ name, particles }) => `Box ${name}: ${particlesText(particles)}.`)
      .join(' ')}`,
    table: {
      head: ['Box', 'Particles'],
      rows: boxes.map(({ name, particles }) => [name, particlesText(particles)]),
    },
  }
}

function particlesText(particles: Box['particles']): string {
  return particles.map(([particle, count]) => `${count} ${names[particle]}`).join(', ')
}

/** Takes every fifth place in turn, so that the kinds are mixed. */
function particlesIn({ particles }: Box, left: number, size: number): readonly Mark[] {
  const places = COLUMNS * ROWS
  return particles
    .flatMap(([particle, count]) => Array.from({ length: count }, () => particle))
    .flatMap((particle, index) => {
      const place = (5 * index) % places
      const row = Math.floor(place / COLUMNS)
      const shift = row % 2 === 0 ? -3 : 3
      const x = left + ((place % COLUMNS) + 0.5) * (size / COLUMNS) + shift
      const y = TOP + (row + 0.5) * (SIDE / ROWS)
      return shapes[particle].map(([atom, offset]): Mark => {
        const at: Point = [x + offset, y]
        return atom === 'A' ? { type: 'dot', at } : ring(at, RING)
      })
    })
}
