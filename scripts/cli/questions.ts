import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Question } from '#quiz/question.ts'
import { hintText, lineText } from '#quiz/worked/solution-text.ts'
import { hintsOf } from '#quiz/worked/solutions.ts'

import { allTemplates, readArguments, type Request, USAGE } from './question-arguments.ts'
import { poolsOf, poolTable } from './question-pools.ts'
import { questionsOf, versionsOf } from './question-set.ts'
import { worksheet } from './worksheet.ts'

/**
 * Prints practice questions; `npm run -s questions -- --help` explains the options. Wrong arguments
 * are reported on stderr and end with the exit code 2.
 */
async function main(): Promise<void> {
  const request = readArguments(process.argv.slice(2))
  if (request.kind === 'error') {
    process.stderr.write(`${request.message}\n`)
    process.exitCode = 2
    return
  }
  try {
    await pipeline(Readable.from(output(request)), process.stdout, { end: false })
  } catch (error) {
    if (!isClosedPipe(error)) throw error
  }
}

function* output(request: Exclude<Request, { kind: 'error' }>): Generator<string> {
  if (request.kind === 'help') yield USAGE
  else if (request.kind === 'pools') yield poolTable(poolsOf(allTemplates))
  else if (request.kind === 'html') yield worksheet(request.title, versionsOf(request.wanted))
  else for (const question of questionsOf(request.wanted)) yield `${line(question)}\n`
}

/** A question as JSON in one line, with the misconception and the correction of each wrong answer. */
function line(question: Question): string {
  const { id, question: text, correctAnswer, explanation, difficulty, category } = question
  const { element, type, skill } = question
  const wrong = wrongAnswersOf(question)
  return JSON.stringify({
    id,
    question: text,
    ...taskOf(question),
    correctAnswer,
    explanation,
    difficulty,
    category,
    element,
    type,
    skill,
    misconceptions: Object.fromEntries(
      wrong.map(({ option, entry }) => [option, entry?.misconception ?? null]),
    ),
    corrections: Object.fromEntries(
      wrong.map(({ option, entry }) => [option, entry?.text ?? null]),
    ),
    ...solutionOf(question),
  })
}

/** Returns the hints and the lines of the worked solution, of a question that has one. */
function solutionOf({ solution }: Question): Readonly<Record<string, readonly string[]>> {
  return solution === undefined
    ? {}
    : { hints: hintsOf(solution).map(hintText), worked: solution.lines.map(lineText) }
}

/** Returns the options or the parts that the learner works with, and the key of a made answer. */
function taskOf(question: Question): Readonly<Record<string, unknown>> {
  switch (question.type) {
    case 'mcq':
      return { options: question.options }
    case 'number':
      return { units: question.units, key: question.key }
    case 'order':
      return { cards: question.cards, shown: question.shown, ends: question.ends }
    case 'configuration':
      return { key: question.key, boxes: question.boxes }
    case 'match':
      return { left: question.left, partners: question.partners, shown: question.shown }
    case 'steps':
      return { parts: question.parts }
    case 'formula':
    case 'balance':
    case 'table':
    case 'atom':
    case 'lewis':
    case 'naming':
      return { key: question.key }
  }
}

/** The wrong options, or the wrong answers with a correction of their own. */
function wrongAnswersOf(question: Question) {
  if (question.type !== 'mcq') {
    return question.corrections.map(({ given: option, ...entry }) => ({ option, entry }))
  }
  const { options, correctAnswer, feedback } = question
  return options
    .map((option, index) => ({ option, entry: feedback[index] ?? null }))
    .filter(({ option }) => option !== correctAnswer)
}

/** Tells an error that only says that the reader of the output, such as `head`, has seen enough. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

await main()
