import { useStored } from '#web/store/use-stored.ts'
import { Panel } from '#web/ui/panel.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import { gameMetrics } from '#web/user-data/games/games.ts'
import { storedHistory } from '#web/user-data/games/history.ts'
import { storedStats } from '#web/user-data/games/stats.ts'

import { FactList } from './fact-list.tsx'

/** The games against others that this browser remembers; nothing before the first. */
export function GamesPanel() {
  const metrics = gameMetrics(useStored(storedStats), useStored(storedHistory))
  if (metrics.totalGamesPlayed === 0) return null
  return (
    <Panel title="Multiplayer" hint="Played in this browser" className="lg:col-span-2">
      <FactList
        facts={[
          { label: 'Games Played', value: grouped(metrics.totalGamesPlayed) },
          { label: 'Games Won', value: `${metrics.multiplayerWinRate}%` },
          { label: 'Accuracy', value: `${metrics.overallAccuracy}%` },
          { label: 'Accuracy in the Last 10 Games', value: `${metrics.recentAccuracy}%` },
        ]}
      />
    </Panel>
  )
}
