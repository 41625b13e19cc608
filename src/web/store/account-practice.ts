import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { Learner } from '#quiz/learning/learner.ts'
import type { About, Reason } from '#quiz/learning/plan.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { Wish } from '#quiz/practice/question-types.ts'
import type { Given } from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'

/** Why an answer moved no XP, as the contract names it. */
export type NoXp = 'opened_just_before' | 'answered_just_before' | 'answered_before' | 'daily_limit'

/** A question that the server has handed out; its answer counts once. */
export type Issued = { readonly issueId: string; readonly question: Question }

/** Issued questions, ahead of their time. */
export type Supply = {
  /** The next one that is here, or null. Asking for it sees to it that more come. */
  readonly take: (wish: Wish) => Issued | null
  /** Settles when one is here, or when there is none to be had now. */
  readonly filled: (wish: Wish) => Promise<void>
}

/**
 * The state of an answer: on its way, kept here until there is a connection, counted, or never to
 * be counted.
 */
export type Receipt =
  | { readonly status: 'sent' }
  | { readonly status: 'waiting' }
  | { readonly status: 'counted'; readonly xp: number; readonly noXp: NoXp | null }
  | { readonly status: 'refused' }

/** The settings by which a session is planned: the course gives new skills their order. */
type PlanWish = Wish & { readonly course?: string | null }

/** The state of a session by which the server chooses the next question. */
export type PlanRequest = {
  readonly about: About
  readonly size: number
  readonly asked: readonly {
    readonly question: Question
    readonly reason: Reason
    readonly isUnknown: boolean
  }[]
  readonly ideas: readonly MisconceptionId[]
  readonly wish: PlanWish
}

/** A question that was chosen and handed out; `issued` is null when there is nothing to ask. */
export type PlannedIssue = { readonly issued: Issued | null; readonly reason: Reason }

/** A set of questions of a course. */
export type CourseRequest = {
  readonly course: string
  /** Null for a mixed set. */
  readonly unit: string | null
  readonly size: number
  readonly seed: string
  readonly wish: Wish
}

/** The data that belong to an answer beside itself. */
type Beside = {
  /** The learner's claim before submitting, where it was asked for. */
  readonly isSure?: boolean | undefined
  readonly hintsTaken?: number | undefined
  readonly secondResponse?: string
}

/** Practice of a user. */
export type AccountPractice = {
  readonly supply: Supply
  /** Has a bookmarked question handed out again; null when it cannot be had, and then does not count. */
  readonly again: (question: Question) => Promise<Issued | null>
  /** The question is on screen now. */
  readonly open: (issued: Issued) => void
  /** Sends an answer, or once more with the second try at it. */
  readonly answer: (issued: Issued, given: Given, beside?: Beside) => void
  /** Has the next question of a session chosen; null when the server cannot be reached. */
  readonly planned: (request: PlanRequest) => Promise<PlannedIssue | null>
  /** Has a set of a course handed out; null when the server cannot be reached. */
  readonly courseSet: (request: CourseRequest) => Promise<readonly Issued[] | null>
  /**
   * Has a question of each template handed out, about one of these elements if there are any; null when the server
   * cannot be reached, or is of a version that hands out none about elements.
   */
  readonly templateSet: (
    templates: readonly string[],
    elements?: readonly ElementSymbol[],
  ) => Promise<readonly Issued[] | null>
  /** Returns the server's states of the learner. @throws CallProblem */
  readonly learner: (wish: Wish & { readonly size: number }) => Promise<Learner>
  /** Undefined before there is an answer. */
  readonly receipt: (issueId: string) => Receipt | undefined
  /** Calls back after every change of a receipt. Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}
