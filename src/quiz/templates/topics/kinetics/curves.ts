import { firstOrderCurve } from '#chemistry/rates/concentration-curves.ts'
import { energyDistribution } from '#chemistry/rates/energy-distribution.ts'
import { toKelvin } from '#chemistry/units.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { less } from '#quiz/worked/expressions.ts'
import { law, outcome, solved } from '#quiz/worked/solutions.ts'

const see = { article: null }

/** How a curve of gas differs from that of the first run: its end and its time, as multiples. */
const shapes = {
  fast: { end: 1, pace: 0.45 },
  slow: { end: 1, pace: 2.2 },
  more: { end: 1.6, pace: 1 },
  less: { end: 0.5, pace: 1 },
} as const

type Shape = keyof typeof shapes

const shapeNames: readonly Shape[] = ['fast', 'slow', 'more', 'less']

/** Changes of a run, with the shape that follows. The acid is used up, and the solid is not. */
const changes: readonly (readonly [change: string, shape: Shape, reason: string])[] = [
  [
    'with the solid as a powder',
    'fast',
    'A larger surface makes it faster, and the acid gives as much gas',
  ],
  ['with warmer acid', 'fast', 'Warmer acid reacts faster and gives as much gas'],
  [
    'with larger lumps',
    'slow',
    'A smaller surface makes it slower, and the acid gives as much gas',
  ],
  ['with colder acid', 'slow', 'Colder acid reacts more slowly and gives as much gas'],
  [
    'with the same volume of more concentrated acid',
    'more',
    'More acid gives more gas, and more concentrated acid reacts faster',
  ],
  [
    'with the same volume of more dilute acid',
    'less',
    'Less acid gives less gas, and more dilute acid reacts more slowly',
  ],
]

const slips: Readonly<Record<Shape, string>> = {
  fast: 'That curve is steeper and ends as high as curve R.',
  slow: 'That curve is flatter and ends as high as curve R.',
  more: 'That curve ends higher than curve R.',
  less: 'That curve ends lower than curve R.',
}

const solids = ['marble', 'zinc', 'magnesium', 'iron'] as const
const symbols = { marble: 'Ca', zinc: 'Zn', magnesium: 'Mg', iron: 'Fe' } as const

const PLOTTED = 40

/** A run among drawn curves of gas against time. */
export const curveOfRun = template('ge-e51', 'rate-factors', (random) => {
  const solid = pick(random, solids)
  const [change, shape, reason] = pick(random, changes)
  const letters = shuffle(random, ['A', 'B', 'C', 'D'])
  const end = 10 * integer(random, 4, 7)
  const pace = 10 * integer(random, 2, 4)
  const until = 10 * Math.round(0.42 * pace)
  const curve = (name: string, high: number, slow: number) => ({
    name,
    points: Array.from({ length: PLOTTED + 1 }, (_, index) => {
      const time = (until * index) / PLOTTED
      return [time, high * (1 - Math.exp(-time / slow))] as const
    }),
  })
  const named = shapeNames.map((name, place) => ({ name, letter: letters[place] ?? '' }))
  const curves = named.map(({ name, letter }) =>
    curve(letter, end * shapes[name].end, pace * shapes[name].pace),
  )
  const idea = (other: Shape): MisconceptionId | null => {
    const isAmount = other === 'more' || other === 'less'
    if (shape !== 'fast' && shape !== 'slow') return isAmount ? 'KI6' : null
    if (!isAmount) return 'KI1'
    return (shape === 'fast') === (other === 'more') ? 'RA1' : null
  }
  const answer = named.find(({ name }) => name === shape)?.letter ?? ''
  return choice<string>({
    element: symbols[solid],
    badge: null,
    stem: `Plenty of ${solid} reacts with a little acid: curve R. Which curve is the run ${change}, all else alike?`,
    answer,
    isRight: (value) => value === answer,
    lures: named
      .filter(({ name }) => name !== shape)
      .map(({ name, letter }): Lure<string> => ({
        value: letter,
        misconception: idea(name),
        why: `${slips[name]} ${reason}: ${answer}.`,
      })),
    show: (value) => value,
    right: `${reason}: ${answer}.`,
    see,
    figure: {
      kind: 'curves',
      of: 'gas-volume',
      curves: [
        curve('R', end, pace),
        ...curves.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      ],
    },
  })
})

function pair(left: string, partner: string) {
  return { left, partner, element: 'H' }
}

/** The change of the curve of energies and to the line of the activation energy. */
export const effectsOnEnergies = production('ge-m63', 'match', 'activation-energy', (random) => {
  const low = 5 * integer(random, 4, 10)
  const high = low + 50 * integer(random, 4, 7)
  const until = 20
  const barrier = integer(random, 9, 12)
  const [warmer, colder] = [`from ${low} °C to ${high} °C`, `from ${high} °C to ${low} °C`]
  const catalyst = 'a catalyst'
  const heater = pick(random, ['more gas in the same vessel', 'less gas in the same vessel'])
  const figure: Figure = {
    kind: 'curves',
    of: 'speeds',
    curves: [
      { name: 'A', points: energyDistribution(toKelvin(low), until) },
      { name: 'B', points: energyDistribution(toKelvin(high), until) },
    ],
    line: { at: barrier, name: 'Ea' },
  }
  return pairDraft(random, {
    stem: `Curve A is a gas at ${low} °C, curve B at ${high} °C. Pair each change with its effect on the picture.`,
    pairs: [
      pair(warmer, 'the curve gets lower and broader'),
      pair(colder, 'the curve gets higher and narrower'),
      pair(catalyst, 'the line moves to the left'),
      pair(heater, 'curve and line stay as they are'),
    ],
    exchanges: [
      {
        of: [warmer, catalyst],
        misconception: 'KI4',
        text: 'Warming does not change the barrier. It changes the energies of the molecules, so the curve gets broader; a catalyst lowers the barrier, so the line moves.',
      },
      {
        of: [colder, catalyst],
        misconception: 'KI4',
        text: 'A catalyst does not change the energies of the molecules. It lowers the barrier, so the line moves; cooling makes the curve narrower.',
      },
      {
        of: [warmer, colder],
        misconception: null,
        text: 'When it is hotter, the energies are spread farther: the curve gets lower and broader. Colder is the opposite.',
      },
      {
        of: [catalyst, heater],
        misconception: 'KI7',
        text: 'A catalyst adds no molecules. It lowers the barrier, so the line moves; the shares of the molecules do not depend on their number.',
      },
    ],
    right: `Energies depend on the temperature: hotter is broader, colder is narrower. A catalyst lowers the barrier, so the line moves, and the number of molecules changes no share.`,
    article: null,
    figure,
  })
})

