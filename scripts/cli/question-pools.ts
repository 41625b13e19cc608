import { drawQuestion } from '#quiz/question.ts'
import type { Template } from '#quiz/template.ts'

/** Seeds that are tried of each template. */
const SEEDS = 2000

/** A template may not have fewer different questions than this. */
export const SMALLEST_POOL = 20

export type Pool = {
  readonly id: string
  readonly version: number
  /** Different questions, where other wrong options make another question. */
  readonly questions: number
  /** Different pairs of a text and its answer, whatever the wrong options are. */
  readonly facts: number
}

/** How many different questions each template made of the first seeds; large pools have more. */
export function poolsOf(templates: readonly Template[]): readonly Pool[] {
  return templates.map((template) => {
    const questions = new Set<string>()
    const facts = new Set<string>()
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const made = drawQuestion(template, seed)
      if (made === null) continue
      const options = made.type === 'mcq' ? made.options.toSorted() : [made.correctAnswer]
      questions.add([made.question, ...options].join('|'))
      facts.add(`${made.question}|${made.correctAnswer}`)
    }
    const { id, version } = template
    return { id, version, questions: questions.size, facts: facts.size }
  })
}

/** The pools as a table for people, small ones first. */
export function poolTable(pools: readonly Pool[]): string {
  const rows = pools
    .toSorted((a, b) => a.questions - b.questions || a.facts - b.facts)
    .map(({ id, version, questions, facts }) =>
      [`${id}.${version}`.padEnd(10), count(questions), count(facts)].join('  '),
    )
  const small = pools.filter(({ questions }) => questions < SMALLEST_POOL).length
  return [
    `Different questions among ${SEEDS} seeds of each template; '+' where nearly each seed made its own.`,
    'Facts are texts with their answers: a text such as "Which of these is a noble gas?" has as many',
    'facts as there are noble gases, and becomes another question with other wrong options.',
    '',
    `${'template'.padEnd(10)}  questions      facts`,
    ...rows,
    '',
    `${pools.length} templates, ${small} with fewer than ${SMALLEST_POOL} questions`,
    '',
  ].join('\n')
}

function count(size: number): string {
  return `${size}${size > 0.9 * SEEDS ? '+' : ' '}`.padStart(10)
}
