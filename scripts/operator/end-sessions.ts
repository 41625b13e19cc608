import { z } from 'zod'

import { endSessions } from '#server/accounts/end-sessions.ts'
import { announce } from '#server/platform/postgres-bus.ts'
import { openPostgres } from '#server/platform/postgres.ts'

import { askServer } from './ask-server.ts'
import { type Place, Refusal, requireDatabase } from './place.ts'
import { withEmbedded } from './with-embedded.ts'

const EVERYBODY = '--all'

const endedSchema = z.nullable(z.object({ sessions: z.number(), accounts: z.number() }))
type Ended = z.output<typeof endedSchema>

/**
 * Signs out an account everywhere, or everybody, on servers that run too.
 * @param who the address of the account, or `--all`
 * @returns what was done, in words
 * @throws Refusal that says what to do
 */
export async function endSessionsAt(place: Place, who: string): Promise<string> {
  const email = who === EVERYBODY ? null : who
  const ended =
    place.databaseUrl === undefined
      ? await endEmbedded(place.dataDir, email)
      : await endPostgres(place.databaseUrl, email)
  if (ended === null) throw new Refusal(`No account has the address ${who}.`)
  return `Ended: ${ended.sessions} sessions of ${ended.accounts} accounts.`
}

async function endPostgres(url: string, email: string | null): Promise<Ended> {
  const database = openPostgres(url, 'serving', () => {})
  try {
    const ended = await endSessions(database, email)
    if (ended !== null) await announce(database, ended.changes)
    return ended
  } finally {
    await database.destroy()
  }
}

async function endEmbedded(folder: string, email: string | null): Promise<Ended> {
  requireDatabase(folder)
  const answer = await askServer(folder, '/end-sessions', { email })
  if (answer !== null) return endedSchema.parse(JSON.parse(answer.toString()))
  return withEmbedded(folder, ({ database }) => endSessions(database, email))
}
