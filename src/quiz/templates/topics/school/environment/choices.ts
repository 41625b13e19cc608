import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { fractions, pollutants, type Pollutant } from '#chemistry/environment/earth.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { areEven } from '#quiz/templates/topics/school/building/even-options.ts'

const see = { article: null }

/** The fraction that leaves a column first or last. */
export const fractionAtTheEnd = template('ch-e264', 'crude-oil', (random) => {
  const isTop = random() < 0.5
  const drawn = sample(random, fractions, 4).toSorted(
    (one, other) => fractions.indexOf(one) - fractions.indexOf(other),
  )
  const answer = isTop ? drawn[0] : drawn.at(-1)
  if (answer === undefined || !areEven(drawn)) return null
  const account = isTop
    ? `The smallest molecules of these four are those of ${answer}, so they leave the column highest`
    : `The largest molecules of these four are those of ${answer}, so they leave the column lowest`
  return choice<string>({
    element: 'C',
    badge: null,
    stem: isTop
      ? 'Which of these fractions of crude oil leaves the column highest, where it is coolest?'
      : 'Which of these fractions of crude oil leaves the column lowest, where it is hottest?',
    answer,
    isRight: (value) =>
      drawn.every(
        (other) => other === value || fractions.indexOf(value) < fractions.indexOf(other) === isTop,
      ),
    lures: drawn
      .filter((value) => value !== answer)
      .map((value): Lure<string> => ({
        value,
        misconception: 'EA2',
        why: `Small molecules boil at low temperatures and rise to the cool top. ${account}.`,
      })),
    right: `${account}.`,
    see,
  })
})

type Step = {
  readonly name: string
  readonly removes: string
  readonly reason: string
  readonly element: ElementSymbol
}

const steps: readonly Step[] = [
  {
    name: 'screening',
    removes: 'leaves and twigs',
    reason: 'A screen holds back leaves and twigs',
    element: 'C',
  },
  {
    name: 'settling',
    removes: 'sand and mud',
    reason: 'Sand and mud settle in still water',
    element: 'Si',
  },
  {
    name: 'filtering',
    removes: 'fine particles of clay',
    reason: 'Filters hold back fine particles',
    element: 'Al',
  },
  {
    name: 'disinfecting',
    removes: 'living microbes',
    reason: 'Chlorine, ozone or ultraviolet light kills microbes',
    element: 'Cl',
  },
  {
    name: 'distilling',
    removes: 'dissolved salts',
    reason: 'Salts stay behind when water is distilled',
    element: 'Na',
  },
]

/** The step of water treatment that something needs. */
export const stepAgainst = template('ge-e264', 'water-treatment', (random) => {
  const [answer, ...others] = sample(random, steps, 4)
  if (answer === undefined) return null
  const source = pick(random, ['river water', 'lake water', 'reservoir water'])
  const idea = (other: Step): MisconceptionId => {
    if (other.name !== 'filtering') return 'EA9'
    return answer.name === 'distilling' ? 'EA6' : answer.name === 'disinfecting' ? 'EA7' : 'EA9'
  }
  return choice<Step>({
    element: answer.element,
    badge: null,
    stem: `Which step is meant to rid ${source} of ${answer.removes}?`,
    answer,
    isRight: ({ removes }) => removes === answer.removes,
    lures: others.map((value): Lure<Step> => ({
      value,
      misconception: idea(value),
      why: `${value.reason}. ${answer.reason}.`,
    })),
    show: ({ name }) => name,
    right: `${answer.reason}.`,
    see,
  })
})

/** @param show what is said of a pollutant */
function pollutantDraft(
  random: Random,
  {
    stems,
    show,
    isEven,
  }: {
    readonly stems: readonly string[]
    readonly show: (value: Pollutant) => string
    readonly isEven: boolean
  },
) {
  const answer = pick(random, pollutants)
  // The badge of the answered question must not point to a wrong option.
  const name = nameOf(answer.element)
  const others = sample(
    random,
    pollutants.filter((one) => one !== answer && !one.effect.includes(name)),
    3,
  )
  if (isEven && !areEven([answer, ...others].map(show))) return null
  return choice<Pollutant>({
    element: answer.element,
    badge: null,
    stem: `${pick(random, stems)} ${answer.name} in the air?`,
    answer,
    isRight: ({ effect }) => effect === answer.effect,
    lures: others.map((value): Lure<Pollutant> => ({
      value,
      misconception: 'EA3',
      why: `${value.reason} ${answer.reason}`,
    })),
    show,
    right: answer.reason,
    see,
  })
}

