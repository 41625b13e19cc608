import { Suspense } from 'react'

import type { Question } from '#quiz/question.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

/** It comes with the first question that has a figure. */
const LazyFigure = lazyPart(async () => (await import('./figure-view.tsx')).FigureView)

/** The figure of a question; nothing for one without. */
export function QuestionFigure({ question: { figure } }: { readonly question: Question }) {
  return figure === undefined ? null : (
    <Suspense fallback={<div className="min-h-64" />}>
      <LazyFigure figure={figure} />
    </Suspense>
  )
}
