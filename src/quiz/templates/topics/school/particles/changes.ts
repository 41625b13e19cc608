import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { less, multiplied } from '#quiz/worked/expressions.ts'

const changes: readonly (readonly [change: string, from: string, to: string])[] = [
  ['melting', 'solid', 'liquid'],
  ['freezing', 'liquid', 'solid'],
  ['evaporating', 'liquid', 'gas'],
  ['condensing', 'gas', 'liquid'],
  ['subliming', 'solid', 'gas'],
  ['deposition', 'gas', 'solid'],
]

const melted: readonly ElementSymbol[] = ['Hg', 'Na', 'Sn', 'Br', 'Zn', 'K', 'Pb']

/** Changes of state and their names. */
export const changesAndNames = production('ph-e250', 'match', 'changes-of-state', (random) => {
  const element = pick(random, melted)
  return factsDraft(random, {
    stem: 'Pair each change of state with what it turns into what.',
    facts: changes.map(([change, from, to]) => ({
      left: capitalized(change),
      partner: `${from} to ${to}`,
      element,
      reason: `${capitalized(change)} turns a ${from} into a ${to}.`,
    })),
    count: pick(random, [4, 5]),
    mistake: () => null,
  })
})

type Bubbles = {
  readonly stem: string
  readonly answer: 'vapor' | 'nothing' | 'air' | 'elements'
  readonly substance: string
  readonly elements: readonly [ElementSymbol, ElementSymbol]
  readonly reason: string
}

type Substance = readonly [name: string, one: ElementSymbol, other: ElementSymbol]

const water: Substance = ['water', 'H', 'O']
const substances: readonly Substance[] = [
  water,
  ['ammonia', 'N', 'H'],
  ['methane', 'C', 'H'],
  ['propane', 'C', 'H'],
  ['hydrogen chloride', 'H', 'Cl'],
  ['hydrogen bromide', 'H', 'Br'],
  ['hydrogen sulfide', 'H', 'S'],
  ['sulfur dioxide', 'S', 'O'],
]

/** The contents of bubbles, or of the space between particles. */
export const insideBubbles = template('ph-e252', 'changes-of-state', (random) => {
  const asked = pick(random, ['vapor', 'nothing', 'air', 'elements'] as const)
  const [substance, one, other] =
    asked === 'air' || asked === 'elements' ? water : pick(random, substances)
  const bubbles = bubblesOf(asked, substance, integer(random, 3, 9) * 5 + 10)
  const texts: Readonly<Record<Bubbles['answer'], string>> = {
    vapor: 'vapor of the substance',
    nothing: 'nothing at all',
    air: 'air from outside',
    elements: 'gases of its elements',
  }
  const ideas: Readonly<Record<Bubbles['answer'], MisconceptionId>> = {
    vapor: asked === 'nothing' ? 'PA4' : 'PA3',
    nothing: 'PA1',
    air: asked === 'nothing' ? 'PA4' : 'PA1',
    elements: asked === 'nothing' ? 'PA4' : 'PA1',
  }
  const all = ['vapor', 'nothing', 'air', 'elements'] as const
  return choice<Bubbles['answer']>({
    element: one,
    badge: null,
    stem: bubbles.stem,
    answer: asked,
    isRight: (value) => value === bubbles.answer,
    lures: all
      .filter((value) => value !== asked)
      .map((value): Lure<Bubbles['answer']> => ({
        value,
        misconception: ideas[value],
        why: `${bubbles.reason} ${wrongReasons[value]}`,
      })),
    show: (value) => texts[value],
    right: bubbles.reason,
    see: { elements: [one, other], article: null },
  })
})

const wrongReasons: Readonly<Record<Bubbles['answer'], string>> = {
  vapor: 'Vapor bubbles form only where a liquid boils.',
  nothing: 'A bubble is filled with a gas.',
  air: 'Air is a substance of its own, with particles of its own.',
  elements: 'Boiling does not break the molecules, and a substance does not fall apart by itself.',
}

function bubblesOf(asked: Bubbles['answer'], substance: string, celsius: number) {
  switch (asked) {
    case 'vapor':
      return {
        stem: `Liquid ${substance} is boiling. What is in the bubbles that rise from the bottom?`,
        answer: 'vapor' as const,
        reason: `Boiling turns liquid ${substance} into its vapor, which fills the bubbles.`,
      }
    case 'nothing':
      return {
        stem: `What is between the particles of ${substance} when it is a gas?`,
        answer: 'nothing' as const,
        reason: `Between the particles of gaseous ${substance} there is nothing, only space.`,
      }
    case 'air':
      return {
        stem: `Cold tap water is warmed to ${celsius} °C, and small bubbles cover the wall. What is in them?`,
        answer: 'air' as const,
        reason: `At ${celsius} °C water does not boil; the bubbles are air that was dissolved in it.`,
      }
    case 'elements':
      return {
        stem: `A current of ${celsius} mA flows through water with some sulfuric acid. What do the two electrodes give off?`,
        answer: 'elements' as const,
        reason:
          'The current splits water, so one electrode gives off hydrogen and the other oxygen.',
      }
  }
}

const solids: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['a pure solid', 'S'],
  ['a pure organic solid', 'C'],
]

