import type { Feedback } from '#quiz/question.ts'
import {
  describeParts,
  type Part,
  PART_SIGN,
  partLetter,
  partTexts,
  type SingleTask,
  type TaskOf,
} from '#quiz/task.ts'

import { withOwnAnswers } from './carried.ts'
import type { Judge } from './kind.ts'

/** How an answer to one part was judged. */
export type PartVerdict = {
  /** The answer as it reads. */
  readonly shown: string
  readonly isRight: boolean
  /** Right with the learner's own answer to a part before, which was wrong. */
  readonly isCarried: boolean
  readonly feedback: Feedback | null
}

/** Reads and judges an answer to a task of another kind. */
export type PartJudge = (task: SingleTask & Pick<Part, 'answer' | 'corrections'>) => Judge

/**
 * Judges the parts that were given, each with the learner's own answers to those before. It stops at the
 * first that cannot be read.
 */
export function judgeParts(
  { parts }: TaskOf<'steps'>,
  texts: readonly string[],
  judgeOf: PartJudge,
): readonly PartVerdict[] {
  const verdicts: PartVerdict[] = []
  for (const [index, part] of parts.slice(0, texts.length).entries()) {
    const text = texts[index] ?? ''
    const judge = judgeOf(part)
    const [reading, judged] = [judge.read(text), judge.judge(text)]
    if (reading.status === 'unread' || judged === null) break
    const own = judged.isRight ? null : withOwnAnswers(parts, index, texts)
    const isOwnRight = own !== null && judgeOf(own).judge(text)?.isRight === true
    verdicts.push({
      shown: reading.shown,
      isRight: judged.isRight || isOwnRight,
      // With right answers before, it only was rounded on the way.
      isCarried: isOwnRight && verdicts.some(({ isRight }) => !isRight),
      feedback: isOwnRight ? null : judged.feedback,
    })
  }
  return verdicts
}

/**
 * Judges a problem in parts, given as `0.25 mol|11 g`. It is right when every part is. The first wrong part
 * makes it wrong, and its correction is that of the problem.
 */
export function stepsJudge(task: TaskOf<'steps'>, judgeOf: PartJudge): Judge {
  return {
    read(given) {
      const texts = partTexts(given)
      const verdicts = judgeParts(task, texts, judgeOf)
      if (verdicts.length === task.parts.length && texts.length === task.parts.length) {
        return { status: 'read', shown: describeParts(verdicts.map(({ shown }) => shown)) }
      }
      const part = task.parts[verdicts.length]
      const text = texts[verdicts.length]
      if (part === undefined || text === undefined) {
        return { status: 'unread', problem: 'Answer every part.', offers: [] }
      }
      const reading = judgeOf(part).read(text)
      return reading.status === 'unread'
        ? { ...reading, offers: [] }
        : { status: 'unread', problem: 'Answer every part.', offers: [] }
    },
    judge(given) {
      const texts = partTexts(given)
      const verdicts = judgeParts(task, texts, judgeOf)
      if (verdicts.length < task.parts.length || texts.length > task.parts.length) return null
      const first = firstWrong(verdicts)
      if (first === -1) return { isRight: true, feedback: null }
      const feedback = verdicts[first]?.feedback ?? null
      const text = feedback?.text ?? task.parts[first]?.right ?? ''
      return {
        isRight: false,
        feedback: {
          misconception: feedback?.misconception ?? null,
          text: `Part ${partLetter(first)}: ${text}`,
        },
      }
    },
    nudge(given) {
      const texts = partTexts(given)
      const first = firstWrong(judgeParts(task, texts, judgeOf))
      const part = task.parts[first]
      return part === undefined ? null : judgeOf(part).nudge(texts[first] ?? '')
    },
  }
}

/**
 * Returns the beginning of a second try: the parts before the first wrong one, and an empty text
 * for that one.
 */
export function beforeFirstWrong(task: TaskOf<'steps'>, given: string, judgeOf: PartJudge): string {
  const texts = partTexts(given)
  const first = firstWrong(judgeParts(task, texts, judgeOf))
  return [...texts.slice(0, Math.max(0, first)), ''].join(PART_SIGN)
}

function firstWrong(verdicts: readonly PartVerdict[]): number {
  return verdicts.findIndex(({ isRight }) => !isRight)
}

/** The text of an answer after the part that is open was locked; null when it cannot be read. */
export function withNextPart(
  task: TaskOf<'steps'>,
  given: string,
  judgeOf: PartJudge,
): string | null {
  const texts = partTexts(given)
  if (texts.length >= task.parts.length) return null
  const verdicts = judgeParts(task, texts, judgeOf)
  if (verdicts.length < texts.length) return null
  return [...texts.map((text) => text.trim()), ''].join(PART_SIGN)
}
