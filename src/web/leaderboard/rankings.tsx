import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

import { sentenceFor } from '#web/accounts/sentences.ts'
import { queries } from '#web/accounts/session.ts'
import { call } from '#web/platform/api.ts'
import { liveLine } from '#web/platform/live-line.ts'
import { Button } from '#web/ui/button.tsx'

import { SEASONS, STANDINGS } from './board-queries.ts'
import { EmptySeason } from './empty-season.tsx'
import { followBoard } from './follow-board.ts'
import { LoadingRankings } from './loading-rankings.tsx'
import { SeasonPicker } from './season-picker.tsx'
import { StandingsTable } from './standings-table.tsx'

/** The rankings of a season, kept up to date while they are looked at. */
export function Rankings() {
  return (
    <QueryClientProvider client={queries}>
      <Board />
    </QueryClientProvider>
  )
}

function Board() {
  /** Null for the season that is on. */
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => followBoard(liveLine), [])
  const seasons = useQuery({
    queryKey: [SEASONS],
    queryFn: async () => (await call('list_seasons', {})).seasons,
    staleTime: 0,
  })
  const board = useQuery({
    queryKey: [STANDINGS, chosen],
    queryFn: () => call('get_leaderboard', chosen === null ? {} : { season_id: chosen }),
    staleTime: 0,
  })

  return (
    <div className="min-h-[70dvh]">
      {seasons.data === undefined || seasons.data.length < 2 ? null : (
        <SeasonPicker seasons={seasons.data} chosen={chosen} onChoose={setChosen} />
      )}
      {board.data === undefined ? (
        board.isError ? (
          <Failure isBusy={board.isFetching} onRetry={() => void board.refetch()}>
            {sentenceFor(board.error)}
          </Failure>
        ) : (
          <LoadingRankings />
        )
      ) : board.data.standings.length === 0 ? (
        <EmptySeason isOver={chosen !== null} />
      ) : (
        <StandingsTable {...board.data} isOver={chosen !== null} />
      )}
    </div>
  )
}

function Failure({
  children,
  isBusy,
  onRetry,
}: {
  readonly children: ReactNode
  readonly isBusy: boolean
  readonly onRetry: () => void
}) {
  return (
    <div
      role="alert"
      className="flex min-h-60 flex-col items-center justify-center gap-4 rounded-lg border border-line bg-surface p-6 text-center"
    >
      <p>{children}</p>
      <Button isBusy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
