import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { skill, type SkillId } from '#quiz/skills.ts'

/** A skill in a list, as the way to a session about it. */
export function SkillWay({
  id,
  children,
}: {
  readonly id: SkillId
  /** What stands behind its name. */
  readonly children?: ReactNode
}) {
  return (
    <li className="relative flex min-h-12 items-center gap-3 rounded-md px-3 py-2 hover:bg-accent-soft">
      <Link
        viewTransition
        to={`/dashboard/today?skill=${id}`}
        className="min-w-0 grow after:absolute after:inset-0"
      >
        <span className="sr-only">Practice </span>
        <span>{skill(id).label}</span>
      </Link>
      {children}
      <ArrowRight aria-hidden className="size-4 shrink-0 text-accent" />
    </li>
  )
}
