import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'

const words: readonly Fact[] = [
  [
    'Hypothesis',
    'an idea that can be tested',
    'A hypothesis is an explanation that can be tested, and may turn out wrong.',
  ],
  ['Prediction', 'what should come out', 'A prediction says what should come out of a test.'],
  ['Law', 'a rule for many observations', 'A law sums up what is observed, without saying why.'],
  ['Theory', 'has passed many tests', 'A theory explains much and has passed many tests.'],
  ['Peer review', 'others check the work', 'In peer review other scientists check the work.'],
  ['Control', 'a run without the change', 'A control is a run without the change that is tested.'],
].map(([left = '', partner = '', reason = '']) => ({ left, partner, reason, element: 'C' }))

/** Words of the scientific method. */
export const wordsOfScience = production('ge-e841', 'match', 'fair-tests', (random) =>
  factsDraft(random, {
    stem: 'Pair each word of science with its meaning.',
    facts: words,
    count: pick(random, [4, 5]),
    mistake: mistakeBetween(
      [
        ['Hypothesis', 'Theory', 'LA18'],
        ['Law', 'Theory', 'LA18'],
        ['Hypothesis', 'Law', 'LA18'],
      ],
      null,
    ),
    asked: 'the meaning of each word',
    rule: 'A hypothesis is still to be tested, a theory has passed tests, and a law sums up observations',
  }),
)

type Experiment = {
  readonly question: string
  readonly changed: string
  readonly measured: string
  readonly kept: string
}

const experiments: readonly Experiment[] = [
  [
    'How does temperature affect the rate of marble and acid?',
    'temperature of the acid',
    'time for 50 mL of gas',
    'size of the marble pieces',
  ],
  [
    'How does concentration affect the rate of magnesium and acid?',
    'concentration of the acid',
    'time until the metal is gone',
    'length of the ribbon',
  ],
  [
    'How does particle size affect the rate of marble and acid?',
    'size of the pieces',
    'loss of mass in one minute',
    'mass of marble',
  ],
  [
    'How does temperature affect the solubility of a salt?',
    'temperature of the water',
    'mass of salt that dissolves',
    'mass of water',
  ],
  [
    'How does the number of carbon atoms affect the heat of burning alcohols?',
    'kind of alcohol',
    'rise in temperature of the water',
    'volume of the water',
  ],
  [
    'How does current affect the mass of copper plated?',
    'current',
    'gain in mass of the cathode',
    'time',
  ],
  [
    'How does the solvent affect a chromatogram?',
    'solvent',
    'distance of the spots',
    'kind of paper',
  ],
  [
    'How does the metal affect the voltage of a cell?',
    'metal of one electrode',
    'voltage',
    'concentration of the solution',
  ],
].map(([question = '', changed = '', measured = '', kept = '']) => ({
  question,
  changed,
  measured,
  kept,
}))

const lefts = ['Independent variable', 'Dependent variable', 'Control variable'] as const

/** The three kinds of variables of an experiment. */
export const variablesOfTest = production('ge-m841', 'match', 'fair-tests', (random) => {
  const { question, changed, measured, kept } = pick(random, experiments)
  const facts: readonly Fact[] = [
    [lefts[0], changed, `The ${changed} is changed on purpose.`],
    [lefts[1], measured, `The ${measured} is measured.`],
    [lefts[2], kept, `The ${kept} is kept the same, so that the test is fair.`],
  ].map(([left = '', partner = '', reason = '']) => ({ left, partner, reason, element: 'Ca' }))
  return factsDraft(random, {
    stem: `“${question}” Pair each kind of variable with that of this experiment.`,
    facts,
    mistake: mistakeBetween(
      [
        [lefts[0], lefts[1], 'LA19'],
        [lefts[0], lefts[2], 'LA20'],
        [lefts[1], lefts[2], 'LA20'],
      ],
      null,
    ),
    asked: 'the kinds of variables',
    rule: 'The independent variable is changed, the dependent one is measured, and control variables are kept the same',
  })
})
