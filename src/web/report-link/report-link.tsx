import { Flag } from 'lucide-react'

import { NewTabMark } from '#web/ui/text/new-tab-mark.tsx'

import { type Reported, reportPath } from './report-address.ts'

/** Leads to the report of a question. In a tab of its own, since it has no way back into a session. */
export function ReportLink({ subject }: { readonly subject: Reported }) {
  return (
    <p className="mt-2 text-sm">
      <a
        href={reportPath(subject)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 rounded-md text-muted underline-offset-4 hover:underline"
      >
        <Flag aria-hidden className="size-4 shrink-0" />
        <span>{subject.what === 'question' ? 'Report this question' : 'Report this value'}</span>
        <NewTabMark />
      </a>
    </p>
  )
}
