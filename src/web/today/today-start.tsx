import { Link } from 'react-router'

import { stateOf } from '#quiz/learning/learner.ts'
import { dueToday } from '#quiz/learning/predictions/forecast.ts'
import type { SessionLength } from '#quiz/practice/session-length.ts'
import { GoalPanel } from '#web/goal/goal-panel.tsx'
import { CHECK_SIZE } from '#web/learner/session-length.ts'
import { useLearner } from '#web/learner/use-learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { LengthChoice } from './length-choice.tsx'

/** From so many answers on, and so large a share of right ones. */
const FEWEST_ANSWERS = 24
const MOSTLY = 0.7

/** Before a session: its content, its duration, and the choices. */
export function TodayStart({
  length,
  isLeft,
  onStart,
  onContinue,
}: {
  readonly length: SessionLength
  /** A session was begun and can be gone on with. */
  readonly isLeft: boolean
  readonly onStart: () => void
  readonly onContinue: () => void
}) {
  const { asksSure = true } = useStored(storedSettings)
  const { totals } = useStored(storedProgress)
  const { learner, askable, day } = useLearner({ isExact: true })
  const open = [...askable.keys()].filter((id) => stateOf(learner, id).answered === 0).length
  const due = dueToday(learner, askable, day)
  return (
    <div className="flex flex-col gap-5">
      <section className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7 lg:grid lg:grid-cols-2 lg:gap-10">
        <div>
          <h2 className="text-xl">{dueTitle(totals.totalAnswered, due, length)}</h2>
          <p className="mt-2 text-muted">
            {totals.totalAnswered === 0
              ? 'Each question is chosen for a reason, and you are told which. You need to know nothing to begin.'
              : due > length.size
                ? `${due} skills are due. They are shared out over the next days, so one session is enough for today.`
                : 'Skills you have met come back before they are gone, and new ones come when you have what they need.'}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            {isLeft ? (
              <>
                <Button look="primary" className="grow sm:grow-0" onClick={onContinue}>
                  Continue your session
                </Button>
                <Button className="grow sm:grow-0" onClick={onStart}>
                  Start a new one
                </Button>
              </>
            ) : (
              <Button look="primary" className="grow sm:grow-0" onClick={onStart}>
                Start
              </Button>
            )}
            <Link
              viewTransition
              to="/dashboard/learn"
              className={`grow sm:grow-0 ${buttonClass('quiet')}`}
            >
              Your skills
            </Link>
          </div>
        </div>
        <div>
          <LengthChoice length={length} />
          <div className="-mx-3 mt-4">
            <SwitchRow
              label="Ask whether I am sure"
              hint="Before each answer. A lucky guess is then not counted as knowing"
              isOn={asksSure}
              onChange={(isOn) => storedSettings.update((kept) => ({ ...kept, asksSure: isOn }))}
            />
          </div>
        </div>
      </section>
      {open < CHECK_SIZE || !seemsToKnow(totals) ? null : <CheckOffer />}
      <GoalPanel />
    </div>
  )
}

/** The check is offered at the start, and later to those alone whose answers are right mostly. */
function seemsToKnow({ totalAnswered, correctAnswers }: SavedProgress['totals']): boolean {
  return totalAnswered < FEWEST_ANSWERS || correctAnswers >= MOSTLY * totalAnswered
}

/** The check is for learners who know much already. It is optional. */
function CheckOffer() {
  return (
    <Panel
      title="Do You Know Much Already?"
      hint={`A check of ${CHECK_SIZE} questions looks for it, so that Today need not begin at the beginning. It is optional, its result is an estimate, and “I don’t know” is a fine answer.`}
    >
      <Link viewTransition to="/dashboard/today?check" className={buttonClass('secondary')}>
        Take the check
      </Link>
    </Panel>
  )
}

function dueTitle(answered: number, due: number, { size, minutes }: SessionLength): string {
  if (answered === 0) return 'A first session'
  if (due === 0) return 'Nothing is due, so there is room for something new'
  if (due > size) {
    return minutes === null
      ? `${size} questions today, and the rest can wait`
      : `${minutes} minutes today, and the rest can wait`
  }
  return due === 1 ? 'One skill is due' : `${due} skills are due`
}
