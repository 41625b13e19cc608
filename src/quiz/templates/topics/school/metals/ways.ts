import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import {
  aboveCarbon,
  belowCarbon,
  ores,
  type Extraction,
  extractions,
} from '#chemistry/metals/ores.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextProduction, production, template } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { capitalized, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

const ways: Readonly<Record<Extraction, string>> = {
  melt: 'electrolysis of a molten compound',
  carbon: 'heating the oxide with carbon',
  native: 'collecting it as the metal',
  heat: 'heating the oxide without carbon',
}

/** A property of the metals that are extracted in one way, and its consequence where the property does not say it. */
const reasons: Readonly<Record<Extraction, readonly [property: string, consequence: string]>> = {
  melt: ['stands above carbon in the series of reactivity', ', so only a current wins it'],
  carbon: ['stands below carbon in the series of reactivity', ', so carbon takes its oxygen'],
  native: ['hardly reacts', ', so it is found as the metal'],
  heat: ['holds oxygen so weakly that heat alone drives it out', ''],
}

const all: readonly Extraction[] = ['melt', 'carbon', 'native', 'heat']

/** The idea behind a wrong way. */
function ideaOf(right: Extraction, wrong: Extraction): MisconceptionId {
  return wrong === 'carbon' && right === 'melt' ? 'MT1' : 'MT10'
}

/** The usual way of extracting a metal. */
export const wayOfExtraction = template('ch-e255', 'metal-extraction', (random) => {
  const way = pick(random, all)
  const [metal] = pick(
    random,
    extractions.filter(([, own]) => own === way),
  )
  const name = nameOf(metal)
  const account = `${capitalized(name)} ${reasons[way].join('')}`
  const asked = pick(random, [
    `How is ${name} usually extracted?`,
    `What is the usual way to extract ${name}?`,
    `By which way does industry usually get ${name}?`,
  ])
  return choice<Extraction>({
    element: metal,
    stem: asked,
    answer: way,
    isRight: (value) => extractions.some(([symbol, own]) => symbol === metal && own === value),
    lures: all
      .filter((value) => value !== way)
      .map((value): Lure<Extraction> => ({
        value,
        misconception: ideaOf(way, value),
        why: `A metal that is extracted by ${ways[value]} ${reasons[value][0]}. ${account}.`,
      })),
    show: (value) => ways[value],
    right: `${account}.`,
    see: { article: null },
  })
})

/** Ores and their metals. */
export const oresAndMetals = production('ch-e256', 'match', 'metal-extraction', (random) =>
  factsDraft(random, {
    stem: 'Pair each ore with the metal that is extracted from it.',
    facts: ores.map(({ name, formula, metal }) => ({
      left: capitalized(name),
      partner: nameOf(metal),
      element: metal,
      reason: `${capitalized(name)} is ${formatFormula(formula)}, an ore of ${nameOf(metal)}.`,
    })),
    count: pick(random, [4, 5]),
    mistake: () => null,
  }),
)

/** Metals of a list that carbon cannot win. */
export const beyondCarbon = production('ch-e258', 'table', 'metal-extraction', (random) => {
  const answer = sample(random, aboveCarbon, pick(random, [2, 3]))
  const others = sample(random, belowCarbon, 2)
  const names = shuffle(random, [...answer, ...others]).map(nameOf)
  const account = `${capitalized(listed(answer.map(nameOf)))} stand above carbon in the series of reactivity, ${listed(others.map(nameOf))} below it`
  const slips: readonly (readonly [readonly ElementSymbol[], MisconceptionId | null, string])[] = [
    [others, 'MT1', 'Those are the metals that carbon wins.'],
    ...others.map((other) => [[...answer, other], null, `Carbon wins ${nameOf(other)}.`] as const),
    ...answer.map(
      (missing) =>
        [
          answer.filter((symbol) => symbol !== missing),
          'MT1',
          `Carbon does not win ${nameOf(missing)}.`,
        ] as const,
    ),
  ]
  return tableDraft({
    answer,
    stem: `Think of the oxides of ${listed(names)}. Pick the metals that carbon cannot win from them.`,
    slips: slips.map(([value, misconception, text]) => ({
      value,
      misconception,
      text: `${text} ${account}.`,
    })),
    right: `${account}.`,
    see: { elements: answer, article: null },
  })
})

type Process = {
  readonly metal: ElementSymbol
  readonly steps: readonly string[]
  readonly account: string
}

/** The steps after OpenStax Chemistry 2e, 18.1 and 19.1, and NCERT Chemistry for class 12. */
const processes: readonly Process[] = [
  {
    metal: 'Fe',
    steps: [
      'coke burns to carbon dioxide',
      'carbon dioxide and coke give carbon monoxide',
      'carbon monoxide takes oxygen from the ore',
      'the molten metal runs to the bottom',
    ],
    account:
      'In the blast furnace the coke burns first; the carbon monoxide that follows reduces the ore',
  },
  {
    metal: 'Al',
    steps: [
      'bauxite is purified to aluminum oxide',
      'the oxide dissolves in molten cryolite',
      'a current reduces the ions',
      'the molten metal is drawn off',
    ],
    account:
      'Only the pure oxide goes into the melt, and only in the melt are there ions that move',
  },
  {
    metal: 'Zn',
    steps: [
      'flotation frees the sulfide from rock',
      'roasting turns the sulfide into the oxide',
      'carbon reduces the oxide',
      'the vapor of the metal condenses',
    ],
    account: 'Carbon reduces oxides, so the sulfide is roasted first',
  },
  {
    metal: 'Ti',
    steps: [
      'rutile reacts with chlorine and carbon',
      'the chloride is distilled',
      'magnesium reduces the chloride',
      'the magnesium chloride is removed',
    ],
    account:
      'The oxide becomes a chloride that can be distilled, and magnesium takes the chlorine away',
  },
  {
    metal: 'Cu',
    steps: [
      'flotation frees the sulfide from rock',
      'smelting gives the impure metal',
      'it is cast into anodes',
      'a current moves the metal to pure cathodes',
    ],
    account: 'Smelting gives a metal of about 99%, which a current refines',
  },
]

/** The steps of extracting a metal. */
function extractionDraft(random: Random, stemOf: (metal: string, shown: string) => string) {
  const { metal, steps, account } = pick(random, processes)
  const [first = '', second = '', third = '', last = ''] = steps
  return orderedCards(random, {
    element: metal,
    items: steps,
    card: (step) => step,
    ends: ['first', 'last'],
    stemOf: ([shown = '']) => stemOf(nameOf(metal), shown),
    wrong: [
      {
        order: steps.toReversed(),
        misconception: null,
        why: `That is the reverse of the order. ${account}.`,
      },
      {
        order: [first, third, second, last],
        misconception: null,
        why: `Without “${second}” there is nothing for the next step. ${account}.`,
      },
      {
        order: [second, first, third, last],
        misconception: null,
        why: `“${capitalized(first)}” comes first. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
}

/** The steps of extracting a metal. */
export const stepsOfExtraction = production('ch-m255', 'order', 'metal-extraction', (random) =>
  extractionDraft(
    random,
    (metal, shown) => `Put the steps of extracting ${metal} into order; “${shown}” lies in front.`,
  ),
)

/** The same, in words that nobody takes for a hint at the order. */
export const mixedStepsOfExtraction = nextProduction(stepsOfExtraction, (random) =>
  extractionDraft(
    random,
    (metal, shown) =>
      `Order the steps of extracting ${metal}; mixed, the cards begin with “${shown}”.`,
  ),
)
