import { type ReactNode, useEffect, useRef } from 'react'

import type { RunItem, SetRun } from '#quiz/sets/run.ts'
import { ExportWrong } from '#web/exports/export-wrong.tsx'
import { WrongQuestion } from '#web/practice/set/wrong-question.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** After a set: the score, the mistakes and where to read about them, and the ways on. */
export function RunEnd({
  run,
  note,
  onAgain,
}: {
  readonly run: SetRun
  /** Stands below the score, with further ways on. */
  readonly note: ReactNode
  readonly onAgain: (items: readonly RunItem[]) => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    globalThis.scrollTo({ top: 0 })
  }, [])
  const wrong = run.items.filter(({ tries }) => tries[0]?.isCorrect === false)
  return (
    <div className="mx-auto mt-6 flex w-full max-w-3xl flex-col gap-5">
      <section className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          Set complete
        </h2>
        <p className="mt-2">{scoreText(run, wrong.length)}</p>
        {note}
        {wrong.length === 0 ? null : (
          <div className="mt-6">
            <Button
              look="primary"
              onClick={() => onAgain(wrong.map(({ question }) => ({ question, tries: [] })))}
            >
              Practice the wrong ones again
            </Button>
          </div>
        )}
      </section>
      {wrong.length === 0 ? null : (
        <Panel title="Went Wrong">
          <ol className="divide-y divide-line">
            {wrong.map(({ question, tries }) => (
              <WrongQuestion
                key={question.id}
                question={question}
                given={tries[0]?.given ?? null}
              />
            ))}
          </ol>
          <ExportWrong questions={wrong.map(({ question }) => question)} />
        </Panel>
      )}
    </div>
  )
}

function scoreText({ items, triesMost }: SetRun, wrong: number): string {
  const right = items.length - wrong
  if (wrong === 0) return `All ${items.length} right.`
  return triesMost === 1
    ? `${right} of ${items.length} right.`
    : `${right} of ${items.length} right at the first try.`
}