type Verdict = { readonly slow: 1 | 2; readonly between: 1 | 2 }

const verdicts: readonly Verdict[] = [1, 2].flatMap((slow) =>
  [1, 2].map((between): Verdict => ({
    slow: slow === 1 ? 1 : 2,
    between: between === 1 ? 1 : 2,
  })),
)

function verdictText({ slow, between }: Verdict): string {
  return `step ${slow} is slow, ${between === 1 ? 'one intermediate' : 'two intermediates'}`
}

/** Enough draws for every kind of profile, so that all are equally common. */
const ATTEMPTS = 500

/**
 * The levels of a profile whose highest summit belongs to its largest climb, so that both readings of a profile agree.
 * Null when no draw fits.
 */
function levelsOf(random: Random, { slow, between }: Verdict): readonly number[] | null {
  const steps = between + 1
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const levels = [5 * integer(random, 12, 24)]
    for (let step = 1; step <= steps; step += 1) {
      const from = levels.at(-1) ?? 0
      const climb = 5 * (step === slow ? integer(random, 24, 32) : integer(random, 7, 12))
      const drop = 5 * integer(random, 6, 13) + (step === steps ? 40 : 0)
      levels.push(from + climb, from + climb - drop)
    }
    const summits = levels.filter((_, index) => index % 2 === 1)
    const top = Math.max(...summits)
    const isClear = summits.filter((summit) => summit > top - 20).length === 1
    const isDrawn = top <= 340 && Math.min(...levels) >= 20
    if (summits.indexOf(top) === slow - 1 && isClear && isDrawn) return levels
  }
  return null
}

/** The slow step and the number of intermediates of a drawn profile in steps. */
export const slowStep = template('ge-h70', 'activation-energy', (random) => {
  const { slow, between } = pick(random, verdicts)
  const levels = levelsOf(random, { slow, between })
  if (levels === null) return null
  const [low, high] = [levels[2 * slow - 2] ?? 0, levels[2 * slow - 1] ?? 0]
  const account = `The largest climb is ${high} − ${low} = ${high - low} kJ/mol, in step ${slow}, and each valley between two summits is an intermediate: ${between === 1 ? 'one' : 'two'}`
  const isRight = (value: Verdict) => value.slow === slow && value.between === between
  return choice<Verdict>({
    element: 'H',
    badge: null,
    stem: `An imagined reaction goes from ${levels[0]} to ${levels.at(-1)} kJ/mol with this energy profile. Which statement fits it?`,
    answer: { slow, between },
    isRight,
    lures: verdicts
      .filter((value) => !isRight(value))
      .map((value): Lure<Verdict> => ({
        value,
        misconception: value.slow === slow ? null : 'KI12',
        why: `${value.slow === slow ? 'Intermediates are valleys between summits, not the summits.' : 'The step with the largest climb is the slow one.'} ${account}.`,
      })),
    show: verdictText,
    right: `${account}.`,
    see,
    solution: () =>
      solved(
        'the slow step and the number of intermediates',
        law(
          'The slow step has the largest climb from the valley before it; each valley between two summits is an intermediate',
        ),
        outcome(verdictText({ slow, between })),
      ),
    figure: { kind: 'step-profile', levels },
  })
})

/** The half-life of a first-order reaction, read from its curve. */
export const halfLifeOfCurve = production('ge-m302', 'number', 'integrated-rates', (random) => {
  const halfLife = 5 * integer(random, 1, 40)
  const start = pick(random, [0.4, 0.8, 1.2, 2])
  const until = 4 * halfLife
  const early = halfLife * integer(random, 0, 1)
  return workedNumber({
    element: 'H',
    stem: 'The curve shows the concentration of a reactant in an imagined first-order reaction. What is its half-life?',
    value: halfLife,
    unit: 's',
    units: ['s', 'min'],
    tolerance: 0.06,
    apart: 0.2,
    show: (value) => `${value} s`,
    account: `From ${start} mol/L to ${start / 2} mol/L it takes ${halfLife} s, and from there to ${start / 4} mol/L as long again`,
    solution: () => ({
      asked: 'the half-life',
      relation: 'The half-life is the time in which half of what is there reacts',
      numbers: [['Half-life', less(exact(early + halfLife, 's'), exact(early, 's')), 's', {}]],
    }),
    wrong: [
      [until, null, 'That is the end of the curve, not the time to half.'],
      [until / 2, 'KI8', 'That is half of the time shown, when only a quarter is left.'],
      [halfLife / 2, null, 'By then less than half has reacted.'],
    ],
    figure: {
      kind: 'curves',
      of: 'concentrations',
      curves: [{ name: 'A', points: firstOrderCurve(start, halfLife, until) }],
    },
  })
})
