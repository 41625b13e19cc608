import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { readingOf } from '#content/readings.ts'
import type { PracticeSession } from '#quiz/practice/session.ts'
import { type Done, resultsOf } from '#quiz/practice/set.ts'
import { ExportWrong } from '#web/exports/export-wrong.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { scoreText } from './score-text.ts'
import { WrongQuestion } from './wrong-question.tsx'

/** After a set: the score, the mistakes and where to read about them, and the ways on. */
export function SetEnd({
  session,
  course,
  onAgain,
  onMore,
}: {
  readonly session: PracticeSession
  /** The course that the set is of, or null. */
  readonly course: string | null
  readonly onAgain: () => void
  readonly onMore: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    globalThis.scrollTo({ top: 0 })
  }, [])
  const { answered, wrong } = resultsOf(session)
  const skipped = session.history.length - answered.length
  const readings = readingsOf(wrong)
  const onwards = wrong.length === 0 ? 'primary' : 'secondary'
  return (
    <div className="mx-auto mt-6 flex w-full max-w-3xl flex-col gap-5">
      <section className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          Set complete
        </h2>
        <p className="mt-2">{scoreText(answered.length - wrong.length, answered.length)}</p>
        {skipped === 0 ? null : <p className="mt-1 text-muted">{skippedText(skipped)}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          {wrong.length === 0 ? null : (
            <Button look="primary" className="grow sm:grow-0" onClick={onAgain}>
              Practice the wrong ones again
            </Button>
          )}
          {course === null ? (
            <Button look={onwards} className="grow sm:grow-0" onClick={onMore}>
              Ten more
            </Button>
          ) : (
            <Link
              viewTransition
              to={`/courses/${course}`}
              className={`grow sm:grow-0 ${buttonClass(onwards)}`}
            >
              Back to the course
            </Link>
          )}
        </div>
      </section>
      {wrong.length === 0 ? null : (
        <Panel title="Went Wrong">
          <ol className="divide-y divide-line">
            {wrong.map(({ question, result, second }) => (
              <WrongQuestion
                key={question.id}
                question={question}
                given={result.given}
                second={second}
              />
            ))}
          </ol>
          <ExportWrong questions={wrong.map(({ question }) => question)} />
        </Panel>
      )}
      {readings.length === 0 ? null : (
        <Panel title="Worth Reading">
          <ul>
            {readings.map(({ path, title }) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}

function skippedText(skipped: number): string {
  return skipped === 1 ? 'You skipped one question.' : `You skipped ${skipped} questions.`
}

/** The articles about the mistakes, each once, without their sections. */
function readingsOf(wrong: readonly Done[]) {
  const readings = wrong.flatMap(({ question }) => {
    const reading = readingOf(question)
    if (reading === null) return []
    return [{ path: reading.path.replace(/#.*/, ''), title: reading.title }]
  })
  return [...new Map(readings.map((reading) => [reading.path, reading])).values()]
}
