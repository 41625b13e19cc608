import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { skill, type SkillId } from '#quiz/skills.ts'

/** A line of a list of skills, all of which leads to the page of the skill. */
export function SkillLine({
  id,
  children,
}: {
  readonly id: SkillId
  /** Stands at the end of the line. */
  readonly children?: ReactNode
}) {
  return (
    <li className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-0.5 rounded-md px-3 py-2 transition hover:bg-accent-soft">
      <Link
        viewTransition
        to={`/dashboard/learn?skill=${id}`}
        className="min-w-0 grow basis-56 after:absolute after:inset-0"
      >
        {skill(id).label}
      </Link>
      {children}
    </li>
  )
}
