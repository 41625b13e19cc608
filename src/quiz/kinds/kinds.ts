import type { Feedback, ProductionQuestion, ProductionQuestionOf } from '#quiz/question.ts'
import type { Part, SingleTask } from '#quiz/task.ts'
import type { Correction } from '#quiz/template.ts'

import { atomKind } from './atom.ts'
import { balanceKind } from './balance.ts'
import { configurationKind } from './configuration.ts'
import { formulaKind } from './formula.ts'
import type { Judge, Judged, Kind, Nudge, Reading } from './kind.ts'
import { lewisKind } from './lewis.ts'
import { matchKind } from './match.ts'
import { namingKind } from './naming.ts'
import { numberKind } from './number.ts'
import { keepsAnswer } from './option-nudge.ts'
import { orderKind } from './order.ts'
import {
  beforeFirstWrong,
  judgeParts,
  type PartVerdict,
  stepsJudge,
  withNextPart,
} from './steps.ts'
import { tableKind } from './table.ts'

export type { Nudge, Reading } from './kind.ts'

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

/**
 * Returns the help with a wrong answer before the second try: the misconception behind it, else the
 * way in which it came close, else the sentence about the slip. The correction of the answer itself holds the right one, so it comes
 * later.
 */
export function nudgeOf(question: ProductionQuestion, given: string): Nudge | null {
  return judgeOf(question).nudge(given)
}

/** Writes an answer for history, reviews and screen readers; one that cannot be read as it was given. */
export function described(question: ProductionQuestion, given: string): string {
  const reading = readingOf(question, given)
  return reading.status === 'read' ? reading.shown : given
}

/** Writes an answer to one part of a problem; one that cannot be read as it was given. */
export function describedPart(part: Part, given: string): string {
  const reading = judgeOf(part).read(given)
  return reading.status === 'read' ? reading.shown : given
}

/** Returns the help with a wrong answer to one part of a problem, without the right one. */
export function partNudge(part: Part, given: string): Nudge | null {
  return judgeOf(part).nudge(given)
}

/**
 * Returns the beginning of the second try: the wrong answer, of which a problem keeps the parts
 * before the first wrong one.
 */
export function secondTryOf(question: ProductionQuestion, given: string): string {
  return question.type === 'steps' ? beforeFirstWrong(question, given, judgeOf) : given
}

/** Judges the parts of a problem that were given so far. */
export function partVerdicts(
  question: ProductionQuestionOf<'steps'>,
  texts: readonly string[],
): readonly PartVerdict[] {
  return judgeParts(question, texts, judgeOf)
}

/**
 * The text of an answer after the part that is open was locked. Null where an answer is submitted as a
 * whole, at the last part, and when the part cannot be read.
 */
export function withPartLocked(question: ProductionQuestion, given: string): string | null {
  return question.type === 'steps' ? withNextPart(question, given, judgeOf) : null
}

type Judgeable = ProductionQuestion | (SingleTask & Pick<Part, 'answer' | 'corrections'>)

/** The only place that knows which kinds there are. */
function judgeOf(question: Judgeable): Judge {
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
    case 'lewis':
      return bound(lewisKind, question)
    case 'naming':
      return bound(namingKind, question)
    case 'steps':
      return stepsJudge(question, judgeOf)
  }
}

function bound<Task, Response>(kind: Kind<Task, Response>, question: Task & Judgeable): Judge {
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
      const own = ownOf(kind, question, read.response) ?? null
      const misconception = own?.misconception ?? null
      if (misconception !== null && keepsAnswer(misconception))
        return { kind: 'misconception', misconception }
      const text = kind.nudgeOf(question, read.response) ?? (own && slipOf(own, answerOf(question)))
      return text === null ? null : { kind: 'near-miss', text }
    },
  }
}

/** The sentence of a correction that tells about the slip, which is its first; null where it holds the answer. */
function slipOf({ text }: Correction, answer: string): string | null {
  const sentence = /^.*?[.!?](?=\s)/.exec(text)?.[0] ?? null
  return sentence === null || sentence.includes(answer) ? null : sentence
}

function answerOf(question: Judgeable): string {
  return 'answer' in question ? question.answer : question.correctAnswer
}

/** The correction of exactly this wrong answer comes before the general ones of its kind. */
function feedbackOf<Task, Response>(
  kind: Kind<Task, Response>,
  question: Task & Pick<ProductionQuestion, 'corrections'>,
  response: Response,
): Feedback | null {
  const own = ownOf(kind, question, response)
  if (own !== undefined) return { misconception: own.misconception, text: own.text }
  const text = kind.missOf(question, response)
  const misconception = kind.misconceptionOf?.(question, response) ?? null
  return text === null ? null : { misconception, text }
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
