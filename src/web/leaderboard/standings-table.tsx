import { Medal } from 'lucide-react'
import { Link } from 'react-router'

import type { Season, Standing } from '#contract/leaderboard.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import { shortName } from '#web/ui/text/short-name.ts'

import { seasonName } from './season-name.ts'

/** As many characters of a name as fit a phone. */
const NAME_SHOWN = 24
const PODIUM = 3

/** The players by rank, the own line among them or below. */
export function StandingsTable({
  season,
  standings,
  own,
  players,
  isOver,
}: {
  readonly season: Season
  readonly standings: readonly Standing[]
  readonly own: Standing | null
  readonly players: number
  readonly isOver: boolean
}) {
  // Names may repeat: a line is known by its place.
  const lines = standings.map((standing, place) => ({ ...standing, place }))
  const isOutside = own !== null && !standings.some((standing) => standing.is_you)
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        <table className="w-full table-fixed text-left">
          <caption className="px-4 py-3 text-sm text-muted">
            {`${seasonName(season)}, ${players === 1 ? '1 player' : `${grouped(players)} players`}`}
          </caption>
          <thead className="border-y border-line bg-sunken text-sm text-muted">
            <tr>
              <th scope="col" className="w-20 px-4 py-2 font-normal sm:w-24">
                Rank
              </th>
              <th scope="col" className="px-2 py-2 font-normal">
                Player
              </th>
              <th scope="col" className="w-24 px-4 py-2 text-right font-normal sm:w-28">
                XP
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ place, ...standing }) => (
              <Line key={place} standing={standing} />
            ))}
          </tbody>
          {isOutside ? (
            <tbody className="border-t-4 border-double border-outline">
              <Line standing={own} />
            </tbody>
          ) : null}
        </table>
      </div>
      {own !== null || isOver ? null : (
        <p className="mt-4 text-center text-muted">
          You have no XP this season yet.{' '}
          <Link to="/dashboard/questions" className="text-link underline underline-offset-4">
            Answer a question
          </Link>
          <span> to join.</span>
        </p>
      )}
    </>
  )
}

function Line({ standing }: { readonly standing: Standing }) {
  const { rank, username, season_xp: xp, is_you: isYou } = standing
  return (
    <tr aria-current={isYou ? 'true' : undefined} className={isYou ? 'bg-accent-soft' : ''}>
      <td className="px-4 py-3 font-display tabular-nums">
        <span className="flex items-center gap-1.5">
          <span>{rank}</span>
          {rank <= PODIUM && xp > 0 ? <Medal aria-hidden className="size-5 text-accent" /> : null}
        </span>
      </td>
      <th scope="row" className="px-2 py-3 font-normal wrap-anywhere">
        <bdi title={username}>{shortName(username, NAME_SHOWN)}</bdi>
        {isYou ? (
          <span className="ml-2 rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent">
            You
          </span>
        ) : null}
      </th>
      <td className="px-4 py-3 text-right font-display tabular-nums">{grouped(xp)}</td>
    </tr>
  )
}
