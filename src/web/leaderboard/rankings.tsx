import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

import { sentenceFor } from '#web/session/sentences.ts'
import { queries } from '#web/session/session.ts'
import { refreshBoard, SEASONS, STANDINGS } from '#web/sync/board-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/wire/api.ts'
import { liveLine } from '#web/wire/live-connection.ts'
import { pageAhead } from '#web/wire/server-time.ts'

import { EmptySeason } from './empty-season.tsx'
import { followBoard } from './follow-board.ts'
import { LoadingRankings } from './loading-rankings.tsx'
import { OwnLine } from './own-line.tsx'
import { endOf, whenOver } from './season-end.ts'
import { NOW, SeasonTabs } from './season-tabs.tsx'
import { StandingsTable } from './standings-table.tsx'
import { useIsOver } from './use-is-over.ts'

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
  const { data: list } = useQuery({
    queryKey: [SEASONS],
    async queryFn() {
      const { seasons } = await call('list_seasons', {})
      return { seasons, ahead: pageAhead() }
    },
    staleTime: 0,
  })
  const board = useQuery({
    queryKey: [STANDINGS, chosen],
    queryFn: () => call('get_leaderboard', chosen === null ? {} : { season_id: chosen }),
    staleTime: 0,
  })
  const listEnd = endOf(list?.seasons[0], list?.ahead)
  const isListOld = useIsOver(listEnd)
  const isOver = useIsOver(endOf(board.data?.season, list?.ahead))
  const hasTabs = list !== undefined && list.seasons.length > 1
  useEffect(() => whenOver(listEnd, () => void refreshBoard(queries)), [listEnd])

  return (
    <div className="grid min-h-[70dvh] content-start items-start gap-4 lg:gap-6 lg:has-[[data-side]>*]:grid-cols-[16rem_minmax(0,1fr)]">
      <div data-side className="grid min-w-0 gap-4 empty:hidden lg:sticky lg:top-4">
        {!hasTabs ? null : (
          <SeasonTabs
            seasons={list.seasons}
            isOld={isListOld}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        {board.data === undefined ? null : (
          <OwnLine own={board.data.own} standings={board.data.standings} />
        )}
      </div>
      <div
        className="min-w-0"
        {...(hasTabs && {
          role: 'tabpanel',
          id: `panel-${chosen ?? NOW}`,
          'aria-labelledby': `tab-${chosen ?? NOW}`,
        })}
      >
        {board.data === undefined ? (
          board.isError ? (
            <Failure isBusy={board.isFetching} onRetry={() => void board.refetch()}>
              {sentenceFor(board.error)}
            </Failure>
          ) : (
            <LoadingRankings />
          )
        ) : board.data.standings.length === 0 ? (
          <EmptySeason isOver={isOver} />
        ) : (
          <StandingsTable {...board.data} isOver={isOver} />
        )}
      </div>
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
