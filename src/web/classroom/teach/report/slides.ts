import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { ideasHeld, type ReportMember } from '#quiz/sets/report.ts'

/** An idea as a class may see it: with the number of its members, without their names. */
export type Slide = {
  readonly misconception: MisconceptionId
  readonly count: number
  readonly among: number
  /** A question in which it was chosen. */
  readonly questionId: string
}

/** Returns the ideas behind the wrong answers of a class without names, those of the most members first. */
export function slidesOf(members: readonly ReportMember[]): readonly Slide[] {
  return ideasHeld(members).map(({ misconception, among, nicknames, questionId }) => ({
    misconception,
    count: nicknames.length,
    among,
    questionId,
  }))
}
