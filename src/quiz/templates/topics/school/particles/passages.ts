import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { degrees, wholeDegrees } from '#quiz/templates/physical-properties/samples.ts'

/** Elements that melt and boil at normal pressure, with points that tables agree on. */
const elements: readonly ElementSymbol[] = 'Hg Br Na K Ga Sn Pb Zn Mg Al Cu Ag Li Cl O N'.split(' ')

const passages = {
  melts: ['solid', 'liquid'],
  freezes: ['liquid', 'solid'],
  boils: ['liquid', 'gas'],
  condenses: ['gas', 'liquid'],
  'stays a solid': ['solid', 'solid'],
  'stays a liquid': ['liquid', 'liquid'],
  'stays a gas': ['gas', 'gas'],
} as const

type Passage = keyof typeof passages
const all: readonly Passage[] = [
  'melts',
  'freezes',
  'boils',
  'condenses',
  'stays a solid',
  'stays a liquid',
  'stays a gas',
]

/** The coldest temperature in °C that is named. */
const COLDEST = -265

/** The change of state between two temperatures, of which there may be none. */
export const changeBetween = template('ph-m407', 'changes-of-state', (random) => {
  const symbol = pick(random, elements)
  const { name, meltingPoint, boilingPoint } = element(symbol)
  if (meltingPoint === null || boilingPoint === null) return null
  const [melts, boils] = [wholeDegrees(meltingPoint), wholeDegrees(boilingPoint)]
  const answer = pick(random, all)
  const room = Math.max(4, Math.round((boils - melts) / 6))
  const between = (low: number, high: number) =>
    Math.round(low + (high - low) * (0.2 + 0.6 * random()))
  const ranges = {
    solid: [Math.max(COLDEST, melts - 3 * room), melts - 2],
    liquid: [melts + 2, boils - 2],
    gas: [boils + 2, boils + 3 * room],
  } as const
  const [from, to] = passages[answer].map((state) => between(...ranges[state]))
  if (from === undefined || to === undefined || from === to) return null
  const stateOf = (celsius: number) =>
    celsius < melts ? 'solid' : celsius < boils ? 'liquid' : 'gas'
  const account = `At ${degrees(from)} it is a ${stateOf(from)} and at ${degrees(to)} a ${stateOf(to)}, with ${degrees(melts)} and ${degrees(boils)} as limits`
  const isWarmed = to > from
  return choice<Passage>({
    element: symbol,
    badge: null,
    stem: `${name} melts at ${degrees(melts)} and boils at ${degrees(boils)}. It is ${isWarmed ? 'warmed' : 'cooled'} from ${degrees(from)} to ${degrees(to)}. What happens to it?`,
    answer,
    isRight: (value) => {
      const [before, after] = passages[value]
      return before === stateOf(from) && after === stateOf(to)
    },
    lures: sample(
      random,
      all.filter((value) => value !== answer),
      3,
    ).map((value): Lure<Passage> => ({
      value,
      misconception: from < 0 || to < 0 ? 'PH5' : 'PH6',
      why: `${reasonFor(value)} ${account}.`,
    })),
    right: `${account}, so it ${answer}.`,
    see: { article: null },
  })
})

function reasonFor(value: Passage): string {
  const [before, after] = passages[value]
  return before === after
    ? `It would have to be a ${before} at both temperatures.`
    : `It would have to be a ${before} first and a ${after} at the end.`
}
