import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { planSession } from '#quiz/learning/plan.ts'
import { estimatedOn } from '#quiz/learning/predictions/forecast.ts'
import { useSessionLength } from '#web/learner/session-length.ts'
import { SkillLine } from '#web/learner/skill-line.tsx'
import { useLearner } from '#web/learner/use-learner.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { checkText } from './result/check-text.ts'
import { isRightItem, isUnknownItem, type TodaySession } from './session.ts'

/** From fewer answers nothing can be estimated. */
const FEWEST_ANSWERS = 6
/** The skills of the next session that are named. */
const NAMED = 5

/** After a check: its result as an estimate, and the skills that Today begins with. */
export function CheckEnd({ session }: { readonly session: TodaySession }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { size } = useSessionLength()
  const { learner, askable, day, goal } = useLearner({ isExact: false })
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    globalThis.scrollTo({ top: 0 })
  }, [])
  const done = session.items.filter(({ isAnswered }) => isAnswered)
  const unknown = done.filter(isUnknownItem).length
  const right = done.filter(isRightItem).length
  const known = Math.round(100 * estimatedOn(learner, askable, day))
  const plan = planSession(learner, { day, askable, goal, size, asked: [], ideas: [] })
  const next = [...new Set(plan.map(({ skill }) => skill))].slice(0, NAMED)
  return (
    <div className="flex flex-col gap-5">
      <section className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {done.length === 0 ? 'There is nothing left to check' : 'That was the check'}
        </h2>
        <p className="mt-2">{checkText({ right, answered: done.length - unknown, unknown })}</p>
        {done.length - unknown < FEWEST_ANSWERS ? null : (
          <p className="mt-1 text-muted">
            {`A rough estimate: you know about ${known}% of what is asked at medium level. Every answer makes it better.`}
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Link
            viewTransition
            to="/dashboard/today"
            className={`grow sm:grow-0 ${buttonClass('primary')}`}
          >
            Go on with Today
          </Link>
          <Link
            viewTransition
            to="/dashboard/learn"
            className={`grow sm:grow-0 ${buttonClass('secondary')}`}
          >
            See your skills
          </Link>
        </div>
      </section>
      {next.length === 0 ? null : (
        <Panel title="Today Begins With">
          <ul className="-mx-3 divide-y divide-line">
            {next.map((id) => (
              <SkillLine key={id} id={id} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}
