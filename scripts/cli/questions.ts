import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Question } from '#quiz/question.ts'

import { readArguments, type Request, templatesOf, USAGE } from './question-arguments.ts'
import { poolsOf, poolTable } from './question-pools.ts'
import { questionsOf, versionsOf } from './question-set.ts'
import { worksheet } from './worksheet.ts'

/**
 * Prints practice questions: `npm run -s questions -- --help` tells how. Wrong arguments are told
 * on stderr and end with the exit code 2.
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

const allTemplates = templatesOf({ category: null, difficulty: null, template: null })

/** A question as JSON in one line, with the misconception and the correction of each wrong option. */
function line(question: Question): string {
  const { options, correctAnswer, feedback } = question
  const wrong = options
    .map((option, index) => ({ option, entry: feedback[index] ?? null }))
    .filter(({ option }) => option !== correctAnswer)
  return JSON.stringify({
    id: question.id,
    question: question.question,
    options,
    correctAnswer,
    explanation: question.explanation,
    difficulty: question.difficulty,
    category: question.category,
    element: question.element,
    type: question.type,
    skill: question.skill,
    misconceptions: Object.fromEntries(
      wrong.map(({ option, entry }) => [option, entry?.misconception ?? null]),
    ),
    corrections: Object.fromEntries(
      wrong.map(({ option, entry }) => [option, entry?.text ?? null]),
    ),
  })
}

/** Tells an error that only says that the reader of the output, such as `head`, has seen enough. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

await main()
