import { sql } from 'kysely'

import { callPath } from '#contract/calls.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { CALL_HEADERS, testParts } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { signUp } from '#server/testing/sign-up.ts'

const STEP_MS = 20_000

/** How often each status was answered. */
export type Statuses = ReadonlyMap<number, number>

/** A user that writes constantly, with its acknowledged writes. */
export type Writer = {
  /** Makes so many writes that need room, each a row of its own. */
  readonly write: (times: number) => Promise<Statuses>
  /** The status with which a read is answered. */
  readonly read: () => Promise<number>
  /** How many writes were acknowledged, and how many of these are not there. */
  readonly count: () => Promise<{ readonly acknowledged: number; readonly lost: number }>
  readonly close: () => Promise<void>
}

/** Starts a server on a database and signs up a user that writes. */
export async function startWriter(database: Database): Promise<Writer> {
  let now = Date.now()
  const app = await createApp(
    testParts({ database: Promise.resolve(database), clock: () => (now += STEP_MS) }),
  )
  const user = await signUp({ app })
  const cookie = cookieHeader(user.cookies)
  const acknowledged = new Set<string>()
  let written = 0

  async function write(times: number): Promise<Statuses> {
    const counts = new Map<number, number>()
    for (let index = 0; index < times; index += 1) {
      const id = `page-${String((written += 1)).padStart(8, '0')}`
      // oxlint-disable-next-line no-await-in-loop
      const status = await post('update_user_session', {
        session_id: id,
        device_info: { user_agent: 'x'.repeat(500), timestamp: new Date().toISOString() },
      })
      if (status === 200) acknowledged.add(id)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
    return counts
  }

  async function post(name: string, payload: object): Promise<number> {
    const headers = { ...CALL_HEADERS, cookie }
    const request = { method: 'POST', url: callPath(name), headers, payload } as const
    return (await app.inject(request)).statusCode
  }

  return {
    write,
    read: () => post('get_user_progress', {}),
    async count() {
      const { rows } = await sql<{ id: string }>`
        select session_id as id from user_sessions`.execute(database)
      const kept = new Set(rows.map(({ id }) => id))
      const lost = [...acknowledged].filter((id) => !kept.has(id)).length
      return { acknowledged: acknowledged.size, lost }
    },
    close: () => app.close(),
  }
}
