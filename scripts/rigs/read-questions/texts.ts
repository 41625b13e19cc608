import type { Question } from '#quiz/question.ts'
import { hintText, lineText } from '#quiz/worked/solution-text.ts'
import { hintsOf } from '#quiz/worked/solutions.ts'

/** A text of a question, and what it is. */
export type Text = {
  readonly where: 'stem' | 'option' | 'answer' | 'correction' | 'explanation' | 'help'
  readonly text: string
}

/** All texts that a learner may read in a question. */
export function textsOf(question: Question): readonly Text[] {
  const { solution } = question
  const help =
    solution === undefined
      ? []
      : [...hintsOf(solution).map(hintText), ...solution.lines.map(lineText)]
  return [
    { where: 'stem', text: question.question },
    ...made(question),
    ...wrongOf(question).flatMap(({ text }) =>
      text === null ? [] : [{ where: 'correction' as const, text }],
    ),
    { where: 'explanation', text: question.explanation },
    ...help.map((text) => ({ where: 'help' as const, text })),
  ]
}

function made(question: Question): readonly Text[] {
  if (question.type === 'mcq') return question.options.map((text) => ({ where: 'option', text }))
  const answer: Text = { where: 'answer', text: question.correctAnswer }
  if (question.type !== 'steps') return [answer]
  return [
    answer,
    ...question.parts.flatMap(({ ask, right, corrections }): readonly Text[] => [
      { where: 'stem', text: ask },
      { where: 'explanation', text: right },
      ...corrections.map(({ text }) => ({ where: 'correction' as const, text })),
    ]),
  ]
}

/** The wrong numbers that have a correction, of the parts of a problem, too. */
export function wrongNumbersOf(question: Question): readonly string[] {
  const tasks = question.type === 'steps' ? question.parts : [question]
  return tasks.flatMap((task) =>
    task.type === 'number' ? task.corrections.map(({ given }) => given) : [],
  )
}

/** A wrong answer with its correction, which may be missing. */
export type WrongAnswer = { readonly given: string; readonly text: string | null }

/** The wrong options, or the wrong answers that have a correction. */
export function wrongOf(question: Question): readonly WrongAnswer[] {
  if (question.type !== 'mcq') return question.corrections
  return question.options.flatMap((given, place) =>
    given === question.correctAnswer
      ? []
      : [{ given, text: question.feedback[place]?.text ?? null }],
  )
}
