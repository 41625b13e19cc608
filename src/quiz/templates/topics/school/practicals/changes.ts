import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

/** A change of an experiment with a solid in an excess of acid, and the gas that comes against before. */
type Change = {
  readonly text: string
  readonly gas: 'as much' | 'twice' | 'half'
  readonly isFaster: boolean
  readonly reason: string
}

const changes: readonly Change[] = [
  {
    text: 'the same mass as powder',
    gas: 'as much',
    isFaster: true,
    reason: 'Powder has more surface, so as much gas comes sooner',
  },
  {
    text: 'the same piece in warmer acid',
    gas: 'as much',
    isFaster: true,
    reason: 'Warmer acid reacts faster, so as much gas comes sooner',
  },
  {
    text: 'the same piece in colder acid',
    gas: 'as much',
    isFaster: false,
    reason: 'Colder acid reacts more slowly, so as much gas comes later',
  },
  {
    text: 'a piece of twice the mass',
    gas: 'twice',
    isFaster: true,
    reason: 'Twice the mass gives twice the gas',
  },
  {
    text: 'a piece of half the mass',
    gas: 'half',
    isFaster: false,
    reason: 'Half the mass gives half of the gas',
  },
]

/** The results that are asked for. */
const results = [
  { asked: 'as much gas in less time', gas: 'as much', isFaster: true },
  { asked: 'as much gas in more time', gas: 'as much', isFaster: false },
  { asked: 'twice as much gas', gas: 'twice', isFaster: true },
  { asked: 'half as much gas', gas: 'half', isFaster: false },
] as const

const reactions: readonly (readonly [solid: string, gas: string, element: ElementSymbol])[] = [
  ['magnesium', 'hydrogen', 'Mg'],
  ['zinc', 'hydrogen', 'Zn'],
  ['marble', 'carbon dioxide', 'Ca'],
]

/** The change of an experiment that has a wanted effect on the gas, and on the time that it takes. */
export const changeForResult = template('ge-m704', 'rate-experiments', (random) => {
  const [solid, gas, element] = pick(random, reactions)
  const wanted = pick(random, results)
  const isRight = (change: Change) =>
    change.gas === wanted.gas && change.isFaster === wanted.isFaster
  const answer = pick(random, changes.filter(isRight))
  const others = sample(
    random,
    changes.filter((change) => !isRight(change)),
    3,
  )
  const account = answer.reason
  return choice<Change>({
    element,
    badge: null,
    stem: `A piece of ${solid} in an excess of hydrochloric acid gives ${integer(random, 30, 95)} mL of ${gas} in ${10 * integer(random, 6, 30)} s. Which change gives ${wanted.asked}?`,
    answer,
    isRight,
    lures: others.map((value): Lure<Change> => ({
      value,
      misconception: value.gas === wanted.gas ? 'RA2' : 'RA1',
      why: `${value.reason}. ${account}.`,
    })),
    show: ({ text }) => text,
    right: `${account}.`,
    see: { article: null },
  })
})
