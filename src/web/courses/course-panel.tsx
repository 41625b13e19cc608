import { useState } from 'react'
import { Link } from 'react-router'

import { type Course, skillsOfUnit, topicsOfUnits } from '#quiz/courses/course.ts'
import { leaving, taking, topicsOff } from '#quiz/courses/take-course.ts'
import { topics as allTopics } from '#quiz/topics.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { storedSettings } from '#web/user-data/settings.ts'

/** Whether the visitor takes the course, and a set like its exam. */
export function CoursePanel({ course }: { readonly course: Course }) {
  const settings = useStored(storedSettings)
  const [said, setSaid] = useState('')
  const isTaken = settings.course === course.id
  const off = topicsOff(course, settings)

  function change(next: ReturnType<typeof taking>, title: string) {
    const { course: before, topics } = settings
    storedSettings.update((kept) => ({ ...kept, course: next.course, topics: [...next.topics] }))
    setSaid(title)
    showToast({
      title,
      action: {
        label: 'Undo',
        run: () => storedSettings.update((kept) => ({ ...kept, course: before, topics })),
      },
    })
  }

  return (
    <Panel title={isTaken ? 'Your Course' : 'Do You Take This Course?'}>
      <p>{topicsText(course, isTaken, off)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isTaken && off.length > 0 ? (
          <Button
            look="primary"
            className="grow sm:grow-0"
            onClick={() => change(taking(course, settings), 'All topics of the course are on')}
          >
            Switch its topics on
          </Button>
        ) : null}
        {isTaken ? (
          <Button
            className="grow sm:grow-0"
            onClick={() => change(leaving(course, settings), `You left ${course.title}`)}
          >
            Leave this course
          </Button>
        ) : (
          <Button
            look="primary"
            className="grow sm:grow-0"
            onClick={() => change(taking(course, settings), `You take ${course.title}`)}
          >
            I take this course
          </Button>
        )}
        <Link
          viewTransition
          to={`/dashboard/questions?course=${course.id}`}
          className={`grow sm:grow-0 ${buttonClass('secondary')}`}
        >
          Mixed set like the exam
        </Link>
      </div>
      <p className="mt-3 text-sm text-muted">{setText(course)}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </Panel>
  )
}

function topicsText(course: Course, isTaken: boolean, off: readonly string[]): string {
  const own = topicsOfUnits(course.units)
  if (own.length === 0) {
    return isTaken
      ? 'You take this course. All that it asks for and that is here belongs to the first year.'
      : 'All that this course asks for and that is here belongs to the first year.'
  }
  if (!isTaken) return `Then these topics beyond the first year come on: ${labelsOf(own)}.`
  if (off.length > 0) return `You take this course. Of its topics, these are off: ${labelsOf(off)}.`
  return `You take this course, so these topics are on: ${labelsOf(own)}.`
}

function labelsOf(ids: readonly string[]): string {
  return allTopics.flatMap(({ id, label }) => (ids.includes(id) ? [label] : [])).join(', ')
}

function setText({ units, chosenShare }: Course): string {
  const missing = units.filter((unit) => skillsOfUnit(unit).length === 0)
  return [
    units.every(({ weight }) => weight !== null)
      ? 'A mixed set has 20 questions, shared out among the units by their weights in the exam.'
      : 'A mixed set has 20 questions, shared out among the units by their number of topics, because no weights are printed.',
    chosenShare === null
      ? 'With options or without, as the skills have them.'
      : `About ${Math.round(100 * chosenShare)}% have options, as in the exam; you make the other answers yourself.`,
    ...(missing.length === 0
      ? []
      : [`Without questions so far: ${missing.map(({ title }) => title).join('; ')}.`]),
  ].join(' ')
}
