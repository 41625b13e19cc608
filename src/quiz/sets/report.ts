import { isMisconceptionId, type MisconceptionId } from '#quiz/misconceptions.ts'

/** An answer of a member, as a report has it. */
export type ReportAnswer = {
  readonly place: number
  readonly attempt: 1 | 2
  readonly questionId: string
  readonly isCorrect: boolean
  readonly misconception: string | null
}

export type ReportMember<Answer extends ReportAnswer = ReportAnswer> = {
  readonly nickname: string
  readonly hasStarted: boolean
  readonly answers: readonly Answer[]
}

/** An idea, and the members who have chosen an answer that stands for it. */
export type HeldIdea = {
  readonly misconception: MisconceptionId
  /** How many members have begun. */
  readonly among: number
  readonly nicknames: readonly string[]
  /** A question in which it was chosen. */
  readonly questionId: string
}

/** How a question went, by the first tries of the members. */
export type PlaceTally = {
  readonly place: number
  readonly answered: number
  readonly correct: number
  /** The question, or null where members had different ones. */
  readonly questionId: string | null
}

/** Returns the ideas behind the wrong answers of a class, those of the most members first. */
export function ideasHeld(members: readonly ReportMember[]): readonly HeldIdea[] {
  const among = members.filter(({ hasStarted }) => hasStarted).length
  const held = members.flatMap(({ nickname, answers }) =>
    answers.flatMap(({ misconception, questionId }) =>
      misconception !== null && isMisconceptionId(misconception)
        ? [{ misconception, nickname, questionId }]
        : [],
    ),
  )
  return [...Map.groupBy(held, ({ misconception }) => misconception)]
    .map(([misconception, of]) => ({
      misconception,
      among,
      nicknames: [...new Set(of.map(({ nickname }) => nickname))],
      questionId: of[0]?.questionId ?? '',
    }))
    .toSorted((a, b) => b.nicknames.length - a.nicknames.length)
}

/** Returns how each question of a set went, in their order. */
export function talliesOf(members: readonly ReportMember[], size: number): readonly PlaceTally[] {
  return Array.from({ length: size }, (_, place) => {
    const firsts = members.flatMap(({ answers }) =>
      answers.filter((answer) => answer.place === place && answer.attempt === 1),
    )
    const ids = new Set(firsts.map(({ questionId }) => questionId))
    const [only] = ids
    return {
      place,
      answered: firsts.length,
      correct: firsts.filter(({ isCorrect }) => isCorrect).length,
      questionId: ids.size === 1 && only !== undefined ? only : null,
    }
  })
}

/** Returns the number of questions that a member has answered right at the first try. */
export function rightFirst({ answers }: Pick<ReportMember, 'answers'>): number {
  return answers.filter(({ attempt, isCorrect }) => attempt === 1 && isCorrect).length
}
