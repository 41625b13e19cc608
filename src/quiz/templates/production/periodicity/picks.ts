import {
  type Element,
  element,
  elementByNumber,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { comparable, propertyValue, type TrendProperty } from '#chemistry/elements/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { rows, steadyColumns } from '#quiz/templates/periodicity/main-groups.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

const article = 'periodic-trends-explained'

const properties = {
  ionizationEnergy: { name: 'first ionization energy', decimals: 0, unit: ' kJ/mol' },
  electronegativity: { name: 'electronegativity', decimals: 2, unit: '' },
} as const

/** Rows and columns of the main groups, and how a question names them. */
const lines = [
  ...[1, 2, 13, 14, 15, 16, 17].map((group) => ({
    isGroup: true,
    name: `group ${group}, periods 2 to 5,`,
    members: elements.filter((one) => one.group === group && one.period >= 2 && one.period <= 5),
  })),
  ...[2, 3, 4, 5].map((period) => ({
    isGroup: false,
    name: `period ${period}, groups 1, 2 and 13 to 17,`,
    members: elements.filter(
      (one) => one.period === period && one.group < 18 && (one.block === 's' || one.block === 'p'),
    ),
  })),
]

/** The element of a row or column with the highest or lowest value. */
export const extremeOfLine = production('pe-e22', 'table', 'trend-direction', (random) => {
  const { isGroup, name, members } = pick(random, lines)
  const property = pick(random, ['ionizationEnergy', 'electronegativity'] as const)
  const isHighest = random() < 0.5
  const ranked = members.toSorted((a, b) => valueOf(property, a) - valueOf(property, b))
  const [answer, next] = isHighest ? ranked.toReversed() : ranked
  const opposite = isHighest ? ranked[0] : ranked.at(-1)
  if (answer === undefined || next === undefined || opposite === undefined) return null
  if (!members.every((one) => one === answer || comparable(property, one.symbol, answer.symbol))) {
    return null
  }
  const { name: quantity, decimals, unit } = properties[property]
  const shown = (one: Element) => `${formatNumber(valueOf(property, one), { decimals })}${unit}`
  const rule = isGroup
    ? `Down a group the ${quantity} mostly falls`
    : `Across a period the ${quantity} mostly rises`
  const solution = `${rule}: ${nameOf(answer.symbol)} has ${shown(answer)}, ${nameOf(opposite.symbol)} ${shown(opposite)}.`
  return tableDraft({
    answer: [answer.symbol],
    stem: `Pick the element of ${name} with the ${isHighest ? 'highest' : 'lowest'} ${quantity}.`,
    slips: [
      {
        value: [opposite.symbol],
        misconception: isGroup ? 'PE13' : 'PE2',
        text: `${opposite.name} stands at the other end and has the ${isHighest ? 'lowest' : 'highest'} value. ${solution}`,
      },
      {
        value: [next.symbol],
        misconception: null,
        text: `${next.name} comes next with ${shown(next)}. ${solution}`,
      },
    ],
    right: solution,
    see: { article },
  })
})

function valueOf(property: TrendProperty, { symbol }: Element): number {
  return propertyValue(property, symbol) ?? 0
}

/** Lines along which the atoms clearly grow or shrink from step to step. */
const sizedLines = [
  ...rows.map((members, index) => ({
    isGroup: false,
    name: `period ${index + 2}, without the noble gas,`,
    members,
  })),
  ...steadyColumns.map((members) => ({
    isGroup: true,
    name: `group ${element(members[0] ?? 'H').group}, periods 2 to 6,`,
    members,
  })),
]

/** All elements of a row or column whose atoms are larger or smaller than those of one of them. */
export const largerThan = production('pe-m25', 'table', 'atomic-radius', (random) => {
  const { isGroup, name, members } = pick(random, sizedLines)
  const place = integer(random, 1, members.length - 2)
  const middle = members[place] ?? 'H'
  const asksLarger = random() < 0.5
  const isSafe = members.every((one) => one === middle || comparable('covalentRadius', one, middle))
  if (!isSafe) return null
  const [before, after] = [members.slice(0, place), members.slice(place + 1)]
  const [answer, others] = isGroup === asksLarger ? [after, before] : [before, after]
  const word = asksLarger ? 'larger' : 'smaller'
  const solution = isGroup
    ? `Each step down adds a shell, so the atoms of ${listed(answer.map(nameOf))} are ${word}.`
    : `Each step to the right adds a proton and no shell, so the atoms of ${listed(answer.map(nameOf))} are ${word}.`
  return tableDraft({
    badge: middle,
    answer,
    stem: `Pick all elements of ${name} whose atoms are ${word} than those of ${nameOf(middle)}.`,
    slips: [
      {
        value: others,
        misconception: isGroup ? 'PE1' : 'PE2',
        text: `That is the other side of ${nameOf(middle)}. ${solution}`,
      },
      {
        value: isGroup === asksLarger ? after.slice(0, 1) : before.slice(-1),
        misconception: null,
        text: `That is the nearest one alone, but all that follow in this direction belong. ${solution}`,
      },
      {
        value: isGroup === asksLarger ? [middle, ...after] : [...before, middle],
        misconception: null,
        text: `The atoms of ${nameOf(middle)} are not ${word} than themselves. ${solution}`,
      },
    ],
    right: solution,
    see: { elements: members, article },
  })
})

const SHORTEST = 6
const LONGEST = 11

/** All elements of a stretch whose first ionization energy is lower than that of the one before. */
export const dropsOfEnergy = production('pe-h25', 'table', 'ionization-energy', (random) => {
  const from = integer(random, 3, 21 - SHORTEST)
  const to = Math.min(20, from + integer(random, SHORTEST, LONGEST) - 1)
  const stretch = elements.slice(from - 1, to)
  const drops = stretch.filter(({ atomicNumber }) => isDrop(atomicNumber))
  const newRows = drops.filter(({ group }) => group === 1)
  const within = drops.filter(({ group }) => group !== 1)
  const [first, last] = [elementByNumber(from), elementByNumber(to)]
  if (within.length === 0 || first === undefined || last === undefined) return null
  const steps = drops.map(({ symbol, atomicNumber }) => {
    const before = elementByNumber(atomicNumber - 1)?.symbol ?? ''
    return `${before} ${shownEnergy(before)} to ${symbol} ${shownEnergy(symbol)}`
  })
  const solution = `The energy falls from ${listed(steps)} kJ/mol.`
  return tableDraft({
    answer: drops.map(({ symbol }) => symbol),
    stem: `Pick all elements from ${nameOf(first.symbol)} (${from}) to ${nameOf(last.symbol)} (${to}) with a lower first ionization energy than the element before.`,
    slips: [
      {
        value: newRows.map(({ symbol }) => symbol),
        misconception: 'PE3',
        text: `The energy falls not only where a new shell begins. ${solution}`,
      },
      {
        value: drops.filter(({ group }) => group !== 16).map(({ symbol }) => symbol),
        misconception: 'PE3',
        text: `It falls where a p subshell begins, but also where pairing begins, in group 16. ${solution}`,
      },
      {
        value: drops.filter(({ group }) => group !== 13).map(({ symbol }) => symbol),
        misconception: 'PE3',
        text: `It falls also where a p subshell begins, in group 13. ${solution}`,
      },
      {
        value: within.map(({ symbol }) => symbol),
        misconception: null,
        text: `The drops within a period are found, but a new shell lowers the energy, too. ${solution}`,
      },
    ],
    solution: () =>
      workedComparison(
        'the elements after which the energy has fallen',
        'The energy falls from each noble gas to the next element, from group 2 to group 13 and from group 15 to group 16',
        stretch.map(({ name, symbol }) => [name, `${shownEnergy(symbol)} kJ/mol`]),
        drops.length === 1 ? (drops[0]?.name ?? '') : drops.map(({ symbol }) => symbol).join(', '),
      ),
    right: solution,
    see: { elements: drops.map(({ symbol }) => symbol), article },
  })
})

function isDrop(atomicNumber: number): boolean {
  const [before, own] = [atomicNumber - 1, atomicNumber].map(
    (number) => elementByNumber(number)?.ionizationEnergy ?? 0,
  )
  return (own ?? 0) < (before ?? 0)
}

function shownEnergy(symbol: ElementSymbol): string {
  return formatNumber(propertyValue('ionizationEnergy', symbol) ?? 0, { decimals: 0 })
}
