import { Link } from 'react-router'

import { EmptyCellArt } from '#web/ui/art/empty-cell-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

export const meta = () => pageMeta('Page not found', 'This page does not exist.')

/** Only read: the same page answers every wrong address, so no script may look at the address. */
export const handle = { still: true }

/** The screen for every path that leads nowhere. */
export default function NotFound() {
  return (
    <Notice
      art={<EmptyCellArt />}
      title="Oops! Page not found"
      actions={
        <Link to="/" className={buttonClass('primary')}>
          Return to Home
        </Link>
      }
    >
      <p>This square of the table is empty. The address may be mistyped, or the page has moved.</p>
    </Notice>
  )
}
