import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type Alloy, alloys } from '#chemistry/metals/alloys.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, shuffle } from '#quiz/random.ts'
import { production, statement, template } from '#quiz/template.ts'
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

/** Alloys that are harder than the metal that they mainly consist of, and the atoms that are mixed in. */
const harder = [
  { alloy: 'brass', metal: 'Cu', added: 'Zn' },
  { alloy: 'bronze', metal: 'Cu', added: 'Sn' },
  { alloy: 'sterling silver', metal: 'Ag', added: 'Cu' },
  { alloy: 'carbon steel', metal: 'Fe', added: 'C' },
] as const

/** Why an alloy is harder than its metal, or the metal softer. */
export const hardnessOfAlloy = template('cl-m255', 'alloys', (random) => {
  const { alloy, metal, added } = pick(random, harder)
  const [pure, other] = [nameOf(metal), nameOf(added)]
  const isAboutAlloy = random() < 0.5
  const fact = `The atoms of ${other} differ in size from those of ${pure}, so the layers no longer slide easily`
  return statement(random, {
    element: metal,
    stem: isAboutAlloy
      ? `Why is ${alloy}, an alloy with ${other}, harder than pure ${pure}?`
      : `Why is pure ${pure} softer than ${alloy}, its alloy with ${other}?`,
    answers: isAboutAlloy
      ? [
          'Atoms of two sizes keep its layers from sliding.',
          'Its layers slide less, with atoms of two sizes.',
          'Atoms of another size get in the way of layers.',
        ]
      : [
          'Layers of equal atoms slide over each other.',
          'Its layers slide, as all atoms have one size.',
          'No atoms of another size stop its layers.',
        ],
    lures: isAboutAlloy
      ? [
          {
            value: 'Its two kinds of atoms form new molecules.',
            misconception: 'MT8',
            why: `An alloy is a mixture and has no molecules. ${fact}.`,
          },
          {
            value: 'Its elements have reacted to a new compound.',
            misconception: 'MT8',
            why: `An alloy is a mixture in any shares, not one compound. ${fact}.`,
          },
          {
            value: 'The atoms that were added are hard ones.',
            misconception: 'AS10',
            why: `A single atom is neither hard nor soft. ${fact}.`,
          },
          {
            value: 'Its electrons can no longer move among the ions.',
            misconception: null,
            why: `They do, and so the alloy conducts. ${fact}.`,
          },
        ]
      : [
          {
            value: 'It lacks the firm molecules of the alloy.',
            misconception: 'MT8',
            why: `An alloy is a mixture and has no molecules. ${fact}.`,
          },
          {
            value: 'Its single atoms are soft and are squeezed.',
            misconception: 'AS10',
            why: `A single atom is neither hard nor soft. ${fact}.`,
          },
          {
            value: 'Only in the alloy do ions and electrons attract.',
            misconception: 'MT8',
            why: `They attract each other in the pure metal as well. ${fact}.`,
          },
          {
            value: 'It has more electrons that flow between its ions.',
            misconception: null,
            why: `Its electrons hold the ions together and make nothing soft. ${fact}.`,
          },
        ],
    right: `${fact}: ${alloy} is harder than ${pure}.`,
    see: { elements: [metal, added], article: null },
  })
})
