import { z } from 'zod'

import { giveOrder } from '#scripts/operator/place/order.ts'
import { type Place, Refusal } from '#scripts/operator/place/place.ts'
import { rebuildStatesOf } from '#server/learning/skill-states.ts'

const EVERYBODY = '--all'

const rebuiltSchema = z.nullable(z.object({ accounts: z.number() }))

/**
 * Makes the skill states of one account, or of all, again from their answers, on servers that run too.
 * @param who the address of the account, or `--all`
 * @returns a report in words
 * @throws Refusal with the remedy
 */
export async function rebuildSkillsAt(place: Place, who: string): Promise<string> {
  const email = who === EVERYBODY ? null : who
  const rebuilt = await giveOrder(place, {
    path: '/rebuild-skills',
    body: { email },
    answer: rebuiltSchema,
    run: (database) => rebuildStatesOf(database, email),
  })
  if (rebuilt === null) throw new Refusal(`No account has the address ${who}.`)
  return `Rebuilt: the skill states of ${rebuilt.accounts} accounts.`
}
