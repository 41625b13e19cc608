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
  const templates = otherThan(memory.lastTemplate, pick(random, poolsOf(selection, templatesOf)))
  let question: Question | null = null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    question = drawQuestion(pick(random, templates), seed(random)) ?? question
    if (question !== null && !isUsed(memory, question)) {
      return { question, memory: remember(memory, question) }
    }
  }
  question ??= makeQuestion(pick(random, templates), seed(random))
  return { question, memory: remember(forgetElements(memory, question), question) }
}

/** The memory after a question was asked. */
export function remember(memory: Memory, question: Question): Memory {
  const used = memory.usedElements[poolOf(question)] ?? []
  return {
    usedElements: { ...memory.usedElements, [poolOf(question)]: [...used, question.element] },
    lastTemplate: parseQuestionId(question.id)?.template ?? null,
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

function isUsed(memory: Memory, question: Question): boolean {
  return memory.usedElements[poolOf(question)]?.includes(question.element) ?? false
}

function forgetElements(memory: Memory, question: Question): Memory {
  return { ...memory, usedElements: { ...memory.usedElements, [poolOf(question)]: [] } }
}

function poolOf({ category, difficulty }: Question): string {
  return `${category}/${difficulty}`
}
