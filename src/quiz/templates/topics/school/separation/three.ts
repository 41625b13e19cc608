import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { factsDraft } from '#quiz/templates/topics/school/building/facts.ts'
import { known, law, solved } from '#quiz/worked/solutions.ts'

const magnetic: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['iron', 'Fe'],
  ['nickel', 'Ni'],
  ['cobalt', 'Co'],
]
const insoluble: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['sand', 'Si'],
  ['chalk', 'Ca'],
  ['powdered glass', 'O'],
]
const soluble: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['table salt', 'Cl'],
  ['potassium nitrate', 'K'],
  ['copper(II) sulfate', 'Cu'],
]

/** A mixture of three solids, taken apart. */
export const threeSolids = production('ph-m257', 'steps', 'separation', (random) => {
  const [metal, metalSymbol] = pick(random, magnetic)
  const [rest, restSymbol] = pick(random, insoluble)
  const [salt, saltSymbol] = pick(random, soluble)
  const steps = [
    'pass a magnet over it',
    'stir the rest into water',
    'filter',
    'evaporate the water',
  ] as const
  const [first, second, third, fourth] = steps
  const account = `The magnet takes ${metal}, water dissolves ${salt}, and the filter holds back ${rest}`
  const order = orderedCards(random, {
    element: metalSymbol,
    items: steps,
    card: (step) => step,
    ends: ['first', 'last'],
    stemOf: () => 'Put the steps into order.',
    wrong: [
      {
        order: [first, third, second, fourth],
        misconception: 'SE1',
        why: `A filter parts a solid from a liquid, so the water comes before it. ${account}.`,
      },
      {
        order: [first, second, fourth, third],
        misconception: 'SE1',
        why: `Without water the two solids are mixed again. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
  const places = factsDraft(random, {
    stem: 'Pair each solid with the place where it ends.',
    facts: [
      {
        left: metal,
        partner: 'on the magnet',
        element: metalSymbol,
        reason: `The magnet takes ${metal}.`,
      },
      {
        left: rest,
        partner: 'on the filter',
        element: restSymbol,
        reason: `Water does not dissolve ${rest}, so the filter holds it back.`,
      },
      {
        left: salt,
        partner: 'in the basin, after the water is gone',
        element: saltSymbol,
        reason: `Water dissolves ${salt}, which passes the filter.`,
      },
    ],
    mistake: (one, other) => (one.left === metal || other.left === metal ? null : 'SE1'),
  })
  if (places === null) return null
  return problem({
    element: saltSymbol,
    stem: `Powders of ${metal}, ${rest} and ${salt} are mixed. Take them apart, in two parts.`,
    parts: [partOf(order), partOf(places)],
    elements: [metalSymbol, saltSymbol],
    article: null,
    solution: () =>
      solved(
        'the steps, and the place of each solid',
        known('A magnet attracts', metal),
        law('Each step uses one property in which the solids differ'),
        known('Water dissolves', salt),
        known('The filter holds back', rest),
      ),
  })
})
