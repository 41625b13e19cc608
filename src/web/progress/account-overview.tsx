import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import { queries } from '#web/session/session.ts'
import { call } from '#web/wire/api.ts'

import { midnightsOf } from './charts/practice-days.ts'
import { countedByServer, summaryOf } from './practice-summary.ts'
import { ProgressOverview } from './progress-overview.tsx'

type Props = Pick<ComponentProps<typeof ProgressOverview>, 'progress' | 'weeks'>

/** Long enough for going back and forth between screens. */
const KEPT_MS = 300_000

/** The overview of a user with more answers than are listed here. */
export function AccountOverview(props: Props) {
  return (
    <QueryClientProvider client={queries}>
      <Counted {...props} />
    </QueryClientProvider>
  )
}

function Counted({ progress, weeks }: Props) {
  const midnights = midnightsOf(weeks).map((midnight) => midnight.toISOString())
  const { data, isError, refetch } = useQuery({
    // With another answer, and on another day, the figures are others.
    queryKey: ['practice-summary', progress.totals.totalAnswered, midnights.at(-1)],
    queryFn: () => call('get_practice_summary', { midnights }),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  })
  if (data !== undefined) {
    const summary = countedByServer(progress, weeks.flat(), data)
    return <ProgressOverview progress={progress} weeks={weeks} summary={summary} />
  }
  if (!isError) return <ProgressOverview progress={progress} weeks={weeks} summary={null} />
  return (
    <ProgressOverview
      progress={progress}
      weeks={weeks}
      summary={summaryOf(progress)}
      onRetry={() => void refetch()}
    />
  )
}
