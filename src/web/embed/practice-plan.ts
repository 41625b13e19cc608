import { difficulties } from '#quiz/categories.ts'
import { askEach } from '#quiz/learning/ask.ts'
import { skillOfTemplate, templatesOfSkill, topicOfTemplate } from '#quiz/learning/askable.ts'
import { kindOfTemplate } from '#quiz/question-kind.ts'
import type { Question } from '#quiz/question.ts'
import { type Random, shuffle } from '#quiz/random.ts'
import { isSkillId } from '#quiz/skills.ts'
import { bankFor } from '#web/practice/question-bank.ts'

/**
 * Returns the templates to ask, at most `size`, easy ones first. The parts of `names` take turns in an order by chance,
 * so that none is left out each time: the id of a skill stands for its templates, the id of a template for itself.
 * Unknown parts count for nothing.
 */
export function planOf(names: readonly string[], size: number, random: Random): readonly string[] {
  const groups = shuffle(random, names).map((name) => shuffle(random, templatesNamed(name)))
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group[turn] ?? []),
  ).flat()
  return [...new Set(inTurn)].slice(0, size).toSorted((a, b) => levelOf(a) - levelOf(b))
}

/** Draws a question of each template. One that cannot be drawn is left out. */
export async function questionsOf(
  templates: readonly string[],
  random: Random,
): Promise<readonly Question[]> {
  const found = await Promise.all(templates.map((id) => questionsOfOne(id, random)))
  return found.flat()
}

function templatesNamed(name: string): readonly string[] {
  if (isSkillId(name)) return templatesOfSkill(name)
  return skillOfTemplate(name) === null ? [] : [name]
}

function levelOf(template: string): number {
  return difficulties.indexOf(kindOfTemplate(template)?.difficulty ?? 'hard')
}

async function questionsOfOne(id: string, random: Random): Promise<readonly Question[]> {
  const kind = kindOfTemplate(id)
  if (kind === null) return []
  const topic = topicOfTemplate(id)
  const bank = await bankFor(null, [kind.category], topic === null ? [] : [topic])
  return askEach([id], bank, random)
}
