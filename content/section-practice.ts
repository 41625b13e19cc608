import { skillOfTemplate } from '#quiz/learning/askable.ts'
import type { SkillId } from '#quiz/skills.ts'

import { templatesOfSection } from './readings.ts'

/** Returns the templates that a section of an article explains, of the skills that the article names as its own. */
export function sectionPractice(
  slug: string,
  heading: string,
  skills: readonly SkillId[],
): readonly string[] {
  return templatesOfSection(slug, heading).filter((template) =>
    skills.some((id) => id === skillOfTemplate(template)),
  )
}
