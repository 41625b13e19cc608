import type { ClassGameReport } from '#contract/class-game/calls.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'

import type { Phone } from './phone.ts'

const RIGHT_POINTS = 100
const OPTIONS = [0, 1, 2, 3] as const

type Counted = Pick<Phone, 'chosen' | 'state'>

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
  const expected = OPTIONS.map((option) => tapped.filter((one) => one === option).length)
  const named = OPTIONS.map(
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

function onPhone(report: ClassGameReport, { chosen, state }: Counted): readonly string[] {
  const view = state().game?.view
  const right = report.questions.filter((question, place) => chosen.get(place) === question.right)
  return differing(
    `points of ${view?.name}`,
    [view?.score.points ?? -1],
    [RIGHT_POINTS * right.length],
  )
}

function differing(
  of: string,
  got: readonly number[],
  expected: readonly number[],
): readonly string[] {
  const isSame = got.join() === expected.join()
  return isSame ? [] : [`${of}: ${got.join(' ')} in place of ${expected.join(' ')}`]
}
