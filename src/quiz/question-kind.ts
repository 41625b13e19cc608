import { categories, type Category, difficulties, type Difficulty } from './categories.ts'
import { parseQuestionId } from './question-id.ts'

export type QuestionKind = { readonly category: Category; readonly difficulty: Difficulty }

/**
 * Category and difficulty of a question, read from its id alone, without the bank of questions.
 * Null when the text is no question id, or one of a category that is not known.
 */
export function kindOf(id: string): QuestionKind | null {
  return kindOfTemplate(parseQuestionId(id)?.template ?? '')
}

/** Category and difficulty of the template of an id such as `bo-h2`, or null when it names none. */
export function kindOfTemplate(id: string): QuestionKind | null {
  const category = categories.find(({ letters }) => id.startsWith(`${letters}-`))
  const difficulty = difficulties.find((name) => name.startsWith(id.charAt(3)))
  return category === undefined || difficulty === undefined
    ? null
    : { category: category.id, difficulty }
}

type Answered = { readonly questionId: string; readonly isCorrect: boolean }

/** How answers of one kind went. */
export type Tally<Id extends string> = {
  readonly id: Id
  readonly answered: number
  readonly correct: number
}

/** How answers of one category and difficulty went. */
export type KindTally = QuestionKind & { readonly answered: number; readonly correct: number }

/**
 * The answers counted by kind, added to an earlier count. Only kinds with answers are there, in the
 * order of categories and difficulties; answers to questions that are not known are in none.
 */
export function tallyByKind(
  answers: readonly Answered[],
  earlier: readonly KindTally[] = [],
): readonly KindTally[] {
  const single = answers.flatMap(({ questionId, isCorrect }) => {
    const kind = kindOf(questionId)
    return kind === null ? [] : [{ ...kind, answered: 1, correct: isCorrect ? 1 : 0 }]
  })
  const all = [...earlier, ...single]
  return categories
    .flatMap(({ id: category }) =>
      difficulties.map((difficulty) => {
        const own = all.filter((one) => one.category === category && one.difficulty === difficulty)
        return { category, difficulty, ...sumOf(own) }
      }),
    )
    .filter(({ answered }) => answered > 0)
}

/** Counted by category, in the order of the categories; one without answers has zeros. */
export function tallyByCategory(tallies: readonly KindTally[]): readonly Tally<Category>[] {
  return categories.map(({ id }) => ({
    id,
    ...sumOf(tallies.filter(({ category }) => category === id)),
  }))
}

/** Counted by difficulty, easy first. */
export function tallyByDifficulty(tallies: readonly KindTally[]): readonly Tally<Difficulty>[] {
  return difficulties.map((id) => ({
    id,
    ...sumOf(tallies.filter(({ difficulty }) => difficulty === id)),
  }))
}

function sumOf(tallies: readonly { readonly answered: number; readonly correct: number }[]) {
  return {
    answered: tallies.reduce((sum, { answered }) => sum + answered, 0),
    correct: tallies.reduce((sum, { correct }) => sum + correct, 0),
  }
}
