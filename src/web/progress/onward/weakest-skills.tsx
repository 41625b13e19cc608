import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

import { know, stateOf } from '#quiz/learning/learner.ts'
import { skill } from '#quiz/skills.ts'
import { SKILL_SIZE } from '#web/learner/session-length.ts'
import { useLearner } from '#web/learner/use-learner.ts'
import { Panel } from '#web/ui/panel.tsx'

const SHOWN = 5

/** The skills that are known least of those that were asked, each the way to a session about it. */
export function WeakestSkills() {
  const { learner, askable, day } = useLearner({ isExact: false })
  const weakest = [...askable.keys()]
    .map((id) => ({ id, state: stateOf(learner, id) }))
    .filter(({ state }) => state.answered > 0)
    .map(({ id, state }) => ({ id, percent: Math.round(100 * know(state, 'medium', day)) }))
    .toSorted((one, other) => one.percent - other.percent)
    .slice(0, SHOWN)
  if (weakest.length === 0) return null
  return (
    <Panel
      title="Worth Another Look"
      hint={`${SKILL_SIZE} questions of a skill, from where you are.`}
      className="lg:row-span-2 lg:self-start"
    >
      <ul className="-mx-3 divide-y divide-line">
        {weakest.map(({ id, percent }) => (
          <li
            key={id}
            className="relative flex min-h-12 items-center gap-3 rounded-md px-3 py-2 hover:bg-accent-soft"
          >
            <Link
              viewTransition
              to={`/dashboard/today?skill=${id}`}
              className="min-w-0 grow after:absolute after:inset-0"
            >
              <span className="sr-only">Practice </span>
              <span>{skill(id).label}</span>
            </Link>
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">
              {`${percent}% known`}
            </span>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-accent" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
