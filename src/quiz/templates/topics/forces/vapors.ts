import { organicCompounds } from '#chemistry/organic/compounds.ts'
import { formatCondensed } from '#chemistry/organic/names/condensed-formula.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'

/** Series of liquids that differ only in the length of their chains, from the shortest on. */
const series = [
  {
    kind: 'alkanes',
    element: 'C',
    names: ['pentane', 'hexane', 'heptane', 'octane', 'nonane', 'decane'],
  },
  {
    kind: 'alcohols',
    element: 'O',
    names: ['methanol', 'ethanol', 'propan-1-ol', 'butan-1-ol', 'pentan-1-ol', 'hexan-1-ol'],
  },
] as const

/** Liquids of one series by their vapor pressures. */
export const orderOfSeries = production('ph-e522', 'order', 'vapor-pressure', (random) => {
  const { kind, element, names } = pick(random, series)
  const drawn: readonly string[] = sample<string>(random, names, 4)
  const items = [...names]
    .toReversed()
    .filter((name) => drawn.includes(name))
    .flatMap((name) => organicCompounds.find((compound) => compound.name === name) ?? [])
  const [first, second, third, fourth] = items
  if (!first || !second || !third || !fourth) return null
  const account = `Shorter molecules attract each other less, so that more of them leave the liquid: ${fourth.name} has the highest vapor pressure`
  return orderedCards(random, {
    element,
    items,
    card: ({ name, condensed }) => `${name} (${formatCondensed(condensed)})`,
    ends: ['lowest vapor pressure', 'highest vapor pressure'],
    stemOf: () =>
      `These ${kind} are liquids. Order them by vapor pressure at ${pick(random, [20, 25])} °C.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'FO6',
        why: `That is the other way around. ${account}.`,
      },
      {
        order: [second, first, third, fourth],
        misconception: null,
        why: `The two longest are exchanged. ${account}.`,
      },
      {
        order: [first, second, fourth, third],
        misconception: null,
        why: `The two shortest are exchanged. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
})
