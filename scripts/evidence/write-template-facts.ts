import { fileURLToPath } from 'node:url'

import { drawQuestion } from '#quiz/question.ts'
import type { Template } from '#quiz/template.ts'
import { templates } from '#quiz/templates/whole-bank.ts'

import { writeOrCheck } from './write-or-check.ts'

/**
 * Writes the skill of every template and the misconceptions that its wrong options stand for, so that
 * answers can be read and questions planned without the bank. With --check it writes nothing and fails
 * when the committed file differs.
 */

/** Questions of each template in which misconceptions are looked for. */
const SAMPLES = 200
/** A misconception that is rarer in the questions of a template is not worth looking for there. */
const RAREST = 10

/** Where the file lies. */
export const TEMPLATE_FACTS = fileURLToPath(
  new URL('../../src/quiz/learning/template-facts.ts', import.meta.url),
)

/** Returns the text of the file. */
export function templateFactsText(): string {
  const newest = new Map(templates.map((template) => [template.id, template]))
  return `// Written by scripts/evidence/write-template-facts.ts from the question bank; run it instead of editing.
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { SkillId } from '#quiz/skills.ts'
import type { ProductionKind } from '#quiz/task.ts'

/**
 * The skill of each template, the misconceptions that many of its questions have an option or a
 * correction for, and the kind of an answer that the learner makes.
 */
export const templateFacts: Readonly<
  Record<
    string,
    readonly [skill: SkillId, misconceptions: readonly MisconceptionId[], made?: ProductionKind]
  >
> = {
${[...newest.values()]
  .map(
    (template) =>
      `  '${template.id}': ['${template.skill}', [${misconceptionsIn(template)
        .map((id) => `'${id}'`)
        .join(', ')}]${template.type === 'mcq' ? '' : `, '${template.type}'`}],\n`,
  )
  .join('')}}
`
}

function misconceptionsIn(template: Template): readonly string[] {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < SAMPLES; seed += 1) {
    const question = drawQuestion(template, seed)
    if (question === null) continue
    const entries = question.type === 'mcq' ? question.feedback : question.corrections
    for (const id of new Set(entries.flatMap((entry) => entry?.misconception ?? []))) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return [...counts].flatMap(([id, count]) => (count >= RAREST ? [id] : [])).toSorted()
}

if (import.meta.main) {
  writeOrCheck({
    path: TEMPLATE_FACTS,
    text: templateFactsText(),
    complaint:
      'The facts of templates are not what scripts/evidence/write-template-facts.ts writes',
  })
}
