import type { Question } from '#quiz/question.ts'
import { ExportMenu } from '#web/exports/export-menu.tsx'

import { ShareBox } from './share-box.tsx'

/** Ways to take one question along. */
export function ShareQuestion({ question }: { readonly question: Question }) {
  const { id } = question
  return (
    <ShareBox path={`/dashboard/questions?question=${id}`} embedPath={`/embed/question/${id}`}>
      <ExportMenu
        make={() => Promise.resolve({ name: 'Periodic Wizard', key: id, questions: [question] })}
      />
    </ShareBox>
  )
}
