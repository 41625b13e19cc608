import { dueByDay, dueSkills } from '#quiz/learning/forecast.ts'
import { dayName } from '#web/learner/local-day.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'
import { ChartFigure } from '#web/progress/charts/chart-figure.tsx'
import { Panel } from '#web/ui/panel.tsx'

const DAYS = 30

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
    </Panel>
  )
}
