import { pick } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { placedElements, placeOf } from './easy.ts'
import { elementAt } from './families.ts'

/**
 * As before, but each group is offered with two periods and each period with two groups, or both numbers
 * also the other way round: the right place is no longer the one that has most in common with the rest.
 */
export const placeByBoth: Template = {
  ...placeOf,
  version: 2,
  draw(random) {
    const { symbol, name, group, period, electronsPerShell } = pick(random, placedElements)
    const outer = electronsPerShell.at(-1) ?? 0
    const otherPeriod = period + (period > 2 && random() < 0.5 ? -1 : 1)
    const otherGroup = outer === group ? group + (group > 1 && random() < 0.5 ? -1 : 1) : outer
    const isExchanged = random() < 0.5
    const wrongPeriod: Lure<string> = {
      value: placeText(group, otherPeriod),
      misconception: 'CL3',
      why: `The period is the number of occupied shells. ${name} has ${period} of them, so it stands in row ${period}.`,
    }
    const wrongGroup: Lure<string> = {
      value: placeText(otherGroup, period),
      misconception: outer === group ? 'CL3' : 'EC9',
      why:
        outer === group
          ? `Column ${otherGroup} is beside it. ${name} stands in column ${group}.`
          : `${outer} is the number of electrons in the outermost shell of ${nameOf(symbol)}. Its column is number ${group} of 18.`,
    }
    const exchanged: Lure<string> = {
      value: placeText(period, group),
      misconception: 'CL3',
      why: `That exchanges the two numbers. Groups are the columns, periods the rows: ${nameOf(symbol)} is in column ${group} and row ${period}.`,
    }
    const alsoExchanged: Lure<string> = {
      value: placeText(period, otherGroup),
      misconception: 'CL3',
      why: `Groups are the columns, periods the rows. ${name} is in column ${group} and row ${period}.`,
    }
    const bothWrong: Lure<string> = {
      value: placeText(otherGroup, otherPeriod),
      misconception: 'CL3',
      why: `Neither number fits. ${name} has ${period} occupied shells, so it stands in row ${period}, and there in column ${group}.`,
    }
    return worded({
      element: symbol,
      stem: `The groups are numbered 1 to 18. Where does ${nameOf(symbol)} stand?`,
      answer: placeText(group, period),
      isRight: (text) => {
        const [column = 0, row = 0] = Array.from(text.matchAll(/\d+/g), Number)
        return elementAt(column, row)?.symbol === symbol
      },
      lures: isExchanged
        ? [exchanged, wrongGroup, alsoExchanged]
        : [wrongPeriod, wrongGroup, bothWrong],
      right: `${name} stands in column ${group} and row ${period} of the table.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

function placeText(group: number, period: number): string {
  return `group ${group}, period ${period}`
}
