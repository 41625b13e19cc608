import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { purposeText, type Separation, separations } from '#chemistry/mixtures/separations.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { choice, type Lure, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { areEven } from '#quiz/templates/topics/school/building/even-options.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { divided, less } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

const see = { article: null }

/** The way to separate a mixture; a filter is among the options for what is dissolved. */
export const wayToSeparate = template('ph-e258', 'separation', (random) => {
  const filter = separations.find(({ method }) => method === 'filtration')
  if (filter === undefined) return null
  const answer = pick(random, separations)
  const rest = separations.filter((one) => one !== answer && one !== filter)
  const others = answer === filter ? sample(random, rest, 3) : [filter, ...sample(random, rest, 2)]
  if (!areEven([answer, ...others].map(({ method }) => method))) return null
  const idea = (other: Separation): MisconceptionId => (other === filter ? 'SE1' : 'SE8')
  const account = `For ${answer.mixture} it is ${answer.method}: ${answer.because}`
  return choice<Separation>({
    element: answer.element,
    badge: null,
    stem: `${pick(random, ['Which way separates', 'How are these separated best:', 'What separates'])} ${purposeText(answer)}?`,
    answer,
    isRight: ({ method }) => method === answer.method,
    lures: others.map((value): Lure<Separation> => ({
      value,
      misconception: idea(value),
      why: `With ${value.mixture} that works, since ${value.because}. ${account}.`,
    })),
    show: ({ method }) => method,
    right: `${account}.`,
    see,
  })
})

function twoFigures(value: number): string {
  return formatNumber(value, { significant: 2 })
}

const dyes: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['a food dye', 'N'],
  ['a leaf pigment', 'Mg'],
  ['an amino acid', 'S'],
]

/** Rf from distances that are measured from the edge. */
export const factorOfSpot = template(
  'ph-m260',
  'chromatography',
  withLureBeside((random) => {
    const [dye, element] = pick(random, dyes)
    const line = integer(random, 8, 20)
    const far = integer(random, 15, 60)
    const all = integer(random, 60, 95)
    if (far > 0.85 * all || far < 0.22 * all) return null
    const [spot, front] = [line + far, line + all]
    const value = far / all
    const account = `From the start line the spot has moved ${far} mm and the front ${all} mm, so Rf is ${twoFigures(value)}`
    return numeric({
      element,
      badge: null,
      stem: `From the edge of the paper it is ${line} mm to the start line, ${spot} mm to ${dye} and ${front} mm to the front. What is Rf?`,
      answer: value,
      isRight: (other) => Math.abs(other - value) < 0.01,
      lures: [
        {
          value: spot / front,
          misconception: 'SE2',
          why: `That measures from the edge. ${account}.`,
        },
        { value: all / far, misconception: 'SE2', why: `That is upside down. ${account}.` },
        {
          value: far / front,
          misconception: 'SE2',
          why: `That measures the front from the edge. ${account}.`,
        },
        {
          value: 1 - value,
          misconception: 'SE2',
          why: `That is the way that the spot stays behind the front. ${account}.`,
        },
        {
          value: line / front,
          misconception: 'SE2',
          why: `The start line itself has not moved. ${account}.`,
        },
      ],
      fill: [value * 0.7, value * 1.25],
      miss: (other) => `${twoFigures(other)} belongs to another spot. ${account}.`,
      show: twoFigures,
      right: `${account}.`,
      see,
      solution: () =>
        workedSolution({
          asked: 'Rf',
          given: { 'Start line': exact(line, 'mm') },
          relation: 'Rf = distance of the spot ÷ distance of the front, both from the start line',
          conversions: [
            ['Spot', less(exact(spot, 'mm'), exact(line, 'mm')), 'mm', {}],
            ['Front', less(exact(front, 'mm'), exact(line, 'mm')), 'mm', {}],
          ],
          numbers: [['Rf', divided(exact(far, 'mm'), exact(all, 'mm')), null, { significant: 2 }]],
        }),
    })
  }),
)
