import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

type Effect = {
  readonly rate: 'faster' | 'slower' | 'same'
  readonly gas: 'more' | 'less' | 'same'
}

/** A change of a run in which the acid is used up, and the solid is not. */
type Change = Effect & { readonly text: string; readonly reason: string }

function changesWith(degrees: number): readonly Change[] {
  return [
    {
      text: 'powder in place of lumps',
      rate: 'faster',
      gas: 'same',
      reason: 'A powder has a larger surface, so it reacts faster, and the acid gives as much gas',
    },
    {
      text: `acid warmer by ${degrees} °C`,
      rate: 'faster',
      gas: 'same',
      reason: 'In warmer acid more collisions have enough energy, and it gives as much gas',
    },
    {
      text: 'larger lumps of the solid',
      rate: 'slower',
      gas: 'same',
      reason:
        'Larger lumps have less surface, so they react more slowly, and the acid gives as much gas',
    },
    {
      text: `acid colder by ${degrees} °C`,
      rate: 'slower',
      gas: 'same',
      reason: 'In colder acid fewer collisions have enough energy, and it gives as much gas',
    },
    {
      text: 'acid twice as concentrated',
      rate: 'faster',
      gas: 'more',
      reason:
        'In acid twice as concentrated there are more collisions, and more acid gives more gas',
    },
    {
      text: 'acid half as concentrated',
      rate: 'slower',
      gas: 'less',
      reason:
        'In acid half as concentrated there are fewer collisions, and less acid gives less gas',
    },
    {
      text: 'twice as much of this acid',
      rate: 'same',
      gas: 'more',
      reason:
        'More of the same acid gives more gas, but its concentration, and so the rate at first, stays the same',
    },
  ]
}

const questions: readonly (Effect & { readonly text: string })[] = [
  {
    rate: 'faster',
    gas: 'same',
    text: 'makes the reaction faster but gives as much gas in the end',
  },
  {
    rate: 'slower',
    gas: 'same',
    text: 'makes the reaction slower but gives as much gas in the end',
  },
  { rate: 'faster', gas: 'more', text: 'makes the reaction faster and gives more gas in the end' },
  { rate: 'slower', gas: 'less', text: 'makes the reaction slower and gives less gas in the end' },
  { rate: 'same', gas: 'more', text: 'gives more gas in the end but starts as fast' },
]

const solids: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['zinc', 'Zn'],
  ['magnesium', 'Mg'],
  ['iron', 'Fe'],
  ['marble', 'Ca'],
  ['limestone', 'Ca'],
]

/** A change of a run with a wanted effect on its rate and on the gas that it gives. */
export const changeOfRun = template('ge-m521', 'rate-factors', (random) => {
  const [solid, element] = pick(random, solids)
  const wanted = pick(random, questions)
  const changes = changesWith(pick(random, [10, 15, 20]))
  const isWanted = ({ rate, gas }: Effect) => rate === wanted.rate && gas === wanted.gas
  const answer = pick(random, changes.filter(isWanted))
  const others = sample(
    random,
    changes.filter((change) => !isWanted(change)),
    3,
  )
  const milliliters = pick(random, [20, 25, 30, 40, 50])
  return choice<Change>({
    element,
    badge: null,
    stem: `Plenty of ${solid} lumps lie in ${milliliters} mL of dilute hydrochloric acid. Which change alone ${wanted.text}?`,
    answer,
    isRight: isWanted,
    lures: others.map((value): Lure<Change> => ({
      value,
      misconception: ideaBehind(wanted, value),
      why: `${value.reason}. ${answer.reason}.`,
    })),
    show: ({ text }) => text,
    right: `${answer.reason}. The acid is used up, so it decides how much gas forms.`,
    see: { article: null },
  })
})

function ideaBehind(wanted: Effect, { rate, gas }: Effect): MisconceptionId {
  if (rate === wanted.rate) return 'RA1'
  if (rate === 'same') return 'KI19'
  return gas === 'same' ? 'KI1' : 'KI6'
}
