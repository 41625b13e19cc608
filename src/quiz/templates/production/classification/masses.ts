import { type Element, elements } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { elementAt } from '#quiz/templates/classification/places.ts'
import { cardOf } from '#quiz/templates/production/building/cards.ts'
import { numberDraft, orderDraft } from '#quiz/templates/production/building/drafts.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, decimal } from '#quiz/worked/amounts.ts'
import { added, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated, outcome } from '#quiz/worked/solutions.ts'

const article = 'guide-to-periodic-table'

/** Columns of three elements whose middle mass is near the mean of the others. */
const triads = [1, 2, 13, 14, 15, 16, 17, 18, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((group) =>
  [1, 2, 3, 4, 5].flatMap((period) => {
    const three = [period, period + 1, period + 2].map((row) => elementAt({ group, period: row }))
    const [top, middle, bottom] = three
    if (top === undefined || middle === undefined || bottom === undefined) return []
    const isMeasured = [top, middle, bottom].every(({ massIsStandard }) => massIsStandard)
    const mean = (massOf(top) + massOf(bottom)) / 2
    return isMeasured && Math.abs(mean - massOf(middle)) < 0.1 * massOf(middle)
      ? [{ top, middle, bottom, mean }]
      : []
  }),
)

function massOf({ atomicMass }: Element): number {
  return Number(atomicMass.toFixed(1))
}

/** The mass of the middle element by Döbereiner's rule. */
export const middleOfTriad = production('cl-m25', 'number', 'history-of-the-table', (random) => {
  const { top, middle, bottom, mean } = pick(random, triads)
  const [low, high] = [massOf(top), massOf(bottom)].map(oneDecimal)
  const solution = `The mean is (${low} + ${high}) ÷ 2 = ${twoDecimals(mean)}; measured is ${middle.massText}.`
  return numberDraft({
    element: middle.symbol,
    badge: middle.symbol,
    stem: pick(random, [
      `${top.name} (${low} u) stands above, ${nameOf(bottom.symbol)} (${high} u) below ${nameOf(middle.symbol)}. Which mass in u follows for ${nameOf(middle.symbol)} as their mean?`,
      `By Döbereiner’s rule of triads, which mass in u should ${nameOf(middle.symbol)} have between ${nameOf(top.symbol)} (${low} u) and ${nameOf(bottom.symbol)} (${high} u)?`,
    ]),
    answer: mean,
    unit: 'u',
    units: ['u', 'g', 'kg'],
    tolerance: 0.003,
    show: twoDecimals,
    slips: [
      {
        value: massOf(top) + massOf(bottom),
        misconception: 'CL16',
        text: `That is the sum of the two, and the mean is half of it. ${solution}`,
      },
      {
        value: massOf(bottom) - massOf(top),
        misconception: 'CL16',
        text: `That is the difference of the two. ${solution}`,
      },
      {
        value: (massOf(bottom) - massOf(top)) / 2,
        misconception: null,
        text: `That is half of the difference, which still has to be added to the mass above. ${solution}`,
      },
      {
        value: middle.atomicNumber,
        misconception: 'AS18',
        text: `${middle.atomicNumber} is the atomic number, which counts protons. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        `the mass of ${nameOf(middle.symbol)}`,
        law('The middle mass is the mean of the other two'),
        calculated(
          'Sum',
          added(decimal(massOf(top), 'u', 1), decimal(massOf(bottom), 'u', 1)),
          decimal(2 * mean, 'u', 1),
        ),
        calculated('Mean', divided(decimal(2 * mean, 'u', 1), exact(2)), decimal(mean, 'u', 2)),
      ),
    right: solution,
    see: { elements: [top.symbol, middle.symbol, bottom.symbol], article },
  })
})

/** Places where the order of masses and that of atomic numbers differ, with their surroundings. */
const reversals = [
  ['S', 'Cl', 'Ar', 'K', 'Ca', 'Sc'],
  ['Mn', 'Fe', 'Co', 'Ni', 'Cu', 'Zn'],
  ['Sn', 'Sb', 'Te', 'I', 'Xe', 'Cs'],
].map((symbols) => elements.filter(({ symbol }) => symbols.includes(symbol)))

const IN_ROW = 4

/** Four neighbors in the order of their masses, which is not that of the table. */
export const orderByMass = production('cl-h22', 'order', 'history-of-the-table', (random) => {
  const row = pick(random, reversals)
  const drawn = new Set(sample(random, row, IN_ROW))
  const across = row.filter((one) => drawn.has(one))
  const answer = across.toSorted((a, b) => a.atomicMass - b.atomicMass)
  const place = across.findIndex((one, index) => one !== answer[index])
  const [heavier, lighter] = across.slice(place, place + 2)
  if (place < 0 || heavier === undefined || lighter === undefined) return null
  const masses = answer.map(({ symbol, massText }) => `${symbol} ${massText}`).join(', ')
  const solution = `The masses in u are ${masses}: ${nameOf(heavier.symbol)} stands before ${nameOf(lighter.symbol)} though its atoms are heavier.`
  return orderDraft<Element>({
    random,
    element: heavier.symbol,
    answer,
    card: ({ symbol }) => cardOf(symbol),
    ends: ['lightest', 'heaviest'],
    stemOf: (items) =>
      `Put ${listed(items.map(({ symbol }) => nameOf(symbol)))} in the order of their atomic masses, the lightest first.`,
    slips: [
      {
        value: across,
        misconception: 'PE11',
        text: `That is the order of the table, which goes by atomic number and not by mass. ${solution}`,
      },
      {
        value: across.toReversed(),
        misconception: null,
        text: `That is the order of the table from its end. ${solution}`,
      },
      {
        value: answer.toReversed(),
        misconception: null,
        text: `That order begins with the heaviest. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the order of the atomic masses',
        law('The table is ordered by atomic number, so in places a heavier atom stands first'),
        ...answer.map((one) => known(one.name, `${one.massText} u`)),
        outcome(answer.map(({ symbol }) => cardOf(symbol)).join(', ')),
      ),
    right: solution,
    see: { elements: across.map(({ symbol }) => symbol), article },
  })
})

function oneDecimal(value: number): string {
  return formatNumber(value, { decimals: 1 })
}

function twoDecimals(value: number): string {
  return formatNumber(value, { decimals: 2 })
}
