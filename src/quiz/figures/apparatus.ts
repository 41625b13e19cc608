import { ring } from './cells.ts'
import { type DrawnFigure, type Mark, notation, path, type Point, WIDTH } from './drawing.ts'
import type { Apparatus } from './figure.ts'

const HEIGHT = 210

type Setup = {
  /** The parts by name, with the place of a letter beside each. */
  readonly parts: readonly (readonly [name: string, at: Point])[]
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
      ['filter paper', [196, 58]],
      ['filter funnel', [214, 92]],
      ['conical flask', [196, 176]],
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
      ['thermometer', [92, 30]],
      ['condenser', [186, 62]],
      ['round-bottom flask', [30, 176]],
      ['beaker for the distillate', [262, 150]],
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
      ['upright condenser', [190, 66]],
      ['round-bottom flask', [204, 160]],
      ['heater', [196, 206]],
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
      ['flask with the reaction', [30, 130]],
      ['delivery tube', [122, 60]],
      ['measuring cylinder', [250, 74]],
      ['trough of water', [288, 180]],
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
      ['flask with the reaction', [30, 140]],
      ['delivery tube', [110, 60]],
      ['gas syringe', [206, 112]],
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

/** An apparatus with letters at its parts, or with the letter A at the one that is asked for. */
export function drawnApparatus({ setup, marked }: Apparatus): DrawnFigure {
  const { parts, marks, sentence } = setups[setup]
  const lettered = parts.flatMap(([name, at], index) =>
    marked === undefined
      ? [{ letter: 'ABCDE'.charAt(index), name, at }]
      : marked === index
        ? [{ letter: 'A', name, at }]
        : [],
  )
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [...marks, ...lettered.map(({ letter, at }) => notation(letter, at, 'middle'))],
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
