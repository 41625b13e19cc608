import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { TemplateLookup } from '#quiz/bank.ts'
import { categories, type Category, difficulties, type Difficulty } from '#quiz/categories.ts'
import { parseQuestionId, SEEDS } from '#quiz/question-id.ts'
import { drawQuestion, makeQuestion, type Question } from '#quiz/question.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'

/** The questions that a learner wants. */
export type Selection = {
  readonly enabledCategories: readonly Category[]
  readonly difficulty: Difficulty
  /** The topics beyond the first year that are asked too; none unless named. */
  readonly topics?: readonly string[]
}

/** The questions asked recently, which are not repeated right away. */
export type Memory = {
  /** The elements of recent questions, under `category/difficulty`. */
  readonly usedElements: Readonly<Record<string, readonly ElementSymbol[]>>
  readonly lastTemplate: string | null
}

export const emptyMemory: Memory = { usedElements: {}, lastTemplate: null }

/** Questions drawn in search of an element that was not used lately. */
export const TRIES = 50

/** A question by what the choice of the next ones looks at. */
export type Asked = Pick<Question, 'id' | 'category' | 'difficulty' | 'element'>

/** Makes a question of a template and a seed, or null for a seed that makes none. */
export type Draw = (template: Template, seed: number) => Question | null

/**
 * The next question of a practice session: a random enabled category (all eight when none is), a
 * template other than the last one, and an element not used lately in that category and difficulty.
 * When fifty tries find none, the last of them is asked and the used elements are forgotten.
 *
 * A category without templates at the difficulty is skipped; when that leaves none, the enabled
 * categories serve at any difficulty, and then all categories. A single template may repeat.
 * @throws RangeError when `templatesOf` has no template at all, or only ones that refuse every draw.
 */
export function nextQuestion(
  selection: Selection,
  memory: Memory,
  random: Random,
  templatesOf: TemplateLookup,
): { readonly question: Question; readonly memory: Memory } {
  return questionOfPools(poolsOf(selection, templatesOf), memory, random, drawQuestion)
}

/**
 * The next questions of a practice session, as `nextQuestion` gives them one after the other.
 * @param draw may give any question of the template that it is asked for
 */
export function nextQuestions(
  selection: Selection,
  memory: Memory,
  random: Random,
  templatesOf: TemplateLookup,
  count: number,
  draw: Draw = drawQuestion,
): readonly Question[] {
  const pools = poolsOf(selection, templatesOf)
  const questions: Question[] = []
  let known = memory
  while (questions.length < count) {
    const next = questionOfPools(pools, known, random, draw)
    known = next.memory
    questions.push(next.question)
  }
  return questions
}

function questionOfPools(
  pools: readonly (readonly Template[])[],
  memory: Memory,
  random: Random,
  draw: Draw,
): { readonly question: Question; readonly memory: Memory } {
  const templates = otherThan(memory.lastTemplate, pick(random, pools))
  let question: Question | null = null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    question = draw(pick(random, templates), seed(random)) ?? question
    if (question !== null && !isUsed(memory, question)) {
      return { question, memory: remember(memory, question) }
    }
  }
  question ??= makeQuestion(pick(random, templates), seed(random))
  return { question, memory: remember(forgetElements(memory, question), question) }
}

/** The memory after a question was asked. */
export function remember(memory: Memory, question: Asked): Memory {
  const used = memory.usedElements[poolOf(question)] ?? []
  return {
    usedElements: { ...memory.usedElements, [poolOf(question)]: [...used, question.element] },
    lastTemplate: parseQuestionId(question.id)?.template ?? null,
  }
}

/** The memory after these questions were asked, the latest last. */
export function memoryOf(questions: readonly Asked[]): Memory {
  const usedElements: Record<string, ElementSymbol[]> = {}
  for (const question of questions) (usedElements[poolOf(question)] ??= []).push(question.element)
  const last = questions.at(-1)
  return {
    usedElements,
    lastTemplate: last === undefined ? null : (parseQuestionId(last.id)?.template ?? null),
  }
}

/** The templates of each category and difficulty that may be asked now; none of them is empty. */
function poolsOf(
  { enabledCategories, difficulty, topics = [] }: Selection,
  templatesOf: TemplateLookup,
): readonly (readonly Template[])[] {
  const all = categories.map((category) => category.id)
  const enabled = enabledCategories.length > 0 ? enabledCategories : all
  return (
    [filled(enabled, [difficulty]), filled(enabled, difficulties), filled(all, difficulties)].find(
      (pools) => pools.length > 0,
    ) ?? []
  )

  function filled(
    wanted: readonly Category[],
    levels: readonly Difficulty[],
  ): readonly (readonly Template[])[] {
    return wanted
      .flatMap((category) => levels.map((level) => templatesOf(category, level, topics)))
      .filter((templates) => templates.length > 0)
  }
}

function otherThan(lastTemplate: string | null, templates: readonly Template[]) {
  const others = templates.filter((template) => template.id !== lastTemplate)
  return others.length > 0 ? others : templates
}

function seed(random: Random): number {
  return Math.floor(random() * SEEDS)
}

function isUsed(memory: Memory, question: Asked): boolean {
  return memory.usedElements[poolOf(question)]?.includes(question.element) ?? false
}

function forgetElements(memory: Memory, question: Asked): Memory {
  return { ...memory, usedElements: { ...memory.usedElements, [poolOf(question)]: [] } }
}

function poolOf({ category, difficulty }: Asked): string {
  return `${category}/${difficulty}`
}
