import { BookOpen } from 'lucide-react'

import { readingOf } from '#content/readings.ts'
import type { Question } from '#quiz/question.ts'
import { NewTabMark } from '#web/ui/text/new-tab-mark.tsx'

import { QuestionReference } from './help/lazy-help.tsx'

/** Where to read about a question. In a tab of its own, since an article has no way back into a session. */
export function ReadMore({ question }: { readonly question: Question }) {
  const reading = readingOf(question)
  if (reading === null) return <QuestionReference question={question} />
  return (
    <p className="mt-4 text-sm">
      <a
        href={reading.path}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 rounded-md text-link underline-offset-4 hover:underline"
      >
        <BookOpen aria-hidden className="size-4 shrink-0" />
        <span>
          <span>{`Read: ${reading.title}`}</span>
          {reading.section === null ? null : (
            <span>
              {' '}
              <span aria-hidden>›</span> <span className="sr-only">section </span>
              <span>{reading.section}</span>
            </span>
          )}
        </span>
        <NewTabMark />
      </a>
    </p>
  )
}
