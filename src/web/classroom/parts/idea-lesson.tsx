import { Link } from 'react-router'

import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { Question } from '#quiz/question.ts'
import { ReadMore } from '#web/practice/question/read-more.tsx'
import { buttonClass } from '#web/ui/button.tsx'

import { FiveMinutes } from './five-minutes.tsx'

/** What to do about a wrong idea: talk about it, read, and ask about it again. */
export function IdeaLesson({
  misconception,
  correction,
  question,
  classId,
}: {
  readonly misconception: MisconceptionId
  readonly correction: string
  /** A question in which the idea was chosen; null when it is not there. */
  readonly question: Question | null
  /** The class that a set of the idea is for; undefined for none. */
  readonly classId?: string
}) {
  const wish = `idea=${misconception}${classId === undefined ? '' : `&class=${classId}`}`
  return (
    <>
      {question === null ? null : (
        <>
          <FiveMinutes question={question} correction={correction} />
          <ReadMore question={question} />
        </>
      )}
      <p className="mt-2 print:hidden">
        <Link to={`/set/new?${wish}`} className={buttonClass('secondary')}>
          Make a set of this idea
        </Link>
      </p>
    </>
  )
}
