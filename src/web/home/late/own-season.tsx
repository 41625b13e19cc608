import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Flame, Gauge, Medal, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { PastMatchLine } from '#web/match/past/past-match-line.tsx'
import { useRating } from '#web/match/rating/use-rating.ts'
import { queries } from '#web/session/session.ts'
import { useStored } from '#web/store/use-stored.ts'
import { STANDINGS } from '#web/sync/board-queries.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'
import { call } from '#web/wire/api.ts'

/** Matches that are listed on home. */
const MATCHES = 2

/** The season of a user: XP, rank, streak and rating, and the last matches. Quiet practice shows the latter two. */
export function OwnSeason() {
  return (
    <QueryClientProvider client={queries}>
      <Season />
    </QueryClientProvider>
  )
}

function Season() {
  const { quietPractice } = useStored(storedSettings)
  const { data: past } = useQuery({
    queryKey: ['last-matches'],
    queryFn: () => call('list_matches', { with_kind: true }),
    staleTime: 10_000,
  })
  const { data: rated } = useRating(null)
  const matches = past?.matches.slice(0, MATCHES) ?? []
  return (
    <section
      aria-label={quietPractice ? 'Your matches' : 'Your season'}
      className="mt-6 grid min-h-28 gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center"
    >
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
        {quietPractice ? null : <SeasonFigures />}
        <Figure
          icon={<Gauge aria-hidden className="size-4 text-accent" />}
          label="Match rating"
          value={rated === undefined ? null : ratingText(rated.rating)}
        />
      </dl>
      {matches.length === 0 ? (
        <p className="text-sm text-muted">
          {past === undefined ? null : (
            <Link
              to="/dashboard/multiplayer"
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              Play your first match
            </Link>
          )}
        </p>
      ) : (
        <ol aria-label="Last matches" className="-mx-2 grid gap-x-4 sm:grid-cols-2">
          {matches.map((match) => (
            <PastMatchLine key={match.match_id} match={match} isFirstOfPage={false} />
          ))}
        </ol>
      )}
    </section>
  )
}

function SeasonFigures() {
  const { totals } = useStored(storedProgress)
  const { data: board } = useQuery({
    queryKey: [STANDINGS, null],
    queryFn: () => call('get_leaderboard', {}),
    staleTime: 10_000,
  })
  const own = board?.own ?? null
  return (
    <>
      <Figure
        icon={<Star aria-hidden className="size-4 text-accent" />}
        label="Season XP"
        value={board === undefined ? null : grouped(own?.season_xp ?? 0)}
      />
      <Figure
        icon={<Medal aria-hidden className="size-4 text-accent" />}
        label="Rank"
        value={board === undefined ? null : own === null ? '–' : grouped(own.rank)}
        to="/leaderboard"
      />
      <Figure
        icon={<Flame aria-hidden className="size-4 text-accent" />}
        label="Streak"
        value={grouped(totals.currentStreak)}
      />
    </>
  )
}

function ratingText(rating: { readonly rating: number } | null): string {
  return rating === null ? '–' : grouped(rating.rating)
}

function Figure({
  icon,
  label,
  value,
  to,
}: {
  readonly icon: ReactNode
  readonly label: string
  /** Null while it is on its way. */
  readonly value: string | null
  readonly to?: string
}) {
  const words = (
    <span className="inline-flex items-center gap-1.5">
      {icon}
      <span>{label}</span>
    </span>
  )
  return (
    <div className="flex min-w-16 flex-col-reverse">
      <dt className="text-sm text-muted">
        {to === undefined ? (
          words
        ) : (
          <Link
            to={to}
            className="-my-2.5 inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {words}
          </Link>
        )}
      </dt>
      <dd className="min-h-8 font-display text-xl tabular-nums">
        {value === null ? null : <span key={value}>{value}</span>}
      </dd>
    </div>
  )
}
