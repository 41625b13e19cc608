import { formatNumber } from '#chemistry/units.ts'

import { axes, evenAxis, HEIGHT } from './axes.ts'
import { type DrawnFigure, LETTERS, notation, path, type Point, WIDTH, words } from './drawing.ts'
import type { EnergyProfile, StepProfile } from './figure.ts'

const STEP = 50

/** Where the levels of reactants and products end and begin, as shares of the width. */
const FROM = 0.28
const TO = 0.72
const POINTS = 24

/** A curve from the level of the reactants over the summit to the level of the products. */
export function drawnEnergyProfile({ reactants, summit, products }: EnergyProfile): DrawnFigure {
  const { marks, place } = axes(
    { name: 'course of the reaction', ticks: [], shareOf: (share) => share },
    evenAxis('energy in kJ/mol', STEP, STEP * Math.ceil((summit + 1) / STEP)),
  )
  const middle = (FROM + TO) / 2
  const level = (energy: number, share: number, name: string) => {
    const [x, y] = place(share, energy)
    return [
      notation(formatNumber(energy), [x, y - 5], 'middle'),
      words(name, [x, y + LETTERS + 3], 'middle'),
    ]
  }
  const [top, peak] = place(middle, summit)
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        path(
          'data',
          place(0, reactants),
          ...slope([FROM, reactants], [middle, summit], place),
          ...slope([middle, summit], [TO, products], place),
          place(1, products),
        ),
        ...level(reactants, FROM / 2, 'reactants'),
        notation(formatNumber(summit), [top, peak - 5], 'middle'),
        ...level(products, (1 + TO) / 2, 'products'),
      ],
    },
    sentence: `Energy profile in kJ/mol: the reactants lie at ${formatNumber(reactants)}, the summit at ${formatNumber(summit)}, the products at ${formatNumber(products)}.`,
    table: {
      head: ['Level', 'Energy in kJ/mol'],
      rows: [
        ['reactants', formatNumber(reactants)],
        ['summit', formatNumber(summit)],
        ['products', formatNumber(products)],
      ],
    },
  }
}

/** A curve over a summit for each step, with the number of each level. */
export function drawnStepProfile({ levels }: StepProfile): DrawnFigure {
  const highest = Math.max(...levels)
  const { marks, place } = axes(
    { name: 'course of the reaction', ticks: [], shareOf: (share) => share },
    evenAxis('energy in kJ/mol', STEP, STEP * Math.ceil((highest + 1) / STEP)),
  )
  const at = (index: number) => 0.06 + (0.88 * index) / (levels.length - 1)
  const curve = levels
    .slice(1)
    .flatMap((level, index) =>
      slope([at(index), levels[index] ?? level], [at(index + 1), level], place),
    )
  const steps = levels.filter((_, index) => isSummit(index)).length
  const values = levels.map((level) => formatNumber(level))
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        path('data', ...curve),
        ...levels.map((level, index) => {
          const [x, y] = place(at(index), level)
          return notation(
            formatNumber(level),
            [x, isSummit(index) ? y - 5 : y + LETTERS + 3],
            'middle',
          )
        }),
      ],
    },
    sentence: `Energy profile in kJ/mol with ${steps} summits. From the reactants on, valleys and summits lie at ${values.join(', ')}.`,
    table: {
      head: ['Level', 'Energy in kJ/mol'],
      rows: values.map((value, index) => [levelName(index, levels.length), value]),
    },
  }
}

/** The points of a curve that leaves one level and arrives at another without a corner. */
function slope(
  [from, low]: readonly [share: number, energy: number],
  [to, high]: readonly [share: number, energy: number],
  place: (share: number, energy: number) => Point,
): readonly Point[] {
  return Array.from({ length: POINTS + 1 }, (_, step) => {
    const share = step / POINTS
    const height = low + (high - low) * ((1 - Math.cos(Math.PI * share)) / 2)
    return place(from + (to - from) * share, height)
  })
}

function isSummit(index: number): boolean {
  return index % 2 === 1
}

function levelName(index: number, count: number): string {
  if (index === 0) return 'reactants'
  if (index === count - 1) return 'products'
  return isSummit(index) ? `summit ${(index + 1) / 2}` : `valley ${index / 2}`
}
