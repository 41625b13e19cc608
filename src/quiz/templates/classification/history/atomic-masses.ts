import { type Element, element } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, type Draft, numeric, template } from '#quiz/template.ts'
import { elementAt } from '#quiz/templates/classification/places.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'
import { exact, decimal } from '#quiz/worked/amounts.ts'
import { less, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

const article = 'guide-to-periodic-table'

/** Neighbors in a group that Mendeleev's mean of masses foretells within 2.5 percent. */
const triads = [
  ['Li', 'Na', 'K'],
  ['K', 'Rb', 'Cs'],
  ['Be', 'Mg', 'Ca'],
  ['Ca', 'Sr', 'Ba'],
  ['Al', 'Ga', 'In'],
  ['Si', 'Ge', 'Sn'],
  ['P', 'As', 'Sb'],
  ['S', 'Se', 'Te'],
  ['Cl', 'Br', 'I'],
  ['Ar', 'Kr', 'Xe'],
] as const

/** The mass at the end of three, when the middle one is the mean of its neighbors. */
export const massBeyondNeighbors = template(
  'cl-m14',
  'history-of-the-table',
  withLureBeside((random) => {
    const [above, middle, below] = pick(random, triads)
    const isBelow = random() < 0.6
    const [neighbor, missing] = isBelow ? [above, below] : [below, above]
    const [first, center] = [neighbor, middle].map(
      (symbol) => Math.round(element(symbol).atomicMass * 10) / 10,
    )
    if (first === undefined || center === undefined) return null
    const answer = 2 * center - first
    const step = center - first
    const solution = `${massText(center)} is halfway, so the step from ${massText(first)} comes once more: 2 × ${massText(center)} − ${massText(first)} = ${massText(answer)}`
    return numeric({
      element: missing,
      stem: `By Mendeleev’s method the mass of ${nameOf(middle)} (${massText(center)}) is the mean of its neighbors in the group. ${nameOf(neighbor) === nameOf(above) ? 'Above' : 'Below'} it is ${nameOf(neighbor)} (${massText(first)}). What mass follows for ${nameOf(missing)}?`,
      answer,
      isRight: (value) => Math.abs((value + first) / 2 - center) < 0.5,
      show: (value) => massText(value),
      lures: [
        {
          value: (first + center) / 2,
          misconception: 'CL16' as const,
          why: `That is the mean of the two masses that are given, but ${nameOf(missing)} does not lie between them. ${capitalized(solution)}.`,
        },
        {
          value: first + center,
          misconception: 'CL16' as const,
          why: `That is the sum of the two masses that are given. ${capitalized(solution)}.`,
        },
        {
          value: center + step / 2,
          misconception: null,
          why: `That takes half of the step. ${capitalized(solution)}.`,
        },
        {
          value: center + 1.5 * step,
          misconception: null,
          why: `That takes half a step too many. ${capitalized(solution)}.`,
        },
        {
          value: Math.abs(step),
          misconception: 'CL16' as const,
          why: `That is the step alone. ${capitalized(solution)}.`,
        },
        {
          value: 2 * center,
          misconception: null,
          why: `That is the sum of both neighbors; one of them has to be taken away. ${capitalized(solution)}.`,
        },
      ].filter(({ value }) => value > 0),
      fill: shuffle(random, [0.7, 0.8, 1.25, 1.4]).map((factor) => factor * answer),
      miss: (value) =>
        `With ${massText(value)} the mean would be ${massText((value + first) / 2)}. ${capitalized(solution)}.`,
      solution: () =>
        solved(
          `the mass of ${nameOf(missing)}`,
          known(`Mass of ${nameOf(middle)}`, decimal(center, null, 1)),
          known(`Mass of ${nameOf(neighbor)}`, decimal(first, null, 1)),
          law('The middle mass is the mean, so the missing mass = 2 × middle mass − known mass'),
          calculated(
            'Mass',
            less(multiplied(exact(2), decimal(center, null, 1)), decimal(first, null, 1)),
            decimal(answer, null, 1),
          ),
        ),
      right: `${capitalized(solution)}; the measured mass is ${massText(element(missing).atomicMass)}.`,
      see: { elements: [missing, middle, neighbor], article },
    })
  }),
)

function massText(mass: number, decimals = 1): string {
  return formatNumber(mass, { decimals })
}

/** Neighbors of which the one with the lower atomic number has the heavier atoms on average. */
const reversedPairs = [
  ['Ar', 'K'],
  ['Co', 'Ni'],
  ['Te', 'I'],
] as const

/** Two neighbors of which the first is heavier: by mass each would take the place of the other. */
type Exchange = { readonly own: Element; readonly other: Element; readonly masses: string }

export const placeByMass = template('cl-m330', 'history-of-the-table', (random) => {
  const [first, second] = shuffle(random, pick(random, reversedPairs))
  if (first === undefined || second === undefined) return null
  const [own, other] = [element(first), element(second)]
  const masses = `${nameOf(first)} ${massText(own.atomicMass, 2)}, ${nameOf(second)} ${massText(other.atomicMass, 2)}`
  const ask = pick(random, [groupByMass, neighborByMass, neighborByMass])
  return ask(random, { own, other, masses })
})

function groupByMass(random: Random, { own, other, masses }: Exchange): Draft | null {
  const name = nameOf(own.symbol)
  const near = [own.group, other.group].flatMap((group) => [group - 2, group - 1, group + 1])
  return choice<number>({
    element: own.symbol,
    stem: `Atomic masses: ${masses}. In which group would ${name} land if the table were ordered by mass?`,
    answer: other.group,
    isRight: (group) => group === element(other.symbol).group,
    show: (group) => `group ${group}`,
    lures: [
      {
        value: own.group,
        misconception: null,
        why: `Group ${own.group} is the place by atomic number, ${own.atomicNumber}. By mass, ${name} and ${nameOf(other.symbol)} would change places.`,
      },
      {
        value: own.period,
        misconception: 'CL3',
        why: `${own.period} is the number of the row, the period. The two would change columns: ${name} would land in group ${other.group}.`,
      },
    ],
    fill: shuffle(
      random,
      near.filter((group) => group >= 1 && group <= 18),
    ),
    miss: (group) =>
      `Group ${group} belongs to neither of the two. By mass they would change places, so ${name} would land in group ${other.group}.`,
    right: `The heavier atoms stand first in this pair, so by mass the two would change places and ${name} would land in group ${other.group}.`,
    see: { elements: [own.symbol, other.symbol], article },
  })
}

function neighborByMass(random: Random, { own, other, masses }: Exchange): Draft | null {
  const step = pick(random, [-1, 1])
  const answer = elementAt({ group: other.group, period: other.period + step })
  const present = elementAt({ group: own.group, period: own.period + step })
  if (answer === undefined || present === undefined) return null
  const direction = step < 0 ? 'below' : 'above'
  const { name } = own
  return whichElement({
    stem: `Atomic masses: ${masses}. Directly ${direction} which element would ${nameOf(own.symbol)} stand if the table were ordered by mass?`,
    answer: answer.symbol,
    isRight: (symbol) =>
      element(symbol).group === other.group && element(symbol).period === other.period + step,
    lures: [
      {
        symbol: present.symbol,
        misconception: null,
        why: `${name} stands ${direction} ${nameOf(present.symbol)} by atomic number. By mass it would take the place of ${nameOf(other.symbol)}, ${direction} ${nameOf(answer.symbol)}.`,
      },
      {
        symbol: other.symbol,
        misconception: 'CL3',
        why: `${name} and ${nameOf(other.symbol)} would change places within the table, but not stand in one column. ${name} would land ${direction} ${nameOf(answer.symbol)}.`,
      },
    ],
    fill: shuffle(random, [-2, -1, 1, 2]).flatMap((shift) => {
      const near = elementAt({ group: answer.group + shift, period: answer.period })
      return near === undefined ? [] : [near.symbol]
    }),
    miss: (symbol) =>
      `${element(symbol).name} stands in group ${element(symbol).group}. ${name} would land in group ${other.group}, ${direction} ${nameOf(answer.symbol)}.`,
    right: `By mass, ${nameOf(own.symbol)} and ${nameOf(other.symbol)} would change places, so ${nameOf(own.symbol)} would stand in group ${other.group}, ${direction} ${nameOf(answer.symbol)}.`,
    see: { elements: [own.symbol, other.symbol, answer.symbol], article },
  })
}
