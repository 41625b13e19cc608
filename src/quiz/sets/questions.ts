import type { Bank } from '#quiz/bank.ts'
import { type Difficulty, difficulties } from '#quiz/categories.ts'
import { type QuestionId, SEEDS } from '#quiz/question-id.ts'
import { kindOf } from '#quiz/question-kind.ts'
import type { Question } from '#quiz/question.ts'
import { type Random, randomFrom, shuffle } from '#quiz/random.ts'

import type { PinnedTemplate, SetContent, SetSource } from './set-content.ts'

/** Draws in search of a question that meets a wish. */
const TRIES = 50

/**
 * Returns the questions of a set for one learner: the same for the same content and seed, for ever. It
 * takes skills in turn, and no question twice as long as the templates make others. A question that no
 * draw finds is left out.
 * @param own the learner's own seed, which counts only where the set has none
 */
export function questionsOfSet(
  { source, order, seed }: Pick<SetContent, 'source' | 'order' | 'seed'>,
  own: number,
  bank: Pick<Bank, 'questionOf'>,
): readonly QuestionId[] {
  const random = randomFrom(`set ${seed ?? own}`)
  const ids = source.kind === 'fixed' ? source.questions : drawn(source, random, bank)
  if (order === 'mixed') return shuffle(random, ids)
  return order === 'easy-first' ? ids.toSorted((a, b) => levelOf(a) - levelOf(b)) : ids
}

function drawn(
  { pool, wish }: Extract<SetSource, { readonly kind: 'drawn' }>,
  random: Random,
  { questionOf }: Pick<Bank, 'questionOf'>,
): readonly QuestionId[] {
  const groups = pool.map((templates) => shuffle(random, templates))
  const texts = new Set<string>()
  const found: Question[] = []
  // Every group is asked as often as the whole set is long, at most.
  for (let turn = 0; turn < wish.count * groups.length && found.length < wish.count; turn += 1) {
    const group = groups[turn % groups.length] ?? []
    const template = group[Math.floor(turn / groups.length) % group.length]
    if (template === undefined) continue
    const question = drawFrom(template, random, questionOf, (one) => {
      const isNew = !texts.has(one.question)
      return isNew && (wish.misconception === null || stands(one, wish.misconception))
    })
    if (question === null) continue
    texts.add(question.question)
    found.push(question)
  }
  return inOrderOf(pool, found)
}

function drawFrom(
  template: PinnedTemplate,
  random: Random,
  questionOf: Bank['questionOf'],
  isWanted: (question: Question) => boolean,
): Question | null {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const question = questionOf(`${template}.${Math.floor(random() * SEEDS).toString(36)}`)
    if (question !== null && isWanted(question)) return question
  }
  return null
}

/** Whether a wrong answer to a question stands for an idea. */
function stands(question: Question, idea: string): boolean {
  const entries = question.type === 'mcq' ? question.feedback : question.corrections
  return entries.some((entry) => entry?.misconception === idea)
}

/** The questions skill after skill, as the author has listed them. */
function inOrderOf(
  pool: readonly (readonly PinnedTemplate[])[],
  questions: readonly Question[],
): readonly QuestionId[] {
  return pool.flatMap((templates) =>
    questions.map(({ id }) => id).filter((id) => templates.some((one) => id.startsWith(`${one}.`))),
  )
}

function levelOf(id: QuestionId): number {
  const level: Difficulty = kindOf(id)?.difficulty ?? 'hard'
  return difficulties.indexOf(level)
}
