import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { decimal, exact } from '#quiz/worked/amounts.ts'
import { added, less, multiplied } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

/** A scale that is read twice, in the words of a question. */
type Scale = {
  readonly scene: string
  readonly later: string
  readonly asked: string
  readonly unit: string
  /** The value from one mark to the next. A tenth mark has a number. */
  readonly mark: number
  readonly decimals: number
  /** Whether numbers grow downward. */
  readonly isDownward: boolean
  /** The first and the last number near which the readings are. */
  readonly first: readonly [number, number]
  readonly second: readonly [number, number]
}

const burette: Scale = {
  scene: 'The surface in a burette is',
  later: 'after the titration',
  asked: 'What volume ran out?',
  unit: 'mL',
  mark: 0.1,
  decimals: 2,
  isDownward: true,
  first: [1, 9],
  second: [14, 40],
}

const scales: readonly Scale[] = [
  burette,
  burette,
  {
    scene: 'The water in a measuring cylinder is',
    later: 'with a stone in it',
    asked: 'What is the volume of the stone?',
    unit: 'mL',
    mark: 1,
    decimals: 0,
    isDownward: false,
    first: [2, 4],
    second: [6, 9],
  },
  {
    scene: 'The liquid of a thermometer is',
    later: 'after heating',
    asked: 'By how much has the temperature risen?',
    unit: '°C',
    mark: 1,
    decimals: 0,
    isDownward: false,
    first: [1, 3],
    second: [5, 9],
  },
]

/** The difference of two readings, on a scale that runs upward or downward. */
export const differenceOfReadings = template(
  'ge-m500',
  'reading-scales',
  withLureBeside((random) => {
    const scale = pick(random, scales)
    const { unit, mark, decimals, isDownward } = scale
    const [from, to] = [scale.first, scale.second].map(
      ([low, high]) => 10 * mark * integer(random, low, high),
    )
    const marksBefore = integer(random, 2, 8)
    const marksAfter = integer(random, 2, 8)
    if (from === undefined || to === undefined || marksBefore === marksAfter) return null
    const before = from + marksBefore * mark
    const after = to + marksAfter * mark
    const answer = Number((after - before).toFixed(1))
    const show = (value: number) => `${formatNumber(value, { decimals })} ${unit}`
    const side = isDownward ? 'below' : 'above'
    const account = `The readings are ${show(before)} and ${show(after)}, and their difference is ${show(answer)}`
    const wayOf = isDownward
      ? 'The numbers of a burette grow downward, so marks below a number are added to it.'
      : 'The numbers grow upward, so marks above a number are added to it.'
    const turned: MisconceptionId | null = isDownward ? 'LA2' : null
    const lures: readonly Lure<number>[] = [
      {
        value: to - from - (marksAfter - marksBefore) * mark,
        misconception: turned,
        why: `Both scales were read in the wrong direction. ${wayOf} ${account}.`,
      },
      {
        value: after - (from - marksBefore * mark),
        misconception: turned,
        why: `The first scale was read in the wrong direction. ${wayOf} ${account}.`,
      },
      {
        value: to - marksAfter * mark - before,
        misconception: turned,
        why: `The second scale was read in the wrong direction. ${wayOf} ${account}.`,
      },
      {
        value: to - from,
        misconception: 'LA1',
        why: `That takes the numbers alone, without the marks. ${account}.`,
      },
      {
        value: after - from,
        misconception: 'LA1',
        why: `The marks of the first reading were left out. ${account}.`,
      },
      {
        value: after,
        misconception: null,
        why: `That is the second reading alone. ${account}.`,
      },
    ]
    return numeric({
      element: pick(random, ['Cl', 'Na', 'N', 'S', 'K']),
      badge: null,
      stem: `${scale.scene} ${marksBefore} marks of ${formatNumber(mark)} ${unit} ${side} ${formatNumber(from)}, ${scale.later} ${marksAfter} marks ${side} ${formatNumber(to)}. ${scale.asked}`,
      answer,
      isRight: (value) => Math.abs(value - (to - from) - (marksAfter - marksBefore) * mark) < 0.001,
      lures: shuffle(
        random,
        lures.map((lure) => ({ ...lure, value: Number(lure.value.toFixed(1)) })),
      ),
      show,
      right: `${wayOf} ${account}.`,
      see: { article: null },
      solution: () =>
        workedSolution({
          asked: isDownward ? 'the volume that ran out' : 'the difference of the readings',
          relation: `Numbers grow ${isDownward ? 'downward' : 'upward'}, so marks ${side} a number are added; then the readings are subtracted`,
          conversions: [
            ['First reading', reading(from, marksBefore, scale), unit, { decimals }],
            ['Second reading', reading(to, marksAfter, scale), unit, { decimals }],
          ],
          numbers: [
            [
              'Difference',
              less(decimal(after, unit, decimals), decimal(before, unit, decimals)),
              unit,
              { decimals },
            ],
          ],
        }),
    })
  }),
)

function reading(number: number, marks: number, { mark, unit }: Scale) {
  return added(exact(number, unit), multiplied(exact(marks), exact(mark, unit)))
}
