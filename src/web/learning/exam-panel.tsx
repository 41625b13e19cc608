import { type Course, skillsOfCourse } from '#quiz/courses/course.ts'
import { doNewSkillsWait, newAtMost } from '#quiz/learning/plan.ts'
import { expectedOn } from '#quiz/learning/predictions/forecast.ts'
import { levelGap } from '#quiz/learning/predictions/level-gap.ts'
import { dayOfText, isDate, textOfDay } from '#web/learner/local-day.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

/**
 * The day of an exam, if there is one, and the forecast for it. It does not change which questions
 * are asked.
 */
export function ExamPanel({
  today,
  perDay,
  course,
}: {
  readonly today: LearnerToday
  readonly perDay: number
  /** The exam is about its skills; null for all. */
  readonly course: Course | null
}) {
  const examDay = dateOr(useStored(storedSettings).examDay)
  const { day } = today

  return (
    <Panel title="Exam Day" hint="Optional. It changes no question, it only tells where you stand.">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Day of the exam"
          type="date"
          min={textOfDay(day)}
          value={examDay ?? ''}
          onChange={(event) => change(event.target.value)}
        />
        {examDay === undefined ? null : (
          <Button look="quiet" className="mb-0.5" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      <div role="status" className="mt-3 grid gap-2">
        {examDay === undefined ? null : (
          <Outlook
            today={course === null ? today : withinCourse(today, course)}
            inDays={dayOfText(examDay) - day}
            perDay={perDay}
          />
        )}
      </div>
    </Panel>
  )
}

/** The learner as far as a course asks. */
function withinCourse(today: LearnerToday, course: Course): LearnerToday {
  const own = skillsOfCourse(course)
  return { ...today, askable: new Map([...today.askable].filter(([id]) => own.has(id))) }
}

/** The date, or undefined for a stored text that is none. */
function dateOr(text: string): string | undefined {
  return isDate(text) ? text : undefined
}

function change(text: string): void {
  if (text === '') remove()
  else if (isDate(text)) storedSettings.update((kept) => ({ ...kept, examDay: text }))
}

function remove(): void {
  storedSettings.update((kept) => ({ ...kept, examDay: '' }))
}

function Outlook({
  today: { learner, askable, day, expected },
  inDays,
  perDay,
}: {
  readonly today: LearnerToday
  readonly inDays: number
  readonly perDay: number
}) {
  if (inDays < 0) return <p key="past">This day is over. You can remove it, or choose another.</p>
  const percent = Math.round(
    100 * expectedOn(learner, askable, day + inDays, levelGap(expected, day)),
  )
  const unseen = [...askable.keys()].filter(
    (id) => (learner.skills.get(id)?.answered ?? 0) === 0,
  ).length
  const isWaiting = doNewSkillsWait(learner, { askable, day })
  const newPerDay = newAtMost(perDay)
  const days = Math.ceil(unseen / newPerDay)
  if (inDays === 0) {
    return (
      <p key={`today ${percent}`}>
        {`Today is the day. You know about ${percent}% of medium questions; what you have not met yet counts as not known.`}
      </p>
    )
  }
  return (
    <>
      <p key={`percent ${percent} ${inDays}`}>
        {`If you practiced nothing more, you would know about ${percent}% of medium questions on that day. Skills that were not asked yet count as not known, so there is much to gain.`}
      </p>
      {unseen === 0 ? (
        <p key="all">You have met every skill. Seeing them again keeps them.</p>
      ) : (
        <p key={`unseen ${unseen} ${days} ${inDays} ${isWaiting}`}>
          {isWaiting ? waitingText(unseen) : unseenText(unseen, days, inDays)}
        </p>
      )}
    </>
  )
}

function countText(unseen: number): string {
  return unseen === 1
    ? 'One skill has not been asked yet'
    : `${unseen} skills have not been asked yet`
}

/** No time is promised: new skills come when others are known. */
function waitingText(unseen: number): string {
  return `${countText(unseen)}. New ones wait until you know more of those that you have begun.`
}

function unseenText(unseen: number, days: number, inDays: number): string {
  const count = countText(unseen)
  return days <= inDays
    ? `${count}. With a session a day you meet all of them in time.`
    : `${count}. With a session a day that takes ${days} days, more than there are. Two sessions a day bring you further, and so do fewer categories in the settings.`
}
