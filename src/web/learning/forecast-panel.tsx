import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

import { dueByDay, dueSkills } from '#quiz/learning/forecast.ts'
import { skill, type SkillId } from '#quiz/skills.ts'
import { dayName } from '#web/learner/local-day.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'
import { ChartFigure } from '#web/progress/charts/chart-figure.tsx'
import { Panel } from '#web/ui/panel.tsx'

const DAYS = 30
const DUE_SHOWN = 5

/** The number of skills due on each of the next days. Overload is shared out. */
export function ForecastPanel({
  today: { learner, askable, day },
  perDay,
}: {
  readonly today: LearnerToday
  /** Questions of a session. */
  readonly perDay: number
}) {
  const due = dueSkills(learner, askable, day)
  const counts = dueByDay(due, DAYS, perDay)
  const bars = counts.map((count, place) => ({ date: dayName(day + place), count }))
  const most = Math.max(1, ...counts)
  const sum = counts.reduce((total, count) => total + count, 0)
  return (
    <Panel
      title="The Next 30 Days"
      hint={`Skills to see again. No day has more than one session of ${perDay}, however long you were away.`}
    >
      {sum === 0 ? (
        <p className="text-muted">Nothing is due. Your first answers fill this picture.</p>
      ) : (
        <ChartFigure
          meaning={`Bars of the skills that are due on the next ${DAYS} days: ${counts[0] ?? 0} today, ${sum} in all.`}
          columns={['Day', 'Skills due']}
          rows={bars.map(({ date, count }) => [date, String(count)] as const)}
        >
          <div className="flex h-28 items-end gap-px sm:gap-1">
            {bars.map(({ date, count }) => (
              <div
                key={date}
                className="min-w-0 grow rounded-t-sm bg-accent/50 first:bg-accent"
                style={{ height: `${count === 0 ? 1 : Math.max(6, (100 * count) / most)}%` }}
              />
            ))}
          </div>
          <p className="mt-1 flex justify-between text-xs text-muted">
            <span>Today</span>
            <span>{dayName(day + DAYS - 1)}</span>
          </p>
        </ChartFigure>
      )}
      <DueToday skills={due.flatMap(({ skill: id, inDays }) => (inDays === 0 ? [id] : []))} />
    </Panel>
  )
}

/** The skills that are due first, each a way to a session about it. */
function DueToday({ skills }: { readonly skills: readonly SkillId[] }) {
  if (skills.length === 0) return null
  return (
    <>
      <h3 className="mt-5 text-base">Due First</h3>
      <ul className="-mx-3 mt-1 divide-y divide-line">
        {skills.slice(0, DUE_SHOWN).map((id) => (
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
            <ArrowRight aria-hidden className="size-4 shrink-0 text-accent" />
          </li>
        ))}
      </ul>
    </>
  )
}
