import { categories, type Category, difficulties, type Difficulty } from './categories.ts'
import { drawQuestion, parseQuestionId, type Question } from './question.ts'
import type { Template } from './template.ts'
import { atomicStructure } from './templates/atomic-structure.ts'
import { bonding } from './templates/bonding.ts'
import { chemicalProperties } from './templates/chemical-properties.ts'
import { classification } from './templates/classification.ts'
import { electronConfiguration } from './templates/electron-configuration.ts'
import { general } from './templates/general.ts'
import { periodicity } from './templates/periodicity.ts'
import { physicalProperties } from './templates/physical-properties.ts'

/** Every template in every version: a question once shown can be shown again for ever. */
export const templates: readonly Template[] = [
  ...atomicStructure,
  ...electronConfiguration,
  ...physicalProperties,
  ...chemicalProperties,
  ...classification,
  ...periodicity,
  ...bonding,
  ...general,
]

const byRecipe = new Map(
  templates.map((template) => [recipe(template.id, template.version), template]),
)

const current = templates.filter(
  (template) => !byRecipe.has(recipe(template.id, template.version + 1)),
)

const pools: ReadonlyMap<string, readonly Template[]> = new Map(
  categories.flatMap(({ id }) =>
    difficulties.map((level) => [
      pool(id, level),
      current.filter(({ category, difficulty }) => category === id && difficulty === level),
    ]),
  ),
)

/** The templates that new questions are drawn from: the newest version of each. */
export function templatesFor(category: Category, difficulty: Difficulty): readonly Template[] {
  return pools.get(pool(category, difficulty)) ?? []
}

/** The question of an id, or null when no template ever made a question of that id. */
export function questionOf(id: string): Question | null {
  const parts = parseQuestionId(id)
  if (parts === null) return null
  const template = byRecipe.get(recipe(parts.template, parts.version))
  return template === undefined ? null : drawQuestion(template, parts.seed)
}

function recipe(id: string, version: number): string {
  return `${id}.${version}`
}

function pool(category: Category, difficulty: Difficulty): string {
  return `${category}/${difficulty}`
}
