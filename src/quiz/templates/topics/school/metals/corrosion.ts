import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { couples } from '#chemistry/reference/reactivity.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

type Nail = Fact & { readonly kind: 'air' | 'coat' }

const nails: readonly Nail[] = [
  {
    left: 'in dry air',
    partner: 'no rust, for want of water',
    element: 'H',
    kind: 'air',
    reason: 'Dry air has no water.',
  },
  {
    left: 'in boiled water under oil',
    partner: 'no rust, for want of oxygen',
    element: 'O',
    kind: 'air',
    reason: 'Boiled water under oil has no oxygen.',
  },
  {
    left: 'in an open dish of water',
    partner: 'it rusts',
    element: 'Fe',
    kind: 'air',
    reason: 'Water and the oxygen of the air together make iron rust.',
  },
  {
    left: 'in an open dish of salt water',
    partner: 'it rusts fastest',
    element: 'Na',
    kind: 'air',
    reason: 'Salt makes water conduct, so that rusting is faster.',
  },
  {
    left: 'with a scratched coat of zinc',
    partner: 'the coat corrodes instead of it',
    element: 'Zn',
    kind: 'coat',
    reason: 'Zinc is more reactive than iron and corrodes instead.',
  },
  {
    left: 'with a scratched coat of tin',
    partner: 'it rusts at the scratch',
    element: 'Sn',
    kind: 'coat',
    reason: 'Tin is less reactive than iron, so iron rusts at the scratch.',
  },
  {
    left: 'with a whole coat of paint',
    partner: 'no rust, for want of both',
    element: 'C',
    kind: 'coat',
    reason: 'Paint keeps water and oxygen away.',
  },
]

/** Iron nails and their fate. */
export const nailsAndFates = production('ch-e257', 'match', 'corrosion', (random) =>
  factsDraft(random, {
    stem: 'Iron nails are kept in different ways. Pair each of them with its fate.',
    facts: nails,
    count: pick(random, [4, 5]),
    mistake: (one, other) => {
      const kinds = [one.kind, other.kind]
      return kinds.every((kind) => kind === 'air') ? 'MT6' : kinds.includes('air') ? null : 'MT7'
    },
  }),
)

const metals: readonly ElementSymbol[] = ['Mg', 'Zn', 'Fe', 'Sn', 'Pb', 'Cu', 'Ag']

/** Two potentials are this far apart at least, in V, so that all series agree on their order. */
const APART_V = 0.3

/** The standard potential of a metal and its ion, in V. */
export function potentialOf(symbol: ElementSymbol): number {
  return couples.find((couple) => couple.symbol === symbol)?.potential ?? 0
}

/** The metal of two in contact that corrodes. */
export const metalThatCorrodes = production('ch-m256', 'table', 'corrosion', (random) => {
  const [one, other] = sample(random, metals, 2)
  if (one === undefined || other === undefined) return null
  if (Math.abs(potentialOf(one) - potentialOf(other)) < APART_V) return null
  const [answer, noble] = potentialOf(one) < potentialOf(other) ? [one, other] : [other, one]
  const account = `${capitalized(nameOf(answer))} is more reactive than ${nameOf(noble)}, so it corrodes`
  const isCoat = one === 'Fe' && other !== 'Ag' && other !== 'Pb'
  return tableDraft({
    answer: [answer],
    stem: isCoat
      ? `A sheet of iron with a coat of ${nameOf(other)} is scratched down to the iron and lies in the rain. Pick the metal that corrodes first.`
      : `A piece of ${nameOf(one)} and a piece of ${nameOf(other)} touch each other in salt water. Pick the metal that corrodes first.`,
    slips: [
      {
        value: [noble],
        misconception: 'MT11',
        text: `${capitalized(nameOf(noble))} is the less reactive of the two. ${account}.`,
      },
      {
        value: [answer, noble],
        misconception: 'MT7',
        text: `As long as both are there, one protects the other. ${account}.`,
      },
    ],
    right: `${account}, and ${nameOf(noble)} is protected.`,
    see: { elements: [answer, noble], article: null },
  })
})
