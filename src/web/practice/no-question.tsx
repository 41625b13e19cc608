import { Link } from 'react-router'

import { EmptyCellArt } from '#web/ui/art/empty-cell-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In place of a question whose id names none. */
export function NoQuestion({ id }: { readonly id: string }) {
  return (
    <Notice
      art={<EmptyCellArt />}
      title="There is no such question"
      actions={
        <Link to="/dashboard/questions" className={buttonClass('primary')}>
          Practice other questions
        </Link>
      }
    >
      <p>
        This version of Periodic Wizard does not know the question{' '}
        <span translate="no" className="font-mono text-sm break-all">
          {id}
        </span>
        . The address may be incomplete, or from another version.
      </p>
    </Notice>
  )
}
