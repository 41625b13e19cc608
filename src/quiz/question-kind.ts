import { categories, type Category, difficulties, type Difficulty } from './categories.ts'
import { parseQuestionId } from './question.ts'

export type QuestionKind = { readonly category: Category; readonly difficulty: Difficulty }

/** The first two letters of a template id name its category. */
const byLetters: Readonly<Record<string, Category>> = {
  as: 'atomic-structure',
  ec: 'electron-configuration',
  ph: 'physical-properties',
  ch: 'chemical-properties',
  cl: 'classification',
  pe: 'periodicity',
  bo: 'bonding',
  ge: 'general',
}

/**
 * Category and difficulty of a question, read from its id alone, without the bank of questions.
 * Null when the text is no question id, or one of a category that is not known.
 */
export function kindOf(id: string): QuestionKind | null {
  const template = parseQuestionId(id)?.template ?? ''
  const letters = template.slice(0, 2)
  const category = Object.hasOwn(byLetters, letters) ? byLetters[letters] : undefined
  const difficulty = difficulties.find((name) => name.startsWith(template.charAt(3)))
  return category === undefined || difficulty === undefined ? null : { category, difficulty }
}

type Answered = { readonly questionId: string; readonly isCorrect: boolean }

/** How answers of one kind went. */
export type Tally<Id extends string> = {
  readonly id: Id
  readonly answered: number
  readonly correct: number
}

/** The answers counted by category, in the order of the categories; one without answers has zeros. */
export function tallyByCategory(answers: readonly Answered[]): readonly Tally<Category>[] {
  return tally(
    categories.map(({ id }) => id),
    answers,
    (kind) => kind.category,
  )
}

/** The answers counted by difficulty, easy first. */
export function tallyByDifficulty(answers: readonly Answered[]): readonly Tally<Difficulty>[] {
  return tally(difficulties, answers, (kind) => kind.difficulty)
}

function tally<Id extends string>(
  ids: readonly Id[],
  answers: readonly Answered[],
  idOf: (kind: QuestionKind) => Id,
): readonly Tally<Id>[] {
  const kinds = answers.flatMap(({ questionId, isCorrect }) => {
    const kind = kindOf(questionId)
    return kind === null ? [] : [{ id: idOf(kind), isCorrect }]
  })
  return ids.map((id) => {
    const own = kinds.filter((kind) => kind.id === id)
    return { id, answered: own.length, correct: own.filter(({ isCorrect }) => isCorrect).length }
  })
}
