import { Link } from 'react-router'

import { EmptyCellArt } from '#web/ui/art/empty-cell-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In place of a set of a course that there are no questions for. */
export function NoCourseSet({ unit }: { readonly unit: string | null }) {
  return (
    <Notice
      art={<EmptyCellArt />}
      title="There are no questions for this"
      actions={
        <Link to="/courses" className={buttonClass('primary')}>
          See the courses
        </Link>
      }
    >
      <p>
        {unit === null
          ? 'This version of Periodic Wizard does not know this course, or has no questions for it yet.'
          : 'This version of Periodic Wizard has no questions for this unit yet, or none of the kinds that your settings leave on.'}
      </p>
    </Notice>
  )
}
