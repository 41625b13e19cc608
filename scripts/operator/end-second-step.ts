import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { endSecondStep } from '#server/accounts/end-second-step.ts'
import { announce } from '#server/platform/postgres-bus.ts'
import { openPostgres } from '#server/platform/postgres.ts'

import { askServer } from './ask-server.ts'
import { type Place, Refusal, requireDatabase } from './place.ts'
import { withEmbedded } from './with-embedded.ts'

const endedSchema = z.nullable(z.object({ wasOn: z.boolean() }))
type Ended = z.output<typeof endedSchema>

const surroundings = {
  clock: Date.now,
  random: { uuid: () => randomUUID(), fraction: Math.random },
}

/**
 * Takes the second step off the account with an address, on servers that run too.
 * @returns what was done, in words
 * @throws Refusal that says what to do
 */
export async function endSecondStepAt(place: Place, email: string): Promise<string> {
  const ended =
    place.databaseUrl === undefined
      ? await endEmbedded(place.dataDir, email)
      : await endPostgres(place.databaseUrl, email)
  if (ended === null) throw new Refusal(`No account has the address ${email}.`)
  return ended.wasOn
    ? `Taken off: the second step of ${email}. A mail tells its owner.`
    : `There is no second step to take off ${email}.`
}

async function endPostgres(url: string, email: string): Promise<Ended> {
  const database = openPostgres(url, 'serving', () => {})
  try {
    const ended = await endSecondStep({ database, ...surroundings }, email)
    if (ended !== null) await announce(database, ended.changes)
    return ended
  } finally {
    await database.destroy()
  }
}

async function endEmbedded(folder: string, email: string): Promise<Ended> {
  requireDatabase(folder)
  const answer = await askServer(folder, '/end-second-step', { email })
  if (answer !== null) return endedSchema.parse(JSON.parse(answer.toString()))
  return withEmbedded(folder, ({ database }) => endSecondStep({ database, ...surroundings }, email))
}
