import type { Bank } from '#quiz/bank.ts'
import { type Memory, TRIES } from '#quiz/practice/selection.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { kindOfTemplate } from '#quiz/question-kind.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import { pick, type Random } from '#quiz/random.ts'
import { skill, topicOfSkill } from '#quiz/skills.ts'
import type { ProductionKind } from '#quiz/task.ts'
import type { Template } from '#quiz/template.ts'

import { skillOfTemplate, topicOfTemplate } from './askable.ts'
import type { Planned } from './plan.ts'

/**
 * Returns a question as planned: not of the template that was asked last while there is another, about
 * an element that was not used lately, and with an option for the idea to fix. The first wish that fifty
 * draws do not meet is given up. Null when the bank has none of the templates.
 * @param made the kinds of answers that are on and that the page of the learner knows. Those who know enough
 * make the answer, where a question of the skill and level takes one; all do where none has options.
 */
export function askPlanned(
  { skill: id, level, templates, isTyped, reason }: Planned,
  { templatesFor }: Pick<Bank, 'templatesFor'>,
  memory: Memory,
  random: Random,
  made: readonly ProductionKind[] = [],
): Question | null {
  const { category } = skill(id)
  const topic = topicOfSkill(id)
  const all = templatesFor(category, level, topic === null ? [] : [topic]).filter(
    ({ type }) => type === 'mcq' || made.includes(type),
  )
  const choices = all.filter((one) => templates.includes(one.id))
  const written = all.filter(
    (one) => isTyped && one.type !== 'mcq' && skillOfTemplate(one.id) === id,
  )
  const pool =
    [written, choices]
      .map((some) => some.filter((one) => one.id !== memory.lastTemplate))
      .find((some) => some.length > 0) ?? choices
  if (pool.length === 0) return null
  const used = new Set<string>(memory.usedElements[`${category}/${level}`])
  const idea = reason.kind === 'idea' ? reason.misconception : null
  let second: Question | null = null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const question = draw(pool, random)
    const isTelling =
      idea === null ||
      question?.type !== 'mcq' ||
      question.feedback.some((entry) => entry?.misconception === idea)
    if (question !== null && isTelling) {
      if (!used.has(question.element)) return question
      second = question
    } else second ??= question
  }
  return second
}

/** Returns a question of each of these templates. One that the bank does not have is left out. */
export function askEach(
  templates: readonly string[],
  bank: Pick<Bank, 'templatesFor'>,
  random: Random,
): readonly Question[] {
  return templates.flatMap((id) => {
    const template = templateCalled(id, bank)
    if (template === null) return []
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const question = draw([template], random)
      if (question !== null) return [question]
    }
    return []
  })
}

/** The template with this id; null where the bank has none. */
export function templateCalled(
  id: string,
  { templatesFor }: Pick<Bank, 'templatesFor'>,
): Template | null {
  const kind = kindOfTemplate(id)
  if (kind === null) return null
  const topic = topicOfTemplate(id)
  const all = templatesFor(kind.category, kind.difficulty, topic === null ? [] : [topic])
  return all.find((one) => one.id === id) ?? null
}

function draw(pool: readonly Template[], random: Random): Question | null {
  return drawQuestion(pick(random, pool), Math.floor(random() * SEEDS))
}
