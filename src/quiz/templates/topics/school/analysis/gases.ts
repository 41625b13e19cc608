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
