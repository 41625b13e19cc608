import { formatIon } from '#chemistry/compounds/formulas.ts'
import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { ionicRadius, properties } from '#chemistry/elements/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable } from '#chemistry/elements/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { isoelectronicSeries, type SimpleIon } from '#quiz/templates/periodicity/ion-sizes.ts'
import {
  mainGroupElements,
  steadyColumns,
  valueOf,
} from '#quiz/templates/periodicity/main-groups.ts'
import { rowsWithSecond } from '#quiz/templates/periodicity/successive-ionization.ts'
import { cardOf } from '#quiz/templates/production/building/cards.ts'
import { orderDraft } from '#quiz/templates/production/building/drafts.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

const article = 'periodic-trends-explained'

/** Three atoms of a group in the order of their sizes. */
export const orderInGroup = production('pe-e21', 'order', 'atomic-radius', (random) => {
  const column = pick(random, steadyColumns)
  const drawn = new Set(sample(random, column, 3))
  const answer = column.filter((symbol) => drawn.has(symbol))
  const [top = '', middle = '', bottom = ''] = answer
  if (!comparable('covalentRadius', top, middle) || !comparable('covalentRadius', middle, bottom)) {
    return null
  }
  const shells = answer.map((symbol) => `${symbol} ${element(symbol).period}`).join(', ')
  const solution = `Down the group each step adds a shell, and the atoms grow. The numbers of shells are ${shells}.`
  return orderDraft<ElementSymbol>({
    random,
    element: bottom,
    answer,
    card: cardOf,
    ends: ['smallest', 'largest'],
    stemOf: (items) =>
      `Put the atoms of ${listed(items.map(nameOf))} in the order of their sizes, the smallest first.`,
    slips: [
      {
        value: answer.toReversed(),
        misconception: 'PE1',
        text: `The stronger nucleus of ${nameOf(bottom)} does not outweigh its further shells. ${solution}`,
      },
      {
        value: [top, bottom, middle],
        misconception: null,
        text: `${element(bottom).name} and ${nameOf(middle)} are exchanged. ${solution}`,
      },
    ],
    right: solution,
    see: { elements: answer, article },
  })
})

const IN_ROW = 4

/** Four elements in the order of their electronegativities. */
export const orderByElectronegativity = production(
  'pe-m23',
  'order',
  'electronegativity',
  (random) => {
    const chosen: ElementSymbol[] = []
    for (const symbol of sample(random, mainGroupElements, mainGroupElements.length)) {
      if (chosen.every((other) => comparable('electronegativity', symbol, other))) {
        chosen.push(symbol)
      }
      if (chosen.length === IN_ROW) break
    }
    const answer = chosen.toSorted((a, b) => electronegativity(a) - electronegativity(b))
    const values = answer
      .map((symbol) => `${symbol} ${formatNumber(electronegativity(symbol), { decimals: 2 })}`)
      .join(', ')
    const solution = `The values after Pauling are ${values}.`
    const [lowest = ''] = answer
    return orderDraft<ElementSymbol>({
      random,
      element: lowest,
      answer,
      card: cardOf,
      ends: ['lowest', 'highest'],
      stemOf: (items) =>
        `Put ${listed(items.map(nameOf))} in the order of their electronegativities, the lowest first.`,
      slips: [
        {
          value: answer.toReversed(),
          misconception: 'PE14',
          text: `That is the order of metallic character, which runs the other way. ${solution}`,
        },
        {
          value: answer.toSorted((a, b) => element(a).atomicNumber - element(b).atomicNumber),
          misconception: 'PE7',
          text: `That is the order of the atomic numbers, but down a group the electronegativity falls. ${solution}`,
        },
        {
          value: answer.toSorted((a, b) => element(b).atomicNumber - element(a).atomicNumber),
          misconception: 'PE7',
          text: `The heavier atom need not be the less electronegative one, since the group counts as well. ${solution}`,
        },
        {
          value: answer.toSorted((a, b) => element(a).group - element(b).group),
          misconception: 'PE7',
          text: `That looks at the group alone, but down a group the electronegativity falls. ${solution}`,
        },
      ],
      right: `It rises to the right and falls downward. ${solution}`,
      see: { elements: answer, article },
    })
  },
)

function electronegativity(symbol: ElementSymbol): number {
  return properties(symbol).electronegativity ?? 0
}

/** Smallest difference, as a share of the larger radius, that a question may rest on. */
const MARGIN = 0.03

