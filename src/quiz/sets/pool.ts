import type { Bank } from '#quiz/bank.ts'
import { templatesWith } from '#quiz/learning/askable.ts'
import { isMisconceptionId } from '#quiz/misconceptions.ts'
import { parseQuestionId } from '#quiz/question-id.ts'
import { isSkillId, skill, type SkillId, topicOfSkill } from '#quiz/skills.ts'

import type { PinnedTemplate, SetWish } from './set-content.ts'

/**
 * Returns the templates that a wish allows, in their newest version, grouped by skill in the order of
 * the wish. A skill of a topic beyond the first year names the topic, so the bank has to hold it. Skills that
 * have no templates are left out, so the result is empty when nothing can be asked.
 */
export function poolOf(
  wish: SetWish,
  { templatesFor }: Pick<Bank, 'templatesFor'>,
): readonly (readonly PinnedTemplate[])[] {
  const { misconception: idea } = wish
  const telling = idea === null ? null : new Set(isMisconceptionId(idea) ? templatesWith(idea) : [])
  return [...new Set(wish.skills)]
    .filter(isSkillId)
    .map(templatesOf)
    .filter((templates) => templates.length > 0)

  function templatesOf(id: SkillId): readonly PinnedTemplate[] {
    const topic = topicOfSkill(id)
    const topics = topic === null ? [] : [topic]
    return wish.levels
      .flatMap((level) => templatesFor(skill(id).category, level, topics))
      .filter(
        (template) =>
          template.skill === id &&
          wish.kinds.includes(template.type) &&
          (telling === null || telling.has(template.id)),
      )
      .map((template) => `${template.id}.${template.version}`)
  }
}

/**
 * Reads pasted question ids, separated by anything that no id contains. Repeated ids count once.
 * @returns the ids that the bank makes a question of, and the words that are no such id
 */
export function readQuestionIds(
  text: string,
  { questionOf }: Pick<Bank, 'questionOf'>,
): { readonly ids: readonly string[]; readonly unknown: readonly string[] } {
  const words = wordsOf(text)
  const isKnown = (word: string) => parseQuestionId(word) !== null && questionOf(word) !== null
  return { ids: words.filter(isKnown), unknown: words.filter((word) => !isKnown(word)) }
}

/** Returns the words of a text that may be ids of questions, each once; for the address of a question its id. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.replaceAll(ADDRESS, ' $1 ')
  return [...new Set(plain.split(/[^\w.-]+/).filter((word) => word !== ''))]
}

/** The address at which a question is shared or embedded, up to the id and what follows it. */
const ADDRESS = /[^\s,;]*[?&/]question[=/]([\w.-]+)[^\s,;]*/g
