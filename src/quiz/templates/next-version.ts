import type { Random } from '#quiz/random.ts'
import type { Draft, Template } from '#quiz/template.ts'

/** The next version of a template: the draws of the version before, each with the same change. */
export function nextVersion(
  template: Template,
  change: (draft: Draft, random: Random) => Draft,
): Template {
  return {
    ...template,
    version: template.version + 1,
    draw(random) {
      const draft = template.draw(random)
      return draft === null ? null : change(draft, random)
    },
  }
}
