import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { sentenceFor } from '#web/session/sentences.ts'
import { queries } from '#web/session/session.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { call } from '#web/wire/api.ts'
import { liveLine } from '#web/wire/live-connection.ts'

import { PastMatchLine } from './past-match-line.tsx'

const newest: { readonly from?: string } = {}

/** The player's past matches, each with a link to its questions. */
export function PastMatches() {
  return (
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>
  )
}

function List() {
  /** The first match of the page that was requested last. */
  const [first, setFirst] = useState<string | null>(null)
  const { data, error, refetch, ...more } = useInfiniteQuery({
    queryKey: ['past-matches'],
    queryFn: ({ pageParam }) => call('list_matches', { ...pageParam, with_kind: true }),
    initialPageParam: newest,
    getNextPageParam: ({ next }) => (next === null ? null : { from: next }),
    staleTime: 0,
  })
  const isLoadingMore = more.isFetchingNextPage
  useNews(refetch)

  function showMore() {
    if (isLoadingMore) return
    setFirst(data?.pages.at(-1)?.next ?? null)
    void more.fetchNextPage()
  }

  if (data === undefined) {
    return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
  }
  const matches = data.pages.flatMap((page) => page.matches)
  if (matches.length === 0) return <NothingPlayed />
  return (
    <>
      <ol className="-mx-2 divide-y divide-line">
        {matches.map((match) => (
          <PastMatchLine
            key={match.match_id}
            match={match}
            isFirstOfPage={match.match_id === first}
          />
        ))}
      </ol>
      {!more.hasNextPage ? null : more.isFetchNextPageError && !isLoadingMore ? (
        <Failure error={error} onRetry={showMore} />
      ) : (
        <p className="mt-4 text-center">
          <Button onClick={showMore}>{isLoadingMore ? 'Loading...' : 'Show more'}</Button>
        </p>
      )}
    </>
  )
}

/** Reloads the list when a match ends on any device, and after a reconnection that may have missed it. */
function useNews(refetch: (options: { readonly cancelRefetch: boolean }) => unknown) {
  useEffect(
    () =>
      liveLine.follow((message) => {
        const isEnd = message.type === 'match' && message.view.phase.kind === 'finished'
        if (isEnd || message.type === 'hello') void refetch({ cancelRefetch: isEnd })
      }),
    [refetch],
  )
}

function Loading() {
  return (
    <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-muted">
      <LoaderCircle aria-hidden className="animate-spin" /> Loading your matches...
    </p>
  )
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-4 flex flex-col items-center gap-4 text-center">
      <p>{sentenceFor(error)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

function NothingPlayed() {
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <p className="text-muted">No matches yet</p>
      <Link viewTransition to="/dashboard/multiplayer" className={buttonClass('secondary')}>
        Find Match
      </Link>
    </div>
  )
}
