import type { ElementSymbol } from '#chemistry/elements.ts'

import { templatesFor } from './bank.ts'
import { categories, type Category, type Difficulty } from './categories.ts'
import { makeQuestion, type Question, SEEDS } from './question.ts'
import { pick, type Random } from './random.ts'

/** What a learner wants to be asked. */
export type Selection = {
  readonly enabledCategories: readonly Category[]
  readonly difficulty: Difficulty
}

/** What has been asked lately, so that it is not asked again at once. */
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
 * When fifty tries find none, the used elements of that category and difficulty are forgotten.
 */
export function nextQuestion(
  selection: Selection,
  memory: Memory,
  random: Random,
): { readonly question: Question; readonly memory: Memory } {
  const category = pick(random, enabledOf(selection))
  const key = `${category}/${selection.difficulty}`
  const used = memory.usedElements[key] ?? []
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const drawn = draw(category, selection.difficulty, memory, random)
    if (!used.includes(drawn.question.element)) return remember(memory, drawn, key, used)
  }
  return remember(memory, draw(category, selection.difficulty, memory, random), key, [])
}

type Drawn = { readonly question: Question; readonly template: string }

function remember(
  memory: Memory,
  { question, template }: Drawn,
  key: string,
  used: readonly ElementSymbol[],
): { readonly question: Question; readonly memory: Memory } {
  const usedElements = { ...memory.usedElements, [key]: [...used, question.element] }
  return { question, memory: { usedElements, lastTemplate: template } }
}

function enabledOf(selection: Selection): readonly Category[] {
  return selection.enabledCategories.length > 0
    ? selection.enabledCategories
    : categories.map((category) => category.id)
}

function draw(category: Category, difficulty: Difficulty, memory: Memory, random: Random): Drawn {
  const candidates = templatesFor(category, difficulty).filter(
    (template) => template.id !== memory.lastTemplate,
  )
  const template = pick(random, candidates)
  return {
    question: makeQuestion(template, Math.floor(random() * SEEDS)),
    template: template.id,
  }
}
