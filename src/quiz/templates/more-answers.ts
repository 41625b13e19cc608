import { pick } from '#quiz/random.ts'
import type { Draft, Template } from '#quiz/template.ts'

import { nextVersion } from './next-version.ts'

/**
 * The next version of a template: the right option is said in the words of before or in one of some
 * further ways, so that it is not known by its words. All that they say is certainly right.
 */
export function withMoreAnswers(
  template: Template,
  furtherWays: (draft: Draft) => readonly string[],
): Template {
  return nextVersion(template, (draft, random) => {
    const text = pick(random, [draft.answer.text, ...furtherWays(draft)])
    return { ...draft, answer: { ...draft.answer, text } }
  })
}
