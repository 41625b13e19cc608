import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

import { z } from 'zod'

import { parseQuestionId, SEEDS } from '#quiz/question-id.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import type { Template } from '#quiz/template.ts'
import { questionOf, templates } from '#quiz/templates/whole-bank.ts'

/**
 * Freezes questions of the templates and versions that have none frozen yet, and never changes one
 * that is: an id that people have kept shows the same question for ever.
 * With --check it writes nothing and fails when a frozen question is made in another way now, or
 * when a template has none.
 */

/** Questions that are frozen of each version of a template. */
export const FROZEN_PER_TEMPLATE = 6

/** Distance of the seeds that are frozen, a prime, so that they are spread over all seeds. */
const SEED_STEP = 715_827_883

const FROZEN_FILE = fileURLToPath(new URL('../../src/quiz/frozen-questions.json', import.meta.url))

const FROZEN_QUESTIONS = z.array(z.looseObject({ id: z.string() }))

/** A question as it was written to the file; only its id is relied on. */
export type FrozenQuestion = z.infer<typeof FROZEN_QUESTIONS>[number]

/** The questions to add to the frozen ones, in the order of the templates. */
export function questionsToFreeze(
  all: readonly Template[],
  frozen: readonly FrozenQuestion[],
): readonly Question[] {
  const known = new Set(frozen.map(({ id }) => recipeOf(id)))
  return all
    .filter(({ id, version }) => !known.has(`${id}.${version}`))
    .flatMap((template) => firstQuestions(template))
}

/** The ids of frozen questions that are made in another way now, or not at all. */
export function changedQuestions(
  frozen: readonly FrozenQuestion[],
  make: (id: string) => Question | null,
): readonly string[] {
  return frozen
    .filter(
      (question) => !isDeepStrictEqual(withoutSolution(question), asWritten(make(question.id))),
    )
    .map(({ id }) => id)
}

function recipeOf(id: string): string {
  const parts = parseQuestionId(id)
  return `${parts?.template}.${parts?.version}`
}

function firstQuestions(template: Template): readonly Question[] {
  const questions: Question[] = []
  for (let seed = 0; questions.length < FROZEN_PER_TEMPLATE; seed = (seed + SEED_STEP) % SEEDS) {
    const question = drawQuestion(template, seed)
    if (question !== null) questions.push(question)
  }
  return questions
}

function asWritten(question: Question | null): unknown {
  return question === null ? null : withoutSolution(JSON.parse(JSON.stringify(question)))
}

/** A worked solution is an addition to a question: it asks nothing, so it is not frozen. */
function withoutSolution(question: object): object {
  return { ...question, solution: undefined }
}

function main(): void {
  const written = existsSync(FROZEN_FILE) ? readFileSync(FROZEN_FILE, 'utf8') : '[]'
  const frozen = FROZEN_QUESTIONS.parse(JSON.parse(written))
  const changed = changedQuestions(frozen, questionOf)
  const added = questionsToFreeze(templates, frozen)
  for (const id of changed) complain(`${id} shows another question than the frozen one`)
  if (!process.argv.includes('--check')) {
    writeFileSync(FROZEN_FILE, fileOf([...frozen, ...added]))
    process.stdout.write(`${added.length} questions were frozen beside ${frozen.length}.\n`)
  } else if (added.length > 0) {
    complain(`${added.length} questions wait to be frozen: node scripts/cli/freeze-questions.ts`)
  }
}

function complain(problem: string): void {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}

/** One question a line, so that a difference shows which one it is. */
function fileOf(questions: readonly FrozenQuestion[]): string {
  return `[\n${questions.map((question) => JSON.stringify(withoutSolution(question))).join(',\n')}\n]\n`
}

if (import.meta.main) main()
