import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, shuffle } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { less } from '#quiz/worked/expressions.ts'

/** The badge of a question about no substance in particular. */
const symbols: readonly ElementSymbol[] = ['H', 'C', 'N', 'O', 'Cl', 'Br', 'I', 'S']

const marks: readonly Fact[] = [
  {
    left: 'from the reactants up to the peak',
    partner: 'activation energy',
    element: 'H',
    reason: 'The activation energy is the climb from the reactants to the peak.',
  },
  {
    left: 'from the products up to the peak',
    partner: 'activation energy of the reverse reaction',
    element: 'I',
    reason: 'The reverse reaction climbs from the products to the same peak.',
  },
  {
    left: 'from the reactants to the products',
    partner: 'ΔH of the reaction',
    element: 'O',
    reason: 'ΔH is the difference between products and reactants.',
  },
  {
    left: 'the highest point',
    partner: 'transition state',
    element: 'N',
    reason: 'At the highest point there is the transition state.',
  },
  {
    left: 'a dip between two peaks',
    partner: 'intermediate',
    element: 'C',
    reason: 'In a dip between two peaks there is an intermediate.',
  },
  {
    left: 'a second, lower way over the top',
    partner: 'the same reaction with a catalyst',
    element: 'Pt',
    reason: 'A catalyst opens a way with a lower peak.',
  },
]

/** Parts of an energy profile and what they show. */
export const partsOfProfile = production('ge-e270', 'match', 'energy-profiles', (random) =>
  factsDraft(random, {
    stem: 'Pair each part of an energy profile with what it shows.',
    facts: marks,
    count: pick(random, [4, 5]),
    mistake: mistakeBetween(
      [
        ['from the reactants up to the peak', 'from the products up to the peak', 'RA7'],
        ['from the reactants up to the peak', 'from the reactants to the products', 'RA7'],
        ['from the reactants up to the peak', 'the highest point', 'RA7'],
        ['from the products up to the peak', 'from the reactants to the products', 'RA7'],
        ['from the products up to the peak', 'the highest point', 'RA7'],
        ['from the reactants to the products', 'a second, lower way over the top', 'GE9'],
      ],
      null,
    ),
  }),
)

function kilojoules(value: number): string {
  return `${formatNumber(value)} kJ/mol`
}

type Asked = 'first' | 'second' | 'change' | 'reverse'

const questions: Readonly<Record<Asked, string>> = {
  first: 'What is the activation energy of the first step?',
  second: 'What is the activation energy of the second step?',
  change: 'What is ΔH of the whole reaction?',
  reverse: 'What is the activation energy of the second step in reverse?',
}

/** A difference of levels of a profile in two steps. */
export const levelsOfProfile = production('ge-m270', 'number', 'energy-profiles', (random) => {
  const start = integer(random, 2, 12) * 5
  const first = start + integer(random, 10, 24) * 5
  const dip = first - integer(random, 4, 12) * 5
  const second = dip + integer(random, 5, 20) * 5
  const end = second - integer(random, 10, 30) * 5
  if (dip <= start - 20 || end < 0 || Math.abs(end - start) < 15) return null
  const asked = pick(random, ['first', 'second', 'change', 'reverse'] as const)
  const [from, to] = {
    first: [start, first],
    second: [dip, second],
    change: [start, end],
    reverse: [end, second],
  }[asked]
  if (from === undefined || to === undefined) return null
  const value = to - from
  const account = `It goes from ${kilojoules(from)} to ${kilojoules(to)}, so it is ${kilojoules(value)}`
  const wrong: readonly (readonly [number, MisconceptionId | null, string])[] = [
    [to, asked === 'change' ? null : 'RA7', 'That is a level, not a difference of two levels.'],
    asked === 'change'
      ? [-value, 'GE10', 'ΔH is products minus reactants.']
      : [to - start, 'RA7', 'The climb begins where its own step begins.'],
    [first - start, asked === 'change' ? 'TH15' : 'RA7', 'That is the climb of the first step.'],
    [second - dip, asked === 'change' ? 'TH15' : 'RA7', 'That is the climb of the second step.'],
  ]
  return workedNumber({
    element: pick(random, symbols),
    stem: `Levels of a profile in kJ/mol: reactants ${start}, peak ${first}, intermediate ${dip}, peak ${second}, products ${end}. ${questions[asked]}`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: 0.001,
    show: kilojoules,
    apart: 0,
    solution: () => ({
      asked: asked === 'change' ? 'ΔH' : 'the activation energy',
      given: { 'Where it starts': exact(from, 'kJ/mol') },
      relation:
        asked === 'change'
          ? 'ΔH = products − reactants'
          : 'Activation energy = peak − level at which the step starts',
      numbers: [
        [
          asked === 'change' ? 'ΔH' : 'Activation energy',
          less(exact(to, 'kJ/mol'), exact(from, 'kJ/mol')),
          'kJ/mol',
          {},
        ],
      ],
    }),
    account,
    wrong: wrong.filter(([number]) => Math.abs(number - value) > 1),
    article: 'how-catalysts-work',
  })
})

