import { difficulties } from '#quiz/categories.ts'
import { skillOfTemplate, templatesOfSkill, topicOfTemplate } from '#quiz/learning/askable.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { kindOfTemplate } from '#quiz/question-kind.ts'
import { drawQuestion, type Question } from '#quiz/question.ts'
import { type Random, shuffle } from '#quiz/random.ts'
import { isSkillId } from '#quiz/skills.ts'
import { bankFor } from '#web/practice/question-bank.ts'

/** Draws in search of a seed that the template makes something of. */
const TRIES = 20

/**
 * Returns the templates to ask, at most `size`, easy ones first. The parts of `names` take turns: the id of a skill
 * stands for its templates, the id of a template for itself. Unknown parts count for nothing.
 */
export function planOf(names: readonly string[], size: number, random: Random): readonly string[] {
  const groups = names.map(templatesNamed).map((templates) => shuffle(random, templates))
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
  const found = await Promise.all(templates.map((template) => questionOf(template, random)))
  return found.filter((question) => question !== null)
}

function templatesNamed(name: string): readonly string[] {
  if (isSkillId(name)) return templatesOfSkill(name)
  return skillOfTemplate(name) === null ? [] : [name]
}

function levelOf(template: string): number {
  return difficulties.indexOf(kindOfTemplate(template)?.difficulty ?? 'hard')
}

async function questionOf(id: string, random: Random): Promise<Question | null> {
  const kind = kindOfTemplate(id)
  if (kind === null) return null
  const topic = topicOfTemplate(id)
  const topics = topic === null ? [] : [topic]
  const bank = await bankFor(null, [kind.category], topics)
  const template = bank
    .templatesFor(kind.category, kind.difficulty, topics)
    .find((one) => one.id === id)
  if (template === undefined) return null
  for (let tried = 0; tried < TRIES; tried += 1) {
    const question = drawQuestion(template, Math.floor(random() * SEEDS))
    if (question !== null) return question
  }
  return null
}
