import { type Classification, element, elements } from '#chemistry/elements.ts'
import { groupIsSafe, safeClassification } from '#chemistry/trends.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { isFamiliar } from '#quiz/templates/familiar.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { classNames } from './classes.ts'
import { elementAt, metalloids, place } from './families.ts'

const category = 'classification'
const difficulty = 'easy'

/** Metals are most of the elements; drawn evenly, the other classes would hardly be asked. */
const drawnClasses = ['metal', 'metal', 'non-metal', 'non-metal', 'metalloid', 'noble-gas'] as const

export const classOf: Template = {
  id: 'cl-e1',
  version: 1,
  category,
  difficulty,
  skill: 'element-class',
  fitsMatch: true,
  draw(random) {
    const drawn = pick(random, drawnClasses)
    const members = safeClassification.filter(
      (symbol) =>
        element(symbol).classification === drawn && (drawn !== 'metal' || isFamiliar(symbol)),
    )
    const symbol = pick(random, members)
    const { name } = element(symbol)
    return worded({
      element: symbol,
      stem: `To which class of elements does ${nameOf(symbol)} belong?`,
      answer: classNames[drawn],
      isRight: (text) => classNames[element(symbol).classification] === text,
      lures: shuffle(random, classLures(symbol, drawn)),
      fill: Object.values(classNames),
      right: classReason(name, drawn),
      see: { article: 'types-of-elements' },
    })
  },
}

function classLures(symbol: string, actual: Classification): readonly Lure<string>[] {
  const { name, group, period } = element(symbol)
  const lower = name.toLowerCase()
  if (symbol === 'H') {
    return [
      {
        value: 'metal',
        misconception: 'CL1',
        why: 'Hydrogen stands in group 1 because of its one electron. It is a gas of H₂ molecules and a non-metal.',
      },
      notNobleGas(name, group),
    ]
  }
  if (actual === 'metal') {
    return [
      {
        value: 'metalloid',
        misconception: 'CL2',
        why: `The metalloids are only boron, silicon, germanium, arsenic, antimony and tellurium. ${name} is a metal.`,
      },
      {
        value: 'other non-metal',
        misconception: 'CL9',
        why: `Non-metals are few: hydrogen and some elements at the upper right. ${name}, in period ${period}, is one of the many metals.`,
      },
    ]
  }
  if (actual === 'metalloid') {
    return [
      {
        value: 'metal',
        misconception: 'CL12',
        why: `Solid ${lower} may shine, but it is brittle and conducts much less than most metals. It is one of the six metalloids.`,
      },
      {
        value: 'other non-metal',
        misconception: 'PH10',
        why: `${name} lies between metals and non-metals, in the table and in its properties. It is one of the six metalloids.`,
      },
    ]
  }
  const metalloid: Lure<string> = {
    value: 'metalloid',
    misconception: 'CL2',
    why: `The six metalloids are B, Si, Ge, As, Sb and Te. ${name}, in group ${group}, is not among them.`,
  }
  if (actual === 'noble-gas') return [metalloid]
  return [metalloid, notNobleGas(name, group)]
}

function notNobleGas(name: string, group: number): Lure<string> {
  return {
    value: 'noble gas',
    misconception: 'CL13',
    why: `The noble gases fill group 18. ${name} stands in group ${group} and forms many compounds, so it is another non-metal.`,
  }
}

function classReason(name: string, actual: Classification): string {
  if (actual === 'metal') return `${name} is a metal, as most elements are.`
  if (actual === 'metalloid') {
    return `${name} is one of the six metalloids: B, Si, Ge, As, Sb and Te.`
  }
  if (actual === 'noble-gas') return `${name} stands in group 18, the noble gases.`
  return `${name} is a non-metal outside group 18, so it is not a noble gas.`
}

/** Elements that touch a metalloid in the table, without those whose class is disputed. */
const besideMetalloids = ['Al', 'Ga', 'Sn', 'In', 'Pb', 'Bi', 'C', 'P', 'S', 'I']

