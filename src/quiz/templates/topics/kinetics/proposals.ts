import { type Proposal, proposedMechanisms } from '#chemistry/rates/proposed-mechanisms.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'

import { reactantsOf, shownLaw } from './mechanisms.ts'

function stepsOf({ slow, fast, times }: Proposal): string {
  const first = formatEquation(equationOf(slow))
  if (fast === null) return `one step: ${first}`
  return `slow: ${first}; fast${times === 2 ? ', twice' : ''}: ${formatEquation(equationOf(fast))}`
}

/** Mechanisms on paper and the rate laws that agree with them. */
export const lawsOfProposals = production('ge-h58', 'match', 'mechanisms', (random) => {
  const { equation, element, proposals } = pick(random, proposedMechanisms)
  const drawn = sample(random, proposals, 3)
  const pairs = drawn.map((proposal) => ({
    left: stepsOf(proposal),
    partner: shownLaw(reactantsOf(equationOf(proposal.slow))),
    element,
    slow: formatEquation(equationOf(proposal.slow)),
  }))
  return pairDraft(random, {
    stem: `Mechanisms on paper for ${formatEquation(equationOf(equation))}. Pair each with the rate law that agrees with it.`,
    pairs,
    exchanges: couplesOf(pairs).map(([one, other]) => ({
      of: [one.left, other.left],
      misconception: 'KI12',
      text: `Two rate laws are exchanged. The slow step ${one.slow} gives ${one.partner}, and ${other.slow} gives ${other.partner}.`,
    })),
    right: `In a first, slow step its own reactants make the rate law: ${pairs.map(({ slow, partner }) => `${slow} gives ${partner}`).join('; ')}.`,
    article: null,
    asked: 'the rate laws',
    rule: 'When the first step is the slow one, its reactants with their numbers make the rate law',
  })
})
