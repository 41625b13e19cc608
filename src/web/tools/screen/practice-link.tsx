import { useState } from 'react'
import { Link } from 'react-router'

import { questionId, SEEDS } from '#quiz/question-id.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { buttonClass } from '#web/ui/button.tsx'

const FIRST_SEED = 1

/** Leads to practice with a question that asks for the same, each time another one. */
export function PracticeLink({
  template,
}: {
  readonly template: { readonly id: string; readonly version: number }
}) {
  const isInBrowser = useInBrowser()
  const [seed] = useState(() => Math.floor(Math.random() * SEEDS))
  const id = questionId(template, isInBrowser ? seed : FIRST_SEED)
  return (
    <p className="print:hidden">
      <Link
        viewTransition
        to={`/dashboard/questions?question=${id}`}
        className={buttonClass('primary')}
      >
        Give me a question like this
      </Link>
    </p>
  )
}
