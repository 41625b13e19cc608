import { Medal } from 'lucide-react'
import { Link } from 'react-router'

import type { Season, Standing } from '#contract/leaderboard.ts'
import { ReportButton } from '#web/moderation/report-button.tsx'
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
  is_banned: isBanned,
}: {
  readonly season: Season
  readonly standings: readonly Standing[]
  readonly own: Standing | null
  readonly players: number
  readonly isOver: boolean
  readonly is_banned?: true | undefined
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
              <th scope="col" className="w-15 py-2 pl-3 font-normal sm:w-24 sm:pl-4">
                Rank
              </th>
              <th scope="col" className="px-1 py-2 font-normal sm:px-2">
                Player
              </th>
              <th scope="col" className="w-15 py-2 text-right font-normal sm:w-28 sm:px-2">
                XP
              </th>
              <th scope="col" className="w-11 py-2 font-normal sm:w-14">
                <span className="sr-only">Report</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ place, ...standing }) => (
              <Line key={place} standing={standing} seasonId={season.season_id} />
            ))}
          </tbody>
          {isOutside ? (
            <tbody className="border-t-4 border-double border-outline">
              <Line standing={own} seasonId={season.season_id} />
            </tbody>
          ) : null}
        </table>
      </div>
      {isBanned ? <KeptOff /> : null}
      {own !== null || isOver || isBanned ? null : (
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

function KeptOff() {
  return (
    <p className="mt-4 text-center text-muted">
      The people who run this have taken you off the leaderboard. You still earn XP. If you think
      that this is a mistake, write to us through Contact Us.
    </p>
  )
}

function Line({ standing, seasonId }: { readonly standing: Standing; readonly seasonId: string }) {
  const { rank, username, season_xp: xp, is_you: isYou } = standing
  return (
    <tr aria-current={isYou ? 'true' : undefined} className={isYou ? 'bg-accent-soft' : ''}>
      <td className="py-3 pl-3 font-display tabular-nums sm:pl-4">
        <span className="flex items-center gap-1.5">
          <span>{rank}</span>
          {rank <= PODIUM && xp > 0 ? <Medal aria-hidden className="size-5 text-accent" /> : null}
        </span>
      </td>
      <th scope="row" className="px-1 py-3 font-normal wrap-anywhere sm:px-2">
        <bdi title={username}>{shortName(username, NAME_SHOWN)}</bdi>
        {isYou ? (
          <span className="ml-2 rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent">
            You
          </span>
        ) : null}
      </th>
      <td className="py-3 text-right font-display tabular-nums sm:px-2">{grouped(xp)}</td>
      <td className="py-1">
        {isYou ? null : (
          <ReportButton
            look="icon"
            name={username}
            seen={{ place: 'leaderboard', season_id: seasonId, username }}
          />
        )}
      </td>
    </tr>
  )
}