/** The activation energy of the reverse reaction with a catalyst. */
export const catalyzedReverse = production('ge-h270', 'number', 'energy-profiles', (random) => {
  const barrier = integer(random, 16, 40) * 5
  const change = pick(random, [-1, 1]) * integer(random, 4, 14) * 5
  const lowered = integer(random, 4, 12) * 5
  const value = barrier - lowered - change
  if (value < 20 || barrier - lowered < 20 || barrier - lowered <= change) return null
  const account = `With the catalyst the climb is ${barrier} − ${lowered} = ${barrier - lowered} kJ/mol, and from the products it is ΔH less: ${barrier - lowered} − ${change < 0 ? `(${formatNumber(change)})` : formatNumber(change)} = ${kilojoules(value)}`
  return workedNumber({
    element: pick(random, symbols),
    stem: `The activation energy of an imagined reaction is ${barrier} kJ/mol and ΔH ${kilojoules(change)}. With a catalyst the peak is ${lowered} kJ/mol lower. What is the activation energy in reverse?`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: 0.001,
    show: kilojoules,
    apart: 0,
    solution: () => ({
      asked: 'the activation energy of the way back, with the catalyst',
      given: { ΔH: exact(change, 'kJ/mol') },
      relation: 'Both ways have the same peak, and the reverse one starts at the products',
      conversions: [
        [
          'Climb with the catalyst',
          less(exact(barrier, 'kJ/mol'), exact(lowered, 'kJ/mol')),
          'kJ/mol',
          {},
        ],
      ],
      numbers: [
        [
          'Climb from the products',
          less(exact(barrier - lowered, 'kJ/mol'), exact(change, 'kJ/mol')),
          'kJ/mol',
          {},
        ],
      ],
    }),
    account,
    wrong: (
      [
        [barrier - change, 'GE29', 'The catalyst lowers the peak for both ways.'],
        [barrier - lowered, 'KI10', 'That is the way there, which starts at the reactants.'],
        [barrier - lowered + change, 'GE10', 'ΔH was taken with the wrong sign.'],
        [barrier - change + lowered, null, 'A catalyst does not make the peak higher.'],
      ] as const
    ).filter(([number]) => Math.abs(number - value) > 1 && number > 0),
    article: 'how-catalysts-work',
  })
})

/** Profiles in two steps with their verdicts. */
export const profilesAndVerdicts = production('ge-h271', 'match', 'energy-profiles', (random) => {
  const kinds = shuffle(random, [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const)
  const facts = kinds.map(([isExothermic, isFirstSlow], place) => {
    const start = 40 + 5 * place
    const [low, high] = [integer(random, 7, 9) * 5, integer(random, 14, 18) * 5]
    const dip = start + integer(random, 2, 4) * 5
    // The slow step has the larger climb and the higher peak, whichever is asked for.
    const [one, two] = isFirstSlow ? [start + high, dip + low - 5] : [start + low, dip + high]
    const end = isExothermic ? start - integer(random, 4, 7) * 5 : start + integer(random, 1, 2) * 5
    const levels = [start, one, dip, two, end].join(', ')
    const verdict = `${isExothermic ? 'exothermic' : 'endothermic'}, ${isFirstSlow ? 'first' : 'second'} step slow`
    return {
      left: levels,
      partner: verdict,
      element: symbols[place] ?? 'H',
      isExothermic,
      reason: `From ${start} to ${end} is ${isExothermic ? 'down' : 'up'}, and the larger climb is the ${isFirstSlow ? 'first' : 'second'} one.`,
    }
  })
  return factsDraft(random, {
    stem: 'Levels of four profiles (reactants, peak, intermediate, peak, products, in kJ/mol). Pair each of them with its verdict.',
    facts,
    mistake: (one, other) => (one.isExothermic === other.isExothermic ? 'RA7' : 'GE10'),
    article: 'how-catalysts-work',
    asked: 'the kind of each reaction and its slow step',
    rule: 'Products below reactants are exothermic, and the slow step has the largest climb',
  })
})