export const findMetalloid: Template = {
  id: 'cl-e2',
  version: 1,
  category,
  difficulty,
  skill: 'element-class',
  fitsMatch: true,
  draw(random) {
    const answer = pick(random, metalloids)
    return whichElement(random, {
      stem: 'Which of these elements is a metalloid?',
      answer,
      isRight: (symbol) => element(symbol).classification === 'metalloid',
      lures: sample(random, besideMetalloids, 3).map((value) => ({
        symbol: value,
        misconception: 'CL2',
        why: `${element(value).name} stands near the staircase line but is a ${element(value).classification}. ${element(answer).name} is the metalloid here.`,
      })),
      right: `The six metalloids are B, Si, Ge, As, Sb and Te; ${nameOf(answer)} is one of them.`,
      see: { article: 'types-of-elements' },
    })
  },
}

/**
 * Familiar elements to radon whose place is the same in every table: hydrogen's is drawn differently.
 * Palladium has one occupied shell less than the number of its period.
 */
export const placedElements = elements.filter(
  ({ symbol, atomicNumber, period, electronsPerShell }) =>
    atomicNumber > 1 &&
    atomicNumber <= 86 &&
    isFamiliar(symbol) &&
    groupIsSafe(symbol) &&
    electronsPerShell.length === period,
)

export const placeOf: Template = {
  id: 'cl-e4',
  version: 1,
  category,
  difficulty,
  skill: 'groups-and-periods',
  fitsMatch: true,
  draw(random) {
    const { symbol, name, group, period, electronsPerShell } = pick(random, placedElements)
    const outer = electronsPerShell.at(-1) ?? 0
    const right = place(symbol)
    return worded({
      element: symbol,
      stem: `The groups are numbered 1 to 18. Where does ${nameOf(symbol)} stand?`,
      answer: right,
      isRight: (text) => {
        const [otherGroup, otherPeriod] = Array.from(text.matchAll(/\d+/g), Number)
        return elementAt(otherGroup ?? 0, otherPeriod ?? 0)?.symbol === symbol
      },
      lures: shuffle(random, [
        {
          value: `group ${period}, period ${group}`,
          misconception: 'CL3',
          why: `That exchanges the two numbers. Groups are the columns, periods the rows: ${nameOf(symbol)} is in column ${group} and row ${period}.`,
        },
        {
          value: `group ${outer}, period ${period}`,
          misconception: 'EC9',
          why: `${outer} is the number of electrons in the outermost shell of ${nameOf(symbol)}. Its column is number ${group} of 18.`,
        },
        {
          value: `group ${group}, period ${period + (period > 2 && random() < 0.5 ? -1 : 1)}`,
          misconception: 'CL3',
          why: `The period is the number of occupied shells. ${name} has ${period} of them, so it stands in row ${period}.`,
        },
      ]),
      fill: [
        `group ${group > 1 ? group - 1 : group + 1}, period ${period}`,
        `group ${group > 1 && group < 18 ? group + 1 : Math.abs(group - 3)}, period ${period}`,
      ],
      right: `${name} stands in column ${group} and row ${period} of the table.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

/** Groups of at least four undisputed members, as columns of the main body. */
const columns: readonly (readonly string[])[] = [
  ['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr'],
  ['Be', 'Mg', 'Ca', 'Sr', 'Ba', 'Ra'],
  ['B', 'Al', 'Ga', 'In', 'Tl'],
  ['C', 'Si', 'Ge', 'Sn', 'Pb'],
  ['N', 'P', 'As', 'Sb', 'Bi'],
  ['O', 'S', 'Se', 'Te', 'Po'],
  ['F', 'Cl', 'Br', 'I', 'At'],
  ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn'],
]

export const groupOutsider: Template = {
  id: 'cl-e5',
  version: 1,
  category,
  difficulty,
  skill: 'groups-and-periods',
  fitsMatch: true,
  draw(random) {
    const column = pick(random, columns)
    const [first = '', ...insiders] = sample(random, column, 4)
    const { name, group } = element(first)
    const neighbors = columns
      .flat()
      .filter((symbol) => [-1, 1].includes(element(symbol).group - group))
      .filter((symbol) =>
        insiders.some((other) => element(other).period === element(symbol).period),
      )
    if (neighbors.length === 0) return null
    const answer = pick(random, neighbors)
    return whichElement(random, {
      stem: `Three of these elements share a group with ${nameOf(first)}. Which one stands in another group?`,
      answer,
      isRight: (symbol) => !column.includes(symbol),
      lures: insiders.map((value) => ({
        symbol: value,
        misconception: 'CL3',
        why: `${element(value).name} stands in column ${group}, as ${nameOf(first)} does. A different row does not make a different group.`,
      })),
      right: `${name} is in group ${group}, ${nameOf(answer)} in group ${element(answer).group}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}
