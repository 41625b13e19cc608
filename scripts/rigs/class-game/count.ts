import { OPTION_COUNT } from '#class-game/game.ts'
import type { ClassGameReport } from '#contract/class-game/calls.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'

import type { Phone } from './phone.ts'

const RIGHT_POINTS = 100
const options = Array.from({ length: OPTION_COUNT }, (_, option) => option)

/** What a player has tapped, and the points that the page shows at the end; -1 when it shows none. */
export type Counted = {
  readonly name: string
  readonly chosen: ReadonlyMap<number, number>
  readonly points: number
}

/** Returns what there is to count of a phone. */
export function countedOf({ chosen, state }: Pick<Phone, 'chosen' | 'state'>): Counted {
  const view = state().game?.view
  return { name: view?.name ?? '', chosen, points: view?.score.points ?? -1 }
}

/** Compares a report, and the points on the phones, with the options that were tapped. Says what differs. */
export function miscounted(report: ClassGameReport, phones: readonly Counted[]): readonly string[] {
  return [
    ...report.questions.flatMap((question, place) => inQuestion(question, place, phones)),
    ...phones.flatMap((phone) => onPhone(report, phone)),
  ]
}

function inQuestion(
  { question_id, counts, missing, ideas, right }: ClassGameReport['questions'][number],
  place: number,
  phones: readonly Counted[],
): readonly string[] {
  const question = questionOf(question_id)
  if (question?.type !== 'mcq') return [`${question_id} is no question with options`]
  const tapped = phones.flatMap(({ chosen }) => chosen.get(place) ?? [])
  const expected = options.map((option) => tapped.filter((one) => one === option).length)
  const named = options.map(
    (option) => ideas.find((idea) => idea.option === option)?.players.length ?? 0,
  )
  const held = expected.map((count, option) =>
    (question.feedback[option]?.misconception ?? null) === null ? 0 : count,
  )
  return [
    ...differing(`${question_id}: answers`, counts, expected),
    ...differing(`${question_id}: missing`, [missing], [phones.length - tapped.length]),
    ...differing(
      `${question_id}: right`,
      [right],
      [question.options.indexOf(question.correctAnswer)],
    ),
    // Options without an idea may be listed too, with their correction.
    ...differing(
      `${question_id}: ideas`,
      named.map((count, option) => (held[option] === 0 ? 0 : count)),
      held,
    ),
  ]
}

function onPhone(report: ClassGameReport, { name, chosen, points }: Counted): readonly string[] {
  const right = report.questions.filter((question, place) => chosen.get(place) === question.right)
  return differing(`points of ${name}`, [points], [RIGHT_POINTS * right.length])
}

function differing(
  of: string,
  got: readonly number[],
  expected: readonly number[],
): readonly string[] {
  const isSame = got.join() === expected.join()
  return isSame ? [] : [`${of}: ${got.join(' ')} in place of ${expected.join(' ')}`]
}
