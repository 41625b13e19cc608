import { parseArgs } from 'node:util'

import {
  categories,
  type Category,
  difficulties,
  type Difficulty,
  isCategory,
  isDifficulty,
} from '#quiz/categories.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { topicOfSkill } from '#quiz/skills.ts'
import type { Template } from '#quiz/template.ts'
import { templatesFor } from '#quiz/templates/whole-bank.ts'
import { isTopicId, type TopicId, topicIds } from '#quiz/topics.ts'

/** Which questions are wanted. Null stands for all categories, levels and templates, mixed. */
export type Wanted = {
  readonly count: number
  readonly seed: number
  readonly category: Category | null
  readonly difficulty: Difficulty | null
  readonly template: Template | null
  /** A topic beyond the first year, about which alone is asked. Null for the first year. */
  readonly topic: TopicId | null
}

/** The parsed command line. An error is one line for the person who typed it. */
export type Request =
  | { readonly kind: 'json'; readonly wanted: Wanted }
  | { readonly kind: 'html'; readonly wanted: Wanted; readonly title: string }
  | { readonly kind: 'pools' }
  | { readonly kind: 'help' }
  | { readonly kind: 'error'; readonly message: string }

const MAX_COUNT = 100_000

const DEFAULTS = { count: '10', seed: '1', format: 'json', title: 'Chemistry practice' }

export const USAGE = `Usage: npm run -s questions -- [options]

  --count N         how many questions, 1 to ${MAX_COUNT} (${DEFAULTS.count})
  --seed N          the same seed gives the same questions, 0 to ${SEEDS - 1} (${DEFAULTS.seed})
  --category ID     ${categories.map(({ id }) => id).join(', ')}
  --difficulty ID   ${difficulties.join(', ')}
  --topic ID        one topic beyond the first year only: ${topicIds.join(', ')}
  --template ID     one template only, for example as-e3
  --format FORMAT   json: one question a line; html: a worksheet in two versions with a key
  --title TEXT      the heading of the worksheet (${DEFAULTS.title})
  --pools           in place of questions, how many different ones each template makes
  --help            this text
`

const OPTIONS = {
  count: { type: 'string' },
  seed: { type: 'string' },
  category: { type: 'string' },
  difficulty: { type: 'string' },
  template: { type: 'string' },
  topic: { type: 'string' },
  format: { type: 'string' },
  title: { type: 'string' },
  pools: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Reads the arguments of the command `questions`. Never throws. */
export function readArguments(args: readonly string[]): Request {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS })
    if (values.help === true) return { kind: 'help' }
    return values.pools === true ? { kind: 'pools' } : requestOf(values)
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return { kind: 'error', message }
  }
}

type Values = { readonly [Name in Exclude<keyof typeof OPTIONS, 'help' | 'pools'>]?: string }

function requestOf(values: Values): Request {
  const wanted = wantedOf(values)
  const format = values.format ?? DEFAULTS.format
  if (format === 'html') {
    return { kind: 'html', wanted, title: values.title ?? DEFAULTS.title }
  }
  if (format !== 'json') throw new RangeError(`Unknown format '${format}'. It is json or html.`)
  if (values.title !== undefined) throw new RangeError('A title needs --format html.')
  return { kind: 'json', wanted }
}

function wantedOf(values: Values): Wanted {
  const wanted = {
    count: wholeNumber('count', values.count ?? DEFAULTS.count, 1, MAX_COUNT),
    seed: wholeNumber('seed', values.seed ?? DEFAULTS.seed, 0, SEEDS - 1),
    category: values.category === undefined ? null : categoryOf(values.category),
    difficulty: values.difficulty === undefined ? null : difficultyOf(values.difficulty),
    template: values.template === undefined ? null : templateOf(values.template),
    topic: values.topic === undefined ? null : topicOf(values.topic),
  }
  if (templatesOf(wanted).length > 0) return wanted
  throw new RangeError(
    wanted.template === null
      ? `There are no questions for ${described(wanted.category ?? wanted.topic, wanted.difficulty)}.`
      : `Template ${wanted.template.id} is for ${described(wanted.template.category, wanted.template.difficulty)} only.`,
  )
}

function described(category: Category | TopicId | null, difficulty: Difficulty | null): string {
  return [category, difficulty].filter((part) => part !== null).join(' at the difficulty ')
}

/** The templates that wanted questions can be made of. */
export function templatesOf({
  category,
  difficulty,
  template,
  topic,
}: Omit<Wanted, 'count' | 'seed'>): readonly Template[] {
  const ids = category === null ? categories.map(({ id }) => id) : [category]
  const levels = difficulty === null ? difficulties : [difficulty]
  return ids
    .flatMap((id) => levels.flatMap((level) => templatesFor(id, level, topicIds)))
    .filter((candidate) =>
      template === null ? topicOfSkill(candidate.skill) === topic : candidate === template,
    )
}

/** Every template in its newest version. */
export const allTemplates: readonly Template[] = categories.flatMap(({ id }) =>
  difficulties.flatMap((level) => templatesFor(id, level, topicIds)),
)

function wholeNumber(name: string, text: string, low: number, high: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (value >= low && value <= high) return value
  throw new RangeError(`The ${name} is a whole number from ${low} to ${high}, not '${text}'.`)
}

function categoryOf(text: string): Category {
  if (isCategory(text)) return text
  const known = categories.map(({ id }) => id).join(', ')
  throw new RangeError(`Unknown category '${text}'. The categories are ${known}.`)
}

function difficultyOf(text: string): Difficulty {
  if (isDifficulty(text)) return text
  throw new RangeError(`Unknown difficulty '${text}'. It is ${difficulties.join(', ')}.`)
}

function templateOf(text: string): Template {
  const template = allTemplates.find(({ id }) => id === text)
  if (template !== undefined) return template
  throw new RangeError(
    `Unknown template '${text}'. The templates are listed in docs/skills-and-misconceptions.md.`,
  )
}

function topicOf(text: string): TopicId {
  if (isTopicId(text)) return text
  throw new RangeError(`Unknown topic '${text}'. The topics are ${topicIds.join(', ')}.`)
}
