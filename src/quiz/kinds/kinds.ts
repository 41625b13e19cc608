import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { Feedback, ProductionQuestion } from '#quiz/question.ts'
import type { Correction } from '#quiz/template.ts'

import { atomKind } from './atom.ts'
import { balanceKind } from './balance.ts'
import { configurationKind } from './configuration.ts'
import { formulaKind } from './formula.ts'
import type { Kind, Offer } from './kind.ts'
import { matchKind } from './match.ts'
import { numberKind } from './number.ts'
import { orderKind } from './order.ts'
import { tableKind } from './table.ts'

/** How an answer as it was given reads, or why it cannot be read. */
export type Reading =
  | { readonly status: 'read'; readonly shown: string }
  | {
      readonly status: 'unread'
      /** Null for an empty text. */
      readonly problem: string | null
      readonly offers: readonly Offer[]
    }

/** What became of an answer that a learner made. */
export type Judged = { readonly isRight: boolean; readonly feedback: Feedback | null }

/** Reads an answer as it was given, as a learner checks it before submitting it. */
export function readingOf(question: ProductionQuestion, given: string): Reading {
  return judgeOf(question).read(given)
}

/**
 * Judges an answer as it was given, the same in the browser and on the server. Null when it cannot be
 * read: then it never counts.
 */
export function judged(question: ProductionQuestion, given: string): Judged | null {
  return judgeOf(question).judge(given)
}

/** What helps with a wrong answer, and does not give the right one away. */
export type Nudge =
  | { readonly kind: 'misconception'; readonly misconception: MisconceptionId }
  | { readonly kind: 'near-miss'; readonly text: string }

/**
 * What helps with a wrong answer before the second try: the misconception behind it, else how it came
 * close. The correction of the answer itself holds the right one, so it comes later.
 */
export function nudgeOf(question: ProductionQuestion, given: string): Nudge | null {
  return judgeOf(question).nudge(given)
}

/** Writes an answer for history, reviews and screen readers; one that cannot be read as it was given. */
export function described(question: ProductionQuestion, given: string): string {
  const reading = readingOf(question, given)
  return reading.status === 'read' ? reading.shown : given
}

/** Misconceptions whose correction lists the elements that a question may ask for. */
const telling: ReadonlySet<MisconceptionId> = new Set(['CL2'])

type Judge = {
  readonly read: (given: string) => Reading
  readonly judge: (given: string) => Judged | null
  readonly nudge: (given: string) => Nudge | null
}

/** The only place that knows which kinds there are. */
function judgeOf(question: ProductionQuestion): Judge {
  switch (question.type) {
    case 'number':
      return bound(numberKind, question)
    case 'formula':
      return bound(formulaKind, question)
    case 'balance':
      return bound(balanceKind, question)
    case 'order':
      return bound(orderKind, question)
    case 'table':
      return bound(tableKind, question)
    case 'atom':
      return bound(atomKind, question)
    case 'configuration':
      return bound(configurationKind, question)
    case 'match':
      return bound(matchKind, question)
  }
}

function bound<Task, Response>(
  kind: Kind<Task, Response>,
  question: Task & Pick<ProductionQuestion, 'corrections'>,
): Judge {
  return {
    read(given) {
      const read = kind.parse(question, given)
      return 'response' in read
        ? { status: 'read', shown: kind.describe(question, read.response) }
        : { status: 'unread', ...read }
    },
    judge(given) {
      const read = kind.parse(question, given)
      if (!('response' in read)) return null
      if (kind.isRight(question, read.response)) return { isRight: true, feedback: null }
      return { isRight: false, feedback: feedbackOf(kind, question, read.response) }
    },
    nudge(given) {
      const read = kind.parse(question, given)
      if (!('response' in read)) return null
      const { misconception } = ownOf(kind, question, read.response) ?? { misconception: null }
      if (misconception !== null && !telling.has(misconception))
        return { kind: 'misconception', misconception }
      const text = kind.nudgeOf(question, read.response)
      return text === null ? null : { kind: 'near-miss', text }
    },
  }
}

/** The correction of exactly this wrong answer comes before what its kind says of it. */
function feedbackOf<Task, Response>(
  kind: Kind<Task, Response>,
  question: Task & Pick<ProductionQuestion, 'corrections'>,
  response: Response,
): Feedback | null {
  const own = ownOf(kind, question, response)
  if (own !== undefined) return { misconception: own.misconception, text: own.text }
  const text = kind.missOf(question, response)
  return text === null ? null : { misconception: null, text }
}

function ownOf<Task, Response>(
  kind: Kind<Task, Response>,
  question: Task & Pick<ProductionQuestion, 'corrections'>,
  response: Response,
): Correction | undefined {
  return question.corrections.find(({ given }) => {
    const wrong = kind.parse(question, given)
    return 'response' in wrong && kind.isSame(question, response, wrong.response)
  })
}