/** Four ions with equally many electrons in the order of their sizes. */
export const orderOfIonSizes = production('pe-m24', 'order', 'ionic-radius', (random) => {
  const all = pick(random, isoelectronicSeries)
  const drawn = new Set(sample(random, all, IN_ROW))
  const answer = all.filter((ion) => drawn.has(ion)).toReversed()
  const isClear = answer.every((ion, place) => {
    const next = answer[place + 1]
    return next === undefined || radiusOf(next) - radiusOf(ion) >= MARGIN * radiusOf(next)
  })
  const [first] = answer
  if (!isClear || first === undefined) return null
  const electrons = element(first[0]).protons - first[1]
  const radii = answer.map((ion) => `${write(ion)} ${radiusOf(ion)} pm`).join(', ')
  const solution = `With the same ${electrons} electrons, more protons make an ion smaller: ${radii}.`
  return orderDraft<SimpleIon>({
    random,
    element: first[0],
    answer,
    card: write,
    ends: ['smallest', 'largest'],
    stemOf: (items) =>
      `The ions ${listed(items.map(write))} have equally many electrons. Put them in the order of their sizes, the smallest first.`,
    slips: [
      {
        value: answer.toReversed(),
        misconception: 'PE8',
        text: `That takes positive ions for large and negative ones for small, but it is the other way around. ${solution}`,
      },
      {
        value: answer.toSorted((a, b) => Math.abs(a[1]) - Math.abs(b[1]) || b[1] - a[1]),
        misconception: null,
        text: `The size of the charge without its sign tells nothing about the radius. ${solution}`,
      },
      {
        value: answer.toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || b[1] - a[1]),
        misconception: null,
        text: `The size of the charge without its sign does not decide, but the number of protons does. ${solution}`,
      },
    ],
    right: solution,
    see: { elements: answer.map(([symbol]) => symbol), article: 'how-ions-are-formed' },
  })
})

function radiusOf([symbol, charge]: SimpleIon): number {
  return ionicRadius(symbol, charge) ?? 0
}

function write([symbol, charge]: SimpleIon): string {
  return formatIon(symbol, charge)
}

/** Smallest difference, as a share of the larger energy, that a question may rest on. */
const ENERGY_MARGIN = 0.03

/** Four elements of a period, the alkali metal among them, in the order of their second energies. */
export const orderBySecondEnergy = production(
  'pe-h24',
  'order',
  'successive-ionization',
  (random) => {
    const [alkali = '', ...rest] = pick(random, rowsWithSecond)
    const drawn = new Set(sample(random, rest, 3))
    const row = [alkali, ...rest.filter((symbol) => drawn.has(symbol))]
    const answer = row.toSorted((a, b) => second(a) - second(b))
    const isClear = answer.every((symbol, place) => {
      const next = answer[place + 1]
      return next === undefined || second(next) - second(symbol) >= ENERGY_MARGIN * second(next)
    })
    if (!isClear) return null
    const values = answer.map((symbol) => `${symbol} ${shown(second(symbol))}`).join(', ')
    const solution = `The second electron of ${nameOf(alkali)} comes from the core. The energies in kJ/mol are ${values}.`
    return orderDraft<ElementSymbol>({
      random,
      element: alkali,
      answer,
      card: cardOf,
      ends: ['lowest', 'highest'],
      stemOf: (items) =>
        `Put ${listed(items.map(nameOf))} in the order of their second ionization energies, the lowest first.`,
      slips: [
        {
          value: row,
          misconception: 'PE6',
          text: `That is the order of the table, as if the second electron of ${nameOf(alkali)} were an outer one. ${solution}`,
        },
        {
          value: row.toSorted((a, b) => energyOf(a) - energyOf(b)),
          misconception: 'PE6',
          text: `That is the order of the first ionization energies. ${solution}`,
        },
        {
          value: [...row.slice(1), alkali],
          misconception: 'PE3',
          text: `The core is seen, but the others do not rise evenly from left to right. ${solution}`,
        },
        {
          value: answer.toReversed(),
          misconception: null,
          text: `That order begins with the highest energy. ${solution}`,
        },
      ],
      solution: () =>
        workedComparison(
          'the order of the second ionization energies',
          'The second electron of an alkali metal comes from the core, that of the others from the outer shell',
          answer.map((symbol) => [element(symbol).name, `${shown(second(symbol))} kJ/mol`]),
          answer.map(cardOf).join(', '),
        ),
      right: solution,
      see: { elements: row, article: 'what-are-valence-electrons' },
    })
  },
)

function energyOf(symbol: ElementSymbol): number {
  return valueOf('ionizationEnergy', symbol)
}

function second(symbol: ElementSymbol): number {
  return ionizationEnergies(symbol)[1] ?? 0
}

function shown(energy: number): string {
  return formatNumber(energy, { decimals: 0 })
}
