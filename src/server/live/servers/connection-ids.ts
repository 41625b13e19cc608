import { createHmac } from 'node:crypto'

import type { Clock } from '#server/platform/clock.ts'
import { type Allowance, createBuckets } from '#server/platform/http/buckets.ts'

/** So many requests that reach the wrong server are those of pages that change their network. */
const BY_CHANCE: Allowance = { size: 5, perSecond: 1 / 60 }
const WARNINGS: Allowance = { size: 1, perSecond: 1 / 3600 }
const ALL = 'all'
/** What a worker writes before an id. The id may begin with eight digits and a hyphen itself. */
const MARK_OF_WORKER = /^\d+-(?=[\da-f]{8}-)/

/** The ids of fallback connections, which tell the server that has opened them from others. */
export type ConnectionIds = {
  /** Marks a new id as one of this server. */
  readonly mark: (id: string) => string
  /**
   * Returns the name of the server that made an id, which may have the mark of a worker before it; null
   * for an id of this server, and for one that none of the servers has made.
   */
  readonly serverOf: (id: string) => string | null
  /** Hears of an id that this server does not know, which may have the mark of a worker before it. */
  readonly noteUnknown: (id: string) => void
}

export type ConnectionIdsParts = {
  /** Shared by all servers. */
  readonly secret: string
  /** What tells this server from others; its workers share it. */
  readonly server: string
  readonly startedAt: number
  readonly clock: Clock
  /** Tells the operator that requests of one connection reach different servers. */
  readonly warn: () => void
}

/**
 * Notices a load balancer that sends the requests of one connection to different servers, which breaks it. A
 * connection that was opened elsewhere before this server started may have come here because its server is gone.
 */
export function createConnectionIds(parts: ConnectionIdsParts): ConnectionIds {
  const { secret, server: own, startedAt, clock, warn } = parts
  const byChance = createBuckets(BY_CHANCE, clock)
  const warnings = createBuckets(WARNINGS, clock)
  return {
    mark: (id) => signed(`${id}.${own}.${clock().toString(36)}`),
    serverOf: (id) => read(id)?.server ?? null,
    noteUnknown(id) {
      const made = read(id)
      if (made === null || made.openedAt < startedAt) return
      if (byChance(ALL) > 0 && warnings(ALL) === 0) warn()
    },
  }

  /** Reads an id that another server has made. */
  function read(id: string): { readonly server: string; readonly openedAt: number } | null {
    const unmarked = id.replace(MARK_OF_WORKER, '')
    const [uuid = '', server = '', opened = ''] = unmarked.split('.')
    if (server === own || unmarked !== signed(`${uuid}.${server}.${opened}`)) return null
    return { server, openedAt: Number.parseInt(opened, 36) }
  }

  function signed(text: string): string {
    const mac = createHmac('sha256', secret).update(`connection ${text}`).digest('base64url')
    return `${text}.${mac.slice(0, 16)}`
  }
}
