import { fileURLToPath } from 'node:url'

import { categories, type Category } from '#quiz/categories.ts'
import { misconceptions } from '#quiz/misconceptions.ts'
import { drawQuestion } from '#quiz/question.ts'
import { skills } from '#quiz/skills.ts'
import type { Template } from '#quiz/template.ts'
import { templates } from '#quiz/whole-bank.ts'

import { markdownTable } from './markdown-table.ts'
import { writeOrCheck } from './write-or-check.ts'

/**
 * Writes docs/skills-and-misconceptions.md from the skills, the misconceptions and the templates.
 * With --check it writes nothing and fails when the committed page differs.
 */

/** Questions of each template in which misconceptions are looked for. */
const SAMPLES = 200

/** Where the page lies. */
export const SKILL_PAGE = fileURLToPath(
  new URL('../../docs/skills-and-misconceptions.md', import.meta.url),
)

/** The text of the page as it should be. */
export function skillPage(): string {
  return `# Skills and misconceptions

Written by \`scripts/evidence/write-skill-docs.ts\` from the code; run it instead of editing.

A skill is what a learner can do. A template is one way of asking for it; its id tells the category,
the level (e easy, m medium, h hard) and a number. A misconception is a wrong idea that learners are
known to hold. Wrong options stand for one wherever possible, and whoever picks such an option reads
what is true instead, with the numbers of the question.

${skills.length} skills, ${new Set(templates.map(({ id }) => id)).size} templates, ${Object.keys(misconceptions).length} misconceptions.

## Skills

${categories.map(({ id, label }) => `### ${label}\n\n${skillTable(id)}`).join('\n\n')}

## Misconceptions

${misconceptionTable()}
`
}

function skillTable(category: Category): string {
  return markdownTable(
    ['Skill', 'A learner who has it can', 'Templates'],
    skills
      .filter((skill) => skill.category === category)
      .map(({ id, label }) => [
        `\`${id}\``,
        label,
        templateIds(templates.filter((template) => template.skill === id)),
      ]),
  )
}

function misconceptionTable(): string {
  const taught = new Map(templates.map((template) => [template, misconceptionsIn(template)]))
  return markdownTable(
    ['Id', 'What the learner thinks', 'What is true', 'Templates'],
    Object.entries(misconceptions).map(([id, { idea, correction }]) => [
      id,
      idea,
      correction,
      templateIds(templates.filter((template) => taught.get(template)?.has(id))),
    ]),
  )
}

/** The misconceptions that the wrong options of a template stand for. */
function misconceptionsIn(template: Template): ReadonlySet<string> {
  const questions = Array.from({ length: SAMPLES }, (_, seed) => drawQuestion(template, seed))
  const feedback = questions.flatMap((question) => question?.feedback ?? [])
  return new Set(feedback.flatMap((entry) => entry?.misconception ?? []))
}

function templateIds(some: readonly Template[]): string {
  return [...new Set(some.map(({ id }) => id))].join(', ') || 'none yet'
}

if (import.meta.main) {
  writeOrCheck({
    path: SKILL_PAGE,
    text: skillPage(),
    complaint:
      'docs/skills-and-misconceptions.md is not what scripts/evidence/write-skill-docs.ts writes',
  })
}