/** The time for which the temperature of a table stays the same. */
export const timeOfMelting = production('ph-m250', 'number', 'changes-of-state', (random) => {
  const [name, element] = pick(random, solids)
  const step = pick(random, [2, 3, 4, 5])
  const flat = integer(random, 2, 4)
  const [before, after] = [integer(random, 2, 3), integer(random, 1, 2)]
  const melting = integer(random, 115, 180)
  const slope = integer(random, 7, 13)
  const readings = [
    ...Array.from({ length: before }, (_, place) => melting - (before - place) * slope + 2),
    ...Array.from({ length: flat }, () => melting),
    ...Array.from({ length: after }, (_, place) => melting + (place + 1) * slope - 3),
  ]
  const value = (flat - 1) * step
  const account = `The reading ${melting} °C comes ${flat} times, so there are ${flat - 1} intervals of ${step} min at it, which makes ${value} min`
  return workedNumber({
    element,
    stem: `${capitalized(name)} is heated. Temperatures every ${step} min: ${readings.join(', ')} °C. For how many minutes do the readings show it melting?`,
    value,
    unit: 'min',
    units: ['min', 's'],
    tolerance: 0,
    show: (number) => `${formatNumber(number)} min`,
    apart: 0,
    solution: () => ({
      asked: 'the minutes at the melting point',
      given: { 'Readings at the same temperature': exact(flat) },
      relation: 'While a pure substance melts, its temperature stays the same',
      conversions: [['Intervals', less(exact(flat), exact(1)), null, {}]],
      numbers: [['Time', multiplied(exact(flat - 1), exact(step, 'min')), 'min', {}]],
    }),
    account,
    wrong: [
      [
        (readings.length - 1) * step,
        'PA2',
        'That is the whole time, but only at the melting point does it melt.',
      ],
      [
        flat * step,
        null,
        'Between the first and the last of these readings there is one interval fewer.',
      ],
      [(before - 1 + flat) * step, null, 'Below its melting point a solid only gets warmer.'],
    ],
    article: null,
  })
})

const parts = [
  {
    left: 'the first rising part',
    partner: 'solid alone',
    isFlat: false,
    reason: 'Before the first flat part the solid gets warmer.',
  },
  {
    left: 'the first flat part',
    partner: 'solid and liquid',
    isFlat: true,
    reason: 'In the first flat part the solid melts.',
  },
  {
    left: 'the rising part in the middle',
    partner: 'liquid alone',
    isFlat: false,
    reason: 'Between the flat parts the liquid gets warmer.',
  },
  {
    left: 'the second flat part',
    partner: 'liquid and gas',
    isFlat: true,
    reason: 'In the second flat part the liquid boils.',
  },
  {
    left: 'the last rising part',
    partner: 'gas alone',
    isFlat: false,
    reason: 'After the second flat part the gas gets warmer.',
  },
] as const

/** Parts of a heating curve and the states in them. */
export const partsOfCurve = production('ph-m251', 'match', 'changes-of-state', (random) => {
  const element = pick(random, melted)
  return factsDraft(random, {
    stem: `Solid ${nameOf(element)} is heated slowly until it is a gas. Pair each part of the heating curve with what is there.`,
    facts: parts.map((fact) => ({ ...fact, element })),
    count: pick(random, [4, 5]),
    mistake: (one, other) => (one.isFlat || other.isFlat ? 'PA2' : null),
  })
})

const observations: readonly Fact[] = [
  {
    left: 'wet washing dries at 10 °C',
    partner: 'the fastest particles leave the surface',
    element: 'O',
    reason: 'At any temperature the fastest particles leave the surface of water.',
  },
  {
    left: 'boiling water stays at 100 °C',
    partner: 'the heat parts the particles',
    element: 'H',
    reason: 'While water boils, the heat parts its particles instead of making them faster.',
  },
  {
    left: 'air in a syringe can be pressed together',
    partner: 'there is much space between the particles',
    element: 'N',
    reason: 'In a gas the particles are far apart.',
  },
  {
    left: 'water in a syringe can hardly be pressed together',
    partner: 'the particles touch each other already',
    element: 'Na',
    reason: 'In a liquid the particles touch each other.',
  },
  {
    left: 'a drop of bromine fills a jar with its vapor',
    partner: 'the particles fly about at random',
    element: 'Br',
    reason: 'The particles of a gas fly about at random and spread.',
  },
  {
    left: 'a bar of copper keeps its shape',
    partner: 'the particles swing about fixed places',
    element: 'Cu',
    reason: 'In a solid the particles swing about fixed places.',
  },
  {
    left: 'steam of 100 °C scalds worse than water of 100 °C',
    partner: 'condensing gives off heat as well',
    element: 'C',
    reason: 'Steam gives off heat when it condenses, before the water cools.',
  },
]

/** Observations and what the particles do. */
export const observationsAndParticles = production(
  'ph-m253',
  'match',
  'changes-of-state',
  (random) =>
    factsDraft(random, {
      stem: 'Pair each observation with what the particles do.',
      facts: observations,
      count: pick(random, [4, 5]),
      mistake: mistakeBetween(
        [
          ['wet washing dries at 10 °C', 'boiling water stays at 100 °C', 'PA3'],
          [
            'air in a syringe can be pressed together',
            'water in a syringe can hardly be pressed together',
            'PA5',
          ],
          [
            'boiling water stays at 100 °C',
            'steam of 100 °C scalds worse than water of 100 °C',
            'PA2',
          ],
        ],
        null,
      ),
    }),
)
