import { BookOpen } from 'lucide-react'

import { referenceOfSkill } from '#content/reference/list.ts'
import type { SkillId } from '#quiz/skills.ts'
import { NewTabMark } from '#web/ui/text/new-tab-mark.tsx'

/** The reference page that explains a skill. In a tab of its own, since it has no way back into a session. */
export function ReadReference({ skill }: { readonly skill: SkillId }) {
  const reference = referenceOfSkill(skill)
  if (reference === null) return null
  return (
    <p className="mt-4 text-sm">
      <a
        href={reference.path}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 rounded-md text-link underline-offset-4 hover:underline"
      >
        <BookOpen aria-hidden className="size-4 shrink-0" />
        <span>{`Look up: ${reference.title}`}</span>
        <NewTabMark />
      </a>
    </p>
  )
}
