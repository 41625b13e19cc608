import { sql } from 'kysely'

import { GIVE_UP_MS } from '#server/mail/mail-worker.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

import type { Reader } from './metrics.ts'

type Backlog = {
  readonly players: number
  readonly matches: number
  readonly mails: number
  readonly oldest: Date | null
}

type BacklogParts = {
  readonly database: Database
  readonly clock: Clock
  /** Without a mail server mails wait for ever, and that is no news. */
  readonly sendsMail: boolean
}

/**
 * Reads the backlog of the database. Each count has an index of exactly the rows it counts. A mail
 * that was given up does not count.
 */
export function backlogReader({ database, clock, sendsMail }: BacklogParts): Reader {
  return async () => {
    const { rows } = await sql<Backlog>`
      select
        (select count(*)::int from match_queue) as players,
        (select count(*)::int from matches where status in ('starting', 'active')) as matches,
        count(*)::int as mails,
        min(created_at) as oldest
      from outgoing_mails
      where sent_at is null and created_at > ${new Date(clock() - GIVE_UP_MS)}`.execute(database)
    const { players = 0, matches = 0, mails = 0, oldest = null } = rows[0] ?? {}
    const waiting = { pw_match_queue_players: players, pw_matches_live: matches }
    if (!sendsMail) return waiting
    const age = oldest === null ? 0 : (clock() - oldest.getTime()) / 1000
    return { ...waiting, pw_mails_waiting: mails, pw_mails_oldest_seconds: age }
  }
}
