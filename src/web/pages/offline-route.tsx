import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { BrokenBondArt } from './broken-bond-art.tsx'

export const handle = { still: true }

export const meta = () => pageMeta('You are offline', 'This page needs a connection.')

/** In place of a page that only the network has, such as an article or an element page that was never read here. */
export default function Offline() {
  return (
    <Notice
      art={<BrokenBondArt />}
      title="You are offline"
      actions={
        <>
          <a href="/dashboard/periodic-table" className={buttonClass('primary')}>
            Periodic Table
          </a>
          <a href="/dashboard/questions" className={buttonClass('secondary')}>
            Practice
          </a>
        </>
      }
    >
      <p>
        This page has not been read on this device yet, so it needs a connection. The table,
        practice and your bookmarks work without one.
      </p>
    </Notice>
  )
}
