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

/** The matches that somebody has played, each a way back to its questions. */
export function PastMatches() {
  return (
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>
  )
}

function List() {
  /** The match that the page begins with which was asked for last. */
  const [begin, setBegin] = useState<string | null>(null)
  const { data, error, refetch, ...more } = useInfiniteQuery({
    queryKey: ['past-matches'],
    queryFn: ({ pageParam }) => call('list_matches', pageParam),
    initialPageParam: newest,
    getNextPageParam: ({ next }) => (next === null ? null : { from: next }),
    staleTime: 0,
  })
  const isLoadingMore = more.isFetchingNextPage
  useNews(refetch)

  function showMore() {
    if (isLoadingMore) return
    setBegin(data?.pages.at(-1)?.next ?? null)
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
          <PastMatchLine key={match.match_id} match={match} isBegin={match.match_id === begin} />
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

/** A match that ends, here or on another device, is listed at once, also when the word of it was lost. */
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
