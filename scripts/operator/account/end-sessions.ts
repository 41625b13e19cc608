import { z } from 'zod'

import { giveOrder } from '#scripts/operator/place/order.ts'
import { type Place, Refusal } from '#scripts/operator/place/place.ts'
import { endSessions } from '#server/account/end-sessions.ts'

const EVERYBODY = '--all'

const endedSchema = z.nullable(z.object({ sessions: z.number(), accounts: z.number() }))

/**
 * Signs out an account everywhere, or everybody, on servers that run too.
 * @param who the address of the account, or `--all`
 * @returns a report in words
 * @throws Refusal with the remedy
 */
export async function endSessionsAt(place: Place, who: string): Promise<string> {
  const email = who === EVERYBODY ? null : who
  const ended = await giveOrder(place, {
    path: '/end-sessions',
    body: { email },
    answer: endedSchema,
    run: (database) => endSessions(database, email),
  })
  if (ended === null) throw new Refusal(`No account has the address ${who}.`)
  return `Ended: ${ended.sessions} sessions of ${ended.accounts} accounts.`
}
