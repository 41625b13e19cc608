import { type DrawnFigure, type Mark, notation, path, type Point, ring, WIDTH } from './drawing.ts'
import type { Apparatus } from './figure.ts'

const HEIGHT = 210

type Setup = {
  /** The parts by name, with the place of a letter and where its line ends at the part. */
  readonly parts: readonly (readonly [name: string, at: Point, end: Point])[]
  readonly marks: readonly Mark[]
  /** How the parts are joined, for listening. */
  readonly sentence: string
}

function conicalFlask(middle: number, top: number, floor: number): Mark {
  return path(
    'axis',
    [middle - 11, top],
    [middle - 11, top + 22],
    [middle - 40, floor],
    [middle + 40, floor],
    [middle + 11, top + 22],
    [middle + 11, top],
  )
}

/** Each setup with its parts, from the left or from above. */
export const setups: Readonly<Record<Apparatus['setup'], Setup>> = {
  filtration: {
    parts: [
      ['filter paper', [62, 40], [118, 53]],
      ['filter funnel', [240, 66], [184, 60]],
      ['conical flask', [226, 176], [183, 180]],
    ],
    marks: [
      path('axis', [98, 34], [142, 96], [142, 138], [158, 138], [158, 96], [202, 34]),
      path('dashed', [108, 40], [150, 98], [192, 40]),
      conicalFlask(150, 112, 196),
      path('grid', [122, 178], [178, 178]),
    ],
    sentence:
      'A funnel stands in the neck of a conical flask, with a folded paper in it, drawn dashed. Liquid is collected in the flask.',
  },
  distillation: {
    parts: [
      ['thermometer', [108, 22], [74, 28]],
      ['condenser', [196, 66], [172, 95]],
      ['round-bottom flask', [22, 188], [44, 170]],
      ['beaker for the distillate', [278, 160], [246, 172]],
    ],
    marks: [
      ring([72, 150], 34),
      path('axis', [62, 117], [62, 62], [82, 62], [82, 117]),
      path('grid', [40, 158], [104, 158]),
      path('data', [72, 20], [72, 82]),
      path('axis', [82, 76], [110, 86], [224, 128], [224, 140]),
      path('axis', [82, 88], [106, 97], [216, 138], [216, 146]),
      path('axis', [112, 74], [204, 108], [194, 142], [102, 108], [112, 74]),
      path('axis', [198, 156], [198, 198], [244, 198], [244, 156]),
      path('grid', [198, 184], [244, 184]),
    ],
    sentence:
      'A round flask with liquid has a thermometer in its neck. A tube leads from the neck down through a wider tube for cooling water, and ends above a beaker.',
  },
  reflux: {
    parts: [
      ['upright condenser', [208, 56], [172, 60]],
      ['round-bottom flask', [218, 146], [185, 150]],
      ['heater', [218, 202], [186, 195]],
    ],
    marks: [
      ring([150, 150], 34),
      path('grid', [118, 160], [182, 160]),
      path('axis', [143, 117], [143, 10]),
      path('axis', [157, 117], [157, 10]),
      path('axis', [130, 26], [170, 26], [170, 100], [130, 100], [130, 26]),
      path('axis', [170, 90], [184, 90]),
      path('axis', [130, 36], [116, 36]),
      path('data', [116, 194], [184, 194]),
    ],
    sentence:
      'A round flask with liquid stands above a heater. Straight above its neck is an open tube inside a wider tube for cooling water, so that vapor runs back as liquid.',
  },
  'over-water': {
    parts: [
      ['flask with the reaction', [14, 120], [38, 148]],
      ['delivery tube', [118, 46], [106, 70]],
      ['measuring cylinder', [264, 68], [230, 78]],
      ['trough of water', [292, 160], [276, 172]],
    ],
    marks: [
      conicalFlask(62, 92, 184),
      path('axis', [62, 112], [62, 72], [150, 72], [150, 180], [214, 180], [214, 166]),
      path('axis', [130, 128], [130, 196], [274, 196], [274, 128]),
      path('grid', [130, 142], [274, 142]),
      path('axis', [200, 172], [200, 50], [228, 50], [228, 172]),
      path('grid', [200, 104], [228, 104]),
    ],
    sentence:
      'A tube leads from a closed flask under the water of a trough, and ends below the opening of a measuring cylinder that stands upside down in the water. Gas collects at its top.',
  },
  'gas-syringe': {
    parts: [
      ['flask with the reaction', [14, 128], [38, 156]],
      ['delivery tube', [118, 52], [108, 76]],
      ['gas syringe', [214, 122], [200, 94]],
    ],
    marks: [
      conicalFlask(62, 100, 192),
      path('axis', [62, 120], [62, 78], [150, 78]),
      path('axis', [150, 70], [150, 64], [246, 64]),
      path('axis', [150, 86], [150, 92], [246, 92]),
      path('data', [206, 66], [206, 90]),
      path('axis', [206, 78], [272, 78]),
      path('axis', [272, 66], [272, 90]),
      ...[166, 178, 190].map((x) => path('grid', [x, 64], [x, 72])),
    ],
    sentence:
      'A tube leads from a closed flask into a lying cylinder with a scale. The gas pushes its plunger out to the right.',
  },
}

/** An apparatus with letters at its parts. */
export function drawnApparatus({ setup }: Apparatus): DrawnFigure {
  const { parts, marks, sentence } = setups[setup]
  const lettered = parts.map(([, at, end], index) => ({ letter: 'ABCDE'.charAt(index), at, end }))
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        ...lettered.flatMap(({ letter, at, end }) => [
          path('axis', [at[0] + (end[0] > at[0] ? 7 : -7), at[1] - 4], end),
          notation(letter, at, 'middle'),
        ]),
      ],
    },
    sentence,
    table: {
      head: ['Letter', 'Place'],
      rows: lettered.map(({ letter, at }) => [letter, placeText(at)]),
    },
  }
}

/** Where a letter stands, so that the table does not tell the name. */
function placeText([x, y]: Point): string {
  const height = y < HEIGHT / 3 ? 'above' : y < (2 * HEIGHT) / 3 ? 'in the middle' : 'below'
  const side = x < WIDTH / 3 ? 'left' : x < (2 * WIDTH) / 3 ? 'center' : 'right'
  return `${height}, ${side}`
}