/** The effect of a pollutant. */
export const effectOfPollutant = template('ge-e266', 'pollution', (random) =>
  pollutantDraft(random, {
    stems: ['What is true of', 'Which statement fits'],
    show: ({ effect }) => effect,
    isEven: true,
  }),
)

/** The effects as descriptions of a substance, all in one form. */
const descriptions: Readonly<Record<string, string>> = {
  'carbon dioxide': 'a greenhouse gas of all carbon fuels',
  'carbon monoxide': 'a gas that keeps blood from carrying oxygen',
  'sulfur dioxide': 'a cause of acid rain, from sulfur in fuels',
  'nitrogen oxides': 'a cause of acid rain, from air in hot engines',
  soot: 'particles that harm lungs and dim sunlight',
  methane: 'a greenhouse gas of cattle and landfills',
}

/** The same; no option stands out by its form. */
export const descriptionOfPollutant = nextDraw(effectOfPollutant, (random) =>
  pollutantDraft(random, {
    stems: ['Which description fits', 'What best describes'],
    show: (value) => descriptions[value.name] ?? '',
    isEven: false,
  }),
)

const stages = ['raw materials', 'making', 'use', 'end of life'] as const
type Stage = (typeof stages)[number]

const stageReasons: Readonly<Record<Stage, string>> = {
  'raw materials': 'What comes out of the ground or the field is the raw material',
  making: 'What turns raw material into the product belongs to making',
  use: 'What the owner does with the product is its use',
  'end of life': 'What happens after the last use belongs to the end of life',
}

const examples: Readonly<Record<Stage, readonly (readonly [string, ElementSymbol])[]>> = {
  'raw materials': [
    ['Sand is dug for a bottle', 'Si'],
    ['Bauxite is mined for a can', 'Al'],
    ['Cotton is grown for a shirt', 'C'],
    ['Lithium salts are extracted for a battery', 'Li'],
    ['Iron ore is mined for a bicycle', 'Fe'],
  ],
  making: [
    ['A melt is blown into a bottle', 'Si'],
    ['Sheet metal is pressed into a can', 'Al'],
    ['Yarn is woven and sewn to a shirt', 'C'],
    ['Electrodes are rolled into a battery', 'Li'],
    ['Steel tubes are welded to a frame', 'Fe'],
  ],
  use: [
    ['A bottle is washed and filled again', 'Si'],
    ['A full can is cooled before a meal', 'Al'],
    ['A shirt is washed every week', 'C'],
    ['A battery is charged every night', 'Li'],
    ['The chain of a bicycle is oiled', 'Fe'],
  ],
  'end of life': [
    ['Shards of a bottle are melted down', 'Si'],
    ['A can is sorted out of the waste', 'Al'],
    ['A worn shirt becomes a cleaning rag', 'C'],
    ['An old battery is taken apart', 'Li'],
    ['A rusty frame goes to the scrap yard', 'Fe'],
  ],
}

/** Stages that are taken for one another, since one follows the other at the same place. */
const areOneStage: readonly (readonly Stage[])[] = [
  ['raw materials', 'making'],
  ['use', 'end of life'],
]

/** The stage of a life cycle that an event belongs to. */
export const stageOfEvent = template('ge-e267', 'life-cycles', (random) => {
  const answer = pick(random, stages)
  const [event, element] = pick(random, examples[answer])
  return choice<Stage>({
    element,
    badge: null,
    stem: `${event}. To which stage of the life cycle does that belong?`,
    answer,
    isRight: (value) => examples[value].some(([text]) => text === event),
    lures: stages
      .filter((value) => value !== answer)
      .map((value): Lure<Stage> => ({
        value,
        misconception: areOneStage.some((both) => both.includes(value) && both.includes(answer))
          ? 'EA10'
          : null,
        why: `${stageReasons[value]}. ${stageReasons[answer]}.`,
      })),
    right: `${stageReasons[answer]}.`,
    see,
  })
})
