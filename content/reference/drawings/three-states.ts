import {
  type DrawnFigure,
  type Mark,
  path,
  type Point,
  WIDTH,
  words,
} from '#quiz/figures/drawing.ts'

const SIDE = 88
const GAP = 9
const TOP = 8

const CLOSE = 9.5

const solid: readonly Point[] = Array.from({ length: 40 }, (_, index) => [
  10 + CLOSE * (index % 8),
  SIDE - 8 - CLOSE * Math.floor(index / 8),
])

/** Distances of neighbors in the liquid, which take turns: each row has others, so that there is no order. */
const gaps = [9, 12, 10, 13, 9, 11, 10, 9, 14, 10, 9]
const lifts = [0, 1, -1, 1, 0, -1]
const LINE = 9.8
const IN_LINE = 7

const liquid: readonly Point[] = Array.from({ length: 40 }, (_, index) => {
  const row = Math.floor(index / IN_LINE)
  const place = index % IN_LINE
  const before = Array.from(
    { length: place },
    (__, left) => gaps[(4 * row + left) % gaps.length] ?? 0,
  )
  const lift = lifts[(index + row) % lifts.length] ?? 0
  return [
    8 + ((3 * row) % 7) + before.reduce((sum, gap) => sum + gap, 0),
    SIDE - 8 - LINE * row + lift - 1,
  ]
})

const gas: readonly Point[] = [
  [14, 20],
  [62, 12],
  [40, 44],
  [76, 56],
  [20, 74],
]

const boxes = [
  ['Solid', solid, 'close together in rows; each swings about its place'],
  ['Liquid', liquid, 'close together without order; they slide past each other'],
  ['Gas', gas, 'far apart; they fly fast and at random'],
] as const

/** Draws the same particles as a solid, a liquid and a gas. */
export function drawnThreeStates(): DrawnFigure {
  return {
    drawing: {
      width: WIDTH,
      height: TOP + SIDE + 24,
      marks: boxes.flatMap(([name, places], index): readonly Mark[] => {
        const left = GAP + index * (SIDE + GAP)
        return [
          path(
            'axis',
            [left, TOP],
            [left + SIDE, TOP],
            [left + SIDE, TOP + SIDE],
            [left, TOP + SIDE],
            [left, TOP],
          ),
          ...places.map(([x, y]): Mark => ({ type: 'dot', at: [left + x, TOP + y] })),
          words(name, [left + SIDE / 2, TOP + SIDE + 18], 'middle'),
        ]
      }),
    },
    sentence: `Three boxes of particles. ${boxes.map(([name, , text]) => `${name}: ${text}`).join('. ')}.`,
    table: { head: ['State', 'Particles'], rows: boxes.map(([name, , text]) => [name, text]) },
  }
}
