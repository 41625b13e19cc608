import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type Alloy, alloys } from '#chemistry/metals/alloys.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, shuffle } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { capitalized, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { factsDraft } from '#quiz/templates/topics/school/building/facts.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

function contentOf({ elements }: Alloy): string {
  return listed(elements.map(nameOf))
}

/** Alloys and their elements. */
export const alloysAndElements = production('cl-e250', 'match', 'alloys', (random) =>
  factsDraft(random, {
    stem: 'Pair each alloy with the elements that it mainly consists of.',
    facts: alloys.map((alloy) => ({
      left: capitalized(alloy.name),
      partner: contentOf(alloy),
      element: alloy.elements[0],
      reason: `${capitalized(alloy.name)} is ${contentOf(alloy)}.`,
    })),
    count: pick(random, [4, 5]),
    mistake: () => null,
  }),
)

/** The elements of an alloy on the table. */
export const elementsOfAlloy = production('cl-m250', 'table', 'alloys', (random) => {
  const alloy = pick(random, alloys)
  const { name, elements } = alloy
  const [base] = elements
  const others = shuffle(
    random,
    alloys.filter((one) => one !== alloy && one.elements[0] === base),
  )
  const stem = pick(random, [
    `Pick the elements that ${name} mainly consists of.`,
    `Which elements make ${name}? Pick them.`,
    `Pick the main elements of ${name}.`,
  ])
  const account = `${capitalized(name)} is ${contentOf(alloy)}`
  return tableDraft({
    answer: elements,
    stem,
    slips: [
      {
        value: [base],
        misconception: null,
        text: `An alloy is a mixture, so there is more than ${nameOf(base)}. ${account}.`,
      },
      ...others.map((other) => ({
        value: other.elements,
        misconception: null,
        text: `That is ${other.name}. ${account}.`,
      })),
    ],
    right: `${account}.`,
    see: { elements, article: null },
  })
})

type Sold = {
  readonly metal: ElementSymbol
  readonly stem: (mass: string) => string
  readonly part: number
  readonly whole: number
  readonly relation: string
}

/** Carats count parts of 24, sterling silver is 92.5% silver by law. */
const sold: readonly Sold[] = [
  ...[9, 14, 18, 22].map((carats): Sold => ({
    metal: 'Au',
    stem: (mass) => `A ring of ${carats}-carat gold weighs ${mass}. What mass of gold is in it?`,
    part: carats,
    whole: 24,
    relation: 'Carats are parts of 24 by mass',
  })),
  {
    metal: 'Ag',
    stem: (mass) =>
      `Sterling silver is 92.5% silver by mass. What mass of silver is in a spoon of ${mass}?`,
    part: 92.5,
    whole: 100,
    relation: 'Percent are parts of 100 by mass',
  },
  {
    metal: 'Cu',
    stem: (mass) =>
      `Sterling silver is 92.5% silver by mass and the rest copper. What mass of copper is in a bowl of ${mass}?`,
    part: 7.5,
    whole: 100,
    relation: 'Percent are parts of 100 by mass, and the rest is copper',
  },
]

/** The mass of a precious metal in an alloy. */
export const preciousMetal = production('cl-m251', 'number', 'alloys', (random) => {
  const { metal, stem, part, whole, relation } = pick(random, sold)
  const mass = integer(random, 20, 300) / 10
  const value = (mass * part) / whole
  const shown = quantity(mass, 'g')
  const name = nameOf(metal)
  return workedNumber({
    element: metal,
    stem: stem(shown),
    value,
    unit: 'g',
    units: ['mg', 'g'],
    solution: () => ({
      asked: `the mass of ${name}`,
      given: { Mass: measured(mass, 'g') },
      relation,
      numbers: [
        [
          `Mass of ${name}`,
          multiplied(measured(mass, 'g'), divided(exact(part), exact(whole))),
          'g',
        ],
      ],
    }),
    account: `${formatNumber(part)} parts of ${formatNumber(whole)} are ${name}, which makes ${quantity(value, 'g')} of ${shown}`,
    wrong: [
      [
        (mass * part) / (whole === 24 ? 100 : 24),
        null,
        whole === 24 ? 'Carats are no percent.' : 'Percent are no carats.',
      ],
      [(mass * whole) / part, 'GE15', 'That is more than the whole piece weighs.'],
      [(mass * (whole - part)) / whole, null, 'That is the mass of the rest.'],
    ],
    article: null,
  })
})
