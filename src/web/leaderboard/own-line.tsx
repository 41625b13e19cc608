import type { Standing } from '#contract/leaderboard.ts'
import { grouped } from '#web/ui/text/grouped.ts'

/** The own place in a season, and how far it is to the next one. Nothing without XP. */
export function OwnLine({
  own,
  standings,
}: {
  readonly own: Standing | null
  readonly standings: readonly Standing[]
}) {
  if (own === null) return null
  const above = standings.findLast(({ season_xp: xp }) => xp > own.season_xp)
  const isNear = above !== undefined && own.rank - above.rank <= standings.length
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-lg border border-line bg-surface p-4 text-center shadow-card">
      <div className="flex flex-col-reverse">
        <dt className="text-sm text-muted">Your rank</dt>
        <dd className="font-display text-2xl tabular-nums">{grouped(own.rank)}</dd>
      </div>
      <div className="flex flex-col-reverse">
        <dt className="text-sm text-muted">Your XP</dt>
        <dd className="font-display text-2xl tabular-nums">{grouped(own.season_xp)}</dd>
      </div>
      {isNear ? (
        <div className="col-span-2 border-t border-line pt-3 text-sm text-muted">
          <dt className="sr-only">To the next rank</dt>
          <dd>{`${grouped(above.season_xp - own.season_xp)} XP to rank ${grouped(above.rank)}`}</dd>
        </div>
      ) : null}
    </dl>
  )
}
