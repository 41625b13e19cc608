import { categories, type Category, difficulties, type Difficulty } from './categories.ts'
import { parseQuestionId } from './question-id.ts'
import { drawQuestion, type Question } from './question.ts'
import type { Template } from './template.ts'

/** The templates that new questions are drawn from: the newest version of each. */
export type TemplateLookup = (category: Category, difficulty: Difficulty) => readonly Template[]

/** Where questions come from. */
export type Bank = {
  readonly templatesFor: TemplateLookup
  /** The question of an id, or null when none of the templates ever made a question of that id. */
  readonly questionOf: (id: string) => Question | null
}

/** The bank of these templates, which may hold several versions of one. */
export function bankOf(templates: readonly Template[]): Bank {
  const byRecipe = new Map(
    templates.map((template) => [recipe(template.id, template.version), template]),
  )
  const current = templates.filter(
    (template) => !byRecipe.has(recipe(template.id, template.version + 1)),
  )
  const pools = poolsOf(current)
  return {
    templatesFor: (category, difficulty) => pools.get(pool(category, difficulty)) ?? [],
    questionOf(id) {
      const parts = parseQuestionId(id)
      if (parts === null) return null
      const template = byRecipe.get(recipe(parts.template, parts.version))
      return template === undefined ? null : drawQuestion(template, parts.seed)
    },
  }
}

function poolsOf(templates: readonly Template[]): ReadonlyMap<string, readonly Template[]> {
  return new Map(
    categories.flatMap(({ id }) =>
      difficulties.map((level) => [
        pool(id, level),
        templates.filter(({ category, difficulty }) => category === id && difficulty === level),
      ]),
    ),
  )
}

function recipe(id: string, version: number): string {
  return `${id}.${version}`
}

function pool(category: Category, difficulty: Difficulty): string {
  return `${category}/${difficulty}`
}
