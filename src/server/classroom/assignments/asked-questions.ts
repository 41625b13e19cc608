import { createHash } from 'node:crypto'

import type { QuestionId } from '#quiz/question-id.ts'
import { questionsOfSet } from '#quiz/sets/questions.ts'
import type { SetContent } from '#quiz/sets/set-content.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'

/** Lists of questions that this process keeps: those of a few classes at work. */
const MAX_KEPT = 1000

/** A set in a version, and the learner who is asked it. */
type Asked = {
  readonly setId: string
  readonly version: number
  readonly content: SetContent
  readonly assignmentId: string
  readonly memberId: string
}

const kept = new Map<string, readonly QuestionId[]>()

/** Returns the questions of a member in an assignment. They depend on nothing but these ids. */
export function askedQuestions(asked: Asked): readonly QuestionId[] {
  const { setId, version, content, assignmentId, memberId } = asked
  const own = content.seed ?? seedOf(assignmentId, memberId)
  const key = `${setId} ${version} ${own}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const questions = questionsOfSet(content, own, wholeBank)
  const [oldest] = kept.keys()
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, questions)
  return questions
}

function seedOf(assignmentId: string, memberId: string): number {
  return createHash('sha256').update(`${assignmentId} ${memberId}`).digest().readUInt32BE(0)
}
