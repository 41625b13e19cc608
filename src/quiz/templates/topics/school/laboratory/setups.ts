import { setups } from '#quiz/figures/apparatus.ts'
import type { Apparatus, Figure } from '#quiz/figures/figure.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'

/** The purpose of each setup, as the end of a question. */
const uses: readonly (readonly [setup: Apparatus['setup'], use: string])[] = [
  ['filtration', 'holds back a solid'],
  ['distillation', 'boils off a liquid and collects it'],
  ['reflux', 'boils a mixture without losing vapor'],
  ['over-water', 'collects a gas that hardly dissolves in water'],
  ['gas-syringe', 'measures the volume of a gas'],
]

/** The parts of a drawn apparatus. */
export const partsOfApparatus = production('ge-e300', 'match', 'lab-equipment', (random) => {
  const [setup, use] = pick(random, uses)
  const parts = setups[setup].parts.map(([name], place) => ({
    left: 'ABCDE'.charAt(place),
    partner: name,
    element: 'O',
  }))
  const figure: Figure = { kind: 'apparatus', setup }
  const account = parts.map(({ left, partner }) => `${left} is the ${partner}`).join(', ')
  return pairDraft(random, {
    stem: `This apparatus ${use}. Pair each letter with its part.`,
    pairs: parts,
    exchanges: couplesOf(parts).map(([one, other]) => ({
      of: [one.left, other.left],
      misconception: null,
      text: `${one.left} and ${other.left} are exchanged. ${one.left} is the ${one.partner}, ${other.left} the ${other.partner}.`,
    })),
    right: `${account}.`,
    article: null,
    figure,
  })
})
