import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

/** How often a server says that it is there, in milliseconds. */
const BEAT_MS = 10_000
/** The least time between two looks into the database, in milliseconds. */
const LOOK_MS = 200

/** Where the other servers are. */
export type ServerAddresses = {
  /** Returns the origin of a server; null when none is known, or it has been silent for too long. */
  readonly originOf: (server: string) => Promise<string | null>
  /** Returns whether a server has been there at some time since this one started. */
  readonly wasThere: (server: string) => boolean
  readonly close: () => void
}

export type AddressesParts = {
  readonly database: Promise<Database>
  /** The name of this server; its workers share it. */
  readonly server: string
  /** Where other servers reach this one. */
  readonly origin: string
  /** Milliseconds of a clock that is never set. */
  readonly steadyClock: () => number
  readonly onFailure: (error: unknown) => void
}

/** Says again and again where this server is, and learns where the others are. */
export function shareAddresses(parts: AddressesParts): ServerAddresses {
  const { server: own, origin, steadyClock, onFailure } = parts
  const ever = new Set<string>()
  let known: ReadonlyMap<string, string> = new Map()
  let lookedAt = -Infinity
  let looking: Promise<void> | null = null
  let isClosed = false
  const beating = setInterval(() => void beat(), BEAT_MS).unref()
  void beat()

  return {
    async originOf(server) {
      if (!known.has(server)) await lookSoon()
      return known.get(server) ?? null
    },
    wasThere: (server) => ever.has(server),
    close() {
      isClosed = true
      clearInterval(beating)
    },
  }

  async function beat(): Promise<void> {
    try {
      const database = await parts.database
      if (isClosed) return
      await saveServer(database, own, origin)
      await look()
    } catch (error) {
      if (!isClosed) onFailure(error)
    }
  }

  /** Looks once for all who ask at about the same time. */
  function lookSoon(): Promise<void> {
    looking ??= lookAgain().finally(() => (looking = null))
    return looking
  }

  async function lookAgain(): Promise<void> {
    try {
      await setTimeout(Math.max(0, lookedAt + LOOK_MS - steadyClock()), undefined, { ref: false })
      await look()
    } catch (error) {
      onFailure(error)
    }
  }

  async function look(): Promise<void> {
    lookedAt = steadyClock()
    known = await readServers(await parts.database)
    for (const server of known.keys()) ever.add(server)
  }
}

/** Saves that a server is there, and forgets those that have been silent for long. */
async function saveServer(database: Database, server: string, origin: string): Promise<void> {
  await sql`
    insert into live_servers (id, origin, beat_at) values (${server}, ${origin}, now())
    on conflict (id) do update set origin = excluded.origin, beat_at = excluded.beat_at
  `.execute(database)
  await sql`
    delete from live_servers where beat_at < now() - interval '10 minutes'
  `.execute(database)
}

/** Returns the origins of the servers that have said within three beats that they are there. */
async function readServers(database: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly origin: string }>`
    select id, origin from live_servers where beat_at > now() - interval '30 seconds'
  `.execute(database)
  return new Map(rows.map(({ id, origin }) => [id, origin]))
}
