import { storedBookmarks } from '#web/platform/bookmarks.ts'
import type { SavedProgress } from '#web/platform/progress.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { grouped } from '#web/ui/grouped.ts'
import { Panel } from '#web/ui/panel.tsx'

import { FactList } from './fact-list.tsx'
import { WEEKS } from './practice-days.ts'
import { practiceTime } from './study-figures.ts'

/** How much was practiced. */
export function StudyPanel({
  totals,
  perDay,
}: {
  readonly totals: SavedProgress['totals']
  /** Questions a day; null while they are being counted. */
  readonly perDay: number | null
}) {
  const { questions } = useStored(storedBookmarks)
  return (
    <Panel title="Study Summary">
      <FactList
        facts={[
          { label: 'Bookmarked Questions', value: grouped(questions.length) },
          { label: 'Total Practice Time', value: practiceTime(totals) },
          {
            label: 'Questions per Day',
            note: `on the days you practiced in the last ${WEEKS} weeks`,
            value: perDay === null ? '...' : grouped(perDay),
          },
        ]}
      />
    </Panel>
  )
}
