import {
  type Classification,
  element,
  type Element,
  elements,
} from '#chemistry/elements/elements.ts'
import { groupIsSafe } from '#chemistry/elements/trends.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { pBlock } from './classes.ts'

type Place = { readonly group: number; readonly period: number }

/** The element in a cell of the main body of the table; undefined where the cell is empty. */
export function elementAt({ group, period }: Place): Element | undefined {
  return elements.find(
    (entry) => entry.group === group && entry.period === period && groupIsSafe(entry.symbol),
  )
}

/** Where an element stands: 'group 2, period 3'. */
export function placeText({ group, period }: Place): string {
  return `group ${group}, period ${period}`
}

/**
 * Familiar elements to radon whose place is the same in every table: hydrogen's is drawn differently.
 * Palladium has one occupied shell less than the number of its period.
 */
const placedElements = elements.filter(
  ({ symbol, atomicNumber, period, electronsPerShell }) =>
    atomicNumber > 1 &&
    atomicNumber <= 86 &&
    isFamiliar(symbol) &&
    groupIsSafe(symbol) &&
    electronsPerShell.length === period,
)

/**
 * Each group is offered with two periods and each period with two groups, or both numbers also the other
 * way around: the right place is never the one that has most in common with the rest.
 */
export const placeOf = template(
  'cl-e4',
  'groups-and-periods',
  (random) => {
    const { symbol, name, group, period, electronsPerShell } = pick(random, placedElements)
    const outer = electronsPerShell.at(-1) ?? 0
    const otherPeriod = period + (period > 2 && random() < 0.5 ? -1 : 1)
    const otherGroup = outer === group ? group + (group > 1 && random() < 0.5 ? -1 : 1) : outer
    const isExchanged = random() < 0.5 || outer === group
    const wrongPeriod: Lure<Place> = {
      value: { group, period: otherPeriod },
      misconception: null,
      why: `The period is the number of occupied shells. ${name} has ${period} of them, so it stands in row ${period}.`,
    }
    const wrongGroup: Lure<Place> = {
      value: { group: otherGroup, period },
      misconception: outer === group ? null : 'EC9',
      why:
        outer === group
          ? `Column ${otherGroup} is beside it. ${name} stands in column ${group}.`
          : `${outer} is the number of electrons in the outermost shell of ${nameOf(symbol)}. Its column is number ${group} of 18.`,
    }
    const exchanged: Lure<Place> = {
      value: { group: period, period: group },
      misconception: 'CL3',
      why: `That exchanges the two numbers. Groups are the columns, periods the rows: ${nameOf(symbol)} is in column ${group} and row ${period}.`,
    }
    const wrongAndExchanged: Lure<Place> = {
      value: { group: period, period: otherGroup },
      misconception: 'CL3',
      why: `Groups are the columns, periods the rows. ${name} is in column ${group} and row ${period}.`,
    }
    const bothWrong: Lure<Place> = {
      value: { group: otherGroup, period: otherPeriod },
      misconception: null,
      why: `Neither number fits. ${name} has ${period} occupied shells, so it stands in row ${period}, and there in column ${group}.`,
    }
    return choice<Place>({
      element: symbol,
      stem: `The groups are numbered 1 to 18. Where does ${nameOf(symbol)} stand?`,
      answer: { group, period },
      isRight: (place) => elementAt(place)?.symbol === symbol,
      show: placeText,
      lures: isExchanged
        ? [exchanged, wrongGroup, wrongAndExchanged]
        : [wrongPeriod, wrongGroup, bothWrong],
      right: `${name} stands in column ${group} and row ${period} of the table.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
  { fitsMatch: true },
)

/** Elements whose cell is the same in every table and that a course may name. */
const cells = elements.filter(
  ({ symbol, atomicNumber }) => atomicNumber > 2 && atomicNumber <= 88 && groupIsSafe(symbol),
)

export const elementInCell = template('cl-m1', 'groups-and-periods', (random) => {
  const { symbol, group, period } = pick(random, cells)
  const swapped = elementAt({ group: period, period: group })
  const inOldGroup = elementAt({ group: group > 10 ? group - 10 : group + 10, period })
  if (swapped === undefined && inOldGroup === undefined) return null
  const [vertical, otherVertical] = shuffle(random, [
    elementAt({ group, period: period - 1 }),
    elementAt({ group, period: period + 1 }),
  ])
  const [beside, otherBeside] = shuffle(random, [
    elementAt({ group: group - 1, period }),
    elementAt({ group: group + 1, period }),
  ])
  const others = [swapped, inOldGroup, vertical, beside, otherVertical, otherBeside]
  return whichElement({
    stem: `Which element stands in group ${group}, period ${period}?`,
    answer: symbol,
    isRight: (other) => element(other).group === group && element(other).period === period,
    lures: others
      .filter((other) => other !== undefined)
      .map((other): ElementLure => ({
        symbol: other.symbol,
        misconception: other === swapped ? 'CL3' : other === inOldGroup ? 'EC9' : null,
        why: `${other.name} stands in ${placeText(other)}. Column ${group} and row ${period} meet at ${nameOf(symbol)}.`,
      })),
    right: `Column ${group} and row ${period} meet at ${nameOf(symbol)}.`,
    see: { article: 'guide-to-periodic-table' },
  })
})

/** Elements of groups 13 to 17, around the staircase line. */
const aroundStaircase = pBlock.filter(({ group }) => group < 18)

export const placeOfClass = template('cl-m13', 'element-class', (random) => {
  const wanted = pick(random, ['metal', 'metalloid', 'non-metal'] as const)
  const answer = pick(
    random,
    aroundStaircase.filter(({ classification }) => classification === wanted),
  )
  const others = sample(
    random,
    aroundStaircase.filter(({ classification }) => classification !== wanted),
    3,
  )
  const symbols = [answer, ...others].map(({ symbol }) => symbol)
  return choice<Place>({
    element: answer.symbol,
    badge: null,
    stem: `Which place in the periodic table belongs to a ${wanted}?`,
    answer,
    isRight: (place) => elementAt(place)?.classification === wanted,
    show: placeText,
    lures: others.map((other) => ({
      value: other,
      misconception: mixupOfPlaces(other, wanted),
      why: `That is the place of ${nameOf(other.symbol)}, a ${other.classification}. The ${wanted} is ${nameOf(answer.symbol)} in ${placeText(answer)}.`,
    })),
    right: `The place in ${placeText(answer)} is that of ${nameOf(answer.symbol)}, a ${wanted}.`,
    see: { elements: symbols, article: 'types-of-elements' },
  })
})

/**
 * Returns the misconception behind an element of another class, by its class and by the cells
 * around its own.
 */
function mixupOfPlaces({ group, period, classification }: Element, wanted: Classification) {
  if (classification === 'metalloid') return 'CL19'
  const around = [
    elementAt({ group: group - 1, period }),
    elementAt({ group: group + 1, period }),
    elementAt({ group, period: period - 1 }),
    elementAt({ group, period: period + 1 }),
  ]
  const isBesideMetalloid = around.some((other) => other?.classification === 'metalloid')
  return wanted === 'metalloid' && isBesideMetalloid ? 'CL2' : 'CL20'
}
