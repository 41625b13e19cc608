import type { Bank } from '#quiz/bank.ts'
import { type Memory, TRIES } from '#quiz/practice/selection.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { drawQuestion, type McqQuestion } from '#quiz/question.ts'
import { pick, type Random } from '#quiz/random.ts'
import { skill, topicOfSkill } from '#quiz/skills.ts'
import type { ChoiceTemplate } from '#quiz/template.ts'

import type { Planned } from './plan.ts'

/**
 * Returns a question as planned: not of the template that was asked last while there is another, about
 * an element that was not used lately, and with an option for the idea to fix. The first wish that fifty
 * draws do not meet is given up. Null when the bank has none of the templates.
 */
export function askPlanned(
  { skill: id, level, templates, reason }: Planned,
  { templatesFor }: Pick<Bank, 'templatesFor'>,
  memory: Memory,
  random: Random,
): McqQuestion | null {
  const { category } = skill(id)
  const topic = topicOfSkill(id)
  const all = templatesFor(category, level, topic === null ? [] : [topic]).flatMap((one) =>
    one.type === 'mcq' && templates.includes(one.id) ? [one] : [],
  )
  const others = all.filter((one) => one.id !== memory.lastTemplate)
  const pool = others.length > 0 ? others : all
  if (pool.length === 0) return null
  const used = new Set<string>(memory.usedElements[`${category}/${level}`])
  const idea = reason.kind === 'idea' ? reason.misconception : null
  let second: McqQuestion | null = null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const question = draw(pool, random)
    const isTelling =
      idea === null || question?.feedback.some((entry) => entry?.misconception === idea) === true
    if (question !== null && isTelling) {
      if (!used.has(question.element)) return question
      second = question
    } else second ??= question
  }
  return second
}

function draw(pool: readonly ChoiceTemplate[], random: Random): McqQuestion | null {
  return drawQuestion(pick(random, pool), Math.floor(random() * SEEDS))
}
