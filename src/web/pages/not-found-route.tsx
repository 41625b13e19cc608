import { Link } from 'react-router'

import { buttonClass } from '#web/ui/button.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

export const meta = () => pageMeta('Page not found', 'This page does not exist.')

/** The screen for every path that leads nowhere. */
export default function NotFound() {
  return (
    <section className="m-auto flex flex-col items-center gap-6 py-16 text-center">
      <p aria-hidden className="font-display text-[6rem] leading-none text-accent">
        404
      </p>
      <h1 className="text-2xl">Oops! Page not found</h1>
      <p className="max-w-md text-muted">
        This square of the table is empty. The address may be mistyped, or the page has moved.
      </p>
      <Link to="/" className={buttonClass('primary')}>
        Return to Home
      </Link>
    </section>
  )
}
