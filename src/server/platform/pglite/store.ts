import { Worker } from 'node:worker_threads'

import type { RefusedQuery, StoreReply, StoreRequest, StoreSettings } from './messages.ts'

/** PostgreSQL's code for a server that is on its way out. */
const ADMIN_SHUTDOWN = '57P01'
/** Waits before PostgreSQL is started again: the first, and the longest after doubling. */
const RETRY_MS = 200
const MAX_RETRY_MS = 5000

export type Rows = Extract<StoreReply, { kind: 'rows' }>

/** A connection to the embedded database as it runs now. It fails for good once that has ended. */
export type StoreConnection = {
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<Rows>
}

/** The embedded database, which lives in a thread of its own. */
export type Store = {
  readonly connect: () => StoreConnection
  /** Returns all files as of one moment, as a compressed archive. Only between transactions. */
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>
  readonly close: () => Promise<void>
}

/** An error of the embedded database, with the fields that PostgreSQL's drivers give theirs. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly detail: string | undefined
  readonly table: string | undefined

  constructor({ message, code, constraint, detail, table }: RefusedQuery) {
    super(message)
    this.code = code
    this.constraint = constraint
    this.detail = detail
    this.table = table
  }
}

type Answer = Extract<StoreReply, { kind: 'rows' | 'archive' | 'closed' }>
type Without<Request, Key extends PropertyKey> = Request extends unknown
  ? Omit<Request, Key>
  : never
type Question = Without<StoreRequest, 'id'>

/** One run of PostgreSQL, from its start to its end. */
type Run = {
  readonly ask: (question: Question) => Promise<Answer>
  /** Settles with the reason when the thread has ended. */
  readonly ended: Promise<StoreError>
}

/**
 * Opens the embedded database below a folder in a thread of its own, so that neither a query nor the making
 * of a new database keeps this one from answering.
 * @param onLost called when PostgreSQL has ended by itself, or could not be started again. It is started
 * again soon, and then less and less often
 * @throws when PostgreSQL cannot be started there
 */
export async function openStore(
  settings: StoreSettings,
  onLost: (error: Error) => void,
): Promise<Store> {
  let current: Run | null = null
  let isClosing = false
  let retrying: NodeJS.Timeout | undefined
  use(await startRun(settings))

  return {
    connect() {
      const run = current
      return {
        async query(sql, parameters) {
          if (run === null) throw lost('it is being started')
          const answer = await run.ask({ kind: 'query', sql, parameters })
          if (answer.kind !== 'rows') throw new Error(`Asked for rows, got ${answer.kind}`)
          return answer
        },
      }
    },
    async dump() {
      if (current === null) throw lost('it is being started')
      const answer = await current.ask({ kind: 'dump' })
      if (answer.kind !== 'archive') throw new Error(`Asked for an archive, got ${answer.kind}`)
      return answer.archive
    },
    async close() {
      if (isClosing) return
      isClosing = true
      clearTimeout(retrying)
      if (current === null) return
      const { ask, ended } = current
      await ask({ kind: 'close' })
      await ended
    },
  }

  function use(run: Run): void {
    current = run
    void leave(run)
  }

  async function leave(run: Run): Promise<void> {
    const error = await run.ended
    current = null
    if (isClosing) return
    onLost(error)
    retry(RETRY_MS)
  }

  function retry(delay: number): void {
    const again = async () => {
      try {
        const run = await startRun(settings)
        use(run)
        if (isClosing) await run.ask({ kind: 'close' })
      } catch (error) {
        onLost(error instanceof Error ? error : lost(String(error)))
        if (!isClosing) retry(Math.min(delay * 2, MAX_RETRY_MS))
      }
    }
    retrying = setTimeout(() => void again(), delay).unref()
  }
}

/** @throws when PostgreSQL does not start */
async function startRun(settings: StoreSettings): Promise<Run> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  const opened = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<StoreError>()
  let lastId = 0
  let end: StoreError | null = null
  let reason = 'its thread has ended'
  const worker = new Worker(new URL('./store-worker.ts', import.meta.url), { workerData: settings })

  worker.on('message', (reply: StoreReply) => {
    if (reply.kind === 'opened') opened.resolve()
    else if (reply.kind === 'died') reason = reply.reason
    else settle(reply)
  })
  worker.on('error', (error) => (reason = error.message))
  worker.on('exit', () => {
    end = lost(reason)
    for (const { reject } of waiting.values()) reject(end)
    opened.reject(new Error(reason))
    ended.resolve(end)
  })

  function settle(reply: Exclude<StoreReply, { kind: 'opened' | 'died' }>): void {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    // A database that nothing waits for keeps no process alive.
    if (waiting.size === 0 && reply.kind !== 'closed') worker.unref()
    if (reply.kind === 'refused') asked?.reject(new StoreError(reply.error))
    else asked?.resolve(reply)
  }

  async function ask(question: Question): Promise<Answer> {
    if (end !== null) throw end
    lastId += 1
    const asked = Promise.withResolvers<Answer>()
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ ...question, id: lastId })
    waiting.set(lastId, asked)
    worker.ref()
    return asked.promise
  }

  await opened.promise
  worker.unref()
  return { ask, ended: ended.promise }
}

function lost(reason: string): StoreError {
  return new StoreError({
    message: `The embedded database does not run: ${reason}`,
    code: ADMIN_SHUTDOWN,
    constraint: undefined,
    detail: undefined,
    table: undefined,
  })
}
