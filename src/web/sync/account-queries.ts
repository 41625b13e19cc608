import { type QueryClient, QueryClient as Client, QueryObserver } from '@tanstack/react-query'

import type { Stored } from '#web/store/stored.ts'
import { isRetryable, retryDelay } from '#web/wire/api.ts'

/** How often a failed read is repeated before it is given up. */
const READ_RETRIES = 5

/** The cache of server responses, read again when the server announces a change. */
export function createQueries(): QueryClient {
  return new Client({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
        networkMode: 'always',
        retry: (failures, error) => failures < READ_RETRIES && isRetryable(error),
        retryDelay: (failures) => retryDelay(failures + 1),
      },
    },
  })
}

/** An answer of the server that is kept up to date as long as it is wanted. */
export type Remote<Data> = {
  readonly get: () => Data | undefined
  /** Takes the data of another call. */
  readonly take: (change: (data: Data | undefined) => Data | undefined) => void
  readonly load: () => Promise<Data>
  /** Reads it again, regardless of requests on their way. */
  readonly refresh: () => Promise<void>
  /** Calls back after every change. Gives the way to stop. */
  readonly follow: (listener: () => void) => () => void
}

/** A value of the account whose changes show at once and are saved one after the other. */
export type Saving<Value> = Stored<Value> & {
  /** Settles when all changes so far are saved or refused. */
  readonly saved: () => Promise<void>
  readonly stop: () => void
}

/** @param newer of an answer and what is known already, what is to be kept */
export function remote<Data>(
  client: QueryClient,
  name: string,
  read: () => Promise<Data>,
  newer: (fresh: Data, known: Data) => Data,
): Remote<Data> {
  const queryKey = [name]
  const options = {
    queryKey,
    async queryFn() {
      const fresh = await read()
      const known = client.getQueryData<Data>(queryKey)
      return known === undefined ? fresh : newer(fresh, known)
    },
  }
  return {
    get: () => client.getQueryData<Data>(queryKey),
    take: (change) => void client.setQueryData<Data>(queryKey, change),
    load: () => client.fetchQuery(options),
    refresh: () => client.invalidateQueries({ queryKey }),
    follow: (listener) => new QueryObserver(client, options).subscribe(listener),
  }
}
