import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import { type Random, shuffle } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'

/** Draws of a template that show whether it asks about many elements. */
const FIRST_DRAWS = 24
/** A template that has shown so many elements by then may ask about any of them. */
const MANY_ELEMENTS = 16
/** Draws of such a template: one of 118 elements is rarely missing then. */
const MAX_DRAWS = 300

/**
 * Draws up to `count` questions whose answers are about one of the elements, each of another template, so that a
 * set asks in many ways. Fewer for an element that few templates ask about.
 */
export function questionsAbout(
  symbols: ReadonlySet<ElementSymbol>,
  templates: readonly Template[],
  count: number,
  random: Random,
): readonly Question[] {
  const found: Question[] = []
  for (const template of shuffle(random, templates)) {
    if (found.length === count) break
    const question = questionOf(symbols, template, random)
    if (question !== null) found.push(question)
  }
  return found
}

function questionOf(
  symbols: ReadonlySet<ElementSymbol>,
  template: Template,
  random: Random,
): Question | null {
  const seen = new Set<ElementSymbol>()
  for (let drawn = 0; drawn < MAX_DRAWS; drawn += 1) {
    if (drawn === FIRST_DRAWS && seen.size < MANY_ELEMENTS) return null
    const question = drawQuestion(template, Math.floor(random() * SEEDS))
    if (question === null) continue
    if (symbols.has(question.element)) return question
    seen.add(question.element)
  }
  return null
}
