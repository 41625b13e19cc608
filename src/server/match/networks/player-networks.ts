import { createHmac } from 'node:crypto'

import { sql } from 'kysely'

import type { Page } from '#server/live/pages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Notes from which network a player searches, so that wins among few players of one are recognized. */
export type NoteNetwork = (page: Pick<Page, 'userId' | 'network'>) => Promise<void>

/**
 * Networks are noted as hashes with a secret and the week: those of two weeks cannot be compared, and no
 * address can be read from one.
 * @param clock the wall clock
 */
export function createNoteNetwork(database: Database, secret: string, clock: Clock): NoteNetwork {
  return async ({ userId, network }) => {
    if (network === null) return
    const week = weekOf(clock())
    const hash = createHmac('sha256', secret).update(`network of ${week} ${network}`)
    await sql`
      ${prepared('note network')} insert into player_networks (user_id, network, week)
      values (${userId}, ${hash.digest('base64url')}, ${week}::date)
      on conflict do nothing
    `.execute(database)
  }
}

/** Returns the Monday, UTC, of the week of a moment, as in `2026-11-23`. */
export function weekOf(now: number): string {
  // The first Monday of the clock was the fifth of its days.
  const sinceMonday = (Math.floor(now / DAY_MS) + 3) % 7
  return new Date(now - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
