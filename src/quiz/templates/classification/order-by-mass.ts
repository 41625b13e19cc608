import { element } from '#chemistry/elements.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Draft, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { elementAt } from './families.ts'
import { groupByMass, reversedPairs, showMass } from './hard.ts'

const article = 'guide-to-periodic-table'

/** Two neighbors of which the first is heavier: by mass each would take the place of the other. */
type Exchange = {
  readonly own: ReturnType<typeof element>
  readonly other: ReturnType<typeof element>
  readonly masses: string
}

export const placeByMass: Template = {
  ...groupByMass,
  version: 2,
  draw(random) {
    const [first, second] = shuffle(random, pick(random, reversedPairs))
    if (first === undefined || second === undefined) return null
    const [own, other] = [element(first), element(second)]
    const masses = `${nameOf(first)} ${showMass(own.atomicMass, 2)}, ${nameOf(second)} ${showMass(other.atomicMass, 2)}`
    return pick(random, [groupOf, neighborOf, neighborOf])(random, { own, other, masses })
  },
}

function groupOf(random: Random, { own, other, masses }: Exchange): Draft | null {
  const near = [own.group, other.group].flatMap((group) => [group - 2, group - 1, group + 1])
  return worded({
    element: own.symbol,
    stem: `Atomic masses: ${masses}. In which group would ${nameOf(own.symbol)} land if the table were ordered by mass?`,
    answer: `group ${other.group}`,
    isRight: (text) => text === `group ${element(other.symbol).group}`,
    lures: [
      {
        value: `group ${own.group}`,
        misconception: 'PE11',
        why: `Group ${own.group} is the place by atomic number, ${own.atomicNumber}. By mass, ${nameOf(own.symbol)} and ${nameOf(other.symbol)} would change places.`,
      },
      {
        value: `group ${own.period}`,
        misconception: 'CL3',
        why: `${own.period} is the number of the row, the period. The two would change columns: ${nameOf(own.symbol)} would land in group ${other.group}.`,
      },
    ],
    fill: shuffle(
      random,
      near.filter((group) => group >= 1 && group <= 18).map((group) => `group ${group}`),
    ),
    right: `The heavier atoms stand first in this pair, so by mass the two would change places and ${nameOf(own.symbol)} would land in group ${other.group}.`,
    see: { elements: [own.symbol, other.symbol], article },
  })
}

function neighborOf(random: Random, { own, other, masses }: Exchange): Draft | null {
  const step = pick(random, [-1, 1])
  const answer = elementAt(other.group, other.period + step)
  const present = elementAt(own.group, own.period + step)
  if (answer === undefined || present === undefined) return null
  const direction = step < 0 ? 'below' : 'above'
  const { name } = own
  return whichElement(random, {
    stem: `Atomic masses: ${masses}. Directly ${direction} which element would ${nameOf(own.symbol)} stand if the table were ordered by mass?`,
    answer: answer.symbol,
    isRight: (symbol) =>
      element(symbol).group === other.group && element(symbol).period === other.period + step,
    lures: [
      {
        symbol: present.symbol,
        misconception: 'PE11',
        why: `${name} stands ${direction} ${nameOf(present.symbol)} by atomic number. By mass it would take the place of ${nameOf(other.symbol)}, ${direction} ${nameOf(answer.symbol)}.`,
      },
      {
        symbol: other.symbol,
        misconception: 'CL3',
        why: `${name} and ${nameOf(other.symbol)} would change places within the table, but not stand in one column. ${name} would land ${direction} ${nameOf(answer.symbol)}.`,
      },
    ],
    fill: shuffle(random, [-2, -1, 1, 2]).flatMap((shift) => {
      const near = elementAt(answer.group + shift, answer.period)
      return near === undefined ? [] : [near.symbol]
    }),
    right: `By mass, ${nameOf(own.symbol)} and ${nameOf(other.symbol)} would change places, so ${nameOf(own.symbol)} would stand in group ${other.group}, ${direction} ${nameOf(answer.symbol)}.`,
    see: { elements: [own.symbol, other.symbol, answer.symbol], article },
  })
}
