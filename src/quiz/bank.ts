import { categories, type Category, difficulties, type Difficulty } from './categories.ts'
import { presentId } from './ids/former-ids.ts'
import { parseQuestionId } from './question-id.ts'
import { kindOfTemplate } from './question-kind.ts'
import { drawQuestion, type Question } from './question.ts'
import type { Template } from './template.ts'

/**
 * The templates that new questions are drawn from: the newest version of each. Those of a topic beyond the
 * first year are among them only when the topic is named.
 */
export type TemplateLookup = (
  category: Category,
  difficulty: Difficulty,
  topics?: readonly string[],
) => readonly Template[]

/** The templates of topics beyond the first year, by the id of the topic. */
export type TopicTemplates = Readonly<Record<string, readonly Template[]>>

/** Where questions come from. */
export type Bank = {
  readonly templatesFor: TemplateLookup
  /** The question of an id, or null when none of the templates ever made a question of that id. */
  readonly questionOf: (id: string) => Question | null
  /** The topics beyond the first year whose templates it has. */
  readonly topics: readonly string[]
}

/** The bank of these templates, which may hold several versions of one. */
export function bankOf(templates: readonly Template[], ofTopics: TopicTemplates = {}): Bank {
  const byRecipe = new Map(
    [...templates, ...Object.values(ofTopics).flat()].map((template) => [
      recipe(template.id, template.version),
      template,
    ]),
  )
  const pools = poolsOf(templates.filter(isNewest))
  const poolsOfTopic = new Map(
    Object.entries(ofTopics).map(([id, own]) => [id, poolsOf(own.filter(isNewest))]),
  )

  function isNewest({ id, version }: Template): boolean {
    return !byRecipe.has(recipe(id, version + 1))
  }

  return {
    topics: Object.keys(ofTopics),
    templatesFor(category, difficulty, topics = []) {
      const name = pool(category, difficulty)
      const basic = pools.get(name) ?? []
      const more = topics.flatMap((topic) => poolsOfTopic.get(topic)?.get(name) ?? [])
      return more.length === 0 ? basic : [...basic, ...more]
    },
    questionOf(id) {
      const parts = parseQuestionId(id)
      if (parts === null) return null
      const { template: asked, version, seed } = parts
      const template = byRecipe.get(recipe(presentId(asked), version))
      if (template === undefined) return null
      // A question of a former id keeps the id, and the level that it names.
      return drawQuestion({ ...template, id: asked, ...kindOfTemplate(asked) }, seed)
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
