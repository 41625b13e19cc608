import { storedBookmarks } from '#web/platform/bookmarks.ts'
import type { SavedProgress } from '#web/platform/progress.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { Panel } from '#web/ui/panel.tsx'

import { FactList } from './fact-list.tsx'
import { practiceMinutes, questionsPerDay } from './study-figures.ts'

/** How much was practiced. */
export function StudyPanel({ progress }: { readonly progress: SavedProgress }) {
  const { questions } = useStored(storedBookmarks)
  return (
    <Panel title="Study Summary">
      <FactList
        facts={[
          { label: 'Bookmarked Questions', value: String(questions.length) },
          { label: 'Total Practice Time', value: `${practiceMinutes(progress.totals)} min` },
          {
            label: 'Questions per Day',
            note: 'on the days you practiced',
            value: String(questionsPerDay(progress.answers)),
          },
        ]}
      />
    </Panel>
  )
}
