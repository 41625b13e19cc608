import { Link } from 'react-router'

import type { Question } from '#quiz/question.ts'
import { buttonClass } from '#web/ui/button.tsx'

import { ExportMenu } from './export-menu.tsx'

/** The questions of a set that went wrong: as a set of their own, or as a file for another program, such as a deck of cards. */
export function ExportWrong({ questions }: { readonly questions: readonly Question[] }) {
  const ids = questions.map(({ id }) => id).join(' ')
  return (
    <>
      <p className="mt-4 print:hidden">
        <Link
          to={`/set/new?${new URLSearchParams({ questions: ids })}`}
          className={buttonClass('secondary')}
        >
          Make a set of these
        </Link>
      </p>
      <ExportMenu
        make={() =>
          Promise.resolve({ name: 'Periodic Wizard: Went Wrong', key: 'went-wrong', questions })
        }
      />
    </>
  )
}
