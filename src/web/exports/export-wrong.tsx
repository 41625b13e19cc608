import type { Question } from '#quiz/question.ts'

import { ExportMenu } from './export-menu.tsx'

/** The questions of a set that went wrong, as a file for another program, such as a deck of cards. */
export function ExportWrong({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <ExportMenu
      make={() =>
        Promise.resolve({ name: 'Periodic Wizard: Went Wrong', key: 'went-wrong', questions })
      }
    />
  )
}
