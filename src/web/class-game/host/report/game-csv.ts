import type { ClassGameReport } from '#contract/class-game/calls.ts'
import { csv } from '#exports/csv.ts'
import { letters } from '#web/ui/text/letters.ts'

type Question = ClassGameReport['questions'][number]

const HEAD = ['Question', 'Id', 'Text', 'Right answer', 'Right', 'Wrong', 'Not answered']

/** Writes the answers of a game as CSV, a line for each question. The players of an idea share a field, a line each. */
export function gameCsv(questions: readonly Question[]): string {
  const optionHead = letters.flatMap((letter) => [
    `Option ${letter}`,
    `Chose ${letter}`,
    `Idea of ${letter}`,
    `Players of ${letter}`,
  ])
  return csv([
    [...HEAD, ...optionHead],
    ...questions.map((question, place) => [
      String(place + 1),
      ...countsOf(question),
      ...letters.flatMap((_, option) => optionOf(question, option)),
    ]),
  ])
}

function countsOf({ question_id, text, options, right, counts, missing }: Question) {
  const chosen = counts.reduce((sum, count) => sum + count, 0)
  const isRight = counts[right] ?? 0
  return [
    question_id,
    text,
    options[right] ?? '',
    String(isRight),
    String(chosen - isRight),
    String(missing),
  ]
}

function optionOf({ options, counts, ideas }: Question, option: number): readonly string[] {
  const held = ideas.find((idea) => idea.option === option)
  return [
    options[option] ?? '',
    String(counts[option] ?? 0),
    held === undefined ? '' : (held.idea ?? held.correction),
    (held?.players ?? []).join('\n'),
  ]
}
