import { type DrawnFigure, type Mark, notation, path, WIDTH } from '#quiz/figures/drawing.ts'

const FOOT = 192

const vessels: readonly (readonly [letter: string, x: number, name: string, job: string])[] = [
  ['A', 36, 'volumetric pipette', 'delivers one volume'],
  ['B', 104, 'burette', 'delivers any volume'],
  ['C', 178, 'volumetric flask', 'holds one volume'],
  ['D', 256, 'measuring cylinder', 'measures roughly'],
]

/** Draws four vessels that measure volumes, side by side. */
export function drawnGlassware(): DrawnFigure {
  return {
    drawing: {
      width: WIDTH,
      height: 222,
      marks: [
        ...pipette(36),
        ...burette(104),
        ...flask(178),
        ...cylinder(256),
        ...vessels.map(([letter, x]) => notation(letter, [x, 214], 'middle')),
      ],
    },
    sentence:
      'Four vessels. A is a thin tube with a wide part in the middle and one mark. B is a long tube with many marks and a tap. C is a flask with a long neck and one mark. D is a wide cylinder with a spout and marks.',
    table: {
      head: ['Vessel', 'Name', 'Use'],
      rows: vessels.map(([letter, , name, job]) => [letter, name, job]),
    },
  }
}

function pipette(x: number): readonly Mark[] {
  const side = (sign: number) =>
    path(
      'axis',
      [x + 3 * sign, 8],
      [x + 3 * sign, 82],
      [x + 11 * sign, 94],
      [x + 11 * sign, 130],
      [x + 3 * sign, 142],
      [x + 3 * sign, 178],
      [x + sign, FOOT],
    )
  return [side(-1), side(1), path('data', [x - 7, 52], [x + 7, 52])]
}

function burette(x: number): readonly Mark[] {
  return [
    path('axis', [x - 6, 8], [x - 6, 158], [x - 2, 166], [x - 2, FOOT]),
    path('axis', [x + 6, 8], [x + 6, 158], [x + 2, 166], [x + 2, FOOT]),
    path('data', [x - 9, 172], [x + 12, 172]),
    ...[20, 34, 48, 62, 76, 90, 104, 118, 132, 146].map((y) =>
      path('axis', [x - 6, y], [x + 1, y]),
    ),
  ]
}

function flask(x: number): readonly Mark[] {
  return [
    path(
      'axis',
      [x - 6, 34],
      [x - 6, 112],
      [x - 26, 146],
      [x - 26, 176],
      [x - 16, FOOT],
      [x + 16, FOOT],
      [x + 26, 176],
      [x + 26, 146],
      [x + 6, 112],
      [x + 6, 34],
    ),
    path('data', [x - 10, 74], [x + 10, 74]),
  ]
}

function cylinder(x: number): readonly Mark[] {
  return [
    path('axis', [x - 20, 62], [x - 14, 68], [x - 14, 182], [x + 14, 182], [x + 14, 62]),
    path('axis', [x - 24, FOOT], [x - 14, 182], [x + 14, 182], [x + 24, FOOT], [x - 24, FOOT]),
    ...[86, 104, 122, 140, 158].map((y) => path('axis', [x - 14, y], [x - 2, y])),
  ]
}
