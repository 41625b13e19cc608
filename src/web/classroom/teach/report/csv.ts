import { csv } from '#exports/csv.ts'
import { type ReportAnswer, rightFirst } from '#quiz/sets/report.ts'

/** A member as a table has it. */
type CsvMember = {
  readonly nickname: string
  readonly startedAt: string | null
  readonly finishedAt: string | null
  readonly answers: readonly (ReportAnswer & { readonly isLate: boolean })[]
}

/** The results of a class as CSV, a line for each member and a column for each question. */
export function csvOf(members: readonly CsvMember[], size: number): string {
  const places = Array.from({ length: size }, (_, place) => place)
  const head = ['Nickname', 'Started', 'Finished', 'Right at first try', 'Late answers']
  const lines = members.map((member) => [
    member.nickname,
    member.startedAt ?? '',
    member.finishedAt ?? '',
    String(rightFirst(member)),
    String(member.answers.filter(({ isLate }) => isLate).length),
    ...places.map((place) => resultOf(member, place)),
  ])
  return csv([[...head, ...places.map((place) => `Question ${place + 1}`)], ...lines])
}

function resultOf({ answers }: CsvMember, place: number): string {
  const own = answers.filter((answer) => answer.place === place)
  if (own.length === 0) return ''
  const right = own.find(({ isCorrect }) => isCorrect)
  if (right === undefined) return 'wrong'
  return right.attempt === 1 ? 'right' : 'right at second try'
}
