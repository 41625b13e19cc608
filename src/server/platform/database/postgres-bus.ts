import { sql } from 'kysely'
import { Client } from 'pg'
import * as z from 'zod'

import { type Bus, type Change, changeSchema, createBus } from '#server/platform/bus.ts'
import { readDatabaseAddress } from '#server/platform/database-address.ts'

import { databaseHosts, requireWritable } from './database-hosts.ts'
import type { Database } from './database.ts'
import { isLostDatabase } from './lost-database.ts'
import { LIMITS } from './postgres.ts'

const CHANNEL = 'periodic_wizard'
/** How long changes are gathered before they are sent together, in milliseconds: no person notices. */
const GATHER_MS = 20
/** PostgreSQL takes less than 8000 bytes at once. */
const PAYLOAD_BYTES = 7900
/** Waits between attempts to connect: the first, and the longest after doubling. */
const RETRY_MS = 200
const MAX_RETRY_MS = 1000
/** How often the server is asked whether it still takes writes: a connection that only listens finds out by that. */
const LOOK_MS = 2000
/** Above this number of waiting changes, the other servers learn only that they missed some. */
const MAX_WAITING = 10_000
/** Limits the wait for unsent notifications when the server stops. */
const CLOSE_MS = 1000

const envelopeSchema = z.strictObject({ from: z.string(), changes: z.array(changeSchema) })

/** A bus that reaches every server on the same database. */
export type SharedBus = Bus & {
  /** Begins to connect, for ever if need be; settles with the first connection. */
  readonly connect: () => Promise<void>
  readonly close: () => Promise<void>
}

type SharedBusParts = {
  readonly databaseUrl: string
  /** The name of this server, of which no other has the same. */
  readonly node: string
  readonly onFailure: (error: unknown) => void
}

/**
 * A bus over a PostgreSQL connection of its own. Changes are sent in statements of their own, never
 * in the transaction that made them: there they would make all commits wait for each other. A
 * change that is published without a connection is lost. A server that failed to connect or was cut
 * off therefore learns afterwards that it has missed something, and says so to the other servers.
 */
export function openSharedBus({ databaseUrl, node, onFailure }: SharedBusParts): SharedBus {
  const local = createBus()
  const hosts = databaseHosts(readDatabaseAddress(databaseUrl)?.urls ?? [databaseUrl])
  const first = Promise.withResolvers<void>()
  let waiting: Change[] = []
  /** Whether a change was published that the other servers did not get. */
  let hasDropped = false
  let client: Client | null = null
  let gathering: NodeJS.Timeout | undefined
  let retrying: NodeJS.Timeout | undefined
  let sending = Promise.resolve()
  /** How many turns are under way or wait for theirs. */
  let turns = 0
  let isClosed = false
  const looking = setInterval(look, LOOK_MS).unref()

  return {
    publish(change) {
      local.publish(change)
      waiting.push(change)
      if (client === null || waiting.length > MAX_WAITING) return drop()
      gathering ??= setTimeout(flush, GATHER_MS)
    },
    listen: local.listen,
    connect() {
      void attempt(RETRY_MS, false)
      return first.promise
    },
    async close() {
      isClosed = true
      clearTimeout(gathering)
      clearTimeout(retrying)
      clearInterval(looking)
      flush()
      const last = client
      const givingUp = setTimeout(() => last && hangUp(last), CLOSE_MS)
      await sending
      await client?.end()
      clearTimeout(givingUp)
    },
  }

  async function attempt(retryMs: number, isAgain: boolean): Promise<void> {
    const place = hosts.current()
    const next = new Client({ connectionString: place.url, keepAlive: true, ...LIMITS })
    next.on('error', onFailure)
    next.on('end', () => lose(next))
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await next.connect()
      await requireWritable(next)
      await next.query(`listen ${CHANNEL}`)
      if (isClosed) return await next.end()
      client = next
      first.resolve()
      if (hasDropped) inTurn(send)
      if (isAgain) local.publish({ kind: 'missed' })
    } catch (error) {
      onFailure(error)
      hosts.skip(place)
      hangUp(next)
      again(retryMs)
    }
  }

  function lose(lost: Client): void {
    if (client !== lost) return
    client = null
    hangUp(lost)
    if (waiting.length > 0) drop()
    again(RETRY_MS)
  }

  function again(retryMs: number): void {
    if (isClosed) return
    clearTimeout(retrying)
    const longer = Math.min(2 * retryMs, MAX_RETRY_MS)
    retrying = setTimeout(() => void attempt(longer, true), retryMs).unref()
  }

  function drop(): void {
    hasDropped = true
    waiting = []
  }

  function flush(): void {
    gathering = undefined
    inTurn(send)
  }

  function look(): void {
    if (turns > 0) return
    inTurn(hasDropped ? send : requireWritable)
  }

  /** One after the other, so that changes arrive in their order. */
  function inTurn(ask: (by: Client) => Promise<void>): void {
    turns += 1
    sending = sending.then(() => take(ask)).finally(() => (turns -= 1))
  }

  async function take(ask: (by: Client) => Promise<void>): Promise<void> {
    const by = client
    if (by === null) return
    try {
      await ask(by)
    } catch (error) {
      onFailure(error)
      if (isLostDatabase(error)) lose(by)
    }
  }

  /**
   * Sends the waiting changes. After a drop it announces the loss instead, and everything has to be
   * read again.
   */
  async function send(by: Client): Promise<void> {
    const changes: readonly Change[] = hasDropped ? [{ kind: 'missed' }] : waiting
    waiting = []
    hasDropped = false
    try {
      for (const payload of payloadsOf(node, changes)) {
        // In the order of the changes.
        // oxlint-disable-next-line no-await-in-loop
        await by.query('select pg_notify($1, $2)', [CHANNEL, payload])
      }
    } catch (error) {
      hasDropped = true
      throw error
    }
  }

  function hear(payload: string): void {
    if (payload.startsWith(beginningOf(node))) return
    const envelope = envelopeSchema.safeParse(parseJson(payload))
    // A change that an older version does not know may be any change.
    if (!envelope.success) return local.publish({ kind: 'missed' })
    for (const change of envelope.data.changes) local.publish(change)
  }
}

/** Tells all servers on a database of changes, from a program that is none of them. */
export async function announce(database: Database, changes: readonly Change[]): Promise<void> {
  await Promise.all(
    payloadsOf('operator', changes).map((payload) =>
      sql`select pg_notify(${CHANNEL}, ${payload})`.execute(database),
    ),
  )
}

/** Ends a connection that may have gone silent, and then answers no farewell either. */
function hangUp(client: Client): void {
  void client.end()
  client.connection.stream.destroy()
}

/** The changes, without repeats, in as few texts as their size allows. */
function payloadsOf(node: string, changes: readonly Change[]): readonly string[] {
  const texts = [...new Set(changes.map((change) => JSON.stringify(change)))]
  const groups: string[][] = []
  let size = Infinity
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1
    if (size + bytes > PAYLOAD_BYTES) {
      groups.push([])
      size = node.length + 30
    }
    groups.at(-1)?.push(text)
    size += bytes
  }
  return groups.map((group) => `${beginningOf(node)}"changes":[${group.join(',')}]}`)
}

/** By which a server knows its own changes without reading them. */
function beginningOf(node: string): string {
  return `{"from":${JSON.stringify(node)},`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
