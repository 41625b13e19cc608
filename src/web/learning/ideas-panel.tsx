import { useState } from 'react'
import { Link } from 'react-router'

import { misconceptions } from '#quiz/misconceptions.ts'
import { useIdeas } from '#web/learner/use-ideas.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** More ideas at once are no help: the most urgent ones come first. */
const SHOWN_FIRST = 5

/**
 * The misconceptions that the learner's own choices show, each with its correction and a way to fix
 * it.
 */
export function IdeasPanel() {
  const ideas = useIdeas()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? (ideas ?? []) : (ideas ?? []).slice(0, SHOWN_FIRST)
  return (
    <Panel
      title="Ideas to Fix"
      hint="Many people think so, or take this for that. One leaves the list when you have passed it by on two days."
    >
      {ideas === null ? (
        <p className="text-muted">Looking through your answers...</p>
      ) : ideas.length === 0 ? (
        <p className="text-muted">
          None now. An idea comes here when you choose it twice in ten questions.
        </p>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {shown.map(({ misconception, chosen, chances }) => (
            <li key={misconception} className="rounded-md border border-line bg-sunken p-4">
              <p className="font-display">
                <ChemicalText text={misconceptions[misconception].idea} />
              </p>
              <p className="mt-2">
                <ChemicalText text={misconceptions[misconception].correction} />
              </p>
              <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
                <Link
                  viewTransition
                  to={`/dashboard/today?idea=${misconception}`}
                  className={buttonClass('secondary')}
                >
                  Five questions about it
                </Link>
                <p className="text-sm text-muted">
                  {`Chosen in ${chosen} of the last ${chances} questions that offered it`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {ideas === null || shown.length === ideas.length ? null : (
        <Button look="quiet" className="mt-3" onClick={() => setShowsAll(true)}>
          {`Show all ${ideas.length} ideas`}
        </Button>
      )}
    </Panel>
  )
}
