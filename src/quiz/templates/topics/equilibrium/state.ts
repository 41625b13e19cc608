import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick } from '#quiz/random.ts'
import { statement, template } from '#quiz/template.ts'

import { gaseous, withStates } from './reversible.ts'

const lures: readonly (readonly [string, MisconceptionId, string])[] = [
  ['Both reactions have come to a stop.', 'EQ1', 'Both reactions go on.'],
  [
    'All substances have equal amounts.',
    'EQ2',
    'The amounts stay the same, but K sets how large they are.',
  ],
  ['Only the reverse reaction goes on.', 'EQ3', 'Both reactions go on all the time.'],
  [
    'The forward reaction is at its fastest.',
    'EQ4',
    'It has slowed down while its reactants were used up.',
  ],
  ['Some reactants have been used up entirely.', 'EQ2', 'Something of each substance is left.'],
]

/** A statement about a mixture at equilibrium. */
export const stateOfEquilibrium = template('ge-e53', 'dynamic-equilibrium', (random) => {
  const reaction = pick(random, gaseous)
  const reason = 'At equilibrium both reactions go on at equal rates, so that no amount changes'
  return statement(random, {
    element: reaction.element,
    badge: null,
    stem: `${withStates(reaction)} has started from the left side and is at equilibrium now. Which statement is right?`,
    answers: [
      'Forward and reverse rates are equal.',
      'All amounts stay constant from now.',
      'Neither reaction has come to a stop.',
      'The reverse reaction is at its fastest.',
    ],
    lures: lures.map(([value, misconception, slip]) => ({
      value,
      misconception,
      why: `${slip} ${reason}.`,
    })),
    right: `${reason}. The reverse reaction has become faster until then.`,
    see: { article: null },
  })
})
