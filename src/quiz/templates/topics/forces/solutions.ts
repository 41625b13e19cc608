import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { type Exchange, type Pair, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'

type Substance = { readonly name: string; readonly element: ElementSymbol; readonly reason: string }

/** Substances that dissolve well in water and hardly in hexane. */
const forWater: readonly Substance[] = [
  { name: 'sodium chloride', element: 'Na', reason: 'water attracts its ions' },
  { name: 'potassium nitrate', element: 'K', reason: 'water attracts its ions' },
  { name: 'copper(II) sulfate', element: 'Cu', reason: 'water attracts its ions' },
  { name: 'glucose', element: 'O', reason: 'its many OH form hydrogen bonds with water' },
  { name: 'table sugar', element: 'O', reason: 'its many OH form hydrogen bonds with water' },
]

/** Substances that dissolve well in hexane and hardly in water. */
const forHexane: readonly Substance[] = [
  { name: 'octane', element: 'C', reason: 'its molecules are held by dispersion, as in hexane' },
  { name: 'candle wax', element: 'C', reason: 'it is a mixture of long alkanes' },
  { name: 'olive oil', element: 'C', reason: 'its long hydrocarbon chains are not polar' },
  { name: 'iodine', element: 'I', reason: 'its molecules are not polar' },
  { name: 'decane', element: 'C', reason: 'its molecules are held by dispersion, as in hexane' },
]

/** The one substance of four that dissolves well in a solvent. */
export const dissolvesBest = template('ph-m203', 'like-dissolves-like', (random) => {
  const isWater = pick(random, [true, false])
  const [fitting, others] = isWater ? [forWater, forHexane] : [forHexane, forWater]
  const answer = pick(random, fitting)
  const solvent = isWater ? 'water' : 'hexane'
  const account = `${capitalized(answer.name)} dissolves in ${solvent} because ${answer.reason}`
  return choice<Substance>({
    element: answer.element,
    badge: null,
    stem: `Which of these dissolves best in ${solvent}?`,
    answer,
    isRight: (value) => fitting.includes(value),
    lures: sample(random, others, 4).map((value): Lure<Substance> => ({
      value,
      misconception: 'FO7',
      why: `${capitalized(value.name)} dissolves in ${isWater ? 'hexane' : 'water'} instead: ${value.reason}. ${account}.`,
    })),
    show: ({ name }) => name,
    right: `${account}.`,
    see: { article: null },
  })
})

/** Liquids that consist of water nearly alone, and liquids of molecules that are not polar. */
const watery = ['water', 'vinegar', 'salt water', 'lemon juice'] as const
const waters = ['water', 'tap water', 'warm water'] as const
const oily = ['hexane', 'octane', 'gasoline', 'lamp oil'] as const

/** The liquid of four that dissolves a substance best. */
export const solventOfSubstance = template('ph-e521', 'like-dissolves-like', (random) => {
  const isForWater = pick(random, [true, false])
  const substance = pick(random, isForWater ? forWater : forHexane)
  const answer = pick(random, isForWater ? waters : oily)
  const others = isForWater ? sample(random, oily, 3) : sample(random, watery, 3)
  if (answer === substance.name) return null
  const account = `${capitalized(substance.name)} dissolves best in ${answer} because ${isForWater ? substance.reason : 'dispersion forces hold both of them together'}`
  return choice<string>({
    element: substance.element,
    badge: null,
    stem: `Which liquid dissolves ${substance.name} best?`,
    answer,
    isRight: (value) => value === answer,
    lures: others.map((value): Lure<string> => ({
      value,
      misconception: 'FO7',
      why: `${isForWater ? `The molecules of ${value} are not polar` : value === 'water' ? 'Water is polar' : `${capitalized(value)} is nearly all water, which is polar`}. ${account}.`,
    })),
    right: `${account}.`,
    see: { article: null },
  })
})

const processes = {
  'ions of a salt, in water': [
    ['sodium chloride in water', 'Na'],
    ['potassium bromide in water', 'K'],
    ['magnesium sulfate in water', 'Mg'],
  ],
  'whole molecules, in water': [
    ['glucose in water', 'O'],
    ['ethanol in water', 'O'],
    ['oxygen in water', 'O'],
    ['table sugar in water', 'O'],
  ],
  'new ions, from a reaction': [
    ['hydrogen chloride in water', 'Cl'],
    ['hydrogen bromide in water', 'Br'],
    ['nitric acid in water', 'N'],
  ],
  'whole molecules, in hexane': [
    ['iodine in hexane', 'I'],
    ['octane in hexane', 'C'],
    ['candle wax in hexane', 'C'],
  ],
} as const

type Process = keyof typeof processes

const allProcesses: readonly Process[] = [
  'ions of a salt, in water',
  'whole molecules, in water',
  'new ions, from a reaction',
  'whole molecules, in hexane',
]

const mixUps: readonly (readonly [Process, Process, Exchange['misconception'], string])[] = [
  [
    'ions of a salt, in water',
    'whole molecules, in water',
    'FO8',
    'A salt consists of ions, which water parts. Molecules such as sugar and ethanol stay whole.',
  ],
  [
    'whole molecules, in water',
    'new ions, from a reaction',
    'FO8',
    'Only strong acids give their hydrogen ion to water. Sugar, ethanol and oxygen stay whole molecules.',
  ],
  [
    'ions of a salt, in water',
    'new ions, from a reaction',
    'BO1',
    'The ions of a salt are there before it dissolves. A strong acid consists of molecules that react with water.',
  ],
  [
    'ions of a salt, in water',
    'whole molecules, in hexane',
    'FO7',
    'Hexane does not attract ions enough to part them. It takes up molecules that are not polar.',
  ],
]

/** The particles that substances give when they dissolve. */
export const particlesInSolution = production(
  'ph-m204',
  'match',
  'like-dissolves-like',
  (random) => {
    const drawn = new Map(
      allProcesses.map((process) => {
        const [left, element] = pick<readonly [string, ElementSymbol]>(random, processes[process])
        return [process, { left, partner: process, element } satisfies Pair] as const
      }),
    )
    const pairs = [...drawn.values()]
    return pairDraft(random, {
      stem: 'Pair each solution with the particles that come from the dissolved substance.',
      pairs,
      exchanges: mixUps.map(([one, other, misconception, text]): Exchange => ({
        of: [drawn.get(one)?.left ?? '', drawn.get(other)?.left ?? ''],
        misconception,
        text,
      })),
      right: `${capitalized(pairs.map((pair) => `${pair.left}: ${pair.partner}`).join('; '))}.`,
      article: null,
      asked: 'the particles in each solution',
      rule: 'Salts part into ions, strong acids react with water, other molecules stay whole',
    })
  },
)
