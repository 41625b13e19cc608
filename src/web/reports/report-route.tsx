import { Flag } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'

import { reportedIn } from '#web/report-link/report-address.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { ReportForm } from './report-form.tsx'

export const meta = () =>
  pageMeta('Report a Mistake', 'Tell us what is wrong with a question or a value.')

/** Takes the report of a mistake in the question or the value that the address names. */
export default function ReportScreen() {
  const { search } = useLocation()
  // The page that was built knows no address.
  const isHere = useInBrowser()
  const subject = isHere ? reportedIn(new URLSearchParams(search)) : null
  useEffect(() => {
    if (isHere) delete document.documentElement.dataset['late']
  }, [isHere])
  return (
    <section className="mx-auto w-full max-w-xl py-6">
      <h1 className="flex items-center gap-3 text-3xl">
        <Flag aria-hidden className="size-7 shrink-0 text-accent" />
        <span>Report a Mistake</span>
      </h1>
      <div className="mt-5 min-h-96 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
        {subject === null ? (
          <div key="none" className="grid justify-items-start gap-5">
            <p className="text-muted">
              Choose what is wrong first: “Report this question” stands below each explanation, and
              “Report a value” on the card of each element.
            </p>
            <Link to="/dashboard/periodic-table" className={buttonClass('secondary')}>
              Periodic Table
            </Link>
          </div>
        ) : (
          <ReportForm key={search} subject={subject} />
        )}
      </div>
    </section>
  )
}
