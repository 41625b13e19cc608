import { valenceElectrons } from '#chemistry/electrons/configurations.ts'
import {
  type Classification,
  type Element,
  element,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { groupIsSafe, safeClassification } from '#chemistry/elements/trends.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { counted, fromTo, listed } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import { calculated, known, law, outcome, solved } from '#quiz/worked/solutions.ts'

const article = 'types-of-elements'

/** Groups 13 to 17 of periods 2 to 6, those of disputed class among them. */
const aroundStaircase = elements.filter(
  ({ group, period }) => group >= 13 && group <= 17 && period >= 2 && period <= 6,
)

const plurals = { metal: 'metals', metalloid: 'metalloids', 'non-metal': 'non-metals' } as const
const classes = ['metal', 'metalloid', 'non-metal'] as const

/** A part of the table, with one class of its elements to pick. */
type Window = {
  readonly wanted: (typeof classes)[number]
  readonly where: string
  readonly periods: string
  readonly members: readonly Element[]
}

/** The parts that have elements of all three classes, none of them of disputed class. */
const windows: readonly Window[] = pairsUpTo(13, 17).flatMap(([left, right]) =>
  pairsUpTo(2, 6)
    .filter(([from, to]) => from < to)
    .flatMap(([from, to]) =>
      classes.flatMap((wanted) => {
        const members = aroundStaircase.filter(
          ({ group, period }) => group >= left && group <= right && period >= from && period <= to,
        )
        const isMixed = classes.every((one) => ofClasses(members, one).length > 0)
        return isMixed && members.every(isUndisputed)
          ? [
              {
                wanted,
                where: left === right ? `group ${left}` : `groups ${fromTo(left, right)}`,
                periods: fromTo(from, to),
                members,
              },
            ]
          : []
      }),
    ),
)

/** All pairs of numbers in a range, the second not below the first. */
function pairsUpTo(low: number, high: number): readonly (readonly [number, number])[] {
  const numbers = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  return numbers.flatMap((one) =>
    numbers.filter((other) => other >= one).map((other) => [one, other] as const),
  )
}

function isUndisputed({ symbol }: Element): boolean {
  return safeClassification.includes(symbol)
}

function ofClasses(
  members: readonly Element[],
  ...some: readonly Classification[]
): readonly ElementSymbol[] {
  return members
    .filter(({ classification }) => some.includes(classification))
    .map(({ symbol }) => symbol)
}

/** All elements of a class in a part of the table. */
export const ofClass = production('cl-m23', 'table', 'element-class', (random) => {
  const wanted = pick(random, classes)
  const { where, periods, members } = pick(
    random,
    windows.filter((window) => window.wanted === wanted),
  )
  const answer = ofClasses(members, wanted)
  const solution = `Metals stand to the left of and below the staircase line and non-metals above it, and the metalloids are B, Si, Ge, As, Sb and Te. Here ${theyAre(wanted, answer)}.`
  const slips = {
    metal: [
      {
        value: ofClasses(members, 'metal', 'metalloid'),
        text: 'The metalloids among them are no metals.',
      },
      { value: ofClasses(members, 'non-metal'), text: 'Those are the non-metals.' },
    ],
    metalloid: [
      {
        value: ofClasses(members, 'metalloid', 'metal'),
        text: 'The metals among them may touch the staircase line, but are no metalloids.',
      },
      {
        value: ofClasses(members, 'metalloid', 'non-metal'),
        text: 'The non-metals among them may touch the staircase line, but are no metalloids.',
      },
    ],
    'non-metal': [
      {
        value: ofClasses(members, 'non-metal', 'metalloid'),
        text: 'The metalloids among them are no non-metals.',
      },
      { value: ofClasses(members, 'metal'), text: 'Those are the metals.' },
    ],
  }[wanted]
  return tableDraft({
    answer,
    stem: `Pick all ${plurals[wanted]} in ${where} of periods ${periods}.${wanted === 'metalloid' ? ' Six elements of the table count as metalloids.' : ''}`,
    slips: [
      ...slips.map(({ value, text }, index) => ({
        value,
        misconception:
          wanted === 'metalloid'
            ? ('CL2' as const)
            : index === 0
              ? ('CL19' as const)
              : ('CL20' as const),
        text: `${text} ${solution}`,
      })),
      {
        value: members.map(({ symbol }) => symbol),
        misconception: 'CL20',
        text: `That is the whole part of the table, and its class changes at the staircase line. ${solution}`,
      },
    ],
    right: solution,
    see: { elements: answer, article },
  })
})

function nameIn([symbol = 'H']: readonly ElementSymbol[]): string {
  return element(symbol).name
}

function theyAre(wanted: Window['wanted'], answer: readonly ElementSymbol[]): string {
  return answer.length === 1
    ? `the only ${wanted} is ${listed(answer)}`
    : `the ${plurals[wanted]} are ${listed(answer)}`
}

/** Elements of a column, of which one class is to be picked. */
type Column = {
  readonly wanted: Window['wanted']
  readonly outer: number
  readonly from: number
  readonly to: number
  readonly all: readonly ElementSymbol[]
  readonly answer: readonly ElementSymbol[]
}

/** Columns with elements of the class in these periods, none of disputed class. */
const columns: readonly Column[] = [3, 4, 5, 6, 7].flatMap((outer) =>
  pairsUpTo(2, 6)
    .filter(([from, to]) => from < to)
    .flatMap(([from, to]) => {
      const members = aroundStaircase.filter(
        ({ group, period }) => group === outer + 10 && period >= from && period <= to,
      )
      return members.every(isUndisputed)
        ? classes
            .map((wanted) => ({
              wanted,
              outer,
              from,
              to,
              all: members.map(({ symbol }) => symbol),
              answer: ofClasses(members, wanted),
            }))
            .filter(({ answer }) => answer.length > 0)
        : []
    }),
)

/** All elements of a class with so many outer electrons. */
export const ofClassAndOuter = production('cl-h23', 'table', 'element-class', (random) => {
  const { wanted, outer, from, to, all, answer } = pick(random, columns)
  const group = outer + 10
  const within = (other: number): readonly ElementSymbol[] =>
    elements
      .filter((one) => one.group === other && one.period >= from && one.period <= to)
      .filter((one) => isUndisputed(one) && groupIsSafe(one.symbol))
      .filter(({ symbol, classification, block }) =>
        wanted === 'metal'
          ? classification === 'metal' && block === (other === group - 10 ? 'd' : 'p')
          : classification === wanted && valenceElectrons(symbol) !== null,
      )
      .map(({ symbol }) => symbol)
  const solution = `${counted(outer, 'outer electron')} mean group ${group}, in these periods ${listed(all)}. Of them ${theyAre(wanted, answer)}.`
  const draft = tableDraft({
    answer,
    stem: `Pick all ${plurals[wanted]} of periods ${fromTo(from, to)} with ${outer} electrons in the outermost shell.`,
    slips: [
      {
        value: all,
        misconception: wanted === 'metalloid' ? 'CL2' : 'CL11',
        text: `All of them have ${outer} outer electrons, but they do not all belong to the ${plurals[wanted]}. ${solution}`,
      },
      {
        value: all.filter((symbol) => !answer.includes(symbol)),
        misconception: 'CL20',
        text: `Those have ${outer} outer electrons but belong to another class. ${solution}`,
      },
      {
        value: within(outer),
        misconception: 'EC9',
        text: `Those stand in column ${outer}, whose metals have at most two outer electrons. ${solution}`,
      },
      {
        value: within(group + 1),
        misconception: null,
        text: `Those stand one column farther right and have ${outer + 1} outer electrons. ${solution}`,
      },
      {
        value: within(group - 1),
        misconception: null,
        text: `Those stand one column farther left and have ${outer - 1} outer electrons. ${solution}`,
      },
    ],
    right: solution,
    see: { elements: all, article },
    solution: () =>
      solved(
        `the ${plurals[wanted]} with ${counted(outer, 'outer electron')}`,
        law(
          'In groups 13 to 18 the group number less ten is the number of outer electrons, and transition metals have one or two',
        ),
        calculated('Group', added(exact(outer), exact(10)), exact(group)),
        known(`Periods ${fromTo(from, to)}`, all.join(', ')),
        outcome(answer.length === 1 ? nameIn(answer) : answer.join(', ')),
      ),
  })
  return draft === null || draft.corrections.length < 2 ? null : draft
})
