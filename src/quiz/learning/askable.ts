import { type Category, difficulties, type Difficulty } from '#quiz/categories.ts'
import { presentId } from '#quiz/ids/former-ids.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { type AskedType, questionTypeOf, type Wish } from '#quiz/practice/question-types.ts'
import { courseOrder } from '#quiz/prerequisites.ts'
import { parseQuestionId } from '#quiz/question-id.ts'
import { kindOfTemplate } from '#quiz/question-kind.ts'
import { type SkillId, skill, topicOfSkill } from '#quiz/skills.ts'
import type { TopicId } from '#quiz/topics.ts'

import { templateFacts } from './template-facts.ts'

/** The templates of each level that ask for a skill. A level without templates is not there. */
type TemplatesByLevel = ReadonlyMap<Difficulty, readonly string[]>

/** The templates that ask about a skill. */
export type AskableSkill = { readonly category: Category; readonly templates: TemplatesByLevel }

/** The skills that can be asked, in the order of the course. */
export type Askable = ReadonlyMap<SkillId, AskableSkill>

/** A template that a session may begin with, and the facts of its id and its line. Reading them is most of the work of a plan. */
type Choice = {
  readonly template: string
  readonly skill: SkillId
  readonly category: Category
  readonly difficulty: Difficulty
  readonly type: AskedType | null
  readonly topic: TopicId | null
}

/** The skills that have templates with options. */
const skillsWithOptions: ReadonlySet<SkillId> = new Set(
  Object.values(templateFacts).flatMap(([id, , made]) => (made === undefined ? [id] : [])),
)

/** The templates with options, and those whose answer is made where a skill has none with options. */
const choices: readonly Choice[] = Object.keys(templateFacts).flatMap(choiceOf)

/** Everything that the bank can ask. */
export const askable: Askable = askableOf(choices)

/**
 * Returns what can be asked by the settings: their categories and topics, without the question types and the kinds
 * of answers that are off.
 */
export function askableBy({
  enabledCategories,
  questionTypes,
  topics = [],
}: Pick<Wish, 'enabledCategories' | 'questionTypes' | 'topics'>): Askable {
  return askableOf(
    choices.filter(
      ({ category, type, topic }) =>
        (topic === null || topics.includes(topic)) &&
        enabledCategories.includes(category) &&
        (type === null || questionTypes.includes(type)),
    ),
  )
}

/** The skill and the level that an answer counts for, and whether it was made, not chosen. */
export type Practiced = {
  readonly skill: SkillId
  readonly level: Difficulty
  readonly isTyped: boolean
}

/** Returns the skill and level that a question practices, or null when no template has its id. */
export function practicedBy(questionId: string): Practiced | null {
  const template = parseQuestionId(questionId)?.template ?? ''
  const kind = kindOfTemplate(template)
  const facts = factsOf(template)
  return kind === null || facts === null
    ? null
    : { skill: facts[0], level: kind.difficulty, isTyped: facts[2] !== undefined }
}

/** Returns the templates with an option for a misconception. */
export function templatesWith(misconception: MisconceptionId): readonly string[] {
  return Object.entries(templateFacts).flatMap(([template, [, misconceptions, made]]) =>
    made === undefined && misconceptions.includes(misconception) ? [template] : [],
  )
}

/** Returns the templates that practice a skill, also those whose answer the learner makes. */
export function templatesOfSkill(id: SkillId): readonly string[] {
  return Object.keys(templateFacts).filter((template) => skillOfTemplate(template) === id)
}

/** Returns the skill of a template, or null when it is not known. */
export function skillOfTemplate(template: string): SkillId | null {
  return factsOf(template)?.[0] ?? null
}

/** Returns the topic beyond the first year that a template belongs to, or null for all others. */
export function topicOfTemplate(template: string): TopicId | null {
  const id = skillOfTemplate(template)
  return id === null ? null : topicOfSkill(id)
}

function choiceOf(template: string): readonly Choice[] {
  const facts = factsOf(template)
  const kind = kindOfTemplate(template)
  if (facts === null || kind === null) return []
  const [skillId, , made] = facts
  if (made !== undefined && skillsWithOptions.has(skillId)) return []
  const type = made ?? questionTypeOf(template)
  return [{ template, skill: skillId, ...kind, type, topic: topicOfSkill(skillId) }]
}

function factsOf(template: string) {
  const id = presentId(template)
  return Object.hasOwn(templateFacts, id) ? (templateFacts[id] ?? null) : null
}

function askableOf(templates: readonly Choice[]): Askable {
  const bySkill = Map.groupBy(templates, (one) => one.skill)
  return new Map(
    courseOrder.flatMap((id) => {
      const own = bySkill.get(id)
      if (own === undefined) return []
      const byLevel = difficulties.map(
        (level) =>
          [
            level,
            own.flatMap(({ template, difficulty }) => (difficulty === level ? [template] : [])),
          ] as const,
      )
      const filled = new Map(byLevel.filter(([, ofLevel]) => ofLevel.length > 0))
      return [[id, { category: skill(id).category, templates: filled }] as const]
    }),
  )
}
