import type { Season } from '#contract/leaderboard.ts'
import { Tabs } from '#web/ui/tabs.tsx'

import { seasonName } from './season-name.ts'

/** The id of the tab of the season that is on. */
export const NOW = 'now'

/** Leads to the seasons; the first one is on, unless the list is of the time before its end. */
export function SeasonTabs({
  seasons: [current, ...past],
  isOld,
  chosen,
  onChoose,
}: {
  readonly seasons: readonly Season[]
  readonly isOld: boolean
  readonly chosen: string | null
  readonly onChoose: (season: string | null) => void
}) {
  const now =
    current === undefined
      ? []
      : [{ id: NOW, label: `${seasonName(current)}${isOld ? '' : ' (now)'}` }]
  const tabs = [
    ...now,
    ...past.map((season) => ({ id: season.season_id, label: seasonName(season) })),
  ]
  return (
    <Tabs
      look="list"
      label="Season"
      tabs={tabs}
      chosen={chosen ?? NOW}
      onChoose={(id) => onChoose(id === NOW ? null : id)}
    />
  )
}
