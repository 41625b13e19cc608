import { type GasTest, gasTests } from '#chemistry/analysis/gas-tests.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

function accountOf({ gas, test, observation }: GasTest): string {
  return `${capitalized(gas)} is tested with ${article(test)}${test}: ${observation}.`
}

function article(test: string): string {
  return test.endsWith('splint') ? 'a ' : ''
}

/** Gases and the tests for them. */
export const gasesAndTests = production('ch-e250', 'match', 'gas-tests', (random) =>
  factsDraft(random, {
    stem: 'Pair each gas with the test for it.',
    facts: gasTests.map((one) => ({
      left: capitalized(one.gas),
      partner: `${one.test}: ${one.observation}`,
      element: one.element,
      reason: accountOf(one),
    })),
    count: pick(random, [4, 5]),
    mistake: () => 'AN5',
  }),
)

/** The gas that an observation shows. */
export const gasOfObservation = template('ch-e251', 'gas-tests', (random) => {
  const [answer, ...others] = shuffle(random, gasTests)
  if (answer === undefined) return null
  const { test, observation } = answer
  const apparatus = pick(random, ['test tube', 'gas jar', 'syringe'])
  return choice<GasTest>({
    element: answer.element,
    badge: null,
    stem: `A gas from a ${apparatus} is tested with ${article(test)}${test}, and ${observation}. Which gas is it?`,
    answer,
    isRight: (value) => value.test === test && value.observation === observation,
    lures: others.map((value): Lure<GasTest> => ({
      value,
      misconception: 'AN5',
      why: `${accountOf(value)} ${accountOf(answer)}`,
    })),
    show: ({ gas, formula }) => `${gas}, ${formatFormula(formula)}`,
    right: accountOf(answer),
    see: { article: null },
  })
})

/** A clause that tells what is done, and a sentence about it. */
type Source = { readonly action: string; readonly note?: string }

/** The source of a gas, in words that name neither the gas nor its test. */
const sources: Readonly<Record<string, readonly Source[]>> = {
  hydrogen: ['Magnesium', 'Zinc', 'Iron'].flatMap((metal) =>
    ['hydrochloric', 'sulfuric'].map((acid) => ({
      action: `${metal} is added to dilute ${acid} acid`,
    })),
  ),
  'carbon dioxide': ['Calcium', 'Magnesium', 'Copper(II)', 'Zinc'].flatMap((metal) =>
    ['hydrochloric', 'nitric'].map((acid) => ({
      action: `${metal} carbonate is added to dilute ${acid} acid`,
    })),
  ),
  ammonia: ['chloride', 'sulfate', 'nitrate'].map((anion) => ({
    action: `Ammonium ${anion} is warmed with sodium hydroxide solution`,
  })),
  oxygen: [
    { action: 'A solution of hydrogen peroxide is added to manganese(IV) oxide' },
    { action: 'Solid potassium manganate(VII) is heated' },
  ],
  chlorine: [
    { action: 'Concentrated hydrochloric acid is added to potassium manganate(VII)' },
    {
      action: 'A concentrated solution of sodium chloride is electrolyzed',
      note: 'The gas of the anode is collected.',
    },
  ],
  'sulfur dioxide': [
    { action: 'Sodium sulfite is added to dilute hydrochloric acid' },
    { action: 'Copper is warmed with concentrated sulfuric acid' },
  ],
}

/** The results of the tests, in about equally many words. */
const results: Readonly<Record<string, string>> = {
  hydrogen: 'a burning splint pops',
  oxygen: 'a glowing splint lights again',
  'carbon dioxide': 'limewater turns milky',
  chlorine: 'damp litmus is bleached',
  ammonia: 'damp red litmus turns blue',
  'sulfur dioxide': 'purple manganate(VII) fades',
}

/** The test that shows the gas of a reaction. */
export const testForReaction = template('ch-m400', 'gas-tests', (random) => {
  const [answer, ...others] = shuffle(random, gasTests)
  const source = pick(random, sources[answer?.gas ?? ''] ?? [])
  if (answer === undefined || source === undefined) return null
  const { action, note } = source
  const account = `${action}: that gives ${answer.gas}, and ${results[answer.gas] ?? ''}`
  return choice<GasTest>({
    element: answer.element,
    badge: null,
    stem: `${action}. ${note === undefined ? '' : `${note} `}Which test shows the gas?`,
    answer,
    isRight: ({ gas }) => (sources[gas] ?? []).includes(source),
    lures: others.map((value): Lure<GasTest> => ({
      value,
      misconception: 'AN5',
      why: `That is the test for ${value.gas}. ${account}.`,
    })),
    show: ({ gas }) => results[gas] ?? '',
    right: `${account}.`,
    see: { article: null },
  })
})
