import { useState } from 'react'

import { dueByDay, dueSkills } from '#quiz/learning/predictions/forecast.ts'
import { dayName } from '#web/learner/local-day.ts'
import { SkillWay } from '#web/learner/skill-way.tsx'
import type { LearnerToday } from '#web/learner/use-learner.ts'
import { ChartFigure } from '#web/progress/charts/chart-figure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { type DueDay, DueBars } from './due-bars.tsx'

const DAYS = 30
const SKILLS_SHOWN = 5

/**
 * The skills due on each of the next days. Overload is shared out. Each day is a button that shows its skills, and each skill
 * a way to a session about it.
 */
export function ForecastPanel({
  today: { learner, askable, day },
  perDay,
}: {
  readonly today: LearnerToday
  /** Questions of a session. */
  readonly perDay: number
}) {
  const [chosen, setChosen] = useState(0)
  const skills = dueByDay(dueSkills(learner, askable, day), DAYS, perDay)
  const days = skills.map((own, place) => ({ date: dayName(day + place), skills: own }))
  const sum = skills.flat().length
  const shown = days[chosen]
  return (
    <Panel
      title="The Next 30 Days"
      hint={`Skills to see again. No day has more than one session of ${perDay}, however long you were away.`}
    >
      {sum === 0 ? (
        <p className="text-muted">Nothing is due. Your first answers fill this picture.</p>
      ) : (
        <>
          <ChartFigure
            role="group"
            meaning={`Bars of the skills that are due on the next ${DAYS} days: ${skills[0]?.length ?? 0} today, ${sum} in all.`}
            columns={['Day', 'Skills due']}
            rows={days.map(({ date, skills: own }) => [date, String(own.length)] as const)}
          >
            <DueBars days={days} chosen={chosen} onChoose={setChosen} />
          </ChartFigure>
          <div aria-live="polite">
            {shown === undefined ? null : (
              <ChosenDay key={chosen} {...shown} isToday={chosen === 0} />
            )}
          </div>
        </>
      )}
    </Panel>
  )
}

/** The skills that are due on a day, each a way to a session about it. */
function ChosenDay({
  date,
  skills,
  isToday,
}: DueDay & {
  readonly isToday: boolean
}) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? skills : skills.slice(0, SKILLS_SHOWN)
  return (
    <section>
      <h3 className="mt-5 text-base">{isToday ? 'Due Today' : `Due on ${date}`}</h3>
      {skills.length === 0 ? (
        <p className="mt-1 text-muted">
          {isToday ? 'Nothing. What comes next is in the days after.' : 'Nothing on this day.'}
        </p>
      ) : (
        <ul className="-mx-3 mt-1 divide-y divide-line">
          {shown.map((id) => (
            <SkillWay key={id} id={id} />
          ))}
        </ul>
      )}
      {shown.length === skills.length ? null : (
        <Button look="quiet" className="mt-3" onClick={() => setShowsAll(true)}>
          {`Show all ${skills.length} skills`}
        </Button>
      )}
    </section>
  )
}
