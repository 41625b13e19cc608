import { TrendingDown, TrendingUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { dueSkills } from '#quiz/learning/predictions/forecast.ts'
import { GoalPanel } from '#web/goal/goal-panel.tsx'
import { dayName } from '#web/learner/local-day.ts'
import { SkillLine } from '#web/learner/skill-line.tsx'
import { useLearner } from '#web/learner/use-learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedProgress } from '#web/user-data/progress.ts'

import { type Change, changesSince, directionOf } from './changes.ts'
import { resultText, sureMistakesText } from './result/result-text.ts'
import { askedOf, isRightItem, isSureMistake, type TodaySession } from './session.ts'

/** After a session: gains, skills for another look, and the time to come back. */
export function TodayEnd({
  session,
  onAgain,
}: {
  readonly session: TodaySession
  readonly onAgain: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const progress = useStored(storedProgress)
  const { learner, askable, day } = useLearner({ isExact: false })
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    globalThis.scrollTo({ top: 0 })
  }, [])
  const answered = session.items.filter(({ isAnswered }) => isAnswered)
  const right = answered.filter(isRightItem).length
  const mistakes = answered.filter(isSureMistake).length
  const second = answered.filter((item) => item.second?.isCorrect === true).length
  const changes = changesSince(progress, learner, {
    startedAt: session.startedAt,
    skills: askedOf(session).map((one) => one.skill),
    day,
  })
  const fresh = changes.filter(({ before }) => before === null)
  const seen = changes.filter(({ before }) => before !== null)
  const stronger = seen.filter((one) => directionOf(one) === 'up')
  const weaker = seen.filter((one) => !one.isRight || directionOf(one) === 'down').toReversed()
  const next = dueSkills(learner, askable, day).find(({ inDays }) => inDays > 0)
  return (
    <div className="flex flex-col gap-5">
      <section className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {answered.length === 0 ? 'There is nothing to ask just now' : 'Done for now'}
        </h2>
        {answered.length === 0 ? (
          <p className="mt-2 text-muted">
            Your settings leave no question for this. Turn on more categories or kinds of answers.
          </p>
        ) : (
          <p className="mt-2">{resultText({ right, second, answered: answered.length })}</p>
        )}
        {mistakes === 0 ? null : <p className="mt-1">{sureMistakesText(mistakes)}</p>}
        <p className="mt-1 text-muted">
          {next === undefined
            ? 'Come back tomorrow, or whenever you like.'
            : next.inDays === 1
              ? 'The next skill is due tomorrow.'
              : `The next skill is due on ${dayName(day + next.inDays)}.`}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link
            viewTransition
            to="/dashboard/learn"
            className={`grow sm:grow-0 ${buttonClass('primary')}`}
          >
            See your skills
          </Link>
          <Button className="grow sm:grow-0" onClick={onAgain}>
            Another session
          </Button>
        </div>
      </section>
      <GoalPanel />
      {stronger.length === 0 ? null : (
        <Panel title="Stronger Now" hint="How much you know of medium questions, as an estimate.">
          <ChangeList changes={stronger} />
        </Panel>
      )}
      {weaker.length === 0 ? null : (
        <Panel title="Needs Another Look" hint="These come back soon, by themselves.">
          <ChangeList changes={weaker} />
        </Panel>
      )}
      {fresh.length === 0 ? null : (
        <Panel
          title="Met for the First Time"
          hint="First estimates: the next answers move them much."
        >
          <ChangeList changes={fresh} />
        </Panel>
      )}
    </div>
  )
}

function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <ul className="-mx-3 divide-y divide-line">
      {changes.map((change) => (
        <SkillLine key={change.skill} id={change.skill}>
          <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap text-muted tabular-nums">
            <ChangeText change={change} />
          </span>
        </SkillLine>
      ))}
    </ul>
  )
}

function ChangeText({ change }: { readonly change: Change }) {
  const { before, after } = change
  const direction = directionOf(change)
  if (direction === null) return <span>{`about ${after}%`}</span>
  return (
    <>
      {direction === 'up' ? (
        <TrendingUp aria-hidden className="size-4 text-correct" />
      ) : (
        <TrendingDown aria-hidden className="size-4" />
      )}
      <span>{`${before}% to ${after}%`}</span>
    </>
  )
}
