import type { Report } from '#contract/classroom/assignments.ts'
import type { Misconception } from '#quiz/misconceptions/misconception.ts'
import type { ReportAnswer, ReportMember } from '#quiz/sets/report.ts'

/** A member of a class as a report shows it. */
export type ShownMember = ReportMember<ReportAnswer & { readonly isLate: boolean }> & {
  readonly memberId: string
  readonly startedAt: string | null
  readonly finishedAt: string | null
}

/** The members of a report, with the names of the code. */
export function shownMembers({ members }: Report): readonly ShownMember[] {
  return members.map(({ member_id, nickname, started_at, finished_at, answers }) => ({
    memberId: member_id,
    nickname,
    hasStarted: started_at !== null,
    startedAt: started_at,
    finishedAt: finished_at,
    answers: answers.map(({ question_id, is_correct, is_late, ...answer }) => ({
      ...answer,
      questionId: question_id,
      isCorrect: is_correct,
      isLate: is_late,
    })),
  }))
}

/** Returns the questions that a report is about, each once. */
export function questionsIn({ members }: Report): readonly string[] {
  return [...new Set(members.flatMap(({ answers }) => answers.map((one) => one.question_id)))]
}

/** How far a class is, as in `3 of 20 started, 1 finished`. */
export function progressText(members: readonly ShownMember[]): string {
  const started = members.filter(({ hasStarted }) => hasStarted).length
  const finished = members.filter(({ finishedAt }) => finishedAt !== null).length
  return `${started} of ${members.length} started, ${finished} finished`
}

/** How many members answer by an idea, as in `9 of 28 answer as if: “…”`, or make a slip. */
export function heldText(
  count: number,
  among: number,
  { idea, isSlip }: Pick<Misconception, 'idea' | 'isSlip'>,
): string {
  if (isSlip === true) {
    return count === 1
      ? `1 of ${among} makes this mistake: ${idea}`
      : `${count} of ${among} make this mistake: ${idea}`
  }
  return count === 1
    ? `1 of ${among} answers as if: “${idea}”`
    : `${count} of ${among} answer as if: “${idea}”`
}
