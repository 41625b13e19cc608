import { useStored } from '#web/store/use-stored.ts'
import { Panel } from '#web/ui/panel.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import { storedBookmarks } from '#web/user-data/bookmarks.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { WEEKS } from './charts/practice-days.ts'
import { practiceTime } from './charts/study-figures.ts'
import { FactList } from './fact-list.tsx'

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
