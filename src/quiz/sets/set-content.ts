import type { Difficulty } from '#quiz/categories.ts'
import type { QuestionId } from '#quiz/question-id.ts'
import { type ProductionKind, productionKinds } from '#quiz/task.ts'

/** How an answer is given: one of four options, or a kind whose answer the learner makes. */
export type AnswerKind = 'mcq' | ProductionKind

export const answerKinds: readonly AnswerKind[] = ['mcq', ...productionKinds]

/** Questions of the longest set. */
export const MAX_SET = 40

/** How the questions of a set follow each other. */
export const setOrders = ['given', 'mixed', 'easy-first'] as const
/** The time for a question: unlimited, the ordinary time, or twice or four times as much. */
export const setTimers = ['off', 'x1', 'x2', 'x4'] as const

export type SetOrder = (typeof setOrders)[number]
export type SetTimer = (typeof setTimers)[number]

/** The questions that the author of a set asks for. */
export type SetWish = {
  /** Ids of skills; one that is not known asks nothing. */
  readonly skills: readonly string[]
  readonly levels: readonly Difficulty[]
  readonly kinds: readonly AnswerKind[]
  /** Every question has a wrong answer that stands for this idea; null for a set about skills. */
  readonly misconception: string | null
  readonly count: number
}

/** A template in one version, as in `as-e1.1`: with a seed it is the id of a question. */
export type PinnedTemplate = string

/** The questions of a set: drawn from pinned templates, or given one by one. */
export type SetSource =
  | {
      readonly kind: 'drawn'
      readonly wish: SetWish
      /** The templates of each skill. They are pinned, so a seed gives the same questions for ever. */
      readonly pool: readonly (readonly PinnedTemplate[])[]
    }
  | { readonly kind: 'fixed'; readonly questions: readonly QuestionId[] }

/** Everything that decides a set's questions and its rules. An edit makes a new version of it. */
export type SetContent = {
  readonly source: SetSource
  readonly order: SetOrder
  /** The seed of all learners; null when each learner has an own one. */
  readonly seed: number | null
  readonly timer: SetTimer
  readonly tries: 1 | 2
  /** Whether a wrong first try is explained before the second. */
  readonly hints: boolean
}

/** Returns the number of questions that a set asks. */
export function sizeOf({ source }: Pick<SetContent, 'source'>): number {
  return source.kind === 'drawn' ? source.wish.count : source.questions.length
}

/** Returns the ids of the questions of a set or, where they are drawn, of the templates that make them. */
export function idsOfSet({ source }: Pick<SetContent, 'source'>): readonly string[] {
  return source.kind === 'fixed' ? source.questions : source.pool.flat()
}
