import { integer, pick } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { listed } from '#quiz/templates/shared/names.ts'

type Dyes = readonly string[]

const sets: readonly Dyes[] = [
  ['A', 'B'],
  ['A', 'C'],
  ['B', 'C'],
  ['A', 'B', 'C'],
]

const mixtures = [
  'a black ink',
  'a green ink',
  'a brown ink',
  'a food color',
  'the dye of a sweet',
  'the dye of a felt pen',
  'an unknown mixture',
  'a printer ink',
]

const solvents = ['water', 'ethanol', 'propanone', 'salt water']

/** The dyes of a mixture, read from a drawn chromatogram. */
export const dyesOfMixture = template('ph-m301', 'chromatography', (random) => {
  const answer = pick(random, sets)
  const front = 2 * integer(random, 38, 46)
  const places = [integer(random, 10, 18), integer(random, 28, 40), integer(random, 52, 68)]
  const order = pick(random, [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const)
  const spotOf = (dye: string) => places[order['ABC'.indexOf(dye)] ?? 0] ?? 0
  const isRight = (value: Dyes) => value.join('') === answer.join('')
  const heights = answer.map((dye) => `${dye} at ${spotOf(dye)} mm`)
  const account = `The spots of M stand beside those of ${listed(heights)}`
  return choice<Dyes>({
    element: 'C',
    badge: null,
    stem: `A, B and C are pure dyes, and M is ${pick(random, mixtures)}, all run in ${pick(random, solvents)}. Which of the dyes does M hold?`,
    answer,
    isRight,
    lures: sets
      .filter((value) => !isRight(value))
      .map((value): Lure<Dyes> => ({
        value,
        misconception: 'SE2',
        why: `A dye comes as far alone as in a mixture, so only equal heights count. ${account}.`,
      })),
    show: (value) => listed(value),
    right: `${account}.`,
    see: { article: null },
    figure: {
      kind: 'chromatogram',
      front,
      lanes: [
        ...['A', 'B', 'C'].map((name) => ({ name, spots: [spotOf(name)] })),
        { name: 'M', spots: answer.map(spotOf).toSorted((one, other) => one - other) },
      ],
    },
  })
})
