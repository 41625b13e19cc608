import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { Feedback } from '#quiz/question.ts'

/** A response that was read, which an empty or unreadable text has none of. */
export type Read<Response> = { readonly response: Response }

/** Why a text cannot be judged, in a sentence, and the texts that may have been meant. */
export type Unread = {
  /** Null for an empty text, which needs no words. */
  readonly problem: string | null
  readonly offers: readonly Offer[]
}

/** A text that may have been meant: as it would be given, and as it is shown. */
export type Offer = { readonly given: string; readonly shown: string }

/** How an answer as it was given reads, or why it cannot be read. */
export type Reading =
  | { readonly status: 'read'; readonly shown: string }
  | {
      readonly status: 'unread'
      /** Null for an empty text. */
      readonly problem: string | null
      readonly offers: readonly Offer[]
    }

/** The verdict on an answer that a learner made. */
export type Judged = { readonly isRight: boolean; readonly feedback: Feedback | null }

/** Help with a wrong answer that does not give the right one away. */
export type Nudge =
  | { readonly kind: 'misconception'; readonly misconception: MisconceptionId }
  | { readonly kind: 'near-miss'; readonly text: string }

/** Reads and judges the answers to one question. */
export type Judge = {
  readonly read: (given: string) => Reading
  /** Null for an unreadable answer. */
  readonly judge: (given: string) => Judged | null
  /** Null for an answer that cannot be read, and for one that nothing is known about. */
  readonly nudge: (given: string) => Nudge | null
}

/** The reading and judging of the questions of one kind. A task is the demand of a question. */
export type Kind<Task, Response> = {
  /** Reads an answer as it was given. An unreadable answer is never counted as wrong. */
  readonly parse: (task: Task, given: string) => Read<Response> | Unread
  readonly isRight: (task: Task, response: Response) => boolean
  /** Tells in two or three sentences how a wrong response came close; null when it did not. */
  readonly missOf: (task: Task, response: Response) => string | null
  /** The misconception behind a response that came close; null where none is known. */
  readonly misconceptionOf?: (task: Task, response: Response) => MisconceptionId | null
  /** Tells in one or two sentences how a wrong response came close, without giving the answer away; or null. */
  readonly nudgeOf: (task: Task, response: Response) => string | null
  /** Whether two responses mean the same. */
  readonly isSame: (task: Task, response: Response, other: Response) => boolean
  /** Writes a response for history, reviews and screen readers. */
  readonly describe: (task: Task, response: Response) => string
}
