import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

/** A change of one stage of a life cycle, with the energy of that stage and the percent that the change saves. */
type Change = {
  readonly stage: 'materials' | 'making' | 'use' | 'end'
  readonly energy: number
  readonly percent: number
}

const texts: Readonly<Record<Change['stage'], string>> = {
  materials: 'less for raw materials',
  making: 'less for making it',
  use: 'less while it is used',
  end: 'less at the end of life',
}

const products: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['a phone', 'Li'],
  ['a kettle', 'Cu'],
  ['a lamp', 'In'],
  ['a shirt', 'C'],
  ['a bottle', 'Si'],
  ['a can', 'Al'],
  ['a bicycle', 'Fe'],
]

const percents = [5, 10, 15, 20, 25, 30, 40, 50]

/** How much more the best change saves than any other. */
const CLEAR = 1.3

function savedBy({ energy, percent }: Change): number {
  return (energy * percent) / 100
}

function sumOf(change: Change): string {
  return `${change.percent}% of ${change.energy} MJ are ${formatNumber(savedBy(change))} MJ`
}

/** The change of a product that saves most, which the largest percentage need not be. */
export const bestSaving = template('ge-m703', 'life-cycles', (random) => {
  const [name, element] = pick(random, products)
  const [first = 0, second = 0, third = 0, fourth = 0] = sample(random, percents, 4)
  const end: Change = { stage: 'end', energy: 10 * integer(random, 1, 3), percent: first }
  const changes: readonly Change[] = [
    { stage: 'materials', energy: 10 * integer(random, 2, 30), percent: second },
    { stage: 'making', energy: 10 * integer(random, 2, 30), percent: third },
    { stage: 'use', energy: 10 * integer(random, 2, 60), percent: fourth },
    end,
  ]
  const [answer, ...others] = changes.toSorted((one, other) => savedBy(other) - savedBy(one))
  if (answer === undefined || answer.stage === 'end') return null
  if (others.some((other) => CLEAR * savedBy(other) > savedBy(answer))) return null
  if (others.every(({ percent }) => percent < answer.percent)) return null
  const account = `${sumOf(answer)}, more than each other change saves`
  const [materials, making, use] = changes.map(({ energy }) => energy)
  return choice<Change>({
    element,
    badge: null,
    stem: `Suppose ${name} takes ${materials} MJ for raw materials, ${making} for making, ${use} in use and ${end.energy} at its end. Which change saves most energy?`,
    answer,
    isRight: (value) => changes.every((other) => savedBy(other) <= savedBy(value)),
    lures: others.map((value): Lure<Change> => ({
      value,
      misconception: value.stage === 'end' ? 'EA8' : null,
      why: `${sumOf(value)}. ${account}.`,
    })),
    show: ({ stage, percent }) => `${percent}% ${texts[stage]}`,
    right: `${account}.`,
    see: { article: null },
  })
})
