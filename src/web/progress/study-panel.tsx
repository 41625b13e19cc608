import { storedBookmarks } from '#web/platform/bookmarks.ts'
import type { SavedProgress } from '#web/platform/progress.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { grouped } from '#web/ui/grouped.ts'
import { Panel } from '#web/ui/panel.tsx'

import { FactList } from './fact-list.tsx'
import { practiceTime, questionsPerDay } from './study-figures.ts'

/** How much was practiced. */
export function StudyPanel({ progress }: { readonly progress: SavedProgress }) {
  const { questions } = useStored(storedBookmarks)
  return (
    <Panel title="Study Summary">
      <FactList
        facts={[
          { label: 'Bookmarked Questions', value: grouped(questions.length) },
          { label: 'Total Practice Time', value: practiceTime(progress.totals) },
          {
            label: 'Questions per Day',
            note: 'on the days you practiced',
            value: grouped(questionsPerDay(progress.answers)),
          },
        ]}
      />
    </Panel>
  )
}
